"""The end of a hall that others go on with: guests hear one sentence, nothing told is lost, all come back.

First nobody new is let in and no new table is opened. Everybody hears why. Then each table is released: what
was told is on the disk, nothing more is written here. Other servers of a house may take all of them from the
moment at which the lease of this one ends, so that whoever was late is refused. Connections are closed by a
code that means to come back; what was asked and not answered is asked again there.
"""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from websockets.exceptions import ConnectionClosed

from accessgames.engine import GameError
from accessgames.net import frames, pipes
from accessgames.net.operations import health

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable

    from accessgames.net.hall.guests import Guest
    from accessgames.net.hall.hall import Hall
    from accessgames.net.visits.visit import Visits

HEARING: Final = 3.5
"""So many are given to those who have to hear of it."""

RELEASING: Final = 2.5
"""So many to computer players that think, since a table is released between two actions."""

HANDING: Final = 1.0
"""So many to the database, until others may take the tables."""

CLOSING: Final = 1.5
"""So many to connections that are closed."""

LAST: Final = 1.5
"""So many to the disk, and to whatever else has to end; then the process ends without it."""

SECONDS: Final = HEARING + RELEASING + HANDING + CLOSING + LAST
"""After so many seconds a hall has ended, whoever still reads slowly or thinks."""


class Ending:
    """Whether somebody wishes a hall to end, and how.

    Attributes:
        wished: Set when somebody does.
    """

    def __init__(self) -> None:
        """Wish nothing."""
        self.wished = asyncio.Event()
        self._how = "closes"
        self._giving_up = threading.Timer(SECONDS, os._exit, (0,))
        self._giving_up.daemon = True

    def heed(self) -> None:
        """Hear of Ctrl+C, which closes a hall, and of the wish of the system, which restarts it."""
        loop = asyncio.get_running_loop()
        for sign, how in ((signal.SIGINT, "closes"), (signal.SIGTERM, "restarts")):
            with suppress(NotImplementedError):  # Windows tells of Ctrl+C by itself
                loop.add_signal_handler(sign, self._wish, how)

    def _wish(self, how: str) -> None:
        self._how = how
        self.wished.set()

    async def draining(
        self, outlived: Callable[[], Awaitable[object]], drain: Callable[[str], Awaitable[None]]
    ) -> None:
        """Wait for a wish, then drain a hall, in `SECONDS` at most; one that has no tables any more at once.

        Args:
            outlived: Returns when other servers have its tables.
            drain: Lets it end; is told whether it `restarts` or `closes`.
        """
        wished, lost = ends = [asyncio.ensure_future(one()) for one in (self.wished.wait, outlived)]
        try:
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        finally:
            if wished.done() or not lost.done():
                self._giving_up.start()
                await drain(self._how)
            for one in ends:
                one.cancel()

    def cancel(self) -> None:
        """Let the process go on."""
        self._giving_up.cancel()


async def stay() -> None:
    """Hand the tables over to nobody: they wait on this disk until the hall is served again."""


async def drain(
    hall: Hall, well: health.Health, visits: Visits, how: str,
    hand_over: Callable[[], Awaitable[None]] = stay,
) -> None:  # fmt: skip
    """Let a hall end, in `SECONDS` at most.

    Args:
        hall: Which.
        well: Tells those who lead guests here that they should go elsewhere.
        visits: The sessions that run here.
        how: What guests hear: `restarts` or `closes`.
        hand_over: Lets other servers take the tables, which are all released then, or think for too long:
            nothing more can be written here from then on.
    """
    hall.leaving = well.leaving = True
    health.tell_systemd("STOPPING=1")
    hall.watch.note("leaving", people=len(hall.guests), tables=len(hall.tables))
    guests = list(hall.guests.values())
    for guest in guests:
        guest.hear(frames.Heard(how))
    led = list(hall.relays)
    await _at_most(
        HEARING, [*map(_send, guests), *(far.tell(frames.Heard(how)) for far in led), visits.settled()]
    )
    visits.keep_places()
    matches = [table.match for table in hall.tables.values() if table.match is not None]
    await _at_most(RELEASING, [match.release() for match in matches])
    await _at_most(HANDING, [_hand_over(hand_over)])
    closed = (guest.close(code=pipes.COME_BACK) for guest in guests)
    await _at_most(CLOSING, [*visits.leave(), *closed, *(far.come_back() for far in led)])


async def _at_most(seconds: float, work: Iterable[Awaitable[None]]) -> None:
    """Do all of it at once; what takes longer is given up."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await asyncio.gather(*work)


async def _send(guest: Guest) -> None:
    """Send a guest what waits for them; whoever is gone hears it when they come back."""
    with suppress(ConnectionClosed, GameError):
        await guest.send()


async def _hand_over(hand_over: Callable[[], Awaitable[None]]) -> None:
    """Hand the tables over; where the database does not answer, others take them after a while."""
    with suppress(GameError):
        await hand_over()
