"""Copies of a club that went on apart: uniting them, what that changed, what does not hold, what is asked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Final

from accessgames.club import events as e
from accessgames.club.desk import typed
from accessgames.club.desk.commands.rounds import record_result
from accessgames.club.desk.open_club import split_items
from accessgames.club.model.tournament import Player, Tournament
from accessgames.club.papers.facts import event_message, people, person
from accessgames.club.store.archive import LEAGUE
from accessgames.club.union.leagues import put_lines_in_order
from accessgames.dataclasses import replace
from accessgames.engine import GameError
from accessgames.language import Message, Nested, say
from accessgames.shell.errors import tell_error

if TYPE_CHECKING:
    from accessgames.club.audit import RunningTournament
    from accessgames.club.desk.open_club import ClubContext, OpenClub, Request
    from accessgames.club.store.archive import Archive
    from accessgames.club.union.folding import Dispute, SetAside, UnitedTournament

MOST_TOLD: Final = 6
"""So many entries that do not hold, and so many changed numbers, are told; more of them are counted."""


def unite_archive(context: ClubContext, club: OpenClub, archive: Archive) -> tuple[Message, ...]:
    """Take what another copy of a club has into one, all or nothing, and tell what that changed.

    Args:
        context: What commands work with.
        club: The club, which is open to be written.
        archive: The copy; everything of it was verified.

    Raises:
        GameError: An older tournament went on apart in both, or it can't be written. Nothing changed.
    """
    before, leagues = dict(club.tournaments), dict(club.archive.tournaments)
    found = club.unite(archive)
    after = {name: one for name, one in club.tournaments.items() if name in found.lines}
    was = {name: before.get(_old_name(found.renamed, name)) for name in after}
    fresh = [name for name, one in was.items() if one is None]
    rest = sum(name.startswith(LEAGUE) for name in found.lines)
    told = [
        say(
            "club-did-import-tournaments",
            count=len(fresh),
            club=club.archive.name,
            further=len(after) - len(fresh) + rest,
        )
    ]
    told += (say("club-unite-renamed", old=old, new=new) for old, new in found.renamed.items())
    told += (say("club-did-import-further", tournament=name) for name in after if name not in fresh)
    told += tell_leagues(club, leagues, archive)
    for name, one in after.items():
        told += tell_changes(context, was[name], one)
    # As a desk that is opened now would: nobody goes on with what is over while an evening waits.
    waiting = [name for name in fresh if not after[name].tournament.closed]
    if waiting and club.current not in waiting and club.tournament.closed:
        club.current = waiting[-1]
        told.append(say("club-unite-open", tournament=club.tournament.proposal.name))
    return tuple(told)


def tell_leagues(
    club: OpenClub, before: Mapping[str, tuple[str, ...]], archive: Archive
) -> Iterator[Message]:
    """Tell of leagues that were made otherwise elsewhere how they are now: as here, or as there."""
    for name, lines in archive.tournaments.items():
        if name.startswith(LEAGUE) and name in before and not {*lines} <= {*before[name]}:
            own = put_lines_in_order(before[name])[-1]
            here = put_lines_in_order(club.archive.tournaments[name])[-1] == own
            league = name.removeprefix(LEAGUE)
            if here:
                yield say("club-did-import-league-kept", league=league)
            else:
                yield say("club-unite-league", league=league)


def _old_name(renamed: Mapping[str, str], name: str) -> str:
    return next((old for old, new in renamed.items() if new == name), name)


def tell_changes(
    context: ClubContext, before: RunningTournament | None, after: RunningTournament
) -> Iterator[Message]:
    """Tell what is different in a tournament since others' entries came to it; nothing of an older one."""
    now = after.known
    if now is None:
        return
    was = None if before is None else before.known
    yield from tell_numbers(was, now)
    yield from tell_rounds(was, now)
    known = set() if was is None else {one.entry.id for one in was.aside}
    yield from _tell_aside(context, now, [one for one in now.aside if one.entry.id not in known])
    asked = set() if was is None else {(one.round_, one.table) for one in was.disputes}
    yield from tell_disputes(
        context, now, (one for one in now.disputes if (one.round_, one.table) not in asked)
    )


def tell_numbers(was: UnitedTournament | None, now: UnitedTournament) -> Iterator[Message]:
    """Tell who has another number than before, and who was registered twice."""
    tournament = now.course.tournament
    twice = [number for number in now.twice if was is None or number not in was.twice]
    if twice:
        yield say("club-unite-twice", players=people(tournament, twice), count=len(twice))
    old = {} if was is None else was.numbers
    moved = [(old[id_], new) for id_, new in now.numbers.items() if id_ in old and old[id_] != new]
    for number, new in moved[:MOST_TOLD]:
        yield say("club-unite-number", player=person(tournament.player(new)), old=number, new=new)
    if len(moved) > MOST_TOLD:
        yield say("club-unite-numbers", count=len(moved) - MOST_TOLD)


def tell_rounds(was: UnitedTournament | None, now: UnitedTournament) -> Iterator[Message]:
    """Tell which rounds have other tables than those that held here."""
    if was is None:
        return
    rounds = zip(was.course.tournament.rounds, now.course.tournament.rounds, strict=False)
    changed = [new.number for old, new in rounds if _tables(was, old.number) != _tables(now, new.number)]
    for number in changed[:MOST_TOLD]:
        yield say("club-unite-round", round=number)


def _tables(known: UnitedTournament, number: int) -> list[list[str]]:
    ids = {player: id_ for id_, player in known.numbers.items()}
    return [[ids[one] for one in table.players] for table in known.course.tournament.round(number).tables]


def _tell_aside(context: ClubContext, now: UnitedTournament, found: list[SetAside]) -> Iterator[Message]:
    """Tell what does not hold among what others wrote, by whom and why."""
    own = context.club.scribe.own_key()
    for one in found[:MOST_TOLD]:
        yield say(
            "club-aside",
            what=Nested(aside_message(now.course.tournament, one)),
            cause=Nested(tell_error(one.cause, "system")),
            own=str(not one.entry.author or one.entry.author == own).lower(),
        )
    if len(found) > MOST_TOLD:
        yield say("club-aside-more", count=len(found) - MOST_TOLD)


def aside_message(tournament: Tournament, one: SetAside) -> Message:
    """Tell what an entry says that does not hold, with whom it would have brought."""
    if one.cause.key == "club-refused-unregistered":
        return say("club-aside-unknown")
    return said_message(tournament, one.event)


def said_message(tournament: Tournament, event: e.Event) -> Message:
    """Tell an event that does not hold, with whom it would have brought."""
    if isinstance(event, e.Registered | e.Substituted):
        number = event.substitute if isinstance(event, e.Substituted) else event.player
        newcomer = Player(number, event.name, event.category, event.gender)
        tournament = replace(tournament, players=(*tournament.players[: number - 1], newcomer))
    try:
        return event_message(tournament, event)
    except KeyError:
        return say("club-aside-unknown")


def tell_disputes(context: ClubContext, now: UnitedTournament, found: Iterable[Dispute]) -> Iterator[Message]:
    """Tell about which tables different things were said, and how to decide."""
    tournament, first = now.course.tournament, True
    for one in found:
        yield say("club-dispute", round=one.round_, table=one.table, count=len(one.results))
        for number, result in enumerate(one.results, 1):
            told = event_message(tournament, e.Reported(one.round_, one.table, result))
            yield say("club-dispute-result", number=number, result=Nested(told))
        if first:
            word = context.words.word("club-settle")
            yield say("club-dispute-settle", settle=word, first=f"{one.table}, 1", second=f"{one.table}, 2")
        first = False


def pending(context: ClubContext, _request: Request) -> tuple[Message, ...]:
    """Tell what waits for a decision in the tournament, and what does not hold.

    Raises:
        GameError: There is no tournament.
    """
    known = context.club.running.known
    if known is None or not (known.aside or known.disputes):
        return (say("club-pending-none"),)
    return (*tell_disputes(context, known, known.disputes), *_tell_aside(context, known, [*known.aside]))


def settle(context: ClubContext, request: Request) -> tuple[Message, ...]:
    """Say which of several results of a table holds: `2, 1` is the first one told of table 2.

    Raises:
        GameError: `club-error-settle-none` where nothing is asked about the table, or a number is wrong.
    """
    club = context.club
    known = club.running.known
    disputes = () if known is None else known.disputes
    if not disputes:
        raise GameError("club-pending-none")
    items = split_items(request.text)
    target = typed.read_target(items, context.words)
    rest = " ".join(target.items).split()
    asked = [one for one in disputes if target.table in {0, one.table} and target.round_ in {0, one.round_}]
    if len(asked) != 1 or len(rest) != 1:
        tables = tuple(one.table for one in disputes)
        raise GameError("club-error-settle", settle=context.words.word("club-settle"), tables=tables)
    (dispute,) = asked
    number = typed.read_number(rest[0], 1, len(dispute.results))
    result = dispute.results[number - 1]
    event = e.Corrected(dispute.round_, dispute.table, result, "", settles=True)
    told = record_result(context, event)
    held = Nested(event_message(club.tournament, e.Reported(dispute.round_, dispute.table, result)))
    return (say("club-did-settle", result=held), *told[1:])


def tell_news(context: ClubContext, before: RunningTournament | None) -> tuple[Message, ...]:
    """Tell what somebody has written at another window about the tournament that is worked on here.

    Args:
        context: What commands work with.
        before: The tournament as it was known here.
    """
    club = context.club
    if not club.current or before is None or before.id not in club.tournaments:
        return ()
    after = club.tournaments[before.id]
    count = after.lines - before.lines
    if count <= 0:
        return ()
    told = [say("club-news", count=count)]
    happened = after.course.events[len(before.course.events) :]
    if count <= MOST_NEWS and len(happened) == count:
        told += (event_message(after.tournament, event) for event in happened)
    return (*told, *tell_changes(context, before, after))


MOST_NEWS: Final = 3
"""So many things that happened at another window are told; more of them are counted."""
