"""The program that makes ten years of daily tasks, in small: a day of each game, and what its judges find."""

from __future__ import annotations

import datetime as dt
import json
from typing import TYPE_CHECKING

import pytest

from accessgames.dataclasses import replace
from accessgames.games import daily_task, load_room
from tools import daily_tasks

if TYPE_CHECKING:
    from pathlib import Path

DAY = dt.date(2026, 11, 24)


@pytest.mark.parametrize("game", ["iota", "iqlandie", "tetrikon"])
def test_a_judge_agrees_with_the_task_of_a_day(game: str) -> None:
    """The referee of the tests in IOTA; the rules, which know every best answer, elsewhere."""
    line = daily_tasks.looked_at(game, 1, DAY)
    assert (True, DAY.isoformat()) == (line["proved"], line["date"])
    assert line["count"] < line["choices"]


def test_a_judge_does_not_agree_with_what_is_wrong() -> None:
    """Another number of choices is found."""
    room = load_room("iota")
    assert room.daily is not None
    task = daily_task("iota", room.daily, DAY)
    assert not daily_tasks.judged_iota(room, replace(task, choices=task.choices + 1))


def test_what_was_done_is_not_done_again(tmp_path: Path) -> None:
    """Lines that are kept stay; a torn one is written anew, and so is one that is to be judged now."""
    file = tmp_path / "iqlandie.jsonl"
    days = [DAY, DAY + dt.timedelta(days=1)]
    far = 10**9
    daily_tasks.make("iqlandie", days, far, 1, file)
    first = daily_tasks.read_lines(file)
    assert [None, None] == [line["proved"] for line in first]
    file.write_text(f"{json.dumps(first[0] | {'choices': -1})}\n{json.dumps(first[1])[:20]}", "utf-8")
    daily_tasks.make("iqlandie", days, far, 1, file)
    again = daily_tasks.read_lines(file)
    assert [-1, first[1]["choices"]] == [line["choices"] for line in again]
    daily_tasks.make("iqlandie", days, 1, 1, file)
    assert [True, True] == [line["proved"] for line in daily_tasks.read_lines(file)]
    (head, *_) = daily_tasks.figures("iqlandie", daily_tasks.read_lines(file))
    assert "iqlandie: 2 tasks, 2026-11-24 to 2026-11-25" == head
