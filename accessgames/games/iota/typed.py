"""What people type about cards and places: `čt3`, "kruh červený", `div`, positions in the hand, ways."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, cast

from accessgames.dataclasses import dataclass, replace
from accessgames.engine import MalformedAction
from accessgames.games.board_questions import quote
from accessgames.games.iota.naming import WILD_CARD, find_spot
from accessgames.games.iota.rules import cards as card_rules
from accessgames.language import Found, Parsed, Phrase, Vocabulary
from accessgames.language.commandline import COMMA, normalise_bare

if TYPE_CHECKING:
    from accessgames.games.iota.naming import IotaListener

_SHORT: Final = re.compile(r"([^\W\d]{2,})(\d)")
_FIGURES: Final = ("one", "two", "three", "four")
_BEGINNING: Final = 3
"""Beginnings of "divoká" and "trojka" need so many letters: `d 50` is a place, "on" is none of the ones."""


@dataclass(frozen=True, slots=True)
class CardPattern:
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
    def cards(self) -> tuple[card_rules.Card, ...]:
        """All cards that the description fits, ascending."""
        if self.wild:
            return (card_rules.WILD,)
        if self.complete:
            return (card_rules.make_card(self.colour, self.shape, self.number),)
        return tuple(
            card
            for card in card_rules.DECK[: card_rules.WILD]
            if self.colour in ("", card_rules.colour(card))
            and self.shape in ("", card_rules.shape(card))
            and self.number in (0, card_rules.number(card))
        )

    @property
    def phrase(self) -> Phrase:
        """The description in words: "červený kruh", "karta 3"."""
        if self.wild:
            return WILD_CARD
        adjectives = (self.colour,) if self.colour else ()
        return Phrase(self.shape or "card", adjectives, label=str(self.number or ""))


def read_card_pattern(words: Sequence[str], known: Vocabulary) -> Parsed[CardPattern] | None:
    """Read the description of a card from the beginning of some words.

    Raises:
        MalformedAction: The number is not one that cards have.
    """
    if not words:
        return None
    if len(words[0]) >= _BEGINNING and isinstance(wild := known.match(words, ("wild",)), Found):
        return Parsed(CardPattern(wild=True), wild.used)
    read = read_short_card(words[0], known) or _read_long_card(words, known)
    if read is None and (figure := _named_number(words, known)) is not None:
        return Parsed(CardPattern(number=figure.value), figure.used)
    return read


def read_short_card(word: str, known: Vocabulary) -> Parsed[CardPattern] | None:
    """Read `čt3`: letters that are a beginning of a colour and of a shape, then the number."""
    match = _SHORT.fullmatch(word)
    if match is None:
        return None
    letters, figure = match.groups()
    for cut in range(1, len(letters)):
        hue = known.match([letters[:cut]], card_rules.COLOURS)
        form = known.match([letters[cut:]], card_rules.SHAPES)
        if isinstance(hue, Found) and isinstance(form, Found):
            return Parsed(CardPattern(hue.id, form.id, _check(int(figure)), letters=True), 1)
    return None


def _read_long_card(words: Sequence[str], known: Vocabulary) -> Parsed[CardPattern] | None:
    """Read a colour and a shape in either order, then the number; any of them may be missing, not all."""
    sought, used = CardPattern(), 0
    while used < len(words) and (longer := _add_word(sought, words[used], known)) is not None:
        sought, used = longer, used + 1
    if not used:
        return None
    figure = _read_number(words[used:], known)
    if figure is None:
        return Parsed(sought, used)
    return Parsed(replace(sought, number=_check(figure.value)), used + figure.used)


def _add_word(sought: CardPattern, word: str, known: Vocabulary) -> CardPattern | None:
    """Add the colour or the shape that a word means to a description that lacks it."""
    letter = sought.letters or len(word) == 1
    if not sought.colour and isinstance(hue := known.match([word], card_rules.COLOURS), Found):
        return replace(sought, colour=hue.id, letters=letter)
    if not sought.shape and isinstance(form := known.match([word], card_rules.SHAPES), Found):
        return replace(sought, shape=form.id, letters=letter)
    return None


def _read_number(words: Sequence[str], known: Vocabulary) -> Parsed[int] | None:
    """Read the number of a card: "3", "tři", "trojka"."""
    return _named_number(words, known) or known.read.number(words)


def _named_number(words: Sequence[str], known: Vocabulary) -> Parsed[int] | None:
    if not words or len(words[0]) < _BEGINNING:
        return None
    named = known.match(words[:1], _FIGURES)
    return Parsed(card_rules.NUMBERS[_FIGURES.index(named.id)], 1) if isinstance(named, Found) else None


def read_number_alone(words: Sequence[str], known: Vocabulary) -> Parsed[CardPattern] | None:
    """Read a number by itself: all cards with it are meant.

    Raises:
        MalformedAction: No card has this number.
    """
    figure = _read_number(words, known)
    return None if figure is None else Parsed(CardPattern(number=_check(figure.value)), figure.used)


def _check(figure: int) -> int:
    if figure not in card_rules.NUMBERS:
        raise MalformedAction("iota-error-card-number", number=figure)
    return figure


Way: TypeAlias = Literal["up", "down", "left", "right"]
"""A direction on the board."""

WAYS: Final[tuple[Way, ...]] = ("up", "down", "left", "right")
STEPS: Final[dict[Way, tuple[card_rules.Direction, int]]] = {
    "right": ("row", 1),
    "left": ("row", -1),
    "up": ("column", 1),
    "down": ("column", -1),
}
"""Which way a direction goes on the grid, and by how much."""

_NO_LETTER: Final = 2
"""Fewest letters of a direction: `d` and `v` are columns."""


@dataclass(frozen=True, slots=True)
class TypedItems:
    """What somebody typed after a verb.

    Attributes:
        cards: For each card in the order typed: the cards it can be (one, if it is complete or its
            description fits one card of the hand).
        spots: The places.
        ways: The directions.
        everything: Whether "all" was typed.
        nothing: Whether "none" was typed.
    """

    cards: tuple[tuple[card_rules.Card, ...], ...] = ()
    spots: tuple[card_rules.Spot, ...] = ()
    ways: tuple[Way, ...] = ()
    everything: bool = False
    nothing: bool = False


class ItemReader:
    """Reads words one item after another."""

    def __init__(self, listener: IotaListener, *, places: bool) -> None:
        """Read for a listener; `places` tells whether places and directions are expected."""
        self._known = listener.words
        self._hand: tuple[card_rules.Card, ...] = listener.view.hand
        self._untold = listener.view.table.blind
        self._places = places
        self._cards: list[tuple[card_rules.Card, ...]] = []
        self._spots: list[card_rules.Spot] = []
        self._ways: list[Way] = []
        self._amounts: set[str] = set()
        self._positions: set[int] = set()

    def read(self, words: Sequence[str]) -> TypedItems:
        """Read all words.

        Raises:
            MalformedAction: A word means nothing here, a position is empty or told twice, a place is out of
                reach.
        """
        glue = {normalise_bare(text) for key in ("glue", "for") for text in self._known.table[key].words}
        empty = glue | self._known.read.conjunctions | {COMMA}
        rest = [word for word in words if normalise_bare(word) not in empty]
        while rest:
            rest = rest[self._step(rest) :]
        return TypedItems(
            tuple(self._cards),
            tuple(self._spots),
            tuple(self._ways),
            everything="all" in self._amounts,
            nothing="none" in self._amounts,
        )

    def _step(self, words: list[str]) -> int:
        """Read one item; return how many words it took."""
        sought = read_card_pattern(words, self._known)
        if sought is not None and sought.value.complete:
            return self._take_card(sought.value, sought.used)
        used = self._place(words) or self._way(words)
        if used:
            return used
        if sought is not None and not sought.value.letters:
            return self._take_card(sought.value, sought.used)
        used = self._position(words)
        if used:
            return used
        amount = self._known.match(words[:1], ("all", "none"))
        if not isinstance(amount, Found):
            raise MalformedAction("iota-error-word", word=quote(words[0]))
        self._amounts.add(amount.id)
        return 1

    def _take_card(self, sought: CardPattern, used: int) -> int:
        """Take a complete card as it is, and of an incomplete one what the hand has."""
        cards = sought.cards
        if not sought.complete and self._untold:
            raise MalformedAction("iota-error-card-whole", card=sought.phrase)
        if not sought.complete:
            cards = tuple(card for card in cards if card in self._hand)
            if not cards:
                raise MalformedAction("iota-error-not-in-hand", card=sought.phrase)
        self._cards.append(cards)
        return used

    def _place(self, words: list[str]) -> int:
        cell = self._known.read.cell(words) if self._places else None
        if cell is None:
            return 0
        spot = find_spot(cell.value)
        if spot is None:
            raise MalformedAction("iota-error-cell", cell=cell.value)
        self._spots.append(spot)
        return cell.used

    def _way(self, words: list[str]) -> int:
        if not self._places or len(words[0]) < _NO_LETTER:
            return 0
        way = self._known.match(words[:1], WAYS)
        if not isinstance(way, Found):
            return 0
        self._ways.append(cast("Way", way.id))
        return 1

    def _position(self, words: list[str]) -> int:
        number = self._known.read.which(words)
        if number is None:
            return 0
        if self._untold:
            raise MalformedAction("iota-error-position-untold")
        if "all" in self._amounts:  # "all 4" are as many, and not the fourth
            if number.value != len(self._hand):
                raise MalformedAction("iota-error-word", word=quote(words[0]))
            return number.used
        if not 1 <= number.value <= len(self._hand):
            raise MalformedAction("iota-error-position", number=number.value, count=len(self._hand))
        if number.value in self._positions:
            raise MalformedAction("iota-error-position-twice", number=number.value)
        self._positions.add(number.value)
        self._cards.append((self._hand[number.value - 1],))
        return number.used
