"""How computer players work on tasks: real steps, real slips, claims that are checked like everybody's."""

from __future__ import annotations

from dataclasses import replace

import pytest

from accessgames.engine import Stream
from accessgames.games.iqlandie.bot.guide import Skill, next_action, planned_steps, possible_slips
from accessgames.games.iqlandie.notation import parse_action
from accessgames.games.iqlandie.rules.actions import Claim, IqAction, Work
from accessgames.games.iqlandie.tasks import KINDS, SHIPPED, STANDARD, card
from accessgames.games.iqlandie.tasks.optics_model import Put
from accessgames.games.iqlandie.tasks.programming import Stand
from accessgames.games.iqlandie.tasks.space_model import Lay
from tests.games.iqlandie.bot.sitting import decide, player
from tests.games.iqlandie.positions import GAME, do, race, racing, run, stages, wait

SURE = Skill(seconds=60, slips=0.0)
CLUMSY = Skill(seconds=60, slips=1.0)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("skill", [SURE, CLUMSY], ids=["sure", "clumsy"])
def test_working_to_the_claim(kind: str, skill: Skill) -> None:
    """Step by step to a claim with a delay; who never slips is right, who always slips is wrong."""
    state = racing(kind, number=5)
    stream = Stream("tests", "working")
    actions: list[IqAction] = []
    while not actions or isinstance(actions[-1], Work):
        assert len(actions) < 20
        actions.append(next_action(race(state), run(state, 1), skill, stream))
        state = GAME.play(state, 1, actions[-1]).state
    assert isinstance(actions[-1], Claim)
    assert actions[-1].delay > 0
    rules = KINDS[kind]
    assert (skill is SURE) == rules.solved(race(state).task, run(state, 1).work)
    assert len(rules.solution(race(state).task)) == len(actions) - 1


@pytest.mark.parametrize("kind", KINDS)
def test_slips_are_wrong_and_possible(kind: str) -> None:
    """Every card can be got wrong with its last step, in ways that solve nothing and are legal."""
    rules = KINDS[kind]
    for number in range(1, SHIPPED + 1):
        task = card(kind, number).task
        steps, workspaces = planned_steps(STANDARD, kind, number)
        wrong = possible_slips(rules, task, workspaces[-2], steps[-1])
        assert wrong
        for step in wrong:
            assert rules.refusal(task, workspaces[-2], step) is None
            assert not rules.solved(task, rules.step(task, workspaces[-2], step))


def test_slips_are_near_the_right_step() -> None:
    """The robot stops nearby, and the same piece or card is meant."""
    task = card("programming", 1).task
    (right,), workspaces = planned_steps(STANDARD, "programming", 1)
    for step in possible_slips(KINDS["programming"], task, workspaces[0], right):
        assert isinstance(step, Stand)
        assert abs(step.square.column - right.square.column) <= 2
        assert abs(step.square.row - right.square.row) <= 2
    steps, workspaces = planned_steps(STANDARD, "optics", 1)
    wrong = possible_slips(KINDS["optics"], card("optics", 1).task, workspaces[-2], steps[-1])
    assert {steps[-1].piece} == {step.piece for step in wrong if isinstance(step, Put)}
    steps, workspaces = planned_steps(STANDARD, "space", 1)
    wrong = possible_slips(KINDS["space"], card("space", 1).task, workspaces[-2], steps[-1])
    assert {steps[-1].laid.card} == {step.laid.card for step in wrong if isinstance(step, Lay)}


@pytest.mark.parametrize("kind", KINDS)
def test_plan_is_a_solution(kind: str) -> None:
    """The plan has a workspace for each step and one more, and the last one solves the task."""
    steps, workspaces = planned_steps(STANDARD, kind, 7)
    assert len(steps) + 1 == len(workspaces) == len(set(workspaces))
    assert KINDS[kind].solved(card(kind, 7).task, workspaces[-1])


def test_anything_else_is_claimed_as_it_is() -> None:
    """Whoever takes over a workspace that lies on no way claims it without a further step."""
    state = do(racing("optics", number=4), 1, "put a1 Z P")
    assert isinstance(next_action(race(state), run(state, 1), SURE, Stream("tests", "else")), Claim)


def test_two_computers_end_the_race() -> None:
    """Computers prepare everything at once; their claims are sealed until the clock reaches them."""
    state = racing("space", number=4)
    for seat in (0, 1):
        while stages(state)[seat] == "solving":
            state = decide(player("planning"), state, seat)
    assert ("planned", "planned") == stages(state)
    hidden = GAME.view(state, 0).race
    assert hidden is not None
    assert (None, ()) == (hidden.runs[1].due, hidden.runs[1].path)
    state, _ = wait(state, 900_000)
    assert state.table.phase == "take"


def test_slips_end_at_the_back() -> None:
    """A slip of a computer is wrong for the checker, too: it loses its place."""
    state = racing("programming", number=5)
    stream = Stream("tests", "back")
    for seat, skill in ((0, CLUMSY), (1, SURE)):
        while stages(state)[seat] == "solving":
            state = GAME.play(state, seat, next_action(race(state), run(state, seat), skill, stream)).state
    state, _ = wait(state, 900_000)
    assert state.table.order == (1, 0)
    assert state.table.firsts == (0, 1)


def test_claims_come_back_in_notation() -> None:
    """A claim of a computer stands in the journal like any action."""
    stopped = replace(run(racing("space"), 1), path=("nothing known",))
    claim = next_action(race(racing("space")), stopped, SURE, Stream("tests", "claims"))
    assert claim == parse_action(GAME.format_action(claim))


def test_stopped_time_is_claimed_at_once() -> None:
    """Whose time stands already does not wait any longer."""
    pressed = replace(run(racing("space"), 1), stage="pressed", path=("nothing known",))
    assert Claim(0) == next_action(race(racing("space")), pressed, SURE, Stream("tests", "claims"))
