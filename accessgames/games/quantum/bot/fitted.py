"""The value of a sheet, fitted by self-play: `data/values.json`, made by `tools/fit_quantum.py`."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from accessgames.games.quantum.rules.dice import COLOURS
from accessgames.games.quantum.rules.sheet import CELLS, column, column_points

if TYPE_CHECKING:
    from accessgames.games.quantum.rules.sheet import Row, Rows

Feature = str
"""Name of one fitted number: `row 3 12` (three cells, last number 12), `column 2 3 9`, `misses 2`."""

_HIGH: Final = 24
"""Numbers from here on share a feature; higher ones are too rare to be fitted apart."""


def row_feature(row: Row) -> Feature:
    """Name the state of a row: how many cells are written and the last number."""
    return f"row {len(row)} {min(row[-1], _HIGH) if row else 0}"


def column_feature(numbers: Sequence[int], index: int) -> Feature:
    """Name the state of an incomplete column: place, how many numbers, the second lowest or only one."""
    lowest = sorted(set(numbers))[:2]
    return f"column {index} {len(numbers)} {min(lowest[-1], _HIGH) if lowest else 0}"


def miss_feature(misses: int) -> Feature:
    """Name the number of misses."""
    return f"misses {misses}"


class FittedValue:
    """Adds up the fitted numbers of rows and columns and the certain points of complete columns."""

    def __init__(self, weights: Mapping[Feature, float]) -> None:
        """Use these fitted numbers; a feature that never occurred in fitting counts 0."""
        self._weights = weights

    def write_gain(self, rows: Rows, colour: int, number: int) -> float:
        """Return what a legal number adds to the value of the sheet."""
        row = rows[colour]
        cell = len(row)
        before = column(rows, cell)
        after = (*before, number)
        value = self._weight(row_feature((*row, number))) - self._weight(row_feature(row))
        return value + self._column(after, cell) - self._column(before, cell)

    def miss_loss(self, misses: int) -> float:
        """Return what one more miss costs after so many, as a positive number."""
        return self._weight(miss_feature(misses)) - self._weight(miss_feature(misses + 1)) + misses + 1

    def _weight(self, feature: Feature) -> float:
        return self._weights.get(feature, 0.0)

    def _column(self, numbers: tuple[int, ...], index: int) -> float:
        if len(numbers) == len(COLOURS):
            different = sorted(set(numbers))
            return float(different[1] if len(different) > 1 else different[0])
        return self._weight(column_feature(numbers, index))


def sheet_features(rows: Rows, misses: int) -> list[Feature]:
    """Return the features of a sheet whose numbers are fitted; complete columns have none."""
    columns = [column(rows, index) for index in range(CELLS)]
    open_columns = [
        column_feature(numbers, index) for index, numbers in enumerate(columns) if len(numbers) < len(COLOURS)
    ]
    return [*map(row_feature, rows), *open_columns, miss_feature(misses)]


def certain_points(rows: Rows) -> int:
    """Return the points of the complete columns."""
    return sum(column_points(rows, index) for index in range(CELLS))


@cache
def shipped_value() -> FittedValue:
    """Return the value with the fitted numbers that come with the game."""
    text = files("accessgames.games.quantum").joinpath("data/values.json").read_text(encoding="utf-8")
    return FittedValue(json.loads(text)["weights"])
