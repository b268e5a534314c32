"""From the bytes of a terminal to keys, and from keys to one typed line.

Everything is shown with printable characters, Backspace (0x08) and line feeds alone: no escape sequence and
no carriage return, so a screen reader hears each letter once and a Braille display keeps its place (design
section 3). prompt_toolkit knows all keys of all terminals but takes a fifth of a second to load, which the
start of the default profile may not cost; the profile of single keys uses it.
"""

from __future__ import annotations

import codecs
import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import StrEnum
from itertools import takewhile
from types import MappingProxyType
from typing import ClassVar, Final, TypeAlias

from accessgames.dataclasses import dataclass


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
    BACK_TAB = "<back-tab>"
    CONTROL_HOME = "<control-home>"
    CONTROL_END = "<control-end>"
    CONTROL_RIGHT = "<control-right>"
    F2 = "<f2>"
    F3 = "<f3>"
    F4 = "<f4>"
    F5 = "<f5>"
    F6 = "<f6>"
    F7 = "<f7>"
    F8 = "<f8>"
    F9 = "<f9>"
    F10 = "<f10>"
    F11 = "<f11>"
    F12 = "<f12>"
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
WHOLE_SEQUENCE: Final = re.compile(r"\x1b(?:O(.)|\[\[.|\[([0-9;?<>=]*[^0-9;?<>=\[])|[^O\[])", re.DOTALL)
"""What a key without a letter is sent as, from its Escape to its end."""

_LATE: Final = re.compile(r"\[[0-9;]*[A-Za-z~]|O[A-Z]")
"""A key without its Escape, which came so long before that it was taken for that key."""


class KeyDecoder:
    """Turns bytes, in whatever portions they arrive, into keys."""

    def __init__(self) -> None:
        """Expect UTF-8."""
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._held = ""
        self._escaped = False

    @property
    def begun(self) -> bool:
        """Whether a sequence has surely begun and not ended."""
        return len(self._held) > 1

    @property
    def waiting(self) -> bool:
        """Whether an escape sequence has begun and not ended; a lone Escape looks the same."""
        return bool(self._held)

    def feed(self, data: bytes) -> Iterator[str]:
        """Decode bytes: printable characters as they are, `Key` for the others; unknown keys are dropped."""
        text = self._held + self._decoder.decode(data)
        if self._escaped and _LATE.match(text):
            text = _ESCAPE + text
        self._held, self._escaped = "", False
        place = 0
        while place < len(text):
            char = text[place]
            if char != _ESCAPE:
                place += 1
                if key := _CONTROLS.get(char) or (char if char.isprintable() else None):
                    yield key
                continue
            match = WHOLE_SEQUENCE.match(text, place)
            if match is None:
                self._held = text[place:]
                return
            place = match.end()
            if key := _SEQUENCES.get(match[1] or match[2] or ""):
                yield key

    def give_up(self) -> Iterator[str]:
        """End a sequence that did not go on: it was the Escape key, and what came with it."""
        held, self._held = self._held, ""
        self._escaped = held == _ESCAPE
        if self._escaped:
            yield Key.ESCAPE


LONGEST: Final = 2000
"""Characters that a line takes; the interpreter refuses long before that, with a sentence."""

_BACK: Final = "\b"


@dataclass(frozen=True, slots=True)
class Completion:
    """What Tab may make of a line.

    Attributes:
        start: Index of the character from which on the line would be replaced.
        words: What could stand there, in the order in which it is told.
    """

    start: int
    words: tuple[str, ...]


Completer = Callable[[str], Completion]
"""Completes the part of the line before the cursor."""

Offer = Callable[[Sequence[str]], Sequence[str]]
"""Makes lines that tell the words Tab could insert; also when there are none."""


@dataclass(frozen=True, slots=True)
class Aids:
    """What helps with typing a line.

    Attributes:
        complete: For the Tab key.
        offer: Tells the candidates of the Tab key.
        past: Earlier lines, the latest last.
        heed: Hears the latest key, and how the line stood before and stands behind it.
    """

    complete: Completer = lambda text: Completion(len(text), ())
    offer: Offer = lambda words: (", ".join(words),)
    past: Sequence[str] = ()
    heed: Callable[[str, Standing, Standing], None] = lambda _key, _before, _after: None


Standing: TypeAlias = tuple[str, int]
"""A line with the place of the cursor in it."""


class LineEditor:
    """A line being typed.

    Attributes:
        text: The line as it stands.
        cursor: Index in the line where the next character goes.
        done: Whether Enter has been pressed.
    """

    def __init__(self, prompt: str, width: int, aids: Aids) -> None:
        """Begin behind a prompt that is already shown on a terminal of `width` columns."""
        self.text = ""
        self.cursor = 0
        self.done = False
        self._prompt = prompt
        self._start = _cells(prompt)
        self._width = max(width, 2)
        self._aids = aids
        self._recalled = len(aids.past)
        self._draft = ""

    def feed(self, key: str) -> str:
        """Take a key and return what has to be written."""
        if not isinstance(key, Key):
            return self._insert(key)
        action = self._ACTIONS.get(key)
        return action(self) if action else ""

    def again(self) -> str:
        """Return what shows prompt and line once more, after somebody else has written to the terminal."""
        return self._tell(())

    @property
    def standing(self) -> Standing:
        """The line with the place of the cursor in it."""
        return self.text, self.cursor

    @property
    def _one_row(self) -> bool:
        """Whether prompt and line fit on one row; only there Backspace can move anywhere."""
        return self._start + _cells(self.text) < self._width

    def _insert(self, char: str) -> str:
        if unicodedata.combining(char):
            # A mark goes on the letter before the cursor, as in text that was copied from a decomposed one.
            marked = unicodedata.normalize("NFC", self.text[self.cursor - 1 : self.cursor] + char)
            return self._backspace() + self._insert(marked) if len(marked) == 1 and self.cursor else ""
        if len(self.text) >= LONGEST:
            return ""
        tail = self.text[self.cursor :]
        self.text = self.text[: self.cursor] + char + tail
        self.cursor += 1
        if tail and not self._one_row:
            self.cursor = len(self.text)
            return char + tail
        return char + tail + _BACK * _cells(tail)

    def _remove(self, first: int, last: int) -> str:
        """Take characters out; the cursor ends where they were."""
        if first == last:
            return ""
        gone, tail = self.text[first:last], self.text[last:]
        crosses = not self._one_row and self._row(first) != self._row(len(self.text))
        back = _BACK * _cells(self.text[first : self.cursor])
        self.text = self.text[:first] + tail
        self.cursor = first
        if crosses:
            # The line is shown once more, on a new row, with the cursor at its end.
            self.cursor = len(self.text)
            self._start = 0
            return "\n" + self.text
        blank = " " * _cells(gone)
        return back + tail + blank + _BACK * (_cells(tail) + len(blank))

    def _row(self, place: int) -> int:
        return (self._start + _cells(self.text[:place])) // self._width

    def _move(self, place: int) -> str:
        place = max(0, min(place, len(self.text)))
        if not self._one_row:
            return ""
        old, self.cursor = self.cursor, place
        return self.text[old:place] if place > old else _BACK * _cells(self.text[place:old])

    def _enter(self) -> str:
        rest = self.text[self.cursor :]
        self.cursor = len(self.text)
        self.done = True
        return rest + "\n"

    def _backspace(self) -> str:
        return self._remove(self.cursor - 1, self.cursor) if self.cursor else ""

    def _erase_word(self) -> str:
        head = self.text[: self.cursor].rstrip(" ")
        return self._remove(head.rfind(" ") + 1, self.cursor)

    def _recall(self, step: int) -> str:
        place = self._recalled + step
        past = self._aids.past
        if not 0 <= place <= len(past):
            return ""
        if self._recalled == len(past):
            self._draft = self.text
        self._recalled = place
        text = past[place] if place < len(past) else self._draft
        shown = self._move(len(self.text)) + self._remove(0, len(self.text))
        self.text = text
        self.cursor = len(text)
        return shown + text

    def _complete(self) -> str:
        """Insert what is certain; tell the candidates when nothing is."""
        head = self.text[: self.cursor]
        completion = self._aids.complete(head)
        words = completion.words
        typed = head[completion.start :]
        columns = takewhile(lambda chars: len(set(chars)) == 1, zip(*words, strict=False))
        common = words[0] + " " if len(words) == 1 else "".join(chars[0] for chars in columns)
        if words and common.startswith(typed) and common != typed:
            return "".join(map(self._insert, common[len(typed) :]))
        if len(words) == 1:
            removed = self._remove(completion.start, self.cursor)
            return removed + "".join(map(self._insert, common))
        return self._tell(self._aids.offer(words))

    def _tell(self, lines: Sequence[str]) -> str:
        """Show lines below and the prompt with the line once more."""
        self.cursor = len(self.text)
        self._start = _cells(self._prompt)
        return "".join(f"\n{line}" for line in lines) + "\n" + self._prompt + self.text

    _ACTIONS: ClassVar[Mapping[Key, Callable[[LineEditor], str]]] = MappingProxyType({
        Key.ENTER: _enter,
        Key.TAB: _complete,
        Key.BACKSPACE: _backspace,
        Key.DELETE: lambda self: self._remove(self.cursor, min(self.cursor + 1, len(self.text))),
        Key.ERASE_WORD: _erase_word,
        Key.ERASE_LINE: lambda self: self._remove(0, self.cursor),
        Key.ERASE_REST: lambda self: self._remove(self.cursor, len(self.text)),
        Key.LEFT: lambda self: self._move(self.cursor - 1),
        Key.RIGHT: lambda self: self._move(self.cursor + 1),
        Key.HOME: lambda self: self._move(0),
        Key.END: lambda self: self._move(len(self.text)),
        Key.UP: lambda self: self._recall(-1),
        Key.DOWN: lambda self: self._recall(1),
    })  # fmt: skip


def _cells(text: str) -> int:
    """Count the columns that a text takes on a terminal."""
    return len(text) + sum(unicodedata.east_asian_width(char) in "WF" for char in text)
