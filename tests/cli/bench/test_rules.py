"""What is measured of the rules, on Pig."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from accessgames.cli.bench import rules
from accessgames.cli.bench.peers import Peer
from accessgames.games import Workload
from tests.cli.pig_room import ROOM

if TYPE_CHECKING:
    from tests.pig.rules import Pig, State


class FakePeer(Peer):
    """Another engine with figures of its own."""

    rate = 50.0
    seconds_per_listed = 2e-6

    def __init__(self, name: str) -> None:
        self.name = name

    def play(self) -> int:
        raise NotImplementedError

    def decisions(self) -> object:  # type: ignore[override]
        raise NotImplementedError


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "rate", lambda work: float(work()))
    monkeypatch.setattr(rules, "GAMES", 2)


def test_walk_visits_decisions_of_the_middle() -> None:
    """Every decision is visited, in order, and what the middle third of them returned is kept."""
    visited: list[State] = []

    def visit(state: State, seat: int) -> int:
        assert (seat,) == ROOM.game.actors(state)
        visited.append(state)
        return len(visited) - 1

    kept = rules.walk(ROOM, "seed", visit)
    third = len(visited) // 3
    assert third > 10
    assert list(range(third, 2 * len(visited) // 3)) == kept
    totals = [sum(map(state.total, range(2))) for state in visited]
    assert sorted(totals) == totals


def test_walk_comes_before_anybody_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    """When a decision is visited, nobody has asked yet what is legal there."""
    asked: list[object] = []
    real = type(ROOM.game).legal_actions

    def spy(self: Pig, state: State, actor: int) -> object:
        asked.append(state)
        return real(self, state, actor)

    monkeypatch.setattr(type(ROOM.game), "legal_actions", spy)
    assert not any(rules.walk(ROOM, "seed", lambda state, _: any(state is one for one in asked)))
    assert asked


def test_legal_actions() -> None:
    """The list is measured against our limits, and per action against each other engine."""
    readings = list(rules.legal_actions(ROOM, lambda: (FakePeer("one"),)))
    assert [
        ("legal-median-pig", "ms", "limit", 1.0),
        ("legal-p95-pig", "ms", "limit", 5.0),
        ("legal-each-pig", "us", "one", 2.0),
    ] == [(one.name, one.unit, one.reference, one.reference_value) for one in readings]
    assert 0 < readings[0].value <= readings[1].value < 1000


def test_games_and_events() -> None:
    """Games and actions per second; with nobody to compare to, figures stand alone."""
    readings = [*rules.games(ROOM), *rules.events(ROOM, tuple)]
    assert ["games-random-pig", "games-greedy-pig", "greedy-game-pig", "events-pig"] == [
        one.name for one in readings
    ]
    assert [1.0, 1.0] == [one.value for one in readings[:2]]
    assert [None, None, "limit", None] == [one.reference for one in readings]
    assert readings[3].value > 20


def test_events_are_compared_with_each_engine() -> None:
    """One reading for each other engine, all with the same figure of ours."""
    readings = list(rules.events(ROOM, lambda: (FakePeer("one"), FakePeer("two"))))
    assert [("one", 50.0), ("two", 50.0)] == [(one.reference, one.reference_value) for one in readings]
    assert 1 == len({one.value for one in readings})
    assert readings[0].ratio == readings[0].value / 50


def test_decisions_of_the_strongest_level() -> None:
    """The strongest computer decides in positions of greedy games; median and slowest face the same limit."""
    median, slowest = rules.decisions(ROOM)
    assert ("decision-median-pig", "decision-slowest-pig") == (median.name, slowest.name)
    assert 0 < median.value <= slowest.value
    assert (rules.DECISION_MS,) * 2 == (median.reference_value, slowest.reference_value)


def test_workloads_of_a_room() -> None:
    """What a room offers beside playing is measured in its own units; a room without any has no readings."""
    work = Workload("dice", "cli-option-json", "dice/s", lambda: 7)
    (reading,) = rules.workloads(replace(ROOM, workloads=(work,)))
    assert ("work-dice-pig", 7.0, "dice/s", None) == (
        reading.name,
        reading.value,
        reading.unit,
        reading.reference,
    )
    assert [] == list(rules.workloads(ROOM))
