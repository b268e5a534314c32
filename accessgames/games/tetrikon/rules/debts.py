"""Paying, giving pieces and giving up cards: what a seat owes, and the immunity against it (R12 to R27)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, TypeAlias

from accessgames.engine import Refusal, refuse
from accessgames.games.tetrikon.rules import actions, events, money
from accessgames.games.tetrikon.rules.material_index import IMMUNITY, MaterialIndex
from accessgames.games.tetrikon.rules.pieces import find_placed, finish_purchase, put_into_bag
from accessgames.games.tetrikon.rules.tasks import BanAnswer, Discarding, Giving, Payment, PayOutDue
from accessgames.games.tetrikon.rules.work import Work, without

if TYPE_CHECKING:
    from accessgames.engine.grid import Placement
    from accessgames.games.tetrikon.rules.state import TetrikonState

Debt: TypeAlias = Payment | Giving | Discarding
"""Tasks of a seat that owes something."""


# ---------------------------------------------------------------- money


def find_amount_due(index: MaterialIndex, state: TetrikonState, task: Payment) -> int | None:
    """Return the sum that the seat has to pay with its own cards as they are; None when it exchanges first.

    For a purchase the price, or the smallest sum above it (R12); to a player the amount, or after no exchange
    helps the highest sum below it (R13), with change from the treasury the smallest sum above it.
    """
    cards = state.hands[task.actor].money
    if task.to is None:
        return money.at_least(cards, task.amount)
    if task.amount in money.sums(cards):
        return task.amount
    if legal_breaks(index, state, task):
        return None
    above = money.at_least(cards, task.amount) if state.table.rules.treasury_change else None
    return money.at_most(cards, task.amount) if above is None else above


def legal_breaks(index: MaterialIndex, state: TetrikonState, task: Payment) -> tuple[actions.Break, ...]:
    """Return how the seat may exchange a card at the manager so that it can pay a player exactly (R13)."""
    rules, cards = state.table.rules, state.hands[task.actor].money
    if task.to is None or not rules.exchange or task.amount in money.sums(cards):
        return ()
    returned = money.spread(state.table.returned, index.values(rules))
    return tuple(actions.Break(card, into) for card, into in money.breakings(cards, task.amount, returned))


def find_excess(index: MaterialIndex, state: TetrikonState, task: Payment) -> int:
    """Return what is paid above the price and does not come back (R12)."""
    total = find_amount_due(index, state, task)
    if task.to is not None or total is None:
        return 0
    return total - task.amount - sum(_change(index, state, total - task.amount))


def _change(index: MaterialIndex, state: TetrikonState, excess: int) -> tuple[int, ...]:
    rules = state.table.rules
    if excess <= 0 or not rules.change:
        return ()
    return money.change_for(excess, money.spread(state.table.returned, index.values(rules)))


def legal_payments(index: MaterialIndex, state: TetrikonState, task: Payment) -> Iterator[actions.SeatAction]:
    """Yield what the seat may do about a payment."""
    total = find_amount_due(index, state, task)
    if total is None:
        yield from legal_breaks(index, state, task)
    else:
        cards = state.hands[task.actor].money
        yield from map(actions.Pay, money.payments(cards, total))
        if find_excess(index, state, task):
            yield actions.Withdraw()


def best_payment(legal: Iterable[object]) -> actions.Pay | None:
    """Return the payment that is offered: of the least sum, then of the fewest and highest cards."""
    payments = (action for action in legal if isinstance(action, actions.Pay))
    return min(
        payments,
        key=lambda pay: (sum(pay.cards), len(pay.cards), [-card for card in pay.cards]),
        default=None,
    )


def refuse_pay(
    index: MaterialIndex, state: TetrikonState, task: Payment, action: actions.Pay
) -> Refusal | None:
    """Return why these cards don't pay what is owed."""
    own = money.descending(state.hands[task.actor].money)
    total = find_amount_due(index, state, task)
    if total is None:
        return refuse("tetrikon-refused-pay-exchange", amount=task.amount)
    cards = action.cards
    lacking = money.lacking(own, cards)
    if lacking or money.descending(cards) != cards:
        return refuse("tetrikon-refused-pay-cards", cards=lacking or cards)
    if sum(action.cards) != total:
        return refuse("tetrikon-refused-pay-sum", paid=sum(action.cards), amount=total)
    return None


def refuse_break(
    index: MaterialIndex, state: TetrikonState, task: Payment, action: actions.Break
) -> Refusal | None:
    """Return why a card can't be exchanged like this."""
    if action in legal_breaks(index, state, task):
        return None
    return refuse("tetrikon-refused-break", card=action.card, amount=task.amount)


def refuse_withdraw(
    index: MaterialIndex, state: TetrikonState, task: Payment, _: actions.Withdraw
) -> Refusal | None:
    """Return why the seat has to buy: it loses nothing."""
    return None if find_excess(index, state, task) else refuse("tetrikon-refused-withdraw")


def pay_debt(work: Work, task: Payment, action: actions.Pay) -> None:
    """Pay the manager or a player."""
    total = sum(action.cards)
    change = _change(work.index, work.state, total - task.amount) if task.to is None else ()
    work.pop()
    work.lose_money(task.actor, action.cards)
    if task.to is not None and total > task.amount:
        _pay_through_manager(work, task, action)
        return
    if task.to is None:
        work.return_money(action.cards)
        work.return_money(change, -1)
        work.add_money(task.actor, change)
    else:
        work.add_money(task.to, action.cards)
        work.change(said=(*work.table.said, total))
    kept = total - sum(change)
    work.tell(
        events.Paid(
            task.actor, task.to, task.amount, kept, action.cards, len(action.cards), change, task.reason
        )
    )
    if task.reason == "purchase":
        finish_purchase(work, task)


def _pay_through_manager(work: Work, task: Payment, action: actions.Pay) -> None:
    """Give the manager more than is owed: he pays the debt, then gives back the rest, out of both piles."""
    assert task.to is not None  # noqa: S101 - the manager himself is paid otherwise
    total = sum(action.cards)
    work.return_money(action.cards)
    work.push(PayOutDue(task.actor, total - task.amount, "change"), PayOutDue(task.to, task.amount, "debt"))
    work.tell(events.Paid(task.actor, None, total, total, action.cards, len(action.cards), (), task.reason))


def break_card(work: Work, task: Payment, action: actions.Break) -> None:
    """Exchange a card at the manager."""
    work.lose_money(task.actor, (action.card,))
    work.return_money((action.card,))
    work.return_money(action.into, -1)
    work.add_money(task.actor, action.into)
    work.tell(events.Broken(task.actor, action.card, action.into))


def withdraw(work: Work, task: Payment, _: actions.Withdraw) -> None:
    """Leave the purchase; action e) is not used, but not tried again in this turn."""
    work.pop()
    work.change_turn(withdrawn=True)
    work.tell(events.PurchaseWithdrawn(task.actor))


# ---------------------------------------------------------------- pieces


def legal_gifts(state: TetrikonState, task: Giving) -> Iterator[actions.SeatAction]:
    """Yield the pieces that may be given: free ones, or from the diagram when none is free (R18)."""
    player = state.table.players[task.actor]
    if player.free:
        yield from map(actions.Give, sorted(set(player.free)))
    elif task.reason == "surrender":
        yield from (actions.TakeOut(placement.anchor) for placement in player.placed)


def refuse_give(_: MaterialIndex, state: TetrikonState, task: Giving, action: actions.Give) -> Refusal | None:
    """Return why this free piece can't be given."""
    if action.piece in state.table.players[task.actor].free:
        return None
    return refuse("tetrikon-refused-not-free", piece=action.piece)


def refuse_take_out(
    _: MaterialIndex, state: TetrikonState, task: Giving, action: actions.TakeOut
) -> Refusal | None:
    """Return why a piece can't be given out of the diagram: only where none is free (R18)."""
    player = state.table.players[task.actor]
    if player.free or task.reason != "surrender":
        return refuse("tetrikon-refused-free-first", square=action.square)
    if find_placed(player, action.square) is None:
        return refuse("tetrikon-refused-nothing-there", square=action.square)
    return None


def give_piece(work: Work, task: Giving, action: actions.Give) -> None:
    """Give a free piece to a player or into the bag."""
    work.set_player(task.actor, free=without(work.player(task.actor).free, (action.piece,)))
    _hand_over(work, task, action.piece, None)


def take_out(work: Work, task: Giving, action: actions.TakeOut) -> None:
    """Give a piece out of the diagram into the bag."""
    player = work.player(task.actor)
    lifted = find_placed(player, action.square)
    assert lifted is not None  # noqa: S101 - refused before
    work.set_player(task.actor, placed=without(player.placed, (lifted,)))
    _hand_over(work, task, lifted.shape, lifted)


def _hand_over(work: Work, task: Giving, piece: str, lifted: Placement | None) -> None:
    work.pop()
    if task.to is None:
        put_into_bag(work, piece)
    else:
        work.set_player(task.to, free=(*work.player(task.to).free, piece))
    work.tell(events.PieceGiven(task.actor, piece, task.to, task.reason, lifted))
    if task.left > 1:
        work.push(Giving(task.actor, task.left - 1, task.to, task.reason))


# ---------------------------------------------------------------- cards


def legal_discards(state: TetrikonState, task: Discarding) -> Iterator[actions.SeatAction]:
    """Yield the cards that may be given up (R20, R27)."""
    hand = state.hands[task.actor]
    yield from map(actions.DiscardMoney, set(hand.money))
    if task.reason != "inflation":
        yield from map(actions.DiscardChance, set(hand.cards))


def refuse_discard(
    _: MaterialIndex,
    state: TetrikonState,
    task: Discarding,
    action: actions.DiscardMoney | actions.DiscardChance,
) -> Refusal | None:
    """Return why this card can't be given up."""
    hand = state.hands[task.actor]
    if isinstance(action, actions.DiscardMoney):
        held = action.value in hand.money
        return None if held else refuse("tetrikon-refused-no-money", value=action.value)
    if task.reason == "inflation":
        return refuse("tetrikon-refused-discard-money", kind=action.kind)
    held = action.kind in hand.cards
    return None if held else refuse("tetrikon-refused-no-card", kind=action.kind)


def discard_card(work: Work, task: Discarding, action: actions.DiscardMoney | actions.DiscardChance) -> None:
    """Give a card up: to the returned pile, under the chance cards, or into the new treasury."""
    work.pop()
    if isinstance(action, actions.DiscardChance):
        work.lose_card(task.actor, action.kind)
        work.tell(events.ChanceDiscarded(task.actor, action.kind, task.reason))
    else:
        work.lose_money(task.actor, (action.value,))
        if task.reason == "inflation":
            work.treasury = work.counted(work.treasury, (action.value,))
        else:
            work.return_money((action.value,))
        work.tell(events.MoneyDiscarded(task.actor, action.value, task.reason))
    if task.left > 1:
        work.push(Discarding(task.actor, task.left - 1, task.reason))


# ---------------------------------------------------------------- all of them


def owes_nothing(state: TetrikonState, task: Debt) -> bool:
    """Tell whether a seat has nothing of what it owes, so that nothing is asked of it."""
    hand, player = state.hands[task.actor], state.table.players[task.actor]
    match task:
        case Payment():
            return task.to is not None and not hand.money
        case Giving():
            return not player.free and not (task.reason == "surrender" and player.placed)
        case Discarding():
            return not hand.money and (task.reason == "inflation" or not hand.cards)


def skip_debt(work: Work, task: Debt) -> None:
    """Leave out what a seat can't do; in the middle of a series nothing is told."""
    work.pop()
    if task.reason != "inflation" and (task.answerable or isinstance(task, Payment)):
        work.tell(events.CardIdle(task.actor, task.reason))


def refuse_immunity(
    _: MaterialIndex, state: TetrikonState, task: Debt | BanAnswer, __: actions.Immune
) -> Refusal | None:
    """Return why the card `immunity` is no answer: it is not there, or this is not to be answered (R24)."""
    if IMMUNITY not in state.hands[task.actor].cards:
        return refuse("tetrikon-refused-no-card", kind=IMMUNITY)
    if not isinstance(task, BanAnswer) and not task.answerable:
        return refuse("tetrikon-refused-immunity")
    return None


def be_immune(work: Work, task: Debt | BanAnswer, _: actions.Immune) -> None:
    """Answer with the card `immunity`: the seat owes nothing of it any more."""
    kind = task.kind if isinstance(task, BanAnswer) else task.reason
    work.lose_card(task.actor, IMMUNITY)
    work.tell(events.ImmunityUsed(task.actor, kind, work.turn.seat))
    if isinstance(task, BanAnswer):
        work.use_up(task.kind)
    work.pop()
    while isinstance(rest := work.table.task, Payment) and rest.actor == task.actor and rest.reason == kind:
        work.pop()


IMMUNE = actions.Immune()
