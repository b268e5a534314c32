"""The daily round: a task follows from the game, the version and the date, and from nothing else."""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING

import pytest

from accessgames.engine import GameError
from accessgames.games import DailyTask, daily_task
from accessgames.games.daily import kind_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from accessgames.engine import Stream
    from accessgames.games import TaskJudge

DAY = dt.date(2026, 11, 23)


class Drawing:
    """A generator whose task is a number that was drawn; numbers of one digit are dull."""

    kinds = ("even", "odd")

    def __init__(self, version: int = 1, below: int = 1000) -> None:
        """Draw numbers below this."""
        self.version = version
        self._below = below

    def make(self, kind: str, stream: Stream, /) -> DailyTask | None:
        """Return a task whose count is a number; None for one digit."""
        number = stream.below(self._below)
        return DailyTask(kind, 2, (), (), 0, (("go",),), number, 2, 1) if number > 9 else None

    def judge(self, task: DailyTask, /) -> TaskJudge[str, object]:
        """Nobody judges here."""
        raise NotImplementedError(task)


def counts(tasks: Drawing, days: Sequence[dt.date], game: str = "drawing") -> list[int]:
    """Return what was drawn for each day."""
    return [daily_task(game, tasks, day).count for day in days]


WEEKS = [DAY + dt.timedelta(days=number) for number in range(60)]


def test_a_date_has_one_task() -> None:
    """The same game, version and date give the same task; it names its day, kind and version."""
    task = daily_task("drawing", Drawing(), DAY)
    assert ("2026-11-23", 1, "odd") == (task.date, task.version, task.kind)
    assert task == daily_task("drawing", Drawing(), DAY)
    assert 470 == task.count


@pytest.mark.parametrize(
    ("tasks", "game", "days"),
    [
        (Drawing(version=2), "drawing", WEEKS),
        (Drawing(), "another", WEEKS),
        (Drawing(), "drawing", [day + dt.timedelta(days=60) for day in WEEKS]),
    ],
    ids=["version", "game", "date"],
)
def test_another_task(tasks: Drawing, game: str, days: Sequence[dt.date]) -> None:
    """Another version, game or date draws anew: no two of sixty days in a row agree in more than a few."""
    usual = counts(Drawing(), WEEKS)
    assert sum(one == other for one, other in zip(usual, counts(tasks, days, game), strict=True)) <= 2


def test_kinds_take_turns() -> None:
    """Day by day the next kind comes, without a gap at the turn of a year."""
    kinds = [kind_of(Drawing(), day) for day in WEEKS]
    assert ["odd", "even"] * 30 == kinds


def test_what_is_dull_is_left_out() -> None:
    """A draw that is not worth asking about gives way to the next one."""
    assert all(count > 9 for count in counts(Drawing(below=12), WEEKS))


def test_a_generator_that_finds_nothing_says_so() -> None:
    """Where every draw is dull, it is said for which day and game."""
    with pytest.raises(GameError) as caught:
        daily_task("drawing", Drawing(below=10), DAY)
    assert "error-daily-none" == caught.value.key
    assert {"game": "drawing", "date": "2026-11-23"} == dict(caught.value.args_)
