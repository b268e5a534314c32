"""Who is in a hall and which tables there are, at whichever server of the house."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import msgspec

from accessgames.engine import GameError
from accessgames.net import frames
from accessgames.net.hall import matches, tables

if TYPE_CHECKING:
    from collections.abc import Iterable

    from accessgames.net.hall.guests import Guest
    from accessgames.net.hall.hosted import Hosted
    from accessgames.net.hall.house import Here

MOST_LISTED: Final = 200
"""So many people or tables are told at once."""


async def people_seen(hall: Hosted) -> list[frames.PersonSeen]:
    """Return who is here; raises GameError where the database can't be asked."""
    if hall.house is not None:
        here = (await asyncio.to_thread(hall.house.here))[:MOST_LISTED]
        return [frames.PersonSeen(one.name, one.table, bool(one.hosts)) for one in here]
    people = sorted(hall.guests.values(), key=lambda one: one.person.folded)[:MOST_LISTED]
    return [
        frames.PersonSeen(one.person.name, 0 if one.table is None else one.table.number, one.hosts)
        for one in people
    ]


async def tables_seen(hall: Hosted, guest: Guest, *, own: bool) -> list[frames.TableSeen]:
    """Return the tables that are not over as somebody sees them, or only those where they sit.

    Of their own it is told whether they are awaited there. Raises GameError as above.
    """
    found = (await own_tables(hall, guest) if own else await _all(hall))[:MOST_LISTED]
    if own:
        awaited = {table.number for table in found if await _awaits(hall, table, guest)}
    else:
        awaited = {table.number for table in found if table.awaits(guest.person.id)}
    away = await asyncio.to_thread(hall.house.here) if hall.house else ()
    told = (seen(hall, table, guest, away) for table in found)
    return [msgspec.structs.replace(one, awaited=one.number in awaited) for one in told]


async def _all(hall: Hosted) -> list[tables.Table]:
    if hall.house is None:
        return [table for _, table in sorted(hall.tables.items()) if table.state != "over"]
    kept = await asyncio.to_thread(hall.ledger.tables, MOST_LISTED)
    return [hall.tables.get(one.number) or tables.table_of(one) for one in kept]


async def own_tables(hall: Hosted, guest: Guest) -> list[tables.Table]:
    """Return the tables that are not over where somebody sits or is expected; raises GameError as above."""
    me, found = guest.person.id, await _all(hall) if hall.house is None else await _kept(hall, guest)
    return [table for table in found if table.seats_of(me) or table.places_of(me)]


async def _kept(hall: Hosted, guest: Guest) -> list[tables.Table]:
    kept = await asyncio.to_thread(hall.ledger.tables_of, guest.person.id)
    found = (hall.tables.get(one.number) or tables.table_of(one) for one in kept)
    return [table for table in found if table.state != "over"]


async def invited(hall: Hosted, words: str) -> int:
    """Return the number of the table of a tournament that words lead to.

    Raises:
        GameError: `net-wrong-code`; or as above.
    """
    found: Iterable[tables.Table] = hall.tables.values()
    if hall.house is not None:
        found = map(tables.table_of, await asyncio.to_thread(hall.ledger.awaited_by_desks))
    for table in found:
        desk = table.kept.desk
        if desk is not None and not desk.withdrawn and tables.desk_place(desk, words) is not None:
            return table.number
    raise GameError("net-wrong-code", table=0)


async def _awaits(hall: Hosted, table: tables.Table, guest: Guest) -> bool:
    """Tell whether somebody is to act; the journal of another server's table is only read."""
    if hall.house is None or table.number in hall.tables:
        await hall.wake(table)
        return table.awaits(guest.person.id)
    if table.state != "goes":
        return False
    lines = await asyncio.to_thread(hall.ledger.lines, table.number)
    actors = await asyncio.to_thread(matches.actors_after, hall.room_of(table), lines, table.secret)
    return bool(table.seats_of(guest.person.id).intersection(actors))


def seen(hall: Hosted, table: tables.Table, guest: Guest, away: Iterable[Here] = ()) -> frames.TableSeen:
    """Return a table as somebody sees it; `away` is who is here at other servers."""
    there = {one.person for one in away if one.table == table.number}

    def here(person: int) -> bool:
        other = hall.guests.get(person)
        return person in there if other is None else other.table is table

    return table.seen(guest.person.id, here)
