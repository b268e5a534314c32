"""RLCard: card games by their rules alone, without the features for learning."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from tools.bench.peers.base import Peer, draws

if TYPE_CHECKING:
    from collections.abc import Iterator

GAMES: Final = ("uno", "gin-rummy")
"""What has hidden cards and turns of several steps, as ours."""


class RlcardGame(Peer):
    """The rules of a game of RLCard."""

    def __init__(self, name: str) -> None:
        """Load the game."""
        self.name = f"rlcard {name}"
        self._game = import_module("rlcard").make(name).game
        self._draws = draws()

    def play(self) -> int:
        """Play one random game."""
        game = self._game
        game.init_game()
        actions = 0
        while not game.is_over():
            game.step(self._choose())
            actions += 1
        return actions

    def decisions(self) -> Iterator[Any]:
        """Yield the listing of each decision."""
        self._game.init_game()
        while not self._game.is_over():
            yield self._legal
            self._game.step(self._choose())

    def _legal(self) -> list[Any]:
        judge = getattr(self._game, "judge", None)
        found: list[Any] = judge.get_legal_actions() if judge else self._game.get_legal_actions()
        return found

    def _choose(self) -> Any:  # noqa: ANN401 - actions differ by game
        legal = self._legal()
        return legal[int(next(self._draws) * len(legal))]
