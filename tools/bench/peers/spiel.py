"""OpenSpiel: games written in Python, and games in C++ driven from Python."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from tools.bench.peers.base import Peer, draws

if TYPE_CHECKING:
    from collections.abc import Iterator

GAMES: Final = (
    "python_block_dominoes",
    "python_team_dominoes",
    "python_liars_poker",
    "pig",
    "yacht",
    "backgammon",
    "gin_rummy",
)
"""Three games written in Python, four with dice or cards in C++."""


class OpenSpielGame(Peer):
    """A game of OpenSpiel, driven from Python."""

    def __init__(self, name: str) -> None:
        """Load the game."""
        if name.startswith("python_"):
            import_module("open_spiel.python.games")
        self.name = f"open_spiel {name}"
        self._game = import_module("pyspiel").load_game(name)
        self._draws = draws()

    def play(self) -> int:
        """Play one random game."""
        state = self._game.new_initial_state()
        actions = 0
        while not state.is_terminal():
            state.apply_action(self._choose(state))
            actions += 1
        return actions

    def decisions(self) -> Iterator[Any]:
        """Yield the listing of each decision."""
        state = self._game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                yield state.legal_actions
            state.apply_action(self._choose(state))

    def _choose(self, state: Any) -> int:  # noqa: ANN401 - OpenSpiel has no types
        number = next(self._draws)
        if not state.is_chance_node():
            legal = state.legal_actions()
            return int(legal[int(number * len(legal))])
        action = 0
        for action, probability in state.chance_outcomes():  # noqa: B007 - the last one stays, whatever is left
            number -= probability
            if number < 0:
                break
        return action
