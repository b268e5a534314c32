"""Hints of optics: the solution nearest to what lies on the board, and the way there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.games.iqlandie.tasks.kind import Hint
from accessgames.games.iqlandie.tasks.optics.check import check
from accessgames.games.iqlandie.tasks.optics.model import Lift, OpticsStep, OpticsTask, Placed, Put, Table
from accessgames.games.iqlandie.tasks.optics.solver import solutions

if TYPE_CHECKING:
    from collections.abc import Sequence


def nearest(task: OpticsTask, table: Table) -> tuple[Placed, ...] | None:
    """Return the solution that keeps most of the pieces on the board, in the order of the beam."""
    lying = set(table)
    return max(solutions(task), key=lambda solution: len(lying.intersection(solution)), default=None)


def steps_to(table: Table, answer: Sequence[Placed]) -> tuple[OpticsStep, ...]:
    """Return the steps from one table to another: first what is in the way, then what is missing."""
    lifts = (Lift(placed.square) for placed in table if placed not in answer)
    puts = (Put(*placed) for placed in answer if placed not in table)
    return (*lifts, *puts)


def hint(task: OpticsTask, table: Table, stage: int) -> Hint:
    """Tell what is right already and what the beam meets first of the rest; the next step; all steps."""
    if check(task, table) is None:
        return Hint("iqlandie-hint-done")
    solution = nearest(task, table)
    if solution is None:
        return Hint("iqlandie-hint-optics-impossible")
    steps = steps_to(table, solution)
    wrong = sum(isinstance(step, Lift) for step in steps)
    if stage == 1:
        missing = next((placed for placed in solution if placed not in table), None)
        right = len(table) - wrong
        args = (("right", right), ("wrong", wrong), ("missing", missing), ("solutions", len(solutions(task))))
        return Hint("iqlandie-hint-optics-nudge", args)
    if stage == 2:  # noqa: PLR2004 - the second of three
        return _next(steps[0])
    return Hint("iqlandie-hint-optics-solution", (("pieces", solution), ("wrong", wrong)), steps)


def _next(step: OpticsStep) -> Hint:
    """Advise one step."""
    if isinstance(step, Lift):
        return Hint("iqlandie-hint-optics-lift", (("square", step.square),), (step,))
    args = (("square", step.square), ("piece", step.piece), ("turn", step.turn))
    return Hint("iqlandie-hint-optics-put", args, (step,))
