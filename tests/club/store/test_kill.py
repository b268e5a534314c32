from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import IO

import pytest

from accessgames.club.store import read_club
from accessgames.engine import Stream

KILLS = 80
MOST_ANNOUNCED = 6
LONGEST_WAIT = 0.004

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has neither fork nor SIGKILL")


def kill_one(stdin: IO[str], stdout: IO[str], path: Path, stream: Stream) -> list[int]:
    """Let a victim write and kill it at a random moment; return the numbers it had announced."""
    stdin.write(f"{path}\n")
    stdin.flush()
    victim, announced = 0, []
    patience = stream.randrange(MOST_ANNOUNCED)
    for line in stdout:
        if line == "dead\n":
            stdin.write("\n")
            break
        if line.startswith("child "):
            victim = int(line.split()[1])
        else:
            announced.append(int(line.split()[1]))
        if victim and len(announced) >= patience:
            patience = 10**9
            time.sleep(stream.random() * LONGEST_WAIT)
            os.kill(victim, signal.SIGKILL)
    return announced


def test_a_killed_writer_loses_nothing_that_was_announced(tmp_path: Path) -> None:
    """SIGKILL at random moments: what was announced is there, whole and in order, with its journals.

    A killed writer may have written one line that nobody heard of, never more, and never half of one.
    """
    path, stream = tmp_path / "k.club", Stream("kill", "club")
    call = [sys.executable, "-m", "tests.club.store.victim"]
    root = Path(__file__).parents[3]
    told = 0
    with subprocess.Popen(
        call, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=root
    ) as nursery:
        assert nursery.stdin is not None
        assert nursery.stdout is not None
        for _ in range(KILLS):
            announced = kill_one(nursery.stdin, nursery.stdout, path, stream)
            told = max([told, *announced])
            if not path.exists():
                assert not announced
                continue
            with read_club(path) as club:
                lines = club.archive.tournaments["t"]
                assert [f"line {number}" for number in range(len(lines))] == list(lines)
                assert len(lines) - 1 - told in {0, 1}
                assert len(lines[:-1]) // 3 == len(club.archive.records)
                told = len(lines) - 1
        nursery.stdin.close()
        assert 0 == nursery.wait(20)
    assert KILLS < told
    assert {entry.name for entry in tmp_path.glob("[!.]*")} <= {"k.club", "k.club-journal"}
