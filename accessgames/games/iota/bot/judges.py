"""The evaluations behind the computer players and the hints, with their reasons in points, lots and cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from accessgames.engine import Reason
from accessgames.games.iota.bot import contrasts, endgame, evaluation
from accessgames.games.iota.rules.actions import PASS, IotaAction, Place, Recycle, Trade
from accessgames.games.iota.rules.cards import WILD, Scoring
from accessgames.games.iota.rules.grid import Grid, grown
from accessgames.games.iota.rules.placements import placements
from accessgames.games.iota.rules.scoring import score_turn
from accessgames.games.iota.rules.view import IotaView, open_threes

if TYPE_CHECKING:
    from accessgames.engine import Difference
    from accessgames.games.iota.bot.evaluation import EvaluationWeights

_NOTICEABLE = 2
"""Points by which the next player's prospects must change to be worth a word."""


def turn_reasons(view: IotaView, action: IotaAction) -> tuple[Reason, ...]:
    """Return what an action brings in this turn.

    The reasons: `iota-reason-points` (`points`, and `total` after them), what doubles them
    (`iota-reason-four-cards`, `iota-reason-out`, and `iota-reason-lots` with `lots` when it ends the game,
    else see `_threes`), `iota-reason-recycle` (`points` of the best placing that the swap makes possible),
    `iota-reason-pass` (`points` of the best placing instead, 0 when there is none), `iota-reason-trade` (the
    same, and `hope`: the expected points of the best single card of the hand as it will be, the new cards
    being any of those whose place is unknown). What depends on the own hand is private.
    """
    deck = view.table.deck
    match action:
        case Place():
            return _placing(view, action)
        case Recycle():
            return (
                _private(
                    "iota-reason-recycle",
                    points=evaluation.best_points(*evaluation.recycled(view, action), deck),
                ),
            )
        case Trade(cards):
            points = evaluation.best_points(view.grid, view.hand, deck)
            if not cards:
                return (_private("iota-reason-pass", points=points),)
            hand = evaluation.KnownHand(evaluation.without(view.hand, cards), len(cards))
            hope = round(
                evaluation.ExpectedPoints(view.grid, evaluation.unknown_cards(view)).expected(
                    hand, exact=True
                )
            )
            return (_private("iota-reason-trade", points=points, hope=hope),)
        case _:
            return ()


def _placing(view: IotaView, action: Place) -> tuple[Reason, ...]:
    """Return the points, the lots and threes, and what else doubles."""
    table = view.table
    out = not table.deck and len(action.cards) == len(view.hand)
    after = grown(view.grid, action.cards)
    scoring = score_turn(after, action.cards, table.scores[table.turn], out=out)
    causes = [doubling.reason for doubling in scoring.doublings]
    reasons = [_reason("iota-reason-points", points=scoring.total, total=scoring.score)]
    if not out:
        reasons.append(_threes(view, after, scoring))
    elif scoring.lots:
        reasons.append(_reason("iota-reason-lots", lots=len(scoring.lots)))
    if "four-cards" in causes:
        reasons.append(_reason("iota-reason-four-cards"))
    if out:
        reasons.append(_reason("iota-reason-out"))
    return tuple(reasons)


def _threes(view: IotaView, after: Grid, scoring: Scoring) -> Reason:
    """Tell lots that are completed, and new lines of three cards that somebody can complete.

    The reasons: `iota-reason-safe` and `iota-reason-lots-safe` where there are none of those (`rivals`: how
    many others play), `iota-reason-opening` and `iota-reason-lots-opening` (`threes`: how many there are);
    with `lots` where some are completed.
    """
    threes = len(open_threes(after) - open_threes(view.grid))
    lots = len(scoring.lots)
    rivals = view.table.seats - 1
    if lots and threes:
        return _reason("iota-reason-lots-opening", lots=lots, threes=threes)
    if lots:
        return _reason("iota-reason-lots-safe", lots=lots, rivals=rivals)
    if threes:
        return _reason("iota-reason-opening", threes=threes)
    return _reason("iota-reason-safe", rivals=rivals)


def later_reasons(view: IotaView, action: IotaAction) -> tuple[Reason, ...]:
    """Return what a placement means for later.

    The reasons: `iota-reason-opens` and `iota-reason-closes` (`points` that the next player, `seat`, can
    expect of the best single card afterwards, its unknown cards being any of those whose place the viewer
    does not know, where that is noticeably more or less than now), `iota-reason-keeps-wild` and
    `iota-reason-spends-wild` (`count`).
    """
    if not isinstance(action, Place):
        return ()
    wilds = sum(card == WILD for _, card in action.cards)
    kept = view.hand.count(WILD) - wilds
    if not view.table.deck and len(action.cards) == len(view.hand):
        return ()
    reasons = []
    seat = (view.table.turn + 1) % view.table.seats
    unknown, hand = evaluation.unknown_cards(view), evaluation.find_known_hand(view, seat)
    now = evaluation.ExpectedPoints(view.grid, unknown).expected(hand, exact=True)
    then = evaluation.ExpectedPoints(grown(view.grid, action.cards), unknown).expected(hand, exact=True)
    if abs(then - now) >= _NOTICEABLE:
        key = "iota-reason-opens" if then > now else "iota-reason-closes"
        reasons.append(_private(key, seat=seat, points=round(then)))
    if wilds:
        reasons.append(_reason("iota-reason-spends-wild", count=wilds))
    elif kept:
        reasons.append(_private("iota-reason-keeps-wild", count=kept))
    return tuple(reasons)


def _reason(key: str, **args: object) -> Reason:
    return Reason(key, tuple(args.items()))


def _private(key: str, **args: object) -> Reason:
    return Reason(key, tuple(args.items()), private=True)


_LATE = 0.25
"""What a swap for a wild card is worth less than the placing it makes possible: equals are placed at once."""


class GreedyJudge:
    """Values an action by the points it brings in this turn."""

    def values(self, view: IotaView, actions: Sequence[IotaAction]) -> list[float]:
        """Return a value for each action; see `engine.Judge`.

        A swap for a wild card counts as the best placement that it makes possible; trading more cards is
        better than trading fewer, and worse than any placement.
        """
        deck, size = view.table.deck, len(view.hand)
        points = placements(view.grid, view.hand).points
        values = []
        for action in actions:
            match action:
                case Place(cards):
                    value = float(points[action] << (not deck and len(cards) == size))
                case Recycle():
                    value = evaluation.best_points(*evaluation.recycled(view, action), deck) - _LATE
                case Trade(cards):
                    value = len(cards) / 10 - 1
                case _:
                    value = 0.0
            values.append(value)
        return values

    def reasons(self, view: IotaView, action: IotaAction) -> tuple[Reason, ...]:
        """Return the points and what doubled them, or what a swap makes possible; see `engine.Judge`."""
        return turn_reasons(view, action)


class CarefulJudge:
    """Values an action by its points, what it opens for the next player, and what stays in the own hand."""

    def __init__(self, weights: EvaluationWeights, *larger: EvaluationWeights) -> None:
        """Value the parts of a position by these weights, at tables of three and more by further ones."""
        self._by_seats = (weights, *larger)

    def values(self, view: IotaView, actions: Sequence[IotaAction]) -> list[float]:
        """Return a value for each action; see `engine.Judge`."""
        weights = evaluation.weights_for(self._by_seats, view.table.seats)
        outlook = evaluation.Evaluation(view, weights)
        placing = outlook.placing(view.grid, view.hand, weights.breadth)
        trading = outlook.trading()
        values = []
        for action in actions:
            match action:
                case Place():
                    value = placing[action]
                case Recycle():
                    value = outlook.recycling(action) - _LATE
                case Trade(cards):
                    value = trading(cards)
                case _:
                    value = 0.0
            values.append(value)
        return values

    def reasons(self, view: IotaView, action: IotaAction) -> tuple[Reason, ...]:
        """Return the points, the prospects of the next player, and the hand kept; see `engine.Judge`."""
        return turn_reasons(view, action) + later_reasons(view, action)

    def differences(self, view: IotaView, action: IotaAction, other: IotaAction, /) -> tuple[Difference, ...]:
        """Return points, wild cards and what the next player gets; see `engine.Comparing`."""
        return tuple(
            contrasts.differences(
                view, action, other, evaluation.weights_for(self._by_seats, view.table.seats)
            )
        )


class ReadingJudge(CarefulJudge):
    """Values an action as the careful player does, but reads the end of a game of two out."""

    def __init__(self, weights: EvaluationWeights, positions: int) -> None:
        """Value by these weights, and meet so many positions at most when an ending is read out."""
        super().__init__(weights)
        self._positions = positions

    def values(self, view: IotaView, actions: Sequence[IotaAction]) -> list[float]:
        """Return the points by which each action changes the lead in the end, where that can be read out.

        Of an action that is not best it is the most that it could be, so it is worse by this much or more.
        """
        ending = endgame.ending_seen(view)
        if ending is None:
            return super().values(view, actions)
        reader = endgame.Endgame(view.table, self._positions)
        reading = reader.best(ending)
        leads = reader.leads(ending, reading.lead) if reading is not None and reading.whole else None
        if leads is None:
            return super().values(view, actions)
        # A trade of cards that come back is left out: it is as good as passing.
        return [leads.get(action, leads[PASS]) for action in actions]
