"""The task of a day in Quantum: expected points are those of trying every throw by the rules."""

from __future__ import annotations

import datetime as dt
from fractions import Fraction
from itertools import product

import pytest

from accessgames.games import daily_task
from accessgames.games.daily import position_of
from accessgames.games.quantum.daily import DAILY
from accessgames.games.quantum.daily.expectation import chance_of_points, expected_points
from accessgames.games.quantum.rules.dice import DICE, DIE_FACES, Face
from accessgames.games.quantum.rules.game import QuantumGame
from accessgames.games.quantum.rules.sheet import score
from accessgames.games.quantum.rules.state import PASS, Phase, QuantumState, Reroll, Roll

GAME = QuantumGame()
DAYS = [dt.date(2026, 11, 23) + dt.timedelta(days=number) for number in range(3)]


def turn_by_rules(state: QuantumState, seat: int) -> int:
    """Return the highest score of the active seat at the end of the turn; the other writes nothing."""
    if state.phase not in {Phase.ALONE, Phase.EVERYBODY}:
        return score(state, seat)
    actor = GAME.actors(state)[0]
    choices = GAME.legal_actions(state, actor) if actor == seat else (PASS,)
    return max(turn_by_rules(GAME.play(state, actor, choice).state, seat) for choice in choices)


def tried(state: QuantumState, mask: int) -> list[int]:
    """Return what the turn adds after every throw of the dice of a mask, each as likely as the others."""
    seat, before = state.active, score(state, state.active)
    after = GAME.play(state, seat, Reroll(mask)).state
    if not mask:
        return [turn_by_rules(after, seat) - before]
    faces: list[tuple[Face, ...]] = [
        DIE_FACES[die] if mask >> die & 1 else (state.dice[die],) for die in range(DICE)
    ]
    rolls = (GAME.play(after, -1, Roll(dice)).state for dice in product(*faces))
    return [turn_by_rules(rolled, seat) - before for rolled in rolls]


@pytest.mark.parametrize("day", DAYS, ids=str)
def test_every_throw_is_tried(day: dt.date) -> None:
    """For none, one and two dice the exact values are the means over all throws, played by the rules."""
    state = position_of(GAME, daily_task("quantum", DAILY, day))
    values = expected_points(state)
    for mask in (mask for mask in range(1 << DICE) if mask.bit_count() <= 2):
        points = tried(state, mask)
        assert Fraction(sum(points), len(points)) == values[mask]
        assert Fraction(sum(point > 0 for point in points), len(points)) == chance_of_points(state, mask)


def test_the_best_is_the_only_one() -> None:
    """One choice is best by a twentieth of a point at least, and it is not to keep or throw nearly all."""
    for day in DAYS:
        task = daily_task("quantum", DAILY, day)
        values = sorted(expected_points(position_of(GAME, task)))
        assert values[-1] - values[-2] >= Fraction(1, 20)
        assert len(task.best[0][0].split()) - 1 in range(1, 6)


def test_worse_choices_get_fewer_stars() -> None:
    """Stars go by what a choice falls behind: nothing, a quarter of a point, a point."""
    task = daily_task("quantum", DAILY, DAYS[0])
    judge = DAILY.judge(task)
    values = expected_points(position_of(GAME, task))
    for mask, value in enumerate(values):
        grade = judge.grade([Reroll(mask)])
        assert grade is not None
        behind = max(values) - value
        stars = 3 if not behind else 2 if behind <= Fraction(1, 4) else 1 if behind <= 1 else 0
        assert (value, stars) == (grade.value, grade.stars)
