"""From a typed line to commands and their words; and what "the same word" means when people type."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from typing import Final

SEPARATOR: Final = ";"
"""Stands between several commands on one line."""

COMMA: Final = ","
"""A comma is a word of its own: it separates the items of a list."""

_WORD: Final = re.compile(r"[^\s,]+|,")
_NUMBERED: Final = re.compile(r"\d+\.")
_ENDING: Final = ".!:?"

QUOTED: Final = 40
"""Characters of what was typed that an answer repeats; a line has to hold more than that."""


def exact(text: str) -> str:
    """Normalise for comparison with diacritics: composed, without case and without doubled blanks."""
    return " ".join(unicodedata.normalize("NFC", text).casefold().split())


def plain(text: str) -> str:
    """Normalise for comparison without diacritics: `exact`, and every letter bare."""
    decomposed = unicodedata.normalize("NFD", text.casefold())
    return " ".join("".join(char for char in decomposed if not unicodedata.combining(char)).split())


def quoted(text: str) -> str:
    """Give what an answer repeats of a typed text: one line, and not more of it than a line can take."""
    return " ".join(text.split())[:QUOTED].rstrip()


@dataclass(frozen=True, slots=True)
class Command:
    """One command of a line.

    Attributes:
        text: As typed, without blanks around it.
        words: Its words; each comma is a word of its own, full stops and the like at their ends are gone,
            except where a number makes an ordinal of it ("3.").
    """

    text: str
    words: tuple[str, ...]

    def rest(self, used: int) -> str:
        """Give what follows the first words exactly as typed: for names, files and searches."""
        for number, match in enumerate(_WORD.finditer(self.text)):
            if number == used:
                return self.text[match.start() :]
        return ""


def split_words(text: str) -> tuple[str, ...]:
    """Take a command apart into words; see `Command.words`."""
    return tuple(word for match in _WORD.findall(text) if (word := _trim(match)))


def _trim(word: str) -> str:
    if _NUMBERED.fullmatch(word):
        return word
    return word.rstrip(_ENDING) or (word if set(word) == {"?"} or len(word) == 1 else "")


def split_commands(line: str) -> tuple[Command, ...]:
    """Take a typed line apart into its commands; an empty line has none."""
    parts = (part.strip() for part in unicodedata.normalize("NFC", line).split(SEPARATOR))
    return tuple(Command(part, split_words(part)) for part in parts if part)


def split_items(words: tuple[str, ...], conjunctions: frozenset[str]) -> tuple[tuple[str, ...], ...]:
    """Take a list apart at its commas and conjunctions ("a", "and").

    A conjunction that begins or ends the list, or follows another separator, is a word: the column a.
    """
    items: list[tuple[str, ...]] = []
    current: list[str] = []
    for place, word in enumerate(words):
        joins = plain(word) in conjunctions and current and place + 1 < len(words)
        if word != COMMA and not joins:
            current.append(word)
            continue
        if current:
            items.append(tuple(current))
        current = []
    return (*items, tuple(current)) if current else tuple(items)
