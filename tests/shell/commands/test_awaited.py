"""Who is awaited is told by name in every step where several share the keyboard."""

from __future__ import annotations

import pytest

from accessgames.games import load_room
from accessgames.games.iqlandie.rules.state import FINISHED
from tests.shell.stage import Stage

GAMES = ("iota", "iqlandie", "quantum", "tetrikon")
STEPS = 40
PLAYERS = "Jana,Petr"


def act(stage: Stage) -> None:
    """Do the first of the possible moves as whoever is awaited, after the keyboard was handed over."""
    known = stage.session.known
    if known.together:
        seat = next(seat for seat in known.seat.actors if seat in known.seating.humans)
        stage.type(f"{seat + 1} {'vzdávám' if known.listener().view.race.shown else 'připraveno'}")
    else:
        stage.type("tahy", "1")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("question", ["kdo", "stav"])
def test_who_is_awaited_is_named(game: str, question: str) -> None:
    """In every step of a game in which one person is."""
    stage = Stage(load_room(game), PLAYERS, seed="5")
    named = set()
    for _ in range(STEPS):
        if stage.session.agenda.question is not None:
            stage.type("ano")
        known = stage.session.known
        awaited = [
            known.seating.seats[seat].name for seat in known.seat.actors if seat in known.seating.humans
        ]
        if len(awaited) == 1:
            told = stage.type(question)
            assert any(awaited[0] in line for line in told), told
            named.update(awaited)
        act(stage)
    assert set(PLAYERS.split(",")) == named


def test_the_prompts_of_quantum_say_whose_they_are() -> None:
    """Steps B and C ask somebody, in each of the three forms."""
    stage = Stage(load_room("quantum"), "Jana,bot:2", seed="11")
    assert stage.session.known.turn().key == "quantum-turn-everybody"
    form = stage.console.language.form
    turn = stage.session.known.turn()
    assert ["Krok C:", "Krok C:", "C:"] == [
        form(turn, way).split(": ")[0] + ":" for way in ("full", "brief", "braille")
    ]


def test_in_a_task_everybody_is_told_where_the_others_are() -> None:
    """Who still solves, and who has a token; of a claim that a computer player plans nothing is heard."""
    stage = Stage(load_room("iqlandie"), "Jana,bot:2,bot:3", seed="11")
    while stage.session.known.listener().view.race is None:
        act(stage)
    if stage.session.known.listener().view.run.stage == "preparing":
        assert "V přípravě: vy." in stage.type("kdo")
        stage.type("připraveno")
    race = stage.session.known.listener().view.race
    solving = [
        "vy" if seat == 0 else stage.session.known.seating.seats[seat].name
        for seat, run in enumerate(race.runs)
        if run.stage not in FINISHED
    ]
    assert f"Řeší: {', '.join(solving)}." in stage.type("kdo")


@pytest.mark.parametrize("game", GAMES)
def test_nobody_leads_before_the_first_point(game: str) -> None:
    """It is said so, in place of naming somebody."""
    stage = Stage(load_room(game), "Jana,Petr,Eva", seed="5")
    assert stage.type("kdo vede")[0].startswith(("Nikdo nevede, všichni mají ", "Nikdo nevede, všem zbývá "))
