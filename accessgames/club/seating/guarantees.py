"""What the tables of a tournament come to, and how far that is from what no seating of them can pass."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import combinations

from accessgames.club.events import SeatingDraft
from accessgames.club.model.tournament import Stage, Tournament
from accessgames.club.rules import apart
from accessgames.club.rules.stages import eligible
from accessgames.club.seating import bounds, lots
from accessgames.dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Spread:
    """How often something falls to people.

    Attributes:
        low: To whom it falls least.
        high: To whom it falls most often.
        fewer: How many it falls to least; 0 where it falls to all alike.
        apart: How far `high` is from `low`, in groups of each group the most.
        least: How far they are apart at least, whoever sits where.
    """

    low: int
    high: int
    fewer: int
    apart: int
    least: int


@dataclass(frozen=True, slots=True)
class Guarantee:
    """What seated rounds come to for the people to whom a place is due in the last of them.

    Attributes:
        pairs: Pairs of these people, of groups within each.
        met: Pairs that meet.
        most: Pairs that no seating with as many smaller tables for each could pass.
        smaller: How often they sit at tables smaller than the largest of a round; None where there are none.
        starts: How often they start.
    """

    pairs: int
    met: int
    most: int
    smaller: Spread | None
    starts: Spread


@dataclass(frozen=True, slots=True)
class Parting:
    """How far those who should be kept apart are, in the rounds that were seated for that.

    Attributes:
        pairs: How many pairs there are, each counted once.
        together: Number of a round with a pair that sits together in it all the same, in order.
        least: How many of these there are at least, whoever sits where.
    """

    pairs: int
    together: tuple[tuple[int, tuple[int, int]], ...]
    least: int


def parting_of(tournament: Tournament) -> Parting:
    """Return how far those are kept apart who should be, in the present part of a tournament."""
    stage = tournament.rounds[-1].stage
    own = [round_ for round_ in tournament.rounds if round_.stage is stage and round_.apart]
    together = tuple(
        (round_.number, pair)
        for round_ in own
        for _, pair in apart.together_in(lots.tables_of(round_), frozenset(round_.apart))
    )
    least = sum(bounds.least_together(lots.tables_of(round_), round_.apart) for round_ in own)
    return Parting(len({pair for round_ in own for pair in round_.apart}), together, least)


def guarantee_of(tournament: Tournament) -> Guarantee:
    """Return what the seated rounds of the present part of a tournament come to; a round has to be seated."""
    last = tournament.rounds[-1]
    own = [round_ for round_ in tournament.rounds if round_.stage is last.stage]
    here = eligible(tournament, last.number)
    units = [here]
    if last.stage is Stage.GROUP:
        units = [tuple(one for one in group if one in here) for group in tournament.groups]
    return measure([lots.tables_of(round_) for round_ in own], units)


def measure(rounds: Sequence[bounds.Tables], units: Iterable[Collection[int]]) -> Guarantee:
    """Return what rounds come to for people who play among themselves.

    Args:
        rounds: The tables of each round.
        units: People of each group, or everybody at once.
    """
    parts = [_Part(people, tuple(_tables_of(rounds, people))) for people in units]
    smaller = _joined([part.smaller() for part in parts])
    return Guarantee(
        sum(len(part.people) * (len(part.people) - 1) // 2 for part in parts),
        sum(part.met() for part in parts),
        sum(bounds.most_pairs(part.rounds, part.people) for part in parts),
        smaller if smaller.high else None,
        _joined([part.starts() for part in parts]),
    )


def _tables_of(rounds: Sequence[bounds.Tables], people: Collection[int]) -> Iterator[bounds.Tables]:
    """Yield of each round the tables at which some of the people sit."""
    among = set(people)
    for tables in rounds:
        yield [table for table in tables if among.intersection(table)]


@dataclass(frozen=True, slots=True)
class _Part:
    """People who play among themselves, and their tables in each round."""

    people: Collection[int]
    rounds: tuple[bounds.Tables, ...]

    def met(self) -> int:
        meetings = lots.history_of(SeatingDraft(tuple(map(tuple, tables))) for tables in self.rounds).meetings
        return sum(pair in meetings for pair in combinations(sorted(self.people), 2))

    def smaller(self) -> list[int]:
        counts = Counter(
            player
            for tables in self.rounds
            for table in tables
            if len(table) < max(map(len, tables))
            for player in table
        )
        return [counts[player] for player in self.people]

    def starts(self) -> list[int]:
        counts = Counter(table[0] for tables in self.rounds for table in tables)
        return [counts[player] for player in self.people]


def _joined(every: Sequence[Sequence[int]]) -> Spread:
    """Return how counts of people are spread, of groups each for itself."""
    found = [one for one in every if one]
    counts = [count for one in found for count in one]
    low, high = min(counts, default=0), max(counts, default=0)
    return Spread(
        low,
        high,
        counts.count(low) if low < high else 0,
        max((max(one) - min(one) for one in found), default=0),
        max((bounds.least_spread(sum(one), len(one)) for one in found), default=0),
    )
