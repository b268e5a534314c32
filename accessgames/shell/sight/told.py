"""What was told, cut into rows of a window; an answer that is longer is turned page by page."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from accessgames.output.sink import wrap_line

_KEPT: Final = 1000
"""So many lines can be turned back to."""

_INDENT: Final = "  "
"""Before the further rows of a line, so that one sees where lines begin."""

_LEAST: Final = 12
"""Fewest columns that lines are broken to."""

Row = tuple[str, str]
"""A text and its style."""


@dataclass(slots=True)
class Told:
    """Lines that were told and typed, and which of them are in sight.

    Attributes:
        width: Columns that there were the last time.
        height: Rows that there were the last time.
    """

    width: int = 80
    height: int = 24
    _lines: list[Row] = field(default_factory=list)
    _start: int = 0
    _top: int | None = None
    _reading: bool = False

    def take(self, lines: Iterable[str]) -> None:
        """Add lines of an answer, or of what happens before somebody is asked."""
        self._lines += [(line, "plain") for line in lines]
        self._forget_old()
        if not self._reading:
            self._top = None

    def typed(self, line: str) -> None:
        """Add what was typed: the next answer begins with it."""
        self._start, self._reading = len(self._lines), False
        if line:
            self._lines.append((line, "typed"))
        self._top = None

    def interrupt(self) -> None:
        """Get ready for what comes up by itself: an answer that goes on stays where it was turned to."""
        self._reading = self.more
        if self._reading:
            rows, start = self._rows()
            self._top = self._place(len(rows), start)
        else:
            self._start, self._top = len(self._lines), None

    def clear(self) -> None:
        """Forget everything."""
        self._lines.clear()
        self._start, self._top, self._reading = 0, None, False

    def _forget_old(self) -> None:
        over = max(0, len(self._lines) - _KEPT)
        del self._lines[:over]
        self._start = max(0, self._start - over)

    def fit(self, width: int, height: int) -> tuple[list[Row], int]:
        """Return the rows in sight, and how many more the answer has below them.

        All rows come into sight when the pages are turned one after another.

        Args:
            width: Columns of the window.
            height: Its rows; one of them is left for the note that more follow.
        """
        if width != self.width:
            self._top = None
        self.width, self.height = width, height
        rows, start = self._rows()
        top = self._place(len(rows), start)
        left = len(rows) - top - height
        return (rows[top : top + height], 0) if left <= 0 else (rows[top : top + height - 1], left + 1)

    def turn(self, pages: int) -> bool:
        """Turn to the next (1) or previous (-1) page; False where there is none."""
        rows, start = self._rows()
        top = self._place(len(rows), start)
        last = max(0, len(rows) - self.height)
        wanted = max(0, min(last, top + pages * max(1, self.height - 1)))
        if wanted == top:
            return False
        self._top = wanted
        return True

    def last(self) -> list[str]:
        """Return the lines of the last answer as they were told."""
        return [line for line, style in self._lines[self._start :] if style == "plain"]

    @property
    def more(self) -> bool:
        """Whether rows of the answer were not in sight yet."""
        rows, start = self._rows()
        return len(rows) - self._place(len(rows), start) > self.height

    @property
    def spare(self) -> bool:
        """Whether all of the answer would be in sight in a row fewer, too."""
        rows, start = self._rows()
        return self._top is None and len(rows) - start < self.height

    def _place(self, count: int, start: int) -> int:
        """Return the first row in sight: the answer from its beginning, with what came before if it fits."""
        if self._top is None:
            return max(0, min(start, count - self.height))
        return max(0, min(self._top, count - self.height))

    def _rows(self) -> tuple[list[Row], int]:
        """Return all rows, and where the answer begins among them."""
        rows: list[Row] = []
        start = 0
        width = max(_LEAST, self.width)
        for number, (line, style) in enumerate(self._lines):
            if number == self._start:
                start = len(rows)
            first, *further = wrap_line(line, width - len(_INDENT))
            rows += [(first, style), *((f"{_INDENT}{part}", style) for part in further)]
        return rows, start if self._start < len(self._lines) else len(rows)
