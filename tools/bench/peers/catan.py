"""Catanatron: Settlers of Catan for two, written in Python for speed."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from tools.bench.peers.base import Peer, draws

if TYPE_CHECKING:
    from collections.abc import Iterator

GAMES: Final = ("catan",)
LONGEST: Final = 2_000
"""Actions after which a random game that has no winner is left."""


class CatanGame(Peer):
    """Random games of Catanatron; the dice fall inside its actions, from its own generator."""

    def __init__(self, name: str) -> None:
        """Load the game."""
        self.name = f"catanatron {name}"
        self._game = import_module("catanatron.game").Game
        self._list = import_module("catanatron.models.actions").generate_playable_actions
        players = import_module("catanatron.models.player")
        self._seats = [players.RandomPlayer(colour) for colour in (players.Color.RED, players.Color.BLUE)]
        self._draws = draws()
        self._games = 0

    def play(self) -> int:
        """Play one random game."""
        game = self._begun()
        for actions in range(LONGEST):
            if game.winning_color() is not None:
                return actions
            game.execute(self._choose(game), validate_action=False)
        return LONGEST

    def decisions(self) -> Iterator[Any]:
        """Yield the listing of each decision."""
        game = self._begun()
        for _ in range(LONGEST):
            if game.winning_color() is not None:
                return
            yield lambda: self._list(game.state)
            game.execute(self._choose(game), validate_action=False)

    def _begun(self) -> Any:  # noqa: ANN401 - Catanatron is not typed
        self._games += 1
        return self._game(self._seats, seed=self._games)

    def _choose(self, game: Any) -> Any:  # noqa: ANN401 - as above
        legal = game.state.playable_actions
        return legal[int(next(self._draws) * len(legal))]
