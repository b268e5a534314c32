"""The independent solver of optics: it jumps from piece to piece and lets the check decide.

For each order of the pieces with their turns, the directions of the beam are known; what is left is how far
it goes in each. Whoever ends at the goal is checked by following the beam.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING

from accessgames.games.iqlandie.tasks.compass import moved
from accessgames.games.iqlandie.tasks.optics.beam import deflected
from accessgames.games.iqlandie.tasks.optics.check import check
from accessgames.games.iqlandie.tasks.optics.model import (
    LEFT,
    MIRROR,
    PRISM,
    RIGHT,
    OpticsTask,
    Placed,
    Table,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from accessgames.engine.grid import Square


@lru_cache(maxsize=512)
def solutions(task: OpticsTask) -> tuple[tuple[Placed, ...], ...]:
    """Return every solution, its pieces in the order in which the beam meets them."""
    found: list[tuple[Placed, ...]] = []
    for pieces in _orders(task.mirrors, task.prisms):
        for turns in product((RIGHT, LEFT), repeat=len(pieces)):
            directions = _directions(task, pieces, turns)
            if directions is not None:
                for squares in _jumps(task, directions, ()):
                    ordered = tuple(map(Placed, squares, pieces, turns))
                    if check(task, tabled(ordered)) is None:
                        found.append(ordered)
    return tuple(found)


def tabled(placed: tuple[Placed, ...]) -> Table:
    """Return pieces in reading order."""
    return tuple(sorted(placed, key=lambda one: (one.square.row, one.square.column)))


def _orders(mirrors: int, prisms: int) -> Iterator[str]:
    """Yield every order of the pieces, like ones not told apart."""
    if not mirrors or not prisms:
        yield MIRROR * mirrors + PRISM * prisms
        return
    yield from (MIRROR + rest for rest in _orders(mirrors - 1, prisms))
    yield from (PRISM + rest for rest in _orders(mirrors, prisms - 1))


def _directions(task: OpticsTask, pieces: str, turns: tuple[str, ...]) -> tuple[int, ...] | None:
    """Return where the beam goes before and after each piece; None when a mirror or the goal refuses it."""
    directions = [task.start.inward]
    for piece, turn in zip(pieces, turns, strict=True):
        if piece == MIRROR and directions[-1] % 2:
            return None
        directions.append(deflected(directions[-1], piece, turn))
    return tuple(directions) if directions[-1] == task.goal.outward else None


def _jumps(
    task: OpticsTask, directions: tuple[int, ...], squares: tuple[Square, ...]
) -> Iterator[tuple[Square, ...]]:
    """Yield the squares of the pieces: different ones, the last one in line with the goal."""
    if len(squares) == len(directions) - 1:
        if _in_line(squares[-1], task):
            yield squares
        return
    direction = directions[len(squares)]
    square = moved(squares[-1], direction) if squares else task.start.square
    while square is not None:
        if square not in squares:
            yield from _jumps(task, directions, (*squares, square))
        square = moved(square, direction)


def _in_line(square: Square, task: OpticsTask) -> bool:
    """Tell whether a beam from here in the goal's direction leaves at the goal."""
    return (square.row if task.goal.side % 2 else square.column) == task.goal.place
