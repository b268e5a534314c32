"""Fenrir around whole games: it says what the game wrote, whole and in order, in a small window, too."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.system.programs import ARRIVING, needs
from tools.readers.fenrir import SETTINGS, measure, measure_killed
from tools.readers.sitting import Sitting

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = [
    pytest.mark.slow,
    needs("fenrir", "script"),
    pytest.mark.skipif(not SETTINGS.exists(), reason="needs the settings of Debian's fenrir"),
]


@pytest.mark.parametrize(
    ("game", "rows", "columns", "told"),
    [("iota", 24, 80, 250), ("quantum", 10, 40, 350), ("tetrikon", 10, 40, 350), ("iqlandie", 24, 80, 250)],
)
def test_every_line_of_a_game_is_spoken(
    game: str, rows: int, columns: int, told: int, tmp_path: Path
) -> None:
    """Whole games, from the first line on, and the first half of iQLANDIE, which is long."""
    count = measure(tmp_path, Sitting.whole(game, 60 if game == "iqlandie" else None), rows, columns)
    assert count.share >= ARRIVING, count.lost
    assert told < count.told


def test_fenrir_is_killed_and_the_match_goes_on(tmp_path: Path) -> None:
    """Its terminal dies with it; started again around the saved match, it says every line of that."""
    count = measure_killed(tmp_path, Sitting.whole("iota", 20), 24, 80)
    assert count.share >= ARRIVING, count.lost
    assert 120 < count.told
