"""Biology as a kind of tasks: steps in the frame, the check in any turn, the difference, and hints."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from accessgames.engine.refusal import Refusal, refuse
from accessgames.games.iqlandie.tasks.biology import generator, notation
from accessgames.games.iqlandie.tasks.biology.model import (
    BiologyStep,
    BiologyTask,
    Cells,
    Slide,
    Turn,
    cell_square,
    movable,
    slid,
    turned,
)
from accessgames.games.iqlandie.tasks.biology.solver import shortest
from accessgames.games.iqlandie.tasks.kind import Card, Hint, Measure, TaskKind

if TYPE_CHECKING:
    from accessgames.engine import Stream
    from accessgames.engine.grid import Square

_TURNS = tuple(map(Turn, (3, 2, 1)))
"""Left, upside down, right: sorted by notation."""


class Biology(TaskKind[BiologyTask, Cells, BiologyStep]):
    """Slide eight symbols in a 3x3 frame into the goal (iQLANDIE 2.5)."""

    id: ClassVar[str] = "biology"

    def generate(self, stream: Stream, level: int) -> Card:
        """Make a new card of a level."""
        return generator.generate(stream, level)

    def measure(self, task: BiologyTask) -> Measure:
        """Count slides and ways of the shortest solutions."""
        way = shortest(task.start, task.goal)
        return Measure(len(way.letters), way.solutions) if way else Measure(0, 0)

    def level(self, task: BiologyTask, measure: Measure) -> int | None:
        """Return the level with this number of slides."""
        del task
        fitting = (level for level, slides in generator.SLIDES.items() if measure.difficulty in slides)
        return next(fitting, None)

    def preparation(self, task: BiologyTask) -> Cells:
        """Return the start; the goal stays hidden."""
        return task.start

    def format_task(self, task: BiologyTask) -> str:
        """Write a task."""
        return notation.format_task(task)

    def parse_task(self, text: str) -> BiologyTask:
        """Read a task."""
        return notation.parse_task(text)

    def format_step(self, step: BiologyStep) -> str:
        """Write a step."""
        return notation.format_step(step)

    def parse_step(self, text: str) -> BiologyStep:
        """Read a step."""
        return notation.parse_step(text)

    def format_answer(self, steps: tuple[BiologyStep, ...]) -> str:
        """Write slides as letters."""
        return notation.format_answer(steps)

    def parse_answer(self, text: str) -> tuple[BiologyStep, ...]:
        """Read letters as slides."""
        return notation.parse_answer(text)

    def start(self, task: BiologyTask) -> Cells:
        """Return the start of the card."""
        return task.start

    def steps(self, task: BiologyTask, workspace: Cells) -> tuple[BiologyStep, ...]:
        """Return the slides of two to four symbols, and three turns."""
        del task
        return (*map(Slide, movable(workspace)), *_TURNS)

    def refusal(self, task: BiologyTask, workspace: Cells, step: BiologyStep) -> Refusal | None:
        """Refuse a symbol that does not lie beside the hole; names those that do."""
        del task
        if isinstance(step, Slide) and step.token not in (free := movable(workspace)):
            return refuse("iqlandie-refused-biology-far", token=step.token, movable=tuple(free))
        return None

    def step(self, task: BiologyTask, workspace: Cells, step: BiologyStep) -> Cells:
        """Slide a symbol or turn the frame."""
        del task
        return turned(workspace, step.quarters) if isinstance(step, Turn) else slid(workspace, step.token)

    def rebuild(
        self, task: BiologyTask, workspace: Cells, answer: tuple[BiologyStep, ...]
    ) -> tuple[BiologyStep, ...]:
        """Return the answer: nothing can be lifted, so it goes on from where the symbols are."""
        del task, workspace
        return answer

    def check(self, task: BiologyTask, workspace: Cells) -> Refusal | None:
        """Compare with the goal in the turn that fits best; name the first square that differs."""
        right = matching(task, workspace)
        quarters = max(range(4), key=lambda turns: len(right[turns]))
        if len(right[quarters]) == len(workspace):
            return None
        shown = turned(workspace, quarters)
        cell = next(cell for cell, found in enumerate(shown) if found != task.goal[cell])
        return refuse(
            "iqlandie-wrong-biology",
            square=cell_square(cell),
            found=shown[cell],
            expected=task.goal[cell],
            quarters=quarters,
            right=len(right[quarters]),
        )

    def hint(self, task: BiologyTask, workspace: Cells, stage: int) -> Hint:
        """Tell how far it is and in which turn the goal is nearest; the next symbol; all symbols."""
        way = shortest(workspace, task.goal)
        if way is None:
            return Hint("iqlandie-hint-biology-impossible")
        if not way.letters:
            return Hint("iqlandie-hint-done")
        if stage == 1:
            args = (("slides", len(way.letters)), ("quarters", way.quarters))
            return Hint("iqlandie-hint-biology-nudge", args)
        steps = tuple(map(Slide, way.letters))
        if stage == 2:  # noqa: PLR2004 - the second of three
            return Hint("iqlandie-hint-biology-next", (("token", way.letters[0]),), steps[:1])
        return Hint("iqlandie-hint-biology-solution", (("tokens", tuple(way.letters)),), steps)


def matching(task: BiologyTask, workspace: Cells) -> tuple[tuple[Square, ...], ...]:
    """Return the squares that are right, the hole included, after 0 to 3 quarter turns to the right."""
    shown = (turned(workspace, quarters) for quarters in range(4))
    return tuple(
        tuple(cell_square(cell) for cell, found in enumerate(cells) if found == task.goal[cell])
        for cells in shown
    )
