"""A score sheet: four rows of six cells with a divider after the fourth; columns score, misses cost.

What a sheet still allows, which columns are nearly complete, and the final scores and places.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from accessgames.dataclasses import dataclass
from accessgames.engine import Outcome, ScoreItem, make_outcome, rank
from accessgames.games.quantum.rules.dice import COLOURS

if TYPE_CHECKING:
    from accessgames.games.quantum.rules.state import QuantumState, Row, Rows

CELLS: Final = 6
"""Cells in a row, and so columns on a sheet."""

LAST_CELL: Final = CELLS - 1
"""Index of the last cell of a row."""

DIVIDER: Final = 4
"""Cells before the divider: numbers rise up to it and fall after it."""

MOST_TOTAL: Final = 33
"""Highest total of a colour."""

MOST_MISSES: Final = 5
"""The fifth miss ends the game after step C."""

EMPTY_ROWS: Final[Rows] = ((), (), (), ())


def accepts(row: Row, number: int, *, one_peak: bool) -> bool:
    """Tell whether a number may be written into the next cell of a row.

    Numbers rise strictly up to the divider and fall strictly after it. With `one_peak` (Quantum U1) the fifth
    number must also be lower than the fourth; without it the first number after the divider is free.
    """
    filled = len(row)
    if not filled:
        return True
    if filled < DIVIDER:
        return number > row[-1]
    if filled == DIVIDER:
        return not one_peak or number < row[-1]
    return filled < CELLS and number < row[-1]


def allowed_range(row: Row, *, one_peak: bool, most: int) -> range:
    """Return the numbers from 1 to `most` that the next cell of a row takes; none when it is full."""
    filled = len(row)
    if filled == CELLS:
        return range(0)
    if not filled or (filled == DIVIDER and not one_peak):
        return range(1, most + 1)
    return range(row[-1] + 1, most + 1) if filled < DIVIDER else range(1, row[-1])


TAKING: Final = tuple(
    tuple(
        tuple(
            sum(
                1 << number
                for number in allowed_range(
                    (*[0] * (filled - 1), last) if filled else (), one_peak=one_peak, most=MOST_TOTAL
                )
            )
            for last in range(MOST_TOTAL + 1)
        )
        for filled in range(CELLS + 1)
    )
    for one_peak in (False, True)
)
"""What rows take, by `one_peak`, cells written and last number: bit `n` stands for the number `n`."""


def write(rows: Rows, colour: int, number: int) -> Rows:
    """Return the rows with a number added at the end of one of them."""
    changed = (*rows[colour], number)
    return (*rows[:colour], changed, *rows[colour + 1 :])  # type: ignore[return-value] # four rows stay four


def column(rows: Rows, index: int) -> tuple[int, ...]:
    """Return the numbers of a column that are written, in the order of the colours."""
    return tuple(row[index] for row in rows if len(row) > index)


def column_points(rows: Rows, index: int) -> int:
    """Return the points of a column: its second lowest different number, 0 while it is incomplete.

    Four equal numbers score that number (Quantum, "special case").
    """
    numbers = column(rows, index)
    return _second_lowest(numbers) if len(numbers) == len(COLOURS) else 0


def _second_lowest(numbers: tuple[int, ...]) -> int:
    different = sorted(set(numbers))
    return different[1] if len(different) > 1 else different[0]


def is_full(rows: Rows) -> bool:
    """Tell whether all 24 cells are written."""
    return all(len(row) == CELLS for row in rows)


def miss_costs(rising: bool) -> tuple[int, ...]:  # noqa: FBT001 - the value of an option
    """Return what the first to the fifth miss cost (Quantum U2): 1 to 5, or never more than 3."""
    return (1, 2, 3, 4, 5) if rising else (1, 2, 3, 3, 3)


def allowed_numbers(row: Row, table: QuantumState) -> range:
    """Return the numbers that the next cell of a row takes."""
    return allowed_range(row, one_peak=table.rulings.one_peak, most=MOST_TOTAL)


def skipped_numbers(row: Row, number: int, table: QuantumState) -> range:
    """Return the numbers that a row loses by a legal number: those that its cell could have taken before it.

    Before the divider these are the lower ones, after it the higher ones. The last cell on either side loses
    nothing, because no other cell goes on from it in the same direction.
    """
    numbers = allowed_numbers(row, table)
    if len(row) in (DIVIDER - 1, CELLS - 1):
        return range(0)
    return range(numbers.start, number) if len(row) < DIVIDER else range(number + 1, numbers.stop)


def completed_points(rows: Rows, colour: int, number: int) -> int:
    """Return the points of the column that a number would complete; 0 when it completes none."""
    cell = len(rows[colour])
    return column_points(write(rows, colour, number), cell)


@dataclass(frozen=True, slots=True)
class NearColumn:
    """A column that lacks one number.

    Attributes:
        index: Which column, from 0.
        numbers: Its numbers, in the order of the colours.
        missing: The colour that it lacks.
        before: How many cells of that colour come first.
        least: Fewest points it can bring.
        most: Most points it can bring.
    """

    index: int
    numbers: tuple[int, ...]
    missing: int
    before: int
    least: int
    most: int


def near_columns(rows: Rows, table: QuantumState) -> Iterator[NearColumn]:
    """Yield the columns that lack one number, from the left."""
    for index in range(CELLS):
        numbers = column(rows, index)
        if len(numbers) == len(COLOURS) - 1:
            missing = next(colour for colour, row in enumerate(rows) if len(row) <= index)
            before = index - len(rows[missing])
            last = range(1, MOST_TOTAL + 1) if before else allowed_numbers(rows[missing], table)
            points = {_second_lowest((*numbers, number)) for number in last}
            if points:
                yield NearColumn(index, numbers, missing, before, min(points), max(points))


def score_items(state: QuantumState, seat: int) -> tuple[ScoreItem, ...]:
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


def score(state: QuantumState, seat: int) -> int:
    """Return a seat's present score: complete columns less misses."""
    return sum(item.amount for item in score_items(state, seat))


def final_outcome(state: QuantumState) -> Outcome:
    """Return the result of a finished game; equal totals share a place unless fewer misses decide (U3)."""
    result = make_outcome([score_items(state, seat) for seat in range(len(state.sheets))], state.ending)
    if state.rulings.shared_victory:
        return result
    keys = [(total, -misses) for total, misses in zip(result.totals, state.misses, strict=True)]
    return Outcome(result.totals, rank(keys), result.items, result.ending)
