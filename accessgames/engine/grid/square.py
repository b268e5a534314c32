"""A square of a grid and its name in notations."""

from __future__ import annotations

import re
from string import ascii_lowercase
from typing import Final, NamedTuple

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


def parse_square(text: str) -> Square | None:
    """Read what `Square.name` wrote; None when it is no square of any board."""
    match = _NAME.fullmatch(text)
    return Square(ascii_lowercase.index(match[1]), int(match[2]) - 1) if match else None


def reading_order(square: Square) -> tuple[int, int]:
    """Sort squares by the name of their row, then by column."""
    return square.row, square.column
