"""A tournament over weeks at the desk: tables where people meet, credits, suggestions, and two places."""

from __future__ import annotations

import pytest

from accessgames.club.desk import json_answers
from accessgames.club.model.proposal import Credits, SeatingKind
from tests.club.desk.helpers import Bench, begun, told_by_the_desk

FIVE = "Jana Nová, Petr Malý, Eva, Ota, Dan"


def weeks(credits_: str = "3, nejlepších 2, spolu 2, do 31. 12. 2026", people: str = FIVE) -> Bench:
    """People who play over weeks."""
    return begun(people, game="Carcassonne", credits=credits_)


def test_the_word_says_it_all() -> None:
    """The format, its numbers and its last day; another seating ends it."""
    bench = weeks()
    made = bench.tournament.proposal
    assert (SeatingKind.CREDITS, Credits(3, 2, 2, "2026-12-31")) == (made.seating, made.credits)
    bench.do("amend", "rozsazení losem")
    assert bench.tournament.proposal.credits is None


def test_the_seating_alone_brings_eight_credits() -> None:
    """Which is what there usually are."""
    assert Credits(8) == begun(game="Carcassonne", seating="na kredity").tournament.proposal.credits


@pytest.mark.parametrize("typed", ["hodně", "3, nejlepších moc", ""])
def test_what_are_no_credits_is_told(typed: str) -> None:
    """With what would be right."""
    assert "třeba 8, nejlepších 6, spolu 3" in weeks().refused("amend", f"kredity {typed or 'x'}")


def test_the_proposal_tells_it() -> None:
    """How many count, which ones, with whom, until when, and what two places mean."""
    told = weeks().do("proposal")
    assert (
        "Každý má 3 kredity: tolik jeho stolů se počítá, podle dne a hodiny ty první, a z nich nejlepší 2."
        in told
    )
    assert "Se stejným člověkem se počítají nejvýš 2 stoly." in told
    assert any(line.startswith("Kdo poslední kredit utratí na dvou místech") for line in told)
    assert not any("kolo" in line for line in told)


def test_people_sit_down_where_they_are() -> None:
    """Names with commas or without, a place with its preposition, a day or today."""
    bench = weeks()
    assert [
        "Stůl 1 v Brně, sobota 21. listopadu 2026, 16:00: Jana Nová, Petr Malý, Eva a Ota.",
        "Kreditů zbývá: Jana Nová 2, Petr Malý 2, Eva 2, Ota 2.",
    ] == bench.do("open-table", "Jana Petr Malý Eva Ota v Brně")
    bench.do("open-table", "Jana Nová, Dan u Nováků dne 20. 11.")
    table = bench.tournament.rounds[0].tables[1]
    assert ((1, 5), "u Nováků", "2026-11-20", "") == (table.players, table.where, table.day, table.begins)
    assert 2 == len(bench.do("tables"))
    assert "Stůl 2: Dan 5, Jana Nová 3." == bench.do("result", "2 Jana 3, Dan 5")[0]
    assert "Stůl 1: Jana Nová 40, Petr Malý 30, Eva 20, Ota 10." == bench.do("result", "1 40 30 20 10")[0]
    assert ["Žádný stůl se teď nehraje."] == bench.do("tables")
    assert "Oprava, stůl 2: Jana Nová 9, Dan 5." == bench.do("correct", "2 Jana 9, Dan 5")[0]


def test_a_name_finds_the_table_that_is_awaited() -> None:
    """Whoever sits at several tables is meant at the one that has no result; a correction at the last."""
    bench = weeks()
    bench.do("open-table", "Jana, Petr")
    bench.do("result", "Jana 3, Petr 5")
    bench.do("open-table", "Jana, Eva")
    assert "Stůl 2: Eva 4, Jana Nová 1." == bench.do("result", "Jana 1, Eva 4")[0]
    assert bench.do("correct", "Jana 8, Eva 4")[0].startswith("Oprava, stůl 2: Jana Nová 8")


def test_a_table_that_would_not_count_is_refused_with_the_reason() -> None:
    """No credit left, the same people too often, after the last day; one alone is no table."""
    bench = weeks("2, spolu 1, do 31. 12. 2026")
    bench.do("open-table", "Jana, Petr")
    assert "spolu už seděli u 1 stolu, víc se jich nepočítá" in bench.refused("open-table", "Petr, Jana")
    bench.do("open-table", "Jana, Eva")
    assert "Jana Nová už žádný kredit nemá, počítají se 2 stoly." == bench.refused("open-table", "Jana, Ota")
    late = bench.refused("open-table", "Eva, Ota dne 1. 1. 2027")
    assert "Pátek 1. ledna 2027 je po uzávěrce, poslední den: čtvrtek 31. prosince 2026." == late
    assert "Ke stolu patří aspoň dva lidé" in bench.refused("open-table", "Eva")
    assert "Eve" in bench.refused("open-table", "Eva, Eve")


def test_a_table_is_suggested_from_those_present() -> None:
    """With what they have behind them and before them, and the words that seat them."""
    bench = weeks()
    bench.do("open-table", "Jana, Petr")
    told = bench.do("suggest", "Jana, Petr, Eva, Ota, Dan v Praze")
    assert "Ať usednou Jana Nová, Eva, Ota a Dan." == told[0]
    assert "Nikdo z nich se ještě s nikým nepotkal." == told[1]
    assert "Posadí je „stůl Jana Nová, Eva, Ota, Dan v Praze“." == told[3]
    bench.do("open-table", told[3].removeprefix("Posadí je „stůl ").removesuffix("“."))
    assert "v Praze" == bench.tournament.rounds[0].tables[1].where
    assert "dvě až 24" in bench.refused("suggest", "Jana")
    bench.do("amend", "kredity 1")
    assert "kredity jim došly" in bench.refused("suggest", "Jana, Petr")


def test_credits_are_told_with_places() -> None:
    """Of everybody, or of somebody; as values too."""
    bench = weeks()
    bench.do("open-table", "Jana, Petr v Brně")
    bench.do("result", "1 5 3")
    assert [
        "Jana Nová: zbývají 2 kredity ze 3; odehrané stoly: v Brně 1.",
        "Poslední den, který se počítá, je čtvrtek 31. prosince 2026.",
    ] == bench.do("credits", "Jana")
    assert 6 == len(bench.do("credits"))
    assert {"name": "Jana Nová", "left": 2, "counted": [1], "without": [], "open": []} == (
        json_answers.JSON_ANSWERS["credits"](bench.context, None)[0]  # type: ignore[arg-type]  # not looked at
    )


def test_a_table_without_credit_is_told_with_its_reason() -> None:
    """Fewer credits from now on: what was played stays, and does not count."""
    bench = weeks("2")
    for _ in range(2):
        bench.do("open-table", "Jana, Petr")
        bench.do("result", "Jana 5, Petr 3")
    bench.do("amend", "kredity 1")
    assert "Jana Nová: stůl 2 se nepočítá, kredity už došly dřív." in bench.do("credits")


def test_standings_papers_and_steps_know_no_rounds() -> None:
    """What is told counts tables; the table can be taken back, and everything is examined."""
    bench = weeks()
    bench.do("open-table", "Jana, Petr v Brně")
    bench.do("result", "1 5 3")
    assert "Večer: pořadí po 1 stolu" == bench.do("standings")[0]
    assert any("Hraje se na kredity, odehrán je 1 stůl" in line for line in bench.do("papers", "zpráva"))
    assert "Večer: výsledky" == bench.do("results")[0]
    assert any("Hraje se na kredity, odehráno stolů 1." in line for line in bench.do("show"))
    for paper in ("výsledky", "pořadí", "protokol"):
        told = told_by_the_desk(bench.do("papers", paper))
        assert not any("kolo" in line.casefold() for line in told)
    bench.do("open-table", "Eva, Ota")
    assert "Stůl 2" in bench.do("undo")[0]
    assert "na kredity" in bench.refused("seat").casefold()
    assert "souhlasí" in bench.do("verify")[0]


def test_elsewhere_there_are_no_credits() -> None:
    """Each of the three words says so."""
    bench = begun()
    for command in ("credits", "suggest", "open-table"):
        assert "Tento turnaj se na kredity nehraje." == bench.refused(command, "Jana, Petr")


def test_nothing_is_drawn_and_the_story_tells_tables() -> None:
    """The proof says who has met; the story counts tables, since one round would say nothing."""
    bench = weeks()
    for people, scores in (("Jana Nová, Petr Malý", "30 20"), ("Jana Nová, Eva", "15 32")):
        bench.do("open-table", people)
        bench.do("result", f"{len(bench.tournament.rounds[0].tables)} {scores}")
    assert ["Stoly se nelosují, kdo si s kým sedne, domlouvají lidé: potkaly se 2 z 10 dvojic."] == bench.do(
        "proof"
    )
    bench.do("close")
    told = told_by_the_desk(bench.do("papers", "příběh"))
    assert any(line.startswith("Odehrály se 2 stoly") for line in told)
    assert not any("kolo" in line or "kole" in line for line in told)
