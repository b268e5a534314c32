"""What lies on a board: the outline, and named patches of squares."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from accessgames.language.space.naming import Run

if TYPE_CHECKING:
    from collections.abc import Iterable

    from accessgames.engine.grid import Board, Square
    from accessgames.language.values import Value


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

    run: Run
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
            if open_ is not None and open_.patch is patch and _next_to(open_.run.last, square):
                open_ = Stretch(Run(open_.run.first, square), patch)
                continue
            if open_ is not None:
                yield open_
            open_ = Stretch(Run(square, square), patch)
        if open_ is not None:
            yield open_


def _next_to(one: Square, other: Square) -> bool:
    return abs(one.column - other.column) + abs(one.row - other.row) == 1
