"""Dice, cards and pieces.

Amounts are in T, places of the offer count from 1, `None` stands for what the viewer may not know.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

if TYPE_CHECKING:
    from accessgames.engine.grid import Placement
    from accessgames.games.tetrikon.rules.tasks import DiePurpose, GiveReason, MoneyReason

Ban: TypeAlias = str
"""The chance cards that forbid something: `no-trade`, `no-roll`, `no-build`."""

PieceSource: TypeAlias = Literal["buy", "swap", "six-six", "swap-manager", "random-piece", "choose-piece"]
"""How a piece of the offer came to a player."""


@dataclass(frozen=True, slots=True)
class DiceRolled:
    """A seat rolled both dice.

    Attributes:
        seat: Who.
        faces: The smaller first.
        money: Cards of the treasury it brings (R7).
        choices: What may be chosen from; one entry when there is nothing to choose.
    """

    seat: int
    faces: tuple[int, int]
    money: int
    choices: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RewardChosen:
    """A seat chose what the equal dice bring."""

    seat: int
    reward: str


@dataclass(frozen=True, slots=True)
class DieRolled:
    """One die was rolled for a seat.

    Attributes:
        seat: For whom.
        face: What it shows.
        purpose: What for.
        empty: Whether this place of the offer is empty, so that the die is rolled again (R11).
    """

    seat: int
    face: int
    purpose: DiePurpose
    empty: bool = False


@dataclass(frozen=True, slots=True)
class MoneyDrawn:
    """A seat drew a card of the treasury.

    Attributes:
        seat: Who.
        value: Of the card, None for others.
        number: Which of this draw, from 1.
        of: How many were to be drawn.
        reason: What for.
        left: Cards left in the treasury.
    """

    seat: int
    value: int | None
    number: int
    of: int
    reason: MoneyReason
    left: int


@dataclass(frozen=True, slots=True)
class MoneyMissing:
    """There is nothing left to draw for a seat: `short` cards of its draw are lost."""

    seat: int
    short: int


@dataclass(frozen=True, slots=True)
class TreasuryRefilled:
    """The returned T cards were shuffled into a new treasury of `count` cards (R28, R16)."""

    count: int


@dataclass(frozen=True, slots=True)
class ChanceDrawn:
    """A seat drew a chance card; others learn which only when it can't be kept.

    Attributes:
        seat: Who.
        kind: Of the card, None for others while it may be kept.
        keepable: Whether the seat may keep it.
        left: Chance cards that can still be drawn in this pass.
    """

    seat: int
    kind: str | None
    keepable: bool
    left: int


@dataclass(frozen=True, slots=True)
class ChanceReshuffled:
    """All chance cards were drawn once: the `count` used ones are shuffled (R29)."""

    count: int


@dataclass(frozen=True, slots=True)
class CardKept:
    """A seat keeps the chance card it drew; None for others."""

    seat: int
    kind: str | None


@dataclass(frozen=True, slots=True)
class CardUsed:
    """A seat uses a chance card.

    Attributes:
        seat: Who.
        kind: Which.
        others: Further jokers used with it.
        partner: The player it is about.
        drawn: Whether it was just drawn, and not kept before.
    """

    seat: int
    kind: str
    others: tuple[str, ...] = ()
    partner: int | None = None
    drawn: bool = False


@dataclass(frozen=True, slots=True)
class CardIdle:
    """The chance card has no effect: there is nothing to give, to pay or to take.

    Attributes:
        seat: Who has nothing.
        kind: Which card.
    """

    seat: int
    kind: str


@dataclass(frozen=True, slots=True)
class ImmunityUsed:
    """A seat's card `immunity` cancels a chance card.

    Attributes:
        seat: Whose immunity.
        kind: The card cancelled; `inflation` where the option protects against it.
        by: Whose card it was.
    """

    seat: int
    kind: str
    by: int


@dataclass(frozen=True, slots=True)
class BanSet:
    """A ban applies to a seat from now on (R21, R22, R23)."""

    seat: int
    kind: Ban


@dataclass(frozen=True, slots=True)
class BanLifted:
    """A ban is over; its card goes to the bottom."""

    seat: int
    kind: Ban


@dataclass(frozen=True, slots=True)
class PieceTaken:
    """A seat got a piece of the offer.

    Attributes:
        seat: Who.
        piece: Which.
        place: Where it lay.
        source: How.
    """

    seat: int
    piece: str
    place: int
    source: PieceSource


@dataclass(frozen=True, slots=True)
class PieceReturned:
    """A seat's own piece went to the manager: into the bag, or into the empty place of the offer (R10).

    Attributes:
        seat: Whose.
        piece: Which.
        place: The place of the offer it fills, or None for the bag.
    """

    seat: int
    piece: str
    place: int | None


@dataclass(frozen=True, slots=True)
class PieceGiven:
    """A seat gave a free piece away.

    Attributes:
        seat: Who gave it.
        piece: Which.
        to: Who got it, or None for the bag.
        reason: Why.
        lifted: Where it lay in the diagram, when none was free (R18).
    """

    seat: int
    piece: str
    to: int | None
    reason: GiveReason
    lifted: Placement | None = None


@dataclass(frozen=True, slots=True)
class Built:
    """A seat laid a piece into its diagram; `left` squares are empty."""

    seat: int
    placement: Placement
    left: int


@dataclass(frozen=True, slots=True)
class Exchanged:
    """A seat took a piece out of its diagram, which is free now, and laid another; `left` are empty."""

    seat: int
    removed: Placement
    placement: Placement
    left: int
