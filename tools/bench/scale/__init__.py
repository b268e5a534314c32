"""Several servers on one PostgreSQL: what an action costs them and the database, beside one on a file.

One, two and four processes serve on one database after each other, then one on SQLite, each under the same
crowd at the same rate in the same run, with an fsync of each commit. Two cores do not show what more machines
hold: `docs/en/scale.md` simulates that from these figures. `python -m tools.bench.scale` does it at any size.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from accessgames.language import keys, say
from tools.bench.net import HOME
from tools.bench.reading import LIMIT, Reading
from tools.bench.timing import quantile

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from accessgames.games import Room
    from accessgames.language import Message
    from tools.bench.scale.measuring import Cost, Size

SQLITE: Final = "sqlite"
"""Stands where other readings have a game, for the file of one server; it is what others are compared to."""

SERVERS: Final = {"servers-1": 1, "servers-2": 2, "servers-4": 4}
"""The same for so many servers on PostgreSQL."""

GROWTH: Final = 1.5
"""At most so many times as much an action may cost among ten times as many tables, or stored matches."""

SENTENCES: Final = keys(
    "cli-bench-scale-processor",
    "cli-bench-scale-database",
    "cli-bench-scale-rows",
    "cli-bench-scale-written",
    "cli-bench-scale-fsyncs",
    "cli-bench-scale-told",
    "cli-bench-scale-tables",
    "cli-bench-scale-stored",
)
"""One for each kind of figure."""


def houses(room: Room, size: Size | None = None) -> Iterator[Reading]:
    """Measure houses; nothing where the extra `net` or PostgreSQL is missing, or this is no Linux."""
    from tools import clusters  # noqa: PLC0415 - it needs accounts, as Linux has them
    from tools.bench.net import served  # noqa: PLC0415 - it needs the extra

    if room.game.id != HOME or not served.able() or clusters.PROGRAMS is None:
        return
    from tools.bench.scale import measuring  # noqa: PLC0415 - as above

    yield from readings(measuring.of_houses(size or measuring.Size(), SERVERS))


def readings(costs: Mapping[str, Cost]) -> Iterator[Reading]:
    """Tell the figures of each house, by its name, beside those of a file."""
    file = costs[SQLITE]
    for name, cost in costs.items():
        for kind, unit, value, plain in (
            ("processor", "ms", cost.processor, file.processor),
            ("database", "ms", cost.database, 0.0),
            ("rows", "rows", cost.rows, 0.0),
            ("written", "B", cost.written, file.written),
            ("fsyncs", "fsyncs", cost.fsyncs, file.fsyncs),
            ("told", "ms", quantile(cost.took, 0.95), quantile(file.took, 0.95)),
        ):
            beside = (SQLITE, plain) if plain and name != SQLITE else (None, None)
            if value is not None:
                yield Reading(f"scale-{kind}", name, value, unit, *beside)
        for kind, grown in (("tables", cost.tables), ("stored", cost.stored)):
            if grown is not None:
                yield Reading(f"scale-{kind}", name, grown, "times", LIMIT, GROWTH)


def told(reading: Reading, number: Callable[[float], str]) -> Message:
    """Return the sentence of a figure, without what it is compared to."""
    key = next(key for key in SENTENCES if key == f"cli-bench-{reading.kind}")
    return say(key, "answer", servers=SERVERS.get(reading.game, 0), value=number(reading.value))
