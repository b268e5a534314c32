from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from accessgames.personal.database import PersonalFile
from accessgames.personal.records import PersonalRecords
from accessgames.storage.progress import Record, RecordsFile

if TYPE_CHECKING:
    from pathlib import Path

SOLO = Record("tetrikon", "solo A1 B7", "Jana", 754, "seconds", lower=True, when="2026-11-21T10:00:00+00:00")
GAME = Record("iqlandie", "game 8", "Petr", 61, "points", lower=False)


@pytest.fixture
def book(tmp_path: Path) -> PersonalRecords:
    """No records yet, and none of an earlier program."""
    return book_in(tmp_path)


def book_in(folder: Path) -> PersonalRecords:
    return PersonalRecords(PersonalFile(folder / "personal.sqlite"), RecordsFile(folder / "records.jsonl"))


def test_what_was_kept_is_there(book: PersonalRecords) -> None:
    """For whoever opens the file next."""
    book.save([SOLO, GAME])
    assert {SOLO, GAME} == set(PersonalRecords(book.own, RecordsFile(book.own.path)).load().records)
    assert book.load().problem is None


def test_only_what_is_better_takes_the_place(book: PersonalRecords) -> None:
    """Whatever another window knew when it wrote; names are the same in any case."""
    book.save([SOLO, GAME])
    better = replace(SOLO, name="JANA", value=700)
    book.save([better, replace(GAME, value=60), replace(SOLO, value=754, when="")])
    assert {better, GAME} == set(book.load().records)


def test_the_records_of_an_earlier_program_are_taken_over_once(tmp_path: Path) -> None:
    """Their file stays as it was; what is deleted later does not come back."""
    former = RecordsFile(tmp_path / "records.jsonl")
    former.save([SOLO, GAME])
    before = former.path.read_bytes()
    assert {SOLO, GAME} == set(book_in(tmp_path).load().records)
    with book_in(tmp_path).own.writing() as connection:
        connection.execute("DELETE FROM record")
    assert () == book_in(tmp_path).load().records
    assert before == former.path.read_bytes()


def test_a_bad_line_of_it_is_told_once(tmp_path: Path) -> None:
    """The others count."""
    former = RecordsFile(tmp_path / "records.jsonl")
    former.save([SOLO])
    with former.path.open("a") as text:
        text.write("x\n")
    first, again = book_in(tmp_path).load(), book_in(tmp_path).load()
    assert first.problem is not None
    assert ("error-records-line", 2) == (first.problem.key, first.problem.args_["line"])
    assert ((SOLO,), None) == (again.records, again.problem)


def test_a_damaged_file_is_told_and_nothing_raised(book: PersonalRecords) -> None:
    """The records begin anew, the old file lies beside."""
    book.own.path.write_bytes(b"x")
    loaded = book.load()
    assert loaded.problem is not None
    assert ("error-personal-broken", ()) == (loaded.problem.key, loaded.records)


def test_a_row_that_no_record_can_be_is_passed_over(book: PersonalRecords) -> None:
    """Somebody else wrote it."""
    book.save([GAME])
    with book.own.writing() as connection:
        connection.execute("INSERT INTO record VALUES ('pig', 'k', 'p', 'P', 1, 'miles', 0, '')")
    assert (GAME,) == book.load().records
