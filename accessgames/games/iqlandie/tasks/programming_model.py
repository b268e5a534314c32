"""Programming: a robot on 5x5 follows commands; find the square where it stops (iQLANDIE 2.6).

Its tasks, steps and answers as text: `b3/P Z1 C1 S1`, `stand a5`, `a5`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from accessgames.engine import malformed
from accessgames.games.iqlandie.tasks.kind import QUARTERS, SIDE, moved, square_on

if TYPE_CHECKING:
    from accessgames.engine.grid import Square

SIGNS: Final = ("blue", "red", "green", "orange", "circle", "bolt", "heart", "leaf")
"""A sign is an index into this tuple: four colours for the sides of the board, four symbols for corners."""

COLOURS: Final = 4
"""The first so many signs are colours."""

CODES: Final = "MCZOKBSL"
"""Letters of the signs in notation, initials of the Czech names."""


@dataclass(frozen=True, slots=True)
class Command:
    """Turn towards a sign (index into `SIGNS`) and go so many squares, at least one."""

    sign: int
    count: int


@dataclass(frozen=True, slots=True)
class ProgrammingTask:
    """A card.

    Attributes:
        start: Where the robot stands.
        quarters: How often the board is turned to the right, 0 to 3; without turns blue is in the north, red
            in the east, the circle in the north-east.
        commands: What it is told, in order.
    """

    start: Square
    quarters: int
    commands: tuple[Command, ...]


@dataclass(frozen=True, slots=True)
class Stand:
    """The player puts the robot on a square, as the answer or to think."""

    square: Square


ProgrammingStep: TypeAlias = Stand


def sign_direction(sign: int, quarters: int) -> int:
    """Return the direction (of `compass.DIRECTIONS`) in which a sign lies on a board turned by quarters."""
    return (2 * sign + (sign >= COLOURS) + 2 * quarters) % 8


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


TASK_FORM: Final = "b3/P Z1 C1 S1 M3"
STEP_FORM: Final = "stand a5"
ANSWER_FORM: Final = "a5"
MOST_COMMANDS: Final = 20

_COMMAND: Final = re.compile(rf"([{CODES}])([1-{SIDE - 1}])")


def format_task(task: ProgrammingTask) -> str:
    """Write the start, the turn of the board behind a slash if there is one, and the commands."""
    turn = f"/{QUARTERS[task.quarters]}" if task.quarters else ""
    commands = (f"{CODES[command.sign]}{command.count}" for command in task.commands)
    return " ".join((f"{task.start.name}{turn}", *commands))


def parse_task(text: str) -> ProgrammingTask:
    """Read what `format_task` wrote; whether the robot stays on the board is not looked at here.

    Raises:
        MalformedAction: Not a start and 1 to 20 commands.
    """
    first, *words = text.split(" ")
    name, slash, turn = first.partition("/")
    start = square_on(name, SIDE)
    commands = [_COMMAND.fullmatch(word) for word in words]
    if start is None or bool(slash) != bool(turn) or turn not in QUARTERS:
        raise malformed(text, TASK_FORM)
    if not 1 <= len(commands) <= MOST_COMMANDS or None in commands:
        raise malformed(text, TASK_FORM)
    read = (Command(CODES.index(match[1]), int(match[2])) for match in commands if match)
    return ProgrammingTask(start, QUARTERS.index(turn), tuple(read))


def format_step(step: ProgrammingStep) -> str:
    """Write a step; `parse_step` reads it back."""
    return f"stand {step.square.name}"


def parse_step(text: str) -> ProgrammingStep:
    """Read a step.

    Raises:
        MalformedAction: With the form that exists.
    """
    verb, _, name = text.partition(" ")
    square = square_on(name, SIDE)
    if verb != "stand" or square is None:
        raise malformed(text, STEP_FORM)
    return Stand(square)


def format_answer(steps: tuple[ProgrammingStep, ...]) -> str:
    """Write the square on which the robot stands in the end; empty without steps."""
    return steps[-1].square.name if steps else ""


def parse_answer(text: str) -> tuple[ProgrammingStep, ...]:
    """Read a square, its letter in either case.

    Raises:
        MalformedAction: It is no square of the board.
    """
    square = square_on(text.strip().lower(), SIDE)
    if square is None:
        raise malformed(text, ANSWER_FORM)
    return (Stand(square),)
