"""Computer players of blitz, and advice against the time."""

from __future__ import annotations

import pytest

from accessgames.bots.policies import JudgePolicy
from accessgames.engine import playout
from accessgames.games.tetrikon.bot import ModeJudge
from accessgames.games.tetrikon.bot.puzzles import FAST, SLOW, PuzzleJudge
from accessgames.games.tetrikon.material.sets import load_standard
from accessgames.games.tetrikon.rules.puzzle import (
    THINKING,
    Begin,
    GiveUp,
    Lay,
    Lift,
    PuzzleAction,
    PuzzleState,
    Think,
)
from tests.games.tetrikon.rules.puzzle_tables import begin, game, play, running, solution

ADVISER = PuzzleJudge(load_standard())


def best(judge: PuzzleJudge, state: PuzzleState) -> PuzzleAction:
    """What the judge values most."""
    legal = tuple(game().legal_actions(state, 0))
    values = judge.values(game().view(state, 0), legal)
    assert len(values) == len(legal)
    return legal[values.index(max(values))]


@pytest.mark.parametrize("level", ["A", "E", "J"])
@pytest.mark.parametrize("mirror", ["yes", "no"])
def test_a_judge_fills_every_diagram(level: str, mirror: str) -> None:
    """It never takes anything out again, and the good player is faster than the fair one."""
    setup = game().setup(2, {"mode": "blitz", "level": level, "mirror": mirror})
    players = [JudgePolicy(PuzzleJudge(load_standard(), pace)) for pace in (SLOW, FAST)]
    for seed in "12":
        outcome = playout(game(), setup, players, seed).outcome
        assert ((0, 0), (2, 1)) == (outcome.totals, outcome.places)


def test_a_judge_fills_a_whole_combination() -> None:
    """Four diagrams from one set."""
    setup = game().setup(1, {"mode": "solo"})
    for seed in "123":
        assert "filled" == playout(game(), setup, [JudgePolicy(ADVISER)], seed).outcome.ending


def test_who_needs_time_thinks_before_each_piece() -> None:
    """Once; an adviser never proposes to wait."""
    state = running("A1", seats=2)
    slow = PuzzleJudge(load_standard(), SLOW)
    assert isinstance(best(slow, state), Think)
    assert isinstance(best(slow, play(state, best(slow, state))), Lay)
    assert isinstance(best(ADVISER, state), Lay)
    values = ADVISER.values(game().view(state, 0), [Think(each) for each in THINKING])
    assert max(values) < ADVISER.values(game().view(state, 0), [GiveUp()])[0]
    assert set(SLOW + FAST) <= set(THINKING)


def test_another_way_to_fill_it_is_found() -> None:
    """Also from a position that the stored solution does not know."""
    state = running("A1", seats=2)
    first = solution("A1")[0]
    other = next(
        action
        for action in game().legal_actions(state, 0)
        if isinstance(action, Lay)
        and action != first
        and ADVISER.plan(play(state, action)) is not None
        and not {*solution("A1")} & {action}
    )
    state = play(state, other)
    while state.seat == 0:
        action = best(ADVISER, state)
        assert isinstance(action, Lay)
        state = play(state, action)
    assert "filled" == state.runs[0].ending


def test_where_nothing_fits_any_more_the_last_piece_comes_out() -> None:
    """With the reason; an empty diagram that can't be filled is given up."""
    state = running("A1", seats=2)
    bad = next(
        action
        for action in game().legal_actions(state, 0)
        if isinstance(action, Lay) and ADVISER.plan(play(state, action)) is None
    )
    state = play(state, bad)
    assert Lift(bad.anchor) == best(ADVISER, state)
    (reason,) = ADVISER.reasons(game().view(state, 0), Lift(bad.anchor))
    assert "tetrikon-reason-unfillable" == reason.key
    assert (reason,) == ADVISER.reasons(game().view(state, 0), GiveUp())
    assert () == ADVISER.reasons(game().view(running("A1", seats=2), 0), GiveUp())


def test_reasons_say_what_becomes_of_the_rest() -> None:
    """How many squares are left, and that they can be filled."""
    state = running("A1", seats=2)
    first, *rest = solution("A1")
    (reason,) = ADVISER.reasons(game().view(state, 0), first)
    left = 12 - load_standard().piece_by_id[first.piece].size
    assert ("tetrikon-reason-rest", {"piece": first.piece, "left": left}) == (
        reason.key,
        dict(reason.args),
    )
    nearly = play(state, first, *rest[:-1])
    (reason,) = ADVISER.reasons(game().view(nearly, 0), rest[-1])
    assert "tetrikon-reason-full" == reason.key
    (reason,) = ADVISER.reasons(game().view(state, 0), Think(1000))
    assert (("seconds", 1),) == reason.args
    assert () == ADVISER.reasons(game().view(begin(2), 0), Begin())


def test_before_the_run_there_is_nothing_to_think_about() -> None:
    """All that can be done is worth the same."""
    view = game().view(begin(2), 0)
    assert (0.0,) == tuple(ADVISER.values(view, [Begin()]))


def test_the_way_to_play_decides_who_is_asked() -> None:
    """The table's judge never sees a puzzle."""

    class Never:
        def values(self, view: object, actions: object) -> tuple[float, ...]:
            raise AssertionError(view, actions)

        def reasons(self, view: object, action: object) -> tuple[()]:
            raise AssertionError(view, action)

    ways = ModeJudge(Never(), ADVISER)
    state = running("A1", seats=2)
    view, first = game().view(state, 0), solution("A1")[0]
    assert list(ADVISER.values(view, [first])) == list(ways.values(view, [first]))
    assert ADVISER.reasons(view, first) == ways.reasons(view, first)
    with pytest.raises(AssertionError):
        ways.values(object(), [])
