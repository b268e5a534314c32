"""Tasks, steps and answers of optics as text: `Z2 JD ZHH`, `put e2 Z P`, `E2 Z P, E4 H P, D5 H L`."""

from __future__ import annotations

import re
from typing import Final

from accessgames.engine import malformed
from accessgames.games.iqlandie.tasks.compass import SIDE
from accessgames.games.iqlandie.tasks.optics.model import (
    LEFT,
    MIRROR,
    PRISM,
    RIGHT,
    SIDE_CODES,
    Lift,
    OpticsStep,
    OpticsTask,
    Port,
    Put,
)
from accessgames.games.iqlandie.tasks.squares import square_on

TASK_FORM: Final = "Z2 JD ZHH"
STEP_FORMS: Final = ("put e2 Z P", "lift e2")
ANSWER_FORM: Final = "E2 Z P, E4 H P, D5 H L"

COLUMNS: Final = "ABCDE"
_MOST_PIECES: Final = 9
_PIECES: Final = re.compile(rf"({MIRROR}*)({PRISM}*)")


def format_port(port: Port) -> str:
    """Write a point of the border: its side, then the column's letter or the row's number."""
    place = COLUMNS[port.place] if port.side % 2 == 0 else str(port.place + 1)
    return SIDE_CODES[port.side] + place


PORTS: Final = {format_port(port): port for side in range(4) for port in (Port(side, i) for i in range(SIDE))}
"""All 20 points of the border by their text: `SA` to `SE`, `V1` to `V5`, `JA` to `JE`, `Z1` to `Z5`."""


def format_task(task: OpticsTask) -> str:
    """Write both points and a letter for each piece, mirrors first."""
    pieces = MIRROR * task.mirrors + PRISM * task.prisms
    return f"{format_port(task.start)} {format_port(task.goal)} {pieces}"


def parse_task(text: str) -> OpticsTask:
    """Read what `format_task` wrote; whether it can be solved is not looked at here.

    Raises:
        MalformedAction: Not two points and one to nine pieces.
    """
    match text.split(" "):
        case [start, goal, pieces] if start in PORTS and goal in PORTS and 0 < len(pieces) <= _MOST_PIECES:
            found = _PIECES.fullmatch(pieces)
            if found:
                return OpticsTask(PORTS[start], PORTS[goal], len(found[1]), len(found[2]))
    raise malformed(text, TASK_FORM)


def format_step(step: OpticsStep) -> str:
    """Write a step; `parse_step` reads it back."""
    if isinstance(step, Lift):
        return f"lift {step.square.name}"
    return f"put {step.square.name} {step.piece} {step.turn}"


def parse_step(text: str) -> OpticsStep:
    """Read a step.

    Raises:
        MalformedAction: With the forms that exist.
    """
    match text.split(" "):
        case ["lift", name] if square := square_on(name, SIDE):
            return Lift(square)
        case ["put", *words] if put := _put(words):
            return put
        case _:
            raise malformed(text, *STEP_FORMS)


def _put(words: list[str]) -> Put | None:
    """Read the square, the piece and the turn."""
    match words:
        case [name, piece, turn] if piece in {MIRROR, PRISM} and turn in {RIGHT, LEFT}:
            square = square_on(name, SIDE)
            return Put(square, piece, turn) if square else None
        case _:
            return None


def format_answer(steps: tuple[OpticsStep, ...]) -> str:
    """Write the pieces that are put, in this order."""
    puts = (step for step in steps if isinstance(step, Put))
    return ", ".join(f"{put.square.name.upper()} {put.piece} {put.turn}" for put in puts)


def parse_answer(text: str) -> tuple[OpticsStep, ...]:
    """Read pieces in any order, in either case, a comma between them.

    Raises:
        MalformedAction: A part is no square, piece and turn; quotes that part.
    """
    return tuple(_part(part) for part in text.split(","))


def _part(part: str) -> Put:
    name, *rest = part.split() or [""]
    put = _put([name.lower(), *(word.upper() for word in rest)])
    if put is None:
        raise malformed(part.strip(), ANSWER_FORM)
    return put
