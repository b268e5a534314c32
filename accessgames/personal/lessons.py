"""Tries of the tutor's chapters in the personal file, so that what is being forgotten comes back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from accessgames.dataclasses import dataclass
from accessgames.personal import repetition

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Mapping

    from accessgames.personal.database import PersonalFile

Chapter = tuple[str, str]
"""Id of a game, and id of a chapter of its lessons."""


class LessonBook:
    """The chapters that were taken, each with the days on which that was."""

    def __init__(self, own: PersonalFile) -> None:
        """Keep them in this file; it is opened when it is needed."""
        self._own = own

    def tries(self) -> Mapping[Chapter, tuple[tuple[dt.date, int], ...]]:
        """Return the tries of each chapter in their order, each a day and its stars; unreadable ones not.

        Raises:
            StorageError: The file can't be used.
        """
        with self._own.reading() as connection:
            query = "SELECT game, chapter, day, stars FROM lessontry ORDER BY game, chapter, number"
            rows = connection.execute(query).fetchall()
        found: dict[Chapter, tuple[tuple[dt.date, int], ...]] = {}
        for game, chapter, text, stars in rows:
            if (day := repetition.read_day(text)) is not None:
                found[game, chapter] = (*found.get((game, chapter), ()), (day, stars))
        return found

    def returns(self) -> Mapping[Chapter, repetition.Return]:
        """Return when each chapter comes back that was taken.

        Raises:
            StorageError: The file can't be used.
        """
        return {chapter: repetition.plan_return(tries) for chapter, tries in self.tries().items()}

    def keep(self, game: str, chapter: str, day: dt.date, stars: int) -> repetition.Return:
        """Keep a try, and return when the chapter comes back.

        Raises:
            StorageError: The file can't be used; nothing changed.
        """
        with self._own.writing() as connection:
            query = "SELECT coalesce(max(number), 0) + 1 FROM lessontry WHERE game = ? AND chapter = ?"
            number = int(connection.execute(query, (game, chapter)).fetchone()[0])
            row = (game, chapter, number, day.isoformat(), stars)
            connection.execute("INSERT INTO lessontry VALUES (?, ?, ?, ?, ?)", row)
        return repetition.plan_return(self.tries()[game, chapter])


@dataclass(frozen=True, slots=True)
class OwnLessons:
    """What the tutor remembers on this computer.

    Attributes:
        book: Where tries are kept.
        today: Gives the day.
    """

    book: LessonBook
    today: Callable[[], dt.date]
