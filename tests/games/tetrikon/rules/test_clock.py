"""The clock of a game with a time limit: when it runs, what it may say, and how it ends the game."""

from __future__ import annotations

import pytest

from accessgames.engine import CHANCE, CLOCK, Elapsed, Stream, refuse
from accessgames.games.tetrikon.rules import turns
from accessgames.games.tetrikon.rules.actions import EndTurn
from accessgames.games.tetrikon.rules.events import GameClosing, TurnBegan, TurnEnded
from accessgames.games.tetrikon.rules.tasks import ClockDue, Turn
from tests.games.tetrikon.positions import GAME, awaiting, every, on_turn, only, play, position

LIMITED = {"minutes": "10"}
LIMIT = 600_000


def test_without_a_limit_there_is_no_clock() -> None:
    """Nobody waits for the clock, and it has nothing to say."""
    state = position()
    assert not turns.is_clock_running(state.table)
    assert (0,) == GAME.actors(state)
    assert GAME.tick(state, 1000) is None
    assert 0 == len(GAME.legal_actions(state, CLOCK))


def test_it_runs_while_a_seat_is_awaited() -> None:
    """In a turn, and while somebody answers, but not while chance is to act."""
    state = position(options=LIMITED, money=["50"], free=["", "k1"])
    assert (CLOCK, 0) == GAME.actors(state)
    rolling, _ = play(state, "roll")
    assert (CHANCE,) == GAME.actors(rolling)
    answering, _ = play(state, "deal 1", "add give 50", "add take k1", "propose 50")
    assert (CLOCK, 1) == GAME.actors(answering)


def test_it_stops_when_the_game_closes() -> None:
    """In the last turns there is no hurry any more."""
    state, _ = play(position(options=LIMITED), f"+{LIMIT}")
    assert not turns.is_clock_running(state.table)
    assert (0,) == GAME.actors(state)


def test_time_adds_up() -> None:
    """What passes is subtracted from what is left, quietly."""
    state = position(options=LIMITED)
    state, events = play(state, "+1000", "+2500", "+1")
    assert (LIMIT - 3501, ()) == (state.table.remaining, events)
    assert Turn(0) == awaiting(state)


def test_between_turns_it_acts_alone() -> None:
    """After a turn the clock is looked at, even if no time has passed; then the next turn begins."""
    state, events = play(position(options=LIMITED), "end")
    assert [TurnEnded] == [type(event) for event in events]
    assert ClockDue() == awaiting(state)
    assert Elapsed(0) in GAME.legal_actions(state, CLOCK)
    assert refuse("tetrikon-refused-now", awaited="clock-due") == GAME.refusal(state, 0, EndTurn())
    state, events = play(state, "+0")
    assert (1, LIMIT) == (on_turn(state), state.table.remaining)
    assert 1 == len(every(events, TurnBegan))


def test_in_a_turn_some_time_passes() -> None:
    """There, nothing at all is no action."""
    state = position(options=LIMITED)
    legal = GAME.legal_actions(state, CLOCK)
    assert Elapsed(0) not in legal
    assert Elapsed(1) in legal
    assert Elapsed(LIMIT) in legal
    assert Elapsed(LIMIT + 1) not in legal
    assert LIMIT == len(legal)


@pytest.mark.parametrize(("passed", "expected"), [(0, None), (1, 1), (5320, 5320), (10 * LIMIT, LIMIT)])
def test_what_a_real_clock_owes(passed: int, expected: int | None) -> None:
    """Exactly what has passed, at most the whole limit, and nothing for nothing."""
    found = GAME.tick(position(options=LIMITED), passed)
    assert (None if expected is None else Elapsed(expected)) == found


def test_between_turns_a_real_clock_always_answers() -> None:
    """Where the clock alone has to act it does so for 0 milliseconds, too."""
    state, _ = play(position(options=LIMITED), "end")
    assert Elapsed(0) == GAME.tick(state, 0)


def test_more_than_is_left_is_the_end() -> None:
    """Whoever thinks longer than the time lasts finds it over; less than nothing is never left."""
    state = position(options=LIMITED, remaining=500)
    state, events = play(state, "+9000")
    assert ("time", 0) == (only(events, GameClosing).reason, state.table.remaining)


def test_the_time_between_turns_can_be_the_last() -> None:
    """Then the seat whose turn has ended has had its last turn, all the others have one."""
    state, _ = play(position(seats=3, options=LIMITED, remaining=500), "end")
    state, events = play(state, "+500")
    assert (1, 2) == only(events, GameClosing).turns
    assert only(events, TurnBegan).final
    state, _ = play(state, "end")
    assert (2,) == GAME.actors(state)


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_simulated_turns_take_their_time(seed: str) -> None:
    """Where no real clock runs a turn takes a quarter of a minute to a minute; what is chosen is legal."""
    between, _ = play(position(options=LIMITED), "end")
    stream = Stream(seed, "clock")
    for _ in range(20):
        passed = GAME.clock(between, stream)
        assert isinstance(passed, Elapsed)
        assert 15_000 <= passed.milliseconds <= 60_000
        assert passed in GAME.legal_actions(between, CLOCK)
    inside = position(options=LIMITED)
    assert GAME.clock(inside, stream) in GAME.legal_actions(inside, CLOCK)


def test_whether_time_shows_something() -> None:
    """Time that merely passes can be taken back; the end of it can't."""
    state = position(options=LIMITED, remaining=1000)
    assert not GAME.reveals(state, CLOCK, Elapsed(999))
    assert GAME.reveals(state, CLOCK, Elapsed(1000))
    assert not GAME.reveals(state, 0, GAME.parse_action("end"))
