"""The task of a day in IOTA: what it calls best is best by a referee that shares no code with the rules."""

from __future__ import annotations

import datetime as dt
from fractions import Fraction

import pytest

from accessgames.engine import Stream
from accessgames.games import daily_task
from accessgames.games.daily import position_of
from accessgames.games.iota.daily import DAILY, parse_place
from accessgames.games.iota.rules.actions import PASS, Place
from accessgames.games.iota.rules.cards import WILD
from accessgames.games.iota.rules.game import IotaGame
from tests.games.iota import oracle

GAME = IotaGame()
DAYS = [dt.date(2026, 11, 23) + dt.timedelta(days=number) for number in range(6)]


@pytest.mark.parametrize("day", DAYS, ids=str)
def test_a_slow_referee_agrees(day: dt.date) -> None:
    """The choices, the best points and all placements that bring them are those of the oracle."""
    task = daily_task("iota", DAILY, day)
    state = position_of(GAME, task)
    hand = list(state.hands[task.seat])
    board = {(spot.x, spot.y): oracle.plain(card) for spot, card in state.table.grid.items()}
    found = oracle.placements(board, hand)
    most = max(found.values())
    best = {cards for cards, points in found.items() if points == most}
    told = {
        frozenset(((spot.x, spot.y), card) for spot, card in parse_place(answer[0]).cards)
        for answer in task.best
    }
    assert (len(found), len(best), best) == (task.choices, task.count, told)
    grade = DAILY.judge(task).grade([parse_place(task.best[0][0])])
    assert grade is not None
    assert most == grade.value == grade.best


def test_less_is_worth_fewer_stars() -> None:
    """Each placement gets its own points; passing brings none and no star; only the best get three."""
    task = daily_task("iota", DAILY, DAYS[0])
    state, judge = position_of(GAME, task), DAILY.judge(task)
    places = [action for action in GAME.legal_actions(state, task.seat) if isinstance(action, Place)]
    grades = [grade for action in places if (grade := judge.grade([action])) is not None]
    full = [grade for grade in grades if grade.stars == 3]
    assert task.count == len(full)
    assert all((grade.stars >= 2) == (5 * grade.value >= 4 * grade.best) for grade in grades)
    assert all((grade.stars >= 1) == (2 * grade.value >= grade.best) for grade in grades)
    passed = judge.grade([PASS])
    assert passed is not None
    assert (Fraction(0), 0) == (passed.value, passed.stars)


def test_no_wild_card_is_about() -> None:
    """On the table and in the hand there is none, so a turn is one placement, without a swap before it."""
    for day in DAYS:
        state = position_of(GAME, daily_task("iota", DAILY, day))
        assert WILD not in state.table.grid.values()
        assert WILD not in state.hands[state.table.turn]


def test_most_draws_are_dull_or_good() -> None:
    """A draw is a task or nothing; enough of them are tasks, so that none has to be waited for."""
    made = []
    for number in range(40):
        stream = Stream("draws", str(number))
        made.append(DAILY.make("placement", stream))
    assert sum(task is not None for task in made) in range(3, 25)
