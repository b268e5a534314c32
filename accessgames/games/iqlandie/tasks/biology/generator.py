"""Makes tasks of biology: everything near a goal, found once for each kind of place where the hole can be."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from accessgames.games.iqlandie.tasks.biology.model import (
    HOLE,
    TOKENS,
    BiologyTask,
    Cells,
    movable,
    slid,
    turned,
)
from accessgames.games.iqlandie.tasks.kind import Card, Measure

if TYPE_CHECKING:
    from collections.abc import Mapping

    from accessgames.engine import Stream

SLIDES: Final = {1: (6,), 2: (8, 9, 10), 3: (12, 13, 14)}
"""Slides of a shortest solution by level (iQLANDIE 2.5)."""

_DEEPEST: Final = 14
_HOLES: Final = (0, 0, 0, 0, 1, 1, 1, 1, 4)
"""For each cell one that has its neighbours in some turn: a corner, the middle of a side, the centre."""


class _Near(NamedTuple):
    """What lies near a goal.

    Attributes:
        starts: For each number of slides the arrangements that need no fewer in any turn of the goal, with
            the number of shortest ways into the goal in any turn.
    """

    goal: Cells
    starts: Mapping[int, tuple[tuple[Cells, int], ...]]


@cache
def _near(hole: int) -> _Near:
    """Spread from a goal by breadth; takes about 20 ms, once for each of three places of the hole."""
    goal = TOKENS[:hole] + HOLE + TOKENS[hole:]
    ways = {goal: 1}
    depth = {goal: 0}
    queue = [goal]
    for cells in queue:
        if depth[cells] == _DEEPEST:
            break
        for token in movable(cells):
            further = slid(cells, token)
            if further not in depth:
                depth[further] = depth[cells] + 1
                ways[further] = 0
                queue.append(further)
            if depth[further] == depth[cells] + 1:
                ways[further] += ways[cells]
    starts: dict[int, list[tuple[Cells, int]]] = defaultdict(list)
    for cells, slides in depth.items():
        turns = [turned(cells, quarters) for quarters in range(4)]
        nearest = min(depth.get(turn, _DEEPEST) for turn in turns)
        if nearest == slides:
            starts[slides].append((cells, sum(ways[turn] for turn in turns if depth.get(turn) == slides)))
    return _Near(goal, {slides: tuple(found) for slides, found in starts.items()})


def generate(stream: Stream, level: int) -> Card:
    """Make a task of a level: random symbols, a random turn, any start at the right distance."""
    near = _near(stream.choice(_HOLES))
    slides = stream.choice(SLIDES[level])
    start, solutions = stream.choice(near.starts[slides])
    tokens = str.maketrans(TOKENS, "".join(stream.sample(TOKENS, len(TOKENS))))
    quarters = stream.below(4)
    task = BiologyTask(
        turned(start.translate(tokens), quarters),
        turned(near.goal.translate(tokens), quarters),
    )
    return Card("biology", task, level, Measure(slides, solutions))
