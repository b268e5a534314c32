"""Days as people type them."""

from __future__ import annotations

import datetime as dt

import pytest

from accessgames.language import Language
from accessgames.shell.settings import Preferences, default_settings
from accessgames.shell.tasks.dates import read_date

TODAY = dt.date(2026, 11, 23)


def read(typed: str, tag: str) -> dt.date | None:
    """Read a day in a language."""
    preferences = Preferences(Language, default_settings().set("language", tag), lambda _: None, {})
    return read_date(typed.split(), TODAY, preferences.words("iota"), tag)


@pytest.mark.parametrize(
    ("tag", "typed", "day"),
    [
        ("cs", "12. listopadu", "2026-11-12"),
        ("cs", "12 listopadu 2025", "2025-11-12"),
        ("cs", "12. listopad", "2026-11-12"),
        ("cs", "24. prosince", "2025-12-24"),
        ("cs", "12. 11.", "2026-11-12"),
        ("cs", "12.11.2026", "2026-11-12"),
        ("cs", "2026-11-12", "2026-11-12"),
        ("cs", "dnes", "2026-11-23"),
        ("cs", "včera", "2026-11-22"),
        ("cs", "vcera", "2026-11-22"),
        ("cs", "29. února", "2024-02-29"),
        ("cs", "31. prosince 2026", "2026-12-31"),
        ("en", "12 November", "2026-11-12"),
        ("en", "November 12, 2026", "2026-11-12"),
        ("en", "yesterday", "2026-11-22"),
    ],
)
def test_days_are_read(tag: str, typed: str, day: str) -> None:
    """With and without a year; without one the last such day that has come."""
    assert dt.date.fromisoformat(day) == read(typed, tag)


@pytest.mark.parametrize(
    "typed", ["", "31. listopadu", "0. 1.", "zítra", "12. brumairu", "99999-01-01", "12"]
)
def test_what_is_no_day_is_refused(typed: str) -> None:
    """Days that no calendar has, and words that name none."""
    assert read(typed, "cs") is None
