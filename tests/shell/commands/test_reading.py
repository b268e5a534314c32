from __future__ import annotations

import pytest

from accessgames.games import load_room
from accessgames.games.iota import ROOM as IOTA
from accessgames.shell.lists import PAGE_LENGTH
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
        ("pravidla vše", "1 ze 3: Cíl hry"),
        ("pravidla lev", "Oddíl „lev“ pravidla nemají, všechny vypíše „pravidla vše“."),
    ],
)
def test_rules_by_section(line: str, first: str) -> None:
    """By name, or all their titles to choose from."""
    assert first == Stage().type(line)[0]


def test_a_number_reads_a_section() -> None:
    """From the list of all."""
    assert "Cíl hry" == Stage().type("pravidla vše", "1")[0]


@pytest.mark.parametrize("game", ["iota", "quantum", "tetrikon", "iqlandie"])
@pytest.mark.parametrize("tag", ["cs", "en"])
def test_a_number_behind_the_word_reads_a_section(game: str, tag: str) -> None:
    """As the number alone does after the list; a list need not have been read, and one of moves stays."""
    stage = Stage(load_room(game), settings={"language": tag})
    rules, every = (stage.session.teller.words.word(key) for key in ("rules", "all"))
    count = len(stage.session.known.room.rulebook.sections)
    assert stage.type(f"{rules} {every}", "2") == stage.type(f"{rules} {every}", f"{rules} 2")
    (told,) = stage.type(f"{rules} {count + 1}")
    assert str(count + 1) in told
    assert str(count) in told.rpartition(",")[2]


def test_long_sections_are_read_in_parts() -> None:
    """No part is longer than a page."""
    stage = Stage(IOTA)
    for number in range(1, 14):
        assert 11 >= len(stage.type("pravidla vše", "dál", str(number)))


def test_options_are_told_as_sentences() -> None:
    """Those that are not as usual; a game without any says so."""
    assert ["Hraje se do 50 bodů."] == Stage(options={"target": "50"}).type("hráči", "volby")
    assert ["Tato hra nemá žádné volby."] == Stage(DUEL, "Jana,bot:1").type("volby")


@pytest.mark.parametrize("game", ["iota", "quantum", "tetrikon", "iqlandie"])
def test_usual_options_are_one_sentence(game: str) -> None:
    """Nobody has to hear what is as always; all of it is a text read in parts."""
    stage = Stage(load_room(game))
    assert ["Všechny volby jsou obvyklé, přečte je „volby vše“."] == stage.type("volby")
    seat = stage.session.known.seat
    count = len(seat.setup.concerned(seat.game.options))
    title, *told = stage.type("volby vše")
    assert f"Volby partie, je jich {count}" == title
    assert min(count, PAGE_LENGTH) == len([line for line in told if not line.startswith("Zbývá")])
    assert ["Za příkazem „volby“ je navíc „jiné“."] == stage.type("volby jiné")


def test_unusual_options_come_alone() -> None:
    """What differs, then that the others do not."""
    stage = Stage(load_room("tetrikon"), options={"rounds": "30", "buying": "choice"})
    told = stage.type("volby")
    assert 3 == len(told)
    assert "Ostatní volby jsou obvyklé, přečte je „volby vše“." == told[-1]
