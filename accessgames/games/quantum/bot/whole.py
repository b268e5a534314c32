"""The value of a whole sheet against how far the others are, fitted by `tools/fit_quantum_whole.py`.

Unlike the gains of `fitted.FittedValue` it belongs to the sheet, not to the way there, so sheets of one turn
can be compared, and the difference of two of them is who is ahead and by how much.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from accessgames.games.quantum.rules.dice import COLOURS
from accessgames.games.quantum.rules.sheet import CELLS, MOST_TOTAL, column

if TYPE_CHECKING:
    from accessgames.games.quantum.rules.sheet import Row, Rows
    from accessgames.games.quantum.rules.state import State

ALL_CELLS: Final = CELLS * len(COLOURS)
"""Cells of a sheet."""

MISS_PROGRESS: Final = 3
"""A miss brings the end about as near as so many cells."""

NUMBER_KNOTS: Final = (1, 4, 7, 10, 13, 16, 20, 25, 33)
STEP_KNOTS: Final = (1, 3, 5, 8, 12, 20)
CELL_KNOTS: Final = (0, 4, 8, 12, 16, 20, 22, 24)
PROGRESS_KNOTS: Final = (0, 8, 14, 18, 21, 24)
TIME_KNOTS: Final = (6, 14, 21)
SHAPE: Final = {
    "number": CELLS * len(NUMBER_KNOTS),
    "step": CELLS * len(STEP_KNOTS),
    "column": CELLS * len(COLOURS),
    "quality": CELLS * 6,
    "time": len(COLOURS) * len(TIME_KNOTS),
    "ahead": CELLS + 1,
    "tempo": len(CELL_KNOTS) * len(PROGRESS_KNOTS),
    "miss": 5,
    "end": 2,
}
"""How many numbers there are of each kind, in the order of the file."""


@dataclass(frozen=True, slots=True)
class WholeNumbers:
    """The fitted numbers; straight lines run between the knots.

    Attributes:
        number: For each cell, what a number in it is worth, at the knots of numbers.
        step: For each cell, what the distance from the number before adds, at the knots of steps.
        column: For each column, what its first to fourth number adds.
        quality: For each column: weight of the only number; of the lowest and the second lowest of two; the
            same of three; of the points of a complete one.
        time: For one to four numbers in a column, what is added when the others are at the knots of time.
        ahead: For each number of cells by which a row is ahead of the shortest one, what is added.
        tempo: For cells of the own sheet at their knots, what is added at the knots of the others' progress.
        miss: What one to five misses cost together.
        end: What being ahead at the end is worth, and each point of the lead.
    """

    number: tuple[float, ...]
    step: tuple[float, ...]
    column: tuple[float, ...]
    quality: tuple[float, ...]
    time: tuple[float, ...]
    ahead: tuple[float, ...]
    tempo: tuple[float, ...]
    miss: tuple[float, ...]
    end: tuple[float, ...]


def read_whole(table: Mapping[str, Sequence[float]]) -> WholeNumbers:
    """Build the numbers from the table of the data file.

    Raises:
        ValueError: There are more or fewer numbers of a kind.
    """
    found = {name: tuple(map(float, table[name])) for name in SHAPE}
    for name, count in SHAPE.items():
        if len(found[name]) != count:
            raise ValueError(name)
    return WholeNumbers(**found)


def _line(heights: Sequence[float], knots: Sequence[int], place: float) -> float:
    """Return the height of a line of straight pieces, level before the first and after the last knot."""
    if place <= knots[0]:
        return heights[0]
    for index in range(1, len(knots)):
        if place <= knots[index]:
            share = (place - knots[index - 1]) / (knots[index] - knots[index - 1])
            return heights[index - 1] * (1 - share) + heights[index] * share
    return heights[-1]


def _lines(heights: Sequence[float], knots: Sequence[int], most: int) -> tuple[tuple[float, ...], ...]:
    """Return for each row of heights the heights at 0, 1, 2 … `most`."""
    rows = [heights[start : start + len(knots)] for start in range(0, len(heights), len(knots))]
    return tuple(tuple(_line(row, knots, place) for place in range(most + 1)) for row in rows)


class WholeValue:
    """Values sheets; see the module."""

    def __init__(self, numbers: WholeNumbers) -> None:
        """Work the lines out for every place once."""
        self.numbers = numbers
        self._number = _lines(numbers.number, NUMBER_KNOTS, MOST_TOTAL)
        self._step = _lines(numbers.step, STEP_KNOTS, MOST_TOTAL)
        self._time = _lines(numbers.time, TIME_KNOTS, ALL_CELLS)
        by_progress = _lines(numbers.tempo, PROGRESS_KNOTS, ALL_CELLS)
        self._tempo = tuple(
            tuple(
                _line([row[progress] for row in by_progress], CELL_KNOTS, cells)
                for cells in range(ALL_CELLS + 1)
            )
            for progress in range(ALL_CELLS + 1)
        )
        self._miss = (0.0, *numbers.miss)

    def __repr__(self) -> str:
        """Name the numbers, by which values are told apart."""
        return f"WholeValue({self.numbers!r})"

    def sheet(self, rows: Rows, misses: int, progress: int) -> float:
        """Return the value of a sheet.

        Args:
            rows: Its rows.
            misses: Its misses.
            progress: How far the furthest of the others is, see `progress_of`.
        """
        cells = sum(map(len, rows))
        worth = sum(map(self.row, rows)) + sum(self.columns(rows, progress)) + self.ahead(rows)
        return worth + self._tempo[progress][cells] - self._miss[misses]

    def row(self, row: Row) -> float:
        """Return what the numbers of a row and their steps are worth."""
        return sum(self.cell(row[:cell], number) for cell, number in enumerate(row))

    def cell(self, row: Row, number: int) -> float:
        """Return what one more number in a row and the step to it are worth."""
        cell, last = len(row), row[-1] if row else 0
        return self._number[cell][number] + self._step[cell][abs(number - last)]

    def columns(self, rows: Rows, progress: int) -> list[float]:
        """Return what the columns are worth."""
        return [self.column(index, column(rows, index), progress) for index in range(CELLS)]

    def column(self, index: int, numbers: tuple[int, ...], progress: int) -> float:
        """Return what a column with these numbers is worth."""
        count = len(numbers)
        if not count:
            return 0.0
        fitted = self.numbers
        worth = fitted.column[index * len(COLOURS) + count - 1] + self._time[count - 1][progress]
        return worth + _quality(fitted.quality[index * 6 : index * 6 + 6], numbers)

    def ahead(self, rows: Rows) -> float:
        """Return what it is worth how far the rows are ahead of the shortest one."""
        lengths = tuple(map(len, rows))
        least = min(lengths)
        return sum([self.numbers.ahead[length - least] for length in lengths])

    def tempo(self, cells: int, progress: int) -> float:
        """Return what so many cells are worth when the others are so far."""
        return self._tempo[progress][cells]

    def miss_loss(self, misses: int) -> float:
        """Return what one more miss costs after so many, as a positive number; the fifth ends the game."""
        return self._miss[misses + 1] - self._miss[misses]

    def final(self, lead: int) -> float:
        """Return what the end with such a lead over the best of the others is worth."""
        ahead, each = self.numbers.end
        return each * lead + ahead * ((lead > 0) - (lead < 0))


def _quality(weights: Sequence[float], numbers: tuple[int, ...]) -> float:
    """Weigh the lowest and the second lowest different number of a column."""
    low = min(numbers)
    if len(numbers) == 1:
        return weights[0] * low
    second = min((number for number in numbers if number > low), default=low)
    if len(numbers) == len(COLOURS):
        return weights[5] * second
    place = 2 * len(numbers) - 3
    return weights[place] * low + weights[place + 1] * second


def progress_of(table: State, seat: int) -> int:
    """Return how far a seat is on the way to ending the game, in cells; a miss counts as three."""
    cells = sum(map(len, table.sheets[seat]))
    return min(ALL_CELLS, cells + MISS_PROGRESS * table.misses[seat])


@cache
def shipped_whole() -> WholeValue:
    """Return the value with the fitted numbers that come with the game."""
    text = files("accessgames.games.quantum").joinpath("data/values.json").read_text(encoding="utf-8")
    return WholeValue(read_whole(json.loads(text)["whole"]))
