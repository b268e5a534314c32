"""A rectangle of characters with their styles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter
from typing import TypeAlias

Runs: TypeAlias = list[tuple[str, str]]
"""A row as it is written: styles with their texts."""


@dataclass(slots=True)
class Canvas:
    """What is painted on; nothing outside of it is.

    Attributes:
        width: Columns.
        rows: Characters with their styles, row by row.
    """

    width: int
    rows: list[list[tuple[str, str]]]

    @classmethod
    def blank(cls, width: int, height: int) -> Canvas:
        """Return an empty sheet of paper."""
        return cls(width, [[(" ", "plain")] * width for _ in range(height)])

    @property
    def height(self) -> int:
        """Rows."""
        return len(self.rows)

    def write(self, x: int, y: int, text: str, style: str = "plain") -> None:
        """Write from a place to the right."""
        for column, char in enumerate(text, x):
            if 0 <= column < self.width and 0 <= y < self.height:
                self.rows[y][column] = (char, style)

    def centre(self, x: int, y: int, width: int, text: str, style: str) -> None:
        """Write in the middle of so many columns; what does not fit is cut at its end."""
        text = text[:width]
        self.write(x + (width - len(text)) // 2, y, text, style)

    def fill(self, x: int, y: int, width: int, height: int, style: str) -> None:
        """Fill a rectangle with blanks of a style."""
        for row in range(y, y + height):
            self.write(x, row, " " * width, style)

    def paste(self, x: int, y: int, other: Canvas) -> None:
        """Lay another sheet on this one."""
        for row, cells in enumerate(other.rows, y):
            for column, (char, style) in enumerate(cells, x):
                self.write(column, row, char, style)

    def runs(self) -> Sequence[Runs]:
        """Return the rows, neighbouring characters of the same style together."""
        return [
            [(style, "".join(map(itemgetter(0), few))) for style, few in groupby(row, itemgetter(1))]
            for row in self.rows
        ]

    def text(self) -> str:
        """Return what can be read, without styles."""
        return "\n".join("".join(map(itemgetter(0), row)).rstrip(" ") for row in self.rows)
