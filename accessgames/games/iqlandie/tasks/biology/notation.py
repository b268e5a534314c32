"""Tasks, steps and answers of biology as text: `ABKNPSTV. ABKNP.TVS`, `slide S`, `APKA`."""

from __future__ import annotations

from typing import Final

from accessgames.engine import malformed
from accessgames.games.iqlandie.tasks.biology.model import (
    HOLE,
    TOKENS,
    BiologyStep,
    BiologyTask,
    Slide,
    Turn,
)
from accessgames.games.iqlandie.tasks.compass import QUARTERS

TASK_FORM: Final = "ABKNPSTV. ABKNP.TVS"
STEP_FORMS: Final = ("slide A", "turn P")
ANSWER_FORM: Final = "APKAPVTN"

_EVERYTHING: Final = sorted(TOKENS + HOLE)

_STEPS: Final[dict[str, BiologyStep]] = {
    **{f"slide {token}": Slide(token) for token in TOKENS},
    **{f"turn {QUARTERS[quarters]}": Turn(quarters) for quarters in (1, 2, 3)},
}
_TEXTS: Final = {step: text for text, step in _STEPS.items()}


def format_task(task: BiologyTask) -> str:
    """Write what lies in the frame at first and in the end, nine characters each."""
    return f"{task.start} {task.goal}"


def parse_task(text: str) -> BiologyTask:
    """Read what `format_task` wrote.

    Raises:
        MalformedAction: Not two arrangements of the eight symbols and a hole.
    """
    match text.split(" "):
        case [start, goal] if is_arrangement(start) and is_arrangement(goal):
            return BiologyTask(start, goal)
        case _:
            raise malformed(text, TASK_FORM)


def is_arrangement(text: str) -> bool:
    """Tell whether a text has each symbol and the hole exactly once."""
    return sorted(text) == _EVERYTHING


def format_step(step: BiologyStep) -> str:
    """Write a step; `parse_step` reads it back."""
    return _TEXTS[step]


def parse_step(text: str) -> BiologyStep:
    """Read a step.

    Raises:
        MalformedAction: With the forms that exist.
    """
    if text not in _STEPS:
        raise malformed(text, *STEP_FORMS)
    return _STEPS[text]


def format_answer(steps: tuple[BiologyStep, ...]) -> str:
    """Write the letters in the order of sliding; turns of the frame need not be told."""
    return "".join(step.token for step in steps if isinstance(step, Slide))


def parse_answer(text: str) -> tuple[BiologyStep, ...]:
    """Read letters of symbols in either case, with or without blanks and commas.

    Raises:
        MalformedAction: There is no letter, or one that is no symbol.
    """
    letters = text.upper().replace(" ", "").replace(",", "")
    if not letters or not set(letters) <= set(TOKENS):
        raise malformed(text, ANSWER_FORM)
    return tuple(map(Slide, letters))
