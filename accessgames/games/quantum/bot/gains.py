"""What writing a number would be worth: one list of gains per row, indexed by the total of its colour."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol, TypeAlias

from accessgames.games.quantum.rules.dice import COLOURS
from accessgames.games.quantum.rules.sheet import allowed_range

if TYPE_CHECKING:
    from accessgames.games.quantum.rules.sheet import Rows
    from accessgames.games.quantum.rules.state import State

MOST: Final = 33
"""Highest total of a colour."""

ILLEGAL: Final = -1e9
"""Gain of a number that the row does not take."""

_HASTE_BOUNDS: Final = (10, 17)
"""Cells written by another player from which the game is half way, and from which its end is close."""

_MISS_PROGRESS: Final = 3
"""A miss brings the end about as near as three cells."""

Gains: TypeAlias = tuple[list[float], list[float], list[float], list[float]]
"""For each colour the gain of every total from 0 to `MOST`, in points."""


class SheetValue(Protocol):
    """Values a sheet in points that it will still bring."""

    def write_gain(self, rows: Rows, colour: int, number: int, haste: int) -> float:
        """Return what a legal number adds to the value of the sheet; `haste` as `haste_of` returns it."""

    def miss_loss(self, misses: int) -> float:
        """Return what one more miss costs after so many, as a positive number."""


def gains_of(value: SheetValue, table: State, seat: int) -> Gains:
    """Return the gains of a seat for every total of every colour."""
    rows = table.sheets[seat]
    haste = haste_of(table, seat)
    lists = []
    for colour in range(len(COLOURS)):
        gains = [ILLEGAL] * (MOST + 1)
        for number in allowed_range(rows[colour], one_peak=table.rulings.one_peak, most=MOST):
            gains[number] = value.write_gain(rows, colour, number, haste)
        lists.append(gains)
    return (lists[0], lists[1], lists[2], lists[3])


def haste_of(table: State, seat: int) -> int:
    """Return how near the other players are to ending the game: 0 far, 1 half way, 2 close."""
    progress = max(
        sum(map(len, rows)) + _MISS_PROGRESS * table.misses[other]
        for other, rows in enumerate(table.sheets)
        if other != seat
    )
    return sum(progress >= bound for bound in _HASTE_BOUNDS)


def turn_worth(first: float, second: float, miss: float) -> float:
    """Return what a turn brings with its two best gains: two writes, one, or a miss when that is cheaper."""
    if first <= 0:
        return max(first, -miss)
    return first + second if second > 0 else first
