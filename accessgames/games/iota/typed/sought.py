"""A card as people type it: `čt3`, "červený trojúhelník 3", "kruh červený", `div`; diacritics or not."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from accessgames.engine import MalformedAction
from accessgames.games.iota.naming import WILD_CARD
from accessgames.games.iota.rules import (
    COLOURS,
    DECK,
    NUMBERS,
    SHAPES,
    WILD,
    Card,
    colour,
    make_card,
    number,
    shape,
)
from accessgames.language import Found, Phrase, Taken

if TYPE_CHECKING:
    from accessgames.language import Vocabulary

_SHORT: Final = re.compile(r"([^\W\d]{2,})(\d)")
_FIGURES: Final = ("one", "two", "three", "four")
_BEGINNING: Final = 3
"""Beginnings of "divoká" and "trojka" need so many letters: `d 50` is a place, "on" is none of the ones."""


@dataclass(frozen=True, slots=True)
class Sought:
    """A description of a card, complete or not.

    Attributes:
        colour: Its colour, or "" when none was named.
        shape: Its shape, or "".
        number: Its number, or 0.
        wild: Whether the wild card is meant.
        letters: Whether a single letter stood for a colour or a shape.
    """

    colour: str = ""
    shape: str = ""
    number: int = 0
    wild: bool = False
    letters: bool = False

    @property
    def complete(self) -> bool:
        """Whether one card is meant."""
        return self.wild or bool(self.colour and self.shape and self.number)

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards that the description fits, ascending."""
        if self.wild:
            return (WILD,)
        if self.complete:
            return (make_card(self.colour, self.shape, self.number),)
        return tuple(card for card in DECK[:WILD] if self._fits(card))

    def _fits(self, card: Card) -> bool:
        return (
            self.colour in ("", colour(card))
            and self.shape in ("", shape(card))
            and self.number in (0, number(card))
        )

    @property
    def phrase(self) -> Phrase:
        """The description in words: "červený kruh", "karta 3"."""
        if self.wild:
            return WILD_CARD
        adjectives = (self.colour,) if self.colour else ()
        return Phrase(self.shape or "card", adjectives, label=str(self.number or ""))


def read_sought(words: Sequence[str], known: Vocabulary) -> Taken[Sought] | None:
    """Read the description of a card from the beginning of some words.

    Raises:
        MalformedAction: The number is not one that cards have.
    """
    if not words:
        return None
    if len(words[0]) >= _BEGINNING and isinstance(wild := known.match(words, ("wild",)), Found):
        return Taken(Sought(wild=True), wild.used)
    return _read_short(words[0], known) or _read_long(words, known) or _read_figure(words, known)


def _read_short(word: str, known: Vocabulary) -> Taken[Sought] | None:
    """Read `čt3`: letters that are a beginning of a colour and of a shape, then the number."""
    match = _SHORT.fullmatch(word)
    if match is None:
        return None
    letters, figure = match.groups()
    for cut in range(1, len(letters)):
        hue = known.match([letters[:cut]], COLOURS)
        form = known.match([letters[cut:]], SHAPES)
        if isinstance(hue, Found) and isinstance(form, Found):
            return Taken(Sought(hue.id, form.id, _check(int(figure)), letters=True), 1)
    return None


def _read_long(words: Sequence[str], known: Vocabulary) -> Taken[Sought] | None:
    """Read a colour and a shape in either order, then the number; any of them may be missing, not all."""
    sought, used = Sought(), 0
    while used < len(words) and (longer := _add_word(sought, words[used], known)) is not None:
        sought, used = longer, used + 1
    if not used:
        return None
    figure = _read_number(words[used:], known)
    if figure is None:
        return Taken(sought, used)
    return Taken(replace(sought, number=_check(figure.value)), used + figure.used)


def _read_figure(words: Sequence[str], known: Vocabulary) -> Taken[Sought] | None:
    """Read a number that names a card by itself: "trojka"."""
    figure = _named_number(words, known)
    return None if figure is None else Taken(Sought(number=figure.value), figure.used)


def _add_word(sought: Sought, word: str, known: Vocabulary) -> Sought | None:
    """Add the colour or the shape that a word means to a description that lacks it."""
    letter = sought.letters or len(word) == 1
    if not sought.colour and isinstance(hue := known.match([word], COLOURS), Found):
        return replace(sought, colour=hue.id, letters=letter)
    if not sought.shape and isinstance(form := known.match([word], SHAPES), Found):
        return replace(sought, shape=form.id, letters=letter)
    return None


def _read_number(words: Sequence[str], known: Vocabulary) -> Taken[int] | None:
    """Read the number of a card: "3", "tři", "trojka"."""
    return _named_number(words, known) or known.read.number(words)


def _named_number(words: Sequence[str], known: Vocabulary) -> Taken[int] | None:
    if not words or len(words[0]) < _BEGINNING:
        return None
    named = known.match(words[:1], _FIGURES)
    return Taken(NUMBERS[_FIGURES.index(named.id)], 1) if isinstance(named, Found) else None


def read_number_alone(words: Sequence[str], known: Vocabulary) -> Taken[Sought] | None:
    """Read a number by itself: all cards with it are meant.

    Raises:
        MalformedAction: No card has this number.
    """
    figure = _read_number(words, known)
    return None if figure is None else Taken(Sought(number=_check(figure.value)), figure.used)


def _check(figure: int) -> int:
    if figure not in NUMBERS:
        raise MalformedAction("iota-error-card-number", number=figure)
    return figure
