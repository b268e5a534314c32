"""Helpers of all readers: words that mean nothing, one word among several, letters of ids."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from accessgames.engine import MalformedAction
from accessgames.games.iqlandie.naming import quote
from accessgames.language import Found, keys
from accessgames.language.commandline import COMMA, plain

if TYPE_CHECKING:
    from accessgames.language import Vocabulary

(UNKNOWN,) = keys("iqlandie-error-word")
"""The mistake that a word means nothing here."""

_CODE: Final = re.compile(r"[a-z]\d")


def meaningful(typed: Sequence[str], words: Vocabulary, *, keep: Iterable[str] = ()) -> list[str]:
    """Drop commas, conjunctions and words that only join others, except for some."""
    empty = {plain(text) for text in words.table["glue"].words} | words.read.conjunctions | {COMMA}
    empty -= set(keep)
    return [word for word in typed if plain(word) not in empty]


def one_of(typed: Sequence[str], ids: Iterable[str], words: Vocabulary) -> tuple[str, int] | None:
    """Return which of some ids the first words mean, and how many words that took; None for none."""
    if not typed:
        return None
    match = words.match(typed, tuple(ids))
    return (match.id, match.used) if isinstance(match, Found) else None


def letter_of(key: str, words: Vocabulary) -> str:
    """Return the shortest spelling of an id, bare of diacritics."""
    return min(map(plain, words.table[key].words), key=len)


def code_of(key: str, words: Vocabulary) -> str:
    """Return the spelling of a shape that is a letter and a figure: `t4`."""
    return next(text for text in map(plain, words.table[key].words) if _CODE.fullmatch(text))


def letters(ids: Iterable[str], words: Vocabulary) -> dict[str, str]:
    """Return the one-letter spellings of ids: letter -> id."""
    return {plain(text): key for key in ids for text in reversed(words.table[key].words) if len(text) == 1}


def unknown(word: str) -> MalformedAction:
    """Return the mistake that a word means nothing here."""
    return MalformedAction(UNKNOWN, word=quote(word))


def nothing_more(typed: Sequence[str], used: int = 0) -> None:
    """Check that nothing follows.

    Raises:
        MalformedAction: Something follows; carries its first word.
    """
    if len(typed) > used:
        raise MalformedAction("iqlandie-error-more", word=quote(typed[used]))
