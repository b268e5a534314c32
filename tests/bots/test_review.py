"""A played match judged decision by decision, with a judge that notes what it is shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any

import pytest

from accessgames.bots.review import DecisionReview, group_moves
from accessgames.engine import CHANCE, Header, Match, Reason, SeatSpec
from accessgames.engine.hindsight import FinishedMatch
from tests.duel.rules import Duel
from tests.pig import ROOM as PIG
from tests.pig.notation import HOLD, ROLL, Action, Face


@dataclass
class Watching:
    """Values throwing as 1 and holding as the points at stake, and notes the views that it is shown."""

    views: list[Any] = field(default_factory=list)

    def values(self, view: Any, actions: Sequence[Any]) -> tuple[float, ...]:  # noqa: ANN401 - any game
        self.views.append(view)
        return tuple(float(view.turn) if action == HOLD else 4.0 for action in actions)

    def reasons(self, view: Any, action: Any) -> tuple[Reason, ...]:  # noqa: ANN401 - any game
        return (Reason("pig-reason-stake", (("points", view.turn), ("action", action))),)


def played(*actions: tuple[int, Any]) -> Match[Any, Any, Any, Any]:
    """A match of Pig in which this happened."""
    seats = (SeatSpec("Jana"), SeatSpec("Petr"))
    options = PIG.game.setup(2, {}).options
    match: Match[Any, Any, Any, Any] = Match(PIG.game, Header("pig", 1, seats, options, "7"))
    for actor, action in actions:
        match.submit(actor, action)
    return match


# Jana rolls 6, rolls once more, 2, and holds 8; Petr rolls 3 and holds.
MATCH = played(
    (0, ROLL), (CHANCE, Face(6)), (0, ROLL), (CHANCE, Face(2)), (0, HOLD),
    (1, ROLL), (CHANCE, Face(3)), (1, HOLD),
)  # fmt: skip


def review(
    match: Match[Any, Any, Any, Any] = MATCH, clear: float = 1.0, *, judged: bool = True
) -> DecisionReview:
    """What the watching judge thinks of a match."""
    kit = replace(PIG.bots, judges=MappingProxyType({"watching": Watching()}), adviser="watching")
    return DecisionReview(kit, FinishedMatch(match), clear, lambda _view: judged)


def test_chance_belongs_to_the_move_before_it() -> None:
    """Each action of a seat begins a move; what came before the first one is number 0."""
    found = [(move.number, move.start, move.end, move.seat) for move in review().moves]
    assert [(0, 0, 0, None), (1, 0, 2, 0), (2, 2, 4, 0), (3, 4, 5, 0), (4, 5, 7, 1), (5, 7, 8, 1)] == found


def test_a_match_in_which_nobody_acted_has_a_beginning() -> None:
    """There is a number 0 even then, with what chance has dealt."""
    (only,) = group_moves((CHANCE,))
    assert (0, 0, 1, None) == (only.number, only.start, only.end, only.seat)


def test_a_worse_action_costs_the_difference() -> None:
    """Throwing on with 6 points was worth 4; holding would have been worth 6."""
    verdict = review().verdict(2)
    assert verdict is not None
    assert (ROLL, 4.0, HOLD, 6.0) == (verdict.action, verdict.value, verdict.best, verdict.most)
    assert (2.0, 0.0) == (verdict.loss, verdict.gain)


def test_the_best_action_gains_over_all_others() -> None:
    """Holding 8 points was worth 4 more than throwing on."""
    verdict = review().verdict(3)
    assert verdict is not None
    assert (HOLD, HOLD, 0.0, 4.0) == (verdict.action, verdict.best, verdict.loss, verdict.gain)


@pytest.mark.parametrize("action", [HOLD, ROLL])
def test_equally_good_is_best(action: Action) -> None:
    """Who does one of several best actions loses nothing and gains nothing, whichever it is."""
    verdict = review(played((0, ROLL), (CHANCE, Face(4)), (0, action))).verdict(2)
    assert verdict is not None
    assert (action, action, 0.0, 0.0) == (verdict.action, verdict.best, verdict.loss, verdict.gain)


@pytest.mark.parametrize("number", [0, 1, 4])
def test_without_a_choice_there_is_nothing_to_judge(number: int) -> None:
    """Neither what chance does nor a throw that has to be made."""
    assert review().verdict(number) is None
    assert not review().turning(number)


def test_where_values_mean_nothing_nothing_is_judged() -> None:
    """A room may say so of a part of its game."""
    assert [None] * 6 == [review(judged=False).verdict(number) for number in range(6)]


@pytest.mark.parametrize(("clear", "turning"), [(1.0, [2, 5]), (2.0, [2]), (2.5, [])])
def test_a_clear_loss_is_a_turning_point(clear: float, turning: list[int]) -> None:
    """What is clear the room says."""
    looked = review(clear=clear)
    assert turning == [move.number for move in looked.moves if looked.turning(move.number)]


def test_reasons_are_those_of_the_better_action() -> None:
    """As the seat would have been advised at that moment."""
    looked = review()
    verdict = looked.verdict(2)
    assert verdict is not None
    assert [("points", 6), ("action", HOLD)] == list(looked.reasons(verdict)[0].args)


def test_each_decision_is_judged_once() -> None:
    """Who goes back and forth does not wait twice."""
    watching = Watching()
    kit = replace(PIG.bots, judges=MappingProxyType({"watching": watching}), adviser="watching")
    looked = DecisionReview(kit, FinishedMatch(MATCH), 1.0, lambda _view: True)
    assert not looked.known(2)
    first = looked.verdict(2)
    assert looked.known(2)
    assert first is looked.verdict(2)
    assert 1 == len(watching.views)


def test_nothing_is_judged_by_hindsight() -> None:
    """The judge sees what the seat saw then: the view before the move, as in a match that ended there."""
    watching = Watching()
    kit = replace(PIG.bots, judges=MappingProxyType({"watching": watching}), adviser="watching")
    DecisionReview(kit, FinishedMatch(MATCH), 1.0, lambda _view: True).verdict(3)
    assert [PIG.game.view(MATCH.state_at(4), 0)] == watching.views


def test_the_position_is_that_of_who_moves() -> None:
    """Hidden hands of others are hidden there, too."""
    game = Duel()
    seats = (SeatSpec("Jana"), SeatSpec("Petr"))
    header = Header("duel", game.rules_version, seats, game.setup(2, {}).options, "7")
    match: Match[Any, Any, Any, Any] = Match(game, header)
    while CHANCE in match.actors:
        match.submit(CHANCE, min(game.legal_actions(match.state, CHANCE), key=game.format_action))
    seat = next(actor for actor in match.actors if actor >= 0)
    match.submit(seat, next(iter(game.legal_actions(match.state, seat))))
    looked = DecisionReview(PIG.bots, FinishedMatch(match), 1.0, lambda _view: True)
    move = looked.moves[1]
    assert game.view(match.state_at(move.start), seat) == looked.known_by_mover(move).view
    with pytest.raises(ValueError, match="number=0"):
        looked.known_by_mover(looked.moves[0])
