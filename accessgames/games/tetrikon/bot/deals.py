"""Duties and deals: what an answer is worth; what offers mean, bring each side, and which one to make."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from accessgames.engine import Reason
from accessgames.games.tetrikon.rules import actions
from accessgames.games.tetrikon.rules.state import PRICE, TetrikonTable, TetrikonView
from accessgames.games.tetrikon.rules.tasks import Discarding, Offer, Payment, Task
from accessgames.games.tetrikon.rules.work import without

if TYPE_CHECKING:
    from accessgames.games.tetrikon.bot.plans import Shortage

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
