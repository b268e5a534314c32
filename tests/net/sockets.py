"""A hall that is served on the loopback, in a thread of its own, and can be killed and served again."""

from __future__ import annotations

import asyncio
import threading
from typing import TYPE_CHECKING, Any, Protocol, Self, TypeVar

import pytest

from accessgames.engine import GameError
from accessgames.games import load_room
from accessgames.net import frames
from accessgames.net.hall import talking
from accessgames.net.hall.doors import Door
from accessgames.net.hall.hall import Hall
from accessgames.net.hall.ledger import Ledger
from accessgames.net.link import Link

if TYPE_CHECKING:
    from collections.abc import Coroutine, Mapping
    from pathlib import Path

    from websockets.asyncio.server import Server

    from accessgames.games import Room
    from accessgames.net.remote_seat import RemoteSeat

T = TypeVar("T")
PAUSES = (0.05,) * 100
PEOPLE = ("Jana", "Petr", "Eva", "Ota")
HOST = "the word of the host"


def open_room(game: str, recorded: Mapping[str, str] | None = None) -> Room:
    """The room of a game."""
    del recorded
    return load_room(game)


def hello(name: str = "", token: str = "", **more: Any) -> frames.Hello:  # noqa: ANN401 - by field
    """How somebody says who they are."""
    return frames.Hello(frames.VERSION, token, name, **more)


class Reached(Protocol):
    """A hall that people can come to."""

    def link(self, name: str) -> Link:
        """A connection of somebody."""


class Served:
    """A hall on a file."""

    def __init__(self, path: Path | str, word: str = "", holder: str = "") -> None:
        self.path = path
        self.holder = holder
        self.word = word
        self.port = 0
        self.tokens: dict[str, str] = {}
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: threading.Thread | None = None

    def __enter__(self) -> Self:
        self.serve()
        return self

    def __exit__(self, *error: object) -> None:
        self.kill()

    def serve(self) -> None:
        """Serve it, the first time or from its file."""
        ready = threading.Event()

        async def work() -> None:
            self._loop, self._over = asyncio.get_running_loop(), asyncio.Event()
            self.ledger = Ledger(self.path, self.holder)
            self.hall = Hall("Klub", self.ledger, open_room, "cs", lambda at: f"Alfa {at}", HOST)
            server: Server = await Door(self.hall, self.word).listen("127.0.0.1", self.port)
            self.port = next(iter(server.sockets)).getsockname()[1]
            if self.hall.house:
                self.hall.house.open_door(self.address, "")
            attending = asyncio.create_task(talking.attend(self.hall))
            ready.set()
            await self._over.wait()
            attending.cancel()
            server.close()
            await server.wait_closed()

        self._thread = threading.Thread(target=lambda: asyncio.run(work()), daemon=True)
        self._thread.start()
        assert ready.wait(20)

    def kill(self) -> None:
        """Let the server be gone; what was told is in its file."""
        assert self._loop is not None
        assert self._thread is not None
        self._loop.call_soon_threadsafe(self._over.set)
        self._thread.join(20)
        self.ledger.close()

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Let something be done in the loop of the hall, and return what came of it."""
        assert self._loop is not None
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(20)

    @property
    def address(self) -> str:
        """Where it is served."""
        return f"ws://127.0.0.1:{self.port}"

    def link(self, name: str) -> Link:
        """A connection of somebody, who is known again by the token of the last time."""
        link = Link(self.address, hello(name, self.tokens.get(name, "")), open_room, PAUSES)
        self.tokens[name] = link.token
        return link

    def journal(self, table: int) -> str:
        """What the file has of the match at a table."""
        return "".join(self.ledger.lines(table))


class Party:
    """A match with secret luck between people who are all elsewhere, and perhaps computer players.

    Attributes:
        links: The people's connections, by seat.
        seats: What each sits on.
        table: Number of their table.
    """

    def __init__(self, served: Reached, game: str, people: int = 2, computers: int = 0) -> None:
        self.links = [served.link(name) for name in PEOPLE[:people]]
        asked = frames.Open(game, people + computers, computers=(1,) * computers)
        self.table = self.links[0].request(asked, frames.TableSeen).number
        for link in self.links[1:]:
            link.request(frames.Sit(self.table), frames.TableSeen)
        self.seats: list[RemoteSeat] = [enter(link) for link in self.links]

    def close(self) -> None:
        """Everybody goes."""
        for link in self.links:
            link.close()


def enter(link: Link) -> RemoteSeat:
    """Sit down at the match that has begun; it is waited for, since it is told by itself."""
    while not link.called:
        assert link.wait_in_hall()
        _ = link.heard
    seat, _, _ = link.enter(patient=True)
    return seat


def refused(link: Link, what: frames.HallRequest | frames.SeatRequest) -> str:
    """The key of the refusal of a request."""
    with pytest.raises(GameError) as caught:
        link.ask(what)
    return caught.value.key
