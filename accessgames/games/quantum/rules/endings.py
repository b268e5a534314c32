"""Final scores: the points of complete columns less the misses, and the places."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.engine import Outcome, ScoreItem, make_outcome, rank
from accessgames.games.quantum.rules.sheet import CELLS, column, column_points, miss_costs

if TYPE_CHECKING:
    from accessgames.games.quantum.rules.state import State


def score_items(state: State, seat: int) -> tuple[ScoreItem, ...]:
    """Return every entry of a seat's present score: complete columns from the left, then misses."""
    rows = state.sheets[seat]
    columns = tuple(
        ScoreItem("quantum-item-column", points, (("column", index), ("numbers", column(rows, index))))
        for index in range(CELLS)
        if (points := column_points(rows, index))
    )
    costs = miss_costs(state.rulings.rising_misses)[: state.misses[seat]]
    misses = tuple(
        ScoreItem("quantum-item-miss", -cost, (("count", count),))
        for count, cost in enumerate(costs, start=1)
    )
    return columns + misses


def score(state: State, seat: int) -> int:
    """Return a seat's present score: complete columns less misses."""
    return sum(item.amount for item in score_items(state, seat))


def outcome(state: State) -> Outcome:
    """Return the result of a finished game; equal totals share a place unless fewer misses decide (U3)."""
    result = make_outcome([score_items(state, seat) for seat in range(len(state.sheets))], state.ending)
    if state.rulings.shared_victory:
        return result
    keys = [(total, -misses) for total, misses in zip(result.totals, state.misses, strict=True)]
    return Outcome(result.totals, rank(keys), result.items, result.ending)
