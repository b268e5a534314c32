"""The script that counts foolish offers and certain wins that were left."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from accessgames.dataclasses import replace
from accessgames.engine.grid import Square
from accessgames.games.tetrikon.bot.evaluation import Evaluation
from accessgames.games.tetrikon.rules.actions import Build, EndTurn, Roll
from accessgames.games.tetrikon.rules.tasks import Offer
from tests.games.tetrikon.bot.playing import prospects, view_of
from tests.games.tetrikon.positions import position
from tools import blunders

if TYPE_CHECKING:
    from accessgames.games.tetrikon.rules.events import Closing


def _faults(offer: Offer, **parts: object) -> list[str]:
    state = position(offer="x5 x5 u5 u5 u5 p5", **parts)  # type: ignore[arg-type] # as there
    look = Evaluation(prospects(), view_of(state), 0)
    return blunders.offer_faults(look, prospects(), offer)


SWAP = {"free": ["t3", "i4"], "placed": ["i4 1 a1", "o4 1 a1, k1 1 a3"]}


def test_a_good_offer_has_no_fault() -> None:
    """Both gain, and nothing has to be paid."""
    assert [] == _faults(Offer(0, 1, give=("t3",), take=("i4",)), **SWAP)


@pytest.mark.parametrize(
    ("offer", "fault"),
    [
        (Offer(0, 1, give=("t3",), give_money=95, take_money=5), "loss"),
        (Offer(0, 1, give_money=5, take=("i4",)), "unwanted"),
        (Offer(0, 1, give=("t3",), take_money=85), "unpayable"),
    ],
)
def test_each_kind_of_foolish_offer_is_found(offer: Offer, fault: str) -> None:
    """A loss for whoever makes it, one for the other, and T that the other does not have."""
    assert fault in _faults(offer, **SWAP)


def test_a_win_that_is_sold_is_found() -> None:
    """The piece by which the other side would be full."""
    sold = {"free": ["i4", ""], "placed": ["o4 1 a1", "o4 1 a1, o4 1 c1"], "money": ["", "50 25 20"]}
    assert "win" in _faults(Offer(0, 1, give=("i4",), take_money=95), **sold)


def test_a_second_offer_of_a_turn_is_found() -> None:
    """One that has been made before counts as too much."""
    assert "again" in _faults(Offer(0, 1, give=("t3",), take=("i4",)), **SWAP, turn={"offers": 2})


@pytest.mark.parametrize(
    ("closing", "legal", "helps"),
    [
        (None, (EndTurn(), Roll()), True),
        (None, (EndTurn(),), False),
        ("time", (EndTurn(), Roll()), False),
        ("time", (EndTurn(), Build("i4", 1, Square(0, 0))), True),
    ],
)
def test_who_does_nothing_is_found(closing: Closing | None, legal: tuple[object, ...], helps: bool) -> None:
    """A roll or a piece that can be laid helps; in the last round only the piece does."""
    state = position(free=["t3", ""], offer="x5 x5 u5 u5 u5 p5")
    state = replace(state, table=replace(state.table, closing=closing))
    assert helps is blunders.could_help(state, legal)


@pytest.mark.parametrize(("player", "letter", "seats"), [("bot:2", "C", 4), ("bot:3", "A", 3)])
def test_games_end_and_nobody_is_idle(player: str, letter: str, seats: int) -> None:
    """Level 2 with four seats at letter C, where half of the games met the limit of rounds; level 3."""
    found = blunders.count_tetrikon(player, seats, range(4), letter, "ends")
    assert (4, 0, 0) == (found["games"], found["unfinished"], found["idle"])


def test_a_turn_without_a_roll_is_used() -> None:
    """A match in which level 4 must not roll once, and has a piece by which it gets nearer."""
    found = blunders.count_tetrikon("bot:4", 2, range(175, 176), "A", "28")
    assert (1, 0, 0) == (found["games"], found["idle"], found["foolish"])


def test_games_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    """A few games of a level: every offer, none of them foolish, and no certain win left."""
    assert 0 == blunders.main(["--games", "2", "--players", "bot:3", "--seed", "blunders"])
    tetrikon, quantum = map(json.loads, capsys.readouterr().out.splitlines())
    assert ("tetrikon", 2, 0) == (tetrikon["game"], tetrikon["games"], tetrikon["unfinished"])
    assert tetrikon["offers"] > tetrikon["foolish"] == 0
    assert ("quantum", 2, 0) == (quantum["game"], quantum["games"], quantum["declined"])
