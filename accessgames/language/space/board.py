"""A board in words: what lies on it, its rows, columns and squares, what is free, and its key."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from accessgames.dataclasses import dataclass
from accessgames.engine.grid import Board, Square
from accessgames.language.coordinates import AROUND
from accessgames.language.space import squares as geometry
from accessgames.language.values import Listing, Message, Nested, Phrase, Value, keys, say

if TYPE_CHECKING:
    from accessgames.language.vocabulary import Vocabulary


@dataclass(frozen=True, slots=True)
class Patch:
    """Squares with the same thing on them, such as one piece.

    Two pieces of the same kind are two patches and told as two, also where they touch.

    Attributes:
        mask: The squares.
        name: How the thing is named: a `Phrase`, or a message with forms of its own as `Nested`.
    """

    mask: int
    name: Value


@dataclass(frozen=True, slots=True)
class Stretch:
    """A run of one row or column with one content.

    Attributes:
        run: The squares.
        patch: What lies on them; None when they are free.
    """

    run: geometry.Run
    patch: Patch | None


@dataclass(frozen=True, slots=True)
class Scene:
    """A board with what lies on it.

    Attributes:
        board: The board; what is outside of its outline is never told.
        patches: What lies on it; they do not overlap.
    """

    board: Board
    patches: tuple[Patch, ...] = ()

    @property
    def covered(self) -> int:
        """Squares of the outline that are covered."""
        covered = 0
        for patch in self.patches:
            covered |= patch.mask
        return covered & self.board.mask

    @property
    def free(self) -> int:
        """Squares of the outline that are not covered."""
        return self.board.mask & ~self.covered

    def at(self, square: Square) -> Patch | None:
        """Return what lies on a square, or None."""
        bit = self.board.bit(square)
        return next((patch for patch in self.patches if patch.mask & bit), None)

    def row(self, row: int) -> tuple[Stretch, ...]:
        """Return what is in a row, counted from 0, from left to right."""
        return tuple(self._stretches(square for square in self._outline if square.row == row))

    def column(self, column: int) -> tuple[Stretch, ...]:
        """Return what is in a column, counted from 0, from row 1 on."""
        return tuple(self._stretches(square for square in self._outline if square.column == column))

    @property
    def _outline(self) -> tuple[Square, ...]:
        return self.board.squares(self.board.mask)

    def _stretches(self, line: Iterable[Square]) -> Iterator[Stretch]:
        """Join neighbouring squares of one line that have the same content."""
        open_: Stretch | None = None
        for square in line:
            patch = self.at(square)
            if open_ is not None and open_.patch is patch:
                last = open_.run.last
                if abs(last.column - square.column) + abs(last.row - square.row) == 1:
                    open_ = Stretch(geometry.Run(open_.run.first, square), patch)
                    continue
            if open_ is not None:
                yield open_
            open_ = Stretch(geometry.Run(square, square), patch)
        if open_ is not None:
            yield open_


_LINES: Final = {
    "row": keys("space-row", "space-row-on"),
    "column": keys("space-column", "space-column-on"),
}
"""By direction: the message of a row or column, and the one that goes on with it."""


def tell_extent(board: Board) -> Message:
    """Tell how far the outline reaches and how many squares it has, and where row 1 is."""
    squares = board.squares(board.mask)
    columns = [square.column for square in squares]
    low, high = squares[0].row, squares[-1].row
    return say(
        "space-extent",
        first=geometry.name_square(Square(min(columns), low)),
        last=geometry.name_square(Square(max(columns), high)),
        low=low + 1,
        high=high + 1,
        tall="yes" if high > low else "no",
        wide="yes" if max(columns) > min(columns) else "no",
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
            told.extend(_line("row", stretches, low))
            continue
        free = geometry.portions(tuple(_stretch(stretch, "row") for stretch in stretches))
        told.extend(say("space-rows-free", low=low + 1, high=high + 1, runs=part) for part in free)
    return tuple(told)


def _alike(scene: Scene) -> Iterator[tuple[int, int]]:
    """Yield the first and the last row of each group of rows that are told together."""
    rows = sorted({square.row for square in scene.board.squares(scene.board.mask)})
    free = {
        row: [(stretch.run.first.column, stretch.run.last.column) for stretch in stretches]
        for row in rows
        if (stretches := scene.row(row)) and all(stretch.patch is None for stretch in stretches)
    }
    start = 0
    for end in range(1, len(rows) + 1):
        row = rows[end - 1]
        if end < len(rows) and rows[end] == row + 1 and row in free and free[row] == free.get(row + 1):
            continue
        yield rows[start], row
        start = end


def tell_columns(scene: Scene) -> tuple[Message, ...]:
    """Tell every column that has squares of the outline, from the left, runs merged."""
    columns = sorted({square.column for square in scene.board.squares(scene.board.mask)})
    return tuple(message for column in columns for message in tell_column(scene, column))


def tell_row(scene: Scene, row: int) -> tuple[Message, ...]:
    """Tell one row, counted from 0."""
    stretches = scene.row(row)
    if not stretches:
        return (say("space-row-outside", row=row + 1),)
    return tuple(_line("row", stretches, row))


def tell_column(scene: Scene, column: int) -> tuple[Message, ...]:
    """Tell one column, counted from 0."""
    stretches = scene.column(column)
    if not stretches:
        return (say("space-column-outside", cell=geometry.name_square(Square(column, 0))),)
    return tuple(_line("column", stretches, column))


def _line(direction: str, stretches: Sequence[Stretch], number: int) -> Iterator[Message]:
    """Tell a row or column, in several lines where it has many runs."""
    items = tuple(_stretch(stretch, direction) for stretch in stretches)
    for place, part in enumerate(geometry.portions(items)):
        cell = geometry.name_square(stretches[0].run.first)
        yield say(_LINES[direction][place > 0], row=number + 1, cell=cell, runs=part)


def _stretch(stretch: Stretch, direction: str) -> Nested:
    first, last = geometry.name_square(stretch.run.first), geometry.name_square(stretch.run.last)
    return Nested(
        say(
            "space-stretch-free" if stretch.patch is None else "space-stretch",
            line=direction,
            long="no" if first == last else "yes",
            first=first,
            last=last,
            low=first.row,
            high=last.row,
            name="" if stretch.patch is None else stretch.patch.name,
        )
    )


def tell_square(scene: Scene, square: Square) -> Message:
    """Tell what is on a square, and how far it reaches."""
    cell = geometry.name_square(square)
    if not scene.board.covers(square):
        return say("space-square-outside", cell=cell, row=cell.row)
    patch = scene.at(square)
    if patch is None:
        return say("space-square-free", cell=cell, row=cell.row)
    if patch.mask.bit_count() == 1:
        return say("space-square-one", cell=cell, row=cell.row, name=patch.name)
    squares = geometry.name_squares(scene.board, patch.mask)
    return say("space-square", cell=cell, row=cell.row, name=patch.name, squares=squares)


def tell_around(scene: Scene, square: Square) -> tuple[Message, ...]:
    """Tell a square and its eight neighbours, together where they have the same content."""
    board = scene.board
    up = 1 if board.upward else -1
    sides: dict[Patch | None, list[str]] = {}
    outside: list[str] = []
    for side, (right, ahead) in AROUND.items():
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
    if len(sides) == len(AROUND):
        return Listing((Nested(say("space-side", side="all")),))
    return Listing(tuple(Nested(say("space-side", side=side)) for side in sides))


_AREAS: Final = 3
"""Areas named on a line."""


def tell_left(board: Board, free: int) -> tuple[Message, ...]:
    """Tell how much is free, in how many areas, and the size and the first square of each.

    Args:
        board: The board.
        free: Mask of the free squares.
    """
    areas = board.regions(free)
    if not areas:
        return (say("space-left-nothing"),)
    cell = geometry.name_square(board.square(free))
    if len(areas) == 1:
        return (say("space-left-one", squares=free.bit_count(), cell=cell, row=cell.row),)
    items = [
        Nested(say("space-area-at", squares=area.bit_count(), cell=cell, row=cell.row))
        for area in areas
        for cell in (geometry.name_square(board.square(area)),)
    ]
    first, *rest = geometry.portions(items, _AREAS)
    lines = [say("space-left", squares=free.bit_count(), areas=_areas(len(areas)), list=first)]
    return (*lines, *(say("space-left-more", list=more) for more in rest))


def tell_areas(board: Board, free: int) -> tuple[Message, ...]:
    """Tell the free areas one by one with all their squares as runs."""
    areas = board.regions(free)
    if not areas:
        return (say("space-left-nothing"),)
    lines = [say("space-areas", squares=free.bit_count(), areas=_areas(len(areas)))] if areas[1:] else []
    for number, area in enumerate(areas, 1):
        first, *rest = geometry.portions(geometry.name_squares(board, area).items)
        lines.append(say("space-area", number=number, squares=area.bit_count(), list=first))
        lines += [say("space-area-more", number=number, list=more) for more in rest]
    return tuple(lines)


def tell_totals(scene: Scene) -> Message:
    """Tell how many squares of the outline are covered and how many are left."""
    left = scene.free.bit_count()
    if not left:
        return say("space-total-full", all=scene.board.size)
    return say("space-total", covered=scene.covered.bit_count(), all=scene.board.size, left=left)


def tell_cover(board: Board, mask: int) -> Message:
    """Tell which squares something covers, as runs."""
    return say("space-covers", squares=geometry.name_squares(board, mask))


def _areas(count: int) -> Value:
    return Phrase("space-area", ("free",), count=count)


def explain_free(mask: int) -> Message:
    """Tell that squares are free, and how many they are."""
    return say("space-legend-free", squares=mask.bit_count())


def explain_piece(board: Board, mask: int, name: Value) -> Message:
    """Tell which piece lies on squares, and where."""
    return say("space-legend-piece", name=name, squares=geometry.name_squares(board, mask))


@dataclass(frozen=True, slots=True)
class SceneQuestions:
    """A board as `games.board_questions` asks about it: places are squares, rows and columns count from 0.

    Attributes:
        scene: What lies on it; others that tell their squares in their own way need its board alone.
    """

    scene: Scene

    def read_row(self, words: Sequence[str], known: Vocabulary) -> int:
        """Read the number of a row."""
        return geometry.read_asked_row(words, self.scene.board, known)

    def read_column(self, words: Sequence[str], known: Vocabulary) -> int:
        """Read the letter of a column."""
        return geometry.read_asked_column(words, self.scene.board, known)

    def read_cell(self, words: Sequence[str], known: Vocabulary) -> Square:
        """Read a square."""
        return geometry.read_asked_square(words, self.scene.board, known)

    def row(self, row: int) -> Sequence[Message]:
        """Tell one row."""
        return tell_row(self.scene, row)

    def column(self, column: int) -> Sequence[Message]:
        """Tell one column."""
        return tell_column(self.scene, column)

    def cell(self, square: Square) -> Sequence[Message]:
        """Tell what is on a square."""
        return (tell_square(self.scene, square),)

    def around(self, square: Square) -> Sequence[Message]:
        """Tell a square and its neighbours."""
        return tell_around(self.scene, square)
