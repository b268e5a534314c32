"""Dates as people type them: `12. listopadu`, `12 November 2026`, `12. 11.`, `2026-11-12`, `včera`."""

from __future__ import annotations

import datetime as dt
import re
from typing import TYPE_CHECKING, Final

from accessgames.language.commandline import normalise_bare

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from accessgames.language import Vocabulary

_LEAP: Final = 9
"""Years among which every day of the calendar is, the 29th of February too, also around 2100."""

_NUMBERED: Final = re.compile(r"(\d{1,2})(?:\. ?| )(\d{1,2})\.?(?: ?(\d{4}))?")
_NAMED: Final = re.compile(r"(\d{1,2})\.? ([^\W\d]+)(?:,? (\d{4}))?")
_NAME_FIRST: Final = re.compile(r"([^\W\d]+) (\d{1,2})(?:,? (\d{4}))?")


def months(tag: str) -> Mapping[str, int]:
    """Return the months of a language by each of their names, without diacritics."""
    from babel.dates import get_month_names  # noqa: PLC0415 - loads slowly, and few sessions name a month

    names = (get_month_names("wide", form, tag) for form in ("format", "stand-alone"))
    return {normalise_bare(name): number for one in names for number, name in one.items()}


def read_date(typed: Sequence[str], today: dt.date, words: Vocabulary, tag: str) -> dt.date | None:
    """Return the day that words mean; without a year the last one that is not in the future; None for no day.

    Args:
        typed: The words.
        today: The day on which they were typed.
        words: The words of the language, for `today` and `yesterday`.
        tag: The language.
    """
    text = " ".join(typed)
    for back, key in enumerate(("daily-today", "daily-yesterday")):
        if normalise_bare(text) in map(normalise_bare, words.table[key].words):
            return today - dt.timedelta(days=back)
    if (numbered := read_numbers(text, today)) is not None:
        return numbered
    known = months(tag)
    if (found := _NAMED.fullmatch(text)) is not None:
        day, name, year = found.groups()
    elif (found := _NAME_FIRST.fullmatch(text)) is not None:
        name, day, year = found.groups()
    else:
        return None
    return _day(int(day), known.get(normalise_bare(name), 0), year, today)


def read_numbers(text: str, today: dt.date) -> dt.date | None:
    """Return the day that numbers mean, such as `2026-11-12` or `12. 11.`; None for no day."""
    try:
        return dt.date.fromisoformat(text)
    except ValueError:
        found = _NUMBERED.fullmatch(text)
    return None if found is None else _day(int(found[1]), int(found[2]), found[3], today)


def _day(day: int, month: int, year: str | None, today: dt.date) -> dt.date | None:
    """Return a day of the calendar; without a year the last one that has come."""
    years = range(today.year, today.year - _LEAP, -1) if year is None else (int(year),)
    for each in years:
        try:
            found = dt.date(each, month, day)
        except ValueError:
            continue
        if year is not None or found <= today:
            return found
    return None
