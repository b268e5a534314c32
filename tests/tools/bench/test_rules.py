"""What is measured of the rules, on Pig."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.cli.pig_room import ROOM
from tools.bench import rules
from tools.bench.peers import Peer
from tools.bench.work import Workload

if TYPE_CHECKING:
    from tests.pig.rules import Pig, State


class FakePeer(Peer):
    """Another engine with figures of its own."""

    rate = 50.0

    def __init__(self, name: str) -> None:
        self.name = name
        self._seconds = iter((1e-6, 2e-6, 9e-6, 3e-6, 2e-6))

    def seconds_per_listed(self) -> float:
        return next(self._seconds)

    def play(self) -> int:
        raise NotImplementedError

    def decisions(self) -> object:  # type: ignore[override]
        raise NotImplementedError


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "rate", lambda work: float(work()))
    monkeypatch.setattr(rules, "GAMES", 2)
    monkeypatch.setattr(rules, "DECIDED_GAMES", 2)


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
    """The list is measured against our limits."""
    readings = list(rules.legal_actions(ROOM))
    assert [("legal-median-pig", "ms", "limit", 1.0), ("legal-p95-pig", "ms", "limit", 5.0)] == [
        (one.name, one.unit, one.reference, one.reference_value) for one in readings
    ]
    assert 0 < readings[0].value <= readings[1].value < 1000


def test_games() -> None:
    """Games per second of two kinds of players, and the median of a greedy game against its limit."""
    readings = list(rules.games(ROOM))
    assert ["games-random-pig", "games-greedy-pig", "greedy-game-pig"] == [one.name for one in readings]
    assert [1.0, 1.0] == [one.value for one in readings[:2]]
    assert [None, None, "limit"] == [one.reference for one in readings]


def test_figures_stand_alone_without_peers() -> None:
    """With nobody to compare to, actions per second and the time of a list are still told."""
    events, each = rules.beside_peers(ROOM, tuple)
    assert ("events-pig", "legal-each-pig") == (events.name, each.name)
    assert (None, None) == (events.reference, each.reference)
    assert events.value > 20
    assert 0 < each.value < 1000


def test_figures_are_compared_with_each_peer() -> None:
    """One reading for each game of another engine, with the same figure of ours; lists by their medians."""
    others = (FakePeer("one"), FakePeer("two"))
    readings = list(rules.beside_peers(ROOM, lambda: others))
    events, lists = readings[:2], readings[2:]
    assert [("one", 50.0), ("two", 50.0)] == [(one.reference, one.reference_value) for one in events]
    assert [("one", 2.0), ("two", 2.0)] == [(one.reference, one.reference_value) for one in lists]
    assert 1 == len({one.value for one in events})
    assert events[0].ratio == events[0].value / 50


def test_decisions_of_each_level() -> None:
    """Every level decides in positions of greedy games; the strongest may take longer than the others."""
    readings = list(rules.decisions(ROOM))
    levels = len(ROOM.bots.levels)
    assert [
        f"decision-{figure}-{level}-pig" for level in range(1, levels + 1) for figure in ("median", "slowest")
    ] == [one.name for one in readings]
    assert all(0 < low.value <= high.value for low, high in zip(readings[::2], readings[1::2], strict=True))
    assert [rules.DECISION_MS] * (2 * levels - 2) + [rules.STRONGEST_MS] * 2 == [
        one.reference_value for one in readings
    ]


def test_workloads_of_a_room(monkeypatch: pytest.MonkeyPatch) -> None:
    """Work beside playing is measured in its own units; a room without any has no readings."""
    assert [] == list(rules.workloads(ROOM))
    work = Workload("dice", "cli-option-json", "dice/s", lambda: 7)
    monkeypatch.setattr(rules, "works", lambda _: (work,))
    (reading,) = rules.workloads(ROOM)
    assert ("work-dice-pig", 7.0, "dice/s", None) == (
        reading.name,
        reading.value,
        reading.unit,
        reading.reference,
    )
