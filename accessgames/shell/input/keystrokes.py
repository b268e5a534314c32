"""From the bytes of a terminal to keys: just enough for editing one line.

prompt_toolkit knows all keys of all terminals but takes a fifth of a second to load, which the start of the
default profile may not cost; the profile of single keys uses it.
"""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterator
from enum import StrEnum
from typing import Final


class Key(StrEnum):
    """A key that is no printable character; those stand for themselves."""

    ENTER = "<enter>"
    TAB = "<tab>"
    BACKSPACE = "<backspace>"
    DELETE = "<delete>"
    LEFT = "<left>"
    RIGHT = "<right>"
    UP = "<up>"
    DOWN = "<down>"
    HOME = "<home>"
    END = "<end>"
    ERASE_LINE = "<erase-line>"
    ERASE_WORD = "<erase-word>"
    ERASE_REST = "<erase-rest>"
    END_OF_INPUT = "<end-of-input>"
    INTERRUPT = "<interrupt>"
    ESCAPE = "<escape>"
    HELP = "<help>"
    SAVE = "<save>"
    QUIT = "<quit>"
    PAGE_UP = "<page-up>"
    PAGE_DOWN = "<page-down>"
    OTHER = "<other>"


_CONTROLS: Final = {
    "\r": Key.ENTER,
    "\n": Key.ENTER,
    "\t": Key.TAB,
    "\b": Key.BACKSPACE,
    "\x7f": Key.BACKSPACE,
    "\x01": Key.HOME,
    "\x02": Key.LEFT,
    "\x03": Key.INTERRUPT,
    "\x04": Key.END_OF_INPUT,
    "\x05": Key.END,
    "\x06": Key.RIGHT,
    "\x0b": Key.ERASE_REST,
    "\x0e": Key.DOWN,
    "\x10": Key.UP,
    "\x15": Key.ERASE_LINE,
    "\x17": Key.ERASE_WORD,
}
"""What a terminal sends for editing keys, with the letters that shells have always used for them."""

_SEQUENCES: Final = {
    "A": Key.UP,
    "B": Key.DOWN,
    "C": Key.RIGHT,
    "D": Key.LEFT,
    "F": Key.END,
    "H": Key.HOME,
    "1~": Key.HOME,
    "3~": Key.DELETE,
    "4~": Key.END,
    "7~": Key.HOME,
    "8~": Key.END,
}
"""What follows `ESC [` or `ESC O`, in the variants of xterm, rxvt and the Linux console."""

_ESCAPE: Final = "\x1b"
_WHOLE: Final = re.compile(r"\x1b(?:O(.)|\[\[.|\[([0-9;?<>=]*[^0-9;?<>=\[])|[^O\[])", re.DOTALL)


class KeyDecoder:
    """Turns bytes, in whatever portions they arrive, into keys."""

    def __init__(self) -> None:
        """Expect UTF-8."""
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._held = ""

    @property
    def waiting(self) -> bool:
        """Whether an escape sequence has begun and not ended; a lone Escape looks the same."""
        return bool(self._held)

    def feed(self, data: bytes) -> Iterator[str]:
        """Decode bytes: printable characters as they are, `Key` for the others; unknown keys are dropped."""
        text = self._held + self._decoder.decode(data)
        self._held = ""
        place = 0
        while place < len(text):
            char = text[place]
            if char != _ESCAPE:
                place += 1
                if key := _plain_key(char):
                    yield key
                continue
            match = _WHOLE.match(text, place)
            if match is None:
                self._held = text[place:]
                return
            place = match.end()
            if key := _SEQUENCES.get(match[1] or match[2] or ""):
                yield key

    def give_up(self) -> Iterator[str]:
        """End a sequence that did not go on: it was the Escape key, and what came with it."""
        held, self._held = self._held, ""
        if held == _ESCAPE:
            yield Key.ESCAPE


def _plain_key(char: str) -> str | None:
    return _CONTROLS.get(char) or (char if char.isprintable() else None)
