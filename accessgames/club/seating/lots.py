"""What every draw is made of: sizes of tables, what was seated before, the order of seats, and the lot."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations, permutations
from typing import TYPE_CHECKING, Final

from accessgames.club.events import METHOD, Grouped, LotDrawn, SeatingDraft
from accessgames.club.rules import apart
from accessgames.club.seating import seats
from accessgames.dataclasses import dataclass, field
from accessgames.engine import Stream

if TYPE_CHECKING:
    from accessgames.club.model.proposal import TableSizes
    from accessgames.club.model.tournament import Round, Tournament


Pairs = frozenset[tuple[int, int]]
"""Pairs of players, the lower number first."""


def pairs_of(pairs: Iterable[tuple[int, int]]) -> Pairs:
    """Return pairs whatever the order they are told in."""
    return frozenset((min(pair), max(pair)) for pair in pairs)


@dataclass(frozen=True, slots=True)
class Terms:
    """What a draw takes care of beside the people and the past.

    Attributes:
        avoid: Pairs who should not meet at a table, such as members of one team; kept as far as can be.
        method: Version of the ways of seating, 0 to `METHOD`.
    """

    avoid: Pairs = frozenset()
    method: int = METHOD


USUAL: Final = Terms()
"""Nobody is to be kept apart, by the present version."""


@dataclass(frozen=True, slots=True)
class TableDivision:
    """A division of people into tables.

    Attributes:
        tables: Sizes of the tables, descending.
        out: How many people have no place.
    """

    tables: tuple[int, ...]
    out: int


@cache
def divide_tables(people: int, sizes: TableSizes) -> TableDivision:
    """Return the best division: as few without a place as can be, then sizes as near as can be to the best.

    Nearness is the sum of squares, so that seven people make 4 and 3, and six make 3 and 3 instead of 4 and
    2; so no table is more than one larger than another.
    """
    least, most = sizes.least, sizes.most
    # ways[k] is the price of seating exactly k people with the last table used; None where it cannot be done.
    ways: list[tuple[int, int] | None] = [(0, 0)] + [None] * people
    for count in range(1, people + 1):
        options = []
        for size in range(least, min(most, count) + 1):
            before = ways[count - size]
            if before is not None:
                options.append((before[0] + (size - sizes.best) ** 2, size))
        ways[count] = min(options, default=None)
    seated = max(count for count, way in enumerate(ways) if way is not None)
    tables, left = [], seated
    while left:
        way = ways[left]
        assert way is not None  # noqa: S101 - found on the way up
        tables.append(way[1])
        left -= way[1]
    return TableDivision(tuple(sorted(tables, reverse=True)), people - seated)


@dataclass(frozen=True, slots=True)
class SeatingHistory:
    """Counts over rounds.

    Attributes:
        meetings: How often two players sat at one table; pairs ascending.
        outs: How often a player sat out.
        games: How often a player sat at a table.
        places: How often a player had a place in the order of seats, from 0; place 0 starts.
        last_out: Who sat out in the last of the rounds.
        smaller: How many more times than falls to him a player sat at a table smaller than the largest of its
            round. What falls to somebody in a round is the part of people who sit at smaller tables in it, so
            who came late is not behind those who sat before.
        starts: How many more times than falls to him a player started, in sixtieths. One of the people at a
            table starts, so what falls to somebody is one through their number.
    """

    meetings: Counter[tuple[int, int]]
    outs: Counter[int]
    games: Counter[int]
    places: Counter[tuple[int, int]]
    last_out: frozenset[int]
    smaller: Mapping[int, Fraction] = field(default_factory=dict)
    starts: Mapping[int, int] = field(default_factory=dict)


def history_of(rounds: Iterable[Round | SeatingDraft]) -> SeatingHistory:
    """Count over rounds that have been seated, or drafts of them."""
    history = SeatingHistory(Counter(), Counter(), Counter(), Counter(), frozenset(), {}, {})
    for round_ in rounds:
        history = extend_history(history, tables_of(round_), round_.out)
    return history


def tables_of(round_: Round | SeatingDraft) -> tuple[tuple[int, ...], ...]:
    """Return the players of each table of a round or a draft, in the order of the seats."""
    return tuple(table if isinstance(table, tuple) else table.players for table in round_.tables)


def extend_history(
    history: SeatingHistory, tables: Iterable[tuple[int, ...]], out: Iterable[int]
) -> SeatingHistory:
    """Return the counts with one more round; the given ones stay as they were."""
    tables, out = tuple(tables), tuple(out)
    meetings, places, games = history.meetings.copy(), history.places.copy(), history.games.copy()
    smaller, starts = dict(history.smaller), dict(history.starts)
    shares = _smaller_shares(tables)
    for table, share in zip(tables, shares, strict=True):
        meetings.update(combinations(sorted(table), 2))
        places.update((player, seat) for seat, player in enumerate(table))
        games.update(table)
        for seat, player in enumerate(table):
            smaller[player] = smaller.get(player, Fraction()) + share
            starts[player] = starts.get(player, 0) - seats.SIXTY // len(table) + (0 if seat else seats.SIXTY)
    outs = history.outs + Counter(out)
    return SeatingHistory(meetings, outs, games, places, frozenset(out), smaller, starts)


def _smaller_shares(tables: Sequence[tuple[int, ...]]) -> list[Fraction]:
    """Return for each table how much more of a smaller one its people had than fell to them."""
    largest = max(map(len, tables), default=0)
    seated = sum(map(len, tables))
    due = Fraction(sum(len(table) for table in tables if len(table) < largest), max(1, seated))
    return [int(len(table) < largest) - due for table in tables]


def repeated_meetings(meetings: Counter[tuple[int, int]]) -> int:
    """Return the cost of a schedule: the sum over pairs of meetings times meetings less one, halved."""
    return sum(times * (times - 1) // 2 for times in meetings.values())


_START: Final = 3
"""How much more starting mattered than any other seat by the first method."""


def balance_seats(
    drafts: Iterable[SeatingDraft], history: SeatingHistory, stream: Stream, method: int = METHOD
) -> tuple[SeatingDraft, ...]:
    """Put the players of every table into the order that repeats seats least; of equal orders one by lot.

    Starting comes first: over all rounds together everybody starts as near to what falls to him as can be.
    """
    ordered, past = [], history
    for draft in drafts:
        tables = tuple(_order(table, past, stream, method) for table in draft.tables)
        past = extend_history(past, tables, draft.out)
        ordered.append(SeatingDraft(tables, draft.out))
    return seats.settle_seats(ordered, past.places, past.starts) if method else tuple(ordered)


def _order(table: tuple[int, ...], history: SeatingHistory, stream: Stream, method: int) -> tuple[int, ...]:
    players = list(table)
    stream.shuffle(players)
    numbers = range(len(players))
    # A seat costs what it adds to the sum of squares of how often the player had it.
    costs = [
        [(2 * history.places[player, seat] + 1) * (1 if seat else _START) for seat in numbers]
        for player in players
    ]
    if method:
        for player, cost in zip(players, costs, strict=True):
            cost[0] = seats.STARTING * history.starts.get(player, 0)
    best = min(
        permutations(numbers), key=lambda order: sum(costs[one][seat] for seat, one in enumerate(order))
    )
    return tuple(players[one] for one in best)


def seat_by_lot(
    players: Sequence[int],
    sizes: TableSizes,
    history: SeatingHistory,
    stream: Stream,
    method: int = METHOD,
) -> SeatingDraft:
    """Draw the tables of one round; who sits out or at a smaller table is chosen fairly, the rest by lot."""
    division = divide_tables(len(players), sizes)
    out = draw_sitters_out(players, division.out, history, stream)
    order = [player for player in players if player not in out]
    stream.shuffle(order)
    if method:
        smaller = sum(size for size in division.tables if size < division.tables[0])
        least = set(sorted(order, key=lambda player: history.smaller.get(player, 0))[:smaller])
        order.sort(key=least.__contains__)
    return SeatingDraft(cut_tables(order, division.tables), out)


def seat_rounds_by_lot(
    players: Sequence[int],
    sizes: Iterable[TableSizes],
    history: SeatingHistory,
    stream: Stream,
    method: int = METHOD,
) -> tuple[SeatingDraft, ...]:
    """Draw the tables of several rounds, each knowing who sat out and at smaller tables before."""
    drafts = []
    for size in sizes:
        draft = seat_by_lot(players, size, history, stream, method)
        history = extend_history(history, draft.tables, draft.out)
        drafts.append(draft)
    return tuple(drafts)


def cut_tables(order: Sequence[int], sizes: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Cut people in order into tables of the given sizes."""
    tables, start = [], 0
    for size in sizes:
        tables.append(tuple(order[start : start + size]))
        start += size
    return tuple(tables)


def draw_sitters_out(
    players: Sequence[int], count: int, history: SeatingHistory, stream: Stream
) -> tuple[int, ...]:
    """Return who sits out, ascending: least often before, not twice in a row, who played most, the lot."""
    if not count:
        return ()
    order = list(players)
    stream.shuffle(order)
    order.sort(key=lambda player: (history.outs[player], player in history.last_out, -history.games[player]))
    return tuple(sorted(order[:count]))


def draw_groups(tournament: Tournament, seed: str) -> Grouped:
    """Divide everybody present into the groups of the proposal by lot, as evenly as can be.

    Of those who are kept apart as few as are found come into one group: two change groups while that helps.

    Raises:
        ValueError: The proposal has no groups.
    """
    groups = tournament.proposal.groups
    if groups is None:
        raise ValueError(tournament.proposal.seating)
    order = list(tournament.active)
    Stream(seed, "groups").shuffle(order)
    parted = [list(order[first :: groups.count]) for first in range(groups.count)]
    pairs = pairs_of(apart.parted_pairs(tournament, 1))

    def met(one: int, group: Sequence[int], other: int = 0) -> int:
        return sum((min(one, two), max(one, two)) in pairs for two in group if two != other)

    def change() -> bool:
        for here, there in combinations(parted if pairs else (), 2):
            for at, one in enumerate(here):
                for place, two in enumerate(there):
                    if met(one, there, two) + met(two, here, one) < met(one, here) + met(two, there):
                        here[at], there[place] = two, one
                        return True
        return False

    while change():  # each time fewer of them are in one group
        pass
    return Grouped(tuple(tuple(sorted(group)) for group in parted), seed)


def draw_lot(players: Sequence[int], seed: str) -> LotDrawn:
    """Draw a lot between equals; the order in which they are given does not matter."""
    order = sorted(players)
    Stream(seed, "lot").shuffle(order)
    return LotDrawn(tuple(order), seed)
