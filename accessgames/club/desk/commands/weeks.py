"""Tables that are played whenever people meet: opened, suggested, and how many everybody has left."""

from __future__ import annotations

import secrets
from collections import Counter
from itertools import combinations
from typing import TYPE_CHECKING, Final

from accessgames.club import events
from accessgames.club.desk import typed
from accessgames.club.papers import facts
from accessgames.club.scoring import ledger, weeks
from accessgames.dataclasses import dataclass
from accessgames.engine import GameError
from accessgames.language import Listing, Message, Nested, Person, say

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from accessgames.club.desk.open_club import ClubContext, Request
    from accessgames.club.model.proposal import Credits
    from accessgames.club.model.tournament import SeatedTable, Tournament

_LONGEST_NAME: Final = 4
"""So many words may be one name where no comma parts names."""

_SOME: Final = 2


@dataclass(frozen=True, slots=True)
class _Said:
    """Who is named, where and on which day."""

    players: tuple[int, ...]
    where: str
    day: str


def open_table(context: ClubContext, request: Request) -> tuple[Message, ...]:
    """Let people sit down: `Jana, Petr, Nov v Brně dne 25. 11.`; without a day it is today.

    Raises:
        GameError: Somebody is unknown, has no credit left or met one of the others as often as may be, it is
            after the last day, or the tournament is none that is played over weeks.
    """
    tournament, rules = context.club.tournament, _rules(context)
    said = _read(context, request)
    if len(said.players) < _SOME:
        raise GameError("club-error-open-table", word=context.words.word("club-open-table"))
    _check_bounds(tournament, rules, said)
    now = context.club.now()
    begins = now[11:16] if said.day == now[:10] else ""
    token = secrets.token_hex(8)
    event = events.Opened(token, said.players, said.where, said.day, begins)
    after = context.club.record(event)
    return (facts.event_message(after, event), tell_left(after, said.players))


def suggest(context: ClubContext, request: Request) -> tuple[Message, ...]:
    """Say who of those named should sit down: fewest meetings, most credits left.

    Raises:
        GameError: Too few are named, too many, or none of them may play together.
    """
    tournament, rules = context.club.tournament, _rules(context)
    said, sizes = _read(context, request), tournament.proposal.games[0].sizes
    if not _SOME <= len(said.players) <= weeks.MOST_PRESENT:
        raise GameError(
            "club-error-suggest", word=context.words.word("club-suggest"), most=weeks.MOST_PRESENT
        )
    row_of = _rows(tournament)
    for size in range(min(sizes.best, len(said.players)), sizes.least - 1, -1):
        if found := weeks.suggest_table(tournament, row_of, said.players, size):
            break
    else:
        raise GameError("club-error-suggest-none", tables=rules.tables)
    met = weeks.count_meetings(tournament, row_of)
    pairs = [tuple(sorted(row_of[one] for one in pair if one in row_of)) for pair in combinations(found, 2)]
    line = ", ".join(tournament.player(number).name for number in found)
    return (
        say("club-suggest", players=facts.people(tournament, found)),
        say("club-suggest-met", times=sum(met[pair] for pair in pairs if len(pair) == _SOME)),
        tell_left(tournament, found),
        say("club-suggest-next", line=" ".join(filter(None, (line, said.where))),
            word=context.words.word("club-open-table")),
    )  # fmt: skip


def tell(context: ClubContext, request: Request) -> tuple[Message, ...]:
    """Tell who has how many credits left and where they played; with names, of these people alone.

    Raises:
        GameError: Somebody is unknown, or the tournament is none that is played over weeks.
    """
    tournament, rules = context.club.tournament, _rules(context)
    row_of = _rows(tournament)
    found = weeks.keep_accounts(tournament, row_of)
    asked = _read(context, request).players if request.items else ()
    wanted = [row_of[one] for one in asked if one in row_of] or [*found]
    told = [_account(tournament, rules, row, found[row]) for row in wanted]
    told += [
        say("club-credits-without", player=_who(tournament, row), table=table, reason=reason.value)
        for row in wanted
        for table, reason in found[row].without
    ]
    if rules.until:
        told.append(say("club-credits-until", date=facts.day(rules.until)))
    return tuple(told) or (say("club-credits-nobody"),)


def tell_tables(tournament: Tournament) -> tuple[Message, ...]:
    """Tell the tables that are played now."""
    told = tuple(table_message(tournament, table) for table in tournament.opened if table.result is None)
    return told or (say("club-credits-no-table"),)


def table_message(tournament: Tournament, table: SeatedTable) -> Message:
    """Tell who sits at a table, where and since when."""
    event = events.Opened(table.token, table.players, table.where, table.day, table.begins)
    return facts.opened_message(tournament, event, table.number)


def tell_left(tournament: Tournament, players: Iterable[int]) -> Message:
    """Tell how many credits some people have left."""
    row_of = _rows(tournament)
    found = weeks.keep_accounts(tournament, row_of)
    rules = tournament.proposal.credits
    whole = rules.tables if rules is not None else 0
    told = tuple(
        Nested(
            say(
                "club-credits-of",
                player=facts.person(tournament.player(one)),
                left=found[row_of[one]].left if one in row_of else whole,
            )
        )
        for one in players
    )
    return say("club-credits-left", people=Listing(told))


def values(context: ClubContext, _request: Request) -> list[dict[str, object]]:
    """Return the accounts of all rows as values that JSON can hold.

    Raises:
        GameError: The tournament is none that is played over weeks.
    """
    _rules(context)
    tournament = context.club.tournament
    found = weeks.keep_accounts(tournament, _rows(tournament))
    return [
        {
            "name": tournament.player(row).name,
            "left": one.left,
            "counted": [*one.counted],
            "without": [{"table": table, "reason": reason.value} for table, reason in one.without],
            "open": [*one.open],
        }
        for row, one in found.items()
    ]


def _rules(context: ClubContext) -> Credits:
    rules = context.club.tournament.proposal.credits
    if rules is None:
        raise GameError("club-refused-no-credits")
    return rules


def _rows(tournament: Tournament) -> Mapping[int, int]:
    """Return in which row of the standings each number counts."""
    return ledger.rows_by_number(ledger.accounts(tournament))


def _who(tournament: Tournament, number: int) -> Person:
    return facts.person(tournament.player(number))


def _account(tournament: Tournament, rules: Credits, row: int, account: weeks.Account) -> Message:
    """Tell what one row has left, and where it played."""
    played = (*account.counted, *(table for table, _reason in account.without))
    places = Counter(tournament.opened[number - 1].where for number in sorted(played))
    told = tuple(
        Nested(say("club-credits-place", where=where, times=times))
        for where, times in places.items()
        if where
    )
    return say(
        "club-credits-line",
        player=_who(tournament, row),
        left=account.left,
        all=rules.tables,
        open=len(account.open),
        places=Listing(told),
        count=len(told),
    )


def _check_bounds(tournament: Tournament, rules: Credits, said: _Said) -> None:
    """Refuse a table that would not count for somebody, and say why.

    Raises:
        GameError: So it is.
    """
    if rules.until and said.day > rules.until:
        day, last = map(facts.day, (said.day, rules.until))
        raise GameError("club-error-credits-late", date=day, until=last)
    row_of = _rows(tournament)
    found = weeks.keep_accounts(tournament, row_of)
    for number in said.players:
        if number in row_of and not found[row_of[number]].left:
            name = tournament.player(number).name
            raise GameError("club-error-credits-spent", name=name, tables=rules.tables)
    met = weeks.count_meetings(tournament, row_of)
    for pair in combinations(said.players, 2):
        first, second = sorted(row_of.get(one, 0) for one in pair)
        if rules.together and met[first, second] >= rules.together:
            names = tuple(tournament.player(one).name for one in pair)
            raise GameError("club-error-credits-together", names=names, times=rules.together)


def _read(context: ClubContext, request: Request) -> _Said:
    """Read people, then a place that begins with its preposition, then a day, as far as they are there.

    Raises:
        GameError: Somebody is unknown.
    """
    words, tokens = context.words, request.text.replace(",", " , ").split()
    parts: dict[str, list[str]] = {"": [], "where": [], "day": []}
    part = ""
    for token in tokens:
        begins = next((key for key in ("where", "day") if words.in_full(f"credits-{key}", token)), "")
        part = begins if begins and parts[""] and not parts[begins] else part
        parts[part].append(token)
    where = request.value("place") or " ".join(parts["where"]).replace(" ,", ",").strip(" ,")
    typed_day = request.value("date") or " ".join(parts["day"][1:]).strip(" ,")
    today = context.club.now()[:10]
    day = typed.read_day(typed_day, today[:4]) if typed_day else today
    return _Said(tuple(_people(context.club.tournament, parts[""])), where, day)


def _people(tournament: Tournament, tokens: Sequence[str]) -> Iterator[int]:
    """Yield the numbers of people named one after the other, with commas between them or without.

    Raises:
        GameError: Somebody is unknown.
    """
    at = 0
    while at < len(tokens):
        if tokens[at] == ",":
            at += 1
            continue
        run = tokens[at : at + _LONGEST_NAME]
        run = run[: run.index(",")] if "," in run else run
        for length in range(len(run), 0, -1):
            try:
                found = typed.find_player(tournament, " ".join(run[:length]), tournament.active)
            except GameError:
                if length == 1:
                    raise
                continue
            yield found.number
            at += length
            break
