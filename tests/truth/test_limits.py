"""When a task of iQLANDIE ends by the clock alone: worked out again to the millisecond, with what is said."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from accessgames.engine import Perspective, Stream
from accessgames.games import Listener, load_room
from accessgames.games.iqlandie.rules.events import Late
from tests.games.iqlandie import positions as made
from tests.truth.listeners import listener
from tests.truth.positions import SEED

if TYPE_CHECKING:
    from accessgames.games.iqlandie.rules.state import IqState

RACES: Final = 60
FEW: Final = 5
PACES: Final = ("100", "75", "50")
HINT: Final = 30_000
"""Milliseconds that a hint costs."""


def almost_over(number: int) -> tuple[IqState, int]:
    """Return a race in which all but one have a token, one of them by a claim, and who has none."""
    stream = Stream(SEED, f"limits/{number}")
    seats = 2 + stream.below(3)
    paces = {f"pace-{seat + 1}": stream.choice(PACES) for seat in range(seats)}
    state = made.racing("space", seats, paces)
    left, *others = sorted(range(seats), key=lambda _: stream.below(1000))
    for place, seat in enumerate(others):
        state = made.wait(state, 1 + stream.below(90_000))[0]
        if not stream.below(5) and not made.run(state, left).hints:
            state = made.do(state, left, "hint")
        done = place == 0 or stream.below(3)
        state = made.claim_wrong(state, seat) if done else made.do(state, seat, "give-up")
        if state.table.phase != "race":
            break
    return state, left


def limit(state: IqState, left: int) -> int:
    """Return when the time that counts for the last one is that of the slowest claim (iQLANDIE 2.9)."""
    race = made.race(state)
    slowest = max(run.time for run in race.runs if run.stage == "claimed" and run.time is not None)
    pace = int(state.table.setup.value(f"pace-{left + 1}"))
    at = race.elapsed
    while (at - race.runs[left].began) * pace < 100 * (slowest - HINT * race.runs[left].hints):
        at += 1
    return at


def racing() -> list[tuple[IqState, int]]:
    """Return races that only the last one can still end, or the clock."""
    found = [almost_over(number) for number in range(RACES)]
    return [(state, left) for state, left in found if state.table.phase == "race"]


@pytest.fixture(scope="module")
def races() -> list[tuple[IqState, int]]:
    """The races of all tests here."""
    return racing()


def test_there_are_races_that_the_clock_ends(races: list[tuple[IqState, int]]) -> None:
    """Not all are over when the last but one has a token: a slower clock has time left."""
    assert len(races) > FEW


def test_the_last_one_is_late_at_the_very_millisecond(races: list[tuple[IqState, int]]) -> None:
    """Not one before; then with the last token of those that nobody gave up for."""
    for state, left in races:
        wait = limit(state, left) - made.race(state).elapsed
        early = made.wait(state, wait - 1)[0] if wait > 1 else state
        assert "race" == early.table.phase
        _, events = made.wait(early, 1)
        gone = sum(run.stage == "gave-up" for run in made.race(state).runs)
        assert Late(left, state.table.seats - gone) == events[0]


def test_who_is_late_hears_the_token(races: list[tuple[IqState, int]]) -> None:
    """The last one that is left, by its number, and that the task is without a solution."""
    for state, left in races:
        after, events = made.wait(state, limit(state, left) - made.race(state).elapsed)
        desk: Listener = listener(
            Perspective(made.GAME, made.GAME.view(after, left), left), after.table.seats
        )
        line = load_room("iqlandie").narration.tell(events[:1], desk)[0]
        gone = sum(run.stage == "gave-up" for run in made.race(state).runs)
        told = line.key, line.args["who"], line.args["token"]
        assert ("iqlandie-late", desk.person(left), state.table.seats - gone) == told
