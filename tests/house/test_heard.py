"""What is heard is short: lines of whole sessions are taken in at once, in every game."""

from __future__ import annotations

import pytest

from tests.whole.heard import GAMES, LANGUAGES, heard
from tests.whole.measures import LONGEST, MEDIAN, SHARE, measure


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_lines_are_taken_in_at_once(game: str, language: str) -> None:
    """Half of all lines that were told have at most 30 characters, 85 of 100 at most 40."""
    lengths = measure(heard(game, language))
    assert lengths.median <= MEDIAN
    assert lengths.share >= SHARE
    assert lengths.longest <= LONGEST
