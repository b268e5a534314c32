"""Numbers on the command line: what is too small or too large is refused with what is possible."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.cli.conftest import Run

BOUNDS = [
    ("braille - --width", 12, 100),
    ("braille - --lines", 4, 100),
    ("simulate iota --games", 1, 1_000_000),
    ("simulate iota --jobs", 1, 64),
    ("play iota --seed", 0, 999_999_999_999_999_999),
    ("play iota --clock", 0, 3600),
    ("analyse iota --limit", 1, 100_000),
]


@pytest.mark.parametrize(("words", "low", "high"), BOUNDS, ids=[words for words, *_ in BOUNDS])
def test_a_number_out_of_bounds_is_told_the_bounds(run: Run, words: str, low: int, high: int) -> None:
    """One below and one above; nothing is begun."""
    for wrong in (low - 1, high + 1):
        ran = run(*words.split(), str(wrong), "--lang", "en", stdin="Konec.\n")
        assert (2, "") == (ran.code, ran.out)
        assert f"from {low} to {high}, not “{wrong}”" in ran.err
