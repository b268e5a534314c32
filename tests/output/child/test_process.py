"""The child process of a backend."""

from __future__ import annotations

import os
import queue
import signal
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pytest

from accessgames.output import wire
from accessgames.output.backends import Manner
from accessgames.output.process import Process
from tests.output.rogues import PATIENCE, diary_of, until, wrote
from tests.systems import not_on_windows

if TYPE_CHECKING:
    from pathlib import Path


def started(kind: str, diary: Path) -> tuple[Process, Callable[[], wire.Report | None]]:
    """Start a rogue and return it with what waits for its next report."""
    heard: queue.SimpleQueue[wire.Report | None] = queue.SimpleQueue()
    process = Process(heard.put, "tests.output.child.rogue", kind, str(diary))
    return process, lambda: heard.get(timeout=PATIENCE)


def test_a_backend_is_opened_and_used(tmp_path: Path) -> None:
    """It says what it is, comes back from commands, and ends when its pipe does."""
    process, report = started("short", tmp_path / "diary")
    process.send(wire.OPEN, "short", Manner())
    ready = wire.Report(wire.READY, "rogue", frozenset({"speak", "braille", "ends"}), detail="100")
    assert ready == report()
    process.send(wire.SPEAK, "ahoj")
    assert wire.Report(wire.TAKEN) == report()
    assert wire.Report(wire.IDLE, detail="1") == report()
    process.end()
    assert report() is None
    assert ["speak ahoj", "close"] == diary_of(tmp_path / "diary")


def test_a_child_that_hangs_is_killed(tmp_path: Path) -> None:
    """Its pipe ends, and sending to it fails."""
    process, report = started("hang", tmp_path / "diary")
    process.send(wire.OPEN, "hang", Manner())
    process.end()
    assert report() is None
    with pytest.raises(BrokenPipeError):
        process.send(wire.SPEAK, "text")


def test_a_child_that_dies_is_noticed(tmp_path: Path) -> None:
    """There is one report that there will be no more."""
    process, report = started("die", tmp_path / "diary")
    process.send(wire.OPEN, "die", Manner())
    assert wire.READY == getattr(report(), "kind", None)
    process.send(wire.SPEAK, "text")
    assert wrote(tmp_path / "diary", "speak text")
    assert report() is None
    process.kill()


def test_the_real_child_tells_what_is_missing() -> None:
    """`python -m accessgames.output.child` opens backends by their names."""
    heard: queue.SimpleQueue[wire.Report | None] = queue.SimpleQueue()
    process = Process(heard.put)
    process.send(wire.OPEN, "nonsense", Manner())
    found = heard.get(timeout=PATIENCE)
    process.end()
    assert wire.Report(wire.FAILED, reason="module", detail="accessgames.output.backends.nonsense") == found


def _gone(group: int) -> bool:
    try:
        os.killpg(group, signal.SIGKILL)
    except ProcessLookupError:
        return True
    return False


@not_on_windows("process groups are POSIX")
def test_what_a_child_has_started_dies_with_it(tmp_path: Path) -> None:
    """A voice that is a program of its own is silent when the game is killed."""
    process, report = started("short", tmp_path / "diary")
    process.send(wire.OPEN, "short", Manner())
    report()
    group = process.pid
    assert group == os.getpgid(group)
    process.kill()
    assert until(partial(_gone, group))
