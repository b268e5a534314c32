"""Which computer players are measured against which, and what is promised."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from accessgames.bots.policies import BOT_PREFIX
from accessgames.engine import LadderTable

if TYPE_CHECKING:
    from accessgames.engine import BotKit

NEXT: Final = 0.60
"""Share of games in which each level beats the one below."""

YARDSTICKS: Final = (0.65, 0.70)
"""Shares in which the last two levels beat the yardstick of a game that has one."""

USUAL: Final = LadderTable("")
"""Two players and the usual rules."""


@dataclass(frozen=True, slots=True)
class Rung:
    """Two computer players that are measured against each other.

    Attributes:
        name: What `--only` asks for, such as `5-4`, `5-greedy` or `5-4-four`.
        wanted: The share of games, shared ones counting half, that the upper one has to win; of pairs in
            which it has to be ahead where there are more than two.
        table: Where they meet.
    """

    name: str
    wanted: float
    table: LadderTable = USUAL

    @property
    def players(self) -> tuple[str, str]:
        """The upper and the lower player, as they are given to `--players`."""
        above, below, *_ = self.name.split("-")
        return BOT_PREFIX + above, BOT_PREFIX + below


def rungs(kit: BotKit) -> Iterator[Rung]:
    """Yield each level against the one below, the last two against the yardstick, then the further tables."""
    levels = range(1, len(kit.levels) + 1)
    pairs = [f"{above}-{below}" for below, above in pairwise(levels)]
    for pair in pairs:
        yield Rung(pair, NEXT)
    if kit.yardstick:
        for level, wanted in zip(levels[-len(YARDSTICKS) :], YARDSTICKS, strict=True):
            yield Rung(f"{level}-{kit.yardstick}", wanted)
    for table in kit.tables:
        for pair in pairs:
            yield Rung(f"{pair}-{table.name}", NEXT, table)
