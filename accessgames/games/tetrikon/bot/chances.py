"""Chances to win at the table, from how well the seats stand: for looking back at a match.

Fitted by `tools/fit_chances.py`: equal players.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Any, Final

from accessgames.games.tetrikon.bot.guide import strength_of
from accessgames.games.tetrikon.rules.puzzle import PuzzleState

if TYPE_CHECKING:
    from accessgames.engine import Game
    from accessgames.games.tetrikon.bot.race import Race

SCALE: Final = 1.2
"""Strength that makes a victory e times as likely."""


class Standing:
    """Chances by the strengths that the search of the strongest player knows, less sure of them."""

    def __init__(self, race: Race) -> None:
        """Know how well seats stand in the race."""
        self._race = race

    def __call__(
        self,
        game: Game[Any, Any, Any, Any],
        state: Any,  # noqa: ANN401 - of either way to play
    ) -> tuple[float, ...] | None:
        """Return everybody's chances; see `games.Chances`. None in blitz and solo, where nothing is drawn."""
        del game
        if isinstance(state, PuzzleState):
            return None
        strengths = [strength_of(self._race, state, seat) for seat in state.table.seats]
        most = max(strengths)
        weights = [exp((strength - most) / SCALE) for strength in strengths]
        return tuple(weight / sum(weights) for weight in weights)
