"""What writing a number is worth, by rule of thumb or fitted, and the exact worth of every second throw.

The six coloured dice can add up to 18,724 different vectors of colour sums, always the same ones. A
decision values each of them once for each white number. Then the dice are taken back one after another: a
die that is kept picks one value, a die that is thrown takes the mean of six, and in the end each mask has
one number.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol, TypeAlias

from accessgames.dataclasses import dataclass
from accessgames.games.quantum.rules.dice import (
    ALL_DICE,
    COLOURS,
    DIE_FACES,
    SIDES,
    WHITE_DIE,
    Face,
    face_colour,
    face_number,
)
from accessgames.games.quantum.rules.sheet import CELLS, DIVIDER, MOST_TOTAL, allowed_range, column

if TYPE_CHECKING:
    from accessgames.games.quantum.rules.state import QuantumState, Rows

ILLEGAL: Final = -1e9
"""Gain of a number that the row does not take."""

_HASTE_BOUNDS: Final = (10, 17)
"""Cells written by another player from which the game is half way, and from which its end is close."""

_MISS_PROGRESS: Final = 3
"""A miss brings the end about as near as three cells."""

Gains: TypeAlias = tuple[list[float], list[float], list[float], list[float]]
"""For each colour the gain of every total from 0 to `MOST_TOTAL`, in points."""


class SheetValue(Protocol):
    """Values a sheet in points that it will still bring."""

    def write_gain(self, rows: Rows, colour: int, number: int, haste: int) -> float:
        """Return what a legal number adds to the value of the sheet; `haste` as `haste_of` returns it."""

    def miss_loss(self, misses: int) -> float:
        """Return what one more miss costs after so many, as a positive number."""


def gains_of(value: SheetValue, table: QuantumState, seat: int) -> Gains:
    """Return the gains of a seat for every total of every colour."""
    rows = table.sheets[seat]
    haste = haste_of(table, seat)
    lists = []
    for colour in range(len(COLOURS)):
        gains = [ILLEGAL] * (MOST_TOTAL + 1)
        for number in allowed_range(rows[colour], one_peak=table.rulings.one_peak, most=MOST_TOTAL):
            gains[number] = value.write_gain(rows, colour, number, haste)
        lists.append(gains)
    return (lists[0], lists[1], lists[2], lists[3])


def haste_of(table: QuantumState, seat: int) -> int:
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


_USUAL_STEP: Final = 4
"""A step of up to this many numbers skips nothing that a row needs."""


@dataclass(frozen=True, slots=True)
class FittedNumbers:
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


def read_numbers(table: Mapping[str, Sequence[float]]) -> FittedNumbers:
    """Build the numbers from the table of the data file."""
    return FittedNumbers(
        **{name: tuple(map(float, table[name])) for name in FittedNumbers.__dataclass_fields__}
    )


class FittedValue:
    """Values a number by its cell, its distance from the aim, what it skips, and the column it completes."""

    def __init__(self, numbers: FittedNumbers) -> None:
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
        gain -= fitted.skipped[cell] * count_skipped(row, number)
        # The points of a column that the number completes count in part.
        others = column(rows, cell)
        if len(others) < len(rows) - 1:
            return gain
        different = sorted({*others, number})
        return gain + fitted.column[0] * different[min(1, len(different) - 1)]

    def miss_loss(self, misses: int) -> float:
        """Return what one more miss costs after so many, as a positive number."""
        return self.numbers.miss[misses]


def count_skipped(row: tuple[int, ...], number: int) -> int:
    """Return how many numbers a row loses beyond a usual step up to the divider, or down after it."""
    cell = len(row)
    if cell < DIVIDER:
        return max(0, number - (row[-1] if row else 0) - _USUAL_STEP)
    return max(0, row[-1] - number - _USUAL_STEP)


@cache
def shipped_value() -> FittedValue:
    """Return the value with the fitted numbers that come with the game."""
    text = Path(__file__).parents[1].joinpath("data/values.json").read_text(encoding="utf-8")
    return FittedValue(read_numbers(json.loads(text)["numbers"]))


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
        # Useful numbers that the row loses by jumping over them; the last cell loses none.
        if cell < DIVIDER:
            skipped = max(0, number - (row[-1] if row else 0) - DIVIDER)
        else:
            skipped = max(0, row[-1] - number - DIVIDER) if cell < CELLS - 1 else 0
        fit = _SKIPPED * skipped + _OFF_AIM * abs(number - _AIM[cell])
        return _CELL_WORTH + completed * _COLUMN_WORTH - fit

    def miss_loss(self, misses: int) -> float:
        """Return what one more miss costs after so many, as a positive number."""
        return 1.0 + misses


_SHIFT: Final = 6
"""Bits for one colour sum; sums stay below 34."""

_PAIR: Final = (1 << 2 * _SHIFT) - 1
_WHITE_STEP: Final = 1 | 1 << _SHIFT
"""Added to a packed pair of sums, raises both by one."""

_Pick: TypeAlias = Callable[[Sequence[float]], tuple[float, ...]]
"""Picks the values of the vectors that follow when a die shows one face."""

_Pairs: TypeAlias = list[tuple[float, float]]
"""For every packed pair of totals the two gains, the higher first, the lower not below 0."""


class ThrowTree(NamedTuple):
    """How vectors of colour sums grow die by die; the same for every decision.

    Attributes:
        picks: For each coloured die, for each of its faces, the values one level up.
        groups: All vectors of six dice in order: red and yellow sums with all the blue and purple ones.
    """

    picks: tuple[dict[Face, _Pick], ...]
    groups: tuple[tuple[int, tuple[int, ...]], ...]


def _packed(face: Face) -> int:
    colour = face_colour(face)
    return face_number(face) << _SHIFT * colour if colour is not None else 0


@cache
def throw_tree() -> ThrowTree:
    """Build the tree once: red and yellow stand in the low half of a packed vector, blue and purple above."""
    levels = [[0]]
    for die in range(WHITE_DIE):
        grown = {vector + _packed(face) for vector in levels[-1] for face in DIE_FACES[die]}
        levels.append(sorted(grown, key=lambda vector: (vector & _PAIR, vector)))
    picks = []
    for die in range(WHITE_DIE):
        place = {vector: index for index, vector in enumerate(levels[die + 1])}
        picks.append(
            {
                face: _pick([place[vector + _packed(face)] for vector in levels[die]])
                for face in DIE_FACES[die]
            }
        )
    groups = groupby(levels[-1], key=lambda vector: vector & _PAIR)
    return ThrowTree(
        tuple(picks),
        tuple((near, tuple(vector >> 2 * _SHIFT for vector in vectors)) for near, vectors in groups),
    )


def _pick(places: list[int]) -> _Pick:
    """Return a function that picks these places; picking many at once is what makes this fast."""
    if len(places) == 1:
        return lambda values: (values[places[0]],)
    picker: Any = itemgetter(*places)
    return picker  # type: ignore[no-any-return] # itemgetter of several places returns a tuple


def _pairs(one: list[float], other: list[float], miss: float) -> _Pairs:
    """Return the pairs of gains; where neither is good, the first is the loss of the cheapest way out."""
    pairs = [(0.0, 0.0)] * (1 << 2 * _SHIFT)
    for high in range(MOST_TOTAL + 1):
        gain = other[high]
        for low in range(MOST_TOTAL + 1):
            first, second = (one[low], gain) if one[low] >= gain else (gain, one[low])
            pairs[high << _SHIFT | low] = (max(first, -miss), max(second, 0.0))
    return pairs


def _worths(near: _Pairs, far: _Pairs, white: int) -> list[float]:
    """Return the worth of the turn for every vector of colour sums with this white number."""
    shift = white * _WHITE_STEP
    shifted = far[shift:]
    worths: list[float] = []
    for low, highs in throw_tree().groups:
        a, b = near[low + shift]
        if a > 0:
            worths += [
                a + b if b >= c else a + c if a >= c else c + (max(a, d))
                for c, d in map(shifted.__getitem__, highs)
            ]
        else:
            worths += [c + d if c > 0 else max(a, c) for c, d in map(shifted.__getitem__, highs)]
    return worths


def expected_worths(gains: Gains, miss: float, dice: tuple[Face, ...]) -> list[float]:
    """Return the exact expected worth of the turn for each mask of dice to throw again (0 to 127).

    Args:
        gains: Gains of the active player, see `gains_of`.
        miss: Cost of a miss, positive.
        dice: What the seven dice show now.
    """
    near, far = _pairs(gains[0], gains[1], miss), _pairs(gains[2], gains[3], miss)
    by_white = [_worths(near, far, white) for white in range(1, SIDES + 1)]
    kept = by_white[face_number(dice[WHITE_DIE]) - 1]
    thrown = [sum(worths) / SIDES for worths in zip(*by_white, strict=True)]
    result = [0.0] * (ALL_DICE + 1)
    for white_bit, worths in ((0, kept), (1 << WHITE_DIE, thrown)):
        # The coloured dice are taken back from the last to the first, which leaves one value for each mask.
        tables: dict[int, Sequence[float]] = {white_bit: worths}
        for die in reversed(range(WHITE_DIE)):
            picks = throw_tree().picks[die]
            further: dict[int, Sequence[float]] = {}
            for mask, values in tables.items():
                further[mask] = picks[dice[die]](values)
                sides = zip(*(pick(values) for pick in picks.values()), strict=True)
                further[mask | 1 << die] = [(a + b + c + d + e + f) / SIDES for a, b, c, d, e, f in sides]
            tables = further
        for mask, (worth,) in tables.items():
            result[mask] = worth
    return result


def present_worth(gains: Gains, miss: float, totals: tuple[int, ...]) -> float:
    """Return the worth of the turn with the dice as they lie."""
    first, second, *_ = sorted((row[total] for row, total in zip(gains, totals, strict=True)), reverse=True)
    return turn_worth(first, second, miss)
