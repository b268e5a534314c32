from __future__ import annotations

from itertools import islice

import pytest

from accessgames.engine import CLOCK, Elapsed
from accessgames.games.iqlandie.rules.events import Claimed, Late
from accessgames.games.iqlandie.rules.races import LONGEST, ClockActions, counted, too_late_at
from accessgames.games.iqlandie.rules.state import HINT_COST
from tests.games.iqlandie.positions import GAME, claim_right, do, race, racing, refused, run, stages, wait


def test_any_time_up_to_an_hour_may_pass() -> None:
    """But not no time at all; listed in the order of notation, without listing an hour."""
    passing = ClockActions()
    assert LONGEST == len(passing)
    assert [1, 10, 100] == [elapsed.milliseconds for elapsed in islice(passing, 3)]
    assert Elapsed(0) not in passing
    assert Elapsed(1) in passing
    assert Elapsed(LONGEST) in passing
    assert Elapsed(LONGEST + 1) not in passing
    assert 3 == len(list(islice(iter(passing), 3)))


@pytest.mark.parametrize("text", ["+0", "+3600001"])
def test_other_times_are_refused(text: str) -> None:
    """With a reason of its own."""
    refusal = refused(racing("space"), CLOCK, text)
    assert refusal is not None
    assert "iqlandie-refused-time" == refusal.key


def test_time_that_merely_passes_brings_no_events() -> None:
    """And can be added up."""
    state, events = wait(racing("optics"), 1_234)
    assert () == events
    assert 1_235 == race(wait(state, 1)[0]).elapsed


@pytest.mark.parametrize(("pace", "expected"), [("100", 10_000), ("75", 7_500), ("50", 5_000)])
def test_a_factor_and_hints_count(pace: str, expected: int) -> None:
    """Time times percent, and 30 seconds for each hint."""
    state = wait(racing("space", 2, {"pace-1": pace}), 10_000)[0]
    assert expected == counted(state.table, race(state), 0, 10_000)
    state = do(state, 0, "hint")
    assert expected + HINT_COST == counted(state.table, race(state), 0, 10_000)


def test_nobody_is_late_before_a_claim() -> None:
    """However long it takes: tasks have no limit of time."""
    state = wait(racing("space"), LONGEST)[0]
    assert None is too_late_at(state.table, race(state), 1)
    assert ("solving", "solving") == stages(state)


def test_with_equal_factors_the_last_one_is_late_at_once() -> None:
    """Nobody who claims later can be faster."""
    state = wait(racing("space"), 10_000)[0]
    assert "take" == claim_right(state, 0).table.phase


def test_with_a_factor_the_last_one_has_until_it_is_slower() -> None:
    """Twice the time of the claim at 50 percent; then the clock itself ends the race."""
    state = claim_right(wait(racing("space", 2, {"pace-2": "50"}), 10_000)[0], 0)
    assert 20_000 == too_late_at(state.table, race(state), 1)
    state, events = wait(state, 9_999)
    assert () == events
    state, events = wait(state, 5_000)
    assert Late(1, 2) == events[0]
    assert "take" == state.table.phase


def test_hints_of_the_claimant_give_others_time() -> None:
    """A claim at 10 seconds with a hint counts as 40."""
    state = claim_right(do(wait(racing("space"), 10_000)[0], 0, "hint"), 0)
    assert 40_000 == run(state, 0).time
    state = claim_right(wait(state, 29_000)[0], 1)
    assert (1, 0) == state.table.order


def test_planned_claims_fall_due_in_their_order() -> None:
    """Each at its own time, whatever order they were made in and however long the clock jumps."""
    state = do(do(racing("space", 4), 0, "claim 0020000"), 2, "claim 0010000")
    state = do(state, 1, "claim 0020000")
    state, events = wait(state, 60_000)
    assert [Claimed(2, 10_000, 1), Claimed(0, 20_000, 2), Claimed(1, 20_000, 3)] == list(events[:3])
    assert Late(3, 4) == events[3]


def test_the_simulated_clock_skips_to_the_next_news() -> None:
    """A planned claim, or the moment when the last one is too late."""
    state = do(do(racing("space", 3), 0, "claim 0045000"), 1, "claim 0015000")
    assert Elapsed(15_000) == GAME.clock(state, None)  # type: ignore[arg-type] # - the clock needs no luck
    state = wait(state, 15_000)[0]
    assert Elapsed(30_000) == GAME.clock(state, None)  # type: ignore[arg-type] # - as above
    fresh = racing("space", 2)
    assert Elapsed(60_000) == GAME.clock(fresh, None)  # type: ignore[arg-type] # - as above


def test_a_real_clock_owes_what_has_passed() -> None:
    """Nothing for less than a millisecond, an hour at most."""
    state = racing("space")
    assert None is GAME.tick(state, 0)
    assert Elapsed(5_320) == GAME.tick(state, 5_320)
    assert Elapsed(LONGEST) == GAME.tick(state, LONGEST * 3)


def test_time_can_be_gone_back_over_unless_it_brought_news() -> None:
    """For taking back: a clock that only ran reveals nothing."""
    state = do(racing("space", 3), 1, "claim 0010000")
    assert not GAME.reveals(state, CLOCK, Elapsed(9_999))
    assert GAME.reveals(state, CLOCK, Elapsed(10_000))
