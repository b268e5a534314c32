from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.engine import Stream
from accessgames.personal.database import PersonalFile
from tests.nursery import nursery
from tests.systems import not_on_windows

if TYPE_CHECKING:
    from pathlib import Path

KILLS = 60
MOST_ANNOUNCED = 6
LONGEST_WAIT = 0.006

pytestmark = not_on_windows("Windows has neither fork nor SIGKILL")


def test_a_killed_writer_loses_nothing_that_was_announced(tmp_path: Path) -> None:
    """SIGKILL at random moments: what was announced is there, whole; nothing was set aside.

    A killed writer may have written one pair of rows that nobody heard of, never more, and never half of one.
    Every fifth time the file is taken away, so that killed makers of it are among them.
    """
    path, stream = tmp_path / "personal.sqlite", Stream("kill", "personal")
    told = -1
    with nursery("tests.personal.victim", LONGEST_WAIT) as victims:
        for turn in range(KILLS):
            if turn % 5 == 0:
                path.unlink(missing_ok=True)
                told = -1
            announced = victims.kill(str(path), stream.randrange(MOST_ANNOUNCED), stream)
            told = max([told, *map(int, announced)])
            own = PersonalFile(path)
            with own.reading() as connection:
                names = {name for (name,) in connection.execute("SELECT name FROM mark")}
            assert () == own.news()
            pairs = len(names) // 2
            assert {f"{which} {number}" for number in range(pairs) for which in ("first", "second")} == names
            assert pairs - 1 - told in {0, 1}
            told = pairs - 1
    assert not [entry.name for entry in tmp_path.iterdir() if "broken" in entry.name or "part" in entry.name]
