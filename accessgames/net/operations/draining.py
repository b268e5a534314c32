"""The end of a hall that others go on with: guests hear one sentence, nothing told is lost, all come back.

First nobody new is let in and no new table is opened. Everybody hears why. Then each table is released: what
was told is on the disk, nothing more is written here, and whoever goes on with it may begin. Connections are
closed by a code that means to come back; what was asked and not answered is asked again there.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import msgspec
from websockets.exceptions import ConnectionClosed

from accessgames.engine import GameError
from accessgames.net import frames, pipes
from accessgames.net.operations import health
from accessgames.storage import files

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable, Mapping
    from pathlib import Path

    from accessgames.net.hall.guests import Guest
    from accessgames.net.hall.hall import Hall
    from accessgames.net.hall.tables import Table
    from accessgames.net.visits.visit import Visits

HEARING: Final = 3.5
"""So many are given to those who have to hear of it."""

RELEASING: Final = 3.0
"""So many to computer players that think, since a table is released between two actions."""

CLOSING: Final = 1.5
"""So many to connections that are closed."""

LAST: Final = 2.0
"""So many to the disk, and to whatever else has to end; then the process ends without it."""

SECONDS: Final = HEARING + RELEASING + CLOSING + LAST
"""After so many seconds a hall has ended, whoever still reads slowly or thinks."""

_PLACES: Final = "places.json"
_MOST_PLACES: Final = 64 * 1024


async def stay(table: Table) -> None:
    """Hand a table over to nobody: it waits on this disk until the hall is served again."""
    del table


async def drain(
    hall: Hall, well: health.Health, visits: Visits, how: str,
    hand_over: Callable[[Table], Awaitable[None]] = stay,
) -> None:  # fmt: skip
    """Let a hall end, in `SECONDS` at most.

    Args:
        hall: Which.
        well: Tells those who lead guests here that they should go elsewhere.
        visits: The sessions that run here.
        how: What guests hear: `restarts` or `closes`.
        hand_over: Is given each table when it is released; another server may take it from then on.
    """
    hall.leaving = well.leaving = True
    health.tell_systemd("STOPPING=1")
    hall.watch.note("leaving", people=len(hall.guests), tables=len(hall.tables))
    guests = list(hall.guests.values())
    for guest in guests:
        guest.hear(frames.Heard(how))
    await _at_most(HEARING, [*map(_send, guests), visits.settled()])
    await _at_most(RELEASING, [_release(table, hand_over) for table in list(hall.tables.values())])
    await _at_most(CLOSING, [*visits.leave(), *(guest.close(code=pipes.COME_BACK) for guest in guests)])


async def _at_most(seconds: float, work: Iterable[Awaitable[None]]) -> None:
    """Do all of it at once; what takes longer is given up."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await asyncio.gather(*work)


async def _send(guest: Guest) -> None:
    """Send a guest what waits for them; whoever is gone hears it when they come back."""
    with suppress(ConnectionClosed, GameError):
        await guest.send()


async def _release(table: Table, hand_over: Callable[[Table], Awaitable[None]]) -> None:
    if table.match is not None:
        await table.match.release()
    await hand_over(table)


def keep_places(folder: Path, places: Mapping[int, tuple[int, int]]) -> None:
    """Keep to which table each person comes back, and how much of it they were told, for the next time."""
    if places:
        with suppress(OSError):
            files.replace_whole(folder / _PLACES, msgspec.json.encode(places), files.OWNER_ONLY)


def take_places(folder: Path) -> dict[int, tuple[int, int]]:
    """Return what `keep_places` kept, once."""
    path = folder / _PLACES
    try:
        kept = files.read_own(path, _MOST_PLACES)
        path.unlink(missing_ok=True)
        return {} if kept is None else msgspec.json.decode(kept, type=dict[int, tuple[int, int]])
    except (GameError, OSError, msgspec.MsgspecError):
        return {}
