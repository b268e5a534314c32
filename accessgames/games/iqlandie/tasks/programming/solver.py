"""The independent solver of programming: for every square it runs the program backwards, square by square."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.games.iqlandie.tasks.compass import DELTAS, squares
from accessgames.games.iqlandie.tasks.programming.model import ProgrammingTask, sign_direction

if TYPE_CHECKING:
    from accessgames.engine.grid import Square

_BOARD = frozenset(squares())


def answers(task: ProgrammingTask) -> tuple[Square, ...]:
    """Return the squares from which the program, run backwards on the board, leads to the start."""
    back = [
        DELTAS[(sign_direction(command.sign, task.quarters) + 4) % 8]
        for command in reversed(task.commands)
        for _ in range(command.count)
    ]
    return tuple(square for square in squares() if _leads(square, back, task.start))


def _leads(square: Square, back: list[tuple[int, int]], start: Square) -> bool:
    column, row = square
    for east, south in back:
        column += east
        row += south
        if (column, row) not in _BOARD:
            return False
    return (column, row) == start
