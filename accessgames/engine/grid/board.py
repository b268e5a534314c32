"""Boards: an outline on a rectangle of squares, sets of squares as bit masks, areas and holes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from accessgames.engine.grid.polyomino import Polyomino, Square, polyomino


@dataclass(frozen=True, slots=True)
class Board:
    """A rectangle of squares of which those inside an outline can be covered.

    Sets of squares are masks: bit `row * width + column` stands for `Square(column, row)`.

    Attributes:
        width: Columns.
        height: Rows.
        upward: Whether row 1 is the bottom row (Tetrikon) or the top one (iQLANDIE). It decides which way
            "turned to the right" goes, and what lies above.
        mask: The squares inside the outline.
    """

    width: int
    height: int
    upward: bool
    mask: int

    @property
    def size(self) -> int:
        """Number of squares inside the outline."""
        return self.mask.bit_count()

    @property
    def whole(self) -> int:
        """All squares of the rectangle as a mask."""
        return (1 << self.width * self.height) - 1

    def bit(self, square: Square) -> int:
        """Return the mask of one square; 0 when it is not in the rectangle."""
        column, row = square
        inside = 0 <= column < self.width and 0 <= row < self.height
        return 1 << row * self.width + column if inside else 0

    def covers(self, square: Square) -> bool:
        """Tell whether a square lies inside the outline."""
        return bool(self.bit(square) & self.mask)

    def square(self, mask: int) -> Square:
        """Return the first square of a mask that is not empty: the lowest row, then the lowest column."""
        row, column = divmod((mask & -mask).bit_length() - 1, self.width)
        return Square(column, row)

    def squares(self, mask: int) -> tuple[Square, ...]:
        """Return the squares of a mask, sorted by row, then column."""
        found = []
        while mask:
            found.append(self.square(mask))
            mask &= mask - 1
        return tuple(found)

    def mask_of(self, squares: Iterable[Square]) -> int:
        """Return squares as a mask.

        Raises:
            ValueError: A square lies outside the rectangle.
        """
        mask = 0
        for square in squares:
            bit = self.bit(square)
            if not bit:
                raise ValueError(square)
            mask |= bit
        return mask

    def spread(self, mask: int) -> int:
        """Return a mask with everything in the rectangle that touches it with a side, itself included."""
        first, last = _columns(self.width, self.height)
        sideways = (mask & ~last) << 1 | (mask & ~first) >> 1
        return (mask | sideways | mask << self.width | mask >> self.width) & self.whole

    def neighbours(self, mask: int) -> int:
        """Return the squares inside the outline that touch a mask with a side and are not part of it."""
        return self.spread(mask) & self.mask & ~mask

    def region(self, seed: int, mask: int) -> int:
        """Return the part of `mask` that hangs together with the squares of `seed` over common sides."""
        seen = seed & mask
        while True:
            more = self.spread(seen) & mask
            if more == seen:
                return seen
            seen = more

    def regions(self, mask: int) -> tuple[int, ...]:
        """Return the areas of a mask, each connected over common sides, by their first squares."""
        found = []
        while mask:
            area = self.region(mask & -mask, mask)
            found.append(area)
            mask &= ~area
        return tuple(found)

    def holes(self, mask: int) -> tuple[int, ...]:
        """Return the areas that a mask encloses: no way over common sides leads from them to the edge."""
        first, last = _columns(self.width, self.height)
        row = (1 << self.width) - 1
        edge = first | last | row | row << self.width * (self.height - 1)
        return tuple(area for area in self.regions(self.whole & ~mask) if not area & edge)

    def shape(self, mask: int) -> Polyomino:
        """Return what the squares of a mask that is not empty look like, without their place."""
        return polyomino(self.squares(mask))

    def outlined(self, mask: int) -> Board:
        """Return the same rectangle with another outline."""
        return Board(self.width, self.height, self.upward, mask)


def rectangle(width: int, height: int, *, upward: bool) -> Board:
    """Return a board without corners cut off."""
    return Board(width, height, upward, (1 << width * height) - 1)


@lru_cache(maxsize=64)
def _columns(width: int, height: int) -> tuple[int, int]:
    """Return the first and the last column of a rectangle as masks."""
    first = sum(1 << row * width for row in range(height))
    return first, first << width - 1
