"""What stands on a Braille line: the parts of the last answer, and behind them the line being typed."""

from __future__ import annotations

from typing import Final

from accessgames.dataclasses import dataclass, replace
from accessgames.output.sink import wrap_line

_NO_BREAK: Final = "\N{NO-BREAK SPACE}"

COUNTED: Final = 32
"""Cells from which on every part leaves room for its number.

Of 1,204 answers in all four games (2026-11-23) that took 7 % more parts at 40 cells, 26 % more at 20; there
the number stands only where a part leaves room by itself, which 57 % do, and a key asks for it.
"""


@dataclass(frozen=True, slots=True)
class LinePages:
    """The pages of a line, and which of them is shown.

    Attributes:
        columns: Cells of the line.
        text: The last answer, in one text.
        parts: The parts it is shown in, each with its place in the text.
        typed: The line being typed; "" for none.
        at: The place of the cursor in it.
        number: Which page is shown, from 0; what is typed comes behind the parts of the answer.
        asked: Whether only the number of the page is shown.
    """

    columns: int
    text: str = ""
    parts: tuple[tuple[int, str], ...] = ((0, ""),)
    typed: str = ""
    at: int = 0
    number: int = 0
    asked: bool = False

    def tell(self, text: str) -> LinePages:
        """Show a new answer from its beginning; what was typed has been entered."""
        text = text.replace(_NO_BREAK, " ")
        return LinePages(self.columns, text, _cut(text, self.columns))

    def type(self, text: str, at: int) -> LinePages:
        """Show what is being typed, with the cursor before character `at`; "" shows the answer again."""
        number = len(self.parts) if text else min(self.number, len(self.parts) - 1)
        return replace(self, typed=text, at=at, number=number, asked=False)

    def turn(self, step: int) -> LinePages:
        """Show the page so many pages on or back; beyond either end the first or the last."""
        last = len(self.parts) - (not self.typed)
        return replace(self, number=max(0, min(last, self.number + step)), asked=False)

    def count(self) -> LinePages:
        """Show only which page of how many it is, or the page again."""
        return replace(self, asked=not self.asked)

    @property
    def shown(self) -> tuple[str, int]:
        """The line as it is, filled up, and the cell of the cursor, from 1; 0 for no cursor."""
        if self.asked:
            return self._count.ljust(self.columns), 0
        if self.number < len(self.parts):
            part = self.parts[self.number][1]
            room = self.columns - len(part) - 1
            shown = self._count if len(self.parts) > 1 and len(self._count) <= room else ""
            return part + shown.rjust(self.columns - len(part)), 0
        start = max(0, self.at - self.columns + 1)
        return self.typed[start : start + self.columns].ljust(self.columns), self.at - start + 1

    @property
    def _count(self) -> str:
        """The number of the page, and how many there are."""
        return f"{self.number + 1}/{len(self.parts) + bool(self.typed)}"

    def place(self, cell: int) -> int | None:
        """Return the place in the answer that a cell shows, from 0; None where it shows nothing of it."""
        if self.asked or self.number >= len(self.parts):
            return None
        start, part = self.parts[self.number]
        return start + cell if cell < len(part) else None


def _cut(text: str, columns: int) -> tuple[tuple[int, str], ...]:
    """Cut a text into the parts that fit, each with its place in the text."""
    parts: list[tuple[int, str]] = []
    place = 0
    pages = wrap_line(text, columns)
    if len(pages) > 1 and columns >= COUNTED:
        pages = wrap_line(text, columns - len(f" {len(pages)}/{len(pages)}"))
    for part in pages:
        place = max(place, text.find(part, place))
        parts.append((place, part))
        place += len(part)
    return tuple(parts)
