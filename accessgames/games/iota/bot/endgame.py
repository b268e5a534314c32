"""The end of a game of two, where nothing is hidden any more: both sides go on as well as they can.

Whoever wins does so by the points of the lead, so the lead at the end is all that has to be known, and what
was scored before makes no difference to what is best: positions that several orders of placing lead to are
read out once (alpha-beta with a table of positions).
"""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, Final, NamedTuple

from accessgames.games.iota.rules import state as states
from accessgames.games.iota.rules.actions import PASS, IotaAction, Place, Recycle
from accessgames.games.iota.rules.cards import UNTOLD, VALUES, WILD
from accessgames.games.iota.rules.grid import SPOTS, Grid
from accessgames.games.iota.rules.placements import placements

if TYPE_CHECKING:
    from collections.abc import Sequence

    from accessgames.games.iota.bot.evaluation import Hand
    from accessgames.games.iota.rules.view import IotaTable, IotaView

BREADTHS: Final = (2, 6, 20, 1000)
"""Placements that are tried in each position, the best by points; each time all over again."""

_BOTH: Final = 2


class Position(NamedTuple):
    """What decides how the rest goes.

    Attributes:
        grid: The cards on the table.
        own: The hand of whoever is to act, ascending.
        other: The hand of the other one.
        passes: Turns without a placing after which the game ends.
        longest: The same after somebody placed.
        swapped: Whether no wild card may be taken any more in this turn.
    """

    grid: Grid
    own: Hand
    other: Hand
    passes: int
    longest: int
    swapped: bool


class _TooLongError(Exception):
    """More positions were met than there is time for."""


class Reading(NamedTuple):
    """What was read out.

    Attributes:
        action: The best action of whoever is to act.
        lead: Points by which the rest of the game changes the lead of that seat.
        whole: Whether everything was tried; else the best placements by points in each position.
    """

    action: IotaAction
    lead: float
    whole: bool


def ending_of(table: IotaTable, own: Sequence[int | None], other: Sequence[int | None]) -> Position | None:
    """Return the position of a turn of a game of two without a deck; None where cards are hidden or left."""
    held = [card for card in (*own, *other) if card is not None and card != UNTOLD]
    known = len(held) == len(own) + len(other)
    if table.seats != _BOTH or table.deck or table.phase != "play" or not known:
        return None
    empty, idle = (
        table.seats * int(table.setup.value(name)) for name in (states.EMPTY_ROUNDS, states.IDLE_ROUNDS)
    )
    longest = min(empty, idle)
    return Position(
        table.grid,
        tuple(sorted(held[: len(own)])),
        tuple(sorted(held[len(own) :])),
        min(empty - table.stuck, idle - table.idle),
        longest,
        bool(table.recycled) and table.setup.value(states.RECYCLING) == "one",
    )


def ending_seen(view: IotaView) -> Position | None:
    """Return the position as the seat to act sees it, which knows then what the other one holds."""
    table = view.table
    if table.seats != _BOTH or table.deck or table.turn != view.viewer:
        return None
    if view.hands[1 - table.turn].count(None) not in {0, len(view.unseen)}:
        return None
    hidden = iter(view.unseen)
    other = [next(hidden, None) if card is None else card for card in view.hands[1 - table.turn]]
    return ending_of(table, view.hands[table.turn], other)


class Endgame:
    """Reads the rest of a game out for the seat that is to act."""

    __slots__ = ("_best", "_breadth", "_left", "_minus", "_once", "_values")

    def __init__(self, table: IotaTable, positions: int) -> None:
        """Know the options of a match, and into how many positions to look at most."""
        self._once = table.setup.value(states.RECYCLING) == "one"
        self._minus = table.setup.value(states.LEFTOVER) == "minus"
        self._left = positions
        self._breadth = 0
        self._values: dict[Position, tuple[float, float]] = {}
        self._best: dict[Position, IotaAction] = {}

    def best(self, position: Position) -> Reading | None:
        """Return the best action; None when there was no time to read anything out."""
        found: Reading | None = None
        for breadth in BREADTHS:
            self._breadth = breadth
            self._values.clear()
            try:
                lead = self._lead(position, -inf, inf)
            except _TooLongError:
                break
            whole = breadth == BREADTHS[-1]
            found = Reading(self._best[position], lead, whole)
        return found

    def leads(self, position: Position, most: float) -> dict[IotaAction, float] | None:
        """Return what each action leads to, given the most; of a worse one, the least by which it is worse.

        None when there was no time for it.
        """
        self._breadth = BREADTHS[-1]
        try:
            return {
                action: self._after(position, action, points, most - 1, inf)
                for action, points in self._considered(position)
            }
        except _TooLongError:
            return None

    def _lead(self, position: Position, low: float, high: float) -> float:
        """Return by how much the seat to act gets ahead (fail-soft alpha-beta, whose table keeps bounds)."""
        least, most = self._values.get(position, (-inf, inf))
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        if not self._left:
            raise _TooLongError
        self._left -= 1
        value, floor = -inf, max(low, least)
        for action, points in self._considered(position):
            after = self._after(position, action, points, floor, high)
            if after > value:
                value = after
                if value > floor or position not in self._best:
                    self._best[position] = action
                floor = max(floor, value)
            if floor >= high:
                break
        self._values[position] = (
            value if value > low else least,
            value if value < high else most,
        )
        return value

    def _after(self, position: Position, action: IotaAction, points: int, low: float, high: float) -> float:
        """Return what an action leads to, its points included."""
        grid, own, other, passes, longest, _ = position
        match action:
            case Place():
                left = list(own)
                for _, card in action:
                    left.remove(card)
                if not left:
                    return points + self._lost(other)
                after = Position(Grid(action, grid), other, tuple(left), longest, longest, swapped=False)
                return points - self._lead(after, points - high, points - low)
            case Recycle(spot, card):
                left = [*own, WILD]
                left.remove(card)
                hand = tuple(sorted(left))
                after = Position(Grid([(spot, card)], grid), hand, other, passes, longest, self._once)
                return self._lead(after, low, high)
            case _:
                if passes == 1:
                    return self._lost(other) - self._lost(own)
                return -self._lead(
                    Position(grid, other, own, passes - 1, longest, swapped=False), -high, -low
                )

    def _lost(self, hand: Hand) -> int:
        """Return what cards cost that are left at the end."""
        return sum([VALUES[card] for card in hand]) if self._minus else 0

    def _considered(self, position: Position) -> list[tuple[IotaAction, int]]:
        """Return placements with their points, swaps and passing; what was best with less breadth first."""
        grid, own = position.grid, position.own
        found = placements(grid, own)
        size = len(own)
        scored: list[tuple[IotaAction, int]] = [
            (action, points << (len(action) == size))
            for action, points in zip(found.actions, found.worths, strict=True)
        ]
        scored.sort(key=lambda one: -one[1])
        del scored[self._breadth :]
        if not position.swapped:
            for place in grid.wilds:
                mask = grid.opened(place)
                scored.extend(
                    (Recycle(SPOTS[place], card), 0) for card in own if card != WILD and mask >> card & 1
                )
        scored.append((PASS, 0))
        best = self._best.get(position)
        scored.sort(key=lambda one: one[0] != best)
        return scored
