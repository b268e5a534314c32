"""Chances to win, from what boards and pieces in hand are worth: for looking back at a match.

Fitted by `tools/fit_chances.py`: equal players.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from accessgames.engine import Game
    from accessgames.games.iqlandie.bot.guide import IqGuide
    from accessgames.games.iqlandie.rules.table import IqState

SCALE: Final = 3.0
"""Points that make a victory e times as likely at the end."""

EARLY: Final = 1.2
"""Points more for each round that is still to come."""


class Standing:
    """Chances by the values that the search of the strongest player knows."""

    def __init__(self, guide: IqGuide) -> None:
        """Ask this guide what boards are worth."""
        self._guide = guide

    def __call__(self, game: Game[Any, Any, Any, Any], state: IqState) -> tuple[float, ...] | None:
        """Return everybody's chances; see `games.Chances`. None in a practice, which has no boards."""
        del game
        table = state.table
        if table.practice is not None:
            return None
        values = [self._guide.value(table, seat) for seat in range(table.seats)]
        best, scale = max(values), SCALE + EARLY * (table.rounds - table.round)
        weights = [exp((value - best) / scale) for value in values]
        return tuple(weight / sum(weights) for weight in weights)
