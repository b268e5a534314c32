"""From a typed line to commands, their words and options; and what counts as the same word."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from accessgames.dataclasses import dataclass, replace

if TYPE_CHECKING:
    from collections.abc import Mapping

SEPARATOR: Final = ";"
"""Stands between several commands on one line."""

COMMA: Final = ","
"""A comma is a word of its own: it separates the items of a list."""

_WORD: Final = re.compile(r"[^\s,]+|,")
_NUMBERED: Final = re.compile(r"\d+\.")
_ENDING: Final = ".!:?"
_QUESTION_MARKS: Final = "?\uff1f\ufe56\u061f\u2047\u2048\u2049\u203d"
_CLOSING: Final = f" .!\u2026\"'\u201c\u201d){_QUESTION_MARKS}"
"""What may stand behind a question mark at the end."""
_QUOTES: Final = "\u201e\u201c\u201d\u00ab\u00bb"
"""What the program quotes a command in, and what keyboards of other languages make of it."""
_IN_QUOTES: Final = re.compile(rf"[{_QUOTES}]\s*([^{_QUOTES}]*[^{_QUOTES}\s])\s*[{_QUOTES}][.!]*")
_MARKS: Final = re.compile("[\u0300-\u036f]+")  # all that letters of our languages carry

QUOTED: Final = 40
"""Characters of what was typed that an answer repeats; a line has to hold more than that."""


def normalise_case(text: str) -> str:
    """Normalise for comparison with diacritics: composed, without case and without doubled blanks."""
    return " ".join(unicodedata.normalize("NFC", text).casefold().split())


@lru_cache(maxsize=8192)  # the words of a language and of one line, compared again and again
def normalise_bare(text: str) -> str:
    """Normalise for comparison without diacritics: as `normalise_case`, and every letter bare."""
    bare = text.casefold()
    if not bare.isascii():
        bare = _MARKS.sub("", unicodedata.normalize("NFD", bare))
        if not bare.isascii():
            bare = "".join(char for char in bare if not unicodedata.combining(char))
    return " ".join(bare.split())


def quote_briefly(text: str) -> str:
    """Give what an answer repeats of a typed text: one line, and not more of it than a line can take."""
    return " ".join(text.split())[:QUOTED].rstrip()


@dataclass(frozen=True, slots=True)
class TypedCommand:
    """One command of a line.

    Attributes:
        text: As typed, without blanks around it.
        words: Its words; each comma is a word of its own, full stops and the like at their ends are gone,
            except where a number makes an ordinal of it ("3."), and so are the quotes of who types a command
            with the quotes that it is told in.
        asks: Whether it ended in a question mark, which is in neither: whoever types that only asks.
    """

    text: str
    words: tuple[str, ...]
    asks: bool = False

    def rest(self, used: int) -> str:
        """Give what follows the first words exactly as typed: for names, files and searches."""
        for number, match in enumerate(_WORD.finditer(self.text)):
            if number == used:
                return self.text[match.start() :]
        return ""

    def behind(self, used: int) -> TypedCommand:
        """Return what follows the first words, as a command of its own."""
        return replace(self, text=self.rest(used), words=self.words[used:])


def split_words(text: str) -> tuple[str, ...]:
    """Take a command apart into words; see `TypedCommand.words`."""
    words = []
    for word in _WORD.findall(text):
        unquoted = word.strip(_QUOTES)
        bare = unquoted if _NUMBERED.fullmatch(unquoted) else unquoted.rstrip(_ENDING + _QUOTES)
        if bare or len(word) == 1 or set(word) == {"?"}:
            words.append(bare or word)
    return tuple(words)


def split_commands(line: str) -> tuple[TypedCommand, ...]:
    """Take a typed line apart into its commands; an empty line has none.

    A line that ends in a question mark is a question as a whole, whatever stands before its last separator.
    """
    parts = [without_program(part) for part in unicodedata.normalize("NFC", line).split(SEPARATOR)]
    commands = tuple(map(_command, filter(None, parts)))
    asks = bool(commands) and commands[-1].asks
    return tuple(replace(one, asks=True) for one in commands) if asks else commands


PROGRAM: Final = __name__.partition(".")[0]
"""What a command of the operating system begins with."""


def without_program(text: str) -> str:
    """Return a command without the name of the program before it, and without blanks around it.

    Whoever has heard of a command of the operating system types it here as well.

    >>> without_program(" Accessgames pokracuj "), without_program("accessgames")
    ('pokracuj', 'accessgames')
    """
    first, _, rest = text.strip().partition(" ")
    return rest.strip() if rest.strip() and first.lower() == PROGRAM else text.strip()


def without_quotes(text: str) -> str:
    """Return what stands in the quotes that a command or an answer is told in; anything else as it is.

    >>> without_quotes("„polož 4“."), without_quotes("„ano“, nebo „ne“")
    ('polož 4', '„ano“, nebo „ne“')
    """
    quoted = _IN_QUOTES.fullmatch(text)
    return quoted[1] if quoted else text


def _command(part: str) -> TypedCommand:
    part = without_quotes(part)
    bare = part.rstrip(_CLOSING)
    tail = part[len(bare) :]
    mark = next((at for at, char in enumerate(tail) if char in _QUESTION_MARKS), None)
    if mark is None:
        return TypedCommand(part, split_words(part))
    if not bare:  # marks alone are the word for help
        return TypedCommand(part, ("?",))
    text = part[: len(bare) + mark].rstrip()
    return TypedCommand(text, split_words(text), asks=True)


def is_question(text: str) -> bool:
    """Tell whether a text ends in a question mark, with something before it that is asked about."""
    bare = text.rstrip(_CLOSING)
    return bool(bare) and not set(_QUESTION_MARKS).isdisjoint(text[len(bare) :])


def split_items(words: tuple[str, ...], conjunctions: frozenset[str]) -> tuple[tuple[str, ...], ...]:
    """Take a list apart at its commas and conjunctions ("a", "and").

    A conjunction that begins or ends the list, or follows another separator, is a word: the column a.
    """
    items: list[tuple[str, ...]] = []
    current: list[str] = []
    for place, word in enumerate(words):
        joins = normalise_bare(word) in conjunctions and current and place + 1 < len(words)
        if word != COMMA and not joins:
            current.append(word)
            continue
        if current:
            items.append(tuple(current))
        current = []
    return (*items, tuple(current)) if current else tuple(items)


class GivenOptions:
    """Something with options.

    Attributes:
        options: Values of the given options, by id; an option without a value has an empty tuple.
    """

    __slots__ = ()

    options: Mapping[str, tuple[str, ...]]

    def has(self, option: str) -> bool:
        """Tell whether an option was given."""
        return option in self.options

    def value(self, option: str) -> str | None:
        """Return the value of an option, the last one if it was repeated, or None when it was not given."""
        values = self.values(option)
        return values[-1] if values else None

    def values(self, option: str) -> tuple[str, ...]:
        """Return all values of an option that may be repeated."""
        return self.options.get(option, ())
