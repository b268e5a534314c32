"""Squares with their names in notations, polyominoes turned and mirrored, and boards.

A board is an outline on a rectangle of squares, with sets of squares as bit masks, areas and holes.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from operator import attrgetter
from string import ascii_lowercase
from typing import Final, NamedTuple

from accessgames.dataclasses import dataclass
from accessgames.engine.action_notation import Codec

_NAME: Final = re.compile(r"([a-z])([1-9][0-9]?)")


class Square(NamedTuple):
    """A square, counted from 0.

    Attributes:
        column: 0 is the column named a.
        row: 0 is the row named 1, wherever the board begins to count (`Board.upward`).
    """

    column: int
    row: int

    @property
    def name(self) -> str:
        """The square in notations: `c4`; columns a to z, rows 1 to 99."""
        return f"{ascii_lowercase[self.column]}{self.row + 1}"


@lru_cache(maxsize=1024)
def parse_square(text: str) -> Square | None:
    """Read what `Square.name` wrote; None when it is no square of any board."""
    match = _NAME.fullmatch(text)
    return Square(ascii_lowercase.index(match[1]), int(match[2]) - 1) if match else None


def _read_square(words: Sequence[str]) -> Square:
    square = parse_square(words[0])
    if square is None:
        raise ValueError(words[0])
    return square


SQUARE: Final = Codec(_read_square, attrgetter("name"), ".name")
"""How a square is written in actions."""


def reading_order(square: Square) -> tuple[int, int]:
    """Sort squares by the name of their row, then by column."""
    return square.row, square.column


@dataclass(frozen=True, slots=True)
class Polyomino:
    """A shape without a place. Two shapes are equal when they look the same without being turned.

    Attributes:
        squares: Moved so that the lowest column and the lowest row are 0; sorted by row, then column; each
            once and at least one. Build shapes with `polyomino`, which takes care of it.
    """

    squares: tuple[Square, ...]

    @property
    def size(self) -> int:
        """Number of squares."""
        return len(self.squares)

    @property
    def width(self) -> int:
        """Number of columns it spans."""
        return max(square.column for square in self.squares) + 1

    @property
    def height(self) -> int:
        """Number of rows it spans."""
        return self.squares[-1].row + 1

    @property
    def connected(self) -> bool:
        """Whether every square can be reached from every other over common sides."""
        rest = set(self.squares[1:])
        edge = [self.squares[0]]
        while edge:
            column, row = edge.pop()
            for near in ((column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)):
                if near in rest:
                    rest.remove(Square(*near))
                    edge.append(Square(*near))
        return not rest

    def turned(self, quarters: int, *, upward: bool) -> Polyomino:
        """Return the shape turned to the right, as somebody who sits at the board sees it.

        Args:
            quarters: How many times by 90 degrees; any integer, negative turns to the left.
            upward: Whether rows are counted from the bottom (`Board.upward`).
        """
        squares: tuple[Square, ...] = self.squares
        for _ in range(quarters % 4 if upward else -quarters % 4):
            squares = tuple(Square(row, -column) for column, row in squares)
        return polyomino(squares)

    def mirrored(self) -> Polyomino:
        """Return the shape turned over so that left and right change places."""
        return polyomino(Square(-column, row) for column, row in self.squares)

    def orientations(self, *, mirror: bool, upward: bool) -> tuple[Orientation, ...]:
        """Return every different way to lay the shape, numbered from 1.

        First those that are only turned, by ascending quarters, then those that are mirrored first and
        then turned. Each look appears once, under the first way that leads to it; so the numbers of the
        turned ones do not depend on whether mirroring is allowed.
        """
        return _orientations(self, mirror, upward)

    def oriented(self, quarters: int, *, mirrored: bool, upward: bool) -> Polyomino:
        """Return the shape mirrored first, if asked for, and then turned."""
        shape = self.mirrored() if mirrored else self
        return shape.turned(quarters, upward=upward)

    def canonical(self, *, mirror: bool) -> Polyomino:
        """Return the same shape for all that differ only by turning (and mirroring)."""
        return min((way.shape for way in _orientations(self, mirror, True)), key=lambda shape: shape.squares)  # noqa: FBT003 - the order of turning is of no matter here


@dataclass(frozen=True, slots=True)
class Orientation:
    """One way to lay a shape.

    Attributes:
        number: 1 is the shape as its data has it; at most 8.
        quarters: How many times it is turned to the right by 90 degrees, 0 to 3.
        mirrored: Whether left and right change places, before it is turned.
        shape: What it looks like.
    """

    number: int
    quarters: int
    mirrored: bool
    shape: Polyomino


def polyomino(squares: Iterable[tuple[int, int]]) -> Polyomino:
    """Build a shape from squares (column, row) anywhere in the plane.

    Raises:
        ValueError: There are no squares.
    """
    distinct = {Square(*square) for square in squares}
    left = min(square.column for square in distinct)
    low = min(square.row for square in distinct)
    moved = (Square(column - left, row - low) for column, row in distinct)
    return Polyomino(tuple(sorted(moved, key=reading_order)))


@lru_cache(maxsize=1024)
def _orientations(shape: Polyomino, mirror: bool, upward: bool) -> tuple[Orientation, ...]:  # noqa: FBT001 - a cache wants plain arguments
    found: dict[Polyomino, tuple[int, bool]] = {}
    for mirrored in (False, True)[: 1 + mirror]:
        for quarters in range(4):
            found.setdefault(shape.oriented(quarters, mirrored=mirrored, upward=upward), (quarters, mirrored))
    numbered = enumerate(found.items(), 1)
    return tuple(Orientation(number, *way, look) for number, (look, way) in numbered)


def free_polyominoes(size: int, *, mirror: bool) -> tuple[Polyomino, ...]:
    """Return all connected shapes of a size, different up to turning (and mirroring), sorted.

    >>> len(free_polyominoes(5, mirror=True))
    12
    """
    shapes = {polyomino([(0, 0)])}
    for _ in range(size - 1):
        shapes = {grown.canonical(mirror=mirror) for shape in shapes for grown in _grown(shape)}
    return tuple(sorted(shapes, key=lambda shape: shape.squares))


def _grown(shape: Polyomino) -> Iterator[Polyomino]:
    """Yield the shape with each neighbouring square added."""
    own = set(shape.squares)
    for column, row in shape.squares:
        for near in ((column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)):
            if near not in own:
                yield polyomino([*shape.squares, near])


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

    def turned_square(self, square: Square, quarters: int) -> Square:
        """Return where a square comes when the board is turned to the right, seen from where one sits.

        Args:
            square: A square, perhaps outside the rectangle.
            quarters: How many times by 90 degrees; any integer, negative turns to the left.
        """
        (column, row), width, height = square, self.width, self.height
        for _ in range(quarters % 4):
            column, row = (row, width - 1 - column) if self.upward else (height - 1 - row, column)
            width, height = height, width
        return Square(column, row)

    def turned_mask(self, mask: int, quarters: int) -> int:
        """Return where the squares of a mask come when the board is turned to the right."""
        if not quarters % 4:
            return mask
        turned = self if quarters % 2 == 0 else Board(self.height, self.width, self.upward, 0)
        return turned.mask_of(self.turned_square(square, quarters) for square in self.squares(mask))

    def turned(self, quarters: int) -> Board:
        """Return the board turned to the right, with its outline."""
        width, height = (self.width, self.height) if quarters % 2 == 0 else (self.height, self.width)
        return Board(width, height, self.upward, self.turned_mask(self.mask, quarters))


def rectangle(width: int, height: int, *, upward: bool) -> Board:
    """Return a board without corners cut off."""
    return Board(width, height, upward, (1 << width * height) - 1)


@lru_cache(maxsize=64)
def _columns(width: int, height: int) -> tuple[int, int]:
    """Return the first and the last column of a rectangle as masks."""
    first = sum(1 << row * width for row in range(height))
    return first, first << width - 1
