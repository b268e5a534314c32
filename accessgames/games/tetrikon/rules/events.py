"""What happens at the table, in the order in which it is told: one event, one line.

Amounts are in T, places of the offer count from 1, `None` stands for what the viewer may not know. `seat` is
whose event it is; it stands first wherever there is one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from accessgames.dataclasses import dataclass

if TYPE_CHECKING:
    from accessgames.engine.grid import Placement
    from accessgames.games.tetrikon.rules import tasks

Closing: TypeAlias = Literal["filled", "time", "called", "rounds", "dead-end"]
"""Why: full diagram (R32), no time left (R35), the manager's word (R40), most rounds, two idle ones (R30)."""

PieceSource: TypeAlias = Literal["buy", "swap", "six-six", "swap-manager", "random-piece", "choose-piece"]
"""How a piece of the offer came to a player."""


@dataclass(frozen=True, slots=True)
class GameBegan:
    """A game of the sequence begins: its number from 1, of how many, and the letter of its diagrams."""

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
    """This seat begins, with the highest number; None where it is the youngest and nobody rolled."""

    seat: int
    face: int | None


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """It is this seat's turn in a round from 1; the `first` is only a roll (R6), `final` the last (R32)."""

    seat: int
    round: int
    first: bool = False
    final: bool = False


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """A seat did nothing more; `passed` when it did nothing at all in this turn."""

    seat: int
    passed: bool


@dataclass(frozen=True, slots=True)
class GameClosing:
    """The game closes: `seat` filled the diagram or called the time, `turns` have their last one."""

    reason: Closing
    seat: int | None
    turns: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameScored:
    """A game is over, won by somebody or nobody (R33); the numbers are by seat, two of all games (R34)."""

    number: int
    winner: int | None
    empty: tuple[int, ...]
    penalties: tuple[int, ...]
    totals: tuple[int, ...]
    zeros: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LotDrawn:
    """The lot has decided which of the equals, ascending, gets this place (R34)."""

    seat: int
    place: int
    among: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MatchOver:
    """All games have been played; by seat the penalty points, games without penalty and places (R34)."""

    totals: tuple[int, ...]
    zeros: tuple[int, ...]
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DiceRolled:
    """A seat rolled both dice, the smaller first: so many cards of money (R7), or one of the choices."""

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
    """One die was rolled for a seat; again when this place of the offer is empty (R11)."""

    seat: int
    face: int
    purpose: tasks.DiePurpose
    empty: bool = False


@dataclass(frozen=True, slots=True)
class MoneyDrawn:
    """A seat drew a card of the treasury, the `number`th from 1 `of` so many; `left` cards are there."""

    seat: int
    value: int | None
    number: int
    of: int
    reason: tasks.MoneyReason
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
    """A seat drew a chance card; others learn which only when it can't be kept. `left` can still be drawn."""

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
    """A seat uses a chance card, just drawn or kept before; `others` are further jokers used with it."""

    seat: int
    kind: str
    others: tuple[str, ...] = ()
    partner: int | None = None
    drawn: bool = False


@dataclass(frozen=True, slots=True)
class CardIdle:
    """The chance card has no effect: the seat has nothing to give, to pay or to take."""

    seat: int
    kind: str


@dataclass(frozen=True, slots=True)
class ImmunityUsed:
    """A seat's card `immunity` cancels a chance card, or `inflation`; `by` tells whose card it was."""

    seat: int
    kind: str
    by: int


@dataclass(frozen=True, slots=True)
class BanSet:
    """A ban (`no-trade`, `no-roll`, `no-build`) applies to a seat from now on (R21, R22, R23)."""

    seat: int
    kind: str


@dataclass(frozen=True, slots=True)
class BanLifted:
    """A ban is over; its card goes to the bottom."""

    seat: int
    kind: str


@dataclass(frozen=True, slots=True)
class PieceTaken:
    """A seat got the piece in a place of the offer."""

    seat: int
    piece: str
    place: int
    source: PieceSource


@dataclass(frozen=True, slots=True)
class PieceReturned:
    """A seat's own piece went to the manager: into the empty place of the offer, or (None) the bag (R10)."""

    seat: int
    piece: str
    place: int | None


@dataclass(frozen=True, slots=True)
class PieceGiven:
    """A seat gave a piece to a player or (None) the bag; `lifted` where none was free (R18)."""

    seat: int
    piece: str
    to: int | None
    reason: tasks.GiveReason
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
    reason: tasks.PayReason


@dataclass(frozen=True, slots=True)
class Broken:
    """A seat exchanged a T card at the manager (R13)."""

    seat: int
    card: int
    into: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PaidOut:
    """The manager paid a seat: what it `owed`, or less where that could not be made exactly (R16)."""

    seat: int
    owed: int
    amount: int
    cards: tuple[int, ...] | None
    count: int
    reason: tasks.GainReason


@dataclass(frozen=True, slots=True)
class MoneyDiscarded:
    """A seat gave up a T card; in an inflation face down, None for others (R27)."""

    seat: int
    value: int | None
    reason: tasks.DiscardReason


@dataclass(frozen=True, slots=True)
class ChanceDiscarded:
    """A seat gave up a kept chance card (R20)."""

    seat: int
    kind: str
    reason: tasks.DiscardReason


@dataclass(frozen=True, slots=True)
class InflationDeclared:
    """Every seat gives up half of its free pieces (R26) or T cards (R27): so many."""

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
    offer: tasks.Offer


@dataclass(frozen=True, slots=True)
class DealCancelled:
    """A seat makes no offer after all."""

    seat: int
    partner: int


@dataclass(frozen=True, slots=True)
class DealProposed:
    """An offer was made."""

    offer: tasks.Offer


@dataclass(frozen=True, slots=True)
class DealCountered:
    """A seat will answer with another offer."""

    seat: int
    partner: int


@dataclass(frozen=True, slots=True)
class DealRefused:
    """An offer was refused by its partner."""

    offer: tasks.Offer


@dataclass(frozen=True, slots=True)
class DealMade:
    """An offer was accepted: everything has changed hands."""

    offer: tasks.Offer


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


TableEvent: TypeAlias = (
    GameBegan | DiagramDealt | OfferFilled | StartRolled | StartTied | Starter | TurnBegan | TurnEnded
    | GameClosing | GameScored | LotDrawn | MatchOver
    | DiceRolled | RewardChosen | DieRolled | MoneyDrawn | MoneyMissing | TreasuryRefilled
    | ChanceDrawn | ChanceReshuffled | CardKept | CardUsed | CardIdle | ImmunityUsed | BanSet | BanLifted
    | PieceTaken | PieceReturned | PieceGiven | Built | Exchanged
    | PurchaseAnnounced | PurchaseWithdrawn | SwapAnnounced | Paid | Broken | PaidOut
    | MoneyDiscarded | ChanceDiscarded | InflationDeclared | InflationDeclined
    | DealOpened | DraftChanged | DealCancelled | DealProposed | DealCountered | DealRefused | DealMade
    | SwapProposed | SwapRefused | SwapMade
)  # fmt: skip
"""Everything that can happen in the normal game and the game with a time limit."""
