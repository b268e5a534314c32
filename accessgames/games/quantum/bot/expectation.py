"""The exact expected worth of every way to use the second throw.

The six coloured dice can add up to 18,724 different vectors of colour sums, always the same ones. A decision
values each of them once for each white number. Then the dice are taken back one after another: a die that is
kept picks one value, a die that is thrown takes the mean of six, and in the end each mask has one number.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import groupby
from operator import itemgetter
from typing import Any, Final, NamedTuple, TypeAlias

from accessgames.games.quantum.bot.gains import MOST, Gains, turn_worth
from accessgames.games.quantum.rules.dice import (
    ALL_DICE,
    DIE_FACES,
    SIDES,
    WHITE_DIE,
    Face,
    face_colour,
    face_number,
)

_SHIFT: Final = 6
"""Bits for one colour sum; sums stay below 34."""

_PAIR: Final = (1 << 2 * _SHIFT) - 1
_STEP: Final = 1 | 1 << _SHIFT
"""Added to a packed pair of sums, raises both by one."""

_Pick: TypeAlias = Callable[[Sequence[float]], tuple[float, ...]]
"""Picks the values of the vectors that follow when a die shows one face."""

_Pairs: TypeAlias = list[tuple[float, float]]
"""For every packed pair of totals the two gains, the higher first, the lower not below 0."""


class _Tree(NamedTuple):
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
def _tree() -> _Tree:
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
    return _Tree(
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
    for high in range(MOST + 1):
        gain = other[high]
        for low in range(MOST + 1):
            first, second = (one[low], gain) if one[low] >= gain else (gain, one[low])
            pairs[high << _SHIFT | low] = (max(first, -miss), max(second, 0.0))
    return pairs


def _worths(near: _Pairs, far: _Pairs, white: int) -> list[float]:
    """Return the worth of the turn for every vector of colour sums with this white number."""
    shift = white * _STEP
    shifted = far[shift:]
    worths: list[float] = []
    for low, highs in _tree().groups:
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
        for mask, (worth,) in _taken_back(worths, dice).items():
            result[mask | white_bit] = worth
    return result


def _taken_back(worths: Sequence[float], dice: tuple[Face, ...]) -> dict[int, Sequence[float]]:
    """Take the coloured dice back from the last to the first; return the one value left for each mask."""
    tables = {0: worths}
    for die in reversed(range(WHITE_DIE)):
        picks = _tree().picks[die]
        further: dict[int, Sequence[float]] = {}
        for mask, values in tables.items():
            further[mask] = picks[dice[die]](values)
            sides = zip(*(pick(values) for pick in picks.values()), strict=True)
            further[mask | 1 << die] = [(a + b + c + d + e + f) / SIDES for a, b, c, d, e, f in sides]
        tables = further
    return tables


def present_worth(gains: Gains, miss: float, totals: tuple[int, ...]) -> float:
    """Return the worth of the turn with the dice as they lie."""
    first, second, *_ = sorted((row[total] for row, total in zip(gains, totals, strict=True)), reverse=True)
    return turn_worth(first, second, miss)
