"""Everything together: a database, servers, what stands before them, guests; and what goes wrong there."""

from __future__ import annotations

import asyncio
import signal
import time
from collections import defaultdict
from contextlib import ExitStack, suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, Self

from accessgames.engine import Stream
from accessgames.net.hall.ledger import Ledger
from tools.faults import referee
from tools.faults.front import Front
from tools.faults.guests import Guest
from tools.faults.pair import Pair
from tools.faults.servers import CLOCKS, Server

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

KINDS: Final = (
    "kill", "kill", "stop", "stop", "end", "lines", "connections", "connections", "promote", "full",
)  # fmt: skip
"""What goes wrong: a server is killed, stopped for some seconds or ends in order; lines of guests or
connections to the database are cut; the primary dies and the standby is promoted; a disk is full."""

LIMITS: Final = {"promote": 15.0, "full": 15.0, "lines": 10.0}
"""Seconds within which play goes on behind a fault of a kind; five where none are said. Where all lines are
cut, every guest of the house comes back in the same moment."""

_LIMIT: Final = 5.0

GAMES: Final = ("quantum", "iota")

_PAUSE: Final = 4
"""Up to so many seconds more pass before the next fault, and with `together` between any two."""

_CALM: Final = 60.0
"""Seconds after which the next fault comes also where somebody is not served yet."""

_LAST: Final = 180.0
"""Seconds after which somebody whom nobody serves any more is not waited for."""

_STOPPED: Final = 5
_FULL: Final = 3.0


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that was done.

    Attributes:
        kind: One of `KINDS`.
        begun: When, in seconds from any moment.
        over: When everybody was served again behind it, or should have been.
    """

    kind: str
    begun: float
    over: float


@dataclass(frozen=True, slots=True)
class Wait:
    """How long somebody was not served.

    Attributes:
        kind: What had gone wrong; `none` where nothing had.
        seconds: How long, from then on.
        met: What broke or was refused meanwhile, each with the second.
    """

    kind: str
    seconds: float
    met: tuple[str, ...] = ()

    @property
    def late(self) -> bool:
        """Whether that was too long."""
        return self.seconds > LIMITS.get(self.kind, _LIMIT)


class House:
    """Several servers on a database with a standby, and guests.

    Attributes:
        guests: Who plays, each at a table with a computer.
        faults: What was done.
    """

    def __init__(self, folder: Path, servers: int, tables: int, seed: str, pace: float) -> None:
        """Start everything.

        Args:
            folder: Where the servers keep what is their own.
            servers: How many.
            tables: How many guests.
            seed: What everything is drawn from.
            pace: Seconds that a guest thinks.
        """
        self._left = ExitStack()
        self._pair = self._left.enter_context(Pair())
        self._servers: list[Server] = []
        for number in range(servers):
            own = folder / f"server{number}"
            own.mkdir()
            self._servers.append(Server(own, self._pair.address, CLOCKS[number % len(CLOCKS)]))
            self._left.callback(self._servers[-1].end)
        self._front = Front(lambda: [server.port for server in self._servers])
        self._left.callback(self._front.close)
        self._stream, address = Stream(seed, "faults"), f"ws://127.0.0.1:{self._front.port}"
        self.guests = [
            Guest(address, f"Guest {at}", GAMES[at % len(GAMES)], Stream(seed, f"guest {at}"), pace)
            for at in range(tables)
        ]
        self.faults: list[Fault] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self._left.close()

    async def run(self, kinds: Sequence[str], *, together: bool = False) -> list[str]:
        """Let guests play while these things go wrong; return who was served no more in the end.

        Args:
            kinds: What goes wrong, in this order.
            together: Whether the next fault comes before play goes on behind the one before. How long
                guests wait for what is then nobody's measure: where another server dies within the five
                seconds, those count anew.
        """
        keeping = asyncio.create_task(self._keep())
        living = {asyncio.create_task(guest.live()): guest for guest in self.guests}
        await asyncio.gather(*(guest.playing.wait() for guest in self.guests))
        for kind in kinds:
            begun = time.monotonic()
            await self._do(kind)
            print(f"{len(self.faults) + 1}: {kind}", flush=True)
            if not together:
                await self._become_calm()
            now = time.monotonic()
            self.faults.append(Fault(kind, begun, now + LIMITS.get(kind, _LIMIT) if together else now))
            await asyncio.sleep(_PAUSE if together else self._stream.below(1000 * _PAUSE) / 1000)
        for guest in self.guests:
            guest.closing = True
        done, left = await asyncio.wait(living, timeout=_LAST)
        keeping.cancel()
        for task in left:
            task.cancel()
        failed = [f"a guest failed: {error!r}" for task in done if (error := task.exception())]
        return failed + [
            f"table {living[task].matches[-1].table}: nobody serves it any more" for task in left
        ]

    def draw(self, faults: int) -> list[str]:
        """Draw what goes wrong: everything once before anything a second time."""
        first = list(dict.fromkeys(KINDS))
        self._stream.shuffle(first)
        return (first + [self._stream.choice(KINDS) for _ in range(faults)])[:faults]

    async def _become_calm(self) -> None:
        """Wait until everybody was served once more behind the last fault."""
        for guest in self.guests:
            guest.served.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(_CALM):
                await asyncio.gather(*(guest.served.wait() for guest in self.guests))

    async def _keep(self) -> None:
        """Start servers again that have ended."""
        while True:
            for server in self._servers:
                server.keep()
            await asyncio.sleep(0.3)

    async def _do(self, kind: str) -> None:
        server, primary = self._stream.choice(self._servers), self._pair.primary
        match kind:
            case "kill":
                server.send(signal.SIGKILL)
            case "end":
                server.send(signal.SIGTERM)
            case "stop":
                server.send(signal.SIGSTOP)
                await asyncio.sleep(_STOPPED + self._stream.below(4))
                server.send(signal.SIGCONT)
            case "lines":
                self._front.cut()
            case "connections":
                await asyncio.to_thread(self._pair.cut)
            case "promote":
                await asyncio.to_thread(self._pair.fail_over)
                await asyncio.sleep(LIMITS["promote"])
                await asyncio.to_thread(self._pair.follow)
            case "full" if primary.mounted:
                await asyncio.to_thread(primary.fill)
                await asyncio.sleep(_FULL)
                await asyncio.to_thread(primary.free)

    def wrong(self) -> list[str]:
        """Compare what guests were told with what is kept; return what is wrong."""
        ledger = Ledger(self._pair.address)
        try:
            return [
                fault
                for guest in self.guests
                for match in guest.matches
                for fault in referee.compare(match, ledger.lines(match.table))
            ]
        finally:
            ledger.close()

    def waits(self) -> list[Wait]:
        """Return how long guests were not served, what had gone wrong then, and what they met."""
        found = []
        for guest in self.guests:
            for since, seconds in guest.waits:
                met = [f"{at - since:.1f} {what}" for at, what in guest.met if since <= at <= since + seconds]
                found.append(replace(blame(self.faults, since, since + seconds), met=tuple(met)))
        return found


def blame(faults: Sequence[Fault], since: float, until: float) -> Wait:
    """Return how long somebody waited because of a fault: the first that reached into that time."""
    there = [one for one in faults if one.begun < until and one.over > since]
    if not there:
        return Wait("none", until - since)
    return Wait(there[0].kind, until - max(since, there[0].begun))


def by_kind(waits: Sequence[Wait]) -> dict[str, list[Wait]]:
    """Return the waits behind faults of each kind."""
    found: defaultdict[str, list[Wait]] = defaultdict(list)
    for wait in waits:
        found[wait.kind].append(wait)
    return dict(sorted(found.items()))
