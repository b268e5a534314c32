"""Workers over misbehaving backends, and waiting for what happens in other threads."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from accessgames.output import wire
from accessgames.output.backends import Manner
from accessgames.output.process import Process
from accessgames.output.worker import Notice, Worker

if TYPE_CHECKING:
    from pathlib import Path

PATIENCE = 20.0
"""Seconds after which a test gives up; far beyond what anything here needs."""


def until(condition: Callable[[], bool]) -> bool:
    """Wait until something is true; tell whether it ever was."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if condition():
            return True
        time.sleep(0.01)
    return condition()


def rogue(kind: str, diary: Path, *names: str, do: str = wire.SPEAK, probe: float = 0.5) -> Worker:
    """Start a worker whose backends are all of one misbehaving kind."""

    def spawn(heard: Callable[[wire.Report | None], None]) -> Process:
        return Process(heard, "tests.output.child.rogue", kind, str(diary))

    return Worker(names or ("first",), Manner(), "{} more".format, do=do, spawn=spawn, probe=probe)


def diary_of(path: Path) -> list[str]:
    """Return what a backend noted so far."""
    return path.read_text(encoding="utf-8").splitlines() if path.exists() else []


def wrote(path: Path, line: str) -> bool:
    """Wait until a backend has noted a line."""
    return until(lambda: line in diary_of(path))


class Told:
    """Collects the notices of a worker."""

    def __init__(self, worker: Worker) -> None:
        """Nothing was told yet."""
        self._worker = worker
        self.notices: list[Notice] = []

    def has(self, kind: str) -> bool:
        """Wait until a notice of a kind was told."""
        return until(partial(self._has, kind))

    def _has(self, kind: str) -> bool:
        self.notices += self._worker.taken()
        return any(notice.kind == kind for notice in self.notices)
