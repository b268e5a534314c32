"""Results in words, without commas: taken where one reading fits, asked about where several do."""

from __future__ import annotations

import pytest

from accessgames.club.desk.dictation import readings
from accessgames.club.desk.open_club import words_of
from tests.club.desk.helpers import Bench, begun, language

PEOPLE = "Jana, Petr, Marie, Karel, Eva, Ota, Iva"


def seated(tag: str = "cs") -> Bench:
    """A desk with two tables of two and one of three."""
    bench = begun(PEOPLE, tables="2-3")
    bench.do("seat", "Jana, Petr / Marie, Karel / Eva, Ota, Iva")
    bench.tag = tag
    return bench


@pytest.mark.parametrize(
    ("tag", "text", "table", "scores"),
    [
        ("cs", "stůl dva šedesát nula", 2, (60, 0)),
        ("cs", "stůl tři šedesát nula sto", 3, (60, 0, 100)),
        ("cs", "dva sto dvacet nula", 2, (120, 0)),
        ("cs", "tři pět dvacet sedm jedna", 3, (5, 27, 1)),
        ("cs", "dva pětadvacet mínus tři", 2, (25, -3)),
        ("cs", "kolo jedna stůl dva dvě stě jedna třicet", 2, (201, 30)),
        ("cs", "dva sto, dvacet pět", 2, (100, 25)),
        ("cs", "Jana sto dvacet, Petr nula", 1, (120, 0)),
        ("cs", "stůl jedna Jana sto dvacet Petr nula", 1, (120, 0)),
        ("cs", "stůl 2 šedesát 0", 2, (60, 0)),
        ("en", "table two sixty zero", 2, (60, 0)),
        ("en", "table three one hundred and twenty zero seven", 3, (120, 0, 7)),
        ("en", "two twenty-five minus three", 2, (25, -3)),
    ],
)
def test_one_reading_fits(tag: str, text: str, table: int, scores: tuple[int, ...]) -> None:
    """It becomes the result of the table."""
    bench = seated(tag)
    bench.do("result", text)
    result = bench.tournament.table(1, table).result
    assert result is not None
    assert scores == tuple(seat.score for seat in result.seats)


@pytest.mark.parametrize("command", ["result", "correct"])
def test_several_readings_are_asked_about(command: str) -> None:
    """Of "sto dvacet pět" for two seats nobody knows what it is; nothing changes."""
    bench = seated()
    if command == "correct":
        bench.do("result", "2 1 2")
    asked = bench.refused(command, "stůl dva sto dvacet pět")
    assert asked.startswith("Čísla jde přečíst několika způsoby: ")
    assert "stůl 2 120 5" in asked
    assert "stůl 2 100 25" in asked


def test_no_reading_fits() -> None:
    """The sentence is that of the figures."""
    bench = seated()
    assert bench.refused("result", "stůl 2 60 0 100") == bench.refused("result", "stůl dva šedesát nula sto")


def test_figures_are_read_as_ever() -> None:
    """Whoever types figures is not asked, and a word that is no number stays what it was."""
    bench = seated()
    assert "Xena" in bench.refused("result", "2 Xena 5, Karel 3")
    bench.do("result", "2 100 25")
    words = words_of(language("cs"))
    assert [] == [*readings(words, ("Jana nevidomí",))]
    assert ("2 100 25",) == next(readings(words, ("2 100 25",)))


def test_endless_lines_end() -> None:
    """A line with more readings than anybody means is not tried to its end."""
    words = words_of(language("cs"))
    assert len([*readings(words, ("sto dvacet pět " * 20,))]) <= 512
