"""The value of a sheet, fitted by self-play: `data/values.json`, made by `tools/fit_quantum.py`."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from accessgames.games.quantum.rules.sheet import DIVIDER, column

if TYPE_CHECKING:
    from accessgames.games.quantum.rules.sheet import Rows

_STEP: Final = 4
"""A step of up to this many numbers skips nothing that a row needs."""


@dataclass(frozen=True, slots=True)
class Numbers:
    """The fitted numbers, all in points; lists have one entry for each cell of a row.

    Attributes:
        worth: What a cell is worth when it is written with its aim.
        aim: The number to aim at.
        over: What each point above the aim costs.
        under: What each point below the aim costs.
        skipped: What each number costs that the row can no longer take.
        haste: Added to each cell's worth when the end is near (haste 1, haste 2).
        column: Share of the points of a completed column that counts.
        miss: What the first to the fifth miss costs.
        denial: Share of what a colour taken in step B keeps from another player.
    """

    worth: tuple[float, ...]
    aim: tuple[float, ...]
    over: tuple[float, ...]
    under: tuple[float, ...]
    skipped: tuple[float, ...]
    haste: tuple[float, ...]
    column: tuple[float, ...]
    miss: tuple[float, ...]
    denial: tuple[float, ...]


def read_numbers(table: Mapping[str, Sequence[float]]) -> Numbers:
    """Build the numbers from the table of the data file."""
    return Numbers(**{name: tuple(map(float, table[name])) for name in Numbers.__dataclass_fields__})


class FittedValue:
    """Values a number by its cell, its distance from the aim, what it skips, and the column it completes."""

    def __init__(self, numbers: Numbers) -> None:
        """Use these fitted numbers."""
        self.numbers = numbers
        self._haste = (0.0, *numbers.haste)

    def write_gain(self, rows: Rows, colour: int, number: int, haste: int) -> float:
        """Return what a legal number adds to the value of the sheet."""
        fitted = self.numbers
        row = rows[colour]
        cell = len(row)
        off = number - fitted.aim[cell]
        gain = fitted.worth[cell] + self._haste[haste]
        gain -= off * fitted.over[cell] if off > 0 else -off * fitted.under[cell]
        gain -= fitted.skipped[cell] * skipped(row, number)
        return gain + self._completed(rows, colour, number)

    def _completed(self, rows: Rows, colour: int, number: int) -> float:
        """Return what counts of the points of the column that the number completes, 0 while it is open."""
        cell = len(rows[colour])
        others = column(rows, cell)
        if len(others) < len(rows) - 1:
            return 0.0
        different = sorted({*others, number})
        return self.numbers.column[0] * different[min(1, len(different) - 1)]

    def miss_loss(self, misses: int) -> float:
        """Return what one more miss costs after so many, as a positive number."""
        return self.numbers.miss[misses]


def skipped(row: tuple[int, ...], number: int) -> int:
    """Return how many numbers a row loses beyond a usual step up to the divider, or down after it."""
    cell = len(row)
    if cell < DIVIDER:
        return max(0, number - (row[-1] if row else 0) - _STEP)
    return max(0, row[-1] - number - _STEP)


@cache
def shipped_value() -> FittedValue:
    """Return the value with the fitted numbers that come with the game."""
    text = files("accessgames.games.quantum").joinpath("data/values.json").read_text(encoding="utf-8")
    return FittedValue(read_numbers(json.loads(text)["numbers"]))
