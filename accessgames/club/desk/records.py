"""Records of a club over all its evenings: what was best, longest, most often, closest, by results alone.

Each has the table at which it came about, so that it is told with its day and evening. Of equal ones the
earliest is told, and how many further ones there are.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import TYPE_CHECKING

from accessgames.club.desk import history
from accessgames.dataclasses import dataclass, replace
from accessgames.personal import results

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from accessgames.club.desk.open_club import OpenClub


@dataclass(frozen=True, slots=True)
class BestScore:
    """The best score of one game by the same options.

    Attributes:
        score: Points of the game, without a handicap.
        person: Id of who reached it first.
        table: Where.
        further: How often it was reached besides.
    """

    score: int
    person: str
    table: history.PlayedTable
    further: int


@dataclass(frozen=True, slots=True)
class LongestRow:
    """The longest row of victories, tables of all games one after the other.

    Attributes:
        length: How many tables were won alone in a row; 2 at least.
        person: Id of who won them.
        first: The first of these tables.
        last: The last of them.
        further: How many other rows are as long.
    """

    length: int
    person: str
    first: history.PlayedTable
    last: history.PlayedTable
    further: int


@dataclass(frozen=True, slots=True)
class MostMeetings:
    """The two people who sat at one table most often.

    Attributes:
        count: How often; 2 at least.
        people: Their ids, ascending.
        first: Their first table.
        last: Their last one.
        further: How many other pairs met as often.
    """

    count: int
    people: tuple[str, str]
    first: history.PlayedTable
    last: history.PlayedTable
    further: int


@dataclass(frozen=True, slots=True)
class ClosestTable:
    """The table of a game at which the first two were closest.

    Attributes:
        gap: Points between them, handicaps counted.
        people: Ids of the one before and the one behind.
        levels: Their points.
        table: Where.
        further: How many other tables were as close.
    """

    gap: int
    people: tuple[str, str]
    levels: tuple[int, int]
    table: history.PlayedTable
    further: int


@dataclass(frozen=True, slots=True)
class MostEvenings:
    """Who came most often.

    Attributes:
        count: At how many tournaments the person played.
        person: Id.
        first: The first table of the person.
        further: How many others came as often.
    """

    count: int
    person: str
    first: history.PlayedTable
    further: int


def best_score(tables: Sequence[history.PlayedTable]) -> BestScore | None:
    """Return the best score at tables of one game; None where no points were written down."""
    scored = [
        (seat.total, seat.person, table)
        for table in tables
        for seat in table.result.seats
        if seat.total is not None
    ]
    best = min(scored, key=lambda one: one[0] if one[2].game.lower_wins else -one[0], default=None)
    if best is None:
        return None
    return BestScore(*best, further=sum(one[0] == best[0] for one in scored) - 1)


def in_order(tables: Sequence[history.PlayedTable], people: Collection[str]) -> tuple[str, ...]:
    """Return those of some people who played, as they first did: the order of ids says nothing."""
    seats = (seat for table in tables for seat in table.result.seats)
    return tuple(dict.fromkeys(seat.person for seat in seats if seat.person in people))


def longest_row(tables: Sequence[history.PlayedTable], people: Collection[str]) -> LongestRow | None:
    """Return the longest row of victories of one of some people; None where nobody won twice in a row.

    A shared first place ends a row, and so does every other place; of a row that goes on, all that it has
    so far counts.
    """
    rows = [row for person in in_order(tables, people) for row in rows_of(tables, person) if len(row[1]) > 1]
    longest = max((len(row) for _, row in rows), default=0)
    found = [(person, row) for person, row in rows if len(row) == longest]
    if not found:
        return None
    person, row = min(found, key=lambda one: tables.index(one[1][-1]))
    return LongestRow(longest, person, row[0], row[-1], len(found) - 1)


def rows_of(
    tables: Sequence[history.PlayedTable], person: str
) -> Iterator[tuple[str, list[history.PlayedTable]]]:
    """Yield every row of victories of somebody, as long as it went."""
    row: list[history.PlayedTable] = []
    for table in history.of_person(tables, person):
        mark = results.mark_of(table.result, person)
        if mark == "won":
            row.append(table)
        elif mark != "alone":
            yield person, row
            row = []
    yield person, row


def most_meetings(tables: Sequence[history.PlayedTable], people: Collection[str]) -> MostMeetings | None:
    """Return the two of some people who met most often; None where nobody met twice."""
    met: dict[tuple[str, str], list[history.PlayedTable]] = {}
    ranks = {person: rank for rank, person in enumerate(in_order(tables, people))}
    for table in tables:
        there = sorted({seat.person for seat in table.result.seats} & ranks.keys(), key=ranks.__getitem__)
        for one, other in combinations(there, 2):
            met.setdefault((one, other), []).append(table)
    most = max(map(len, met.values()), default=0)
    found = [(pair, own) for pair, own in met.items() if len(own) == most]
    if most <= 1:
        return None
    pair, own = min(found, key=lambda one: (tables.index(one[1][-1]), *map(ranks.__getitem__, one[0])))
    return MostMeetings(most, pair, own[0], own[-1], len(found) - 1)


def closest_table(club: OpenClub, tables: Sequence[history.PlayedTable]) -> ClosestTable | None:
    """Return the closest of some tables of one game; None where no two have points at one of them."""
    found = []
    for table in tables:
        tournament = club.tournaments[table.tournament].tournament
        result = tournament.table(table.round_, table.table).result
        assert result is not None  # noqa: S101 - only such tables are played ones
        present = [seat for seat in result.seats if not seat.absent]
        one, *others = sorted(present, key=lambda seat: (seat.place, seat.player))[:2]
        if others and one.parts and others[0].parts:
            # Those of a played table are in the same order.
            who = table.result.seats[0].person, table.result.seats[1].person
            levels = one.level, others[0].level
            found.append(ClosestTable(abs(levels[0] - levels[1]), who, levels, table, 0))
    if not found:
        return None
    closest = min(found, key=lambda close: close.gap)
    return replace(closest, further=sum(close.gap == closest.gap for close in found) - 1)


def most_evenings(tables: Sequence[history.PlayedTable], people: Collection[str]) -> MostEvenings | None:
    """Return who of some people played at most tournaments; None where nobody did at two."""
    came: dict[str, dict[str, history.PlayedTable]] = {}
    for table in tables:
        for seat in table.result.seats:
            if seat.person in people:
                came.setdefault(seat.person, {}).setdefault(table.tournament, table)
    counts = Counter({person: len(own) for person, own in came.items()})
    most = max(counts.values(), default=0)
    found = [person for person in came if counts[person] == most]
    if most <= 1:
        return None
    return MostEvenings(most, found[0], next(iter(came[found[0]].values())), len(found) - 1)
