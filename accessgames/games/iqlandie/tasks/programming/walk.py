"""Where the robot goes, command by command."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.games.iqlandie.tasks.compass import moved
from accessgames.games.iqlandie.tasks.programming.model import ProgrammingTask, sign_direction

if TYPE_CHECKING:
    from accessgames.engine.grid import Square


def walk(task: ProgrammingTask, commands: int | None = None) -> tuple[Square, ...]:
    """Return the start and the square after each of the first commands (all of them by default).

    Ends early before a command that would lead off the board; no card that was checked has one.
    """
    stops = [task.start]
    for command in task.commands[:commands]:
        direction = sign_direction(command.sign, task.quarters)
        stop = moved(stops[-1], direction, command.count)
        if stop is None:
            break
        stops.append(stop)
    return tuple(stops)


def leg(task: ProgrammingTask, number: int) -> tuple[Square, ...]:
    """Return every square of one command (counted from 1): where it begins, those passed, where it ends.

    Squares off the board are left out.
    """
    begin = walk(task, number - 1)[-1]
    command = task.commands[number - 1]
    direction = sign_direction(command.sign, task.quarters)
    passed = (moved(begin, direction, count) for count in range(command.count + 1))
    return tuple(square for square in passed if square is not None)


def led_by(task: ProgrammingTask, square: Square) -> tuple[int, ...]:
    """Return after which commands (0 is the start) the robot stands on a square."""
    return tuple(number for number, stop in enumerate(walk(task)) if stop == square)
