"""Shapes and areas in words: size, rows, a walk from square to square, the edge with its corners.

An edge is walked around: "od pole c2 vpravo 3, nahoru 2".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final, Literal, TypeAlias

from accessgames.dataclasses import dataclass
from accessgames.engine.grid import Board, Polyomino, Square, rectangle
from accessgames.language.space.squares import Run, name_square, name_squares, portions, row_runs
from accessgames.language.values import Listing, Message, Nested, Value, say

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
    board = rectangle(shape.width, shape.height, upward=True)
    squares = say("space-shape-squares", squares=name_squares(board, board.mask_of(shape.squares)))
    return size, tell_shape_rows(shape, upward=upward), *_tell_walk(shape, upward=upward), squares


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
            alike = len(row) == 1 and row[-1].last.column == before[-1].last.column
            shift = row[0].first.column - before[0].first.column
            yield Nested(
                say(
                    "space-shape-next",
                    runs=squares,
                    start=start,
                    below=sum(run.last.column - run.first.column + 1 for run in before),
                    shift=abs(shift),
                    way="right" if shift > 0 else "left" if shift else "same" if alike else "edge",
                )
            )
        before = row


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
    steps = walk_squares(shape)
    items: list[Value] = []
    for (origin, step), group in groupby(_walk_legs(steps)):
        way = _SIDES[step if upward else (step[0], -step[1])]
        leg = say("space-leg", way=way, steps=len(tuple(group)))
        items.append(Nested(say("space-branch", number=origin, leg=Nested(leg)) if origin else leg))
    for place, part in enumerate(portions(items, _PARTS)):
        yield say("space-walk-more" if place else "space-walk", legs=part)


def _walk_legs(steps: Sequence[tuple[int, tuple[int, int]]]) -> Iterator[tuple[int, tuple[int, int]]]:
    """Join a branch with the steps behind it, so that equal steps are counted together."""
    origin = 0
    last: tuple[int, int] | None = None
    for branch, step in steps:
        origin = branch or (origin if step == last else 0)
        last = step
        yield origin, step


def walk_squares(shape: Polyomino) -> tuple[tuple[int, tuple[int, int]], ...]:
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


Direction: TypeAlias = Literal["right", "up", "left", "down"]
"""A direction as somebody who sits at the board sees it."""

_TURNS: Final[tuple[Direction, ...]] = ("right", "up", "left", "down")
_STEPS: Final = (Square(1, 0), Square(0, 1), Square(-1, 0), Square(0, -1))
_LEGS: Final = 8
"""Legs of a walk on a line."""


@dataclass(frozen=True, slots=True)
class Leg:
    """A straight part of a walk.

    Attributes:
        side: Which way.
        steps: How many sides of squares, 1 or more.
    """

    side: Direction
    steps: int


def walk_around(board: Board, area: int) -> tuple[Leg, ...]:
    """Walk along the outer edge of an area that hangs together over common sides.

    The walk begins at the outer corner of the area's first square, where row and column begin to count, and
    goes to the right; the area stays on the side of the higher row. Where two squares touch with a corner
    only, it goes on along the other one; so what they close off is a hole and not part of the walk.

    Args:
        board: The board; `upward` decides what is up.
        area: Mask of the area, not empty.

    Returns:
        The legs, back to the start. Their number is the number of corners.
    """
    inside = frozenset(board.squares(area))
    start = board.square(area)
    legs: list[Leg] = []
    corner, heading = start, 0
    while True:
        # Where rows are counted from the top, up and down change places.
        side = _TURNS[heading if board.upward or heading % 2 == 0 else (heading + 2) % 4]
        steps = 0
        while True:
            corner = Square(corner.column + _STEPS[heading].column, corner.row + _STEPS[heading].row)
            steps += 1
            turn = _turn(inside, corner, heading)
            if turn:
                break
        legs.append(Leg(side, steps))
        heading = (heading + turn) % 4
        if corner == start and heading == 0:
            return tuple(legs)


def _turn(inside: frozenset[Square], corner: Square, heading: int) -> int:
    """Return how the edge goes on at a corner of the grid: 1 towards the inside, -1 away, 0 straight on."""
    step, side = _STEPS[heading], _STEPS[(heading + 1) % 4]
    # The squares that meet at the corner, ahead on either side; a corner is named by the square behind it.
    ahead_in = _square(corner, step, side)
    ahead_out = _square(corner, step, Square(-side.column, -side.row))
    if ahead_out in inside:
        return -1
    return 0 if ahead_in in inside else 1


def _square(corner: Square, ahead: Square, side: Square) -> Square:
    """Return the square at a corner that lies ahead and to one side."""
    column = corner.column + min(0, ahead.column + side.column)
    row = corner.row + min(0, ahead.row + side.row)
    return Square(column, row)


def tell_outline(board: Board, mask: int) -> tuple[Message, ...]:
    """Tell the edge of each area of a mask, and the holes in it.

    Args:
        board: The board.
        mask: Squares, such as `board.mask` or what is still free; not empty.
    """
    lines: list[Message] = []
    start = "bottom" if board.upward else "top"
    for area in board.regions(mask):
        legs = walk_around(board, area)
        cell = name_square(board.square(area))
        lines.append(say("space-outline", corners=len(legs), cell=cell, row=cell.row, start=start))
        lines += [say("space-outline-legs", legs=part) for part in portions(name_legs(legs), _LEGS)]
    lines += [say("space-hole", squares=name_squares(board, hole)) for hole in board.holes(mask)]
    return tuple(lines)


def name_legs(legs: Sequence[Leg]) -> tuple[Nested, ...]:
    """Name the parts of a walk: "vpravo 3", "nahoru 2"."""
    return tuple(Nested(say("space-leg", way=leg.side, steps=leg.steps)) for leg in legs)
