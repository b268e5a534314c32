"""A shape in words: its size, row by row, as a walk from square to square, by its squares."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Final

from accessgames.engine.grid import Square, rectangle
from accessgames.language.space.naming import Run, name_squares, portions, row_runs
from accessgames.language.values import Listing, Message, Nested, say

if TYPE_CHECKING:
    from accessgames.engine.grid import Polyomino
    from accessgames.language.values import Value

_SIDES: Final = {(1, 0): "right", (-1, 0): "left", (0, 1): "up", (0, -1): "down"}
_PARTS: Final = 6
"""Parts of a walk on a line."""


def tell_shape(shape: Polyomino, name: Value, *, upward: bool) -> tuple[Message, ...]:
    """Tell a shape in four ways: size, rows, a walk, squares as if it lay in the corner of a board.

    Args:
        shape: The shape as it is turned now.
        name: How it is named.
        upward: Whether rows are counted from the bottom.
    """
    size = say("space-shape", name=name, squares=shape.size, wide=shape.width, high=shape.height)
    if shape.size == 1:
        return (size,)
    return (
        size,
        tell_shape_rows(shape, upward=upward),
        *_tell_walk(shape, upward=upward),
        _tell_squares(shape),
    )


def tell_shape_rows(shape: Polyomino, *, upward: bool) -> Message:
    """Tell a shape row by row, such as "Dole tři. Nad nimi zleva jeden.", from row 1 on.

    Where a row begins somewhere else than the one before, it is told by how many squares it is
    shifted; one that is as long and begins at the same place is told by its length alone.
    """
    if shape.height == 1 or shape.width == 1:
        way = "row" if shape.height == 1 else "column"
        return say("space-shape-bar", way=way, count=shape.size)
    if shape.size == shape.width * shape.height:
        return say("space-shape-rectangle", wide=shape.width, high=shape.height)
    return say("space-shape-rows", rows=Listing(tuple(_rows(shape, upward=upward))))


def _rows(shape: Polyomino, *, upward: bool) -> Iterator[Nested]:
    board = rectangle(shape.width, shape.height, upward=upward)
    runs = row_runs(board, board.mask_of(shape.squares))
    start = "bottom" if upward else "top"
    before: tuple[Run, ...] = ()
    for _, group in groupby(runs, key=lambda run: run.first.row):
        row = tuple(group)
        squares = Listing(tuple(_counts(row)))
        if not before:
            yield Nested(say("space-shape-first", runs=squares, start=start))
        else:
            shift = row[0].first.column - before[0].first.column
            yield Nested(
                say(
                    "space-shape-next",
                    runs=squares,
                    start=start,
                    below=_length(before),
                    shift=abs(shift),
                    way="right" if shift > 0 else "left" if shift else _edge(row, before),
                )
            )
        before = row


def _edge(row: tuple[Run, ...], before: tuple[Run, ...]) -> str:
    """Tell whether a row that begins like the one before also ends like it."""
    return "same" if row[-1].last.column == before[-1].last.column and len(row) == 1 else "edge"


def _length(row: tuple[Run, ...]) -> int:
    return sum(run.last.column - run.first.column + 1 for run in row)


def _counts(row: Sequence[Run]) -> Iterator[Nested]:
    """Yield how many squares stand side by side, and the gaps between them."""
    end: int | None = None
    for run in row:
        if end is not None:
            yield Nested(say("space-shape-gap", count=run.first.column - end - 1))
        yield Nested(say("space-shape-count", count=run.last.column - run.first.column + 1))
        end = run.last.column


def _tell_walk(shape: Polyomino, *, upward: bool) -> Iterator[Message]:
    """Tell a walk over all squares from the first; it goes back to an earlier square where it must."""
    steps = path(shape)
    items: list[Value] = []
    for (origin, step), group in groupby(_legs(steps)):
        way = _SIDES[step if upward else (step[0], -step[1])]
        leg = say("space-leg", way=way, steps=len(tuple(group)))
        items.append(Nested(say("space-branch", number=origin, leg=Nested(leg)) if origin else leg))
    for place, part in enumerate(portions(items, _PARTS)):
        yield say("space-walk-more" if place else "space-walk", legs=part)


def _legs(steps: Sequence[tuple[int, tuple[int, int]]]) -> Iterator[tuple[int, tuple[int, int]]]:
    """Join a branch with the steps behind it, so that equal steps are counted together."""
    origin = 0
    last: tuple[int, int] | None = None
    for branch, step in steps:
        origin = branch or (origin if step == last else 0)
        last = step
        yield origin, step


def path(shape: Polyomino) -> tuple[tuple[int, tuple[int, int]], ...]:
    """Walk over all squares with as few branches as possible.

    Returns:
        For each square after the first: the number of the square that the walk goes back to before (0 when it
        just goes on), and the step.
    """
    squares = frozenset(shape.squares)
    best: list[tuple[int, tuple[int, int]]] = []
    stack: list[tuple[tuple[Square, ...], tuple[tuple[int, tuple[int, int]], ...]]] = [
        ((shape.squares[0],), ())
    ]
    fewest = len(squares)
    while stack:
        visited, steps = stack.pop()
        branches = sum(branch > 0 for branch, _ in steps)
        if branches >= fewest:
            continue
        if len(visited) == len(squares):
            best, fewest = list(steps), branches
            continue
        stack.extend(_onward(visited, steps, squares))
    return tuple(best)


def _onward(
    visited: tuple[Square, ...],
    steps: tuple[tuple[int, tuple[int, int]], ...],
    squares: frozenset[Square],
) -> Iterator[tuple[tuple[Square, ...], tuple[tuple[int, tuple[int, int]], ...]]]:
    """Yield the ways to go on, the best last: from the last square before branches, straight on first."""
    last = steps[-1][1] if steps else (1, 0)
    for place, origin in enumerate(visited, 1):
        branch = 0 if place == len(visited) else place
        for step in sorted(_SIDES, key=lambda way: way == last):
            near = Square(origin.column + step[0], origin.row + step[1])
            if near in squares and near not in visited:
                yield (*visited, near), (*steps, (branch, step))


def _tell_squares(shape: Polyomino) -> Message:
    board = rectangle(shape.width, shape.height, upward=True)
    mask = board.mask_of(shape.squares)
    return say("space-shape-squares", squares=name_squares(board, mask))
