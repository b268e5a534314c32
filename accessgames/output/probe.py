"""Looking at all backends at once, each in a child of its own, for the diagnosis."""

from __future__ import annotations

import queue
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from accessgames.output import wire
from accessgames.output.process import Process
from accessgames.output.worker import PROBE

if TYPE_CHECKING:
    from accessgames.output.backends import Manner
    from accessgames.output.process import Child

SpawnProcess = Callable[[Callable[["wire.Report | None"], None]], "Child"]


@dataclass(frozen=True, slots=True)
class ProbeResult:
    """What became of a backend.

    Attributes:
        name: Its name.
        works: Whether it can be used.
        title: What it calls itself; "" where it does not work.
        can: What it can do.
        reason: Why it does not work, as the last part of a message key; `hung` when it did not answer.
        detail: What is missing or wrong.
    """

    name: str
    works: bool
    title: str = ""
    can: frozenset[str] = frozenset()
    reason: str = ""
    detail: str = ""


def probe(
    names: Sequence[str], manner: Manner, *, seconds: float = PROBE, spawn: SpawnProcess = Process
) -> tuple[ProbeResult, ...]:
    """Open every backend and close it again.

    Args:
        names: Backends, each once.
        manner: How they are to speak.
        seconds: How long they have, all together.
        spawn: Starts a child.

    Returns:
        In the order of `names`.
    """
    inbox: queue.SimpleQueue[tuple[str, wire.Report | None]] = queue.SimpleQueue()
    children = {name: spawn(partial(_heard, inbox, name)) for name in names}
    for name, child in children.items():
        child.send(wire.OPEN, name, manner)
    found: dict[str, ProbeResult] = {}
    end = time.monotonic() + seconds
    while len(found) < len(children):
        try:
            name, report = inbox.get(timeout=max(0.0, end - time.monotonic()))
        except queue.Empty:
            break
        found.setdefault(name, _found(name, report))
    for child in children.values():
        child.kill()
    return tuple(found.get(name, ProbeResult(name, works=False, reason="hung")) for name in names)


def _heard(
    inbox: queue.SimpleQueue[tuple[str, wire.Report | None]], name: str, report: wire.Report | None
) -> None:
    inbox.put((name, report))


def _found(name: str, report: wire.Report | None) -> ProbeResult:
    if report is None:
        return ProbeResult(name, works=False, reason="gone")
    works = report.kind == wire.READY
    return ProbeResult(name, works, report.title, report.can, report.reason, report.detail)
