"""Makes tasks of optics: counts once, square by square, where a beam can end with each set of pieces."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from accessgames.games.iqlandie.tasks.compass import DELTAS, SIDE
from accessgames.games.iqlandie.tasks.kind import Card, Measure
from accessgames.games.iqlandie.tasks.optics.model import OpticsTask, Port

if TYPE_CHECKING:
    from accessgames.engine import Stream

SETS: Final = ((2, 0), (3, 0), (0, 2), (1, 2), (2, 2))
"""Mirrors and prisms of the cards (iQLANDIE 2.7)."""

FEW: Final = 5
"""A mirror and two prisms are hard when there are no more solutions than this."""


def level_of(mirrors: int, prisms: int, solutions: int) -> int | None:
    """Return the level of a set of pieces with so many solutions; None when there is none.

    Mirrors alone are easy; two prisms are harder, and a mirror with them where many ways lead to the goal;
    hard are few ways, and four pieces of both kinds.
    """
    if not solutions or (mirrors, prisms) not in SETS:
        return None
    if not prisms:
        return 1
    if mirrors == 0 or (mirrors == 1 and solutions > FEW):
        return 2
    return 3


class _Search(NamedTuple):
    """A beam on its way, seen from outside the next square; squares are bits of masks."""

    column: int
    row: int
    direction: int
    mirrors: int
    prisms: int
    pieces: int = 0
    crossed: int = 0


def _ends(search: _Search, found: Counter[Port]) -> None:
    """Count at which points the beam can leave straight after all pieces."""
    column, row = search.column + DELTAS[search.direction][0], search.row + DELTAS[search.direction][1]
    if not (0 <= column < SIDE and 0 <= row < SIDE):
        if search.direction % 2 == 0 and not search.mirrors and not search.prisms:
            side = search.direction // 2
            found[Port(side, search.row if side % 2 else search.column)] += 1
        return
    bit = 1 << row * SIDE + column
    if search.pieces & bit:
        return
    _ends(search._replace(column=column, row=row, crossed=search.crossed | bit), found)
    if search.crossed & bit:
        return
    here = search._replace(column=column, row=row, pieces=search.pieces | bit)
    for eighths in (2, -2) if search.mirrors and search.direction % 2 == 0 else ():
        turned = (search.direction + eighths) % 8
        _ends(here._replace(direction=turned, mirrors=search.mirrors - 1), found)
    for eighths in (1, -1) if search.prisms else ():
        _ends(here._replace(direction=(search.direction + eighths) % 8, prisms=search.prisms - 1), found)


@cache
def _counted(place: int, mirrors: int, prisms: int) -> Counter[Port]:
    """Count the solutions from a point of the north side, in its western half or middle, to every other."""
    found: Counter[Port] = Counter()
    _ends(_Search(place, -1, 4, mirrors, prisms), found)
    return found


def _seen_from_west(port: Port) -> Port:
    """Return the point where another one appears when the board is mirrored from west to east."""
    side = -port.side % 4
    return Port(side, port.place if side % 2 else SIDE - 1 - port.place)


def _turned_left(port: Port, quarters: int) -> Port:
    """Return the point where another one lies after the board was turned to the left."""
    for _ in range(quarters):
        place = port.place if port.side % 2 else SIDE - 1 - port.place
        port = Port((port.side - 1) % 4, place)
    return port


def count(start: Port, goal: Port, mirrors: int, prisms: int) -> int:
    """Return the number of solutions; the board may be turned and mirrored so that few starts are counted."""
    goal = _turned_left(goal, start.side)
    start = _turned_left(start, start.side)
    if start.place > SIDE // 2:
        start, goal = _seen_from_west(start), _seen_from_west(goal)
    return _counted(start.place, mirrors, prisms)[goal]


@cache
def _tasks(level: int) -> tuple[tuple[OpticsTask, int], ...]:
    """Return every task of a level with its solutions; takes a fraction of a second, once."""
    ports = [Port(side, place) for side in range(4) for place in range(SIDE)]
    pairs = [(start, goal) for start in ports for goal in ports if start != goal]
    counted = (
        (OpticsTask(start, goal, mirrors, prisms), count(start, goal, mirrors, prisms))
        for mirrors, prisms in SETS
        for start, goal in pairs
    )
    return tuple(
        (task, solutions)
        for task, solutions in counted
        if level_of(task.mirrors, task.prisms, solutions) == level
    )


def generate(stream: Stream, level: int) -> Card:
    """Make a task of a level, each with equal probability."""
    task, solutions = stream.choice(_tasks(level))
    return Card("optics", task, level, Measure(task.mirrors + task.prisms, solutions))
