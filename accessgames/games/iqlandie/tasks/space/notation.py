"""Tasks, steps and answers of space as text: `HTM/PSH/TMP`, `lay 2L`, `take 2`, `2L 5O 4+V1`."""

from __future__ import annotations

import re
from typing import Final

from accessgames.engine import malformed
from accessgames.games.iqlandie.tasks.compass import QUARTERS
from accessgames.games.iqlandie.tasks.space.model import (
    CARDS,
    SIDE,
    SYMBOLS,
    Laid,
    Lay,
    Picture,
    Pile,
    SpaceStep,
    SpaceTask,
    Take,
)

TASK_FORM: Final = "HTM/PSH/TMP"
STEP_FORMS: Final = ("lay 4+V1J2", "take 2")
ANSWER_FORM: Final = "2L 5O 4+V1"

EAST, WEST, NORTH, SOUTH = "V", "Z", "S", "J"
"""Letters of shifts, initials of the Czech names."""

_LAID: Final = re.compile(rf"([1-{CARDS}])([POL]?)(?:\+(?:([VZ])([12]))?(?:([SJ])([12]))?)?")


def format_picture(picture: Picture) -> str:
    """Write nine squares, the rows from the top."""
    return "/".join(picture[row * SIDE : row * SIDE + SIDE] for row in range(SIDE))


def format_task(task: SpaceTask) -> str:
    """Write the target."""
    return format_picture(task.target)


def parse_task(text: str) -> SpaceTask:
    """Read what `format_task` wrote.

    Raises:
        MalformedAction: Not nine symbols.
    """
    rows = text.split("/")
    if [len(row) for row in rows] != [SIDE] * SIDE or not set("".join(rows)) <= set(SYMBOLS):
        raise malformed(text, TASK_FORM)
    return SpaceTask("".join(rows))


def format_laid(laid: Laid) -> str:
    """Write a card with its turn and its shift: `4`, `2L`, `5O+V1`, `1+Z2S1`."""
    east = f"{EAST if laid.east > 0 else WEST}{abs(laid.east)}" if laid.east else ""
    south = f"{SOUTH if laid.south > 0 else NORTH}{abs(laid.south)}" if laid.south else ""
    shift = f"+{east}{south}" if east or south else ""
    return f"{laid.card}{QUARTERS[laid.quarters]}{shift}"


def parse_laid(text: str) -> Laid | None:
    """Read what `format_laid` wrote; None when it is something else."""
    match = _LAID.fullmatch(text)
    if match is None or text.endswith("+"):
        return None
    card, turn, horizontal, columns, vertical, rows = match.groups(default="")
    east = int(columns or 0) * (1 if horizontal == EAST else -1)
    south = int(rows or 0) * (1 if vertical == SOUTH else -1)
    return Laid(int(card), QUARTERS.index(turn), east, south)


def format_pile(pile: Pile) -> str:
    """Write a workspace as an answer, from the lowest card; empty without cards."""
    return " ".join(map(format_laid, pile))


def format_step(step: SpaceStep) -> str:
    """Write a step; `parse_step` reads it back."""
    return f"take {step.card}" if isinstance(step, Take) else f"lay {format_laid(step.laid)}"


def parse_step(text: str) -> SpaceStep:
    """Read a step.

    Raises:
        MalformedAction: With the forms that exist.
    """
    verb, _, word = text.partition(" ")
    laid = parse_laid(word)
    if laid is not None and verb == "lay":
        return Lay(laid)
    if laid is not None and verb == "take" and laid == Laid(laid.card):
        return Take(laid.card)
    raise malformed(text, *STEP_FORMS)


def format_answer(steps: tuple[SpaceStep, ...]) -> str:
    """Write the cards that are laid, from the lowest."""
    return format_pile(tuple(step.laid for step in steps if isinstance(step, Lay)))


def parse_answer(text: str) -> tuple[SpaceStep, ...]:
    """Read cards from the lowest to the topmost, in either case, with or without commas.

    Raises:
        MalformedAction: There is none, or one can't be read; quotes that one.
    """
    words = text.replace(",", " ").upper().split()
    if not words:
        raise malformed(text, ANSWER_FORM)
    return tuple(map(_lay, words))


def _lay(word: str) -> Lay:
    laid = parse_laid(word)
    if laid is None:
        raise malformed(word, ANSWER_FORM)
    return Lay(laid)
