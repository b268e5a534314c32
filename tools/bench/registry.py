"""All measurements, in the order in which they are made."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import chain
from typing import TYPE_CHECKING, Final

from accessgames.language import Language
from tools.bench import answers, cancelling, net, process, rules, scale, seating, tiling, voice
from tools.bench.peers import Peer, find_peers

if TYPE_CHECKING:
    from accessgames.games import Room
    from tools.bench.reading import Reading


@dataclass(frozen=True, slots=True)
class Measurement:
    """Something that can be measured for every game.

    Attributes:
        name: What `--only` asks for.
        measure: Measures one game; the second argument loads the other engines when it is called.
    """

    name: str
    measure: Callable[[Room, Callable[[], tuple[Peer, ...]]], Iterator[Reading]]


QUESTIONS: Final = ("status", "score", "moves", "board", "history", "hint")
"""What a person asks before the memory of a match is measured, as word ids."""


def questions() -> tuple[str, ...]:
    """Return the questions as they are typed."""
    words = Language(answers.LANGUAGE).vocabulary("common")
    return tuple(map(words.word, QUESTIONS))


MEASUREMENTS: Final = (
    Measurement("first-line", lambda room, _: process.first_line(room.game.id, questions()[0])),
    Measurement("memory", lambda room, _: process.memory(room.game.id, questions())),
    Measurement(
        "voice",
        lambda room, _: chain(
            cancelling.silencing(room), cancelling.cancelling(room), voice.hanging(room.game.id)
        ),
    ),
    Measurement("answer", lambda room, _: answers.answering(room)),
    Measurement("render", lambda room, _: answers.rendering(room)),
    Measurement("legal", lambda room, _: rules.legal_actions(room)),
    Measurement("games", lambda room, _: rules.games(room)),
    Measurement("decision", lambda room, _: rules.decisions(room)),
    Measurement("peers", rules.beside_peers),
    Measurement("work", lambda room, _: rules.workloads(room)),
    Measurement("tiling", lambda room, _: tiling.tilings(room)),
    Measurement("seating", lambda room, _: seating.seatings(room)),
    Measurement("net", lambda room, _: net.halls(room)),
    Measurement("scale", lambda room, _: scale.houses(room)),
)


def measure(rooms: tuple[Room, ...], only: tuple[str, ...]) -> Iterator[Reading]:
    """Make the measurements whose names were asked for, or all, for each game."""
    peers = cache(find_peers)
    for measurement in MEASUREMENTS:
        if not only or measurement.name in only:
            for room in rooms:
                yield from measurement.measure(room, peers)
