"""Squares of a board as values that a message may carry, runs of neighbouring squares, and the way back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from accessgames.engine.grid import Square
from accessgames.language.coordinates import column_letters, column_number
from accessgames.language.values import Cell, Listing, Nested, say

if TYPE_CHECKING:
    from accessgames.engine.grid import Board
    from accessgames.language.values import Value

Way: TypeAlias = Literal["single", "row", "column"]
"""A single square, or neighbours in a row or in a column."""

FEW: Final = 4
"""So many runs or areas fit on a line, in every style of coordinates."""


@dataclass(frozen=True, slots=True)
class Run:
    """Neighbouring squares of one row or one column.

    Attributes:
        first: The lower column or row.
        last: The other end; equals `first` for a single square.
    """

    first: Square
    last: Square

    @property
    def way(self) -> Way:
        """How it lies."""
        if self.first == self.last:
            return "single"
        return "row" if self.first.row == self.last.row else "column"


def name_square(square: Square) -> Cell:
    """Name a square: column 0 in row 0 is a1."""
    return Cell(column_letters(square.column + 1), square.row + 1)


def square_of(cell: Cell) -> Square:
    """Return the square that a name means; it may lie outside of every board."""
    return Square(column_number(cell.column) - 1, cell.row - 1)


def row_runs(board: Board, mask: int) -> tuple[Run, ...]:
    """Return the runs of squares row by row."""
    squares = board.squares(mask)
    return tuple(_runs(squares, Square(1, 0)))


def column_runs(board: Board, mask: int) -> tuple[Run, ...]:
    """Return the runs of squares column by column."""
    squares = sorted(board.squares(mask))
    return tuple(_runs(squares, Square(0, 1)))


def _runs(squares: Sequence[Square], step: Square) -> Iterator[Run]:
    start = end = None
    for square in squares:
        if start is None or end is None:
            start = end = square
        elif square == (end.column + step.column, end.row + step.row):
            end = square
        else:
            yield Run(start, end)
            start = end = square
    if start is not None and end is not None:
        yield Run(start, end)


def shortest_runs(board: Board, mask: int) -> tuple[Run, ...]:
    """Return the runs by rows, or by columns where these are fewer."""
    return min(row_runs(board, mask), column_runs(board, mask), key=len)


def name_run(run: Run) -> Nested:
    """Name a run: "c3", "c3 až e3", on a Braille line "c-e3"."""
    first, last = name_square(run.first), name_square(run.last)
    return Nested(say("space-run", way=run.way, first=first, last=last, low=first.row, high=last.row))


def name_squares(board: Board, mask: int) -> Listing:
    """Name a set of squares in as few runs as it takes: "c3 až e3, d4"."""
    return Listing(tuple(map(name_run, shortest_runs(board, mask))))


def portions(items: Sequence[Value], size: int = FEW) -> tuple[Listing, ...]:
    """Cut a long list into listings that fit a line each."""
    return tuple(Listing(tuple(items[at : at + size])) for at in range(0, len(items), size))
