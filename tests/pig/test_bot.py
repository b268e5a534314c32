from __future__ import annotations

from itertools import pairwise

import pytest

from accessgames.bots.policies import advise, make_policy
from accessgames.engine import Decision, Perspective, Stream, playout
from tests.pig import ROOM
from tests.pig.bot import BOTS, RaceGuide
from tests.pig.notation import HOLD, ROLL, Action
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
    """Over 100 games each level wins more than the one below, and the last one far more than the first."""
    wins = [_wins(above, below) for below, above in pairwise(BOTS.levels)]
    assert [] == [win for win in wins if win <= 50]
    assert 85 < _wins(BOTS.levels[-1], BOTS.levels[0])


def _wins(above: str, below: str) -> float:
    """Games of 100 that the first player wins, seats swapped."""
    setup = ROOM.game.setup(2, {})
    policies = [make_policy(BOTS, f"bot:{name}") for name in (above, below)]
    won = 0.0
    for number in range(100):
        seats = policies if number % 2 == 0 else policies[::-1]
        winners = playout(ROOM.game, setup, seats, str(number // 2)).outcome.winners()
        won += (number % 2 in winners) / len(winners)
    return won


@pytest.mark.parametrize(
    ("kept", "turn", "best"), [((90, 10), 12, HOLD), ((0, 0), 2, ROLL), ((60, 99), 5, ROLL)]
)
def test_the_search_decides_as_anybody_would(kept: tuple[int, int], turn: int, best: object) -> None:
    """It holds what wins, and rolls where little is at stake or all is lost otherwise."""
    state = State(100, tuple((points,) if points else () for points in kept), turn=turn)
    assert best == make_policy(BOTS, "bot:search").choose(_decision(state))


def _decision(state: State) -> Decision[State, Action]:
    legal = ROOM.game.legal_actions(state, state.seat)
    return Decision(ROOM.game, state.seat, legal, Stream("pig", "bot/0"), lambda: state)


def test_the_guide_knows_who_leads() -> None:
    """Chances grow with the lead, are even without one, and never leave 0 to 1."""
    guide = RaceGuide()
    assert (0.5, 0.5) == guide.worth(ROOM.game, State(100, ((20,), (20,))))
    ahead, behind = guide.worth(ROOM.game, State(100, ((60,), (20,))))
    assert 0.5 < ahead == 1 - behind < 1
