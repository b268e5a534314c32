"""Tries of the tutor's chapters in the personal file, and when a chapter comes back."""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING

import pytest

from accessgames.personal.database import PersonalFile
from accessgames.personal.lessons import LessonBook

if TYPE_CHECKING:
    from pathlib import Path

MONDAY = dt.date(2026, 11, 23)


@pytest.fixture
def own(tmp_path: Path) -> PersonalFile:
    """A personal file that is not there yet."""
    return PersonalFile(tmp_path / "personal.sqlite")


def test_a_chapter_comes_back_as_a_mistake_does(own: PersonalFile) -> None:
    """After a good try in two days, after a bad one on the next."""
    book = LessonBook(own)
    assert MONDAY + dt.timedelta(days=2) == book.keep("iota", "lots", MONDAY, 3).due
    assert MONDAY + dt.timedelta(days=1) == book.keep("iota", "wilds", MONDAY, 0).due
    assert {("iota", "lots"): ((MONDAY, 3),), ("iota", "wilds"): ((MONDAY, 0),)} == book.tries()


def test_tries_add_up_until_a_chapter_is_known(own: PersonalFile) -> None:
    """Without a miss on each day on which it comes back."""
    book, day = LessonBook(own), MONDAY
    for known in (False, False, True):
        back = book.keep("iota", "lots", day, 3)
        assert known == back.known
        day = back.due
    assert [True] == [each.known for each in book.returns().values()]
    assert 3 == len(LessonBook(own).tries()["iota", "lots"])


def test_a_strange_day_is_passed_over(own: PersonalFile) -> None:
    """What another program has written does no harm."""
    book = LessonBook(own)
    book.keep("iota", "lots", MONDAY, 3)
    with own.writing() as connection:
        connection.execute("INSERT INTO lessontry VALUES ('iota', 'lots', 2, 'once', 3)")
        connection.execute("INSERT INTO lessontry VALUES ('iota', 'doubles', 1, '2026-11-99', 3)")
    assert {("iota", "lots"): ((MONDAY, 3),)} == book.tries()
