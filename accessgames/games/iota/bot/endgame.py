"""The end of a game of two: nothing is hidden once the deck is empty, so the rest can be read out.

Placements, swaps and passes of both are tried in every order, at first few and the most valuable placements
of each position, then more and more, until none is left out or the time is up.
"""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from accessgames.games.iota.rules.actions import PASS
from accessgames.games.iota.rules.legal import recycles
from accessgames.games.iota.rules.placements import placements

if TYPE_CHECKING:
    from accessgames.engine import Game
    from accessgames.games.iota.rules.actions import IotaAction
    from accessgames.games.iota.rules.state import IotaState

    Rules: TypeAlias = Game[IotaState, IotaAction, Any, Any]

BREADTHS: Final = (2, 4, 8, 16, 32, 64)
"""Placements that are tried in each position, each time all over again."""

_VICTORY: Final = 10_000.0
"""What winning is worth beside the points of the lead."""


class _TooLongError(Exception):
    """More positions were met than there is time for."""


class Endgame:
    """Reads the rest of a game out for the seat that is to act."""

    def __init__(self, game: Rules, seat: int, positions: int) -> None:
        """Look with the eyes of a seat, into so many positions at most."""
        self._game = game
        self._seat = seat
        self._left = positions

    def best(self, state: IotaState) -> IotaAction | None:
        """Return the best action; None when there was no time to read anything out."""
        found: IotaAction | None = None
        for breadth in BREADTHS:
            try:
                found, whole = self._first(state, breadth)
            except _TooLongError:
                break
            if whole:
                break
        return found

    def _first(self, state: IotaState, breadth: int) -> tuple[IotaAction, bool]:
        """Return the best action, and whether nothing was left out in this position."""
        actions, whole = considered(state, breadth)
        best, most = actions[0], -inf
        for action in actions:
            value = self._after(state, action, most, inf, breadth)
            if value > most:
                best, most = action, value
        return best, whole

    def _after(self, state: IotaState, action: IotaAction, low: float, high: float, breadth: int) -> float:
        """Return what an action leads to when both sides go on as well as they can (alpha-beta)."""
        if not self._left:
            raise _TooLongError
        self._left -= 1
        state = self._game.apply(state, state.table.turn, action).state
        if not self._game.actors(state):
            return result(state, self._seat)
        own = state.table.turn == self._seat
        value = -inf if own else inf
        for one in considered(state, breadth)[0]:
            after = self._after(state, one, low, high, breadth)
            if own:
                value = max(value, after)
                low = max(low, value)
            else:
                value = min(value, after)
                high = min(high, value)
            if low >= high:
                break
        return value


def considered(state: IotaState, breadth: int) -> tuple[list[IotaAction], bool]:
    """Return the most valuable placements, swaps and passing; and whether these are all there are."""
    table, hand = state.table, state.hands[state.table.turn]
    found = placements(table.grid, hand)
    worths = [
        points << (len(action.cards) == len(hand))
        for points, action in zip(found.worths, found.actions, strict=True)
    ]
    ranked = sorted(range(len(worths)), key=lambda index: -worths[index])
    best: list[IotaAction] = [found.actions[index] for index in ranked[:breadth]]
    return [*best, *recycles(table, hand), PASS], len(ranked) <= breadth


def result(state: IotaState, seat: int) -> float:
    """Return by how much a seat of two is ahead at the end, and whether it wins."""
    scores = state.table.scores
    lead = scores[seat] - scores[1 - seat]
    return lead + _VICTORY * ((lead > 0) - (lead < 0))
