"""Why a computer player does something: missing pieces, prices and cards, counted exactly.

The values of the judges are made of the same things: how many pieces a diagram is short of, what an offer
has of them, and T. What a reason tells can be counted again from what lies open, or it is private.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final, TypeAlias

from accessgames.games.tetrikon.bot.deals import deal_reasons, make_reason
from accessgames.games.tetrikon.rules import actions, tasks
from accessgames.games.tetrikon.rules.state import PRICE
from accessgames.games.tetrikon.rules.turn_actions import money_for
from accessgames.games.tetrikon.rules.work import without

if TYPE_CHECKING:
    from collections.abc import Sequence

    from accessgames.engine import Reason
    from accessgames.games.tetrikon.bot.evaluation import Evaluation

Reasons: TypeAlias = "tuple[Reason, ...]"

_PLAIN: Final = {"build-two": "tetrikon-reason-two", "piece-from-player": "tetrikon-reason-free"}
"""Effects of cards about which there is nothing to count."""


def reasons_for(outlook: Evaluation, task: tasks.Task, action: actions.SeatAction) -> Reasons:  # noqa: PLR0911 - one for each kind
    """Return the reasons of an action, the weightiest first.

    Numbers of missing pieces are the fewest with which the empty squares can be filled without an exchange.
    """
    match action:
        case actions.Build():
            return _building(outlook, action)
        case actions.Exchange():
            return _exchanging(outlook, action)
        case actions.Roll():
            return (*_saving(outlook), make_reason("tetrikon-reason-roll"))
        case actions.Buy(None):
            return _offered(outlook)
        case actions.Buy(int(place)):
            return _gaining(outlook, outlook.table.offer[place - 1])
        case actions.Swap(piece):
            return (*_losing(outlook, piece), *_offered(outlook))
        case actions.Give(piece):
            return _losing(outlook, piece)
        case actions.EndTurn():
            return (*_saving(outlook), make_reason("tetrikon-reason-nothing", minor=True))
        case actions.UseCard():
            return _using(outlook, action)
        case _:
            return _owing(outlook, task, action) or _dealing(outlook, task, action)


# ---------------------------------------------------------------- building


def _building(outlook: Evaluation, action: actions.Build) -> Reasons:
    """`full`; `plan` (`piece`, `left` squares, `missing` pieces); `rest` or `blocked` (`piece`, `left`)."""
    rest = outlook.empty & ~outlook.prospects.covered(outlook.table, action)
    if not rest:
        return (make_reason("tetrikon-reason-full"),)
    free = without(outlook.player.free, (action.piece,))
    left = rest.bit_count()
    missing = outlook.shortage.missing(outlook.table, outlook.seat, rest, free)
    if missing is not None:
        return (make_reason("tetrikon-reason-plan", piece=action.piece, left=left, missing=missing),)
    hopeless = outlook.shortage.hopeless(outlook.table, outlook.seat, rest, free)
    if hopeless is None:
        return ()
    key = "tetrikon-reason-blocked" if hopeless else "tetrikon-reason-rest"
    return (make_reason(key, piece=action.piece, left=left),)


def _exchanging(outlook: Evaluation, action: actions.Exchange) -> Reasons:
    """`full`; `repair` (`out`, `piece`, `missing`), or `refit` (`out`, `piece`) where that is not certain."""
    old = next(one for one in outlook.player.placed if one.anchor == action.removed)
    rest = (outlook.empty | old.mask) & ~outlook.prospects.covered(outlook.table, action)
    if not rest:
        return (make_reason("tetrikon-reason-full"),)
    free = (*without(outlook.player.free, (action.piece,)), old.shape)
    missing = outlook.shortage.missing(outlook.table, outlook.seat, rest, free)
    if missing is None:
        return (make_reason("tetrikon-reason-refit", out=old.shape, piece=action.piece),)
    return (make_reason("tetrikon-reason-repair", out=old.shape, piece=action.piece, missing=missing),)


# ---------------------------------------------------------------- the market


def _saving(outlook: Evaluation) -> Reasons:
    """`save` (`short` of the price in T), which only the seat itself may hear."""
    short = PRICE - outlook.view.hand.total
    if short <= 0 or outlook.final:
        return ()
    return (*_secretly((make_reason("tetrikon-reason-save", short=short),)),)


def _missing(outlook: Evaluation, free: Sequence[str]) -> int | None:
    return outlook.shortage.missing(outlook.table, outlook.seat, outlook.empty, free)


def _hopeless(outlook: Evaluation, free: Sequence[str]) -> bool:
    """Tell whether no number of missing pieces certainly means no way, not a search that gave up."""
    return bool(outlook.shortage.hopeless(outlook.table, outlook.seat, outlook.empty, free))


def _offered(outlook: Evaluation) -> Reasons:
    """`offer` (`useful` of `count` pieces on offer leave fewer missing), if that is certain of all of them.

    What can be filled can be filled with a piece more: no number for that means that the search gave up.
    """
    now = _missing(outlook, outlook.player.free)
    if now is None:
        return ()
    useful, pieces = 0, [piece for piece in outlook.table.offer if piece is not None]
    for piece in pieces:
        after = _missing(outlook, (*outlook.player.free, piece))
        if after is None:
            return ()
        useful += after < now
    return (make_reason("tetrikon-reason-offer", useful=useful, count=len(pieces)),)


def _gaining(outlook: Evaluation, piece: str | None) -> Reasons:
    """`wanted` (`piece`, `missing` then), or `unwanted` (`piece`)."""
    if piece is None:
        return ()
    now = _missing(outlook, outlook.player.free)
    after = _missing(outlook, (*outlook.player.free, piece))
    if after is None or (now is None and not _hopeless(outlook, outlook.player.free)):
        return ()
    if now is None or after < now:
        return (make_reason("tetrikon-reason-wanted", piece=piece, missing=after),)
    return (make_reason("tetrikon-reason-unwanted", piece=piece),)


def _losing(outlook: Evaluation, piece: str) -> Reasons:
    """`spare` (`piece`, `missing` without it), or `needed` (`piece`, `missing` with it)."""
    now, free = _missing(outlook, outlook.player.free), without(outlook.player.free, (piece,))
    after = _missing(outlook, free)
    if now is None or (after is None and not _hopeless(outlook, free)):
        return ()
    if after == now:
        return (make_reason("tetrikon-reason-spare", piece=piece, missing=after),)
    return (make_reason("tetrikon-reason-needed", piece=piece, missing=now),)


# ---------------------------------------------------------------- deals


def _dealing(outlook: Evaluation, task: tasks.Task, action: actions.SeatAction) -> Reasons:  # noqa: PLR0911 - one for each kind
    match action, task:
        case (
            (actions.AcceptDeal() | actions.RefuseDeal() | actions.CounterDeal()),
            tasks.Answering(_, offer),
        ):
            return _meaning(outlook, offer)
        case ((actions.AcceptDeal() | actions.RefuseDeal() | actions.CounterDeal()), tasks.SwapAnswer()):
            return _meaning(outlook, tasks.Offer(task.seat, task.actor, give=(task.give,), take=(task.take,)))
        case actions.OpenDeal(partner), _ if found := outlook.bargains.get(partner):
            # What is wanted of a player, else what can be spared.
            wanted = found.take is not None or found.give is None
            return _secretly(_gaining(outlook, found.take) if wanted else _losing(outlook, str(found.give)))
        case actions.AddItem(side, str(piece)), _:
            return _secretly(_gaining(outlook, piece) if side == "take" else _losing(outlook, piece))
        case actions.Propose(), _ if outlook.view.draft is not None:
            return _secretly(_meaning(outlook, outlook.view.draft.offer))
        case actions.CancelDeal(), _:
            return (make_reason("tetrikon-reason-cancel", minor=True),)
        case actions.KeepCard(), _:
            return (make_reason("tetrikon-reason-keep", minor=True),)
        case _:
            return ()


def _meaning(outlook: Evaluation, offer: tasks.Offer) -> Reasons:
    return deal_reasons(outlook.shortage, outlook.table, offer, outlook.seat)


def _secretly(reasons: Reasons) -> Reasons:
    """Keep to the seat what follows from its own cards or from an offer that nobody has heard yet."""
    return tuple(replace(each, private=True) for each in reasons)


# ---------------------------------------------------------------- cards, and what is owed


def _using(outlook: Evaluation, action: actions.UseCard) -> Reasons:  # noqa: PLR0911 - one for each kind
    """`money` or `claim` (`worth` in T), `draw` (`cards`), `two`, `free`, or what the pieces mean."""
    cards = outlook.prospects.material.chance_by_id
    effect = cards[action.kind].effect
    match effect.name:
        case "joker" | "inheritance":
            worth = sum(cards[kind].effect.amount for kind in (action.kind, *action.others))
            return (make_reason("tetrikon-reason-money", worth=worth),)
        case "from-each":
            worth = effect.amount * (len(outlook.table.players) - 1)
            return (make_reason("tetrikon-reason-claim", worth=worth),)
        case "take":
            return (make_reason("tetrikon-reason-claim", worth=effect.amount),)
        case "draw":
            return (make_reason("tetrikon-reason-draw", cards=effect.amount),)
        case name if name in _PLAIN:
            return (make_reason(_PLAIN[name]),)
        case _:
            pass
    match action:
        case actions.UseCard(kind="random-piece"):
            return _offered(outlook)
        case actions.UseCard(place=int(place)):
            return _gaining(outlook, outlook.table.offer[place - 1])
        case actions.UseCard(partner=int(partner), give=str(give), take=str(take)):
            return _meaning(outlook, tasks.Offer(outlook.seat, partner, give=(give,), take=(take,)))
        case actions.UseCard(give=str(give)):
            return (*_losing(outlook, give), *_offered(outlook))
        case _:
            return ()


def _owing(outlook: Evaluation, task: tasks.Task, action: actions.SeatAction) -> Reasons:  # noqa: PLR0911 - one for each kind
    """`lowest` (`value` of a card that is given up); `exact`, or `over` or `under` (`by` T).

    Of equal dice: `draw` (`cards`) for T, `luck` for a chance card, what is on offer for a piece.
    """
    match task, action:
        case tasks.Payment(), actions.Pay(cards):
            by = sum(cards) - task.amount
            if not by:
                return (make_reason("tetrikon-reason-exact", minor=True),)
            key = "tetrikon-reason-over" if by > 0 else "tetrikon-reason-under"
            return (make_reason(key, minor=True, by=abs(by)),)
        case tasks.RewardChoice(), actions.Choose("money"):
            return (make_reason("tetrikon-reason-draw", cards=money_for(task.total)),)
        case tasks.RewardChoice(), actions.Choose("chance"):
            return (make_reason("tetrikon-reason-luck"),)
        case tasks.RewardChoice(), actions.Choose():
            return _offered(outlook)
        case tasks.Discarding(), actions.DiscardMoney(value) if value == min(outlook.view.hand.money):
            return _secretly((make_reason("tetrikon-reason-lowest", value=value),))
        case _:
            return ()
