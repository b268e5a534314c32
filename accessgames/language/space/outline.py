"""The edge of an area, walked around: "od pole c2 vpravo 3, nahoru 2", with the number of its corners."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from accessgames.engine.grid import Square
from accessgames.language.space.naming import name_square, name_squares, portions
from accessgames.language.values import Message, Nested, say

if TYPE_CHECKING:
    from accessgames.engine.grid import Board

Side: TypeAlias = Literal["right", "up", "left", "down"]
"""A direction as somebody who sits at the board sees it."""

_TURNS: Final[tuple[Side, ...]] = ("right", "up", "left", "down")
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

    side: Side
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
        side = _named(heading, upward=board.upward)
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


def _named(heading: int, *, upward: bool) -> Side:
    """Name a heading; where rows are counted from the top, up and down change places."""
    return _TURNS[heading if upward or heading % 2 == 0 else (heading + 2) % 4]


def tell_outline(board: Board, mask: int) -> tuple[Message, ...]:
    """Tell the edge of each area of a mask, and the holes in it.

    Args:
        board: The board.
        mask: Squares, such as `board.mask` or what is still free; not empty.
    """
    lines = [line for area in board.regions(mask) for line in _edge(board, area)]
    lines += [say("space-hole", squares=name_squares(board, hole)) for hole in board.holes(mask)]
    return tuple(lines)


def _edge(board: Board, area: int) -> Iterator[Message]:
    legs = walk_around(board, area)
    cell = name_square(board.square(area))
    start = "bottom" if board.upward else "top"
    yield say("space-outline", corners=len(legs), cell=cell, row=cell.row, start=start)
    for part in portions(name_legs(legs), _LEGS):
        yield say("space-outline-legs", legs=part)


def name_legs(legs: Sequence[Leg]) -> tuple[Nested, ...]:
    """Name the parts of a walk: "vpravo 3", "nahoru 2"."""
    return tuple(Nested(say("space-leg", way=leg.side, steps=leg.steps)) for leg in legs)
