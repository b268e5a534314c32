"""The independent solver of biology: a search from both ends that meets in the middle and counts the ways."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from accessgames.games.iqlandie.tasks.biology.model import HOLE, NEIGHBOURS, SIDE, Cells, turned

Level: TypeAlias = dict[Cells, int]
"""Arrangements that take the same number of slides, with the number of ways to get there."""


class Way(NamedTuple):
    """How an arrangement is solved in as few slides as possible.

    Attributes:
        letters: The first of these ways by letters: the symbols in order of sliding.
        solutions: How many such ways there are.
        quarters: Turns to the right that this way leaves the goal in.
    """

    letters: str
    solutions: int
    quarters: int


@lru_cache(maxsize=4096)
def shortest(cells: Cells, goal: Cells) -> Way | None:
    """Return the shortest way into the goal in any turn, or None when no way leads there."""
    goals = [turned(goal, quarters) for quarters in range(4)]
    if _parity(cells) != _parity(goal):
        return None
    ahead, behind = [{cells: 1}], [dict.fromkeys(goals, 1)]
    seen_ahead, seen_behind = {cells}, set(goals)
    while not (middle := ahead[-1].keys() & behind[-1].keys()):
        if len(ahead[-1]) <= len(behind[-1]):
            ahead.append(_next(ahead[-1], seen_ahead))
        else:
            behind.append(_next(behind[-1], seen_behind))
    solutions = sum(ahead[-1][cells] * behind[-1][cells] for cells in middle)
    letters, end = _letters(cells, _kept(ahead, middle), behind)
    return Way(letters, solutions, goals.index(end))


def _parity(cells: Cells) -> int:
    """Return what no slide and no turn of the frame changes: 0 or 1."""
    order = [SIDE * SIDE if cell == HOLE else ord(cell) for cell in cells]
    inversions = sum(a > b for place, a in enumerate(order) for b in order[place + 1 :])
    return (inversions + cells.index(HOLE)) % 2


def _swapped(cells: Cells, one: int, other: int) -> Cells:
    low, high = (one, other) if one < other else (other, one)
    return cells[:low] + cells[high] + cells[low + 1 : high] + cells[low] + cells[high + 1 :]


def _next(level: Level, seen: set[Cells]) -> Level:
    """Return the arrangements one slide further and mark them as seen."""
    further: Level = {}
    for cells, ways in level.items():
        hole = cells.index(HOLE)
        for cell in NEIGHBOURS[hole]:
            slid = _swapped(cells, hole, cell)
            if slid not in seen:
                further[slid] = further.get(slid, 0) + ways
    seen.update(further)
    return further


def _kept(ahead: list[Level], middle: set[Cells]) -> list[set[Cells]]:
    """Return for each level those arrangements that lead to the middle."""
    kept = [set(middle)]
    for level in reversed(ahead[:-1]):
        kept.append({cells for cells in level if not kept[-1].isdisjoint(_around(cells).values())})
    return kept[::-1]


def _around(cells: Cells) -> dict[str, Cells]:
    """Return what each movable symbol would lead to, by letter."""
    hole = cells.index(HOLE)
    return {
        token: _swapped(cells, hole, cell) for token, cell in sorted((cells[i], i) for i in NEIGHBOURS[hole])
    }


def _letters(cells: Cells, kept: list[set[Cells]], behind: list[Level]) -> tuple[str, Cells]:
    """Follow the first way by letters; return it and the arrangement where it ends."""
    letters = ""
    for level in (*kept[1:], *reversed(behind[:-1])):
        token, cells = next((token, cells) for token, cells in _around(cells).items() if cells in level)
        letters += token
    return letters, cells


FARTHEST: Final = 31
"""No arrangement is farther from its goal than this, in slides."""
