"""Tasks, steps and answers of programming as text: `b3/P Z1 C1 S1`, `stand a5`, `a5`."""

from __future__ import annotations

import re
from typing import Final

from accessgames.engine import malformed
from accessgames.games.iqlandie.tasks.compass import QUARTERS, SIDE
from accessgames.games.iqlandie.tasks.programming.model import (
    CODES,
    Command,
    ProgrammingStep,
    ProgrammingTask,
    Stand,
)
from accessgames.games.iqlandie.tasks.squares import square_on

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
