"""What organisers type about people, read directly; what nobody should type gets one mistake."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.club.desk.open_club import words_of
from accessgames.club.desk.typed import TypedEntry, find_category, find_player, read_entry, read_number
from accessgames.engine import GameError
from tests.club.desk.helpers import language
from tests.club.making import opened, proposal, seated

if TYPE_CHECKING:
    from accessgames.club.model.tournament import Tournament

WORDS = words_of(language("cs"))
PROPOSAL = proposal(categories=("blind", "low-vision", "Děti"))
COURSE = seated(opened(["Jana Nová", "Žaneta", "Petr", "Petra"]), (1, 2, 3, 4))


def mistake(error: pytest.ExceptionInfo[GameError]) -> str:
    return error.value.key.removeprefix("club-error-")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Jana nevidomí", TypedEntry("Jana", "blind")),
        ("  Jana   Nová  NEVIDOMI ", TypedEntry("Jana Nová", "blind")),
        ("Ivo děti", TypedEntry("Ivo", "Děti")),
        ("Ivo deti", TypedEntry("Ivo", "Děti")),
        ("Jana", TypedEntry("Jana", "")),
        ("Jana Nevid", TypedEntry("Jana Nevid", "")),
        ("x" * 5_000, TypedEntry("x" * 5_000, "")),
    ],
)
def test_a_name_with_a_category(text: str, expected: TypedEntry) -> None:
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


def many(count: int) -> Tournament:
    """A tournament of many people."""
    names = [*(f"Hráč {letter}" for letter in "ABCDEFGHIJKLMNOPQRSTUVW"[: count - 2]), "Bohumil", "Jaroslava"]
    return opened(names).tournament


def test_of_many_people_only_similar_names_are_told() -> None:
    """A line that names all of 24 people helps nobody; of a few, all are named."""
    with pytest.raises(GameError) as error:
        find_player(many(24), "Jaroslav Novák")
    assert ("who-near", ("Jaroslava",)) == (mistake(error), error.value.args_["choices"])
    with pytest.raises(GameError) as error:
        find_player(many(24), "Xaver")
    assert "who-unknown" == mistake(error)
    with pytest.raises(GameError) as error:
        find_player(many(8), "Xaver")
    assert ("who-none", 8) == (mistake(error), len(tuple(many(8).players)))
    with pytest.raises(GameError) as error:
        find_player(many(24), "Hráč")
    assert ("who-several", 8) == (mistake(error), len(str(error.value.args_["choices"]).split(",")))


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
