"""Biology: eight symbols in a frame of 3x3 with one hole.

They slide and are never lifted (iQLANDIE 2.5); its tasks, steps and answers as text: `ABKNPSTV. ABKNP.TVS`,
`slide S`, `APKA`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from accessgames.engine import malformed
from accessgames.engine.grid import Square
from accessgames.games.iqlandie.tasks.kind import QUARTERS

SIDE: Final = 3

TOKENS: Final = "ABKNPSTV"
"""Letters of the symbols: amoeba, bacterium, blood cell, neuron, pollen, spore, ciliate, egg."""

HOLE: Final = "."

Cells: TypeAlias = str
"""What lies in the frame, nine characters in reading order: each of `TOKENS` once and `HOLE`."""

NEIGHBOURS: Final = tuple(
    tuple(
        other
        for other in range(SIDE * SIDE)
        if abs(cell // SIDE - other // SIDE) + abs(cell % SIDE - other % SIDE) == 1
    )
    for cell in range(SIDE * SIDE)
)
"""For each cell, counted in reading order, those beside it."""

_RIGHT: Final = tuple((SIDE - 1 - cell % SIDE) * SIDE + cell // SIDE for cell in range(SIDE * SIDE))
"""Where what lies in a cell lay before the frame was turned by a quarter to the right."""


@dataclass(frozen=True, slots=True)
class BiologyTask:
    """A card: slide `start` into `goal`, in any turn of the frame."""

    start: Cells
    goal: Cells


@dataclass(frozen=True, slots=True)
class Slide:
    """The symbol slides into the hole beside it."""

    token: str


@dataclass(frozen=True, slots=True)
class Turn:
    """The whole frame is turned by 1 to 3 quarters to the right; nothing slides."""

    quarters: int


BiologyStep: TypeAlias = Slide | Turn


def turned_cells(cells: Cells, quarters: int) -> Cells:
    """Return the frame turned to the right by quarters."""
    for _ in range(quarters % 4):
        cells = "".join(cells[source] for source in _RIGHT)
    return cells


def slid(cells: Cells, token: str) -> Cells:
    """Return the frame after a symbol that lies beside the hole slid into it."""
    return cells.translate({ord(token): HOLE, ord(HOLE): token})


def movable(cells: Cells) -> str:
    """Return the symbols beside the hole, by letter."""
    return "".join(sorted(cells[cell] for cell in NEIGHBOURS[cells.index(HOLE)]))


def cell_square(cell: int) -> Square:
    """Return the square of a cell counted in reading order."""
    return Square(cell % SIDE, cell // SIDE)


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
