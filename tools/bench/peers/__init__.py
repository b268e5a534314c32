"""Other engines, measured in the same run as ours, where they are installed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Final

from tools.bench.peers import catan, rlcard, spiel, zoo
from tools.bench.peers.base import Peer

__all__ = ["ENGINES", "Engine", "Peer", "find_peers", "installed"]


@dataclass(frozen=True, slots=True)
class Engine:
    """An engine that may be installed.

    Attributes:
        name: What it is called where it is missing.
        modules: What has to be importable.
        games: The games that are measured.
        load: Makes one of them.
    """

    name: str
    modules: tuple[str, ...]
    games: tuple[str, ...]
    load: Callable[[str], Peer]

    @property
    def here(self) -> bool:
        """Whether all its modules are installed."""
        return all(find_spec(module) is not None for module in self.modules)


ENGINES: Final = (
    Engine("open_spiel", ("pyspiel",), spiel.GAMES, spiel.OpenSpielGame),
    Engine("rlcard", ("rlcard",), rlcard.GAMES, rlcard.RlcardGame),
    Engine("pettingzoo", ("pettingzoo", "pygame", "rlcard", "shimmy"), zoo.GAMES, zoo.ZooGame),
    Engine("catanatron", ("catanatron",), catan.GAMES, catan.CatanGame),
)
"""All engines, in the order in which they are measured."""


def installed() -> dict[str, bool]:
    """Tell which of the engines are here."""
    return {engine.name: engine.here for engine in ENGINES}


def find_peers() -> tuple[Peer, ...]:
    """Load the games of all engines that are installed."""
    return tuple(engine.load(game) for engine in ENGINES if engine.here for game in engine.games)
