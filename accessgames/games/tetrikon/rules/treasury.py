"""The treasury: drawing, refilling it, inflation of T cards, and what the manager pays (R16, R27, R28)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.games.tetrikon.rules.actions import PayOut
from accessgames.games.tetrikon.rules.events import (
    InflationDeclared,
    MoneyDrawn,
    MoneyMissing,
    PaidOut,
    TreasuryRefilled,
)
from accessgames.games.tetrikon.rules.money import at_most, descending, fewest, spread
from accessgames.games.tetrikon.rules.tasks import Discarding, MoneyDue, PayOutDue

if TYPE_CHECKING:
    from accessgames.games.tetrikon.rules.actions import DrawMoney
    from accessgames.games.tetrikon.rules.gear import Gear
    from accessgames.games.tetrikon.rules.state import TetrikonState
    from accessgames.games.tetrikon.rules.work import Work


def draw_money(work: Work, task: MoneyDue, action: DrawMoney) -> None:
    """Give a seat the next card of the treasury."""
    work.pop()
    work.treasury = work.counted(work.treasury, (action.value,), -1)
    work.add_money(task.seat, (action.value,))
    left = sum(work.treasury)
    work.say(MoneyDrawn(task.seat, action.value, task.number, task.of, task.reason, left))
    if task.number < task.of:
        work.push(MoneyDue(task.seat, task.number + 1, task.of, task.reason))


def prepare_draw(work: Work, task: MoneyDue) -> bool:
    """See to it that there is something to draw, and tell whether anything had to be done.

    The returned cards become a new treasury (R28); without any there is inflation (R27); when nobody has
    cards either, the rest of the draw is lost.
    """
    if any(work.treasury):
        return False
    if any(work.table.returned):
        refill(work)
    elif any(hand.money for hand in work.hands):
        _inflate(work)
    else:
        work.pop()
        work.say(MoneyMissing(task.seat, task.of - task.number + 1))
    return True


def refill(work: Work) -> None:
    """Shuffle the returned cards into the treasury."""
    pairs = zip(work.treasury, work.table.returned, strict=True)
    work.treasury = tuple(kept + returned for kept, returned in pairs)
    work.change(returned=(0,) * len(work.treasury))
    work.say(TreasuryRefilled(sum(work.treasury)))


def _inflate(work: Work) -> None:
    """Let everybody give up half of their T cards, the larger half of an odd number (R27)."""
    owed = tuple(-(-len(hand.money) // 2) for hand in work.hands)
    work.say(InflationDeclared("money", owed))
    seat = work.turn.seat
    protects = work.table.rules.protects
    order = (seat, *work.table.after(seat))
    work.push(
        *(Discarding(each, owed[each], "inflation", protects) for each in reversed(order) if owed[each])
    )


def plan_payout(gear: Gear, state: TetrikonState, amount: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return how the manager pays an amount: cards of the returned pile, cards of the treasury (R16).

    The exact amount by the fewest cards, from the returned pile if that is enough, else from the treasury,
    else from both; if it can't be made, the highest amount below it.
    """
    values = gear.values(state.table.rules)
    returned, treasury = spread(state.table.returned, values), spread(state.treasury, values)
    for pile, place in ((returned, 0), (treasury, 1)):
        exact = fewest(pile, amount)
        if exact is not None:
            return ((), exact) if place else (exact, ())
    both = tuple(sorted((*returned, *treasury)))
    cards = fewest(both, at_most(both, amount)) or ()
    left, first, second = list(returned), [], []
    for card in cards:
        if card in left:
            left.remove(card)
            first.append(card)
        else:
            second.append(card)
    return tuple(first), tuple(second)


def payout(gear: Gear, state: TetrikonState, task: PayOutDue) -> PayOut:
    """Return the one action that pays an amount."""
    first, second = plan_payout(gear, state, task.amount)
    return PayOut(descending((*first, *second)))


def pay_out(work: Work, task: PayOutDue, action: PayOut) -> None:
    """Pay a seat."""
    first, second = plan_payout(work.gear, work.state, task.amount)
    work.pop()
    work.return_money(first, -1)
    work.treasury = work.counted(work.treasury, second, -1)
    work.add_money(task.seat, action.cards)
    paid = sum(action.cards)
    work.change(said=(*work.table.said, paid))
    work.say(PaidOut(task.seat, task.amount, paid, action.cards, len(action.cards), task.reason))
