"""What can be done in IOTA: place, recycle, trade (or pass), and the draws of chance."""

from __future__ import annotations

from itertools import starmap
from typing import TYPE_CHECKING, Any, Self, TypeAlias

from accessgames.dataclasses import dataclass

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from accessgames.games.iota.rules.cards import Card, Laid, Spot


class _Sorting(type):
    """Sorts what a placement is made of, unless it is made past it: a `__new__` would take longer to pass."""

    def __call__(cls, cards: Iterable[Laid] = ()) -> Any:  # noqa: ANN401 - one of the class, as `type` says
        """Sort the cards, so that equal placements compare equal."""
        return type.__call__(cls, sorted(cards))


class Place(tuple["Laid", ...], metaclass=_Sorting):
    """Add cards to the grid, all in one line; this ends the turn.

    A tuple of one to four places with their cards, because a list of moves is long: nothing else that cannot
    be changed is made, hashed and compared as fast. Whatever order the cards are given in, they are kept
    sorted by place: a row from left to right, a column from the bottom up.
    """

    __slots__ = ()
    __match_args__ = ("cards",)

    def __repr__(self) -> str:
        """Show what it is, for developers."""
        return f"Place(cards={self.cards!r})"

    @property
    def cards(self) -> tuple[Laid, ...]:
        """The places with their cards."""
        return self[:]

    @classmethod
    def ordered(cls, cards: tuple[Laid, ...]) -> Self:
        """Make a placement of cards that are already sorted, without the time to sort them again."""
        return tuple.__new__(cls, cards)

    @classmethod
    def many(cls, cards: Sequence[tuple[Laid, ...]]) -> tuple[Self, ...]:
        """Make placements of cards that are already sorted, as fast as it goes."""
        make: Callable[[tuple[Laid, ...]], Self] = type.__call__.__get__(cls)
        return tuple(starmap(make, zip(cards)))  # noqa: RUF058 - map takes 1.2 times that


@dataclass(frozen=True, slots=True)
class Recycle:
    """Swap a card from the hand for a wild card on the grid, before the turn's placing or trading (I5).

    Attributes:
        spot: Where the wild card lies.
        card: The card that takes its place.
    """

    spot: Spot
    card: Card


@dataclass(frozen=True, slots=True)
class Trade:
    """Put cards under the deck and draw as many; this ends the turn. No cards at all means passing (I11).

    Attributes:
        cards: None to four cards of the hand, kept ascending; in this order they go under the deck.
    """

    cards: tuple[Card, ...] = ()

    def __post_init__(self) -> None:
        """Sort the cards, so that equal trades compare equal."""
        if len(self.cards) > 1:
            object.__setattr__(self, "cards", tuple(sorted(self.cards)))

    @classmethod
    def many(cls, trades: Iterable[tuple[Card, ...]]) -> list[Self]:
        """Make trades of cards that are already sorted, without the time to sort them again."""
        new, put = object.__new__, vars(cls)["cards"].__set__
        made = []
        for cards in trades:
            action = new(cls)
            put(action, cards)
            made.append(action)
        return made


@dataclass(frozen=True, slots=True)
class Draw:
    """Chance turns up this card: for the starter, into a hand, or as the start card."""

    card: Card


PASS = Trade()

IotaAction: TypeAlias = Place | Recycle | Trade | Draw
