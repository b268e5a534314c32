"""Three manners of playing Quantum: few dice again, many dice again, and whatever the others would like."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessgames.games.quantum.bot.judges import CarefulJudge
from accessgames.games.quantum.bot.sheet_values import ThumbValue

if TYPE_CHECKING:
    from accessgames.games.quantum.bot.sheet_values import Gains
    from accessgames.games.quantum.rules.state import QuantumState


class MannerJudge(CarefulJudge):
    """The rule of thumb, and a liking or a dislike of throwing."""

    def __init__(self, denial: float, dread: float) -> None:
        """Play like this.

        Args:
            denial: Share of what a colour taken alone keeps from another that counts.
            dread: What is held against each die thrown beyond what the rule of thumb holds against it, in
                points; below 0 for who likes to throw.
        """
        super().__init__(ThumbValue(), denial)
        self._dread = dread

    def rerolls(self, table: QuantumState, gains: Gains, miss: float) -> list[float]:
        """Value each mask as the manner feels it; see `Judge.rerolls`."""
        worths = super().rerolls(table, gains, miss)
        return [worth - self._dread * mask.bit_count() for mask, worth in enumerate(worths)]


JUDGES: Final = MappingProxyType(
    {
        "cautious": MannerJudge(0.3, 0.6),
        "daring": MannerJudge(0.4, -0.35),
        "spoiler": MannerJudge(8.0, 0.1),
    }
)
"""The players: the last one weighs what others would write eight times as much as its own number."""
