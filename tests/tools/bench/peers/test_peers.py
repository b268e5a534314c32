"""Other engines, with stand-ins for all of them, as none is installed where the suite runs."""

from __future__ import annotations

import os
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from tools.bench import peers
from tools.bench.peers import base, catan, rlcard, spiel, zoo


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


class FakeZoo:
    """A game of two that ends after five steps; its mask stands in the observation or beside it."""

    beside = False

    def reset(self, seed: int) -> None:
        self.seed, self.steps = seed, 0
        self.infos = {"a": {"action_mask": [0, 1, 1]}, "b": {"action_mask": [0, 1, 1]}}
        self._turn()

    def observe(self, agent: str) -> dict[str, list[int]]:
        assert agent == self.agent_selection
        return {"observation": [0], **({} if self.beside else {"action_mask": [0, 1, 1]})}

    def step(self, action: int) -> None:
        assert action in {1, 2}
        self.steps += 1
        self._turn()

    def _turn(self) -> None:
        self.agent_selection = "ab"[self.steps % 2]
        self.terminations = dict.fromkeys("ab", self.steps == 5)
        self.truncations = dict.fromkeys("ab", False)


class FakeCatan:
    """A game that Red wins after seven actions."""

    def __init__(self, players: list[Any], seed: int) -> None:
        assert 2 == len(players)
        self.state = SimpleNamespace(playable_actions=["roll", "end"])
        self.done = 0

    def winning_color(self) -> str | None:
        return "RED" if self.done == 7 else None

    def execute(self, action: str, *, validate_action: bool) -> None:
        assert not validate_action
        assert action in self.state.playable_actions
        self.done += 1


ACTIONS = {"open_spiel": 6, "rlcard": 4, "pettingzoo": 5, "catanatron": 7}
"""Actions of a game of each stand-in."""


@pytest.fixture
def engines(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Stand-ins for all engines; the list collects what was imported."""
    imported: list[str] = []
    colours = SimpleNamespace(RED="red", BLUE="blue")
    modules = {
        "open_spiel.python.games": SimpleNamespace(),
        "pyspiel": SimpleNamespace(load_game=lambda _: SimpleNamespace(new_initial_state=FakeState)),
        "rlcard": SimpleNamespace(make=lambda _: SimpleNamespace(game=FakeRlcard())),
        "catanatron.game": SimpleNamespace(Game=FakeCatan),
        "catanatron.models.actions": SimpleNamespace(
            generate_playable_actions=lambda state: list(state.playable_actions)
        ),
        "catanatron.models.player": SimpleNamespace(RandomPlayer=str, Color=colours),
        **{f"pettingzoo.classic.{name}": SimpleNamespace(raw_env=FakeZoo) for name in zoo.GAMES},
    }

    def load(name: str) -> SimpleNamespace:
        imported.append(name)
        return modules[name]

    for module in (spiel, rlcard, zoo, catan):
        monkeypatch.setattr(module, "import_module", load)
    monkeypatch.setattr(peers, "find_spec", lambda name: name)
    monkeypatch.delenv("PYGAME_HIDE_SUPPORT_PROMPT", raising=False)
    return imported


def test_all_games_of_installed_engines(engines: list[str]) -> None:
    """Every game of the lists is there, named by its engine."""
    expected = [f"{engine.name} {game}" for engine in peers.ENGINES for game in engine.games]
    assert expected == [peer.name for peer in peers.find_peers()]
    assert set(ACTIONS) == {engine.name for engine in peers.ENGINES}
    assert "open_spiel.python.games" in engines


def test_play_counts_actions_with_chance(engines: list[str]) -> None:
    """A game counts every action, those of chance included, and can be played again."""
    for peer in peers.find_peers():
        expected = ACTIONS[peer.name.split()[0]]
        assert [expected, expected] == [peer.play(), peer.play()]


def test_listing_is_timed_per_action(engines: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """The time of all lists divided by all actions listed."""
    monkeypatch.setattr(base, "best", lambda lists: 0.5 * len(lists()))
    for peer in peers.find_peers():
        assert 0.5 == peer.seconds_per_listed()


def test_masks_are_found_beside_the_observation_too(
    engines: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Games of PettingZoo tell in two ways what is legal; both are read, and lists hold numbers."""
    for beside in (False, True):
        monkeypatch.setattr(FakeZoo, "beside", beside)
        game = zoo.ZooGame("connect_four_v3")
        assert [[1, 2]] * 5 == [lists() for lists in game.decisions()]


def test_pygame_is_kept_from_talking(engines: list[str]) -> None:
    """What draws the games of PettingZoo must not print into a report for machines."""
    zoo.ZooGame("connect_four_v3")
    assert "1" == os.environ.pop("PYGAME_HIDE_SUPPORT_PROMPT")


def test_a_game_without_a_winner_is_left(engines: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Random settlers may go on for ever; the measurement does not."""
    monkeypatch.setattr(catan, "LONGEST", 5)
    game = catan.CatanGame("catan")
    assert 5 == game.play()
    assert 5 == len(list(game.decisions()))


def test_chance_is_drawn_by_its_probabilities(engines: list[str]) -> None:
    """The share of each chance outcome is about its probability."""
    game = spiel.OpenSpielGame("pig")
    drawn = [game._choose(FakeState()) for _ in range(4000)]
    assert [pytest.approx(1000, abs=120), pytest.approx(2000, abs=120), pytest.approx(1000, abs=120)] == [
        drawn.count(action) for action in range(3)
    ]


def test_absent_engines_are_no_trouble(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the extra `bench` there is nothing to compare to, and nothing is imported."""
    monkeypatch.setattr(peers, "find_spec", lambda _: None)
    assert () == peers.find_peers()
    assert dict.fromkeys(ACTIONS, False) == peers.installed()


def test_an_engine_needs_all_its_modules(monkeypatch: pytest.MonkeyPatch) -> None:
    """PettingZoo without what its classic games are made of counts as missing; the others stay."""
    monkeypatch.setattr(peers, "find_spec", lambda name: None if name == "shimmy" else name)
    assert {**dict.fromkeys(ACTIONS, True), "pettingzoo": False} == peers.installed()


def test_draws_are_numbers_below_one() -> None:
    """The prepared random numbers lie in [0, 1) and go on for ever."""
    numbers: Iterator[float] = base.draws()
    assert all(0 <= next(numbers) < 1 for _ in range(11_000))


def test_every_engine_has_games() -> None:
    """Each engine names what it needs and games to be measured, each game once."""
    games = [(engine.name, game) for engine in peers.ENGINES for game in engine.games]
    assert len(set(games)) == len(games)
    assert all(engine.games and engine.modules for engine in peers.ENGINES)
