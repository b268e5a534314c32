"""Results that were dictated: numbers in words and no commas, read in every way, and taken where one fits."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice, product
from typing import TYPE_CHECKING, Final, TypeVar

from accessgames.club.desk import typed
from accessgames.engine import GameError

if TYPE_CHECKING:
    from accessgames.language import Vocabulary

ReadT = TypeVar("ReadT")

_LONGEST: Final = 5
"""So many words one number has at most: minus, two for the hundreds, tens, units."""

MOST_READINGS: Final = 512
"""So many ways to read a line are tried; a line that has more was not meant to be read by anybody."""


def read_dictated(words: Vocabulary, items: Sequence[str], read: Callable[[Sequence[str]], ReadT]) -> ReadT:
    """Read what was typed, or else what its numbers in words can mean.

    Args:
        words: The words.
        items: What was typed, taken apart at commas.
        read: Reads items with figures; raises GameError for those that mean nothing.

    Returns:
        What was read.

    Raises:
        GameError: As `read`; `club-error-dictated` where several readings mean something different.
    """
    try:
        return read(items)
    except GameError as cause:
        plain = cause
    found: dict[ReadT, str] = {}
    first: GameError | None = None
    for reading in readings(words, items):
        try:
            meant = read(reading)
        except GameError as cause:
            first = first or cause
        else:
            found.setdefault(meant, ", ".join(reading))
    if len(found) > 1:
        raise GameError("club-error-dictated", readings=tuple(found.values())[:3])
    if found:
        return next(iter(found))
    raise first or plain


def readings(words: Vocabulary, items: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Yield items with their numbers in figures, in every way in which the words can be read.

    Numbers as long as possible come first. Behind the numbers of one person the next name begins an item.
    """
    texts = [item.split() for item in items]
    if not any(words.read.number(text[place:]) for text in texts for place in range(len(text))):
        return
    apart = len(texts) > 1 or any(_is_name(words, word) for text in texts for word in text)
    every = [tuple(islice(_ways(words, text, alone=apart), MOST_READINGS)) for text in texts]
    for chosen in islice(product(*every), MOST_READINGS):
        yield tuple(part for way in chosen for part in _apart(words, way))


def _ways(words: Vocabulary, text: Sequence[str], *, alone: bool) -> Iterator[tuple[str, ...]]:
    """Yield the words of an item with figures in the place of numbers.

    Args:
        words: The words.
        text: What was typed.
        alone: Whether commas or names part the items, so that numbers are as long as possible.
    """
    if not text:
        yield ()
        return
    lengths = [
        used for used in range(min(_LONGEST, len(text)), 0, -1) if _number(words, text[:used]) is not None
    ]
    if not lengths:
        yield from ((text[0], *rest) for rest in _ways(words, text[1:], alone=alone))
    for used in lengths[:1] if alone else lengths:
        figure = str(_number(words, text[:used]))
        yield from ((figure, *rest) for rest in _ways(words, text[used:], alone=alone))


def _number(words: Vocabulary, text: Sequence[str]) -> int | None:
    """Return the number that words are, all of them together."""
    found = words.read.number(text)
    return found.value if found is not None and found.used == len(text) else None


def _apart(words: Vocabulary, way: Sequence[str]) -> Iterator[str]:
    """Yield the items of a line without commas: a name behind figures begins the next one."""
    own: list[str] = []
    named = False
    for text in way:
        name = not text.lstrip("-").isdecimal() and _is_name(words, text)
        if name and named and own and own[-1].lstrip("-").isdecimal():
            yield " ".join(own)
            own = []
        named = named or name
        own.append(text)
    yield " ".join(own)


def _is_name(words: Vocabulary, text: str) -> bool:
    """Tell whether a word may be one of a name: no part of a number, and no word of a table or result."""
    special = (typed.ROUND, typed.TABLE, "club-absent")
    return words.read.number((text,)) is None and not any(words.in_full(key, text) for key in special)
