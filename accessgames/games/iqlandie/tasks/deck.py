"""Cards by number: the first ones come with the game, any further ones are made when they are asked for."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from accessgames.engine import Stream
from accessgames.games.iqlandie.tasks.kind import LEVELS
from accessgames.games.iqlandie.tasks.kinds import KINDS
from accessgames.games.iqlandie.tasks.loading import CardsError, decoded, read_cards

if TYPE_CHECKING:
    from accessgames.games.iqlandie.tasks.kind import Card

SHIPPED: Final = 40
"""Cards of each kind that come with the game."""

SEED: Final = "iqlandie-cards"
"""Seed of the streams of which cards are made."""


@cache
def shipped(kind: str) -> tuple[Card, ...]:
    """Return the cards that come with the game, in order of their numbers, which start at 1.

    Raises:
        CardsError: Somebody changed the file and made a mistake: `iqlandie-error-card-file` with it inside.
    """
    folder = files("accessgames.games.iqlandie").joinpath("data/cards")
    name = f"{kind}.txt"
    try:
        return read_cards(KINDS[kind], decoded(folder.joinpath(name).read_bytes()))
    except CardsError as mistake:
        raise CardsError("iqlandie-error-card-file", file=name, cause=mistake) from mistake


def level_of(kind: str, number: int) -> int:
    """Return the level of a card; those beyond the shipped ones go through the levels in turn."""
    cards = shipped(kind)
    return cards[number - 1].level if number <= len(cards) else _made_level(number)


@lru_cache(maxsize=1024)
def card(kind: str, number: int) -> Card:
    """Return a card: shipped, or made by the generator; the same number is always the same card.

    Args:
        kind: Id of the kind.
        number: From 1, without end.
    """
    cards = shipped(kind)
    if number <= len(cards):
        return cards[number - 1]
    return made(kind, number)


@lru_cache(maxsize=1024)
def made(kind: str, number: int) -> Card:
    """Return a card that the generator makes; the same number is always the same card."""
    return KINDS[kind].generate(Stream(SEED, f"{kind}/{number}"), _made_level(number))


def _made_level(number: int) -> int:
    """Return the level of a card that is made: they go through the levels in turn."""
    return LEVELS[(number - 1) % len(LEVELS)]


@lru_cache(maxsize=1024)
def like(kind: str, number: int) -> tuple[int, ...]:
    """Return the numbers of shipped cards whose preparation looks the same, this card included; ascending."""
    seen = KINDS[kind].preparation(card(kind, number).task)
    alike = {other for other, one in enumerate(shipped(kind), 1) if KINDS[kind].preparation(one.task) == seen}
    return tuple(sorted(alike | {number}))


STANDARD_NAME: Final = "standard"
"""Name of the cards that come with the game."""


@dataclass(frozen=True, slots=True)
class Deck:
    """The cards that are played with. Two decks are equal when their names are.

    Attributes:
        name: `standard`, or `own-` and 12 hexadecimal digits of what a club's own cards are.
        own: Kinds with a club's own cards, in order of their numbers, which start at 1; kinds that it has not
            replaced are left out.
    """

    name: str = STANDARD_NAME
    own: tuple[tuple[str, tuple[Card, ...]], ...] = field(default=(), compare=False)

    def replaced(self, kind: str) -> tuple[Card, ...]:
        """Return the club's own cards of a kind; () where those of the game are used."""
        return next((cards for own, cards in self.own if own == kind), ())

    def box(self, kind: str) -> tuple[Card, ...]:
        """Return the cards of a kind that lie in the box, in order of their numbers.

        Raises:
            CardsError: As `shipped`.
        """
        return self.replaced(kind) or shipped(kind)

    def size(self, kind: str) -> int:
        """Return how many cards of a kind lie in the box."""
        return len(self.replaced(kind)) or SHIPPED

    def card(self, kind: str, number: int) -> Card:
        """Return a card of the box, or one that is made, by its number from 1."""
        cards = self.replaced(kind)
        if not cards:
            return card(kind, number)
        return cards[number - 1] if number <= len(cards) else made(kind, number)

    def level_of(self, kind: str, number: int) -> int:
        """Return the level of a card without making it."""
        cards = self.replaced(kind)
        if not cards:
            return level_of(kind, number)
        return cards[number - 1].level if number <= len(cards) else _made_level(number)


STANDARD: Final = Deck()
"""The cards that come with the game."""
