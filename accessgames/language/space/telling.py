"""A board in words: its extent, row by row as runs, one row, one column, one square, its surroundings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from accessgames.engine.grid import Square
from accessgames.language.space.naming import name_square, name_squares, portions
from accessgames.language.values import Listing, Message, Nested, keys, say

if TYPE_CHECKING:
    from accessgames.engine.grid import Board
    from accessgames.language.space.scene import Patch, Scene, Stretch
    from accessgames.language.values import Value

_AROUND: Final = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
"""The eight neighbours as steps to the right and up, clockwise from above."""

_SIDES: Final = ("up", "up-right", "right", "down-right", "down", "down-left", "left", "up-left")
_ROW, _ROW_ON, _COLUMN, _COLUMN_ON = keys("space-row", "space-row-on", "space-column", "space-column-on")


def tell_extent(board: Board) -> Message:
    """Tell how far the outline reaches and how many squares it has, and where row 1 is."""
    squares = board.squares(board.mask)
    columns = [square.column for square in squares]
    low, high = squares[0].row, squares[-1].row
    return say(
        "space-extent",
        first=name_square(Square(min(columns), low)),
        last=name_square(Square(max(columns), high)),
        low=low + 1,
        high=high + 1,
        squares=board.size,
        start="bottom" if board.upward else "top",
    )


def tell_rows(scene: Scene) -> tuple[Message, ...]:
    """Tell every row that has squares of the outline, from row 1 on, runs merged.

    Neighbouring rows that are free in the same columns and have nothing on them are told together.
    """
    told: list[Message] = []
    for low, high in _alike(scene):
        stretches = scene.row(low)
        if low == high:
            told.extend(_line(_ROW, _ROW_ON, stretches, low))
            continue
        free = portions(tuple(_stretch(stretch, "row") for stretch in stretches))
        told.extend(say("space-rows-free", low=low + 1, high=high + 1, runs=part) for part in free)
    return tuple(told)


def _alike(scene: Scene) -> Iterator[tuple[int, int]]:
    """Yield the first and the last row of each group of rows that are told together."""
    rows = sorted({square.row for square in scene.board.squares(scene.board.mask)})
    free = {row: _free_columns(scene.row(row)) for row in rows}
    start = 0
    for end in range(1, len(rows) + 1):
        row = rows[end - 1]
        if end < len(rows) and rows[end] == row + 1 and free[row] and free[row] == free[rows[end]]:
            continue
        yield rows[start], row
        start = end


def _free_columns(stretches: Sequence[Stretch]) -> tuple[tuple[int, int], ...]:
    """Return the columns of a row with nothing on it; empty when there is something."""
    if any(stretch.patch is not None for stretch in stretches):
        return ()
    return tuple((stretch.run.first.column, stretch.run.last.column) for stretch in stretches)


def tell_columns(scene: Scene) -> tuple[Message, ...]:
    """Tell every column that has squares of the outline, from the left, runs merged."""
    columns = sorted({square.column for square in scene.board.squares(scene.board.mask)})
    return tuple(message for column in columns for message in tell_column(scene, column))


def tell_row(scene: Scene, row: int) -> tuple[Message, ...]:
    """Tell one row, counted from 0."""
    stretches = scene.row(row)
    if not stretches:
        return (say("space-row-outside", row=row + 1),)
    return tuple(_line(_ROW, _ROW_ON, stretches, row))


def tell_column(scene: Scene, column: int) -> tuple[Message, ...]:
    """Tell one column, counted from 0."""
    stretches = scene.column(column)
    if not stretches:
        return (say("space-column-outside", cell=name_square(Square(column, 0))),)
    return tuple(_line(_COLUMN, _COLUMN_ON, stretches, column))


def _line(first: str, more: str, stretches: Sequence[Stretch], number: int) -> Iterator[Message]:
    """Tell a row or column, in several lines where it has many runs."""
    direction = "row" if first == _ROW else "column"
    items = tuple(_stretch(stretch, direction) for stretch in stretches)
    for place, part in enumerate(portions(items)):
        cell = name_square(stretches[0].run.first)
        yield say(more if place else first, row=number + 1, cell=cell, runs=part)


def _stretch(stretch: Stretch, direction: str) -> Nested:
    run = stretch.run
    first, last = name_square(run.first), name_square(run.last)
    long = "no" if run.first == run.last else "yes"
    name: Value = "" if stretch.patch is None else stretch.patch.name
    return Nested(
        say(
            "space-stretch-free" if stretch.patch is None else "space-stretch",
            line=direction,
            long=long,
            first=first,
            last=last,
            low=first.row,
            high=last.row,
            name=name,
        )
    )


def tell_square(scene: Scene, square: Square) -> Message:
    """Tell what is on a square, and how far it reaches."""
    cell = name_square(square)
    if not scene.board.covers(square):
        return say("space-square-outside", cell=cell, row=cell.row)
    patch = scene.at(square)
    if patch is None:
        return say("space-square-free", cell=cell, row=cell.row)
    if patch.mask.bit_count() == 1:
        return say("space-square-one", cell=cell, row=cell.row, name=patch.name)
    squares = name_squares(scene.board, patch.mask)
    return say("space-square", cell=cell, row=cell.row, name=patch.name, squares=squares)


def tell_around(scene: Scene, square: Square) -> tuple[Message, ...]:
    """Tell a square and its eight neighbours, together where they have the same content."""
    board = scene.board
    up = 1 if board.upward else -1
    sides: dict[Patch | None, list[str]] = {}
    outside: list[str] = []
    for side, (right, ahead) in zip(_SIDES, _AROUND, strict=True):
        near = Square(square.column + right, square.row + up * ahead)
        if board.covers(near):
            sides.setdefault(scene.at(near), []).append(side)
        else:
            outside.append(side)
    free = sides.pop(None, [])
    lines = [tell_square(scene, square)]
    lines += [
        say("space-around", name=patch.name, sides=_sides(near)) for patch, near in sides.items() if patch
    ]
    if free:
        lines.append(say("space-around-free", sides=_sides(free)))
    if outside:
        lines.append(say("space-around-outside", sides=_sides(outside)))
    return tuple(lines)


def _sides(sides: Sequence[str]) -> Listing:
    if len(sides) == len(_SIDES):
        return Listing((Nested(say("space-side", side="all")),))
    return Listing(tuple(Nested(say("space-side", side=side)) for side in sides))
