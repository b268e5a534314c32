from __future__ import annotations

import pytest

from accessgames.bots import JudgePolicy, RandomPolicy
from accessgames.bots.rating import advise
from accessgames.engine import Perspective, playout
from tests.pig import ROOM
from tests.pig.bot import BOTS
from tests.pig.notation import HOLD, ROLL
from tests.pig.rules import State


@pytest.mark.parametrize(
    ("turn", "kept", "best"), [(19, 0, ROLL), (21, 0, HOLD), (3, 98, HOLD), (0, 98, ROLL)]
)
def test_the_adviser_holds_at_twenty_or_when_that_wins(turn: int, kept: int, best: object) -> None:
    """Below twenty points a roll gains on average; the last points are not risked."""
    state = State(100, ((kept,) if kept else (), ()), turn=turn)
    advice = advise(BOTS, Perspective(ROOM.game, state, 0))
    assert advice is not None
    assert best == advice.action


def test_reasons_are_the_real_ones() -> None:
    """The victory is named where it decides, else the points at stake."""
    winning = State(100, ((98,), ()), turn=3)
    greedy = BOTS.judges["greedy"]
    assert ["pig-reason-wins"] == [reason.key for reason in greedy.reasons(winning, HOLD)]
    assert ["pig-reason-stake"] == [reason.key for reason in greedy.reasons(winning, ROLL)]


def test_the_levels_are_in_order_of_strength() -> None:
    """Over 200 games the greedy player beats the timid one, and both beat chance."""

    def wins(one: object, two: object) -> int:
        setup = ROOM.game.setup(2, {})
        policies = [
            RandomPolicy() if level == "random" else JudgePolicy(BOTS.judges[str(level)])
            for level in (one, two)
        ]
        return sum(
            0 in playout(ROOM.game, setup, policies, str(seed)).outcome.winners() for seed in range(200)
        )

    assert 110 < wins("greedy", "timid")
    assert 150 < wins("timid", "random")
