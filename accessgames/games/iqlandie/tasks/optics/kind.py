"""Optics as a kind of tasks: pieces are put and lifted, the beam decides."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, ClassVar

from accessgames.engine.refusal import Refusal, refuse
from accessgames.games.iqlandie.tasks.compass import SIDE, squares
from accessgames.games.iqlandie.tasks.kind import Card, Hint, Measure, TaskKind
from accessgames.games.iqlandie.tasks.optics import generator, hints, notation
from accessgames.games.iqlandie.tasks.optics.check import check, left
from accessgames.games.iqlandie.tasks.optics.model import (
    LEFT,
    MIRROR,
    PRISM,
    RIGHT,
    Lift,
    OpticsStep,
    OpticsTask,
    Placed,
    Port,
    Put,
    Table,
)
from accessgames.games.iqlandie.tasks.optics.solver import solutions, tabled

if TYPE_CHECKING:
    from accessgames.engine import Stream

_LIFTS = tuple(Lift(square) for square in sorted(squares()))
_PUTS = tuple(
    Put(square, piece, turn)
    for square, piece, turn in product(sorted(squares()), (PRISM, MIRROR), (LEFT, RIGHT))
)
"""All steps there are, sorted by notation."""


class Optics(TaskKind[OpticsTask, Table, OpticsStep]):
    """Lead a laser through the board by mirrors and prisms (iQLANDIE 2.7)."""

    id: ClassVar[str] = "optics"

    def generate(self, stream: Stream, level: int) -> Card:
        """Make a new card of a level."""
        return generator.generate(stream, level)

    def measure(self, task: OpticsTask) -> Measure:
        """Count pieces and all ways to place them."""
        return Measure(task.mirrors + task.prisms, len(solutions(task)))

    def level(self, task: OpticsTask, measure: Measure) -> int | None:
        """Return the level of these pieces with so many solutions."""
        return generator.level_of(task.mirrors, task.prisms, measure.solutions)

    def preparation(self, task: OpticsTask) -> tuple[Port, Port]:
        """Return both points; the pieces stay hidden."""
        return task.start, task.goal

    def format_task(self, task: OpticsTask) -> str:
        """Write a task."""
        return notation.format_task(task)

    def parse_task(self, text: str) -> OpticsTask:
        """Read a task."""
        return notation.parse_task(text)

    def format_step(self, step: OpticsStep) -> str:
        """Write a step."""
        return notation.format_step(step)

    def parse_step(self, text: str) -> OpticsStep:
        """Read a step."""
        return notation.parse_step(text)

    def format_answer(self, steps: tuple[OpticsStep, ...]) -> str:
        """Write the pieces that are put."""
        return notation.format_answer(steps)

    def parse_answer(self, text: str) -> tuple[OpticsStep, ...]:
        """Read pieces in any order."""
        return notation.parse_answer(text)

    def start(self, task: OpticsTask) -> Table:
        """Return the empty board."""
        del task
        return ()

    def steps(self, task: OpticsTask, workspace: Table) -> tuple[OpticsStep, ...]:
        """Return a lift for each piece, and a put for each free square, piece left and turn."""
        taken = {placed.square for placed in workspace}
        kinds = {piece for piece in (MIRROR, PRISM) if left(task, workspace, piece) > 0}
        lifts = (lift for lift in _LIFTS if lift.square in taken)
        puts = (put for put in _PUTS if put.piece in kinds and put.square not in taken)
        return (*lifts, *puts)

    def refusal(self, task: OpticsTask, workspace: Table, step: OpticsStep) -> Refusal | None:
        """Refuse a taken square, a piece that the card does not have (any more), and lifting nothing."""
        if not all(0 <= place < SIDE for place in step.square):
            return refuse("iqlandie-refused-optics-outside", square=step.square)
        there = next((placed for placed in workspace if placed.square == step.square), None)
        if isinstance(step, Lift):
            return None if there else refuse("iqlandie-refused-optics-empty", square=step.square)
        if left(task, workspace, step.piece) <= 0:
            return refuse("iqlandie-refused-optics-none", piece=step.piece, count=task.count(step.piece))
        if there:
            return refuse("iqlandie-refused-optics-taken", square=step.square, piece=there.piece)
        return None

    def step(self, task: OpticsTask, workspace: Table, step: OpticsStep) -> Table:
        """Put or lift a piece."""
        del task
        if isinstance(step, Lift):
            return tuple(placed for placed in workspace if placed.square != step.square)
        return tabled((*workspace, Placed(step.square, step.piece, step.turn)))

    def rebuild(
        self, task: OpticsTask, workspace: Table, answer: tuple[OpticsStep, ...]
    ) -> tuple[OpticsStep, ...]:
        """Lift what is not in the answer, then put what is missing; what is named twice stays twice."""
        del task
        wanted = [Placed(put.square, put.piece, put.turn) for put in answer if isinstance(put, Put)]
        return hints.steps_to(workspace, wanted)

    def check(self, task: OpticsTask, workspace: Table) -> Refusal | None:
        """Look for missing pieces, then follow the beam, then look for pieces that it misses."""
        return check(task, workspace)

    def hint(self, task: OpticsTask, workspace: Table, stage: int) -> Hint:
        """Lead to the solution that keeps most of what lies on the board."""
        return hints.hint(task, workspace, stage)
