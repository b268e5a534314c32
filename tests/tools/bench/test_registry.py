"""Which measurements are made, for which games, and when other engines are loaded."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import pytest

from accessgames.language import Language
from tests.cli.pig_room import ROOM
from tools.bench import registry
from tools.bench.reading import Reading

if TYPE_CHECKING:
    from accessgames.games import Room
    from tools.bench.peers import Peer

Measure = Callable[["Room", Callable[[], tuple["Peer", ...]]], Iterator[Reading]]


def _reading(kind: str, *, ask: bool = False) -> Measure:
    def measure(room: Room, peers: Callable[[], tuple[Peer, ...]]) -> Iterator[Reading]:
        value = float(len(peers())) if ask else 0.0
        yield Reading(kind, room.game.id, value, "ms")

    return measure


@pytest.fixture
def loaded(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Three measurements by hand; notes each time the other engines are loaded."""
    loads: list[int] = []

    def find_peers() -> tuple[()]:
        loads.append(1)
        return ()

    monkeypatch.setattr(registry, "find_peers", find_peers)
    measurements = (
        registry.Measurement("one", _reading("one")),
        registry.Measurement("two", _reading("two", ask=True)),
        registry.Measurement("three", _reading("three", ask=True)),
    )
    monkeypatch.setattr(registry, "MEASUREMENTS", measurements)
    return loads


def test_all_measurements_for_all_games(loaded: list[int]) -> None:
    """Without a choice everything is measured, game by game; the other engines are loaded once."""
    readings = registry.measure((ROOM, ROOM), ())
    assert ["one-pig", "one-pig", "two-pig", "two-pig", "three-pig", "three-pig"] == [
        reading.name for reading in readings
    ]
    assert [1] == loaded


def test_only_what_was_asked_for(loaded: list[int]) -> None:
    """Only named measurements are made, in their own order, and nothing is loaded that nobody needs."""
    assert ["one-pig"] == [reading.name for reading in registry.measure((ROOM,), ("one",))]
    assert [] == loaded
    assert ["one-pig", "three-pig"] == [
        reading.name for reading in registry.measure((ROOM,), ("three", "one"))
    ]


def test_figures_come_as_they_are_made(loaded: list[int]) -> None:
    """The first figure is there before the next measurement begins, so that a person hears it at once."""
    readings = registry.measure((ROOM,), ())
    next(readings)
    assert [] == loaded
    next(readings)
    assert [1] == loaded


def test_names_are_unique() -> None:
    """No two measurements share a name."""
    names = [measurement.name for measurement in registry.MEASUREMENTS]
    assert len(set(names)) == len(names)


def test_questions_are_words_of_the_language() -> None:
    """What is typed before the memory is measured are words that a player would type."""
    words = Language("cs").vocabulary("common")
    assert [words.word(question) for question in registry.QUESTIONS] == list(registry.questions())
