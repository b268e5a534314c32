"""The report that a club publishes."""

from __future__ import annotations

from dataclasses import replace

from accessgames.club.papers.publications import report_paper
from accessgames.club.papers.writers import write_paper
from tests.club.papers.evening import CZECH, ENGLISH, EVENING
from tests.club.papers.rounds import AFTER, SUBSTITUTED


def test_a_whole_report() -> None:
    """Prose under headings: how it went, who won, what was remarkable, who goes further."""
    assert """Ohlédnutí za turnajem Zimní turnaj

Průběh
Sobota 5. prosince 2026, Klubovna, Smíchov. Pořadatel: Ivana Nováková. Hrálo 6 lidí. \
Kategorie nevidomí: 3 hráči. Kategorie slabozrací a vidící: 3 hráči. \
Odehrála se 2 kola, hry: IOTA a Tetrikon.

Výsledky
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

Zajímavosti
IOTA, nejlepší výsledek: Karel 50, první kolo. Tetrikon, nejlepší výsledek: Jana 30, druhé kolo. \
Nejvíc vyhraných stolů, 2: Eva, Karel. Opravovaly se 3 výsledky.

Postup
Z prvního místa postupuje Karel. Z druhého místa postupuje Eva.
""" == write_paper(report_paper(AFTER), CZECH, "text").decode()


def test_before_the_first_result_there_is_nothing_to_look_back_at() -> None:
    """Only what is known is told."""
    text = write_paper(report_paper(replace(EVENING, rounds=(), corrections=())), CZECH, "text").decode()
    assert "Výsledky" not in text
    assert "Zajímavosti" not in text
    assert "Hrálo 6 lidí." in text


def test_substitutions_are_remarkable() -> None:
    """Who came for whom; the row of the standings is one."""
    text = write_paper(report_paper(SUBSTITUTED), CZECH, "text").decode()
    assert "Střídání: odchází Ivo, přichází Věra." in text
    assert "místo Ivo" not in text


def test_fewer_points_are_the_better_result_where_the_game_says_so() -> None:
    """The best result of a game of penalties is the lowest one."""
    games = (replace(AFTER.proposal.games[0], lower_wins=True), AFTER.proposal.games[1])
    lower = replace(AFTER, proposal=replace(AFTER.proposal, games=games))
    assert (
        "IOTA, nejlepší výsledek: Jana 30, první kolo."
        in write_paper(report_paper(lower), CZECH, "text").decode()
    )


def test_the_report_in_english() -> None:
    """The same for English clubs."""
    text = write_paper(report_paper(AFTER), ENGLISH, "text").decode()
    assert text.startswith(
        "Looking back at Zimní turnaj\n\nHow it went\nSaturday, December 5, 2026, Klubovna"
    )
    assert "IOTA, best result: Karel 50, round 1." in text
