"""Computer players of blitz, and advice against the time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection
from itertools import pairwise

import pytest

from accessgames.bots.policies import JudgePolicy
from accessgames.cli.material import open_room
from accessgames.engine import Stream, playout
from accessgames.games.tetrikon.bot import ModeJudge
from accessgames.games.tetrikon.bot.attention import overlook_piece, turn_nothing
from accessgames.games.tetrikon.bot.puzzles import FAST, LONG, QUICK, SLOW, STEADY, PuzzleJudge
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
from tools.declined_wins import decisions

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
    """It never takes anything out again, and who thinks less about each piece is faster."""
    setup = game().setup(2, {"mode": "blitz", "level": level, "mirror": mirror})
    players = [JudgePolicy(PuzzleJudge(load_standard(), pace)) for pace in ((60_000,), (1_000,))]
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
    assert set(LONG + SLOW + STEADY + FAST + QUICK) <= set(THINKING)


def test_each_level_is_faster_than_the_one_below() -> None:
    """On average; a good day of the slower one is better than a bad day of the faster one."""
    tempos = (LONG, SLOW, STEADY, FAST, QUICK)
    for slower, faster in pairwise(tempos):
        assert sum(faster) < sum(slower)
        assert min(slower) < max(faster)


def test_a_run_has_one_tempo_that_pieces_vary() -> None:
    """One step more or less for some pieces; of several seats and diagrams each has its own day."""
    judge, tempos = PuzzleJudge(load_standard(), SLOW), set()
    for number in range(1, 9):
        state = running(f"A{number}", seats=2)
        thought = best(judge, state)
        assert isinstance(thought, Think)
        tempos.add(thought.milliseconds)
    assert len(tempos) > 1
    assert tempos <= {10_000, 20_000, 30_000, 60_000}
    assert THINKING[:2] == tuple(
        sorted({_thought(name) for name in [f"A{number}" for number in range(1, 13)]})
    )


def test_in_solo_each_player_has_days_of_its_own() -> None:
    """With the same diagrams the slower player is sometimes the quicker one, not always as much behind."""
    slow, fast = (PuzzleJudge(load_standard(), pace) for pace in (SLOW, STEADY))
    later = Counter[int]()
    for seed in range(30):
        state = run_of_solo(str(seed))
        thoughts = [best(judge, state) for judge in (slow, fast)]
        first, second = (one.milliseconds for one in thoughts if isinstance(one, Think))
        later[(first > second) - (first < second)] += 1
    assert later[1] > later[-1] > 0


def run_of_solo(seed: str) -> PuzzleState:
    """A run of solo with drawn diagrams, before the first piece."""
    stream = Stream(seed, "solo")
    state = game().initial(game().setup(1, {"mode": "solo"}))
    while state.phase != "run":
        (actor,) = game().actors(state)[:1]
        legal = tuple(game().legal_actions(state, actor))
        state = game().apply(state, actor, stream.choice(legal)).state
    return state


def _thought(diagram: str) -> int:
    """Milliseconds of the first piece of somebody who always takes the least."""
    action = best(PuzzleJudge(load_standard(), THINKING[:1]), running(diagram, seats=2))
    assert isinstance(action, Think)
    return action.milliseconds


# ---------------------------------------------------------------- what beginners do there


def _attended(state: PuzzleState) -> tuple[PuzzleAction, ...]:
    """What anybody thinks of who is as slow as a beginner."""
    judge = PuzzleJudge(load_standard(), LONG)
    legal = tuple(game().legal_actions(state, state.seat))
    return judge.attend(game().view(state, state.seat), legal).sensible


def test_nobody_forgets_to_think_or_gives_up_what_can_be_filled() -> None:
    """First the time passes; then pieces are laid, and none is taken out for nothing."""
    state = running("A1", seats=2)
    (first,) = _attended(state)
    assert isinstance(first, Think)
    later = play(state, first, solution("A1")[0], Think(1000))
    assert {Lay} == set(map(type, _attended(later)))


def test_nobody_misses_the_piece_that_fills() -> None:
    """The last piece is laid by everybody."""
    state = running("A1", seats=2)
    *before, last = solution("A1")
    assert (last,) == _attended(play(state, *before, Think(1000)))


@pytest.mark.parametrize(("slip", "left"), [(turn_nothing, {1}), (overlook_piece, set(range(1, 9)))])
def test_beginners_err_in_blitz_as_at_the_table(slip: Callable[..., Collection[int]], left: set[int]) -> None:
    """They lay pieces as they are pictured, or do not see one; that is all that they overlook."""
    state = play(running("A1", seats=2), Think(1000))
    legal = tuple(game().legal_actions(state, 0))
    missed = slip(None, legal, (), Stream("x", "bot/0"))
    assert missed
    assert all(isinstance(legal[number], Lay) for number in missed)
    kept = [one for number, one in enumerate(legal) if number not in missed and isinstance(one, Lay)]
    assert left >= {one.orientation for one in kept}
    assert len({one.piece for one in kept}) >= 10


def test_the_easy_levels_spoil_diagrams_in_blitz() -> None:
    """Somebody of level 1 takes pieces out again at least once in ten runs; level 4 never."""
    counts = [_lifts(level) for level in ("bot:1", "bot:4")]
    assert counts[0] > counts[1] == 0


def _lifts(player: str) -> int:
    """Count the pieces that are taken out again in some games of a player with itself."""
    room, options = open_room("tetrikon"), {"mode": "blitz", "level": "A"}
    games = (decisions(room, (player, player), f"lifts/{number}", options) for number in range(5))
    return sum(isinstance(action, Lift) for one in games for _, _, action in one)


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
