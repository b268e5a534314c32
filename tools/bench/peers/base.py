"""What every game of another engine is measured by: whole random games, and listing what is legal."""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import cached_property
from itertools import cycle
from typing import TYPE_CHECKING, Any, Final

from accessgames.engine import Stream
from tools.bench.timing import best, rate

if TYPE_CHECKING:
    from collections.abc import Iterator

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

    def seconds_per_listed(self) -> float:
        """Measure the time of listing everything legal, for each action, in the decisions of random games."""
        seconds = 0.0
        listed = 0
        for _ in range(_GAMES_OF_POSITIONS):
            for lists in self.decisions():
                seconds += best(lists)
                listed += len(lists())
        return seconds / listed
