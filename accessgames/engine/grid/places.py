"""All places of some shapes on one board, in the form in which searches use them.

A situation is one number: the squares that are not free, and above them a field for each shape with the
pieces left of it. Laying a piece is adding a number to it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from accessgames.engine.grid.board import rectangle
from accessgames.engine.grid.placement import Placement, placements

if TYPE_CHECKING:
    from accessgames.engine.grid.board import Board
    from accessgames.engine.grid.polyomino import Polyomino

FIELD: Final = 7
"""Bits that hold how many pieces of one shape are left; no board of 16 by 16 squares needs more than 127."""

MOST: Final = (1 << FIELD) - 1

Entry = tuple[int, int, int]
"""Squares of a placement, the field of its shape, and what laying it adds to a situation."""

PlaceTable = tuple[tuple[Entry, ...], ...]
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
        self._lying = _lies(board)
        self.width = board.height if self._lying else board.width
        self.shift = {name: board.width * board.height + FIELD * at for at, name in enumerate(shapes)}
        self._by_mask: dict[tuple[str, int], Placement] = {}
        self._all = self._prepare()
        self._tables: dict[frozenset[str], PlaceTable] = {}

    def _prepare(self) -> list[list[tuple[int, str]]]:
        board = self.board
        found: list[list[tuple[int, str]]] = [[] for _ in range(board.width * board.height)]
        for name in sorted(self.shapes, key=lambda name: -self.shapes[name].size):
            for placement in placements(board, board.mask, name, self.shapes[name], mirror=self.mirror):
                mask = self.inner(placement.mask)
                self._by_mask[name, mask] = placement
                found[(mask & -mask).bit_length() - 1].append((mask, name))
        return found

    def inner(self, mask: int) -> int:
        """Return a mask in the order of the searches."""
        return _transposed(mask, self.board.width, self.board.height) if self._lying else mask

    def table(self, names: frozenset[str]) -> PlaceTable:
        """Return the places of some shapes only."""
        if names not in self._tables:
            self._tables[names] = tuple(
                tuple(
                    (mask, MOST << self.shift[name], mask - (1 << self.shift[name]))
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
            name: min(supply.get(name, 0), area // shape.size, MOST) for name, shape in self.shapes.items()
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


def _lies(board: Board) -> bool:
    """Tell whether the outline is wider than high."""
    if not board.mask:
        return False
    shape = board.shape(board.mask)
    return shape.width > shape.height


def _transposed(mask: int, width: int, height: int) -> int:
    """Return a mask with columns and rows exchanged."""
    turned = 0
    for square in rectangle(width, height, upward=True).squares(mask):
        turned |= 1 << square.column * height + square.row
    return turned
