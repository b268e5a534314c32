"""`accessgames bench`: how fast the program is, compared to others in the same run."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING, Final

from accessgames.cli.console import UsageError
from accessgames.language import Listing, Nested, keys, say

if TYPE_CHECKING:
    from collections.abc import Callable

    from accessgames.cli.arguments import Arguments
    from accessgames.cli.console import Console
    from accessgames.language import Message
    from tools.bench.reading import Reading

LINES: Final = keys(
    "cli-bench-first-line",
    "cli-bench-first-reply",
    "cli-bench-memory",
    "cli-bench-hung-answer",
    "cli-bench-hung-slowest",
    "cli-bench-hung-quit",
    "cli-bench-cancel-median",
    "cli-bench-cancel-slowest",
    "cli-bench-cancel-silent",
    "cli-bench-answer-first",
    "cli-bench-answer-median",
    "cli-bench-answer-p95",
    "cli-bench-render",
    "cli-bench-legal-median",
    "cli-bench-legal-p95",
    "cli-bench-legal-each",
    "cli-bench-games-random",
    "cli-bench-games-greedy",
    "cli-bench-games-careful",
    "cli-bench-greedy-game",
    "cli-bench-decision-median",
    "cli-bench-decision-slowest",
    "cli-bench-events",
    "cli-bench-work",
    "cli-bench-work-time",
    "cli-bench-tiling-pentominoes",
    "cli-bench-tiling-hand",
    "cli-bench-tiling-supply",
)
"""One sentence for each kind of figure."""


def run(arguments: Arguments, console: Console) -> int:
    """Measure and tell; each figure is told as soon as it is known.

    Raises:
        UsageError: `--only` names no measurement.
    """
    from accessgames.games import game_ids, load_room  # noqa: PLC0415 - as above
    from tools.bench import cancelling, peers, registry, tiling  # noqa: PLC0415 - help must not load all this

    only = arguments.values("only")
    known = tuple(one.name for one in registry.MEASUREMENTS)
    for name in only:
        if name not in known:
            raise UsageError("cli-error-choice", flag="only", value=name, choices=known)
    rooms = tuple(map(load_room, game_ids()))
    gc.freeze()  # as in a match: no answer waits until everything that was loaded is looked through
    readings = registry.measure(rooms, only)
    if arguments.has("json"):
        console.document([reading.document() for reading in readings])
        return 0
    compared = {"peers": peers.installed(), "tiling": tiling.installed()}
    for name, engines in compared.items():
        for engine, here in engines.items():
            if not here and (not only or name in only):
                console.say("cli-bench-absent", engine=engine)
    lacking = cancelling.missing()
    if lacking and (not only or "voice" in only):
        console.say("cli-bench-no-cancel", programs=Listing(lacking))
    for reading in readings:
        console.lines([console.render(sentence(reading, console))])
    return 0


def sentence(reading: Reading, console: Console) -> Message:
    """Tell a figure with what it is compared to."""
    from tools.bench import cancelling, net, scale, seating  # noqa: PLC0415 - help must not load all this

    number = console.decimal
    if reading.game == seating.CLUB:
        return seating.told(reading, number)
    if reading.game == net.HALL:
        return compared(net.told(reading, number), reading, number)
    if reading.game in {scale.SQLITE, *scale.SERVERS}:
        return compared(scale.told(reading, number), reading, number)
    work = "work-time" if reading.unit == "ms" else "work"
    kind, _, level = reading.kind.rpartition("-")
    name = work if reading.title else kind if level.isdecimal() else reading.kind
    key = next(key for key in LINES if key == f"cli-bench-{name}")
    work_done = {"work": Nested(say(reading.title))} if reading.title else {}
    args = {"level": int(level)} if level.isdecimal() else work_done
    game = reading.game if reading.game == cancelling.SERVER else console.title(reading.game)
    return compared(say(key, "answer", game=game, value=number(reading.value), **args), reading, number)


def compared(line: Message, reading: Reading, number: Callable[[float], str]) -> Message:
    """Tell a figure with what it is compared to, if it is."""
    if reading.reference is None or reading.reference_value is None or reading.ratio is None:
        return line
    if reading.reference == "limit":
        kept = "yes" if reading.ratio <= 1 else "no"
        return say("cli-bench-limit", line=Nested(line), limit=number(reading.reference_value), kept=kept)
    return say(
        "cli-bench-reference", line=Nested(line), reference=reading.reference, ratio=number(reading.ratio)
    )
