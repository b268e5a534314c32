from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import pytest

from accessgames.engine import Entry, Match, Stream, Undo
from accessgames.storage import load_journal, saved_matches
from tests.engine.helpers import PIG

KILLS = 200
MOST_ANNOUNCED = 30
LONGEST_WAIT = 0.002

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has neither fork nor SIGKILL")


@pytest.fixture
def nursery() -> Iterator[subprocess.Popen[str]]:
    """The program that brings up the victims."""
    call = [sys.executable, "-m", "tests.storage.victim"]
    root = Path(__file__).parents[2]
    with subprocess.Popen(
        call, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=root
    ) as process:
        yield process
        assert process.stdin is not None
        process.stdin.close()
        assert 0 == process.wait(20)


def kill_one(stdin: IO[str], stdout: IO[str], folder: Path, stream: Stream) -> list[str]:
    """Let a victim play and kill it at a random moment; return what it had announced."""
    stdin.write(f"{folder} {stream.randrange(10**6)}\n")
    stdin.flush()
    victim = 0
    announced: list[str] = []
    patience = stream.randrange(MOST_ANNOUNCED)
    for line in stdout:
        if line == "dead\n":
            stdin.write("\n")
            break
        if line.startswith("child "):
            victim = int(line.split()[1])
        else:
            announced.append(line.rstrip("\n"))
        if victim and len(announced) >= patience:
            patience = 10**9
            time.sleep(stream.random() * LONGEST_WAIT)
            os.kill(victim, signal.SIGKILL)
    return announced


def test_a_killed_program_loses_nothing_that_was_announced(
    nursery: subprocess.Popen[str], tmp_path: Path
) -> None:
    """SIGKILL at 200 random moments: every announced action is in the journal, and every match goes on.

    A killed program may have written one action that it had no time to announce, never more.
    """
    assert nursery.stdin is not None
    assert nursery.stdout is not None
    stream = Stream("kill", "moments")
    interrupted = 0
    for _ in range(KILLS):
        announced = kill_one(nursery.stdin, nursery.stdout, tmp_path, stream)
        found = saved_matches(tmp_path)
        if announced[-1:] == ["end"] or not found:
            assert not [line for line in announced[-1:] if line.startswith("+")]
            continue
        journal = load_journal(found[0].path)
        texts = [record.text for record in journal.records if isinstance(record, Entry)]
        assert not any(isinstance(record, Undo) for record in journal.records)
        told = {int(number): text for _, number, text in (line.split(" ", 2) for line in announced)}
        assert told == {number: texts[number - 1] for number in told}
        assert len(texts) - max(told, default=len(texts)) in {0, 1}
        assert len(texts) == Match.replay(PIG, journal).moment
        interrupted += 1
    assert KILLS // 2 < interrupted
