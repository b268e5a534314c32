"""Space as a kind of tasks: cards are laid on a pile and taken out of it, the visible picture decides."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar

from accessgames.engine.refusal import Refusal, refuse
from accessgames.games.iqlandie.tasks.kind import Card, Hint, Measure, TaskKind
from accessgames.games.iqlandie.tasks.space import generator, hints, notation
from accessgames.games.iqlandie.tasks.space.model import (
    CARDS,
    REACH,
    WINDOW,
    Laid,
    Lay,
    Pile,
    SpaceStep,
    SpaceTask,
    Take,
)
from accessgames.games.iqlandie.tasks.space.pile import differences, visible
from accessgames.games.iqlandie.tasks.space.solver import SHIFTED, smallest

if TYPE_CHECKING:
    from accessgames.engine import Stream


@cache
def _steps(laid: frozenset[int]) -> tuple[SpaceStep, ...]:
    """Return the steps with these cards in the pile, sorted by notation."""
    lays = (Lay(way) for way in SHIFTED if way.card not in laid)
    takes = (Take(card) for card in laid)
    return tuple(sorted((*lays, *takes), key=notation.format_step))


class Space(TaskKind[SpaceTask, Pile, SpaceStep]):
    """Lay cards with windows over each other until they show the target (iQLANDIE 2.8)."""

    id: ClassVar[str] = "space"
    prepared: ClassVar[bool] = False

    def generate(self, stream: Stream, level: int) -> Card:
        """Make a new card of a level."""
        return generator.generate(stream, level)

    def measure(self, task: SpaceTask) -> Measure:
        """Count the cards of a smallest solution, and the choices of so many cards and turns."""
        found = smallest(task.target)
        return Measure(len(found.pile), found.choices) if found else Measure(0, 0)

    def level(self, task: SpaceTask, measure: Measure) -> int | None:
        """Return the level of a target with such solutions."""
        del task
        return generator.level_of(measure.difficulty, measure.solutions)

    def preparation(self, task: SpaceTask) -> None:
        """Return None: nothing is shown before the clock starts."""
        del task

    def format_task(self, task: SpaceTask) -> str:
        """Write a task."""
        return notation.format_task(task)

    def parse_task(self, text: str) -> SpaceTask:
        """Read a task."""
        return notation.parse_task(text)

    def format_step(self, step: SpaceStep) -> str:
        """Write a step."""
        return notation.format_step(step)

    def parse_step(self, text: str) -> SpaceStep:
        """Read a step."""
        return notation.parse_step(text)

    def format_answer(self, steps: tuple[SpaceStep, ...]) -> str:
        """Write the cards that are laid."""
        return notation.format_answer(steps)

    def parse_answer(self, text: str) -> tuple[SpaceStep, ...]:
        """Read cards from the lowest to the topmost."""
        return notation.parse_answer(text)

    def start(self, task: SpaceTask) -> Pile:
        """Return the empty pile."""
        del task
        return ()

    def steps(self, task: SpaceTask, workspace: Pile) -> tuple[SpaceStep, ...]:
        """Return a lay for each card outside the pile, 4 turns and 25 places, and a take for each in it."""
        del task
        return _steps(frozenset(laid.card for laid in workspace))

    def refusal(self, task: SpaceTask, workspace: Pile, step: SpaceStep) -> Refusal | None:
        """Refuse a card that is laid already or not there, and a shift that is too far."""
        del task
        cards = {laid.card for laid in workspace}
        card = step.card if isinstance(step, Take) else step.laid.card
        if not 1 <= card <= CARDS:
            return refuse("iqlandie-refused-space-card", card=card, most=CARDS)
        if isinstance(step, Take):
            return None if card in cards else refuse("iqlandie-refused-space-not-laid", card=card)
        if card in cards:
            return refuse("iqlandie-refused-space-laid", card=card)
        return _far(step.laid)

    def step(self, task: SpaceTask, workspace: Pile, step: SpaceStep) -> Pile:
        """Lay a card on top or take one out."""
        del task
        if isinstance(step, Take):
            return tuple(laid for laid in workspace if laid.card != step.card)
        return (*workspace, step.laid)

    def rebuild(
        self, task: SpaceTask, workspace: Pile, answer: tuple[SpaceStep, ...]
    ) -> tuple[SpaceStep, ...]:
        """Take cards from the top until the rest lies as in the answer, then lay the others."""
        del task
        return hints.steps_to(workspace, tuple(step.laid for step in answer if isinstance(step, Lay)))

    def check(self, task: SpaceTask, workspace: Pile) -> Refusal | None:
        """Compare square by square; the first one that is empty or shows a foreign symbol is named."""
        if not workspace:
            return refuse("iqlandie-wrong-space-nothing")
        wrong = differences(visible(workspace), task.target)
        if not wrong:
            return None
        square, found, expected = wrong[0]
        if found == WINDOW:
            return refuse("iqlandie-wrong-space-empty", square=square, expected=expected, count=len(wrong))
        key = "iqlandie-wrong-space-symbol"
        return refuse(key, square=square, found=found, expected=expected, count=len(wrong))

    def hint(self, task: SpaceTask, workspace: Pile, stage: int) -> Hint:
        """Lead to a solution that keeps as many of the lowest cards as possible."""
        return hints.hint(task, workspace, stage)


def _far(laid: Laid) -> Refusal | None:
    """Refuse a turn or a shift that does not exist."""
    if max(abs(laid.east), abs(laid.south)) > REACH or not 0 <= laid.quarters < 4:  # noqa: PLR2004 - quarters
        return refuse("iqlandie-refused-space-far", card=laid.card, most=REACH)
    return None
