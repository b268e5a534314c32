from __future__ import annotations

import pytest

from accessgames.engine import CHANCE, CLOCK
from accessgames.games.iqlandie.rules.events import (
    Claimed,
    GaveUp,
    Hinted,
    Late,
    Planned,
    Prepared,
    Pressed,
    RoundBegan,
    SaidReady,
    TaskShown,
    Uncovered,
    WentBack,
    Worked,
)
from accessgames.games.iqlandie.rules.races import last_unfinished, next_news
from accessgames.games.iqlandie.rules.state import HINT_COST
from accessgames.games.iqlandie.tasks import KINDS, card
from tests.games.iqlandie.positions import (
    GAME,
    begin,
    choosing,
    claim_right,
    claim_wrong,
    do,
    events_of,
    prepared,
    race,
    racing,
    refused,
    run,
    solve,
    stages,
    wait,
)

ALONE = {"race": "turns"}


@pytest.mark.parametrize("kind", list(KINDS))
def test_the_first_half_of_the_card_is_seen_first(kind: str) -> None:
    """Where there is one; space shows everything at once."""
    state = do(choosing(2), 0, f"choose {kind}")
    state, events = events_of(state, CHANCE, f"card {kind} 0004")
    rules, task = KINDS[kind], card(kind, 4).task
    if kind == "space":
        assert (TaskShown(None, kind, 4),) == events
    else:
        assert (Prepared(None, kind, rules.preparation(task)),) == events
        assert "prepare" == state.table.phase


def test_the_clock_starts_when_the_last_one_is_ready() -> None:
    """Everybody begins with an empty workspace at time 0."""
    state = do(prepared("biology", 2), 1, "ready")
    assert ("preparing", "ready") == stages(state)
    state, events = events_of(state, 0, "ready")
    assert (SaidReady(0, ()), TaskShown(None, "biology", 1)) == events
    assert ("solving", "solving") == stages(state)
    start = KINDS["biology"].start(card("biology", 1).task)
    assert [(start,)] * 2 == [run(state, seat).path for seat in range(2)]
    assert 0 == race(state).elapsed


def test_steps_change_the_own_workspace_only() -> None:
    """And can be taken back one by one, or all at once."""
    state = racing("programming", 2)
    state, events = events_of(state, 1, "stand a5")
    (told,) = events
    assert isinstance(told, Worked)
    assert told.work == run(state, 1).work
    assert run(state, 0).work == run(state, 0).path[0]
    state = do(state, 1, "stand b2")
    back, events = events_of(state, 1, "back")
    assert (WentBack(1, "programming", run(back, 1).work, all=False),) == events
    assert told.work == run(back, 1).work
    empty, events = events_of(state, 1, "restart")
    assert (WentBack(1, "programming", run(empty, 1).path[0], all=True),) == events
    assert 1 == len(run(empty, 1).path)


def test_the_way_back_to_the_start_looks_the_same_in_one_step_or_all_at_once() -> None:
    """With one step made, both are told alike, because both lead to the same."""
    state = do(racing("optics", 2), 0, "put e2 Z P")
    assert events_of(state, 0, "back") == events_of(state, 0, "restart")


def test_the_third_hint_is_counted() -> None:
    """The seat's own view tells giving up with the solution from giving up without."""
    state = do(racing("optics", 3), 0, "hint", "hint")
    assert (3, 2) == (run(do(state, 0, "hint"), 0).hints, run(do(state, 0, "give-up"), 0).hints)


@pytest.mark.parametrize("text", ["back", "restart"])
def test_nothing_can_be_taken_back_of_nothing(text: str) -> None:
    """An empty workspace is as it was at the start."""
    refusal = refused(racing("optics"), 0, text)
    assert refusal is not None
    assert "iqlandie-refused-back" == refusal.key


def test_steps_of_another_kind_are_refused() -> None:
    """With both kinds, so that the sentence can name them."""
    refusal = refused(racing("optics"), 0, "slide A")
    assert refusal is not None
    assert ("iqlandie-refused-work", (("kind", "biology"), ("wanted", "optics"))) == (
        refusal.key,
        refusal.args,
    )


def test_steps_are_judged_by_their_kind() -> None:
    """What a kind refuses is refused in its words."""
    state = do(racing("programming"), 0, "stand a1")
    refusal = refused(state, 0, "stand a1")
    there = race(state)
    expected = there.rules.refusal(
        there.task, run(state, 0).work, KINDS["programming"].parse_step("stand a1")
    )
    assert expected == refusal


def test_hints_come_in_three_steps() -> None:
    """Two that cost time, and the solution, which ends the race for the seat."""
    state, events = events_of(racing("optics", 3), 0, "hint")
    (first,) = events
    assert isinstance(first, Hinted)
    assert (0, 1, HINT_COST) == (first.seat, first.stage, first.cost)
    assert ("optics", 1, run(state, 0).work) == (first.kind, first.number, first.work)
    state, events = events_of(state, 0, "hint", "hint")
    last, gave_up = events
    assert isinstance(last, Hinted)
    assert (3, 0) == (last.stage, last.cost)
    assert GaveUp(0, 3) == gave_up


def test_a_claim_takes_the_next_token() -> None:
    """By the time that counts; whether it is right stays open."""
    state = wait(racing("space", 4), 7_000)[0]
    state, events = events_of(state, 3, "claim 0000000")
    assert (Claimed(3, 7_000, 1),) == events
    state, events = events_of(wait(state, 1_000)[0], 0, "claim 0000000")
    assert (Claimed(0, 8_000, 2),) == events
    assert (CLOCK, 1, 2) == GAME.actors(state)


def test_a_planned_claim_is_sealed() -> None:
    """Its seat is done, the others hear nothing until the clock reaches it."""
    state, events = events_of(racing("space", 3), 1, "claim 0030000")
    assert (Planned(1, 30_000),) == events
    assert None is GAME.redact(events[0], 0)
    assert events[0] == GAME.redact(events[0], 1)
    assert (CLOCK, 0, 2) == GAME.actors(state)
    seen = GAME.view(state, 0).race
    assert seen is not None
    assert ("planned", None, ()) == (seen.runs[1].stage, seen.runs[1].due, seen.runs[1].path)
    state, events = wait(state, 30_000)
    assert (Claimed(1, 30_000, 1),) == events


@pytest.mark.parametrize("text", ["claim 0000001", "claim 0007000", "claim 9999999"])
def test_other_delays_are_refused(text: str) -> None:
    """Only those of the grid exist."""
    refusal = refused(racing("space"), 0, text)
    assert refusal is not None
    assert "iqlandie-refused-delay" == refusal.key


def test_giving_up_takes_the_last_token() -> None:
    """The next one to give up the token before it."""
    state, events = events_of(racing("space", 4), 2, "give-up")
    assert (GaveUp(2, 4),) == events
    state, events = events_of(state, 0, "give-up")
    assert (GaveUp(0, 3),) == events


def test_the_last_one_is_late_after_the_others_claimed_or_gave_up() -> None:
    """One claim is enough for that."""
    state = do(racing("space", 3), 2, "give-up")
    state, events = events_of(state, 0, "claim 0000000")
    assert (Claimed(0, 0, 1), Late(1, 2), Uncovered("space", 1)) == events[:3]


def test_pressing_stops_the_time_of_all() -> None:
    """Until the answer is claimed; a delay makes no sense then."""
    state = wait(racing("optics", 3), 12_345)[0]
    state, events = events_of(state, 1, "press")
    assert (Pressed(1, 12_345),) == events
    assert (1,) == GAME.actors(state)
    refusals = [refused(state, 1, text) for text in ("press", "claim 0030000")]
    keys = [refusal.key for refusal in refusals if refusal is not None]
    assert ["iqlandie-refused-pressed", "iqlandie-refused-pressed"] == keys
    state, events = events_of(solve(state, 1), 1, "claim 0000000")
    assert (Claimed(1, 12_345, 1),) == events


def test_who_pressed_may_give_up() -> None:
    """Then the others go on."""
    state = do(racing("optics", 3), 1, "press", "give-up")
    assert (CLOCK, 0, 2) == GAME.actors(state)
    assert None is run(state, 1).time


def test_one_after_another_nobody_presses() -> None:
    """Only one seat solves."""
    refusal = refused(racing("optics", 2, ALONE), 0, "press")
    assert refusal is not None
    assert "iqlandie-refused-press-alone" == refusal.key


def test_one_after_another_the_chooser_begins_and_the_next_ones_follow() -> None:
    """Each prepares itself, also for space, so that its clock starts when it sits there."""
    state = prepared("space", 3, ALONE)
    assert ("preparing", "waiting", "waiting") == stages(state)
    state, events = events_of(state, 0, "ready")
    assert (SaidReady(0, ()), TaskShown(0, "space", 1)) == events
    assert (CLOCK, 0) == GAME.actors(state)
    state, events = events_of(wait(state, 20_000)[0], 0, "claim 0000000")
    assert (Claimed(0, 20_000, 1), Prepared(1, "space", None)) == events
    assert (1,) == GAME.actors(state)
    state = claim_right(wait(do(state, 1, "ready"), 5_000)[0], 1)
    assert 5_000 == run(state, 1).time
    assert ("claimed", "claimed", "preparing") == stages(state)


def test_one_after_another_the_last_one_has_as_much_time_as_the_slowest() -> None:
    """As if all had solved at once: then it takes the last token."""
    state = claim_right(wait(do(prepared("space", 2, ALONE), 0, "ready"), 10_000)[0], 0)
    state = do(state, 1, "ready")
    state, events = wait(state, 9_999)
    assert () == events
    assert Late(1, 2) == wait(state, 1)[1][0]


def test_one_after_another_a_planned_claim_lets_the_next_one_begin() -> None:
    """Computer players do not keep anybody waiting: the clock skips to their claim."""
    state = do(prepared("space", 3, ALONE), 0, "ready", "claim 0040000")
    assert (CLOCK,) == GAME.actors(state)
    state, events = events_of(state, CLOCK, "+40000")
    assert (Claimed(0, 40_000, 1), Prepared(1, "space", None)) == events


def test_one_after_another_order_is_by_the_own_time() -> None:
    """Not by who came first."""
    state = claim_right(wait(do(prepared("space", 3, ALONE), 0, "ready"), 30_000)[0], 0)
    state = claim_wrong(wait(do(state, 1, "ready"), 10_000)[0], 1)
    state = claim_right(wait(do(state, 2, "ready"), 20_000)[0], 2)
    assert (2, 0, 1) == state.table.order


def test_alone_the_race_ends_with_the_claim() -> None:
    """There is nobody to be late for."""
    state = wait(racing("space", 1), 3_000_000)[0]
    assert ("solving",) == stages(state)
    assert "take" == claim_right(state, 0).table.phase


def test_a_practice_begins_with_its_card() -> None:
    """Nobody chooses; the round is told with the first card."""
    state = begin(1, {"practice": "biology", "rounds": "3"})
    events = events_of(state, CHANCE, "card biology 0002")[1]
    assert RoundBegan(1, 3, 0, "biology") == events[0]
    assert isinstance(events[1], Prepared)


def test_the_next_news_of_the_clock() -> None:
    """None while nothing is planned and nobody is the last one."""
    state = racing("space", 3)
    assert None is next_news(state.table, race(state))
    state = do(state, 0, "claim 0030000")
    assert 30_000 == next_news(state.table, race(state))
    assert None is last_unfinished(race(state))
    state = do(do(racing("space", 3), 0, "give-up"), 1, "give-up")
    assert 2 == last_unfinished(race(state))
