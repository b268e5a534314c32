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

Gains: TypeAlias = tuple[list[float], list[float], list[float], list[float]]
"""For each colour the gain of every total from 0 to `MOST`, in points."""


class SheetValue(Protocol):
    """Values a sheet in points that it will still bring."""

    def write_gain(self, rows: Rows, colour: int, number: int) -> float:
        """Return what a legal number adds to the value of the sheet."""

    def miss_loss(self, misses: int) -> float:
        """Return what one more miss costs after so many, as a positive number."""


def gains_of(value: SheetValue, table: State, seat: int) -> Gains:
    """Return the gains of a seat for every total of every colour."""
    rows = table.sheets[seat]
    lists = []
    for colour in range(len(COLOURS)):
        gains = [ILLEGAL] * (MOST + 1)
        for number in allowed_range(rows[colour], one_peak=table.rulings.one_peak, most=MOST):
            gains[number] = value.write_gain(rows, colour, number)
        lists.append(gains)
    return (lists[0], lists[1], lists[2], lists[3])


def turn_worth(first: float, second: float, miss: float) -> float:
    """Return what a turn brings with its two best gains: two writes, one, or a miss when that is cheaper."""
    if first <= 0:
        return max(first, -miss)
    return first + second if second > 0 else first
