"""A score sheet: four rows of six cells with a divider after the fourth; columns score, misses cost."""

from __future__ import annotations

from typing import Final, TypeAlias

from accessgames.games.quantum.rules.dice import COLOURS

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

Row: TypeAlias = tuple[int, ...]
"""The numbers written so far, left to right, without gaps."""

Rows: TypeAlias = tuple[Row, Row, Row, Row]
"""The rows of one sheet, by colour."""

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


def _taking(filled: int, last: int, *, one_peak: bool) -> int:
    """Return as a bit mask the numbers that a row with so many cells and this last number takes."""
    row = (*([0] * (filled - 1)), last) if filled else ()
    return sum(1 << number for number in allowed_range(row, one_peak=one_peak, most=MOST_TOTAL))


TAKING: Final = tuple(
    tuple(
        tuple(_taking(filled, last, one_peak=one_peak) for last in range(MOST_TOTAL + 1))
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
    if len(numbers) < len(COLOURS):
        return 0
    different = sorted(set(numbers))
    return different[1] if len(different) > 1 else different[0]


def is_full(rows: Rows) -> bool:
    """Tell whether all 24 cells are written."""
    return all(len(row) == CELLS for row in rows)


def miss_costs(rising: bool) -> tuple[int, ...]:  # noqa: FBT001 - the value of an option
    """Return what the first to the fifth miss cost (Quantum U2): 1 to 5, or never more than 3."""
    return (1, 2, 3, 4, 5) if rising else (1, 2, 3, 3, 3)
