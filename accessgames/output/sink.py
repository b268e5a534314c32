"""The text sink, append-only lines broken between words; and the transcript of a session.

A terminal would cut inside a word. Each answer is one write, ending on the prompt.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final, TextIO

LEAST_COLUMNS: Final = 3
"""Fewest characters of a line; shorter ones are not spoken by some screen readers (nvda#10988)."""

MOST_COLUMNS: Final = 120
"""Most characters of a line, however wide the terminal is."""

_SHORTEST: Final = 2 * LEAST_COLUMNS + 1
"""Fewest characters of a line that can be broken."""

_CLAUSE: Final = re.compile(r"[,;:.!?] ")
_NO_BREAK: Final = "\N{NO-BREAK SPACE}"


def wrap_line(text: str, width: int) -> tuple[str, ...]:
    """Break one line into lines of at most `width` characters.

    A line ends at a clause where that leaves it at least half full, else between words, never behind a word
    of one letter if it can be helped, and never so that fewer than `LEAST` characters are left. Only a word
    longer than a whole line is cut. No-break spaces hold words together and come out as plain ones. No line
    equals the one before it, for some screen readers stay silent then: it ends earlier.

    Args:
        text: One line without line ends.
        width: Characters in a line, more than twice `LEAST`.
    """
    lines: list[str] = []
    text = text.strip(" ")
    while len(text) > width or (text in lines[-1:] and len(text) > _SHORTEST):
        end = _line_end(text, min(width, len(text) - 1))
        if text[:end].rstrip(" ") in lines[-1:]:
            end = _line_end(text, max(_SHORTEST, end - 1))
        lines.append(text[:end].rstrip(" "))
        text = text[end:].lstrip(" ")
    lines.append(text)
    return tuple(line.replace(_NO_BREAK, " ") for line in lines)


def _line_end(text: str, width: int) -> int:
    """Find where the first line ends."""
    latest = min(width, len(text) - LEAST_COLUMNS - 1)
    clauses = [match.start() + 1 for match in _CLAUSE.finditer(text, 0, width + 1)]
    half = [end for end in clauses if width // 2 <= end <= latest]
    if half:
        return half[-1]
    spaces = [place for place in range(LEAST_COLUMNS, latest + 1) if text[place] == " "]
    # A single letter before a space is a preposition, which belongs to its noun.
    whole = [end for end in spaces if text[end - 2] not in (" ", _NO_BREAK) or not text[end - 1].isalpha()]
    return next(reversed(whole or spaces), latest)


BURST: Final = 900
"""Most characters of one write but for its last line: beyond 1,000 some readers report inaccurately."""

_NARROWEST: Final = 20
_USUAL: Final = 80
_USUAL_HEIGHT: Final = 25
_MOST_ROWS: Final = 200

_FILLING: Final = "." * LEAST_COLUMNS
"""What stands on a row that is only there to scroll: as short as a line may be, and silent in most voices."""

Width = Callable[[], int | None]
"""Tells how many characters fit on a line now; None where nobody looks, such as in a pipe."""


def unlimited() -> None:
    """Width of a pipe: none; only what is longer than any line may be is broken."""


def terminal_width(stream: TextIO) -> Width:
    """Return what measures the terminal behind a stream whenever it is asked; a window may be resized.

    One column stays free, so that no terminal moves to the next line by itself.
    """

    def measure() -> int:
        try:
            columns = os.get_terminal_size(stream.fileno()).columns
        except (OSError, ValueError):
            columns = 0
        return max(_NARROWEST, min(MOST_COLUMNS, (columns or _USUAL) - 1))

    return measure


def clean(text: str) -> str:
    """Make a text one printable line: other white space becomes a blank, control characters vanish.

    No-break spaces stay for the wrapping.
    """
    if text.isprintable():
        return text.strip(" ")
    kept = (
        char if char.isprintable() or char == "\N{NO-BREAK SPACE}" else " " if char.isspace() else ""
        for char in text
    )
    return "".join(kept).strip(" ")


class TextSink:
    """Writes lines to a stream.

    Attributes:
        window: Where lines are shown instead, in the profile for low vision; None for the stream itself.
        shown: Tells whether what was written has come to where somebody reads it.
    """

    def __init__(self, stream: TextIO, width: Width = unlimited) -> None:
        """Write to `stream`, in lines of at most `width()` characters."""
        self._stream = stream
        self._width = width
        self._open = False
        self.window: Callable[[Sequence[str]], None] | None = None
        self.shown: Callable[[], bool] = lambda: True

    def fit(self, lines: Iterable[str]) -> tuple[str, ...]:
        """Clean lines and break them to the present width, or to `MOST_COLUMNS`; empty ones are dropped."""
        width = self._width() or MOST_COLUMNS
        return tuple(part for line in filter(None, map(clean, lines)) for part in wrap_line(line, width))

    @property
    def has_screen(self) -> bool:
        """Whether lines stand on a screen where somebody may look."""
        return self._width() is not None

    @property
    def height(self) -> int | None:
        """Rows of the terminal now; None where there is none, or it does not tell."""
        if not self.has_screen:
            return None
        try:
            return os.get_terminal_size(self._stream.fileno()).lines or None
        except (OSError, ValueError):
            return None

    def wiped(self) -> None:
        """Note that the screen was cleared: the next line is its first."""
        self._open = False

    def scroll(self) -> None:
        """Move what stands on the screen out of sight, by lines that nobody is told.

        They are of as many characters as a line must have at least, and none is empty.
        """
        lead = "\n" if self._open else ""
        self._open = False
        self._send(lead + f"{_FILLING}\n" * min(self.height or _USUAL_HEIGHT, _MOST_ROWS))

    def write(self, lines: Sequence[str], prompt: str = "", *, behind: bool = False) -> str:
        """Write lines and the prompt after them, in one write unless that were a long burst.

        Args:
            lines: Each becomes one line, or several where it is wider than the terminal.
            prompt: What the cursor waits behind; "" where nothing is asked.
            behind: Whether the cursor waits behind the last of the lines instead, if there are any.

        Returns:
            What the cursor waits behind.
        """
        if self.window is not None:
            self.window([line.replace(_NO_BREAK, " ") for line in filter(None, map(clean, lines))])
            return prompt
        text = "\n" if self._open else ""
        self._open = bool(prompt)
        rows = list(self._laid_out(lines))
        if prompt and behind and rows:
            prompt = f"{rows.pop()[:-1]} "
        for line in rows:
            if text and len(text) + len(line) > BURST:
                self._send(text)
                text = ""
            text += line
        self._send(text + prompt)
        return prompt

    def _laid_out(self, lines: Sequence[str]) -> Iterator[str]:
        """Yield the lines of the terminal; a line that takes several stays together."""
        for line in lines:
            for part in self.fit([line]):
                yield f"{part}\n"

    def entered(self) -> None:
        """Note that the line of the prompt has been ended, by the Enter of the person at the keyboard."""
        self._open = False

    def _send(self, text: str) -> None:
        if text:
            self._stream.write(text)
            self._stream.flush()


class Transcript:
    """Appends lines to a file that did not exist before.

    Attributes:
        path: The file, absolute.
    """

    def __init__(self, name: str) -> None:
        """Create the file; `~` stands for the home folder.

        Raises:
            OSError: It exists already (`FileExistsError`), or it can't be made there.
            ValueError: The name can be no file's name.
        """
        try:
            path = Path(name).expanduser().absolute()
        except RuntimeError as error:  # the home of somebody who does not exist
            raise ValueError(name) from error
        self._file: TextIO = path.open("x", encoding="utf-8")
        self.path = path

    def add(self, lines: Iterable[str]) -> None:
        """Append lines and hand them to the system.

        Raises:
            OSError: They can't be written.
        """
        self._file.write("".join(f"{line}\n" for line in lines))
        self._file.flush()

    def close(self) -> None:
        """End the transcript."""
        self._file.close()
