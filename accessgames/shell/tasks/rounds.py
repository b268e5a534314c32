"""The daily round at this computer: what day it is, what was answered, and how that is told to friends."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from accessgames.dataclasses import dataclass
from accessgames.engine import GameError
from accessgames.games import game_title
from accessgames.language import Message, Nested, say
from accessgames.language.values import Day
from accessgames.personal.daily import DailyResult, days_in_time, streak
from accessgames.shell.tasks.lines import coded_line

if TYPE_CHECKING:
    from accessgames.language import Language
    from accessgames.personal.daily import DailyBook


@dataclass(frozen=True, slots=True)
class DailyRound:
    """What the daily round needs of this computer.

    Attributes:
        book: Where results are kept, or None for nowhere.
        today: Gives the day.
    """

    book: DailyBook | None
    today: Callable[[], dt.date]

    def results(self) -> tuple[DailyResult, ...]:
        """Return all results that are kept.

        Raises:
            StorageError: They can't be read.
        """
        return () if self.book is None else self.book.results()

    def result_of(self, game: str, date: str) -> DailyResult | None:
        """Return how a task was answered, or None.

        Raises:
            StorageError: They can't be read.
        """
        return next((one for one in self.results() if (one.game, one.date) == (game, date)), None)


def too_early(day: dt.date) -> GameError:
    """Return the refusal of a day that is still to come: `daily-future`."""
    return GameError("daily-future", date=say("daily-day", date=Day.of(day)))


def result_line(result: DailyResult, language: Language) -> str:
    """Return a result as a line to send to friends, with its code."""
    day = dt.date.fromisoformat(result.date)
    line = say(
        "daily-line",
        game=Nested(game_title(result.game, language.has)),
        date=result.date,
        day=Day.of(day),
        version=result.version,
        stars=result.stars,
        helps=result.helps,
    )
    return coded_line(language.form(line, "full"))


def streak_lines(daily: DailyRound) -> Iterator[Message]:
    """Tell on how many days in a row a task was answered, from the second day on."""
    found = streak(days_in_time(daily.results()), daily.today())
    if found.days > 1:
        yield say("daily-streak", days=found.days, forgiven="yes" if found.forgiven else "no")
