"""Other engines, measured in the same run: OpenSpiel's Python games and RLCard, where they are installed."""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from itertools import cycle
from typing import TYPE_CHECKING, Any, Final

from accessgames.cli.bench.timing import best, rate
from accessgames.engine import Stream

if TYPE_CHECKING:
    from collections.abc import Iterator

OPEN_SPIEL: Final = ("python_block_dominoes", "python_team_dominoes", "python_liars_poker", "pig", "yacht")
"""Games of OpenSpiel: three written in Python, two dice games in C++ driven from Python."""

RLCARD: Final = ("uno", "gin-rummy")
"""Games of RLCard, by their rules alone, without the features for learning."""

_GAMES_OF_POSITIONS: Final = 20
_DRAWS: Final = 10_007


def draws() -> Iterator[float]:
    """Yield random numbers in [0, 1) for ever, made beforehand so that they cost the peers nothing."""
    stream = Stream("bench", "peers")
    return cycle([stream.random() for _ in range(_DRAWS)])


class Peer(ABC):
    """A game of another engine.

    Attributes:
        name: Engine and game, such as `open_spiel python_team_dominoes`.
    """

    name: str

    @abstractmethod
    def play(self) -> int:
        """Play one random game and return the number of actions, those of chance included."""

    @abstractmethod
    def decisions(self) -> Iterator[Any]:
        """Play a random game and yield each of its decisions as something that lists what is legal there."""

    @cached_property
    def rate(self) -> float:
        """Actions per second with random players."""
        return rate(self.play)

    @cached_property
    def seconds_per_listed(self) -> float:
        """Time of listing everything legal, for each action listed, over the decisions of random games."""
        seconds = 0.0
        listed = 0
        for _ in range(_GAMES_OF_POSITIONS):
            for lists in self.decisions():
                seconds += best(lists)
                listed += len(lists())
        return seconds / listed


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


def installed() -> dict[str, bool]:
    """Tell which of the engines are here."""
    return {"open_spiel": find_spec("pyspiel") is not None, "rlcard": find_spec("rlcard") is not None}


def find_peers() -> tuple[Peer, ...]:
    """Load the games of all engines that are installed."""
    here = installed()
    found: list[Peer] = []
    if here["open_spiel"]:
        found += map(OpenSpielGame, OPEN_SPIEL)
    if here["rlcard"]:
        found += map(RlcardGame, RLCARD)
    return tuple(found)
