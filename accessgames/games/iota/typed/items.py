"""What the words after a verb are: cards, positions in the hand, places and directions, in their order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, cast

from accessgames.engine import MalformedAction
from accessgames.games.iota.naming import find_spot, quote
from accessgames.games.iota.typed.sought import Sought, read_sought
from accessgames.language import Found
from accessgames.language.commandline import COMMA, plain

if TYPE_CHECKING:
    from accessgames.games.iota.rules import Card, Spot
    from accessgames.games.room import Desk

Way: TypeAlias = Literal["up", "down", "left", "right"]
"""A direction on the board."""

WAYS: Final[tuple[Way, ...]] = ("up", "down", "left", "right")
_NO_LETTER: Final = 2
"""Fewest letters of a direction: `d` and `v` are columns."""


@dataclass(frozen=True, slots=True)
class Items:
    """What somebody typed after a verb.

    Attributes:
        cards: For each card in the order typed: the cards it can be (one, if it is complete or its
            description fits one card of the hand).
        spots: The places.
        ways: The directions.
        everything: Whether "all" was typed.
        nothing: Whether "none" was typed.
    """

    cards: tuple[tuple[Card, ...], ...] = ()
    spots: tuple[Spot, ...] = ()
    ways: tuple[Way, ...] = ()
    everything: bool = False
    nothing: bool = False


class ItemReader:
    """Reads words one item after another."""

    def __init__(self, desk: Desk, *, places: bool) -> None:
        """Read for a listener; `places` tells whether places and directions are expected."""
        self._known = desk.words
        self._hand: tuple[Card, ...] = desk.view.hand
        self._places = places
        self._cards: list[tuple[Card, ...]] = []
        self._spots: list[Spot] = []
        self._ways: list[Way] = []
        self._amounts: set[str] = set()

    def read(self, words: Sequence[str]) -> Items:
        """Read all words.

        Raises:
            MalformedAction: A word means nothing here, a position is empty, a place out of reach.
        """
        rest = self._meaningful(words)
        while rest:
            rest = rest[self._step(rest) :]
        return Items(
            tuple(self._cards),
            tuple(self._spots),
            tuple(self._ways),
            everything="all" in self._amounts,
            nothing="none" in self._amounts,
        )

    def _meaningful(self, words: Sequence[str]) -> list[str]:
        """Drop commas, conjunctions and words such as "od" and "kartu"."""
        glue = {plain(text) for key in ("glue", "for") for text in self._known.table[key].words}
        empty = glue | self._known.read.conjunctions | {COMMA}
        return [word for word in words if plain(word) not in empty]

    def _step(self, words: list[str]) -> int:
        """Read one item; return how many words it took."""
        sought = read_sought(words, self._known)
        if sought is not None and sought.value.complete:
            return self._take_card(sought.value, sought.used)
        used = self._place(words) or self._way(words)
        if used:
            return used
        if sought is not None and not sought.value.letters:
            return self._take_card(sought.value, sought.used)
        used = self._position(words) or self._amount(words)
        if not used:
            raise MalformedAction("iota-error-word", word=quote(words[0]))
        return used

    def _take_card(self, sought: Sought, used: int) -> int:
        """Take a complete card as it is, and of an incomplete one what the hand has."""
        cards = sought.cards
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
        if not 1 <= number.value <= len(self._hand):
            raise MalformedAction("iota-error-position", number=number.value, count=len(self._hand))
        self._cards.append((self._hand[number.value - 1],))
        return number.used

    def _amount(self, words: list[str]) -> int:
        amount = self._known.match(words[:1], ("all", "none"))
        if not isinstance(amount, Found):
            return 0
        self._amounts.add(amount.id)
        return 1
