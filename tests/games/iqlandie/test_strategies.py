"""Matches with seats that do what few players do: always give up, always err, press, take hints, wait."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from accessgames.engine import CHANCE, CLOCK, Stream
from accessgames.engine.driver import first_to_move
from accessgames.games.iqlandie.notation import parse_action
from accessgames.games.iqlandie.rules.actions import Work
from accessgames.games.iqlandie.tasks import KINDS
from tests.games.iqlandie.census import census
from tests.games.iqlandie.positions import GAME, begin

if TYPE_CHECKING:
    from accessgames.games.iqlandie.rules.actions import IqAction
    from accessgames.games.iqlandie.rules.state import IqState

Strategy = Callable[["IqState", int, "list[IqAction]", Stream], "IqAction"]


def wants(*texts: str) -> Strategy:
    """Return a strategy that does the first of these that is legal, else anything but solving."""

    def choose(state: IqState, seat: int, legal: list[IqAction], stream: Stream) -> IqAction:
        del state, seat
        wanted = [parse_action(text) for text in texts]
        found = [action for action in wanted if action in legal]
        return found[0] if found else stream.choice(legal)

    return choose


def solves(state: IqState, seat: int, legal: list[IqAction], stream: Stream) -> IqAction:
    """Solve rightly, step by step, then claim at once; otherwise play at random."""
    race = state.race
    if race is None or state.table.phase != "race":
        return stream.choice(legal)
    done = len(race.runs[seat].path) - 1
    steps = KINDS[race.kind].solution(race.task)
    return Work(race.kind, steps[done]) if done < len(steps) else parse_action("claim 0000000")


GIVES_UP = wants("give-up")
ERRS = wants("claim 0000000")
ASKS = wants("hint")
PRESSES = wants("press", "claim 0000000")
LATE = wants("claim 0900000")
PLANS = wants("claim 0005000")


def match(strategies: list[Strategy], **options: str) -> IqState:
    """Play a match of three rounds."""
    state = begin(len(strategies), {"rounds": "3", **options})
    counted = census(state)
    moment = 0
    while actors := GAME.actors(state):
        actor = first_to_move(actors)
        stream = Stream("strategies", str(moment))
        if actor == CHANCE:
            action = GAME.chance(state, stream)
        elif actor == CLOCK:
            action = GAME.clock(state, stream)
        else:
            action = strategies[actor](state, actor, list(GAME.legal_actions(state, actor)), stream)
        state = GAME.play(state, actor, action).state
        assert counted == census(state)
        moment += 1
    return state


@pytest.mark.parametrize("options", [{}, {"race": "turns"}], ids=["together", "turns"])
def test_when_all_give_up_nobody_is_first(options: dict[str, str]) -> None:
    """The game goes on all the same, the last to give up takes pieces first."""
    table = match([GIVES_UP, GIVES_UP, GIVES_UP], **options).table
    assert (0, 0, 0) == table.firsts
    assert [None] * 3 == [result.first for result in table.history]
    assert (2, 1, 0) == table.history[0].order


def test_when_all_err_the_late_one_is_first() -> None:
    """Literally by the rules; the wrong ones follow by their tokens."""
    table = match([ERRS, ERRS, ERRS]).table
    assert (0, 0, 3) == table.firsts
    assert [(2, 0, 1)] * 3 == [result.order for result in table.history]


def test_one_after_another_all_may_err() -> None:
    """Then nobody is first, unless the last one was too late to claim."""
    table = match([PLANS, PLANS, PLANS], race="turns").table
    verdicts = [[result.verdict for result in race.results] for race in table.history]
    assert all("right" not in row for row in verdicts)
    assert 3 >= sum(table.firsts)


def test_who_solves_beats_who_does_not() -> None:
    """Right claims at time 0 are first in every round, whatever the others do."""
    table = match([GIVES_UP, solves, ERRS, ASKS]).table
    assert 3 == table.firsts[1]
    assert all(race.results[1].verdict == "right" for race in table.history)
    assert all(race.order[0] == 1 for race in table.history)


def test_asking_for_all_hints_is_giving_up() -> None:
    """With the solution told, nothing can be won."""
    table = match([ASKS, LATE]).table
    assert ["gave-up"] * 3 == [race.results[0].verdict for race in table.history]
    assert [3] * 3 == [race.results[0].hints for race in table.history]


def test_planned_claims_wait_for_the_clock() -> None:
    """Five seconds are faster than a quarter of an hour."""
    table = match([LATE, PLANS]).table
    assert [5_000] * 3 == [race.results[1].time for race in table.history]
    assert ["late"] * 3 == [race.results[0].verdict for race in table.history]


def test_pressing_and_erring_ends_as_erring() -> None:
    """The press only stops the time."""
    table = match([PRESSES, LATE, PRESSES]).table
    assert all(race.results[0].verdict == "wrong" for race in table.history)
    assert all(race.order[0] == 1 for race in table.history)


@pytest.mark.parametrize("kind", list(KINDS))
def test_solvers_of_every_kind_are_right(kind: str) -> None:
    """In a practice of two, the first one claims and the other is late."""
    table = match([solves, solves], practice=kind).table
    assert (3, 0) == table.firsts
    assert ["right"] * 3 == [race.results[0].verdict for race in table.history]


def test_with_a_better_factor_the_slower_one_wins() -> None:
    """Five seconds at half count less than five at full, though claimed at the same moment."""
    table = match([PLANS, PLANS], **{"pace-2": "50"}).table
    assert all(race.results[1].time == 2_500 for race in table.history)
    assert all(race.results[1].token == 1 for race in table.history)
