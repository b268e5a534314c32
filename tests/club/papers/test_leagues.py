"""A league over several tournaments on paper."""

from __future__ import annotations

from dataclasses import replace

import pytest

from accessgames.club.model.proposal import PRESETS
from accessgames.club.papers.paper import spoken
from accessgames.club.papers.standings import league_paper
from accessgames.club.papers.writers import write_paper
from tests.club.papers.evening import CZECH, ENGLISH
from tests.club.papers.rounds import AFTER, LEAGUE, tournament

OTHER = tournament((1, 1, 40), (2, 2, 30))


def test_a_whole_league() -> None:
    """What counts, which tournaments, joint standings and those of the categories."""
    assert """Liga Podzim

Každému se počítá 1 nejlepší turnaj.
První turnaj: Zimní turnaj.
Druhý turnaj: Zimní turnaj.

Společné pořadí
První místo má Karel se ziskem 4 bodů, podle turnajů: 4, nepočítá se: 0,75.
První místo má Jana se ziskem 4 bodů, podle turnajů: 4, nepočítá se: 2.
Třetí místo má Eva se ziskem 3 bodů, podle turnajů: 3, nepočítá se: 0,75.
Třetí místo má Petr se ziskem 3 bodů, podle turnajů: 3, nepočítá se: 0.
Páté místo má Olga se ziskem 1 bodu, podle turnajů: 1, nepočítá se: 0,75.
Šesté místo má Ivo se ziskem 0,75 bodu, podle turnajů: 0,75, nepočítá se: 0.

Kategorie nevidomí
První místo má Jana se ziskem 4 bodů, podle turnajů: 4, nepočítá se: 2.
Druhé místo má Eva se ziskem 3 bodů, podle turnajů: 3, nepočítá se: 0,75.
Třetí místo má Olga se ziskem 1 bodu, podle turnajů: 1, nepočítá se: 0,75.

Kategorie slabozrací a vidící
První místo má Karel se ziskem 4 bodů, podle turnajů: 4, nepočítá se: 0,75.
Druhé místo má Petr se ziskem 3 bodů, podle turnajů: 3, nepočítá se: 0.
Třetí místo má Ivo se ziskem 0,75 bodu, podle turnajů: 0,75, nepočítá se: 0.
""" == write_paper(league_paper(LEAGUE, (AFTER, OTHER)), CZECH, "text").decode().partition("4. místo")[0]


@pytest.mark.parametrize(
    ("best", "sentence"),
    [
        (0, "Každému se počítají všechny turnaje."),
        (3, "Každému se počítají 3 nejlepší turnaje."),
        (5, "Každému se počítá 5 nejlepších turnajů."),
    ],
)
def test_how_many_results_count(best: int, sentence: str) -> None:
    """In right Czech."""
    told = [CZECH.form(line, "full") for line in spoken(league_paper(replace(LEAGUE, best=best), (AFTER,)))]
    assert sentence in told


def test_what_decides_is_told() -> None:
    """With a seed the lot of the league parts those whom nothing else could."""
    drawn = league_paper(replace(LEAGUE, seed="x", best=0), (tournament((1, 1, 9)), tournament((2, 1, 9))))
    told = [CZECH.form(line, "full") for line in spoken(drawn)]
    assert 1 == sum(line.endswith("mají stejně bodů, rozhoduje los.") for line in told if "Jana" in line)


def test_a_league_of_penalties() -> None:
    """The sum of what the tournaments gave, fewer are better."""
    game = replace(AFTER.proposal.games[0], points=PRESETS["penalties"], lower_wins=True)
    one = replace(OTHER, proposal=replace(OTHER.proposal, games=(game,), order=(0,)))
    paper = league_paper(replace(LEAGUE, points=PRESETS["penalties"]), (one,))
    assert "První místo má Petr, trestné body 30, podle turnajů: 30." in [
        CZECH.form(line, "full") for line in spoken(paper)
    ]


def test_a_spreadsheet_has_a_column_for_each_tournament() -> None:
    """Empty for those who were not there."""
    rows = write_paper(league_paper(LEAGUE, (OTHER, AFTER)), CZECH, "csv").decode().split("\r\n")
    assert "\ufeffMísto;Jméno;Kategorie;Body;Turnaj 1;Turnaj 2" == rows[0]


def test_a_league_in_english() -> None:
    """The same for English clubs."""
    told = [ENGLISH.form(line, "full") for line in spoken(league_paper(LEAGUE, (AFTER, OTHER)))]
    assert "Place 1: Jana with 4 points, by tournament: 4, not counted 2." in told
