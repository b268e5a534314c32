from __future__ import annotations

import pytest

from accessgames.engine import CHANCE, Refusal
from tests.pig.notation import HOLD, ROLL, Action, Face
from tests.pig.rules import Kept, Lost, Pig, Rolled, State

GAME = Pig()
START = GAME.initial(GAME.setup(2, {"target": "50"}))


def after(*actions: Action) -> State:
    """The state after some actions, played by whoever is to act."""
    state = START
    for action in actions:
        state = GAME.play(state, GAME.actors(state)[0], action).state
    return state


def test_a_roll_waits_for_the_die() -> None:
    """Rolling brings nothing by itself: the face is an action of chance."""
    rolling = after(ROLL)
    assert (CHANCE,) == GAME.actors(rolling)
    assert 0 == rolling.turn


@pytest.mark.parametrize("face", [2, 3, 4, 5, 6])
def test_two_to_six_are_added_to_the_turn(face: int) -> None:
    """The turn goes on and its points grow."""
    step = GAME.play(after(ROLL, Face(6), ROLL), CHANCE, Face(face))
    assert (Rolled(0, face, 6 + face),) == step.events
    assert (0,) == GAME.actors(step.state)


def test_a_one_takes_the_points_of_the_turn() -> None:
    """The next player starts from nothing, and what was kept before stays."""
    step = GAME.play(after(ROLL, Face(6), ROLL), CHANCE, Face(1))
    assert (Lost(0, 6),) == step.events
    assert (1,) == GAME.actors(step.state)
    assert 0 == step.state.turn
    assert 0 == step.state.total(0)


def test_holding_makes_points_safe() -> None:
    """The points of the turn are kept and the turn passes on."""
    step = GAME.play(after(ROLL, Face(6), ROLL, Face(4)), 0, HOLD)
    assert (Kept(0, 10, 10),) == step.events
    assert ((10,), ()) == step.state.kept
    assert (1,) == GAME.actors(step.state)


def test_nothing_cannot_be_kept() -> None:
    """The refusal names the rule."""
    assert Refusal("pig-refused-nothing") == GAME.refusal(START, 0, HOLD)
    assert (ROLL,) == GAME.legal_actions(START, 0)


def test_the_target_ends_the_game() -> None:
    """Whoever reaches it by holding wins at once; every kept turn is an item of the score."""
    rolls: list[Action] = [ROLL, Face(6)] * 5
    second: list[Action] = [ROLL, Face(2), HOLD]
    state = after(*rolls, HOLD, *second, *rolls, HOLD)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (60, 2) == outcome.totals
    assert (0,) == outcome.winners()
    assert [30, 30] == [item.amount for item in outcome.items[0]]
    assert () == GAME.actors(state)
