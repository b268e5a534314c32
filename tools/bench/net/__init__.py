"""A hall under a crowd: the server on one core, two thousand people at a thousand tables on the other.

Every action is on the disk before it is told. What it takes until it is told at the other seats is compared
with an echo of the same library, which keeps and knows nothing, among as many connections at the same rate,
and with one wait for the disk, both measured in the same run. `python -m tools.bench.net` does it at any
size.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from accessgames.language import keys, say
from tools.bench.reading import LIMIT, Reading
from tools.bench.timing import quantile

if TYPE_CHECKING:
    from accessgames.games import Room
    from accessgames.language import Message
    from tools.bench.net.measuring import Figures, Size

HOME: Final = "iota"
"""The game with which this is measured once: half of the tables play it."""

HALL: Final = "hall"
"""Stands where other readings have a game."""

ECHO: Final = "echo"
FSYNC: Final = "fsync"
TENTH: Final = "tenth"

LIMITS: Final = {
    "hall-ready": 1000.0,
    "hall-lobby": 60.0,
    "hall-seated": 150.0,
    "hall-idle": 1.0,
    "hall-told": 25.0,
    "hall-beside": 50.0,
    "hall-action": 1000 / 1200,
    "hall-growth": 1.5,
}
"""What is promised; of an action it is what lets 1,200 be done in a second."""

UNITS: Final = {"hall-lobby": "KiB", "hall-seated": "KiB", "hall-idle": "%", "hall-growth": "times"}

SENTENCES: Final = keys(
    "cli-bench-hall-ready",
    "cli-bench-hall-lobby",
    "cli-bench-hall-seated",
    "cli-bench-hall-idle",
    "cli-bench-hall-told",
    "cli-bench-hall-beside",
    "cli-bench-hall-logins",
    "cli-bench-hall-action",
    "cli-bench-hall-growth",
    "cli-bench-hall-rate",
)
"""One for each kind of figure."""

_PERCENT: Final = 100.0
_MILLI: Final = 1e3


def halls(room: Room, size: Size | None = None) -> Iterator[Reading]:
    """Measure a hall; nothing where the extra `net` is missing, or processes can't be held on cores."""
    from tools.bench.net import measuring, served  # noqa: PLC0415 - they need the extra

    if room.game.id != HOME or not served.able():
        return
    whole = size or measuring.Size()
    waits = quantile(measuring.of_disk(), 0.95)
    echoed = quantile(measuring.of_echo(whole), 0.95)
    few = replace(whole, tables=max(1, whole.tables // 10), rate=whole.rate / 10, logins=0)
    fewer = measuring.of_hall(few)
    yield from readings(measuring.of_hall(whole), fewer, echoed, waits)


def readings(found: Figures, fewer: Figures, echoed: float, waited: float) -> Iterator[Reading]:
    """Tell the figures of a hall, against those of one with a tenth of the tables and what was measured."""
    told = quantile(found.took, 0.95)
    yield _limited("hall-ready", found.ready * _MILLI)
    yield _limited("hall-lobby", found.lobby)
    yield _limited("hall-seated", found.seated)
    yield _limited("hall-idle", found.idle * _PERCENT)
    yield _limited("hall-told", told)
    yield from Reading("hall-told", HALL, told, "ms").against({ECHO: echoed, FSYNC: waited})
    if found.beside:
        yield _limited("hall-beside", quantile(found.beside, 0.95))
        yield Reading("hall-logins", HALL, found.logged, "s")
    yield _limited("hall-action", found.full)
    yield Reading("hall-rate", HALL, found.rate, "actions/s")
    yield _limited("hall-growth", found.full / fewer.full)


def _limited(kind: str, value: float) -> Reading:
    return Reading(kind, HALL, value, UNITS.get(kind, "ms"), LIMIT, LIMITS[kind])


def told(reading: Reading, number: Callable[[float], str]) -> Message:
    """Return the sentence of a figure, without what it is compared to."""
    key = next(key for key in SENTENCES if key == f"cli-bench-{reading.kind}")
    return say(key, "answer", value=number(reading.value))
