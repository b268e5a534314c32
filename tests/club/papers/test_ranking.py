"""Standings on paper and by ear."""

from __future__ import annotations

from dataclasses import replace

import pytest

from accessgames.club.model.proposal import PRESETS, Groups
from accessgames.club.model.tournament import Lot, Tournament
from accessgames.club.papers.paper import spoken
from accessgames.club.papers.standings import is_over, standings_paper, standings_title
from accessgames.club.papers.writers import write_paper
from tests.club.papers.evening import CZECH, ENGLISH, EVENING
from tests.club.papers.rounds import AFTER, EQUALS, tournament


def text(one: Tournament) -> str:
    """What is printed."""
    return write_paper(standings_paper(one), CZECH, "text").decode()


def lines(one: Tournament) -> list[str]:
    """What is heard."""
    return [CZECH.form(line, "full") for line in spoken(standings_paper(one))]


def test_the_standings_at_the_end() -> None:
    """Joint, by category, who goes further, round by round; shared places share points."""
    assert """Zimní turnaj: pořadí po druhém kole

Společné pořadí
První místo má Karel se ziskem 12 bodů.
Druhé místo má Eva se ziskem 11,5 bodu.
Třetí místo má Jana se ziskem 9,5 bodu.
Čtvrté místo má Olga se ziskem 9 bodů.
Páté místo má Ivo se ziskem 6 bodů.
Šesté místo má Petr se ziskem 2 bodů.
Ivo: trest 2 body.

Kategorie nevidomí
První místo má Eva se ziskem 11,5 bodu.
Druhé místo má Jana se ziskem 9,5 bodu.
Třetí místo má Olga se ziskem 9 bodů.

Kategorie slabozrací a vidící
První místo má Karel se ziskem 12 bodů.
Druhé místo má Ivo se ziskem 6 bodů.
Třetí místo má Petr se ziskem 2 bodů.

Postup
Z prvního místa postupuje Karel. Z druhého místa postupuje Eva.

Kolo po kole
Karel: 8; 4.
Eva: 8; 3,5.
Jana: 6; 3,5.
Olga: 6; 3.
Ivo: bez stolu 7; 1.
Petr: nedohráno 0; 2.
""" == text(AFTER)


@pytest.mark.parametrize(
    ("one", "heading"),
    [
        (replace(EVENING, rounds=()), "Zimní turnaj: pořadí před prvním kolem"),
        (EVENING, "Zimní turnaj: průběžné pořadí v prvním kole"),
        (AFTER, "Zimní turnaj: pořadí po druhém kole"),
        (replace(AFTER, closed=True), "Zimní turnaj: konečné pořadí"),
    ],
)
def test_the_title_says_how_far_it_is(one: Tournament, heading: str) -> None:
    """Nobody takes standings of the middle for the end."""
    assert heading == CZECH.form(standings_title(one), "full")


def test_nobody_goes_further_before_the_end() -> None:
    """A place that can still be lost is not announced, nor a lot that may not be needed."""
    assert not is_over(EVENING)
    assert "Postup" not in lines(EVENING)
    assert not [line for line in lines(EVENING) if "los" in line]


def test_what_decides_between_equals_is_told_with_both_values() -> None:
    """The first tie-break that differs."""
    first = tournament((1, 1, 41), (2, 2, 30))
    second = tournament((2, 1, 35), (1, 2, 20))
    both = replace(first, rounds=(first.rounds[0], replace(second.rounds[0], number=2)))
    assert "Petr a Jana mají stejně bodů, rozhoduje součet výsledků ze her: 65 a 61." in lines(both)


def test_a_lot_that_is_due_is_asked_for() -> None:
    """Only a lot can part them; places are shared until it is drawn."""
    ended = replace(EQUALS, closed=True)
    assert "O pořadí musí rozhodnout los: Petr, Eva." in lines(ended)
    drawn = replace(ended, lots=(Lot((3, 2), "x"),))
    assert "Eva a Petr mají stejně bodů, rozhoduje los." in lines(drawn)


def test_penalties_are_told_as_penalties() -> None:
    """Fewer are better, and the sentence says what they are."""
    game = replace(AFTER.proposal.games[0], points=PRESETS["penalties"], lower_wins=True)
    one = replace(EQUALS, proposal=replace(EQUALS.proposal, games=(game,), order=(0,)))
    assert "První místo má Karel, trestné body 1." in lines(one)


def test_a_place_given_up_goes_to_the_next_one() -> None:
    """With the name of the one who gave it up, as far as anybody may know."""
    told = lines(replace(AFTER, declined=(4,)))
    assert "Ze třetího místa postupuje Jana, protože se Karel vzdává." in told


def test_direct_qualifiers_take_no_place() -> None:
    """They are named first."""
    players = tuple(replace(player, qualifier=player.name == "Eva") for player in AFTER.players)
    told = lines(replace(AFTER, players=players))
    assert ["Přímo postupuje: Eva.", "Z prvního místa postupuje Karel."] == told[told.index("Postup") + 1 :][
        :2
    ]


def test_places_of_each_category() -> None:
    """Each has a chapter of its own."""
    told = lines(replace(AFTER, proposal=replace(AFTER.proposal, by_category=True, qualifies=1)))
    place = told.index("Postup v kategorii „nevidomí“")
    assert "Z prvního místa postupuje Eva." == told[place + 1]


def test_short_forms_have_place_name_and_points() -> None:
    """What fits twenty cells."""
    ranked = [line for line in spoken(standings_paper(AFTER)) if line.key == "club-ranking-place"]
    assert ("1. Karel 12", "2. Eva 11,5") == tuple(CZECH.form(line, "braille") for line in ranked[:2])


def test_a_spreadsheet_has_the_tie_breaks_too() -> None:
    """Columns of what was compared, decimal comma."""
    rows = write_paper(standings_paper(AFTER), CZECH, "csv").decode().split("\r\n")
    assert [
        "\ufeffMísto;Jméno;Kategorie;Body;Součet výsledků;Bez trestu;Nejlepší hra",
        "1;Karel;slabozrací a vidící;12;55;0;50",
        "2;Eva;nevidomí;11,5;71;0;41",
    ] == rows[:3]
    rounds = write_paper(standings_paper(AFTER), CZECH, "csv", table=3).decode().split("\r\n")
    assert "\ufeffJméno;Kolo 1;Kolo 2" == rounds[0]


def test_an_own_category_without_people_has_no_chapter() -> None:
    """An empty table would be heard as a mistake."""
    own = replace(AFTER, proposal=replace(AFTER.proposal, categories=("junioři",)))
    assert not [line for line in lines(own) if "junioři" in line]


def test_standings_in_english() -> None:
    """The same for English clubs."""
    told = [ENGLISH.form(line, "full") for line in spoken(standings_paper(AFTER))]
    assert "Place 2: Eva with 11.5 points." in told
    assert "Eva qualifies from place 2." in told


def test_each_with_each_is_over_when_all_its_rounds_are() -> None:
    """A tournament whose number of rounds follows from its people."""
    circle = replace(AFTER, proposal=replace(AFTER.proposal, rounds=0))
    assert is_over(circle)
    assert not is_over(replace(circle, rounds=()))
    assert Groups(2, 1, 1) != AFTER.proposal.groups
