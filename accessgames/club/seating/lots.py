"""Draws by lot: tables, groups, who sits out, and places between equals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from accessgames.club.events import Draft, Grouped, LotDrawn
from accessgames.club.seating.sizes import divide
from accessgames.engine import Stream

if TYPE_CHECKING:
    from accessgames.club.model import TableSizes, Tournament
    from accessgames.club.seating.past import Past


def by_lot(players: Sequence[int], sizes: TableSizes, past: Past, stream: Stream) -> Draft:
    """Draw the tables of one round; who sits out is chosen fairly, everything else by lot."""
    division = divide(len(players), sizes)
    out = sitting_out(players, division.out, past, stream)
    order = [player for player in players if player not in out]
    stream.shuffle(order)
    return Draft(cut(order, division.tables), out)


def cut(order: Sequence[int], sizes: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Cut people in order into tables of the given sizes."""
    tables, start = [], 0
    for size in sizes:
        tables.append(tuple(order[start : start + size]))
        start += size
    return tuple(tables)


def sitting_out(players: Sequence[int], count: int, past: Past, stream: Stream) -> tuple[int, ...]:
    """Return who sits out, ascending: least often before, not twice in a row, who played most, the lot."""
    if not count:
        return ()
    order = list(players)
    stream.shuffle(order)
    order.sort(key=lambda player: (past.outs[player], player in past.last_out, -past.games[player]))
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
