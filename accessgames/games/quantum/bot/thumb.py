"""A sound rule of thumb: rise in small steps, come down slowly, and rather write than miss."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from accessgames.games.quantum.rules.sheet import CELLS, DIVIDER, column

if TYPE_CHECKING:
    from accessgames.games.quantum.rules.sheet import Rows

_AIM: Final = (4, 8, 12, 17, 12, 7)
"""Numbers to aim at, cell by cell."""

_CELL_WORTH: Final = 8.0
"""What a well-fitting number is worth."""

_COLUMN_WORTH: Final = 3.0
"""What completing a column adds."""

_SKIPPED: Final = 1.5
"""What each number costs that a row can no longer take."""

_OFF_AIM: Final = 0.6
"""What each point of distance from the aim costs."""


class ThumbValue:
    """Values a number by the step it takes and its distance from a fixed aim."""

    def write_gain(self, rows: Rows, colour: int, number: int, haste: int) -> float:
        """Return what a legal number adds to the value of the sheet; the thumb knows no haste."""
        del haste
        row = rows[colour]
        cell = len(row)
        completed = len(column(rows, cell)) == len(rows) - 1
        fit = _SKIPPED * _skipped(row, number) + _OFF_AIM * abs(number - _AIM[cell])
        return _CELL_WORTH + completed * _COLUMN_WORTH - fit

    def miss_loss(self, misses: int) -> float:
        """Return what one more miss costs after so many, as a positive number."""
        return 1.0 + misses


def _skipped(row: tuple[int, ...], number: int) -> int:
    """Return how many useful numbers a row loses by jumping over them."""
    cell = len(row)
    if cell < DIVIDER:
        return max(0, number - (row[-1] if row else 0) - DIVIDER)
    left = CELLS - 1 - cell
    return max(0, row[-1] - number - DIVIDER) if left else 0
