"""Tables of documents as CSV."""

from __future__ import annotations

import csv
import io
from dataclasses import replace

import pytest

from accessgames.club.papers.paper import DataRow
from accessgames.club.papers.writers import to_csv
from tests.club.papers.sample import CZECH, PAPER, STANDINGS, words


def rows(data: bytes) -> list[list[str]]:
    """Read a file as a spreadsheet does."""
    return list(csv.reader(io.StringIO(data.decode("utf-8-sig"), newline=""), delimiter=";"))


def test_one_table_is_its_head_and_its_rows() -> None:
    """Semicolons, CR LF, and the mark by which spreadsheets know UTF-8."""
    assert (
        "\ufeffMísto;Jméno;Body\r\n1;Jana;34\r\n2;Petr & Pavel <oba>;28,5\r\n".encode()
        == to_csv(PAPER, CZECH)
    )  # fmt: skip


def test_several_tables_have_captions_and_a_gap_between() -> None:
    """One file has all tables of a document."""
    assert [
        ["Pořadí všech"],
        ["Místo", "Jméno", "Body"],
        ["1", "Jana", "34"],
        ["2", "Petr & Pavel <oba>", "28,5"],
        [],
        ["Pořadí všech"],
        ["Místo", "Jméno", "Body"],
        ["1", "Jana", "34"],
        ["2", "Petr & Pavel <oba>", "28,5"],
    ] == rows(to_csv(replace(PAPER, blocks=(STANDINGS,)), CZECH))


@pytest.mark.parametrize("name", ["=1+1", "+420", "-Jana", "@SUM(A1)", "\tJana", '=HYPERLINK("x";"y")'])
def test_a_name_never_becomes_a_formula(name: str) -> None:
    """A text that a spreadsheet would reckon out is marked as a text."""
    table = replace(STANDINGS, rows=(DataRow((-5, name, 3), words("x")),))
    assert ["-5", f"'{name}", "3"] == rows(to_csv(replace(PAPER, blocks=(table,), chapters=()), CZECH))[1]


@pytest.mark.parametrize("name", ["Jana; Petr", 'Jana "Jája"', "Jana\nPetr", "Žofie Čapková-Řeháková"])
def test_any_name_is_read_back_as_it_was(name: str) -> None:
    """Separators, quotes and line ends inside a field are quoted."""
    table = replace(STANDINGS, rows=(DataRow((1, name, 3), words("x")),))
    assert name == rows(to_csv(replace(PAPER, blocks=(table,), chapters=()), CZECH))[1][1]
