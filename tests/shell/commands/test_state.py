from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace

import pytest

from accessgames.games.iota import ROOM as IOTA
from tests.pig import ROOM as PIG
from tests.shell.duel_room import ROOM as DUEL
from tests.shell.stage import Stage


def test_status_of_a_game_that_has_its_own() -> None:
    """The room's summary is the better one."""
    assert ["Jste na tahu, v tahu 0 bodů, hraje se do 100."] == Stage().type("stav")


def test_status_of_a_game_that_has_none() -> None:
    """Whose turn it is can always be told."""
    assert ["Vyberte kartu."] == Stage(DUEL, "Jana,bot:1").type("hráči", "stav")


def test_status_of_a_game_that_has_only_a_score() -> None:
    """Whose turn it is, then the score of everybody; further words mean nothing."""
    scores = SimpleNamespace(**{name: getattr(PIG.commands, name) for name in ("verbs", "parse", "spell")})
    scores.answers = {"score": PIG.commands.answers["score"]}
    stage = Stage(replace(PIG, commands=scores))
    told = ["Ještě jednou: Jste na tahu: hoď.", "Jana: 0 bodů.", "Alfa: 0 bodů."]
    assert told == stage.type("stav")
    assert ["Za příkazem „stav“ je navíc „teď“."] == stage.type("stav teď")


def test_who_is_to_act() -> None:
    """And what is expected."""
    assert ["Ještě jednou: Jste na tahu: hoď."] == Stage().type("kdo")


def test_players_are_told_with_their_strength() -> None:
    """Who is a person, who a computer and how good."""
    assert ["Jana je člověk.", "Alfa je počítač, úroveň 3, hráč."] == Stage(players="Jana,bot:3").type(
        "hráči"
    )


def test_changes_are_what_happened_since_the_own_move() -> None:
    """What the others did, and not what oneself did."""
    stage = Stage()
    assert ["Zatím se nic nestalo."] == stage.type("změny")
    told = stage.type("hod", "přičti")
    assert told[1:-1] == stage.type("ticho", "změny")


def test_last_is_the_last_turn_with_what_chance_added() -> None:
    """Only the latest of the moves."""
    stage = Stage()
    stage.type("hod", "přičti", "ticho")
    assert ["Alfa si přičítá 11 bodů, celkem 11."] == stage.type("poslední")


def test_retelling_is_not_kept_for_review() -> None:
    """What was only asked for once more is not in the history twice."""
    stage = Stage()
    stage.type("hod")
    before = len(stage.console.history.for_listener(0))
    stage.type("poslední", "změny")
    assert before == len(stage.console.history.for_listener(0))


@pytest.mark.parametrize(
    "line", ["ruka", "deska", "řada 3", "sloupec c", "pole c4", "okolí c4", "kde kříž", "volno"]
)
def test_what_a_game_does_not_have_is_said(line: str) -> None:
    """Every query of the common words is answered in every game."""
    assert Stage().type(line)[0].endswith("v této hře nic neznamená.")
    assert not Stage(IOTA).type(line)[0].endswith("v této hře nic neznamená.")


@pytest.mark.parametrize("line", ["kdo jiný", "hráči dva", "změny včera", "poslední pes", "znovu a znovu"])
def test_words_too_many_are_refused(line: str) -> None:
    """What would be overlooked is told."""
    command, *words = line.split()
    assert [f"Za příkazem „{command}“ je navíc „{' '.join(words)}“."] == Stage().type(line)
