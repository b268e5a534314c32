"""Places of a shape on a board, one by one and in the form in which searches use them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from accessgames.dataclasses import dataclass
from accessgames.engine.grid.board import Board, Polyomino, Square


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


SHAPE_BITS: Final = 7
"""Bits that hold how many pieces of one shape are left; no board of 16 by 16 squares needs more than 127."""

MOST_PLACES: Final = (1 << SHAPE_BITS) - 1

PlacedShape = tuple[int, int, int]
"""Squares of a placement, the field of its shape, and what laying it adds to a situation."""

PlaceTable = tuple[tuple[PlacedShape, ...], ...]
"""For each square the placements whose first square it is, the largest first."""


class Places:
    """The places of shapes on a board, by the first square that they cover.

    Searches count squares along the short side of the board, so that what is covered stays compact; masks of
    this order are called inner ones.

    Attributes:
        board: The board; nothing lies outside its outline.
        shapes: Looks by id.
        mirror: Whether pieces may be turned over.
        width: Squares from one row of the inner order to the next.
        shift: For each shape the lowest bit of its field.
    """

    def __init__(self, board: Board, shapes: Mapping[str, Polyomino], *, mirror: bool) -> None:
        """Prepare the places of all shapes."""
        self.board = board
        self.shapes = dict(shapes)
        self.mirror = mirror
        outline = board.shape(board.mask) if board.mask else None
        self._lying = outline is not None and outline.width > outline.height
        self.width = board.height if self._lying else board.width
        self.shift = {name: board.width * board.height + SHAPE_BITS * at for at, name in enumerate(shapes)}
        self._by_mask: dict[tuple[str, int], Placement] = {}
        self._all: list[list[tuple[int, str]]] = [[] for _ in range(board.width * board.height)]
        for name in sorted(self.shapes, key=lambda name: -self.shapes[name].size):
            for placement in placements(board, board.mask, name, self.shapes[name], mirror=mirror):
                mask = self.inner(placement.mask)
                self._by_mask[name, mask] = placement
                self._all[(mask & -mask).bit_length() - 1].append((mask, name))
        self._tables: dict[frozenset[str], PlaceTable] = {}

    def inner(self, mask: int) -> int:
        """Return a mask in the order of the searches."""
        if not self._lying:
            return mask
        turned = 0
        for column, row in self.board.squares(mask):
            turned |= 1 << column * self.board.height + row
        return turned

    def table(self, names: frozenset[str]) -> PlaceTable:
        """Return the places of some shapes only."""
        if names not in self._tables:
            self._tables[names] = tuple(
                tuple(
                    (mask, MOST_PLACES << self.shift[name], mask - (1 << self.shift[name]))
                    for mask, name in entries
                    if name in names
                )
                for entries in self._all
            )
        return self._tables[names]

    def usable(self, region: int, supply: Mapping[str, int]) -> dict[str, int]:
        """Return how many pieces of each shape could be of use in a region, without those of no use."""
        area = region.bit_count()
        most = {
            name: min(supply.get(name, 0), area // shape.size, MOST_PLACES)
            for name, shape in self.shapes.items()
        }
        return {name: number for name, number in most.items() if number > 0}

    def situation(self, region: int, supply: Mapping[str, int]) -> int:
        """Return the situation in which just a region is free and there are these pieces."""
        left = sum(number << self.shift[name] for name, number in supply.items())
        return left | self.inner(self.board.whole & ~region)

    def placed(self, path: Sequence[int]) -> tuple[Placement, ...]:
        """Return the placements whose additions to the situation a search has collected, sorted by anchor."""
        found = [self._placement(change) for change in path]
        return tuple(sorted(found, key=lambda placement: (placement.anchor.row, placement.anchor.column)))

    def _placement(self, change: int) -> Placement:
        for name, shift in self.shift.items():
            found = self._by_mask.get((name, change + (1 << shift)))
            if found is not None:
                return found
        raise LookupError(change)
