"""What can be done at the table: actions of seats, of chance and of the clock.

The notation in quotation marks is what journals hold (`notation.py`). A seat is its number from 0, a piece or
a chance card its id, a place of the offer a number from 1, a square its name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from accessgames.dataclasses import dataclass
from accessgames.engine import Elapsed

if TYPE_CHECKING:
    from accessgames.engine.grid import Square

Reward: TypeAlias = Literal["money", "chance", "piece"]
"""What a pair of equal dice lets choose from: cards of the treasury, a chance card, with 6+6 a piece (R7)."""

Side: TypeAlias = Literal["give", "take"]
"""Whether something in a deal goes away from who drafts it, or comes to them."""


# ---------------------------------------------------------------- chance


@dataclass(frozen=True, slots=True)
class DealDiagram:
    """Chance: the awaited seat gets this diagram, "diagram A7"."""

    diagram: str


@dataclass(frozen=True, slots=True)
class FillPlace:
    """Chance: this piece comes from the bag into the awaited place of the offer, "piece l4"."""

    piece: str


@dataclass(frozen=True, slots=True)
class ShowDie:
    """Chance: one die shows this, "die 4"."""

    face: int


@dataclass(frozen=True, slots=True)
class ShowDice:
    """Chance: two dice show this, the smaller first, "dice 2 5"."""

    faces: tuple[int, int]


@dataclass(frozen=True, slots=True)
class DrawMoney:
    """Chance: the top card of the treasury, "money 25"."""

    value: int


@dataclass(frozen=True, slots=True)
class DrawChance:
    """Chance: the top card of the chance cards, "chance joker-10"."""

    kind: str


@dataclass(frozen=True, slots=True)
class PayOut:
    """Chance: the manager pays with these cards, "payout 100 50"; they follow from what there is (R16).

    Attributes:
        cards: Values, the highest first; none when nothing can be paid.
    """

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DrawLot:
    """Chance: the lot of one of several equals after the last game, "lot 2" (R34)."""

    seat: int


# ---------------------------------------------------------------- a turn


@dataclass(frozen=True, slots=True)
class Roll:
    """a) Roll both dice, "roll"."""


@dataclass(frozen=True, slots=True)
class Choose:
    """Say what the equal dice shall bring, "choose chance" (R7)."""

    reward: Reward


@dataclass(frozen=True, slots=True)
class UseCard:
    """Use a chance card: a kept one, which is action a), or the one just drawn, which belongs to the roll.

    "use joker-10 joker-25", "use swap-player 1 i4 r3", "use choose-piece 4": behind the kind stands what the
    kind needs, in the order of the attributes.

    Attributes:
        kind: The card.
        others: Further jokers exchanged together with this one, ascending (R15).
        partner: The seat it is about (`swap-player`, `piece-from-player`, `take-twenty-five`).
        give: Own free piece that goes (`swap-manager`, `swap-player`).
        take: Free piece of the partner that is wanted (`swap-player`).
        place: Place of the offer, 1 to 6 (`choose-piece`).
    """

    kind: str
    others: tuple[str, ...] = ()
    partner: int | None = None
    give: str | None = None
    take: str | None = None
    place: int | None = None


@dataclass(frozen=True, slots=True)
class KeepCard:
    """Keep the chance card just drawn for later, "keep"."""


@dataclass(frozen=True, slots=True)
class Build:
    """c) Lay a free piece into the own diagram, "build l4 2 c3".

    Attributes:
        piece: Which.
        orientation: Number of its orientation, from 1.
        anchor: The covered square with the lowest row, then the lowest column.
    """

    piece: str
    orientation: int
    anchor: Square


@dataclass(frozen=True, slots=True)
class Exchange:
    """c) Take a piece out of the own diagram and lay a free one anywhere, "exchange c3 l4 2 b2" (R17).

    Attributes:
        removed: Anchor of the piece that comes out and becomes free.
        piece: Which comes in.
        orientation: Number of its orientation.
        anchor: Its anchor.
    """

    removed: Square
    piece: str
    orientation: int
    anchor: Square


@dataclass(frozen=True, slots=True)
class Done:
    """Lay no second piece with the card `build-two`, "done"."""


@dataclass(frozen=True, slots=True)
class Buy:
    """e) Buy a piece of the offer for 100 T, "buy", or "buy 3" where it may be chosen (R8).

    Attributes:
        place: 1 to 6, or None where a die decides.
    """

    place: int | None = None


@dataclass(frozen=True, slots=True)
class Swap:
    """f) Announce the swap of an own free piece at the manager, "swap l4"; this is the whole turn (R9)."""

    piece: str


@dataclass(frozen=True, slots=True)
class EndTurn:
    """Do nothing more in this turn, "end"."""


@dataclass(frozen=True, slots=True)
class CallInflation:
    """The manager of the table declares inflation of pieces, "inflation" (R26)."""


@dataclass(frozen=True, slots=True)
class NoInflation:
    """Whoever is asked declares none, "no-inflation" (R26)."""


@dataclass(frozen=True, slots=True)
class CallTime:
    """The manager of the table announces that time is up, "time" (R35, R40)."""


# ---------------------------------------------------------------- owing something


@dataclass(frozen=True, slots=True)
class Pay:
    """Pay what is owed with these cards, "pay 50 50" (R12, R13).

    Attributes:
        cards: Values, the highest first.
    """

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Break:
    """Exchange a card at the manager so that the sum can be paid, "break 50 25 25" (R13).

    Attributes:
        card: The own card.
        into: What the manager gives for it, the highest first.
    """

    card: int
    into: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Withdraw:
    """Rather not buy than pay more than the price, "withdraw" (R12)."""


@dataclass(frozen=True, slots=True)
class Give:
    """Give this free piece away, "give l4": to the manager, to who claims it, or to the bag."""

    piece: str


@dataclass(frozen=True, slots=True)
class TakeOut:
    """Give a piece away that lies in the own diagram because none is free, "takeout c3" (R18).

    Attributes:
        square: Its anchor.
    """

    square: Square


@dataclass(frozen=True, slots=True)
class DiscardMoney:
    """Give up a T card, "discard 25" (R20, R27)."""

    value: int


@dataclass(frozen=True, slots=True)
class DiscardChance:
    """Give up a kept chance card, "discard joker-10" (R20)."""

    kind: str


@dataclass(frozen=True, slots=True)
class Immune:
    """Answer a chance card with the own card `immunity`, "immune" (R24)."""


@dataclass(frozen=True, slots=True)
class Waive:
    """Accept a ban, "waive": the answer of whoever could have answered with an immunity (R24)."""


# ---------------------------------------------------------------- trading


@dataclass(frozen=True, slots=True)
class OpenDeal:
    """d) Begin to put together an offer to a player, "deal 2"."""

    partner: int


@dataclass(frozen=True, slots=True)
class AddItem:
    """Add to the offer being put together, "add give i4", "add take 25".

    Attributes:
        side: From the point of view of who puts it together.
        item: A piece or an amount of T in one of the values of cards; amounts add up.
    """

    side: Side
    item: str | int


@dataclass(frozen=True, slots=True)
class Propose:
    """Make the offer, "propose 25 10".

    Attributes:
        cards: Own cards that make exactly the T given, the highest first; nobody sees them before the deal.
    """

    cards: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class CancelDeal:
    """Rather make no offer, "cancel"; who was answering one still has to answer."""


@dataclass(frozen=True, slots=True)
class AcceptDeal:
    """Agree, "accept 50": everything changes hands at once.

    Attributes:
        cards: Own cards that make exactly the T asked for, the highest first.
    """

    cards: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class RefuseDeal:
    """Say no, "refuse"."""


@dataclass(frozen=True, slots=True)
class CounterDeal:
    """Answer with another offer, which is then put together with `AddItem`, "counter"."""


ChanceAction: TypeAlias = (
    DealDiagram | FillPlace | ShowDie | ShowDice | DrawMoney | DrawChance | PayOut | DrawLot
)  # fmt: skip
"""Actions of `CHANCE`."""

SeatAction: TypeAlias = (
    Roll | Choose | UseCard | KeepCard | Build | Exchange | Done | Buy | Swap | EndTurn
    | CallInflation | NoInflation | CallTime
    | Pay | Break | Withdraw | Give | TakeOut | DiscardMoney | DiscardChance | Immune | Waive
    | OpenDeal | AddItem | Propose | CancelDeal | AcceptDeal | RefuseDeal | CounterDeal
)  # fmt: skip
"""Actions of seats."""

TableAction: TypeAlias = ChanceAction | SeatAction | Elapsed
"""Everything that can be done in the normal game and the game with a time limit."""

ROLL: Final = Roll()
KEEP: Final = KeepCard()
END: Final = EndTurn()
"""Actions without attributes that are met often."""
