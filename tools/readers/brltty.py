"""BRLTTY around a game: every line is looked for on a virtual display, with the keys of a person."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack
from typing import TYPE_CHECKING

from tools.console_line import COLUMNS, ROWS, Display, Picture, following, plain
from tools.readers.sitting import (
    MORE,
    PATIENCE,
    Count,
    HungError,
    Kept,
    Sitting,
    Terminal,
    unless_hung,
    until,
    wait_for,
)

if TYPE_CHECKING:
    from pathlib import Path

_PROMPTS = frozenset({"Prikaz:", "Odpoved:"})


class Line:
    """A Braille line that follows the console."""

    def __init__(self, display: Display, cells: int) -> None:
        """Read on this display."""
        self._display = display
        self._cells = cells

    def waits(self) -> bool:
        """Wait until the line stands at the prompt."""
        return until(lambda: self._display.shown.strip() in _PROMPTS)

    def _shows(self, key: str, text: str, patience: float) -> bool:
        self._display.press(key)
        return until(lambda: self._display.shown.rstrip() == text.rstrip(), seconds=patience)

    def count(self, rows: Sequence[str], count: Count, patience: float) -> None:
        """Go up row by row from the prompt, through each to its end, and count what stands there."""
        for row in reversed(rows):
            text = plain(row)
            parts = [text[start : start + self._cells] for start in range(0, len(text), self._cells)]
            keys = ("LNUP", *("FWINRT" for _ in parts[1:]))
            if not all(self._shows(key, part, patience) for key, part in zip(keys, parts, strict=True)):
                count.lost.append(row)
            if len(parts) > 1:
                self._shows("LNBEG", parts[0], patience)
            count.told += 1
        self._display.press("HOME")


class _Game:
    """A game in a terminal whose picture BRLTTY reads."""

    def __init__(self, folder: Path, sitting: Sitting, stack: ExitStack) -> None:
        self.kept = Kept(folder, sitting.words)
        picture = Picture(folder)
        stack.callback(picture.close)
        picture.feed("")
        self.terminal = Terminal([str(self.kept.program)], ROWS, COLUMNS, see=picture.feed)
        stack.callback(self.terminal.close)

    def play(self, typed: Sequence[str], line: Line, count: Count, patience: float) -> None:
        """Type lines and count what stands on the line of each answer, until the game has ended.

        Raises:
            HungError: The line never comes back to the prompt of a game that lives.
        """
        waiting = list(typed)
        while waiting:
            self.terminal.type(waiting.pop(0))
            rows = self.kept.take()[1:]
            if not line.waits():
                if self.kept.lives:
                    raise HungError(rows)
                return
            line.count(rows, count, patience)
            if rows and MORE.search(" ".join(rows)):
                waiting.insert(0, "dál")


def measure(
    folder: Path, sitting: Sitting, cells: int, patience: float = PATIENCE, *, killed: bool = False
) -> Count:
    """Play a game and count which lines can be read; BRLTTY is killed in the middle where that is wanted."""
    half = len(sitting.typed) // 2 if killed else len(sitting.typed)

    def once(place: Path) -> Count:
        count = Count()
        with ExitStack() as stack:
            game = _Game(place, sitting, stack)
            with following(place, cells) as display:
                line = Line(display, cells)
                rows = game.kept.take()
                wait_for(line.waits)
                line.count(rows, count, patience)
                game.play(sitting.typed[:half], line, count, patience)
            if killed:
                with following(place, cells) as display:
                    line = Line(display, cells)
                    wait_for(line.waits)
                    game.play(sitting.typed[half:], line, count, patience)
        return count

    return unless_hung(folder, once)
