"""Places of a shape on a board."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from accessgames.engine.grid.square import Square

if TYPE_CHECKING:
    from accessgames.engine.grid.board import Board
    from accessgames.engine.grid.polyomino import Polyomino


@dataclass(frozen=True, slots=True)
class Placement:
    """A shape lying on a board.

    Attributes:
        shape: Id of the shape, such as `l4`.
        orientation: Number of the orientation, from 1 (`Polyomino.orientations`).
        anchor: The covered square whose row has the lowest number, and of these the one with the lowest
            column. It stands for the place in words and notations; a shape always covers it.
        mask: The covered squares.
    """

    shape: str
    orientation: int
    anchor: Square
    mask: int


def placements(
    board: Board, free: int, shape: str, polyomino: Polyomino, *, mirror: bool
) -> tuple[Placement, ...]:
    """Return all places of a shape on free squares inside the outline.

    Args:
        board: The board; its `upward` decides which way shapes turn.
        free: Squares that may be covered.
        shape: Id of the shape.
        polyomino: What the shape looks like.
        mirror: Whether it may be turned over.

    Returns:
        Sorted by orientation, then by the anchor's row and column.
    """
    closed = ~(free & board.mask)
    fitting = _everywhere(board.width, board.height, board.upward, shape, polyomino, mirror)
    return tuple(placement for placement in fitting if not placement.mask & closed)


def place(
    board: Board, shape: str, polyomino: Polyomino, orientation: int, anchor: Square, *, mirror: bool
) -> Placement | None:
    """Return the one placement that an orientation and an anchor name, whatever is free or outlined.

    None when there is no such orientation or a part of it would lie outside the rectangle.
    """
    table = _by_place(board.width, board.height, board.upward, shape, polyomino, mirror)
    return table.get((orientation, anchor))


@lru_cache(maxsize=1024)
def _everywhere(
    width: int,
    height: int,
    upward: bool,  # noqa: FBT001 - a cache wants plain arguments
    shape: str,
    polyomino: Polyomino,
    mirror: bool,  # noqa: FBT001 - as above
) -> tuple[Placement, ...]:
    """Return all places in the rectangle; few boards and shapes are used again and again."""
    found = []
    for way in polyomino.orientations(mirror=mirror, upward=upward):
        look = way.shape
        mask = sum(1 << row * width + column for column, row in look.squares)
        start = look.squares[0].column
        for row in range(height - look.height + 1):
            for column in range(width - look.width + 1):
                anchor = Square(column + start, row)
                found.append(Placement(shape, way.number, anchor, mask << row * width + column))
    return tuple(found)


@lru_cache(maxsize=1024)
def _by_place(
    width: int,
    height: int,
    upward: bool,  # noqa: FBT001 - a cache wants plain arguments
    shape: str,
    polyomino: Polyomino,
    mirror: bool,  # noqa: FBT001 - as above
) -> dict[tuple[int, Square], Placement]:
    fitting = _everywhere(width, height, upward, shape, polyomino, mirror)
    return {(placement.orientation, placement.anchor): placement for placement in fitting}
