"""24 computer players, by score and in groups, killed in the middle of matches that are kept on disk.

`test_season.py` has every game, by lot; here matches are gone on with, and the program itself takes the club
to another computer.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from typing import TYPE_CHECKING

import pytest

from accessgames.club.audit import run_journal
from accessgames.club.scoring.standings import Standings
from accessgames.club.scoring.standings import make_standings as standings_of
from accessgames.club.store.database import read_club_file
from accessgames.engine import Stream
from tests.cli.program import Program
from tests.club import robots
from tests.house.code import ROOT

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.slow

FEWEST_STEPS, MOST_STEPS = 12, 28
"""After how many steps of the program it is killed."""

MILLISECONDS = 60
"""Longest wait after the last of these steps, so that a match or a line is met in the middle."""


def start(home: Path, *games: str) -> subprocess.Popen[str]:
    """Start the evening, or go on with it."""
    return subprocess.Popen(
        [sys.executable, "-m", "tests.club.robots", *games],
        cwd=ROOT,
        env={**os.environ, "ACCESSGAMES_HOME": str(home)},
        stdout=subprocess.PIPE,
        text=True,
    )


def killed(home: Path, stream: Stream) -> bool:
    """Let the program go on for a while and kill it; tell whether it had not ended before."""
    with start(home, *robots.GAMES) as running:
        assert running.stdout is not None
        steps = FEWEST_STEPS + stream.below(MOST_STEPS - FEWEST_STEPS)
        for _ in range(steps):
            if not running.stdout.readline():
                assert 0 == running.wait()
                return False
        time.sleep(stream.below(MILLISECONDS) / 1000)
        running.kill()
    return True


def standings(home: Path) -> dict[str, Standings]:
    """The standings of every tournament of a club, worked out from its journals."""
    with read_club_file(home / "clubs" / "roboti.club") as file:
        kept = file.archive.tournaments
        found = {name: run_journal(name, lines).tournament for name, lines in kept.items()}
    assert all(one.closed and one.played == robots.ROUNDS for one in found.values())
    return {name: standings_of(one) for name, one in found.items()}


def test_killed_at_random_moments(tmp_path: Path) -> None:
    """However often it is killed, the evening ends, verifies, and moves to another computer unchanged."""
    here, there, file = (tmp_path / name for name in ("here", "there", "club.txt"))
    stream, kills = Stream("robots", "kills"), 0
    while killed(here, stream):
        kills += 1
    assert kills >= 3
    found = standings(here)
    assert {f"turnaj-{game}" for game in robots.GAMES} == found.keys()
    assert {robots.PEOPLE} == {len(one.rows) for one in found.values()}
    assert 0 == Program(here)("club", "export", str(file)).code
    assert 0 == Program(there)("club", "import", str(file)).code
    verified = Program(there)("club", "verify")
    assert (0, "", 2) == (verified.code, verified.err, verified.out.count("36 partií"))
    assert found == standings(there)
