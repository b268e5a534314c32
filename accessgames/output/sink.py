"""The text sink: append-only lines, one write for each answer, ending on the prompt.

Nothing here ever writes an escape, a carriage return or an empty line (design 3); what a name or a file might
smuggle in is taken out.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from accessgames.output.wrapping import MOST, wrap_line

if TYPE_CHECKING:
    from typing import TextIO

BURST: Final = 900
"""Most characters of one write but for its last line: beyond 1,000 some readers report inaccurately."""

_NARROWEST: Final = 20
_USUAL: Final = 80

Width = Callable[[], int | None]
"""Tells how many characters fit on a line now; None where nobody looks, such as in a pipe."""


def unlimited() -> None:
    """Width of a pipe: lines are left whole."""


def terminal_width(stream: TextIO) -> Width:
    """Return what measures the terminal behind a stream whenever it is asked; a window may be resized.

    One column stays free, so that no terminal moves to the next line by itself.
    """

    def measure() -> int:
        try:
            columns = os.get_terminal_size(stream.fileno()).columns
        except (OSError, ValueError):
            columns = 0
        return max(_NARROWEST, min(MOST, (columns or _USUAL) - 1))

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
        spacing: Empty lines after each line and before an answer; only the profile for low vision has any.
        dress: What stands before and after each line; only that profile has colours.
    """

    def __init__(self, stream: TextIO, width: Width = unlimited) -> None:
        """Write to `stream`, in lines of at most `width()` characters."""
        self._stream = stream
        self._width = width
        self._open = self._typed = False
        self.spacing = 0
        self.dress = ("", "")

    def fit(self, lines: Iterable[str]) -> tuple[str, ...]:
        """Clean lines and break them to the present width; empty ones are dropped."""
        width = self._width()
        cleaned = filter(None, map(clean, lines))
        if width is None:
            return tuple(line.replace("\N{NO-BREAK SPACE}", " ") for line in cleaned)
        return tuple(part for line in cleaned for part in wrap_line(line, width))

    def write(self, lines: Sequence[str], prompt: str = "") -> None:
        """Write lines and the prompt after them, in one write unless that were a long burst.

        Args:
            lines: Each becomes one line, or several where it is wider than the terminal.
            prompt: What the cursor waits behind; "" where nothing is asked.
        """
        text = "\n" if self._open else ""
        self._open = bool(prompt)
        for line in self._laid_out(lines):
            if text and len(text) + len(line) > BURST:
                self._send(text)
                text = ""
            text += line
        self._send(text + prompt)

    def _laid_out(self, lines: Sequence[str]) -> Iterator[str]:
        """Yield the lines of the terminal; a line that takes several stays together."""
        before, after = self.dress
        gap = f"{before}{after}\n" * self.spacing
        lead, self._typed = gap if self._typed else "", False
        for line in lines:
            for part in self.fit([line]):
                yield f"{lead}{before}{part}{after}\n"
                lead = ""
            lead = gap
        yield lead

    def entered(self) -> None:
        """Note that the line of the prompt has been ended, by the Enter of the person at the keyboard."""
        self._open, self._typed = False, True

    def _send(self, text: str) -> None:
        if text:
            self._stream.write(text)
            self._stream.flush()
