"""PettingZoo's classic games, without the wrappers that only check their users."""

from __future__ import annotations

import os
import warnings
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from tools.bench.peers.base import Peer, draws

if TYPE_CHECKING:
    from collections.abc import Iterator

GAMES: Final = ("connect_four_v3", "leduc_holdem_v4", "texas_holdem_no_limit_v6", "hanabi_v5")
"""One without hidden cards, in Python; two of RLCard and one of OpenSpiel behind one interface."""

_GREETING: Final = "PYGAME_HIDE_SUPPORT_PROMPT"
"""Environment variable that keeps pygame, which draws these games, from printing a line of its own."""


class ZooGame(Peer):
    """A game of PettingZoo. What is legal is part of the observation, so listing it makes that, too."""

    def __init__(self, name: str) -> None:
        """Load the game."""
        self.name = f"pettingzoo {name}"
        os.environ.setdefault(_GREETING, "1")
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            made = import_module(f"pettingzoo.classic.{name}")
            self._env = made.raw_env()
        self._draws = draws()
        self._games = 0

    def play(self) -> int:
        """Play one random game."""
        env = self._begun()
        actions = 0
        while not self._over():
            env.step(self._choose())
            actions += 1
        return actions

    def decisions(self) -> Iterator[Any]:
        """Yield the listing of each decision."""
        env = self._begun()
        while not self._over():
            yield self._legal
            env.step(self._choose())

    def _begun(self) -> Any:  # noqa: ANN401 - PettingZoo's types depend on the game
        self._games += 1
        self._env.reset(seed=self._games)
        return self._env

    def _over(self) -> bool:
        env = self._env
        return any(env.terminations.values()) or any(env.truncations.values())

    def _legal(self) -> list[int]:
        """Return the numbers of the actions that the mask allows."""
        env = self._env
        agent = env.agent_selection
        seen = env.observe(agent)
        # Some games tell the mask with the observation, others beside it.
        mask = seen.get("action_mask") if isinstance(seen, dict) else None
        if mask is None:
            mask = env.infos[agent]["action_mask"]
        return [number for number, possible in enumerate(mask) if possible]

    def _choose(self) -> int:
        legal = self._legal()
        return legal[int(next(self._draws) * len(legal))]
