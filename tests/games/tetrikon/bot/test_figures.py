"""What the computer players think, in figures: a change of it is a change of how they play."""

from __future__ import annotations

from tests.games.figures import FOLDER, make_figures


def test_values_reasons_and_candidates_all_over_a_match() -> None:
    """Every judge, the chances and the search, at positions of the golden match."""
    assert (FOLDER / "figures" / "tetrikon.txt").read_text("utf-8") == make_figures("figures/tetrikon.txt")


def test_values_all_over_a_race() -> None:
    """Where the board is filled against the clock."""
    assert (FOLDER / "figures" / "tetrikon-blitz.txt").read_text("utf-8") == make_figures(
        "figures/tetrikon-blitz.txt"
    )
