"""What happens in IOTA, in the order in which it is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from accessgames.dataclasses import dataclass

if TYPE_CHECKING:
    from accessgames.games.iota.rules.cards import Card, Laid, Scoring, Spot

Ending: TypeAlias = Literal["went-out", "stuck", "idle"]
"""Somebody played the last card; the deck is empty and all passed (I1); nobody placed for long (I2)."""

EVERYBODY: Final = -1
"""As `known`: seen by all, spectators included."""


@dataclass(frozen=True, slots=True)
class StarterDrawn:
    """A seat drew a card for who starts; a wild card counts 0 (I9)."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class StarterTied:
    """These seats drew the same highest number; all cards go back and they draw again (I9)."""

    seats: tuple[int, ...]
    number: int


@dataclass(frozen=True, slots=True)
class Starter:
    """This seat starts.

    Attributes:
        seat: Who.
        number: The number drawn, or None when the option `starter` gave the start to the first seat.
    """

    seat: int
    number: int | None


@dataclass(frozen=True, slots=True)
class Drew:
    """A seat drew a card into its hand: in the deal or to fill the hand up.

    New cards come to the end of a hand, so after the last of a series (`number` == `of`) they are the last
    `of` cards of the hand.

    Attributes:
        seat: Who.
        card: The card, or None for viewers that do not know it.
        left: Cards left in the deck.
        number: Which card of this series it is, from 1.
        of: How many cards the series has.
        dealt: Whether this belongs to the deal before the first turn.
        known: Bits of the other seats that know the card, because it lay under the deck and they put it
            there; always 0 in a redacted event.
    """

    seat: int
    card: Card | None
    left: int
    number: int
    of: int
    dealt: bool = False
    known: int = 0


@dataclass(frozen=True, slots=True)
class Dealt:
    """Everybody takes so many cards that nobody else sees.

    Attributes:
        count: Cards for each seat.
        left: Cards left in the deck.
    """

    count: int
    left: int


@dataclass(frozen=True, slots=True)
class DrewUnseen:
    """A seat fills its hand up with cards that nobody else sees.

    Attributes:
        seat: Who.
        count: How many cards.
        left: Cards left in the deck.
    """

    seat: int
    count: int
    left: int


@dataclass(frozen=True, slots=True)
class StartBuried:
    """A wild card turned up as the start card and went under the deck (option `wild-start` = `bury`, I4)."""


@dataclass(frozen=True, slots=True)
class StartCard:
    """The start card was turned up; it lies at `START`."""

    card: Card
    left: int


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """It is this seat's turn."""

    seat: int


@dataclass(frozen=True, slots=True)
class Recycled:
    """A seat took the wild card at `spot` and left `card` there."""

    seat: int
    spot: Spot
    card: Card


@dataclass(frozen=True, slots=True)
class Placed:
    """A seat placed cards and scored."""

    seat: int
    cards: tuple[Laid, ...]
    scoring: Scoring


@dataclass(frozen=True, slots=True)
class Traded:
    """A seat put cards under the deck; the draws follow.

    Attributes:
        seat: Who.
        count: How many, from 1 to 4.
        cards: Which, in the order in which they lie under the deck, or None for other viewers.
    """

    seat: int
    count: int
    cards: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat neither placed nor traded."""

    seat: int


@dataclass(frozen=True, slots=True)
class DeckEmpty:
    """The last card of the deck was drawn."""


@dataclass(frozen=True, slots=True)
class LeftOver:
    """A hand was laid open at the end and cost its numbers (option `leftover` = `minus`, I8).

    Attributes:
        seat: Whose.
        cards: What was left.
        points: What it cost, 0 or negative.
        score: The final score.
    """

    seat: int
    cards: tuple[Card, ...]
    points: int
    score: int


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is over.

    Attributes:
        ending: Why.
        seat: Who played the last card, for `went-out`, else None.
        scores: Final scores by seat.
    """

    ending: Ending
    seat: int | None
    scores: tuple[int, ...]


IotaEvent: TypeAlias = (
    StarterDrawn
    | StarterTied
    | Starter
    | Drew
    | Dealt
    | DrewUnseen
    | StartBuried
    | StartCard
    | TurnBegan
    | Recycled
    | Placed
    | Traded
    | Passed
    | DeckEmpty
    | LeftOver
    | Ended
)
