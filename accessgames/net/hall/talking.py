"""What people in a hall say to each other and what the host does about it, across the servers of a house."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING

from accessgames.engine import GameError
from accessgames.net import frames
from accessgames.net.hall import desk_tables, nearby, tables
from accessgames.net.hall.house import Notice

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from accessgames.net.hall.guests import Guest
    from accessgames.net.hall.hosted import Hosted


async def say(hall: Hosted, guest: Guest, what: frames.Say) -> int:
    """Say something; return how many may hear it.

    Raises:
        GameError: `net-unsayable`, `net-silenced` or `net-nobody`.
    """
    text = " ".join(what.text.split())
    if not text or not text.isprintable():
        raise GameError("net-unsayable")
    if guest.silent:
        raise GameError("net-silenced")
    if what.to:
        told = frames.Heard("whispered", guest.person.name, text)
        await _reach(hall, what.to, Notice("heard", told=told, by=guest.person.id))
        return 1
    told = frames.Heard("said", guest.person.name, text)
    if guest.table is not None:
        return hall.tell_table(guest, "said", text)
    others = [one for one in hall.guests.values() if one.table is None and one is not guest]
    for one in others:
        one.hear(told)
    if hall.house is None:
        return len(others)
    hall.house.tell_others(Notice("hall", told=told))
    here = await asyncio.to_thread(hall.house.here)
    return len(others) + sum(one.server != hall.house.me and not one.table for one in here)


async def invite(hall: Hosted, guest: Guest, what: frames.Invite) -> None:
    """Invite to the own table; raises GameError `net-not-at-table`, `net-silenced` or `net-nobody`."""
    if guest.table is None:
        raise GameError("net-not-at-table")
    tables.refuse_at_desk(guest.table)
    if guest.silent:
        raise GameError("net-silenced")
    told = frames.Heard("invited", guest.person.name, guest.table.kept.code, guest.table.number)
    await _reach(hall, what.name, Notice("heard", told=told))


async def remove(hall: Hosted, guest: Guest, what: frames.Remove) -> None:
    """Do what a host may do.

    Raises:
        GameError: `net-host-only`, `net-nobody`; `net-not-yours` where it is nothing that can be asked.
    """
    if not guest.hosts:
        raise GameError("net-host-only")
    if what.how in {"lock", "unlock"}:
        hall.locked = what.how == "lock"
        if hall.house is not None:
            hall.house.tell_others(Notice(what.how))
    elif what.how in {"silent", "heard"}:
        await _reach(hall, what.name, Notice("silent" if what.how == "silent" else "aloud"))
    elif what.how == "away":
        await _reach(hall, what.name, Notice("away"))
    else:
        raise GameError("net-not-yours")


async def _reach(hall: Hosted, name: str, notice: Notice) -> None:
    """Let somebody hear something, or let something be done to them, wherever they are.

    Raises:
        GameError: `net-nobody`: they are not here.
    """
    person = await hall.ask(hall.people.find, name)
    if person is not None and person.id in hall.guests:
        await _do(hall, hall.guests[person.id], notice)
        return
    reach = None if person is None or hall.house is None else hall.house.reach
    what = 0 if person is None else person.id, notice.how, notice.told, notice.by
    if reach is None or not await asyncio.to_thread(reach, *what):
        raise GameError("net-nobody", name=name)


async def _do(hall: Hosted, guest: Guest, notice: Notice) -> None:
    """Do what a notice says to somebody who is at this server."""
    match notice.how:
        case "heard":
            if notice.told is not None:
                guest.hear_from(notice.by, notice.told)
        case "silent" | "aloud":
            guest.silent = notice.how == "silent"
        case "away":
            person, _ = hall.people.new_token(guest.person)
            hall.keep(person)
            await hall.ledger.synced()  # else the token of before would still lead in
            await guest.close(GameError("net-sent-away"))
        case "elsewhere":
            guest.close_beside(GameError("net-elsewhere"))


async def attend(hall: Hosted) -> None:
    """Look after what the other servers of a house let this one tell, for as long as it serves."""
    while hall.house is not None:
        before = hall.house.others()
        with suppress(GameError):  # the database can't be asked now; it is asked again
            for notice in await asyncio.to_thread(hall.house.look):
                await _take(hall, notice)
        hall.leave_servers()
        if (others := hall.house.others()) != before:
            for guest in hall.guests.values():
                guest.hear(frames.Doors(others))
        await hall.house.rest()


@asynccontextmanager
async def attended(hall: Hosted, address: str, port: int, mark: str) -> AsyncIterator[None]:
    """Be one of the servers of a house in the block, where there are several; raises StoreError.

    Args:
        hall: The hall of this server.
        address: Where others reach it; empty for its address in the network.
        port: Where it listens.
        mark: What its certificate is compared by; empty for plain connections.
    """
    if hall.house is None:
        yield
        return
    usual = f"{'wss' if mark else 'ws'}://{nearby.own_addresses()[0]}:{port}"
    await asyncio.to_thread(hall.house.open_door, address or usual, mark)
    attending = asyncio.create_task(attend(hall))
    try:
        yield
    finally:
        attending.cancel()


async def _take(hall: Hosted, notice: Notice) -> None:
    """Do what another server lets this one do; it may be about somebody who has gone meanwhile."""
    if notice.how in {"lock", "unlock"}:
        hall.locked = notice.how == "lock"
    elif notice.how == "withdraw":
        table = await hall.find_table(notice.table)
        if table.state != "over":
            await desk_tables.withdraw(hall, table)
    elif notice.told is not None and notice.how in {"hall", "follow"}:
        for guest in hall.guests.values():
            if guest.follows if notice.how == "follow" else guest.table is None:
                guest.hear(notice.told)
    else:
        meant = hall.guests.get(notice.person)
        if meant is not None and notice.visit in {"", meant.visit}:
            await _do(hall, meant, notice)
