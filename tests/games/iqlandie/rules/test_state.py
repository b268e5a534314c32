"""What each viewer knows: workspaces, plans and hints are private, the card is seen in its time."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from accessgames.engine import SPECTATOR, Stream, Viewer
from accessgames.games.iqlandie.rules.events import Hinted, Planned, Prepared, TaskShown, WentBack, Worked
from accessgames.games.iqlandie.tasks import KINDS, card
from tests.games.iqlandie.positions import (
    GAME,
    claim_right,
    do,
    prepared,
    race,
    racing,
    run,
    solve,
    stages,
    wait,
)

if TYPE_CHECKING:
    from accessgames.games.iqlandie.rules.state import IqState

ALONE = {"race": "turns"}


def seen_card(state: IqState, viewer: Viewer) -> tuple[int | None, bool]:
    """Return the number of the card that a viewer knows, and whether it sees the first half."""
    there = GAME.view(state, viewer).race
    assert there is not None
    return there.number, there.preparation is not None


@pytest.mark.parametrize("kind", ["biology", "programming", "optics"])
def test_before_the_clock_starts_all_see_the_first_half_only(kind: str) -> None:
    """Not even the number of the card, which would tell the rest."""
    state = prepared(kind, 2, number=5)
    half = KINDS[kind].preparation(card(kind, 5).task)
    for viewer in (0, 1, SPECTATOR):
        there = GAME.view(state, viewer).race
        assert there is not None
        assert (None, None, half) == (there.number, there.task, there.preparation)


def test_then_all_see_the_whole_card() -> None:
    """Spectators as well."""
    state = racing("optics", 2, number=5)
    for viewer in (0, 1, SPECTATOR):
        assert (5, False) == seen_card(state, viewer)


def test_one_after_another_only_the_solver_sees_anything() -> None:
    """Before its clock the first half, after it the card; others and spectators nothing."""
    state = prepared("optics", 3, ALONE, number=5)
    assert [(None, True), (None, False), (None, False)] == [seen_card(state, viewer) for viewer in (0, 1, -3)]
    state = do(state, 0, "ready")
    assert [(5, False), (None, False), (None, False)] == [seen_card(state, viewer) for viewer in (0, 1, -3)]
    state = claim_right(wait(state, 10_000)[0], 0)
    views = [seen_card(state, viewer) for viewer in (0, 1, 2, SPECTATOR)]
    assert [(5, False), (None, True), (None, False), (None, False)] == views


def test_workspaces_hints_and_plans_are_private() -> None:
    """Others see the stage of a seat and, after a claim, its time."""
    state = do(racing("optics", 3), 1, "hint")
    state = do(solve(state, 1), 1, "claim 0030000")
    own = GAME.view(state, 1).run
    assert own is not None
    assert (1, 30_000, "planned") == (own.hints, own.due, own.stage)
    assert 1 < len(own.path)
    for viewer in (0, 2, SPECTATOR):
        there = GAME.view(state, viewer).race
        assert there is not None
        assert run(state, 1).hidden() == there.runs[1]
        assert (0, None, (), "planned") == (
            there.runs[1].hints,
            there.runs[1].due,
            there.runs[1].path,
            there.runs[1].stage,
        )


def test_a_spectator_has_no_run_hand_or_board() -> None:
    """The shortcuts of the view answer for seats."""
    view = GAME.view(racing("optics", 2), SPECTATOR)
    assert (None, (), None) == (view.run, view.hand, view.board)
    own = GAME.view(racing("optics", 2), 1)
    assert own.table.boards[1] == own.board


def test_a_verdict_is_nobodys_before_the_end() -> None:
    """Two claims, one right and one wrong, look the same to everybody else."""
    right = claim_right(racing("optics", 3), 0)
    wrong = do(racing("optics", 3), 0, "claim 0000000")
    for viewer in (1, 2, SPECTATOR):
        assert GAME.view(right, viewer) == GAME.view(wrong, viewer)


@pytest.mark.parametrize("options", [{}, ALONE], ids=["together", "turns"])
@pytest.mark.parametrize("kind", list(KINDS))
def test_made_up_worlds_fit_the_view(kind: str, options: dict[str, str]) -> None:
    """At each stage of a race, for everybody."""
    state = prepared(kind, 3, options, number=7)
    moments = [state]
    while state.table.phase == "prepare":
        state = do(state, GAME.actors(state)[0], "ready")
        moments.append(state)
    state = solve(wait(state, 5_000)[0], race(state).solver or 0)
    moments += [state, do(state, 0, "claim 0015000"), do(state, 0, "hint"), do(state, 0, "claim 0000000")]
    for number, moment in enumerate(moments):
        for viewer in (0, 1, 2, SPECTATOR):
            view = GAME.view(moment, viewer)
            for seed in range(3):
                world = GAME.resample(view, Stream(f"{number} {seed}", "world"))
                assert view == GAME.view(world, viewer)
                assert GAME.actors(moment) == GAME.actors(world)


def test_a_world_has_a_card_that_looks_like_what_is_seen() -> None:
    """In the preparation those with the same first half; for those who see nothing any unused one."""
    view = GAME.view(prepared("optics", 2, number=7), 0)
    half = KINDS["optics"].preparation(card("optics", 7).task)
    numbers = {race(GAME.resample(view, Stream(str(seed), "world"))).number for seed in range(30)}
    assert {half} == {KINDS["optics"].preparation(card("optics", number or 0).task) for number in numbers}
    blind = GAME.view(prepared("optics", 2, ALONE, number=7), 1)
    assert 5 < len({race(GAME.resample(blind, Stream(str(seed), "world"))).number for seed in range(30)})


def test_events_are_redacted_as_the_view() -> None:
    """Private ones vanish, the card is left out for those whose turn it is not."""
    private = (
        Worked(1, "optics", "step", "work"),
        WentBack(1, "optics", "work", all=False),
        Hinted(1, 1, 30_000, "optics", 3, "work"),
        Planned(1, 5_000),
    )
    for event in private:
        assert [None, event, None] == [GAME.redact(event, viewer) for viewer in (0, 1, SPECTATOR)]
    half, whole = Prepared(1, "optics", "half"), TaskShown(1, "optics", 4)
    assert [half, replace(half, preparation=None)] == [GAME.redact(half, viewer) for viewer in (1, 0)]
    assert [whole, replace(whole, number=None)] == [GAME.redact(whole, viewer) for viewer in (1, SPECTATOR)]
    for shown in (Prepared(None, "optics", "half"), TaskShown(None, "optics", 4)):
        assert shown == GAME.redact(shown, SPECTATOR)


def test_outside_of_a_race_nothing_is_hidden() -> None:
    """Boards, hands, offers and bags lie open."""
    state = claim_right(racing("optics", 2), 0)
    for viewer in (0, 1, SPECTATOR):
        assert state == GAME.resample(GAME.view(state, viewer), Stream("x", "world"))


def test_stages_of_the_race_are_open() -> None:
    """Everybody knows who is ready, claimed or gave up."""
    state = do(racing("optics", 3), 2, "give-up")
    there = GAME.view(state, 0).race
    assert there is not None
    assert stages(state) == tuple(each.stage for each in there.runs)
