"""What every draw is made of: sizes of tables, what was seated before, the order of seats, and the lot."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations, permutations
from typing import TYPE_CHECKING, Final

from accessgames.club.events import Grouped, LotDrawn, SeatingDraft
from accessgames.dataclasses import dataclass
from accessgames.engine import Stream

if TYPE_CHECKING:
    from accessgames.club.model.proposal import TableSizes
    from accessgames.club.model.tournament import Round, Tournament


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
    """

    meetings: Counter[tuple[int, int]]
    outs: Counter[int]
    games: Counter[int]
    places: Counter[tuple[int, int]]
    last_out: frozenset[int]


def history_of(rounds: Iterable[Round | SeatingDraft]) -> SeatingHistory:
    """Count over rounds that have been seated, or drafts of them."""
    history = SeatingHistory(Counter(), Counter(), Counter(), Counter(), frozenset())
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
    for table in tables:
        meetings.update(combinations(sorted(table), 2))
        places.update((player, seat) for seat, player in enumerate(table))
        games.update(table)
    return SeatingHistory(meetings, history.outs + Counter(out), games, places, frozenset(out))


def repeated_meetings(meetings: Counter[tuple[int, int]]) -> int:
    """Return the cost of a schedule: the sum over pairs of meetings times meetings less one, halved."""
    return sum(times * (times - 1) // 2 for times in meetings.values())


_START: Final = 3
"""How much more starting matters than any other seat."""


def balance_seats(
    drafts: Iterable[SeatingDraft], history: SeatingHistory, stream: Stream
) -> tuple[SeatingDraft, ...]:
    """Put the players of every table into the order that repeats seats least; of equal orders one by lot."""
    ordered = []
    for draft in drafts:
        tables = tuple(_order(table, history, stream) for table in draft.tables)
        history = extend_history(history, tables, draft.out)
        ordered.append(SeatingDraft(tables, draft.out))
    return tuple(ordered)


def _order(table: tuple[int, ...], history: SeatingHistory, stream: Stream) -> tuple[int, ...]:
    players = list(table)
    stream.shuffle(players)
    seats = range(len(players))
    # A seat costs what it adds to the sum of squares of how often the player had it.
    costs = [
        [(2 * history.places[player, seat] + 1) * (1 if seat else _START) for seat in seats]
        for player in players
    ]
    best = min(permutations(seats), key=lambda order: sum(costs[one][seat] for seat, one in enumerate(order)))
    return tuple(players[one] for one in best)


def seat_by_lot(
    players: Sequence[int], sizes: TableSizes, history: SeatingHistory, stream: Stream
) -> SeatingDraft:
    """Draw the tables of one round; who sits out is chosen fairly, everything else by lot."""
    division = divide_tables(len(players), sizes)
    out = draw_sitters_out(players, division.out, history, stream)
    order = [player for player in players if player not in out]
    stream.shuffle(order)
    return SeatingDraft(cut_tables(order, division.tables), out)


def seat_rounds_by_lot(
    players: Sequence[int], sizes: Iterable[TableSizes], history: SeatingHistory, stream: Stream
) -> tuple[SeatingDraft, ...]:
    """Draw the tables of several rounds, each knowing who sat out before."""
    drafts = []
    for size in sizes:
        draft = seat_by_lot(players, size, history, stream)
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

    Raises:
        ValueError: The proposal has no groups.
    """
    groups = tournament.proposal.groups
    if groups is None:
        raise ValueError(tournament.proposal.seating)
    order = list(tournament.active)
    Stream(seed, "groups").shuffle(order)
    return Grouped(tuple(tuple(sorted(order[first :: groups.count])) for first in range(groups.count)), seed)


def draw_lot(players: Sequence[int], seed: str) -> LotDrawn:
    """Draw a lot between equals; the order in which they are given does not matter."""
    order = sorted(players)
    Stream(seed, "lot").shuffle(order)
    return LotDrawn(tuple(order), seed)
