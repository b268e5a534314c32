"""Players made of weights meet in the simulator: the same again by the seed, and ahead by what they know."""

from __future__ import annotations

import shutil
from statistics import fmean

import pytest

from tools.iota_matches.__main__ import main, player, shares

pytestmark = pytest.mark.skipif(not (shutil.which("cc") or shutil.which("gcc")), reason="no C compiler")


def test_a_player_that_meets_itself_is_even() -> None:
    """What a deal gives to one seat it takes from the other, at every table."""
    for seats in (2, 3, 4):
        found = shares(["greedy"], ["greedy"], games=40, seats=seats, seed=3)
        assert [0.5] * 20 == [round(share, 9) for share in found]


def test_who_looks_further_is_ahead() -> None:
    """The careful player beats the greedy one, and a seed gives the same games again."""
    first, again = (shares(["careful"], ["greedy"], games=400, seed=1) for _ in range(2))
    assert first == again
    assert 0.62 < fmean(first) < 0.78


def test_unknown_numbers_are_refused() -> None:
    """A number that no player has ends with a sentence."""
    with pytest.raises(SystemExit, match="depht"):
        player(["search", "depht=3"])


def test_one_line_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    """The share, its interval, games and seed."""
    assert 0 == main(["search", "iterations=8", "--games", "4", "--seats", "3"])
    assert "games 4, seed 1." in capsys.readouterr().out
