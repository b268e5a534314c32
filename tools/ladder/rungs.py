"""Which computer players are measured against which, and what is promised."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from accessgames.bots.policies import BOT_PREFIX

if TYPE_CHECKING:
    from accessgames.engine import BotKit

NEXT: Final = 0.60
"""Share of games in which each level beats the one below."""

YARDSTICKS: Final = (0.65, 0.70)
"""Shares in which the last two levels beat the yardstick of a game that has one."""


@dataclass(frozen=True, slots=True)
class Rung:
    """Two computer players that are measured against each other.

    Attributes:
        name: What `--only` asks for, such as `5-4` or `5-greedy`.
        wanted: The share of games, shared ones counting half, that the upper one has to win.
    """

    name: str
    wanted: float

    @property
    def players(self) -> tuple[str, str]:
        """The upper and the lower player, as they are given to `--players`."""
        above, _, below = self.name.partition("-")
        return BOT_PREFIX + above, BOT_PREFIX + below


def rungs(kit: BotKit) -> Iterator[Rung]:
    """Yield each level against the one below, then the last two against the yardstick of the game."""
    levels = range(1, len(kit.levels) + 1)
    for below, above in pairwise(levels):
        yield Rung(f"{above}-{below}", NEXT)
    if kit.yardstick:
        for level, wanted in zip(levels[-len(YARDSTICKS) :], YARDSTICKS, strict=True):
            yield Rung(f"{level}-{kit.yardstick}", wanted)
