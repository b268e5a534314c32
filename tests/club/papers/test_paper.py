"""Documents without words: what they consist of and what they say to the ear."""

from __future__ import annotations

from dataclasses import replace

import pytest

from accessgames.club.papers.paper import DataRow, data_tables, spoken
from tests.club.papers.sample import CZECH, PAPER, STANDINGS, words


def test_spoken_a_document_is_its_titles_and_sentences_in_order() -> None:
    """Nothing is left out, and rows come as sentences; a title says what a caption would."""
    assert [
        "Zimní turnaj",
        "Hrálo 14 lidí.",
        "Vyhrává Jana.",
        "Pořadí",
        "1. Jana, 34 bodů.",
        "2. Petr a Pavel, 28,5 bodu.",
        "Ceny",
        "Čokoláda.",
        "Kniha.",
    ] == [CZECH.form(line, "full") for line in spoken(PAPER)]


def test_tables_are_found_in_chapters_too() -> None:
    """The CSV file takes them from anywhere in the document."""
    assert (STANDINGS,) == data_tables(PAPER)
    assert () == data_tables(replace(PAPER, chapters=()))
    assert (STANDINGS, STANDINGS) == data_tables(replace(PAPER, blocks=(STANDINGS,)))


@pytest.mark.parametrize("cells", [(), ("a",), ("a", "b", "c", "d")])
def test_a_row_is_as_wide_as_its_table(cells: tuple[str, ...]) -> None:
    """A mistake of the one who builds a table is found when it is built."""
    with pytest.raises(ValueError, match="expected 3"):
        replace(STANDINGS, rows=(DataRow(cells, words("x")),))


@pytest.mark.parametrize("header", [-1, 3])
def test_rows_are_named_by_a_column_of_the_table(header: int) -> None:
    """A column that does not exist names nothing."""
    with pytest.raises(ValueError, match="expected 3"):
        replace(STANDINGS, header=header)
