"""Own mistakes in the personal file: each found once, tried again, deleted; strange rows do no harm."""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING

import pytest

from accessgames.dataclasses import replace
from accessgames.personal.database import PersonalFile
from accessgames.personal.joining import join_personal
from accessgames.personal.mistakes import MOST_OPEN, Mistake, MistakeBook

if TYPE_CHECKING:
    from pathlib import Path

TODAY = dt.date(2026, 11, 23)
FIRST = Mistake("a1", 7, "iota", "2026-11-20T18:00:00", 0, "place j50=r1x", TODAY, TODAY)


@pytest.fixture
def book(tmp_path: Path) -> MistakeBook:
    """A personal file with one mistake."""
    book = MistakeBook(PersonalFile(tmp_path / "personal.sqlite"))
    book.keep("iota.jsonl", "a1", [(FIRST, "{}")])
    return book


def test_a_mistake_is_kept_with_its_position(book: MistakeBook) -> None:
    """And that the journal was looked at."""
    assert (FIRST,) == book.mistakes() == book.due(TODAY)
    assert "{}" == book.position(FIRST)
    assert {"iota.jsonl"} == book.looked_at()
    assert () == book.due(TODAY - dt.timedelta(days=1))


def test_a_match_under_another_name_is_the_same_match(book: MistakeBook) -> None:
    """A copy of the journal gives nothing new, and what was tried stays."""
    book.answer(FIRST, TODAY, 3)
    assert 0 == book.keep("copy.jsonl", "a1", [(FIRST, "{}"), (replace(FIRST, place=9), "{}")])
    assert [TODAY + dt.timedelta(days=2)] == [one.due for one in book.mistakes()]
    assert {"iota.jsonl", "copy.jsonl"} == book.looked_at()


def test_journals_that_cannot_be_used_are_no_match(book: MistakeBook) -> None:
    """Two of them are not taken for the same match."""
    assert [0, 0] == [book.keep(name, "", []) for name in ("broken.jsonl", "torn.jsonl")]
    assert 3 == len(book.looked_at())


def test_tries_add_up_until_it_is_known(book: MistakeBook) -> None:
    """Right on each day on which it comes back: then it does not come back, and its position goes."""
    days = []
    for _ in range(3):
        (one,) = book.mistakes()
        days.append(one.due)
        book.answer(one, one.due, 3)
    assert [0, 2, 13] == [(day - TODAY).days for day in days]
    assert [True] == [one.known for one in book.mistakes()]
    assert "" == book.position(FIRST)
    assert () == book.due(TODAY + dt.timedelta(days=9999))


def test_what_is_deleted_does_not_come_back(book: MistakeBook) -> None:
    """Neither by the journal nor by a copy of it; its tries are gone as well."""
    book.answer(FIRST, TODAY, 0)
    book.delete(book.mistakes())
    assert () == book.mistakes()
    assert 0 == book.keep("copy.jsonl", "a1", [(FIRST, "{}")])
    with book.own.reading() as connection:
        assert 0 == connection.execute("SELECT count(*) FROM mistaketry").fetchone()[0]


def test_of_too_many_the_oldest_untried_go(book: MistakeBook) -> None:
    """What was tried stays, whatever its age."""
    book.answer(FIRST, TODAY, 0)
    many = [
        (replace(FIRST, match="b2", place=place, started=f"2026-11-21T{place:05}"), "{}")
        for place in range(MOST_OPEN + 5)
    ]
    book.keep("many.jsonl", "b2", many)
    places = {one.place for one in book.mistakes() if one.match == "b2"}
    assert set(range(5, MOST_OPEN + 5)) == places
    assert FIRST.key in {one.key for one in book.mistakes()}


@pytest.mark.parametrize(
    ("column", "value"), [("due", "someday"), ("due", "9999-12-31"), ("found", ""), ("due", "0001-01-01")]
)
def test_a_row_with_a_strange_day_is_passed_over(book: MistakeBook, column: str, value: str) -> None:
    """Nobody is asked about it, and nothing else is harmed."""
    other = replace(FIRST, match="b2")
    book.keep("b2.jsonl", "b2", [(other, "{}")])
    with book.own.writing() as connection:
        connection.execute(f"UPDATE mistake SET {column} = ? WHERE match = 'a1'", (value,))  # noqa: S608 - our own names
    assert (other,) == book.mistakes()


def test_a_strange_try_is_no_try(book: MistakeBook) -> None:
    """Tries with days that are none, and stars that are none, do not stop the next one."""
    with book.own.writing() as connection:
        connection.execute("INSERT INTO mistaketry VALUES ('a1', 7, 1, 'once', 3)")
        connection.execute("INSERT INTO mistaketry VALUES ('a1', 7, 4, '2026-11-22', 99)")
    assert book.answer(FIRST, TODAY, 3).due > TODAY
    assert 1 == len(book.mistakes())


def test_a_row_that_nobody_would_write_sets_the_file_aside(book: MistakeBook) -> None:
    """Like any damaged personal file: an empty one takes its place, and that is told."""
    with book.own.writing() as connection:
        connection.execute("UPDATE mistake SET done = char(27) || '[2J'")
    again = MistakeBook(PersonalFile(book.own.path))
    assert () == again.mistakes()
    assert ["error-personal-broken"] == [one.key for one in again.own.news()]


def test_mistakes_move_to_another_computer(book: MistakeBook, tmp_path: Path) -> None:
    """With their positions and tries; what is here already stays, and nothing is there twice."""
    book.answer(FIRST, TODAY, 3)
    other = MistakeBook(PersonalFile(tmp_path / "other.sqlite"))
    second = replace(FIRST, match="b2")
    other.keep("b2.jsonl", "b2", [(second, "{}")])
    for _ in range(2):
        join_personal(other.own, book.own)
    assert [FIRST.key, second.key] == sorted(one.key for one in other.mistakes())
    assert ["{}", "{}"] == [other.position(one) for one in other.mistakes()]
    assert (second,) == other.due(TODAY)
    assert {"iota.jsonl", "b2.jsonl"} == other.looked_at()
    assert 0 == other.keep("again.jsonl", "a1", [(replace(FIRST, place=9), "{}")])
