"""A match that is served on the loopback, in a thread of its own, and can be killed and served again."""

from __future__ import annotations

import asyncio
import threading
from typing import TYPE_CHECKING, Any, Self

from accessgames.bots.policies import make_policy
from accessgames.engine import Header, SeatSpec, read_journal
from accessgames.engine.local_seat import LocalSeat
from accessgames.engine.luck import draw_luck
from accessgames.games import load_room
from accessgames.net.chronicle import Chronicle
from accessgames.net.counted_lines import CountedLines
from accessgames.net.endpoint import Endpoint
from accessgames.net.link import Link
from accessgames.net.remote_seat import RemoteSeat

if TYPE_CHECKING:
    from collections.abc import Sequence

    from websockets.asyncio.server import Server

PAUSES = (0.05,) * 100
PEOPLE = ("Jana", "Petr", "Eva", "Ota")


def rules(game: str) -> Any:  # noqa: ANN401 - by game
    """The rules of a game."""
    return load_room(game).game


class Served:
    """A match with secret luck between people who are all elsewhere, and computer players."""

    def __init__(self, game: str, players: Sequence[str] = ("human", "human"), **options: str) -> None:
        self.room = load_room(game)
        setup = self.room.game.setup(len(players), options)
        self.luck = draw_luck()
        seats = tuple(SeatSpec(name, player) for name, player in zip(PEOPLE, players, strict=False))
        self.header = Header(
            game, self.room.game.rules_version, seats, setup.options, "", sealed=self.luck.sealed
        )
        self.people = [seat for seat, player in enumerate(players) if player == "human"]
        self.text = ""
        self.port = 0
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: threading.Thread | None = None

    def __enter__(self) -> Self:
        self.serve()
        return self

    def __exit__(self, *error: object) -> None:
        self.kill()

    def _keep(self, line: str) -> None:
        self.text += line

    def _seat(self) -> tuple[LocalSeat[Any, Any, Any, Any], CountedLines, Chronicle]:
        """The match as its journal has it."""
        lines = CountedLines(self._keep, self.text)
        chronicle = Chronicle()
        if self.text:
            journal = read_journal(self.text.splitlines(keepends=True))
            secret = None if journal.revealed else self.luck.secret
            seat = LocalSeat.resume(self.room.game, journal, lines, secret)
            chronicle = Chronicle(journal.records)
        else:
            seat = LocalSeat.begin(self.room.game, self.header, lines, self.luck.secret)
        bots = {
            number: make_policy(self.room.bots, spec.player)
            for number, spec in enumerate(seat.header.seats)
            if spec.player != "human"
        }
        seat.occupy(bots, lambda: 0, self.room.told_by_people)
        return seat, lines, chronicle

    def serve(self) -> None:
        """Serve it, the first time or from its journal."""
        ready = threading.Event()

        async def work() -> None:
            self._loop, self._over = asyncio.get_running_loop(), asyncio.Event()
            tokens = {f"token-{seat}": frozenset({seat}) for seat in self.people} | {"watch": frozenset()}
            self.endpoint = Endpoint(*self._seat(), tokens)
            server: Server = await self.endpoint.listen("127.0.0.1", self.port)
            self.port = next(iter(server.sockets)).getsockname()[1]
            ready.set()
            await self._over.wait()
            server.close()
            await server.wait_closed()

        self._thread = threading.Thread(target=lambda: asyncio.run(work()), daemon=True)
        self._thread.start()
        assert ready.wait(20)

    def kill(self) -> None:
        """Let the server be gone; what was told is in the journal."""
        assert self._loop is not None
        assert self._thread is not None
        self._loop.call_soon_threadsafe(self._over.set)
        self._thread.join(20)

    @property
    def address(self) -> str:
        """Where it is served."""
        return f"ws://127.0.0.1:{self.port}"

    def link(self, token: str) -> Link:
        """A connection of somebody."""
        return Link(self.address, token, rules, PAUSES)

    def sit(self, seat: int) -> tuple[Link, RemoteSeat]:
        """A person on a seat, who waits for others."""
        link = self.link(f"token-{seat}")
        return link, RemoteSeat(link.game, link.header, link.own, link, patient=True)
