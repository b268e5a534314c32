"""What separates two actions of IOTA: points now, wild cards, what the next player gets, what is drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from accessgames.engine import Difference, Reason
from accessgames.games.iota.bot import evaluation
from accessgames.games.iota.rules import actions, cards, grid, scoring, view

if TYPE_CHECKING:
    from collections.abc import Iterator

_NOTICEABLE: Final = 2
"""Points by which expectations must differ to be worth a word."""

_ENDING: Final = 10.0
"""How much it weighs that the game ends; whether that is good the points tell."""

_LOT: Final = 3.0
"""How much a completed line of four weighs, whose doubling the points have: it is told beside them."""

_THREES: Final = 0.5
"""How much a line that anybody can complete weighs, where the next player's points are counted as well."""


class _Outlook(NamedTuple):
    """How it stands after an action of a turn.

    Attributes:
        points: Points of the turn; of a swap for a wild card those of the best placing that it allows.
        wilds: Wild cards left in hand.
        threes: New lines of three cards that somebody can complete.
        reply: What the next player can expect of the best single card; 0 where the game is over.
        draws: Cards that are drawn, or traded for new ones.
        out: Whether the game ends.
        lots: Lines of four that are completed.
    """

    points: int
    wilds: int
    threes: int
    reply: float
    draws: int
    out: bool
    lots: int = 0


def differences(
    known: view.IotaView,
    action: actions.IotaAction,
    other: actions.IotaAction,
    weights: evaluation.EvaluationWeights,
) -> Iterator[Difference]:
    """Yield what an action has against another one; see `engine.Comparing`.

    `iota-contrast-points`, `-wild`, `-draws` (`by`, and `way`: more or less), `-lots`, `-threes` (how many,
    and `other`), `-reply` (`seat`, `points`, `other`), `-out` (`way`: ends or not).
    """
    now, then = _look(known, action), _look(known, other)
    rivals = known.table.seats - 1
    if by := now.points - then.points:
        yield _counted("iota-contrast-points", by, float(by))
    if by := now.lots - then.lots:
        yield _difference("iota-contrast-lots", _LOT * by, lots=now.lots, other=then.lots)
    if by := now.wilds - then.wilds:
        yield _counted("iota-contrast-wild", by, weights.wild * by)
    reply, before = round(now.reply), round(then.reply)
    harm = weights.reply * (then.reply - now.reply) / rivals
    if abs(now.reply - then.reply) >= _NOTICEABLE and reply != before:
        seat = (known.table.turn + 1) % known.table.seats
        yield _difference("iota-contrast-reply", harm, seat=seat, points=reply, other=before)
    if by := now.threes - then.threes:
        yield _difference("iota-contrast-threes", -_THREES * by, threes=now.threes, other=then.threes)
    if by := now.draws - then.draws:
        yield _counted("iota-contrast-draws", by, -weights.card * by)
    if now.out is not then.out:
        ahead = _leads(known, now if now.out else then)
        weight = _ENDING if now.out is ahead else -_ENDING
        yield _difference("iota-contrast-out", weight, way="ends" if now.out else "goes")


def _leads(known: view.IotaView, ending: _Outlook) -> bool:
    """Tell whether a seat that ends the game is ahead then."""
    scores = known.table.scores
    turn = known.table.turn
    return scores[turn] + ending.points > max(each for seat, each in enumerate(scores) if seat != turn)


def _look(known: view.IotaView, action: actions.IotaAction) -> _Outlook:
    deck, hand = known.table.deck, known.hand
    if isinstance(action, actions.Place):
        used = [card for _, card in action.cards]
        left, out = len(hand) - len(used), not deck and len(used) == len(hand)
        after = grid.grown(known.grid, action.cards)
        scored = scoring.score_turn(after, action.cards, 0, out=out)
        points, lots = scored.total, len(scored.lots)
        wilds = hand.count(cards.WILD) - used.count(cards.WILD)
        if out:
            return _Outlook(points, wilds, 0, 0.0, 0, out, lots)
        threes = len(view.open_threes(after) - view.open_threes(known.grid))
        draws = min(cards.HAND - left, deck)
        return _Outlook(points, wilds, threes, _reply(known, after), draws, out, lots)
    if isinstance(action, actions.Recycle):
        swapped = evaluation.recycled(known, action)
        points, wilds = evaluation.best_points(*swapped, deck), swapped[1].count(cards.WILD)
        return _Outlook(points, wilds, 0, _reply(known, swapped[0]), 0, out=False)
    traded = action.cards if isinstance(action, actions.Trade) else ()
    wilds = hand.count(cards.WILD) - traded.count(cards.WILD)
    return _Outlook(0, wilds, 0, _reply(known, known.grid), len(traded), out=False)


def _reply(known: view.IotaView, after: grid.Grid) -> float:
    """Return what the next player can expect of the best single card on a grid."""
    seat = (known.table.turn + 1) % known.table.seats
    prospects = evaluation.ExpectedPoints(after, evaluation.unknown_cards(known))
    return prospects.expected(evaluation.find_known_hand(known, seat), exact=True)


def _counted(key: str, by: int, weight: float) -> Difference:
    return _difference(key, weight, by=abs(by), way="more" if by > 0 else "less")


def _difference(key: str, weight: float, **args: object) -> Difference:
    return Difference(Reason(key, tuple(args.items()), private=True), weight)
