"""Facts of a tournament as values of messages."""

from __future__ import annotations

from fractions import Fraction

import pytest

from accessgames.club.model.proposal import Game
from accessgames.club.model.tournament import Player
from accessgames.club.papers import facts
from accessgames.club.papers.spreadsheets import say_cell
from accessgames.language import Day, Listing, Nested, Person, say
from tests.club.papers.evening import CZECH, ENGLISH, EVENING


@pytest.mark.parametrize(
    ("amount", "czech", "english"),
    [
        (Fraction(1), "1 bod", "1 point"),
        (Fraction(34), "34 bodů", "34 points"),
        (Fraction(57, 2), "28,5 bodu", "28.5 points"),
        (Fraction(20, 3), "6,67 bodu", "6.67 points"),
        (Fraction(1, 3), "0,33 bodu", "0.33 points"),
        (Fraction(-7, 2), "−3,5 bodu", "−3.5 points"),
        (Fraction(2999, 1000), "3,0 bodu", "3.0 points"),
    ],
)
def test_points_with_their_unit(amount: Fraction, czech: str, english: str) -> None:
    """Whole points decline; parts are rounded to hundredths and take the genitive."""
    value = facts.points_phrase(amount)
    message = value.message if isinstance(value, Nested) else say("club-seating-out", players=value)
    expected = (czech, english)
    if isinstance(value, Nested):
        assert expected == (CZECH.form(message, "full"), ENGLISH.form(message, "full"))
    else:
        assert value.count == amount


def test_bare_figures_for_cells() -> None:
    """A whole number is written as one, parts of points with the mark of the language."""
    assert "34" == say_cell(Fraction(34), CZECH)
    assert ("28,5", "28.5") == tuple(say_cell(Fraction(57, 2), one) for one in (CZECH, ENGLISH))


def test_people_are_named_in_order() -> None:
    """By their numbers, as they sit."""
    assert ("Eva", "Jana") == tuple(
        who.name for who in facts.people(EVENING, (3, 1)).items if isinstance(who, Person)
    )


@pytest.mark.parametrize("gender", ["feminine", "masculine", "neuter", "", "other"])
def test_gender_is_what_is_known(gender: str) -> None:
    """A text from a stranger's file is no gender."""
    known = gender if gender in {"feminine", "masculine", "neuter"} else "unknown"
    assert known == facts.person(Player(1, "Jana", gender=gender)).gender


def test_games_are_named_by_their_rooms() -> None:
    """Another game by its own name."""
    named = facts.game(Game("iota"))
    assert isinstance(named, Nested)
    assert "IOTA" == CZECH.form(named.message, "full")
    assert "Dáma" == facts.game(Game("", "Dáma"))
    assert "ufo" == facts.game(Game("ufo"))


def test_categories_of_the_clubs_have_words() -> None:
    """An organiser's own category is told as it is."""
    blind = facts.category("blind")
    assert isinstance(blind, Nested)
    assert "nevidomí" == CZECH.form(blind.message, "full")
    assert "junioři" == facts.category("junioři")
    assert ("slabozrací a vidící", "junioři", "") == tuple(
        say_cell(facts.category_cell(name), CZECH) for name in ("sighted", "junioři", "")
    )


def test_days() -> None:
    """As a proposal writes them."""
    assert Day(2026, 12, 5) == facts.day("2026-12-05")


def test_numbers_in_a_row_are_told_as_a_row() -> None:
    """Three and more; two are named, and gaps stay gaps."""
    for numbers, told in (
        ((1, 2, 3, 4, 5, 6), "1 až 6"),
        ((1, 2), "1 a 2"),
        ((1, 3, 4, 5, 8, 9), "1, 3 až 5, 8 a 9"),
        ((7,), "7"),
    ):
        line = say(
            "club-round-waits", round=1, tables=Listing(facts.number_spans(numbers)), count=len(numbers)
        )
        assert CZECH.form(line, "full").endswith(f" {told}.")
    assert () == facts.number_spans(())
