"""The tasks of every game with a daily round: legal, worth asking, graded exactly, the same everywhere."""

from __future__ import annotations

import datetime as dt
import json
from fractions import Fraction
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, cast

import pytest

from accessgames.games import DailyTask, DailyTasks, Room, daily_task, game_ids, load_room
from accessgames.games.daily import HARDEST, MOST_STARS, hundredths, position_of, task_data
from accessgames.games.room import room_of

GOLDEN = Path(__file__).with_name("daily.json")
"""By game and date the digest of the task as it is printed, and its best answers."""

DAYS = ("2026-11-23", "2027-01-15", "2028-02-29", "2031-12-31")
ROOMS = tuple(room for room in map(load_room, game_ids()) if room.daily is not None)
IDS = [room.game.id for room in ROOMS]


@cache
def made(game: str, day: str) -> tuple[Room, DailyTasks[Any, Any], DailyTask]:
    """Return the task of a game for a day, and the game with its material."""
    room = next(room for room in ROOMS if room.game.id == game)
    tasks = cast("DailyTasks[Any, Any]", room.daily)
    task = daily_task(game, tasks, dt.date.fromisoformat(day))
    return room_of(room, task), tasks, task


def summary(game: str, day: str) -> list[object]:
    """Return what the golden file says of a task."""
    room, _, task = made(game, day)
    printed = json.dumps(task_data(room.game, task), ensure_ascii=True, separators=(",", ":"))
    return [sha256(printed.encode()).hexdigest()[:16], task.kind, [list(answer) for answer in task.best]]


@pytest.mark.parametrize("game", IDS)
def test_tasks_are_the_same_everywhere(game: str) -> None:
    """Tasks of a few dates are those of the golden file, to the byte; another task means another version.

    `python -m tests.games.test_daily_tasks` writes the file anew.
    """
    golden = json.loads(GOLDEN.read_text(encoding="utf-8"))
    assert golden[game] == {day: summary(game, day) for day in DAYS}


@pytest.mark.parametrize("game", IDS)
@pytest.mark.parametrize("day", DAYS)
def test_a_task_is_a_position_of_a_real_match(game: str, day: str) -> None:
    """Its moves are legal, its seat is to act, and every best answer can be given and gets all stars."""
    room, tasks, task = made(game, day)
    judge, start = tasks.judge(task), position_of(room.game, task)
    assert (task.seat in room.game.actors(start), day) == (True, task.date)
    for answer in task.best:
        state, done = start, list[Any]()
        for text in answer:
            assert None is judge.grade(done)
            action = room.game.parse_action(text)
            state = room.game.play(state, task.seat, action).state
            done.append(action)
        grade = judge.grade(done)
        assert grade is not None
        assert (MOST_STARS, True) == (grade.stars, grade.right)


@pytest.mark.parametrize("game", IDS)
@pytest.mark.parametrize("day", DAYS)
def test_advice_leads_to_a_best_answer(game: str, day: str) -> None:
    """Who does what is advised, from the beginning on, gives one of the best answers."""
    room, tasks, task = made(game, day)
    judge, state, done = tasks.judge(task), position_of(room.game, task), list[Any]()
    while judge.grade(done) is None:
        action = judge.advice(done)[0]
        state = room.game.play(state, task.seat, action).state
        done.append(action)
    grade = judge.grade(done)
    assert grade is not None
    assert grade.right


@pytest.mark.parametrize("game", IDS)
@pytest.mark.parametrize("day", DAYS)
def test_a_task_is_worth_asking(game: str, day: str) -> None:
    """There is a choice, few answers are best, and how many there are is counted."""
    _, tasks, task = made(game, day)
    assert 2 <= task.choices
    assert 1 <= task.count < task.choices
    assert len(task.best) <= task.count
    assert task.hardness in range(1, HARDEST + 1)
    assert task.kind in tasks.kinds


@pytest.mark.parametrize("game", IDS)
def test_what_is_printed_has_no_answer(game: str) -> None:
    """The task for other programs has the position and the figures, and not what is best."""
    room, _, task = made(game, DAYS[0])
    data = task_data(room.game, task)
    assert task.count == data["best"]
    assert (task.date, task.seats, room.game.id) == (data["date"], data["seats"], data["game"])


@pytest.mark.parametrize(
    ("value", "said"),
    [
        (Fraction(735, 100), ("plus", "7", "35")),
        (Fraction(1, 3), ("plus", "0", "33")),
        (Fraction(2, 3), ("plus", "0", "67")),
        (Fraction(-1, 1000), ("plus", "0", "00")),
        (Fraction(-3, 2), ("minus", "1", "50")),
        (Fraction(1999, 1000), ("plus", "2", "00")),
    ],
)
def test_values_are_rounded_to_two_places(value: Fraction, said: tuple[str, str, str]) -> None:
    """A value is told with two places, rounded by whole numbers alone; nothing is minus nothing."""
    assert {"sign": said[0], "whole": said[1], "cents": said[2]} == hundredths(value)


if __name__ == "__main__":
    found = {game: {day: summary(game, day) for day in DAYS} for game in IDS}
    GOLDEN.write_text(json.dumps(found, indent=1, ensure_ascii=True) + "\n", encoding="utf-8")
