"""What people say is understood, or asked about; never is anything done that nobody meant."""

from __future__ import annotations

import pytest

from tests.corpus.book import FOLDER, books
from tests.corpus.report import judge_book

LEAST = 200
"""So many lines a file has at least."""

pytestmark = pytest.mark.parametrize("name", books())


def test_every_file_is_listed(name: str) -> None:
    """A corpus that lies in a folder is judged, and what is listed is there."""
    found = {path.relative_to(FOLDER).with_suffix("").as_posix() for path in FOLDER.glob("??/*.txt")}
    assert name in found
    assert set(books()) == found


def test_what_was_written_before_stays_as_it_was(name: str) -> None:
    """The half of a corpus that was written before the grammar is the same to the byte."""
    book = books()[name]
    assert book.settled in ("", book.digest)
    assert bool(book.settled) == ("-more" not in name)


def test_a_file_is_large(name: str) -> None:
    """A file has at least 200 lines, none of them twice at one position."""
    sayings = [saying for _, said in books()[name].positions() for saying in said]
    assert len(sayings) >= LEAST
    assert len({(saying.position, saying.said) for saying in sayings}) == len(sayings)


def test_nothing_is_done_that_nobody_meant(name: str) -> None:
    """No line does anything else than it means."""
    wrong = list(judge_book(name).lines("wrong act"))
    assert len(wrong) <= books()[name].acts, wrong


def test_what_people_say_is_understood(name: str) -> None:
    """So many lines are right as the list says; of the rest few are answered with something else."""
    report, book = judge_book(name), books()[name]
    wrong = list(report.lines("asked", "refused", "wrong answer"))
    assert report.share >= book.right, (report.summary, wrong)
    assert report.count("wrong answer") <= book.wrong, (report.summary, list(report.lines("wrong answer")))
