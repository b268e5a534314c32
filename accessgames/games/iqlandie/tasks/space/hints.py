"""Hints of space: what is to be laid on the pile, or how much of it has to be taken away first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.games.iqlandie.tasks.kind import Hint
from accessgames.games.iqlandie.tasks.space.model import Lay, Pile, SpaceStep, SpaceTask, Take
from accessgames.games.iqlandie.tasks.space.pile import visible
from accessgames.games.iqlandie.tasks.space.solver import completion

if TYPE_CHECKING:
    from accessgames.games.iqlandie.tasks.space.model import Laid


def steps_to(pile: Pile, answer: Pile) -> tuple[SpaceStep, ...]:
    """Return the steps from one pile to another: cards from the top away, then the new ones."""
    kept = 0
    while kept < min(len(pile), len(answer)) and pile[kept] == answer[kept]:
        kept += 1
    takes = (Take(laid.card) for laid in reversed(pile[kept:]))
    return (*takes, *map(Lay, answer[kept:]))


def _goal(task: SpaceTask, pile: Pile) -> Pile | None:
    """Return a solution that keeps as many of the lowest cards as possible."""
    for kept in range(len(pile), -1, -1):
        base = pile[:kept]
        more = completion(task.target, base, visible(base))
        if more is not None:
            return base + more
    return None


def hint(task: SpaceTask, pile: Pile, stage: int) -> Hint:
    """Tell how many cards are right and how many are missing; the next step; all steps."""
    if visible(pile) == task.target:
        return Hint("iqlandie-hint-done")
    goal = _goal(task, pile)
    if goal is None:
        return Hint("iqlandie-hint-space-impossible")
    steps = steps_to(pile, goal)
    takes = sum(isinstance(step, Take) for step in steps)
    if stage == 1:
        args = (("wrong", takes), ("missing", len(steps) - takes), ("top", goal[-1].card))
        return Hint("iqlandie-hint-space-nudge", args)
    if stage == 2:  # noqa: PLR2004 - the second of three
        return _next(steps[0])
    return Hint("iqlandie-hint-space-solution", (("pile", goal), ("wrong", takes)), steps)


def _next(step: SpaceStep) -> Hint:
    """Advise one step."""
    if isinstance(step, Take):
        return Hint("iqlandie-hint-space-take", (("card", step.card),), (step,))
    laid: Laid = step.laid
    return Hint("iqlandie-hint-space-lay", (("laid", laid),), (step,))
