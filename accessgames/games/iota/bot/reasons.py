"""Why an action is good or bad: the real parts of its value, in points and cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.engine import Reason
from accessgames.games.iota.bot.outlook import best_points, recycled
from accessgames.games.iota.bot.prospects import Prospects, holder, unknown_cards
from accessgames.games.iota.rules.actions import Place, Recycle, Trade
from accessgames.games.iota.rules.cards import WILD
from accessgames.games.iota.rules.grid import Grid
from accessgames.games.iota.rules.points import score_turn

if TYPE_CHECKING:
    from accessgames.games.iota.rules.actions import IotaAction
    from accessgames.games.iota.rules.table import IotaView

_NOTICEABLE = 2
"""Points by which the next player's prospects must change to be worth a word."""


def turn_reasons(view: IotaView, action: IotaAction) -> tuple[Reason, ...]:
    """Return what an action brings in this turn.

    The reasons: `iota-reason-points` (`points`), `iota-reason-lots` (`lots`), `iota-reason-four-cards`,
    `iota-reason-out`, `iota-reason-recycle` (`points` of the best placing that the swap makes possible),
    `iota-reason-trade` (`count`, and `points` of the best placing instead, 0 when there is none),
    `iota-reason-pass` (`points` as before).
    """
    deck = view.table.deck
    match action:
        case Place(cards):
            return _placing(view, action)
        case Recycle():
            return (_reason("iota-reason-recycle", points=best_points(*recycled(view, action), deck)),)
        case Trade(cards):
            points = best_points(view.grid, view.hand, deck)
            if cards:
                return (_reason("iota-reason-trade", count=len(cards), points=points),)
            return (_reason("iota-reason-pass", points=points),)
        case _:
            return ()


def _placing(view: IotaView, action: Place) -> tuple[Reason, ...]:
    """Return the points and what doubled them."""
    out = not view.table.deck and len(action.cards) == len(view.hand)
    scoring = score_turn(Grid(action.cards, view.grid), action.cards, 0, out=out)
    causes = [doubling.reason for doubling in scoring.doublings]
    reasons = [_reason("iota-reason-points", points=scoring.total)]
    if scoring.lots:
        reasons.append(_reason("iota-reason-lots", lots=len(scoring.lots)))
    if "four-cards" in causes:
        reasons.append(_reason("iota-reason-four-cards"))
    if out:
        reasons.append(_reason("iota-reason-out"))
    return tuple(reasons)


def outlook_reasons(view: IotaView, action: IotaAction) -> tuple[Reason, ...]:
    """Return what a placement means for later.

    The reasons: `iota-reason-opens` and `iota-reason-closes` (`points` that the next player, `seat`, can
    expect of a single card afterwards, where that is noticeably more or less than now),
    `iota-reason-keeps-wild` and `iota-reason-spends-wild` (`count`).
    """
    if not isinstance(action, Place):
        return ()
    wilds = sum(card == WILD for _, card in action.cards)
    kept = view.hand.count(WILD) - wilds
    if not view.table.deck and len(action.cards) == len(view.hand):
        return ()
    reasons = list(_reply(view, action))
    if wilds:
        reasons.append(_reason("iota-reason-spends-wild", count=wilds))
    elif kept:
        reasons.append(_reason("iota-reason-keeps-wild", count=kept))
    return tuple(reasons)


def _reply(view: IotaView, action: Place) -> tuple[Reason, ...]:
    table = view.table
    seat = (table.turn + 1) % table.seats
    unknown, hand = unknown_cards(view), holder(view, seat)
    now = Prospects(view.grid, unknown).expected(hand)
    then = Prospects(Grid(action.cards, view.grid), unknown).expected(hand)
    if abs(then - now) < _NOTICEABLE:
        return ()
    key = "iota-reason-opens" if then > now else "iota-reason-closes"
    return (_reason(key, seat=seat, points=round(then)),)


def _reason(key: str, **args: object) -> Reason:
    return Reason(key, tuple(args.items()))
