"""What is heard and felt is short: lines of whole sessions are taken in at once, in every game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.whole.heard import GAMES, LANGUAGES, SHORT, felt, heard
from tests.whole.measures import LONGEST, MEDIAN, SHARE, measure

if TYPE_CHECKING:
    from pathlib import Path

FELT = 0.9
"""Part of the short forms that fits the smallest line."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_lines_are_taken_in_at_once(game: str, language: str) -> None:
    """Half of all lines that were told have at most 30 characters, 85 of 100 at most 40."""
    lengths = measure(heard(game, language))
    assert lengths.median <= MEDIAN
    assert lengths.share >= SHARE
    assert lengths.longest <= LONGEST


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_short_forms_fit_the_smallest_line(game: str, language: str, tmp_path: Path) -> None:
    """Nine of ten lines have at most 20 cells, with lists, scores, offers, reasons and answers among them."""
    told = felt(game, language, tmp_path / "log")
    long = [line for cells, line in told if cells > SHORT]
    assert len(long) <= (1 - FELT) * len(told), long
