"""What a sheet still allows: the next cell of a row, what a number costs there, columns nearly complete."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from accessgames.games.quantum.rules.dice import COLOURS
from accessgames.games.quantum.rules.sheet import (
    CELLS,
    DIVIDER,
    Row,
    Rows,
    allowed_range,
    column,
    column_points,
    write,
)

if TYPE_CHECKING:
    from accessgames.games.quantum.rules.state import State

MOST: Final = 33
"""Highest total of a colour."""


def allowed(row: Row, table: State) -> range:
    """Return the numbers that the next cell of a row takes."""
    return allowed_range(row, one_peak=table.rulings.one_peak, most=MOST)


def skipped(row: Row, number: int, table: State) -> range:
    """Return the numbers that a row loses by a legal number: those that its cell could have taken before it.

    Before the divider these are the lower ones, after it the higher ones. The last cell on either side loses
    nothing, because no other cell goes on from it in the same direction.
    """
    numbers = allowed(row, table)
    if len(row) in (DIVIDER - 1, CELLS - 1):
        return range(0)
    return range(numbers.start, number) if len(row) < DIVIDER else range(number + 1, numbers.stop)


def completed(rows: Rows, colour: int, number: int) -> int:
    """Return the points of the column that a number would complete; 0 when it completes none."""
    cell = len(rows[colour])
    return column_points(write(rows, colour, number), cell)


@dataclass(frozen=True, slots=True)
class Near:
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


def near_columns(rows: Rows, table: State) -> Iterator[Near]:
    """Yield the columns that lack one number, from the left."""
    for index in range(CELLS):
        numbers = column(rows, index)
        if len(numbers) == len(COLOURS) - 1:
            missing = next(colour for colour, row in enumerate(rows) if len(row) <= index)
            before = index - len(rows[missing])
            last = range(1, MOST + 1) if before else allowed(rows[missing], table)
            points = {_second_lowest((*numbers, number)) for number in last}
            if points:
                yield Near(index, numbers, missing, before, min(points), max(points))


def _second_lowest(numbers: tuple[int, ...]) -> int:
    different = sorted(set(numbers))
    return different[1] if len(different) > 1 else different[0]
