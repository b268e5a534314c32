"""Duties and deals: what an answer is worth; what offers mean, bring each side, and which one to make."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from accessgames.dataclasses import dataclass
from accessgames.engine import Reason
from accessgames.games.tetrikon.rules import actions
from accessgames.games.tetrikon.rules.state import PRICE, TetrikonTable, TetrikonView
from accessgames.games.tetrikon.rules.tasks import Discarding, Offer, Payment, Task
from accessgames.games.tetrikon.rules.work import without

if TYPE_CHECKING:
    from accessgames.games.tetrikon.bot.plans import DiagramPlans, Shortage

TURN: Final = 33.0
"""What a turn is worth in T: what a roll brings on average."""

CARD_WORTH: Final = {
    "swap-manager": 20.0,
    "swap-player": 25.0,
    "random-piece": 80.0,
    "piece-from-player": 75.0,
    "choose-piece": 100.0,
    "draw-1": 22.0,
    "draw-2": 43.0,
    "draw-3": 65.0,
    "ten-from-each": 15.0,
    "twenty-five-from-each": 35.0,
    "joker-10": 10.0,
    "joker-25": 25.0,
    "joker-50": 50.0,
    "build-two": 15.0,
    "take-twenty-five": 24.0,
    "immunity": 45.0,
    "inheritance": 150.0,
}
"""What it is worth in T to use a card; those that only harm are worth nothing."""

_LOST: Final = 25
"""T that may be paid above the price of a piece without change."""

_IMMUNITY: Final = 40.0
"""What it must save in T to use the card immunity."""


def value_of_card(kind: str, partners: int = 1) -> float:
    """Return what a chance card is worth in T; some take from each of the partners."""
    return CARD_WORTH.get(kind, 0.0) * (partners if kind.endswith("from-each") else 1)


def value_of_duty(view: TetrikonView, task: Task, action: actions.SeatAction, claimed: float) -> float:  # noqa: PLR0911 - one for each kind
    """Return the value of an answer to a task that needs no plan, in T.

    Args:
        view: What the seat knows.
        task: What is awaited of it.
        action: A possible answer.
        claimed: What is lost by not being immune.
    """
    match action:
        case actions.Immune():
            return claimed - _IMMUNITY
        case actions.Pay(cards):
            return -len(cards) / 100
        case actions.Break():
            return -1.0
        case actions.Withdraw():
            return find_excess(view, task) - _LOST
        case actions.DiscardMoney(value):
            return -float(value)
        case actions.DiscardChance(kind):
            return -value_of_card(kind, len(view.counts) - 1)
        case actions.Choose(reward):
            return {"piece": 90.0, "money": 40.0, "chance": 30.0}[reward]
        case (
            actions.KeepCard()
            | actions.NoInflation()
            | actions.Waive()
            | actions.CancelDeal()
            | actions.Done()
        ):
            return 0.0
        case actions.CallInflation():
            return -1.0
        case _:
            return -100.0


def find_excess(view: TetrikonView, task: Task) -> int:
    """Return what the cheapest payment of a purchase costs above its price."""
    if not isinstance(task, Payment) or task.to is not None:
        return 0
    reached = 1
    for card in view.hand.money:
        reached |= reached << card
    above = reached >> task.amount
    return (above & -above).bit_length() - 1 if above else 0


def value_of_claim(view: TetrikonView, task: Task) -> float:
    """Return what a claim takes in T, pieces not counted."""
    match task:
        case Payment():
            return float(min(task.amount, view.hand.total))
        case Discarding():
            cheapest = sorted(view.hand.money)[: task.left]
            return float(sum(cheapest))
        case _:
            return 0.0


def deal_reasons(shortage: Shortage, table: TetrikonTable, offer: Offer, seat: int) -> tuple[Reason, ...]:
    """Return what an offer means to one of its sides; it follows from what lies open, so anybody may hear it.

    `fewer` or `more` (`before` and `after`, the pieces missing of that side) or `same` (`missing`); `rival`
    (`before` and `after` of the other side, where it gains); `price` (`paid` T for one piece, and its `price`
    at the manager's).
    """
    found = []
    own = _change(shortage, table, offer, seat)
    if own is not None:
        before, after = own
        if after < before:
            found.append(make_reason("tetrikon-reason-fewer", before=before, after=after))
        elif after > before:
            found.append(make_reason("tetrikon-reason-more", before=before, after=after))
        else:
            found.append(make_reason("tetrikon-reason-same", missing=before))
    other = _change(shortage, table, offer, offer.partner if seat == offer.seat else offer.seat)
    if other is not None and other[1] < other[0]:
        found.append(make_reason("tetrikon-reason-rival", before=other[0], after=other[1]))
    there, back = offer.give_money, offer.take_money
    paid, returned = (back, there) if offer.give else (there, back)
    if len(offer.give) + len(offer.take) == 1 and paid and not returned:
        found.append(make_reason("tetrikon-reason-price", paid=paid, price=PRICE))
    return tuple(found)


def _change(shortage: Shortage, table: TetrikonTable, offer: Offer, seat: int) -> tuple[int, int] | None:
    """Return the missing pieces of a side before and after a deal, or None when one is not certain."""
    comes, goes = (offer.give, offer.take) if seat == offer.partner else (offer.take, offer.give)
    player = table.players[seat]
    empty = shortage.empty(player)
    before = shortage.missing(table, seat, empty, player.free)
    after = shortage.missing(table, seat, empty, without((*player.free, *comes), goes))
    return None if before is None or after is None else (before, after)


def make_reason(key: str, *, minor: bool = False, **args: object) -> Reason:
    """Make a reason; a minor one says little about a player."""
    return Reason(key, tuple(args.items()), minor=minor)


MARGIN: Final = 8.0
"""What a deal must bring in T to be worth the words."""

_STEP: Final = 5
_DEAREST: Final = 95
"""T that the seat pays at most for one piece: at the manager's it costs 100."""


@dataclass(frozen=True, slots=True)
class Bargain:
    """A deal that one might offer.

    Attributes:
        partner: To whom.
        give: Piece that is given, if any.
        give_money: T that are given.
        take: Piece that is wanted, if any.
        take_money: T that are wanted.
        gain: What it brings in T.
        theirs: What it brings the partner.
    """

    partner: int
    give: str | None
    give_money: int
    take: str | None
    take_money: int
    gain: float
    theirs: float


class Dealer:
    """Values deals for any seat."""

    def __init__(
        self, prospects: DiagramPlans, table: TetrikonTable, thrift: float = 1.0, rivalry: float = 0.5
    ) -> None:
        """Look at a table.

        Args:
            prospects: What is known about plans.
            table: What lies open.
            thrift: What a T is worth to the seat that thinks.
            rivalry: How much it matters between two that the other one gains; among more it matters less.
        """
        self._prospects = prospects
        self._table = table
        self._thrift = thrift
        self._rivalry = rivalry

    def worth(self, seat: int, gained: tuple[str, ...], lost: tuple[str, ...]) -> float:
        """Return what pieces are worth to a seat in T."""
        return TURN * self._prospects.worth(self._table, seat, gained, lost)

    def gain(self, offer: Offer, seat: int) -> float:
        """Return what an offer brings one of its two sides in T, what helps the other one being a harm."""
        own = self._side(offer, seat, self._thrift)
        other = self._side(offer, offer.partner if seat == offer.seat else offer.seat, 1.0)
        return own - self._envy * max(0.0, other)

    def _side(self, offer: Offer, seat: int, thrift: float) -> float:
        gained, lost, money = offer.take, offer.give, offer.take_money - offer.give_money
        if seat == offer.partner:
            gained, lost, money = offer.give, offer.take, -money
        return self.worth(seat, gained, lost) + thrift * money

    @property
    def _envy(self) -> float:
        """How much it matters that another player gains: less among more than between two."""
        return self._rivalry / (len(self._table.players) - 1)

    def best(self, seat: int, partner: int, total: int) -> Bargain | None:
        """Return the deal to offer to a partner, or None when there is none that both would like.

        Args:
            seat: Who offers.
            partner: To whom.
            total: T that the seat has.
        """
        mine, theirs = self._table.players[seat].free, self._table.players[partner].free
        return self._best(seat, partner, mine, theirs, total)

    def reply(self, offer: Offer, total: int) -> Bargain | None:
        """Return the deal about the same pieces that whoever is asked would rather make, or None.

        Args:
            offer: What was offered.
            total: T that the seat has that answers.
        """
        return self._best(offer.partner, offer.seat, offer.take, offer.give, total)

    def _best(
        self, seat: int, partner: int, mine: Sequence[str], theirs: Sequence[str], total: int
    ) -> Bargain | None:
        found = [
            bargain
            for give in (None, *sorted(set(mine)))
            for take in (None, *sorted(set(theirs)))
            if give != take
            for bargain in [self._bargain(seat, partner, give, take, total)]
            if bargain is not None
        ]
        return max(found, key=lambda one: one.gain, default=None)

    def _bargain(
        self, seat: int, partner: int, give: str | None, take: str | None, total: int
    ) -> Bargain | None:
        """Return a deal about these pieces with T to even it out, if both sides gain."""
        gained, lost = _pieces(take), _pieces(give)
        own, other = self.worth(seat, gained, lost), self.worth(partner, lost, gained)
        money = self._price(own, other, give, take)
        if money is None or money > total:
            return None
        gain = own - self._thrift * money - self._envy * max(0.0, other + money)
        if gain < MARGIN or other + money < MARGIN:
            return None
        return Bargain(partner, give, max(0, money), take, max(0, -money), gain, other + money)

    def _price(self, own: float, other: float, give: str | None, take: str | None) -> int | None:
        """Return the T to pay (negative: to ask for) that share the gain; None when there is none."""
        most = own / self._thrift - MARGIN
        least = MARGIN - other
        if most < least:
            return None
        money = int((most + least) / 2 // _STEP) * _STEP
        if take is None:
            return min(-_STEP, max(-_DEAREST, money))
        if give is None:
            return max(_STEP, min(_DEAREST, money))
        return max(-_DEAREST, min(_DEAREST, money))


def _pieces(piece: str | None) -> tuple[str, ...]:
    return () if piece is None else (piece,)
