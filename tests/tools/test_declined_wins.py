"""Certain wins are counted by the rules alone: a player that leaves them is found, the others leave none."""

from __future__ import annotations

import json

import pytest

from accessgames.games.quantum import ROOM
from accessgames.games.quantum.bot.certain import certain_leads
from accessgames.games.quantum.rules.state import PASS, WRITES, Phase
from tests.games.quantum.helpers import GAME, position, rows
from tools import declined_wins

DICE = "R1 R2 B4 P3 B6 Y5 3"
NEARLY = rows(R=(1, 2, 3, 9, 8, 7), Y=(1, 2, 3, 9, 8, 7), B=(1, 2, 3, 9, 8, 7), P=(1, 2, 3, 9, 8))


def test_the_last_number_of_who_leads_is_certain() -> None:
    """Whoever fills the sheet in step B with more points has won; writing nothing wins nothing for sure."""
    state = position(Phase.ALONE, dice=DICE, sheets={0: NEARLY})
    assert [WRITES[3]] == [one for one in declined_wins.certain_wins(state, 0) if one != PASS]


def test_who_is_behind_has_no_certain_win() -> None:
    """The same number loses when the other one has more points."""
    high = rows(R=(9, 10, 11, 12), Y=(9, 10, 11, 12), B=(9, 10, 11, 12), P=(9, 10, 11, 12))
    state = position(Phase.ALONE, dice=DICE, sheets={0: NEARLY, 1: high})
    assert [] == declined_wins.certain_wins(state, 0)


def test_far_from_the_end_nothing_is_certain() -> None:
    """An empty sheet has no win, however good the dice are."""
    assert [] == declined_wins.certain_wins(position(Phase.ALONE, dice=DICE), 0)


def test_sealed_choices_of_others_help_nobody() -> None:
    """What another seat has chosen already is taken back before anything is tried."""
    state = position(Phase.EVERYBODY, dice=DICE)
    chosen = GAME.play(state, 1, WRITES[0]).state
    assert state.choices.waiting == declined_wins.unchosen(chosen).choices.waiting
    assert () == declined_wins.unchosen(chosen).choices.chosen


@pytest.mark.parametrize("player", ["bot:2", "bot:3"])
def test_levels_leave_none(player: str, capsys: pytest.CaptureFixture[str]) -> None:
    """In games of a level with itself there are certain wins, and all of them are taken."""
    assert 0 == declined_wins.main(["--games", "12", "--seats", "2", "3", "--players", player])
    found = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [2, 3] == [one["seats"] for one in found]
    assert all(one["certain"] > 0 == one["declined"] for one in found)


def test_who_leaves_some_is_found(capsys: pytest.CaptureFixture[str]) -> None:
    """A player at random leaves certain wins: they are counted and the exit code says so."""
    assert 1 == declined_wins.main(["--games", "12", "--seats", "2", "--players", "bot:random"])
    assert json.loads(capsys.readouterr().out)["declined"] > 0


def test_certain_wins_are_found_by_trying() -> None:
    """The script finds the same as what players go by, in all of some games, and it does find some."""
    found = 0
    for number in range(3):
        for state, seat, _ in declined_wins.decisions(ROOM, ("bot:4", "bot:4"), f"certain/{number}"):
            asked = declined_wins.unchosen(state)
            legal = tuple(ROOM.game.legal_actions(asked, seat))
            kept = [one for one in legal if not getattr(one, "mask", 0)]
            leads = dict(zip(legal, certain_leads(asked, seat, legal), strict=True))
            sure = declined_wins.certain_wins(asked, seat)
            assert [one for one in kept if leads[one] is not None] == sure
            found += bool(sure)
    assert found > 0
