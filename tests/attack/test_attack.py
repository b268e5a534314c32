"""The attacks in a small form; `tools/attack.py` makes thousands of them."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

import pytest

from accessgames.engine import Stream

if sys.platform == "win32":
    pytest.skip("Windows has neither fork nor SIGKILL", allow_module_level=True)

from tests.attack.siege import KINDS, MODULE, Siege, attack, compiler
from tests.attack.victims import Request
from tests.nursery import nursery

if TYPE_CHECKING:
    from pathlib import Path

KILLS = 20


def test_killed_programs_lose_nothing_that_was_announced(tmp_path: Path) -> None:
    """Matches of every game, also while somebody touches their files, the desk of a club, and imports."""
    found = attack(tmp_path, kills=KILLS, calls=0, kinds=KINDS)
    assert [] == [complaint for figures in found.values() for complaint in figures.complaints]
    assert KILLS // 2 < sum(figures.kills for figures in found.values())
    assert KILLS < sum(figures.told for figures in found.values())


@pytest.mark.skipif(
    sys.platform != "linux" or compiler() is None, reason="needs a C compiler and its library"
)
def test_failing_calls_of_the_disk_lose_nothing(tmp_path: Path) -> None:
    """A full disk, a broken one, and one that takes half of a write: matches, the desk, imports."""
    kinds = ("game", "desk", "import")
    found = attack(tmp_path, kills=0, calls=70, kinds=kinds, step=23, games=("quantum",))
    assert [] == [complaint for figures in found.values() for complaint in figures.complaints]
    assert {"quantum", "desk", "import"} == {name for name, figures in found.items() if figures.faults > 0}


def test_what_is_lost_is_noticed(tmp_path: Path) -> None:
    """Who looks finds a journal without its last action, one that is gone, and a club that is."""
    with nursery(MODULE, 0) as victims:
        match = Siege(victims, tmp_path / "m", Request("game", "", "iota", "1"), Stream("siege", "1"))
        club = Siege(victims, tmp_path / "c", Request("desk", "", "", "1"), Stream("siege", "1"))
        for siege, lines in ((match, 6), (club, 25)):
            siege.fresh()
            siege.live(siege.seeded(0, lines=lines))
            siege.look()
            assert [] == siege.figures.complaints
            assert siege.claims.told
    (journal,) = tmp_path.rglob("*.jsonl")
    os.truncate(journal, journal.stat().st_size // 2)
    match.look()
    journal.unlink()
    match.look()
    next(tmp_path.rglob("*.club")).unlink()
    club.look()
    assert (2, 1) == (len(match.figures.complaints), len(club.figures.complaints))
