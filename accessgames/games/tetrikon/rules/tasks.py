"""What is awaited: tasks are values that lie open on the table, so everybody knows who is to do what.

The table keeps them on a stack, the last being the present one. A task names who has to act (`actor`) and
what it is about, never anything hidden.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from accessgames.dataclasses import dataclass
from accessgames.engine import CHANCE, CLOCK, Actor

DiePurpose: TypeAlias = Literal["start", "buy", "swap", "six-six", "swap-manager", "random-piece"]
"""Why one die is rolled: for the start (R31), for a purchase (R8), for the swap f) (R9), for the piece chosen
after 6+6 (R7), or for one of the two chance cards with a die."""

MoneyReason: TypeAlias = str
"""Why cards of the treasury are drawn: `roll`, or the chance card `draw-1`, `draw-2`, `draw-3`."""

GiveReason: TypeAlias = str
"""Why a piece is given away: the chance card `piece-from-player` (R19) or `surrender` (R18), or `inflation`
(R26)."""

DiscardReason: TypeAlias = str
"""Why cards are given up: the chance card `discard-1` or `discard-2` (R20), or `inflation` (R27)."""

PayReason: TypeAlias = str
"""Why somebody pays: a `purchase`, or a chance card (`ten-from-each`, `twenty-five-from-each`,
`five-to-each`, `take-twenty-five`)."""

GainReason: TypeAlias = Literal["jokers", "inheritance", "debt", "change"]
"""Why the manager pays: two chance cards (R15, R16), a debt of who paid him more, and the rest (R13)."""


# ---------------------------------------------------------------- chance


@dataclass(frozen=True, slots=True)
class DiagramDue:
    """A seat gets a diagram of the level of this game."""

    seat: int

    actor: Actor = CHANCE


@dataclass(frozen=True, slots=True)
class PieceDue:
    """A place of the offer (1 to 6) is to be filled from the bag."""

    place: int
    actor: Actor = CHANCE


@dataclass(frozen=True, slots=True)
class DieDue:
    """One die is to be rolled for a seat.

    Attributes:
        seat: For whom.
        purpose: What for.
        piece: The own piece that goes away for it (`swap`, `swap-manager`).
    """

    seat: int
    purpose: DiePurpose
    piece: str | None = None
    actor: Actor = CHANCE


@dataclass(frozen=True, slots=True)
class DiceDue:
    """Both dice are to be rolled for a seat."""

    seat: int
    actor: Actor = CHANCE


@dataclass(frozen=True, slots=True)
class MoneyDue:
    """Cards are to be drawn from the treasury, one by one.

    Attributes:
        seat: Who gets them.
        number: Which one is next, from 1.
        of: How many in all.
        reason: What for.
    """

    seat: int
    number: int
    of: int
    reason: MoneyReason
    actor: Actor = CHANCE


@dataclass(frozen=True, slots=True)
class ChanceDue:
    """A chance card is to be drawn for a seat."""

    seat: int
    actor: Actor = CHANCE


@dataclass(frozen=True, slots=True)
class PayOutDue:
    """The manager is to pay a seat an amount in T."""

    seat: int
    amount: int
    reason: GainReason
    actor: Actor = CHANCE


@dataclass(frozen=True, slots=True)
class LotDue:
    """At the end the lot decides who of several equals gets the next place (R34).

    Attributes:
        seats: Those whom nothing else parts, ascending.
    """

    seats: tuple[int, ...]
    actor: Actor = CHANCE


# ---------------------------------------------------------------- nobody: done by the rules at once


@dataclass(frozen=True, slots=True)
class PieceReturn:
    """An own piece goes to the manager: into the place just emptied, or into the bag (R10)."""

    seat: int
    piece: str
    place: int
    actor: Actor = CHANCE


@dataclass(frozen=True, slots=True)
class InflationCheck:
    """Look whether the bag holds exactly one piece, which may mean inflation (R26)."""

    actor: Actor = CHANCE


# ---------------------------------------------------------------- the clock


@dataclass(frozen=True, slots=True)
class ClockDue:
    """The clock is to be looked at between two turns (game with a time limit only)."""

    actor: Actor = CLOCK


# ---------------------------------------------------------------- seats


@dataclass(frozen=True, slots=True)
class Turn:
    """A seat may do the next action of its turn, or end it."""

    actor: Actor


@dataclass(frozen=True, slots=True)
class RewardChoice:
    """The dice are equal: the seat chooses what they bring.

    Attributes:
        total: Sum of the dice.
    """

    actor: Actor
    total: int


@dataclass(frozen=True, slots=True)
class CardChoice:
    """The seat has drawn a chance card that may be kept, and uses or keeps it."""

    actor: Actor


@dataclass(frozen=True, slots=True)
class BanAnswer:
    """The seat has drawn a ban (`no-trade`, `no-roll`, `no-build`) and may be immune; see `Waive`."""

    actor: Actor
    kind: str


@dataclass(frozen=True, slots=True)
class SecondPiece:
    """The card `build-two` is being used: the seat lays a piece.

    Attributes:
        laid: Pieces laid so far, 0 or 1; after the first the seat may be done.
    """

    actor: Actor
    laid: int


@dataclass(frozen=True, slots=True)
class Payment:
    """A seat owes T.

    Attributes:
        actor: Who pays.
        amount: How much.
        to: To whom, or None for the manager.
        reason: What for.
        answerable: Whether the card `immunity` may be the answer; only asked of seats with kept cards.
        place: What is bought, where that is known (`purchase`).
    """

    actor: Actor
    amount: int
    to: int | None
    reason: PayReason
    answerable: bool = False
    place: int | None = None


@dataclass(frozen=True, slots=True)
class Giving:
    """A seat gives pieces away, one by one.

    Attributes:
        actor: Who gives.
        left: How many are still to be given.
        to: To whom, or None for the bag.
        reason: Why.
        answerable: As in `Payment`.
    """

    actor: Actor
    left: int
    to: int | None
    reason: GiveReason
    answerable: bool = False


@dataclass(frozen=True, slots=True)
class Discarding:
    """A seat gives cards up, one by one: T cards and kept chance cards, in an inflation only T cards.

    Attributes:
        actor: Who gives up.
        left: How many cards are still to be given up.
        reason: Why.
        answerable: As in `Payment`.
    """

    actor: Actor
    left: int
    reason: DiscardReason
    answerable: bool = False


@dataclass(frozen=True, slots=True)
class InflationChoice:
    """The bag holds exactly one piece: the seat decides for the manager whether there is inflation (R26)."""

    actor: Actor


@dataclass(frozen=True, slots=True)
class Drafting:
    """A seat puts an offer together; what is in it so far only this seat sees.

    Attributes:
        actor: Who puts it together.
        partner: To whom it will be made.
        exchange: How many offers of this negotiation were made before, 0 for the first.
    """

    actor: Actor
    partner: int
    exchange: int = 0


@dataclass(frozen=True, slots=True)
class Answering:
    """A seat answers an offer.

    Attributes:
        actor: Who answers.
        offer: What was offered.
    """

    actor: Actor
    offer: Offer


@dataclass(frozen=True, slots=True)
class SwapAnswer:
    """A seat answers whether it swaps a piece (chance card `swap-player`).

    Attributes:
        actor: Who answers.
        seat: Who asks.
        give: What the asking seat gives.
        take: What it wants.
        drawn: Whether the card was just drawn, so that it can still be kept when the answer is no.
    """

    actor: Actor
    seat: int
    give: str
    take: str
    drawn: bool


@dataclass(frozen=True, slots=True)
class Offer:
    """An offer between two players.

    Attributes:
        seat: Who makes it.
        partner: To whom.
        give: Pieces that `seat` gives, in canonical order.
        give_money: T that `seat` gives.
        take: Pieces that `seat` wants.
        take_money: T that `seat` wants.
        exchange: How many offers of this negotiation were made before.
    """

    seat: int
    partner: int
    give: tuple[str, ...] = ()
    give_money: int = 0
    take: tuple[str, ...] = ()
    take_money: int = 0
    exchange: int = 0


Task: TypeAlias = (
    DiagramDue | PieceDue | DieDue | DiceDue | MoneyDue | ChanceDue | PayOutDue | LotDue | ClockDue
    | Turn | RewardChoice | CardChoice | BanAnswer | SecondPiece | Payment | Giving | Discarding
    | InflationChoice | Drafting | Answering | SwapAnswer
    | PieceReturn | InflationCheck
)  # fmt: skip
"""Everything that can be awaited; the last two never are, the rules do them at once."""
