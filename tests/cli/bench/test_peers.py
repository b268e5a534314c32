"""Other engines, with stand-ins where they are not installed."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace

import pytest

from accessgames.cli.bench import peers


class FakeState:
    """Three decisions between two actions, with a chance node before each."""

    def __init__(self) -> None:
        self.history: list[int] = []

    def is_terminal(self) -> bool:
        return len(self.history) == 6

    def is_chance_node(self) -> bool:
        return len(self.history) % 2 == 0

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(0, 0.25), (1, 0.5), (2, 0.25)]

    def legal_actions(self) -> list[int]:
        return [10, 20]

    def apply_action(self, action: int) -> None:
        assert action in ((0, 1, 2) if self.is_chance_node() else (10, 20))
        self.history.append(action)


class FakeRlcard:
    """A game that ends after four steps."""

    def __init__(self) -> None:
        self.steps = 0

    def init_game(self) -> None:
        self.steps = 0

    def is_over(self) -> bool:
        return self.steps == 4

    def get_legal_actions(self) -> list[str]:
        return ["a", "b", "c"]

    def step(self, action: str) -> None:
        assert action in {"a", "b", "c"}
        self.steps += 1


@pytest.fixture
def engines(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Stand-ins for both engines; the list collects what was imported."""
    imported: list[str] = []
    modules = {
        "open_spiel.python.games": SimpleNamespace(),
        "pyspiel": SimpleNamespace(load_game=lambda _: SimpleNamespace(new_initial_state=FakeState)),
        "rlcard": SimpleNamespace(make=lambda _: SimpleNamespace(game=FakeRlcard())),
    }

    def load(name: str) -> SimpleNamespace:
        imported.append(name)
        return modules[name]

    monkeypatch.setattr(peers, "import_module", load)
    monkeypatch.setattr(peers, "find_spec", lambda name: name)
    return imported


def test_all_games_of_installed_engines(engines: list[str]) -> None:
    """Every game of the lists is there, named by its engine."""
    found = peers.find_peers()
    expected = [f"open_spiel {name}" for name in peers.OPEN_SPIEL] + [
        f"rlcard {name}" for name in peers.RLCARD
    ]
    assert expected == [peer.name for peer in found]
    assert "open_spiel.python.games" in engines


def test_play_counts_actions_with_chance(engines: list[str]) -> None:
    """A game counts every action, those of chance included."""
    for peer in peers.find_peers():
        assert (6 if peer.name.startswith("open_spiel") else 4) == peer.play()


def test_listing_is_timed_per_action(engines: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """The time of all lists divided by all actions listed."""
    monkeypatch.setattr(peers, "best", lambda lists: 0.5 * len(lists()))
    for peer in peers.find_peers():
        assert 0.5 == peer.seconds_per_listed


def test_chance_is_drawn_by_its_probabilities(engines: list[str]) -> None:
    """The share of each chance outcome is about its probability."""
    game = next(iter(peers.find_peers()))
    assert isinstance(game, peers.OpenSpielGame)
    drawn = [game._choose(FakeState()) for _ in range(4000)]
    assert [pytest.approx(1000, abs=120), pytest.approx(2000, abs=120), pytest.approx(1000, abs=120)] == [
        drawn.count(action) for action in range(3)
    ]


def test_absent_engines_are_no_trouble(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the extra `bench` there is nothing to compare to, and nothing is imported."""
    monkeypatch.setattr(peers, "find_spec", lambda _: None)
    assert () == peers.find_peers()
    assert {"open_spiel": False, "rlcard": False} == peers.installed()


def test_draws_are_numbers_below_one() -> None:
    """The prepared random numbers lie in [0, 1) and go on for ever."""
    numbers: Iterator[float] = peers.draws()
    assert all(0 <= next(numbers) < 1 for _ in range(11_000))
