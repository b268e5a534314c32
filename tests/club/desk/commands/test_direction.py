"""Whether more or fewer points win belongs to the game, whatever the points of a tournament are."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.club.desk.proposal_fields import load_proposal
from accessgames.club.events import Amended, Corrected
from accessgames.dataclasses import replace
from accessgames.engine import GameError, IllegalAction
from accessgames.games import game_ids, load_room
from tests.club.desk.helpers import Bench, begun

if TYPE_CHECKING:
    from pathlib import Path

FEWER, MORE = "Vítězí méně bodů.", "Vítězí více bodů."


def typed_game(game: str, **options: str) -> Bench:
    """Return a desk with two people at a table."""
    bench = begun("Jana, Petr", game=game, rounds="2", tables="2-2", **options)
    bench.do("seat", "Jana, Petr / ")
    return bench


@pytest.mark.parametrize("points", ["8-6-4-2-0", "2-1-0", "tresty"])
def test_penalties_of_tetrikon_win_by_being_few(points: str) -> None:
    """`výsledek 1 60 0` is won by whoever has no penalty, by any scheme of points."""
    bench = typed_game("tetrikon", points=points)
    assert "První kolo, stůl 1: Petr 0, Jana 60." == bench.do("result", "1 60 0")[0]
    assert bench.do("standings")[1].startswith("První místo má Petr")
    assert FEWER in bench.do("proposal")


def test_points_never_change_the_direction() -> None:
    """`uprav body …` leaves it with the game, and the standings with the winner."""
    bench = typed_game("tetrikon")
    bench.do("result", "1 60 0")
    for points in ("4-3-2-1", "tresty", "2-1-0"):
        assert ["Propozice turnaje Večer jsou změněné."] == bench.do("amend", f"body {points}")
        assert [True] == [game.lower_wins for game in bench.tournament.proposal.games]
        assert bench.do("standings")[1].startswith("První místo má Petr")


def test_points_of_the_game_of_a_game_of_penalties_are_refused() -> None:
    """They would be added up for the wrong side."""
    assert "trestné body" in typed_game("tetrikon").refused("amend", "body skóre")


def test_only_tetrikon_has_penalties() -> None:
    """Each game of the program declares it, and the proposal follows."""
    assert ["tetrikon"] == [game for game in game_ids() if load_room(game).game.penalties]
    assert MORE in typed_game("iota").do("proposal")


def test_a_game_of_the_program_cannot_be_told_otherwise() -> None:
    """Its direction is refused with a sentence; yes for all leaves it."""
    bench = typed_game("tetrikon")
    assert (
        "Ve hře „tetrikon“ vítězí méně bodů, to určuje hra a změnit to nejde."
        == bench.refused("amend", "vítězí méně bodů Tetrikon")
    )  # fmt: skip
    assert "Nic by se nezměnilo, takhle už to je." == bench.refused("amend", "vítězí méně bodů ne")


def test_a_minus_before_penalties_is_refused() -> None:
    """Sixty penalty points are no minus sixty, which would win."""
    assert "„minus 60“: trestné body se píšou bez minusu, tedy 60." == typed_game("tetrikon").refused(
        "result", "1 -60 0"
    )


def test_another_game_has_a_field_for_it() -> None:
    """Named or all of them; results that were typed before are counted anew, and that is told."""
    bench = typed_game("Mars")
    bench.do("result", "1 60 0")
    assert bench.do("standings")[1].startswith("První místo má Jana")
    assert [
        "Propozice turnaje Večer jsou změněné.",
        "Oprava, první kolo, stůl 1: Petr 0, Jana 60.",
    ] == bench.do("amend", "vítězí méně bodů Mars")
    assert bench.do("standings")[1].startswith("První místo má Petr")
    assert "Hru „Dobble“ turnaj nemá, na výběr je Mars." == bench.refused("amend", "vítězí méně bodů Dobble")
    bench.do("undo")
    assert [False] == [game.lower_wins for game in bench.tournament.proposal.games]
    assert bench.do("standings")[1].startswith("První místo má Jana")


def test_penalties_of_another_game_are_said_when_it_is_made_and_never_by_its_points() -> None:
    """Made with penalties, fewer win and go on winning; later the points ask for the field."""
    made = typed_game("Mars", points="tresty")
    made.do("amend", "body 4-3-2-1")
    assert [True] == [game.lower_wins for game in made.tournament.proposal.games]
    made.club.close()
    other = typed_game("Mars", club="Druhý")
    assert other.refused("amend", "body tresty").startswith("S trestnými body vyhrává nejmenší počet")
    other.do("amend", "vítězí méně bodů ano")
    other.do("amend", "body tresty")
    assert [True] == [game.lower_wins for game in other.tournament.proposal.games]


def test_a_game_that_is_added_has_its_own_direction() -> None:
    """It takes the points of the first one and not its direction."""
    bench = typed_game("tetrikon")
    bench.do("amend", "hry tetrikon, iota, Mars")
    assert [True, False, False] == [game.lower_wins for game in bench.tournament.proposal.games]


def test_a_tournament_of_an_earlier_program_is_put_right_by_any_change() -> None:
    """There Tetrikon had no direction; what was typed is counted anew, with a sentence."""
    bench = typed_game("tetrikon")
    proposal = bench.tournament.proposal
    old = replace(proposal, games=(replace(proposal.games[0], lower_wins=False),))
    bench.club.record(Amended(old))
    with pytest.raises(IllegalAction):  # as the older program would have written it
        bench.club.record(Amended(old))
    bench.do("result", "1 60 0")
    assert bench.do("standings")[1].startswith("První místo má Jana")
    assert "Oprava, první kolo, stůl 1: Petr 0, Jana 60." in bench.do("amend", "místo Klub")
    assert bench.do("standings")[1].startswith("První místo má Petr")
    assert isinstance(bench.club.running.course.events[-1], Corrected)


@pytest.mark.parametrize(("said", "expected"), [("", True), ("lower-wins = true", True)])
def test_a_file_follows_the_game(home: Path, said: str, expected: bool) -> None:
    """What it does not say is what the game declares."""
    (home / "p.toml").write_text(f'name = "T"\ndate = "2026-11-21"\n[[games]]\ngame = "tetrikon"\n{said}\n')
    assert [expected] == [game.lower_wins for game in load_proposal("p.toml").games]


def test_a_file_against_the_game_is_refused(home: Path) -> None:
    """Also the other way about: penalties of IOTA are none."""
    for game, said in (("tetrikon", "false"), ("iota", "true")):
        text = f'name = "T"\ndate = "2026-11-21"\n[[games]]\ngame = "{game}"\nlower-wins = {said}\n'
        (home / "p.toml").write_text(text)
        with pytest.raises(GameError) as error:
            load_proposal("p.toml")
        assert "club-refused-direction" == error.value.key


def test_several_games_in_a_file_take_turns(home: Path) -> None:
    """Without an order all of them are played, as by the option `--hra`."""
    games = "".join(f'[[games]]\nname = "{name}"\n' for name in "ABC")
    (home / "p.toml").write_text(f'name = "T"\ndate = "2026-11-21"\nrounds = 4\n{games}')
    made = load_proposal("p.toml")
    assert ["A", "B", "C", "A"] == [made.game_of(number).name for number in range(1, 5)]
