"""How fast and how reliably computer players solve tasks, by level: in seconds as people need by ear."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import exp
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessgames.games.iqlandie.rules.actions import DELAYS, SECOND

if TYPE_CHECKING:
    from accessgames.engine import Stream

_BY_KIND: Final = MappingProxyType({"biology": 1.2, "programming": 0.6, "optics": 0.9, "space": 1.3})
"""How long tasks of a kind take, compared to the others."""

_BY_LEVEL: Final = MappingProxyType({1: 0.7, 2: 1.0, 3: 1.5})
"""How long tasks of a level take, compared to the middle one."""

SPREAD: Final = 0.45
"""Standard deviation of the logarithm of the time."""


@dataclass(frozen=True, slots=True)
class Skill:
    """What a computer player is like while it solves tasks.

    Attributes:
        seconds: Median time for a task of the middle level, averaged over the kinds.
        slips: Share of the tasks in which its answer is wrong.
    """

    seconds: float
    slips: float

    def median(self, kind: str, level: int) -> float:
        """Return the median time for tasks of a kind and a level, in seconds."""
        return self.seconds * _BY_KIND[kind] * _BY_LEVEL[level]

    def delay(self, kind: str, level: int, stream: Stream) -> int:
        """Draw a time from a log-normal distribution and return the nearest delay that the rules have."""
        wanted: float = self.median(kind, level) * exp(SPREAD * stream.gauss(0, 1)) * SECOND
        nearest: int = min(DELAYS[1:], key=lambda delay: abs(delay - wanted))
        return nearest


SKILLS: Final[Mapping[str, Skill]] = MappingProxyType(
    {
        "random": Skill(seconds=240, slips=0.25),
        "greedy": Skill(seconds=150, slips=0.12),
        "planning": Skill(seconds=95, slips=0.05),
        "beginner": Skill(seconds=360, slips=0.25),
        "apprentice": Skill(seconds=300, slips=0.2),
        "player": Skill(seconds=210, slips=0.1),
        "search": Skill(seconds=65, slips=0.03),
    }
)
"""Skills by the names of the players. The levels 1 to 3 leave those who listen the minutes that they need."""
