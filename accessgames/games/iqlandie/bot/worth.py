"""What an exposition is worth: its points, and what may still come of it (iQLANDIE, points 1 to 6)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from accessgames.games.iqlandie.material import BOARDS, MATERIAL
from accessgames.games.iqlandie.rules.scoring.grids import (
    MOST_COLOURS,
    PER_GAP,
    PER_LINE,
    PER_ROBOT,
    PER_SECOND,
    PER_SHAPE,
    SCORING,
    lines,
    neighbour_pairs,
)

if TYPE_CHECKING:
    from accessgames.games.iqlandie.bot.content import Content
    from accessgames.games.iqlandie.bot.weights import Weights

_SMALLEST: Final = 3
"""Squares of the smallest pieces; a smaller free area is of no use for pieces."""

_MEDIUM: Final = 4
_SHAPES: Final = len(MATERIAL.shapes) - 1
_MOST_BESIDE: Final = 4

Worth = Callable[[int, "Content", "Weights", float], float]
"""Value of the exposition at an index; the last argument is how much of what may come counts."""


@lru_cache(maxsize=1 << 14)
def usable(index: int, taken: int) -> int:
    """Count the free squares that lie in areas where at least the smallest piece could have room."""
    board = BOARDS[index]
    sizes = map(int.bit_count, board.regions(board.mask & ~taken))
    return sum(size for size in sizes if size >= _SMALLEST)


@lru_cache(maxsize=1 << 14)
def _gaps(taken: int, index: int) -> tuple[int, int]:
    """Return the number of gaps, and the squares beyond the first two of each."""
    board = BOARDS[index]
    sizes = [area.bit_count() for area in board.regions(board.mask & ~taken)]
    return len(sizes), sum(max(0, size - 2) for size in sizes)


def _tidy(index: int, taken: int, weights: Weights) -> float:
    board = BOARDS[index]
    return weights.tidy[0] * neighbour_pairs(board, board.mask & ~taken)


def _colour(index: int, content: Content, weights: Weights, hope: float) -> float:
    counts = [mask.bit_count() for mask in content.masks]
    now = max(counts[:-1]) + counts[-1]
    if not hope:
        return now
    taken = content.taken
    return now + hope * (weights.colour[0] * usable(index, taken) + _tidy(index, taken, weights))


def _second(index: int, content: Content, weights: Weights, hope: float) -> float:
    *counts, jokers = (mask.bit_count() for mask in content.masks)
    counts.sort()
    first, second = counts[-1], counts[-2]
    if jokers:
        lifted = min(jokers, first - second)
        first, second = first + (jokers - lifted) // 2, second + lifted + (jokers - lifted) // 2
    now = PER_SECOND * second
    if not hope:
        return now
    taken = content.taken
    room = usable(index, taken)
    lead = min(first - second, room)
    more = weights.second[0] * lead + weights.second[1] * (room - lead)
    return now + hope * (more + _tidy(index, taken, weights))


def _split(index: int, content: Content, weights: Weights, hope: float) -> float:
    count, more = _gaps(content.taken, index)
    return PER_GAP * count + hope * weights.gaps[0] * more


def _shapes(index: int, content: Content, weights: Weights, hope: float) -> float:
    known = len(content.shapes)
    now = PER_SHAPE * known
    if not hope:
        return now
    taken = content.taken
    room = min(_SHAPES - known, usable(index, taken) / _MEDIUM)
    return now + hope * (weights.shapes[0] * room + _tidy(index, taken, weights))


def _robots(index: int, content: Content, weights: Weights, hope: float) -> float:
    board, robots, taken = BOARDS[index], content.robots, content.taken
    now = 2 * PER_ROBOT * neighbour_pairs(board, robots)
    if not hope:
        return now
    free = board.mask & ~taken
    beside = min(_MOST_BESIDE, _contacts(index, robots, free))
    more = weights.robots[0] * beside + weights.robots[1] * usable(index, taken)
    return now + hope * (more + _tidy(index, taken, weights))


@lru_cache(maxsize=1 << 13)
def _contacts(index: int, robots: int, free: int) -> int:
    """Count the sides that robots share with free squares."""
    board = BOARDS[index]
    found = 0
    while robots:
        one = robots & -robots
        found += (board.neighbours(one) & free).bit_count()
        robots &= robots - 1
    return found


def _lines(index: int, content: Content, weights: Weights, hope: float) -> float:
    taken = content.taken
    colours = content.masks[:-1]
    worth = 0.0
    for line in lines(index):
        shown = sum(1 for mask in colours if mask & line)
        if shown > MOST_COLOURS:
            continue
        covered = (taken & line).bit_count()
        if covered == line.bit_count():
            worth += PER_LINE
        elif hope:
            open_worth = weights.lines[min(covered, len(weights.lines) - 1)]
            worth += hope * open_worth * (weights.third[0] if shown == MOST_COLOURS else 1.0)
    return worth + (hope * _tidy(index, taken, weights) if hope else 0.0)


_WORTHS: Final[dict[str, Worth]] = {
    "colour": _colour,
    "second": _second,
    "gaps": _split,
    "shapes": _shapes,
    "robots": _robots,
    "lines": _lines,
}

WORTHS: Final[tuple[Worth, ...]] = tuple(_WORTHS[scoring] for scoring in SCORING)
"""The value of each exposition, by index."""


def pairs_worth(counts: tuple[int, int], weights: Weights, hope: float) -> float:
    """Return the value of point 7 with so many pieces of both colours, jokers shared out before."""
    low, high = sorted(counts)
    return 2 * low + hope * weights.pair[0] * (high - low)
