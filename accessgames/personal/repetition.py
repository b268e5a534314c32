"""When something comes back until it is known: days between tries, worked out by the kept scheduler FSRS.

Days and stars are kept, and nothing that the scheduler makes of them, so that a later version of it goes on
with the same tries.
"""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING, Final

from accessgames.dataclasses import dataclass

if TYPE_CHECKING:
    from collections.abc import Sequence

KNOWN_DAYS: Final = 30
"""What would come back after so many days at the earliest is known, and comes back no more."""

_RATINGS: Final = (1, 1, 2, 3)
"""What the scheduler is told by stars: none or one is forgotten, two is hard, three is good."""

YEARS: Final = range(2000, 3000)
"""Years of days that are read; whatever else stands in a file is no day of a try."""


@dataclass(frozen=True, slots=True)
class Return:
    """When something comes back.

    Attributes:
        due: The day.
        known: Whether it is known, so that it does not come back.
    """

    due: dt.date
    known: bool


def plan_return(tries: Sequence[tuple[dt.date, int]]) -> Return:
    """Work out when something comes back after one or more tries, each a day and its stars from 0 to 3.

    A day before that of an earlier try counts as that one: the clock of the computer was put back.

    >>> monday = dt.date(2026, 11, 23)
    >>> plan_return([(monday, 3)])
    Return(due=datetime.date(2026, 11, 25), known=False)
    >>> plan_return([(monday, 0)])
    Return(due=datetime.date(2026, 11, 24), known=False)
    """
    from fsrs import Card, Rating, Scheduler  # noqa: PLC0415 - loads slowly, and few evenings need it

    # Whole days only, and nothing drawn: the same tries come back on the same day everywhere.
    scheduler = Scheduler(learning_steps=(), relearning_steps=(), maximum_interval=365, enable_fuzzing=False)
    card, last = Card(card_id=1), tries[0][0]
    for day, stars in tries:
        last = max(last, day)
        moment = dt.datetime.combine(last, dt.time(), dt.UTC)
        card, _ = scheduler.review_card(card, Rating(_RATINGS[max(0, min(3, stars))]), moment)
    due = card.due.date()
    return Return(due, (due - last).days >= KNOWN_DAYS)


def read_day(text: str) -> dt.date | None:
    """Read a day such as `2026-11-23`; None for anything else."""
    try:
        day = dt.date.fromisoformat(text)
    except ValueError:
        return None
    return day if day.year in YEARS else None
