"""The daily round as somebody has answered it: each task once, the days in a row, and the help."""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING, Final

from accessgames.dataclasses import dataclass

if TYPE_CHECKING:
    from collections.abc import Collection

    from accessgames.personal.database import PersonalFile

FORGIVEN: Final = 1
"""Days that may be missed in a row of days that is still told as one."""

_DAY: Final = dt.timedelta(days=1)


@dataclass(frozen=True, slots=True)
class DailyResult:
    """How a task of the daily round was answered.

    Attributes:
        game: Id of the game.
        date: The day of the task, such as `2026-11-12`.
        version: Version of the generator that made it.
        kind: What sort of task it was.
        stars: From 0 to 3, help counted.
        helps: Steps of help that were taken.
        best: Whether the answer was one of the best.
        done: The day on which it was answered.
    """

    game: str
    date: str
    version: int
    kind: str
    stars: int
    helps: int
    best: bool
    done: str


@dataclass(frozen=True, slots=True)
class Streak:
    """Days in a row.

    Attributes:
        days: On how many of them a task of the day was answered.
        forgiven: Whether a day between them was missed.
    """

    days: int
    forgiven: bool


class DailyBook:
    """The results of the daily round in the personal file."""

    def __init__(self, own: PersonalFile) -> None:
        """Keep them in this file; it is opened when it is needed."""
        self.own = own

    def results(self) -> tuple[DailyResult, ...]:
        """Return all results by date and game.

        Raises:
            StorageError: The file can't be used.
        """
        with self.own.reading() as connection:
            rows = connection.execute("SELECT * FROM daily").fetchall()
        found = (
            DailyResult(game, date, version, kind, stars, helps, bool(best), done)
            for game, date, version, kind, stars, helps, best, done in rows
        )
        return tuple(sorted(found, key=lambda one: (one.date, one.game)))

    def count(self, result: DailyResult) -> bool:
        """Keep a result, unless the task was answered before; tell whether it counts.

        Raises:
            StorageError: The file can't be used; nothing changed.
        """
        one = result
        values = (one.game, one.date, one.version, one.kind, one.stars, one.helps, int(one.best), one.done)
        with self.own.writing() as connection:
            query = "SELECT 1 FROM daily WHERE game = ? AND date = ?"
            if connection.execute(query, (one.game, one.date)).fetchone() is not None:
                return False
            connection.execute("INSERT INTO daily VALUES (?, ?, ?, ?, ?, ?, ?, ?)", values)
            return True

    def helps(self, game: str, date: str) -> int:
        """Return how many steps of help were taken in a task.

        Raises:
            StorageError: The file can't be used.
        """
        with self.own.reading() as connection:
            query = "SELECT helps FROM helped WHERE game = ? AND date = ?"
            found = connection.execute(query, (game, date)).fetchone()
        return 0 if found is None else int(found[0])

    def note_help(self, game: str, date: str, helps: int) -> None:
        """Remember that so many steps of help were taken in a task; never fewer than before.

        Raises:
            StorageError: The file can't be used; nothing changed.
        """
        with self.own.writing() as connection:
            connection.execute(
                "INSERT INTO helped VALUES (?, ?, ?) "
                "ON CONFLICT (game, date) DO UPDATE SET helps = max(helps, excluded.helps)",
                (game, date, helps),
            )


def days_in_time(results: Collection[DailyResult]) -> frozenset[dt.date]:
    """Return the days on which a task of that very day was answered, and none of the archive."""
    return frozenset(dt.date.fromisoformat(one.date) for one in results if one.date == one.done)


def streak(days: Collection[dt.date], today: dt.date) -> Streak:
    """Return the days in a row up to today; today may still come, and one day may be missed.

    >>> day = dt.date(2026, 11, 23)
    >>> streak([day - dt.timedelta(days=back) for back in (1, 2, 4)], day)
    Streak(days=3, forgiven=True)
    """
    day = today if today in days else today - _DAY
    count, left, forgiven = 0, FORGIVEN, False
    while True:
        if day in days:
            count += 1
        elif left and count and day - _DAY in days:
            left, forgiven = left - 1, True
        else:
            return Streak(count, forgiven)
        day -= _DAY
