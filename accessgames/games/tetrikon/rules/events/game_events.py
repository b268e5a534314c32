"""Games and turns, the manager and trading.

Amounts are in T, places of the offer count from 1, `None` stands for what the viewer may not know.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

if TYPE_CHECKING:
    from accessgames.games.tetrikon.rules.tasks import DiscardReason, GainReason, Offer, PayReason

Closing: TypeAlias = Literal["filled", "time", "called", "rounds", "dead-end"]
"""Why a game closes: a diagram is filled (R32), time is up (R35), the manager said so (R40), the most rounds
were played, or nobody did anything in two rounds (R30)."""


@dataclass(frozen=True, slots=True)
class GameBegan:
    """A game of the sequence begins.

    Attributes:
        number: From 1.
        of: How many games there are.
        level: Letter of the diagrams.
    """

    number: int
    of: int
    level: str


@dataclass(frozen=True, slots=True)
class DiagramDealt:
    """A seat got a diagram with so many squares to fill."""

    seat: int
    diagram: str
    squares: int


@dataclass(frozen=True, slots=True)
class OfferFilled:
    """A piece came from the bag into a place of the offer; `left` pieces are in the bag."""

    place: int
    piece: str
    left: int


@dataclass(frozen=True, slots=True)
class StartRolled:
    """A seat rolled for the start."""

    seat: int
    face: int


@dataclass(frozen=True, slots=True)
class StartTied:
    """These seats rolled the highest number and roll again (R31)."""

    seats: tuple[int, ...]
    face: int


@dataclass(frozen=True, slots=True)
class Starter:
    """This seat begins, with the highest number."""

    seat: int
    face: int


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """It is this seat's turn.

    Attributes:
        seat: Whose.
        round: Number of the round in this game, from 1.
        first: Whether it is the seat's first turn of the game: only the roll (R6).
        final: Whether it is the seat's last turn of the game (R32).
    """

    seat: int
    round: int
    first: bool = False
    final: bool = False


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """A seat did nothing more.

    Attributes:
        seat: Who.
        passed: Whether it did nothing at all in this turn.
    """

    seat: int
    passed: bool


@dataclass(frozen=True, slots=True)
class GameClosing:
    """The game closes; the others have their last turns.

    Attributes:
        reason: Why.
        seat: Who filled the diagram or called the time, else None.
        turns: Seats that still have a turn, in order.
    """

    reason: Closing
    seat: int | None
    turns: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameScored:
    """A game is over.

    Attributes:
        number: Which, from 1.
        winner: Who filled the diagram first, or None when nobody did (R33).
        empty: Empty squares of each seat.
        penalties: Penalty points of each seat in this game (R44).
        totals: Penalty points of each seat in all games so far.
        zeros: Games without penalty of each seat so far (R34).
    """

    number: int
    winner: int | None
    empty: tuple[int, ...]
    penalties: tuple[int, ...]
    totals: tuple[int, ...]
    zeros: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LotDrawn:
    """The lot has decided between equals (R34).

    Attributes:
        seat: Who gets the place.
        place: Which.
        among: The equals, ascending.
    """

    seat: int
    place: int
    among: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MatchOver:
    """All games have been played.

    Attributes:
        totals: Penalty points by seat.
        zeros: Games without penalty by seat.
        places: Places by seat, equal ones shared (R34).
    """

    totals: tuple[int, ...]
    zeros: tuple[int, ...]
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PurchaseAnnounced:
    """A seat buys a piece: the one in this place, or the one a die will tell."""

    seat: int
    place: int | None


@dataclass(frozen=True, slots=True)
class PurchaseWithdrawn:
    """A seat does not buy after all (R12)."""

    seat: int


@dataclass(frozen=True, slots=True)
class SwapAnnounced:
    """A seat swaps this piece at the manager; it does nothing else in this turn (R9)."""

    seat: int
    piece: str


@dataclass(frozen=True, slots=True)
class Paid:
    """A seat paid.

    Attributes:
        seat: Who.
        to: To whom, or None for the manager.
        owed: How much it should be.
        amount: How much it was: more where the excess could not be given back, less where there was no more.
        cards: The cards, the highest first; None for third parties of a payment between players.
        count: How many cards.
        change: What the manager gave back, the highest first.
        reason: What for.
    """

    seat: int
    to: int | None
    owed: int
    amount: int
    cards: tuple[int, ...] | None
    count: int
    change: tuple[int, ...]
    reason: PayReason


@dataclass(frozen=True, slots=True)
class Broken:
    """A seat exchanged a T card at the manager (R13)."""

    seat: int
    card: int
    into: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PaidOut:
    """The manager paid a seat.

    Attributes:
        seat: Whom.
        owed: How much it should be.
        amount: How much it was, less where it could not be made exactly (R16).
        cards: Which, the highest first; None for others.
        count: How many.
        reason: What for.
    """

    seat: int
    owed: int
    amount: int
    cards: tuple[int, ...] | None
    count: int
    reason: GainReason


@dataclass(frozen=True, slots=True)
class MoneyDiscarded:
    """A seat gave up a T card; in an inflation face down, None for others (R27)."""

    seat: int
    value: int | None
    reason: DiscardReason


@dataclass(frozen=True, slots=True)
class ChanceDiscarded:
    """A seat gave up a kept chance card (R20)."""

    seat: int
    kind: str
    reason: DiscardReason


@dataclass(frozen=True, slots=True)
class InflationDeclared:
    """Everybody gives up half of something.

    Attributes:
        what: Free pieces (R26) or T cards (R27).
        owed: How many each seat gives up.
    """

    what: Literal["pieces", "money"]
    owed: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class InflationDeclined:
    """Whoever was asked declared no inflation."""

    seat: int


@dataclass(frozen=True, slots=True)
class DealOpened:
    """A seat puts an offer together for a player."""

    seat: int
    partner: int


@dataclass(frozen=True, slots=True)
class DraftChanged:
    """The offer that a seat puts together; only told to this seat."""

    seat: int
    offer: Offer


@dataclass(frozen=True, slots=True)
class DealCancelled:
    """A seat makes no offer after all."""

    seat: int
    partner: int


@dataclass(frozen=True, slots=True)
class DealProposed:
    """An offer was made."""

    offer: Offer


@dataclass(frozen=True, slots=True)
class DealCountered:
    """A seat will answer with another offer."""

    seat: int
    partner: int


@dataclass(frozen=True, slots=True)
class DealRefused:
    """An offer was refused by its partner."""

    offer: Offer


@dataclass(frozen=True, slots=True)
class DealMade:
    """An offer was accepted: everything has changed hands."""

    offer: Offer


@dataclass(frozen=True, slots=True)
class SwapProposed:
    """A seat asks for a swap of pieces with a chance card."""

    seat: int
    partner: int
    give: str
    take: str


@dataclass(frozen=True, slots=True)
class SwapRefused:
    """The swap was refused; the card is not used up."""

    seat: int
    partner: int


@dataclass(frozen=True, slots=True)
class SwapMade:
    """The swap was accepted."""

    seat: int
    partner: int
    give: str
    take: str
