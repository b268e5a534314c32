from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import IO, TYPE_CHECKING

import pytest

from accessgames.cli.equipping import open_room
from accessgames.club.audit import audit
from accessgames.club.desk.opening import open_office
from accessgames.engine import Stream
from tests.club.season import NOW, QUICK, Evening, Season, ranking

if TYPE_CHECKING:
    from collections.abc import Iterator

KILLS = 4
LONGEST_WAIT = 0.05

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has neither fork nor SIGKILL")


@pytest.fixture(scope="module")
def nursery() -> Iterator[subprocess.Popen[str]]:
    """The program that brings up the victims."""
    call = [sys.executable, "-m", "tests.club.victim"]
    root = Path(__file__).parents[2]
    with subprocess.Popen(
        call, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=root
    ) as process:
        yield process
        assert process.stdin is not None
        process.stdin.close()
        assert 0 == process.wait(20)


def go_on(nursery: subprocess.Popen[str], home: Path, game: str, patience: int, stream: Stream) -> list[str]:
    """Let a victim go on with the season; kill it after some steps; return what it had announced."""
    stdin, stdout = nursery.stdin, nursery.stdout
    assert stdin is not None
    assert stdout is not None
    stdin.write(f"{home} {game}\n")
    stdin.flush()
    return _announced(stdin, stdout, patience, stream)


def _announced(stdin: IO[str], stdout: IO[str], patience: int, stream: Stream) -> list[str]:
    victim, announced = 0, []
    for line in stdout:
        if line == "dead\n":
            stdin.write("\n")
            stdin.flush()
            break
        if line.startswith("child "):
            victim = int(line.split()[1])
        else:
            announced.append(line.strip().removeprefix("+ "))
        if victim and len(announced) >= patience:
            patience = 10**9
            time.sleep(stream.random() * LONGEST_WAIT)
            os.kill(victim, signal.SIGKILL)
    return announced


def found(home: Path, monkeypatch: pytest.MonkeyPatch) -> Evening:
    """Open the club of a home to look at it."""
    monkeypatch.setenv("ACCESSGAMES_HOME", str(home))
    return Evening(Season("any"), open_office(None, lambda: NOW, lambda: "7", write=False))


@pytest.mark.parametrize("game", QUICK)
def test_a_season_is_killed_exported_and_verified_elsewhere(
    game: str, nursery: subprocess.Popen[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A season killed at random moments loses nothing announced and ends like one that was left in peace.

    Exported and imported elsewhere it is verified line by line, with the same standings. This one is small;
    `tools/club_season.py` plays 24 players over 6 rounds, and `test_robots.py` every kind of seating.
    """
    stream = Stream(f"season/{game}", "kills")
    told: list[str] = []
    for _ in range(KILLS):
        # Who is killed after the last step may have announced the end already, and so may the next one.
        told += [
            one for one in go_on(nursery, tmp_path, game, stream.randrange(1, 7), stream) if one != "end"
        ]
        assert len(told) == len(set(told)), "a step that was announced had to be done again"
    told += go_on(nursery, tmp_path, game, 10**9, stream)
    assert "end" == told[-1]
    # A killed organiser may have written one step that nobody heard of, never lost one.
    assert 1 + 8 + 2 + 4 + 2 <= len(told) + KILLS
    evening = found(tmp_path, monkeypatch)
    tournament = evening.office.tournament
    assert (8, 2, True) == (len(tournament.players), tournament.played, tournament.closed)
    evening.do("export", str(tmp_path / "club.txt"))
    expected = ranking(evening.office)
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    monkeypatch.setenv("ACCESSGAMES_HOME", str(elsewhere))
    Evening(Season("any"), open_office(None, lambda: NOW, lambda: "7", make=True)).do(
        "import", str(tmp_path / "club.txt")
    )
    copy = found(elsewhere, monkeypatch)
    assert expected == ranking(copy.office)
    assert evening.office.archive == copy.office.archive
    (checked,) = audit(copy.office.archive, open_room)
    assert 4 == checked.matches


def test_a_season_left_in_peace_is_the_same(
    nursery: subprocess.Popen[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Killing changes neither draws nor luck: the journal is the same, line by line."""
    stream = Stream("season/peace", "kills")
    homes = tmp_path / "killed", tmp_path / "peace"
    for home in homes:
        home.mkdir()
    for _ in range(KILLS):
        go_on(nursery, homes[0], "tetrikon", stream.randrange(1, 7), stream)
    for home in homes:
        go_on(nursery, home, "tetrikon", 10**9, stream)
    killed, peace = (found(home, monkeypatch).office.archive for home in homes)
    assert killed == peace
