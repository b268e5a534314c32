"""What computer players do where nothing has to be planned: paying, giving up, answering bans."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from accessgames.games.tetrikon.rules.actions import (
    Break,
    CallInflation,
    CancelDeal,
    Choose,
    DiscardChance,
    DiscardMoney,
    Done,
    Immune,
    KeepCard,
    NoInflation,
    Pay,
    Waive,
    Withdraw,
)
from accessgames.games.tetrikon.rules.tasks import Discarding, Payment

if TYPE_CHECKING:
    from accessgames.games.tetrikon.rules.actions import SeatAction
    from accessgames.games.tetrikon.rules.state import TetrikonView
    from accessgames.games.tetrikon.rules.tasks import Task

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


def worth_of_card(kind: str, partners: int = 1) -> float:
    """Return what a chance card is worth in T; some take from each of the partners."""
    return CARD_WORTH.get(kind, 0.0) * (partners if kind.endswith("from-each") else 1)


def duty(view: TetrikonView, task: Task, action: SeatAction, claimed: float) -> float:  # noqa: PLR0911 - one for each kind
    """Return the value of an answer to a task that needs no plan, in T.

    Args:
        view: What the seat knows.
        task: What is awaited of it.
        action: A possible answer.
        claimed: What is lost by not being immune.
    """
    match action:
        case Immune():
            return claimed - _IMMUNITY
        case Pay(cards):
            return -len(cards) / 100
        case Break():
            return -1.0
        case Withdraw():
            return overpaid(view, task) - _LOST
        case DiscardMoney(value):
            return -float(value)
        case DiscardChance(kind):
            return -worth_of_card(kind, len(view.counts) - 1)
        case Choose(reward):
            return {"piece": 90.0, "money": 40.0, "chance": 30.0}[reward]
        case KeepCard() | NoInflation() | Waive() | CancelDeal() | Done():
            return 0.0
        case CallInflation():
            return -1.0
        case _:
            return -100.0


def overpaid(view: TetrikonView, task: Task) -> int:
    """Return what the cheapest payment of a purchase costs above its price."""
    if not isinstance(task, Payment) or task.to is not None:
        return 0
    reached = 1
    for card in view.hand.money:
        reached |= reached << card
    above = reached >> task.amount
    return (above & -above).bit_length() - 1 if above else 0


def claimed_by(view: TetrikonView, task: Task) -> float:
    """Return what a claim takes in T, pieces not counted."""
    match task:
        case Payment():
            return float(min(task.amount, view.hand.total))
        case Discarding():
            cheapest = sorted(view.hand.money)[: task.left]
            return float(sum(cheapest))
        case _:
            return 0.0
