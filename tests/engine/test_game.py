from __future__ import annotations

from collections import Counter

import pytest

from accessgames.engine import CHANCE, CLOCK, IllegalAction, NotYourTurn, SetupError, Stream
from tests.duel.rules import Dealt, Tick
from tests.engine.helpers import DUEL, PIG
from tests.pig.notation import HOLD, ROLL, Face
from tests.pig.rules import State

START = PIG.initial(PIG.setup(2, {}))


def test_a_set_up_is_checked_against_the_game() -> None:
    """Seats and options are those of the game; what is left out has its default."""
    assert (("target", "50"),) == PIG.setup(4, {"target": "50"}).options
    assert (("target", "100"),) == PIG.setup(4, {}).options
    with pytest.raises(SetupError):
        PIG.setup(5, {})


def test_a_legal_action_is_played() -> None:
    """The checked form returns what the unchecked one does."""
    assert PIG.apply(START, 0, ROLL) == PIG.play(START, 0, ROLL)


@pytest.mark.parametrize("actor", [1, 2, CHANCE, CLOCK])
def test_others_are_not_to_act(actor: int) -> None:
    """Whoever is not to act is told who is, before any rule is looked at."""
    with pytest.raises(NotYourTurn) as caught:
        PIG.play(START, actor, HOLD)
    assert "error-not-your-turn" == caught.value.key
    assert {"actor": actor, "expected": (0,)} == dict(caught.value.args_)


def test_nobody_acts_after_the_end() -> None:
    """A finished game says so instead of naming somebody."""
    over = State(50, ((50,), ()), over=True)
    with pytest.raises(NotYourTurn) as caught:
        PIG.play(over, 0, ROLL)
    assert "error-game-over" == caught.value.key
    assert () == caught.value.args_["expected"]


def test_an_illegal_action_carries_its_refusal() -> None:
    """The rule broken is the one that `refusal` names."""
    with pytest.raises(IllegalAction) as caught:
        PIG.play(START, 0, HOLD)
    assert PIG.refusal(START, 0, HOLD) == caught.value.refusal
    assert "pig-refused-nothing" == caught.value.key
    with pytest.raises(IllegalAction):
        PIG.play(START, 0, Face(3))


def test_nothing_is_redacted_or_revealed_unless_a_game_says_so() -> None:
    """Open games need not care: events stay as they are, own actions show nothing new."""
    event = PIG.apply(PIG.apply(START, 0, ROLL).state, CHANCE, Face(3)).events[0]
    assert event == PIG.redact(event, 1)
    assert not PIG.reveals(START, 0, ROLL)


def test_the_simulated_clock_chooses_among_the_legal_actions() -> None:
    """A game whose clock only ticks need not say how."""
    state = DUEL.initial(DUEL.setup(2, {}))
    stream = Stream("1", "clock")
    while state.dealing:
        step = DUEL.play(state, CHANCE, DUEL.chance(state, stream))
        assert isinstance(step.events[0], Dealt)
        state = step.state
    assert Tick() == DUEL.clock(state, stream)


def test_chance_draws_with_the_probability_of_the_real_thing() -> None:
    """Six faces of Pig are equally likely: chi-square of 6,000 throws below its 99.9 % quantile."""
    rolling = PIG.apply(START, 0, ROLL).state
    stream = Stream("fair", "pig")
    counts = Counter(PIG.chance(rolling, stream) for _ in range(6000))
    assert 20.52 > sum((counts[Face(value)] - 1000) ** 2 / 1000 for value in range(1, 7))
