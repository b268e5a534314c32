"""Small things that were heard wrongly: keys, options of nobody, the clock said twice, a score below zero."""

from __future__ import annotations

import pytest

from accessgames.engine import Header, ScoreItem, SeatSpec, make_outcome, occasion_of
from accessgames.games import game_ids, load_room
from accessgames.shell.typing_aids import next_request
from tests.shell.commands.test_final_score import told
from tests.shell.commands.test_ordering import SEALED
from tests.shell.stage import Stage, speak


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("tag", ["cs", "en"])
def test_the_key_x_leaves_in_every_game(game: str, tag: str) -> None:
    """No game takes it for something else, such as the end of a turn."""
    session = Stage(load_room(game), settings={"language": tag}).session
    assert ["quit"] == [key for key in session.commands() if "x" == session.teller.words.key(key)]


@pytest.mark.parametrize(("players", "seats"), [("Jana,bot:1", 2), ("Jana,bot:1,bot:1", 3)])
def test_options_of_seats_that_nobody_has_are_not_read(players: str, seats: int) -> None:
    """All options are those of the game and of the people who are there."""
    lines = Stage(load_room("iqlandie"), players).type("volby vše")
    assert [f"Hráči číslo {number} se počítá celý čas." for number in range(1, seats + 1)] == [
        line for line in lines if line.startswith("Hráči číslo")
    ]


@pytest.mark.parametrize(("tag", "runs"), [("cs", "čas běží"), ("en", "clock")])
def test_the_last_row_says_once_that_the_clock_runs(tag: str, runs: str) -> None:
    """The time stands there as figures, and what is waited for says the rest."""
    table = Stage(load_room("iqlandie"), "Jana,bot:1", settings={"language": tag})
    table.type(*(["moves", "1", "ready"] if tag == "en" else ["tahy", "1", "připraveno"]))
    status = next_request(table.session).status
    assert status is not None
    row = " ".join(speak(tag).form(message, "brief") for message in status())
    assert "0:00" in row
    assert 1 >= row.casefold().count(runs)


def test_points_below_zero_are_no_whole_of_their_parts() -> None:
    """What was lost is listed, and nothing is said to be out of it."""
    lines = told(make_outcome([[ScoreItem("x", -60)], [ScoreItem("x", 1)]], "last"), "cs")
    assert "Druhé místo, vy: minus 60 bodů, a to:" in lines


def test_what_a_match_is_part_of_is_said_in_one_place() -> None:
    """A table of a tournament is named; at home and with a chosen seed there is nothing."""
    header = Header("iota", 1, (SeatSpec("Jana"),), (), "7")
    assert "" == occasion_of(header)
    assert SEALED.occasion == occasion_of(Header("iota", 1, (SeatSpec("Jana"),), (), "", sealed=SEALED))
