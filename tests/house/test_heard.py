"""What is heard and felt is short: lines of whole sessions are taken in at once, in every game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.whole.heard import (
    DESK,
    GAMES,
    HOME,
    LANGUAGES,
    SHORT,
    felt,
    felt_in,
    felt_in_lessons,
    heard,
    heard_in,
    heard_in_lessons,
)
from tests.whole.measures import LONGEST, MEDIAN, SHARE, measure

if TYPE_CHECKING:
    from pathlib import Path

FELT = 0.9
"""Part of the short forms that fits the smallest line."""

ELSEWHERE = {HOME: (0.85, 0.9), DESK: (0.69, 0.76)}
"""Of lines at home and at the organiser's desk: the part of usual length, and of the smallest line.

Much of what the desk tells are the names of everybody at a table, which no form makes shorter.
"""

LESSON = (36, 0.63, 0.68)
"""Of a lesson: the median, the part of usual length and of the smallest line: its sentences explain."""


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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", ELSEWHERE)
def test_lines_around_the_games_are_short(place: str, language: str, tmp_path: Path) -> None:
    """Home is as short as the games; at the desk half of all lines are, and names make the others longer."""
    usual, fits = ELSEWHERE[place]
    lengths = measure(heard_in(place, language))
    told = felt_in(place, language, tmp_path / "log")
    assert lengths.median <= MEDIAN
    assert lengths.share >= usual
    assert lengths.longest <= LONGEST
    assert sum(cells <= SHORT for cells, _ in told) >= fits * len(told)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_lessons_are_no_longer_than_measured(game: str, language: str, tmp_path: Path) -> None:
    """A lesson explains in whole sentences; they do not grow unnoticed."""
    median, usual, fits = LESSON
    lengths = measure(heard_in_lessons(game, language))
    told = felt_in_lessons(game, language, tmp_path / "log")
    assert lengths.median <= median
    assert lengths.share >= usual
    assert lengths.longest <= LONGEST
    assert sum(cells <= SHORT for cells, _ in told) >= fits * len(told)
