"""A Braille line that follows the console: every line of a game can be read on it, at 20 and at 40 cells."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.system.programs import ARRIVING, needs
from tools.readers.brltty import measure
from tools.readers.sitting import Sitting

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = needs("brltty", "script")


@pytest.mark.parametrize(
    ("game", "cells", "killed"), [("quantum", 20, False), ("iqlandie", 40, False), ("tetrikon", 40, True)]
)
def test_every_line_can_be_read(game: str, cells: int, killed: bool, tmp_path: Path) -> None:
    """Row by row with the keys of the line, from end to end, also after BRLTTY was killed."""
    count = measure(tmp_path, Sitting.whole(game, 8), cells, killed=killed)
    assert count.share >= ARRIVING, count.lost
    assert 25 < count.told
