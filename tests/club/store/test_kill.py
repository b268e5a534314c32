from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.club.store.database import read_club_file
from accessgames.engine import Stream
from tests.nursery import nursery
from tests.systems import not_on_windows

if TYPE_CHECKING:
    from pathlib import Path

KILLS = 80
MOST_ANNOUNCED = 6
LONGEST_WAIT = 0.004

pytestmark = not_on_windows("Windows has neither fork nor SIGKILL")


def test_a_killed_writer_loses_nothing_that_was_announced(tmp_path: Path) -> None:
    """SIGKILL at random moments: what was announced is there, whole and in order, with its journals.

    A killed writer may have written one line that nobody heard of, never more, and never half of one.
    """
    path, stream = tmp_path / "k.club", Stream("kill", "club")
    told = 0
    with nursery("tests.club.store.victim", LONGEST_WAIT) as victims:
        for _ in range(KILLS):
            announced = victims.kill(str(path), stream.randrange(MOST_ANNOUNCED), stream)
            told = max([told, *map(int, announced)])
            if not path.exists():
                assert not announced
                continue
            with read_club_file(path) as club:
                lines = club.archive.tournaments["t"]
                assert [f"line {number}" for number in range(len(lines))] == list(lines)
                assert len(lines) - 1 - told in {0, 1}
                assert len(lines[:-1]) // 3 == len(club.archive.records)
                told = len(lines) - 1
