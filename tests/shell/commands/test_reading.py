from __future__ import annotations

import pytest

from accessgames.games.iota import ROOM as IOTA
from tests.shell.duel_room import ROOM as DUEL
from tests.shell.stage import Stage


def test_why_explains_a_refusal_by_its_rule() -> None:
    """The refusal was just told, so the rule follows."""
    stage = Stage()
    told = stage.type("přičti", "proč")
    assert ["Přičtení", "Kdo si body tahu přičte, má je jisté a tah končí."] == told


def test_why_repeats_a_refusal_that_was_some_time_ago() -> None:
    """Then its rule."""
    stage = Stage()
    stage.type("přičti", "ticho")
    assert "Není co přičíst, nejdřív hoďte." == stage.type("proč")[0]


def test_why_explains_points_when_nothing_was_refused() -> None:
    """Entry by entry, as the room knows."""
    stage = Stage()
    assert ["Zatím není co vysvětlovat."] == stage.type("proč")
    stage.type("hod", "přičti")
    assert ["Tah 1: 6 bodů."] == stage.type("proč")


def test_a_move_makes_an_old_refusal_uninteresting() -> None:
    """After it, the points are asked about."""
    stage = Stage()
    stage.type("přičti", "hod", "přičti")
    assert ["Tah 1: 6 bodů."] == stage.type("proč")


def test_why_after_the_end_explains_the_result() -> None:
    """Everybody's total with its items, the first place first."""
    stage = Stage(DUEL, "Jana,bot:1")
    for _ in range(3):
        stage.type("polož", "1")
    told = stage.type("proč")
    assert told[0].startswith("První místo, ")
    assert 2 == sum("místo" in line for line in told)
    assert 6 == sum(line.startswith("Kolo ") for line in told)


def test_rules_begin_with_what_matters_now() -> None:
    """The section of this very point of the match."""
    stage = Stage()
    assert "Hod" == stage.type("pravidla")[0]
    assert "Přičtení" == stage.type("hod", "pravidla")[0]


@pytest.mark.parametrize(
    ("line", "first"),
    [
        ("pravidla přičtení", "Přičtení"),
        ("pravidla cil", "Cíl hry"),
        ("pravidla vše", "1 z 3: Cíl hry"),
        ("pravidla lev", "Oddíl „lev“ pravidla nemají, všechny vypíše pravidla vše."),
    ],
)
def test_rules_by_section(line: str, first: str) -> None:
    """By name, or all their titles to choose from."""
    assert first == Stage().type(line)[0]


def test_a_number_reads_a_section() -> None:
    """From the list of all."""
    assert "Cíl hry" == Stage().type("pravidla vše", "1")[0]


def test_long_sections_are_read_in_parts() -> None:
    """No part is longer than a page."""
    stage = Stage(IOTA)
    for number in range(1, 14):
        assert 11 >= len(stage.type("pravidla vše", "dál", str(number)))


def test_options_are_told_as_sentences() -> None:
    """Those in force; a game without any says so."""
    assert ["Hraje se do 50 bodů."] == Stage(options={"target": "50"}).type("hráči", "volby")
    assert ["Tato hra nemá žádné volby."] == Stage(DUEL, "Jana,bot:1").type("volby")
