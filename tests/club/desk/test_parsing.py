"""What organisers type about people and results, read directly; what nobody should type gets one mistake."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.club.desk.clerk import words_of
from accessgames.club.desk.parsing import (
    Entry,
    Target,
    find_category,
    find_player,
    read_entry,
    read_number,
    read_result,
    read_target,
)
from accessgames.club.rules import typed_places, typed_scores
from accessgames.engine import GameError
from tests.club.desk.helpers import language
from tests.club.making import opened, proposal, seated

if TYPE_CHECKING:
    from accessgames.club.model import Result

WORDS = words_of(language("cs"))
PROPOSAL = proposal(categories=("blind", "low-vision", "Děti"))
COURSE = seated(opened(["Jana Nová", "Žaneta", "Petr", "Petra"]), (1, 2, 3, 4))


def result(*items: str) -> Result:
    tournament = COURSE.tournament
    return read_result(tournament, tournament.round(1), tournament.table(1, 1), items, WORDS)


def mistake(error: pytest.ExceptionInfo[GameError]) -> str:
    return error.value.key.removeprefix("club-error-")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Jana nevidomí", Entry("Jana", "blind")),
        ("  Jana   Nová  NEVIDOMI ", Entry("Jana Nová", "blind")),
        ("Ivo děti", Entry("Ivo", "Děti")),
        ("Ivo deti", Entry("Ivo", "Děti")),
        ("Jana", Entry("Jana", "")),
        ("Jana Nevid", Entry("Jana Nevid", "")),
        ("x" * 5_000, Entry("x" * 5_000, "")),
    ],
)
def test_a_name_with_a_category(text: str, expected: Entry) -> None:
    """The category stands in full behind the name, with or without diacritics."""
    assert expected == read_entry(PROPOSAL, WORDS, text)


def test_a_category_alone_is_nobody() -> None:
    """Somebody forgot the name."""
    with pytest.raises(GameError) as error:
        read_entry(PROPOSAL, WORDS, "nevidomí")
    assert "name-category" == mistake(error)


def test_a_category_by_its_beginning() -> None:
    """Unambiguous beginnings are enough where only a category can stand."""
    assert "Děti" == find_category(PROPOSAL, WORDS, "de")
    assert "blind" == find_category(PROPOSAL, WORDS, "nev")
    for text in ("ženy", "z" * 5_000):
        with pytest.raises(GameError) as error:
            find_category(PROPOSAL, WORDS, text)
        assert "category" == mistake(error)


@pytest.mark.parametrize(
    ("text", "number"), [("zaneta", 2), ("ŽANETA", 2), ("jana", 1), ("Petr", 3), ("petra", 4), ("4.", 4)]
)
def test_players_are_found(text: str, number: int) -> None:
    """By number, by the whole name before a beginning of it, and without diacritics."""
    assert number == find_player(COURSE.tournament, text).number


@pytest.mark.parametrize(
    ("text", "expected"),
    [("pet", "who-several"), ("Ota", "who-none"), ("9" * 5_000, "who-none"), (" ", "who-none")],
)
def test_players_who_are_not_found(text: str, expected: str) -> None:
    """Several, none, and a number that no list has."""
    with pytest.raises(GameError) as error:
        find_player(COURSE.tournament, text)
    assert expected == mistake(error)


@pytest.mark.parametrize(
    "items",
    [
        ("34", "28", "20", "5"),
        ("Jana 34", "Žaneta 28", "Petr 20", "Petra 5"),
        ("petra: 5", "petr=20", "zaneta 28", "jana nova 34"),
    ],
)
def test_scores(items: tuple[str, ...]) -> None:
    """Numbers in the order of the seats, or behind names in any order."""
    expected = typed_scores((1, 2, 3, 4), [(34,), (28,), (20,), (5,)], lower_wins=False)
    assert expected == result(*items)


def test_several_games_and_absent_people() -> None:
    """Several numbers are single games; who did not play has none."""
    expected = typed_scores((1, 2, 3, 4), [(3, 4), (1, -2), None, (0, 0)], lower_wins=False)
    assert expected == result("Jana 3 4", "Žaneta 1+-2", "Petr nehral", "Petra 0 0")


def test_places() -> None:
    """A number with a full stop is a place."""
    expected = typed_places((1, 2, 3, 4), [2, 1, 3, None])
    assert expected == result("Jana 2.", "Žaneta 1.", "Petr 3.", "Petra nehrála")


@pytest.mark.parametrize(
    ("items", "expected"),
    [
        (("1", "2", "3"), "result-count"),
        (("1",) * 5_000, "result-count"),
        (("Jana 1", "Jana 2", "Petr 3", "Petra 4"), "result-twice"),
        (("Jana 1", "Petr 3"), "result-missing"),
        (("Jana 1.", "Žaneta 2", "Petr 3.", "Petra 4."), "result-mixed"),
        (("Jana pět", "Žaneta 2", "Petr 3", "Petra 4"), "who-none"),
        (("Jana Nová pět", "Žaneta 2", "Petr 3", "Petra 4"), "result-number"),
        ((f"Jana Nová {'9' * 5_000}", "Žaneta 2", "Petr 3", "Petra 4"), "result-number"),
        (("x" * 5_000, "1", "2", "3"), "who-none"),
    ],
)
def test_results_that_cannot_be_read(items: tuple[str, ...], expected: str) -> None:
    """One mistake for each, also for lines that no hand has typed."""
    with pytest.raises(GameError) as error:
        result(*items)
    assert expected == mistake(error)


@pytest.mark.parametrize(
    ("items", "expected"),
    [
        (("2 Jana 34", "Petr 28"), Target(0, 2, ("Jana 34", "Petr 28"))),
        (("stůl 2 Jana 34",), Target(0, 2, ("Jana 34",))),
        (("kolo 1 stul 2", "34"), Target(1, 2, ("34",))),
        (("1. kolo 2. stůl", "34"), Target(1, 2, ("34",))),
        (("Jana 34",), Target(0, 0, ("Jana 34",))),
        ((), Target(0, 0, ())),
    ],
)
def test_which_table_is_meant(items: tuple[str, ...], expected: Target) -> None:
    """The round and the table stand first; a bare number is a table."""
    assert expected == read_target(items, WORDS)


def test_numbers_within_bounds() -> None:
    """A full stop does no harm; everything else names the bounds."""
    assert 7 == read_number(" 7. ", 1, 9)
    for text in ("0", "10", "sedm", "", "9" * 5_000):
        with pytest.raises(GameError) as error:
            read_number(text, 1, 9)
        assert ("error-no-number", 1, 9) == (
            error.value.key,
            error.value.args_["least"],
            error.value.args_["most"],
        )
