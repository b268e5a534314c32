"""Why the strong player does something: the real parts of its value, in turns, squares and T."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.engine import Reason
from accessgames.games.tetrikon.bot.deals import Dealer
from accessgames.games.tetrikon.bot.duties import TURN
from accessgames.games.tetrikon.rules.actions import (
    AcceptDeal,
    Build,
    Buy,
    EndTurn,
    Exchange,
    Give,
    KeepCard,
    OpenDeal,
    RefuseDeal,
    Roll,
    Swap,
    UseCard,
)
from accessgames.games.tetrikon.rules.tasks import Answering, SwapAnswer

if TYPE_CHECKING:
    from accessgames.games.tetrikon.bot.outlook import Outlook
    from accessgames.games.tetrikon.bot.prospects import Prospects
    from accessgames.games.tetrikon.rules.actions import SeatAction
    from accessgames.games.tetrikon.rules.table import Table
    from accessgames.games.tetrikon.rules.tasks import Offer, Task


def reasons_for(outlook: Outlook, task: Task, action: SeatAction) -> tuple[Reason, ...]:  # noqa: PLR0911 - one for each kind
    """Return the reasons of an action, the weightiest first.

    `tetrikon-reason-full`; `tetrikon-reason-plan` (`piece`, `left` squares, `missing` pieces);
    `tetrikon-reason-blocked` (`piece`, `left`);
    `tetrikon-reason-repair` (`out`, `piece`, `turns` saved);
    `tetrikon-reason-roll`; `tetrikon-reason-offer` (`useful` of `count` on offer);
    `tetrikon-reason-wanted` (`piece`); `tetrikon-reason-spare` (`piece`); `tetrikon-reason-keep`;
    `tetrikon-reason-card` (`worth` in T); `tetrikon-reason-nothing`; and of deals what `deal_reasons` says.
    """
    match action:
        case Build():
            return _building(outlook, action)
        case Exchange():
            saved = round((outlook.exchanging(action) + TURN / 2) / TURN)
            old = next(one for one in outlook.player.placed if one.anchor == action.removed)
            return (
                _reason("tetrikon-reason-repair", out=old.shape, piece=action.piece, turns=max(0, saved)),
            )
        case Roll():
            return (_reason("tetrikon-reason-roll"),)
        case Buy(None):
            count = sum(piece is not None for piece in outlook.table.offer)
            return (_reason("tetrikon-reason-offer", useful=outlook.useful, count=count),)
        case Buy(int(place)):
            return _wanted(outlook, outlook.table.offer[place - 1])
        case Swap(piece) | Give(piece):
            return (_reason("tetrikon-reason-spare", piece=piece),)
        case UseCard():
            return (_reason("tetrikon-reason-card", worth=max(0, round(outlook.card(action)))),)
        case KeepCard():
            return (_reason("tetrikon-reason-keep"),)
        case EndTurn():
            return (_reason("tetrikon-reason-nothing"),)
        case _:
            return _dealing(outlook, task, action)


def _building(outlook: Outlook, action: Build) -> tuple[Reason, ...]:
    mask = outlook.prospects.covered(outlook.table, action)
    rest = outlook.empty & ~mask
    if not rest:
        return (_reason("tetrikon-reason-full"),)
    free = list(outlook.player.free)
    free.remove(action.piece)
    plan = outlook.prospects.plan(outlook.table, outlook.seat, rest, free)
    if plan is None:
        return (_reason("tetrikon-reason-blocked", piece=action.piece, left=rest.bit_count()),)
    missing = sum(plan.missing.values())
    return (_reason("tetrikon-reason-plan", piece=action.piece, left=rest.bit_count(), missing=missing),)


def _wanted(outlook: Outlook, piece: str | None) -> tuple[Reason, ...]:
    if piece is None:
        return ()
    key = "tetrikon-reason-wanted" if outlook.of_offer(piece) > 0 else "tetrikon-reason-spare"
    return (Reason(key, (("piece", piece),)),)


def _dealing(outlook: Outlook, task: Task, action: SeatAction) -> tuple[Reason, ...]:
    match task, action:
        case Answering(), AcceptDeal() | RefuseDeal():
            return deal_reasons(outlook.prospects, outlook.table, task.offer, outlook.seat)
        case SwapAnswer(), AcceptDeal() | RefuseDeal():
            return _swap_reasons(outlook, task)
        case _, OpenDeal(partner):
            found = outlook.bargains.get(partner)
            if found is None:
                return ()
            wanted = () if found.take is None else (_reason("tetrikon-reason-wanted", piece=found.take),)
            spare = () if found.give is None else (_reason("tetrikon-reason-spare", piece=found.give),)
            return (*wanted, *spare)
        case _:
            return ()


def _swap_reasons(outlook: Outlook, task: SwapAnswer) -> tuple[Reason, ...]:
    gain = outlook.worth((task.give,), (task.take,))
    if gain > 0:
        return (_reason("tetrikon-reason-wanted", piece=task.give),)
    return (_reason("tetrikon-reason-needed", piece=task.take),)


def deal_reasons(prospects: Prospects, table: Table, offer: Offer, seat: int) -> tuple[Reason, ...]:
    """Return what an offer means to one of its sides; it follows from what lies open, so anybody may hear it.

    `tetrikon-reason-wanted` and `tetrikon-reason-unwanted` (`piece` that would come);
    `tetrikon-reason-needed` and `tetrikon-reason-spare` (`piece` that would go);
    `tetrikon-reason-deal-good` and `tetrikon-reason-deal-bad` (`worth` in T, never negative).
    """
    dealer = Dealer(prospects, table)
    comes, goes = (offer.give, offer.take) if seat == offer.partner else (offer.take, offer.give)
    gain = dealer.gain(offer, seat)
    found = [
        _reason(
            "tetrikon-reason-wanted"
            if dealer.worth(seat, (piece,), ()) > TURN / 2
            else "tetrikon-reason-unwanted",
            piece=piece,
        )
        for piece in dict.fromkeys(comes)
    ]
    left = dealer.worth(seat, comes, ())
    found += [
        _reason(
            "tetrikon-reason-needed"
            if dealer.worth(seat, comes, (piece,)) - left < -TURN / 2
            else "tetrikon-reason-spare",
            piece=piece,
        )
        for piece in dict.fromkeys(goes)
    ]
    key = "tetrikon-reason-deal-good" if gain > 0 else "tetrikon-reason-deal-bad"
    return (*found, _reason(key, worth=abs(round(gain))))


def _reason(key: str, **args: object) -> Reason:
    return Reason(key, tuple(args.items()))
