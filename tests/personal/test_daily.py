"""The daily round in the personal file: each task once, days in a row, help that was taken."""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING

import pytest

from accessgames.dataclasses import replace
from accessgames.personal.daily import DailyBook, DailyResult, Streak, days_in_time, streak
from accessgames.personal.database import PersonalFile

if TYPE_CHECKING:
    from pathlib import Path

TODAY = dt.date(2026, 11, 23)
FIRST = DailyResult("iota", "2026-11-23", 1, "placement", 3, 0, best=True, done="2026-11-23")


@pytest.fixture
def book(tmp_path: Path) -> DailyBook:
    """A personal file in which nothing stands."""
    return DailyBook(PersonalFile(tmp_path / "personal.sqlite"))


def test_a_task_counts_once(book: DailyBook) -> None:
    """The first answer stays, whatever comes later, also of another version."""
    assert book.count(FIRST)
    assert not book.count(replace(FIRST, stars=1, version=2))
    assert (FIRST,) == book.results()


def test_games_and_days_are_apart(book: DailyBook) -> None:
    """Another game or day is another task; results come by day and game."""
    other, before = replace(FIRST, game="quantum"), replace(FIRST, date="2026-11-22")
    assert all(map(book.count, (other, FIRST, before)))
    assert (before, FIRST, other) == book.results()


def test_help_is_never_less(book: DailyBook) -> None:
    """Steps of help add up, and nothing makes them fewer."""
    assert 0 == book.helps("iota", "2026-11-23")
    for helps in (1, 3, 2):
        book.note_help("iota", "2026-11-23", helps)
    assert 3 == book.helps("iota", "2026-11-23")
    assert 0 == book.helps("quantum", "2026-11-23")


@pytest.mark.parametrize(
    ("back", "found"),
    [
        ((), Streak(0, forgiven=False)),
        ((0,), Streak(1, forgiven=False)),
        ((1,), Streak(1, forgiven=False)),
        ((2,), Streak(0, forgiven=False)),
        ((0, 1, 2), Streak(3, forgiven=False)),
        ((0, 2, 3), Streak(3, forgiven=True)),
        ((1, 3), Streak(2, forgiven=True)),
        ((0, 2, 4), Streak(2, forgiven=True)),
        ((0, 3, 4), Streak(1, forgiven=False)),
    ],
)
def test_days_in_a_row(back: tuple[int, ...], found: Streak) -> None:
    """One missed day is forgiven in a row, today may still come, and two missed days end it."""
    assert found == streak([TODAY - dt.timedelta(days=days) for days in back], TODAY)


def test_the_archive_is_no_row() -> None:
    """Only tasks that were answered on their own day make the row longer."""
    late = replace(FIRST, date="2026-11-20")
    assert {TODAY} == days_in_time([FIRST, late])
