"""A computer player who goes on for somebody who is away, when everybody else at the table agrees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.dataclasses import replace
from accessgames.engine import GameError
from accessgames.net import frames
from accessgames.net.hall import tables
from accessgames.net.hall.people import folded

if TYPE_CHECKING:
    from accessgames.net.hall.guests import Guest


def table_of(guest: Guest) -> tables.Table:
    """Return the table where somebody plays.

    Raises:
        GameError: `net-not-at-table`; `net-nothing-goes` where they only watch, or nothing is played.
    """
    table = guest.table
    if table is None:
        raise GameError("net-not-at-table")
    if table.state != "goes" or not table.seats_of(guest.person.id):
        raise GameError("net-nothing-goes")
    return table


async def answer(table: tables.Table, guest: Guest, what: frames.StandIn, now: float) -> int:
    """Do what somebody at a table asks, whose match is awake; return how many have to agree yet.

    Whose line has been broken for a while at the moment `now`, in seconds, is not there.

    Raises:
        GameError: It is refused; `net-not-yours` where it is nothing that can be asked.
    """
    match what.how:
        case "propose":
            return await propose(table, guest, what, now)
        case "agree" | "oppose":
            return await vote(table, guest, now, yes=what.how == "agree")
        case "return":
            return await come_back(table, guest)
    raise GameError("net-not-yours")


async def propose(table: tables.Table, guest: Guest, what: frames.StandIn, now: float) -> int:
    """Ask everybody else who plays at the table and is there; return how many have to agree yet.

    Proposing the same once more counts those anew who are there. Where nobody else is, it is done at once.

    Raises:
        GameError: `net-nobody-seated`, `net-is-at-table`, `net-stood-in-already`, `net-desk-decides`, and
            what a match refuses.
    """
    tables.refuse_at_desk(table)
    at = _find(table, what.name)
    name = table.kept.seats[at].name
    if table.sits_here(at, now):
        raise GameError("net-is-at-table", name=name)
    if table.match is not None and at in table.match.seat.notes.stood_in:
        raise GameError("net-stood-in-already", name=name)
    if table.match is not None:
        table.match.check_level(what.level)
    before, me = table.vote, guest.person.id
    known = before is not None and (before.at, before.level) == (at, what.level)
    agreed = before.agreed if before is not None and known else frozenset()
    table.vote = tables.Vote(at, what.level, agreed | {me})
    asked = frames.Heard("proposed", guest.person.name, name, table.number, what.level)
    if not known and _awaited(table, now):
        table.tell(asked, guest)
    return await _count(table, guest, now)


async def vote(table: tables.Table, guest: Guest, now: float, *, yes: bool) -> int:
    """Agree or not; return how many have to agree yet. Who does not agree ends the vote: the seat waits.

    Raises:
        GameError: `net-no-vote`, `net-is-at-table` where whoever was away is back, and what a match refuses.
    """
    asked = table.vote
    if asked is None:
        raise GameError("net-no-vote")
    seat = table.kept.seats[asked.at]
    if table.sits_here(asked.at, now):
        table.vote = None
        raise GameError("net-is-at-table", name=seat.name)
    if not yes:
        table.vote = None
        table.tell(frames.Heard("opposed", guest.person.name, seat.name, table.number), guest)
        return 0
    table.vote = replace(asked, agreed=asked.agreed | {guest.person.id})
    return await _count(table, guest, now)


async def come_back(table: tables.Table, guest: Guest) -> int:
    """Let somebody act on their own seat again; nobody has to agree.

    Raises:
        GameError: `net-not-stood-in`, and what a match refuses.
    """
    own = table.seats_of(guest.person.id)
    if table.match is None or not (seats := own.intersection(table.match.seat.notes.stood_in)):
        raise GameError("net-not-stood-in")
    for at in seats:
        await table.match.stand_in(at, 0)
    table.tell(frames.Heard("returned", guest.person.name, "", table.number), guest)
    return 0


def _find(table: tables.Table, name: str) -> int:
    """Return the seat of a person by their name; raises GameError `net-nobody-seated`."""
    for at, seat in enumerate(table.kept.seats):
        if seat.person and folded(seat.name) == folded(" ".join(name.split())):
            return at
    raise GameError("net-nobody-seated", name=name, table=table.number)


def _awaited(table: tables.Table, now: float) -> frozenset[int]:
    """Return the people who play at the table, are there, and have not agreed."""
    return table.people_here(now) - (table.vote.agreed if table.vote is not None else frozenset())


async def _count(table: tables.Table, guest: Guest, now: float) -> int:
    """Let the computer player go on where all have agreed; return how many have to yet."""
    awaited, decided = _awaited(table, now), table.vote
    if not awaited and decided is not None and table.match is not None:
        table.vote = None
        await table.match.stand_in(decided.at, decided.level)
        name = table.kept.seats[decided.at].name
        table.tell(frames.Heard("replaced", name, "", table.number, decided.level), guest)
    return len(awaited)
