"""What starting is worth: that wins are counted by seats, and that starting is given to the first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from accessgames.engine import Game, Playout, Policy, Setup, playout
from tools import equals, first_seats

FOUR = (1, 2, 3, 4)


@pytest.mark.parametrize("game", ["iota", "iqlandie"])
def test_wins_add_up_to_the_games(game: str) -> None:
    """Each game is won once, in parts where several are best, with the option of a starter or without."""
    assert 3 == pytest.approx(sum(first_seats.wins(game, 3, 3, level=1)))


def test_the_first_seat_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a game has the option, the start is the first seat's, by another word in each game."""
    found = []

    def noted(game: Game[Any, Any, Any, Any], setup: Setup, policies: Sequence[Policy], seed: str) -> Playout:
        found.append((game.id, dict(setup.options).get("starter")))
        return playout(game, setup, policies, seed)

    monkeypatch.setattr(first_seats, "playout", noted)
    for game in ("iota", "quantum", "iqlandie"):
        first_seats.wins(game, 2, 1, level=1)
    assert [("iota", "first"), ("quantum", "first"), ("iqlandie", None)] == found


def test_the_advantage_is_the_weight_of_the_simulation() -> None:
    """A share of wins and the weight that `equals` simulates with belong together."""
    found = equals.simulate([[FOUR]], 4000, first_seats.advantage(0.4, 4))
    assert found[0, 1] == pytest.approx(0.4, abs=0.03)


def test_a_line_for_each_number_of_seats(capsys: pytest.CaptureFixture[str]) -> None:
    """Game, seats, the share of each seat, the interval of the first and the advantage."""
    first_seats.main(["iqlandie", "--seats", "2", "3", "--games", "2", "--level", "1"])
    lines = capsys.readouterr().out.splitlines()
    assert ["iqlandie, 2 seats, level 1", "iqlandie, 3 seats, level 1"] == [
        line.partition(":")[0] for line in lines
    ]
    assert all("advantage" in line for line in lines)
