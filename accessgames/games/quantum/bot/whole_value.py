"""The value of a whole sheet against how far the others are, and so who is ahead and by how much.

Fitted by `tools/fit_quantum_whole.py`. Unlike the gains of `FittedValue` it belongs to the sheet, not to
the way there, so sheets of one turn can be compared, and the difference of two of them is who is ahead.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from accessgames.dataclasses import dataclass
from accessgames.games.quantum.bot.sheet_values import ILLEGAL, Gains
from accessgames.games.quantum.rules.dice import COLOURS, totals
from accessgames.games.quantum.rules.sheet import (
    CELLS,
    MOST_MISSES,
    MOST_TOTAL,
    allowed_range,
    column,
    is_full,
    score,
    write,
)
from accessgames.games.quantum.rules.state import Phase, QuantumState, Row, Rows

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
        # The lowest and the second lowest different number of the column are weighed.
        weights, low = fitted.quality[index * 6 : index * 6 + 6], min(numbers)
        if count == 1:
            return worth + weights[0] * low
        second = min((number for number in numbers if number > low), default=low)
        if count == len(COLOURS):
            return worth + weights[5] * second
        place = 2 * count - 3
        return worth + (weights[place] * low + weights[place + 1] * second)

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


def progress_of(table: QuantumState, seat: int) -> int:
    """Return how far a seat is on the way to ending the game, in cells; a miss counts as three."""
    cells = sum(map(len, table.sheets[seat]))
    return min(ALL_CELLS, cells + MISS_PROGRESS * table.misses[seat])


@cache
def shipped_whole() -> WholeValue:
    """Return the value with the fitted numbers that come with the game."""
    text = Path(__file__).parents[1].joinpath("data/values.json").read_text(encoding="utf-8")
    return WholeValue(read_whole(json.loads(text)["whole"]))


def margin(value: WholeValue, table: QuantumState, seat: int, progress: Sequence[int]) -> float:
    """Return how much a seat's sheet is worth more than the best of the others.

    Args:
        value: What sheets are worth.
        table: A position, also one in the middle of a turn.
        seat: Whose lead it is.
        progress: How far all seats were at the beginning of the turn: the value was fitted so, and positions
            within a turn are compared by what is on the sheets, not by a progress that all of them share.
    """
    seats = range(len(table.sheets))
    if table.misses[table.active] == MOST_MISSES or any(map(is_full, table.sheets)):
        points = [score(table, each) for each in seats]
        return value.final(points[seat] - max(points[each] for each in seats if each != seat))
    worths = [
        value.sheet(table.sheets[each], table.misses[each], furthest_but(progress, each)) for each in seats
    ]
    return worths[seat] - max(worths[each] for each in seats if each != seat)


def turn_progress(table: QuantumState) -> tuple[int, ...]:
    """Return how far all seats were at the beginning of the turn: what was written in step B is taken off."""
    wrote = table.active if table.taken is not None and table.phase is Phase.EVERYBODY else None
    return tuple(progress_of(table, seat) - (seat == wrote) for seat in range(len(table.sheets)))


def furthest_but(progress: Sequence[int], seat: int) -> int:
    """Return the progress of the furthest of the others."""
    return max(cells for other, cells in enumerate(progress) if other != seat)


def seat_gains(value: WholeValue, table: QuantumState, seat: int, others: Sequence[int]) -> Gains:
    """Return what each total of each colour would add for a seat; see `gains.gains_of`."""
    rows, progress = table.sheets[seat], furthest_but(others, seat)
    cells = sum(map(len, rows))
    tempo = value.tempo(min(ALL_CELLS, cells + 1), progress) - value.tempo(cells, progress)
    filling = cells == ALL_CELLS - 1
    now = margin(value, table, seat, others) if filling else 0.0
    lists = []
    for colour, row in enumerate(rows):
        gains = [ILLEGAL] * (MOST_TOTAL + 1)
        numbers = allowed_range(row, one_peak=table.rulings.one_peak, most=MOST_TOTAL)
        if filling:
            # The number that fills the sheet brings the result, as far as it is known before step C.
            for number in numbers:
                ended = with_sheet(table, seat, write(rows, colour, number))
                gains[number] = margin(value, ended, seat, others) - now
        elif numbers:
            found = _row_gains(value, rows, colour, numbers, progress)
            for number, gain in zip(numbers, found, strict=True):
                gains[number] = gain + tempo
        lists.append(gains)
    return (lists[0], lists[1], lists[2], lists[3])


def _row_gains(
    value: WholeValue, rows: Rows, colour: int, numbers: Sequence[int], progress: int
) -> list[float]:
    """Return what each number of a row adds, tempo aside: only its column and the lengths of rows change."""
    row: Row = rows[colour]
    index = len(row)
    others = column(rows, index)
    longer = write(rows, colour, numbers[0])
    more = value.ahead(longer) - value.ahead(rows) - value.column(index, others, progress)
    return [
        more + value.cell(row, number) + value.column(index, (*others, number), progress)
        for number in numbers
    ]


def with_sheet(table: QuantumState, seat: int, rows: Rows) -> QuantumState:
    """Return the table with another sheet of a seat."""
    return table._replace(sheets=(*table.sheets[:seat], rows, *table.sheets[seat + 1 :]))


def miss_loss(value: WholeValue, table: QuantumState, seat: int, progress: Sequence[int]) -> float:
    """Return what a miss of a seat costs, as a positive number; the fifth one ends the game."""
    if table.misses[seat] < MOST_MISSES - 1:
        return value.miss_loss(table.misses[seat])
    missed = (*table.misses[:seat], MOST_MISSES, *table.misses[seat + 1 :])
    ended = table._replace(active=seat, misses=missed)
    return margin(value, table, seat, progress) - margin(value, ended, seat, progress)


@dataclass(frozen=True, slots=True)
class Reply:
    """What a seat would write in step C.

    Attributes:
        gain: What it adds for that seat; 0 when it would write nothing.
        colour: Index of the colour; None when it would write nothing.
    """

    gain: float
    colour: int | None


def best_reply(gains: Gains, sums: Sequence[int], taken: int | None) -> Reply:
    """Return the best that somebody can write of the colours that are left."""
    best = Reply(0.0, None)
    for colour in range(len(COLOURS)):
        gain = gains[colour][sums[colour]]
        if colour != taken and gain > best.gain:
            best = Reply(gain, colour)
    return best


def close_turn(table: QuantumState, choices: dict[int, int | None]) -> QuantumState:
    """Return the table after step C: who is named writes that colour or nothing, a miss is marked."""
    sums = totals(table.dice)
    sheets = list(table.sheets)
    for seat, colour in choices.items():
        if colour is not None:
            sheets[seat] = write(sheets[seat], colour, sums[colour])
    misses = list(table.misses)
    if table.taken is None and choices.get(table.active) is None:
        misses[table.active] += 1
    return table._replace(sheets=tuple(sheets), misses=tuple(misses))
