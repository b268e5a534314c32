"""The exact expected worth of every way to use the second throw.

The six coloured dice can add up to 18,724 different vectors of colour sums, always the same ones. So a
decision values each of them once for each white number; each of the 128 subsets of dice is then a sum over
the vectors that it can lead to, weighted by their throws: 71,240 terms instead of 823,543 throws.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from accessgames.games.quantum.bot.gains import MOST, Gains, turn_worth
from accessgames.games.quantum.rules.dice import (
    ALL_DICE,
    DIE_FACES,
    SIDES,
    WHITE_DIE,
    Face,
    dice_of_mask,
    face_colour,
    face_number,
)

_SHIFT: Final = 6
"""Bits for one colour sum; sums stay below 34."""

_LOW: Final = (1 << _SHIFT) - 1
_PAIR: Final = (1 << 2 * _SHIFT) - 1
_COLOURED: Final = ALL_DICE ^ 1 << WHITE_DIE
_STEP: Final = 1 | 1 << _SHIFT
"""Added to a packed pair of sums, raises both by one."""

Distribution = tuple[tuple[int, int], ...]
"""Packed colour sums with the number of throws that give them."""

_Pairs = list[tuple[float, float]]


class _Vectors(NamedTuple):
    """All packed sums of six dice: their places, and their halves (red and yellow; blue and purple)."""

    place: dict[int, int]
    halves: tuple[tuple[int, int], ...]


def _packed(face: Face) -> int:
    colour = face_colour(face)
    return face_number(face) << _SHIFT * colour if colour is not None else 0


@cache
def _thrown(mask: int) -> Distribution:
    """Return what the coloured dice of a mask add up to when they are thrown."""
    sums = {0: 1}
    for die in dice_of_mask(mask):
        following: dict[int, int] = {}
        for vector, ways in sums.items():
            for face in DIE_FACES[die]:
                key = vector + _packed(face)
                following[key] = following.get(key, 0) + ways
        sums = following
    return tuple(sums.items())


@cache
def _vectors() -> _Vectors:
    packed = [vector for vector, _ in _thrown(_COLOURED)]
    place = {vector: index for index, vector in enumerate(packed)}
    return _Vectors(place, tuple((vector & _PAIR, vector >> 2 * _SHIFT) for vector in packed))


def _ordered_pairs(one: list[float], other: list[float]) -> _Pairs:
    """Return, for every packed pair of totals, the two gains with the higher first."""
    pairs = [(0.0, 0.0)] * (1 << 2 * _SHIFT)
    for high in range(MOST + 1):
        gain = other[high]
        for low in range(MOST + 1):
            first = one[low]
            pairs[high << _SHIFT | low] = (first, gain) if first >= gain else (gain, first)
    return pairs


def _worths(near: _Pairs, far: _Pairs, miss: float, white: int) -> list[float]:
    """Return the worth of the turn for every vector of colour sums with this white number."""
    shift = white * _STEP
    worths = []
    for low, high in _vectors().halves:
        first, second = near[low + shift]
        third, fourth = far[high + shift]
        if first >= third:
            second = max(second, third)
        else:
            first, second = third, max(first, fourth)
        if first > 0:
            worths.append(first + second if second > 0 else first)
        else:
            worths.append(max(first, -miss))
    return worths


def expected_worths(gains: Gains, miss: float, dice: tuple[Face, ...]) -> list[float]:
    """Return the exact expected worth of the turn for each mask of dice to throw again (0 to 127).

    Args:
        gains: Gains of the active player, see `gains_of`.
        miss: Cost of a miss, positive.
        dice: What the seven dice show now.
    """
    near = _ordered_pairs(gains[0], gains[1])
    far = _ordered_pairs(gains[2], gains[3])
    by_white = [_worths(near, far, miss, white) for white in range(1, SIDES + 1)]
    kept = by_white[face_number(dice[WHITE_DIE]) - 1]
    thrown = [sum(worths) / SIDES for worths in zip(*by_white, strict=True)]
    place = _vectors().place
    result = [0.0] * (ALL_DICE + 1)
    for mask in range(_COLOURED + 1):
        stay = sum(_packed(dice[die]) for die in dice_of_mask(_COLOURED ^ mask))
        with_kept = with_thrown = 0.0
        for vector, ways in _thrown(mask):
            index = place[vector + stay]
            with_kept += ways * kept[index]
            with_thrown += ways * thrown[index]
        throws = SIDES ** mask.bit_count()
        result[mask] = with_kept / throws
        result[mask | 1 << WHITE_DIE] = with_thrown / throws
    return result


def present_worth(gains: Gains, miss: float, totals: tuple[int, ...]) -> float:
    """Return the worth of the turn with the dice as they lie."""
    first, second, *_ = sorted((row[total] for row, total in zip(gains, totals, strict=True)), reverse=True)
    return turn_worth(first, second, miss)
