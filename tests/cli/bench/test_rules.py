"""What is measured of the rules, on Pig."""

from __future__ import annotations

import pytest

from accessgames.bots import make_policy
from accessgames.cli.bench import rules
from accessgames.cli.bench.peers import Peer
from tests.cli.pig_room import ROOM


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


def test_moments_lead_to_decisions() -> None:
    """Applying the action of a moment leads to a state in which its seat decides."""
    policies = (make_policy(ROOM.bots, "bot:greedy"),) * 2
    found = list(rules.moments(ROOM.game, policies, "seed"))
    assert len(found) > 20
    for moment in found:
        after = ROOM.game.apply(moment.state, moment.actor, moment.action).state
        assert moment.seat in ROOM.game.actors(after)
        assert ROOM.game.legal_actions(after, moment.seat)


@pytest.mark.parametrize(("count", "expected"), [(9, [3, 4, 5]), (10, [3, 4, 5]), (2, [0]), (0, [])])
def test_middle(count: int, expected: list[int]) -> None:
    """The middle third of a game is what is measured; of a very short one, what there is."""
    found = [rules.Moment(None, 0, None, number) for number in range(count)]
    assert expected == [moment.seat for moment in rules.middle(found)]


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


def test_states_are_new_for_every_repeat(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each repeat lists on a state made for it, so that nothing that was worked out before helps."""
    seen: list[object] = []
    real = type(ROOM.game).legal_actions

    def spy(self: object, state: object, actor: int) -> object:
        seen.append(state)
        return real(self, state, actor)  # type: ignore[arg-type]

    policies = (make_policy(ROOM.bots, "bot:greedy"),) * 2
    moment = list(rules.moments(ROOM.game, policies, "seed"))[5]
    monkeypatch.setattr(type(ROOM.game), "legal_actions", spy)
    rules._listing(ROOM.game, moment)
    assert 3 == len({id(state) for state in seen})
