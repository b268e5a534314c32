"""Programming as a kind of tasks: the robot on the square of the answer, the check, and hints."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from accessgames.engine.refusal import Refusal, refuse
from accessgames.games.iqlandie.tasks.compass import SIDE, squares
from accessgames.games.iqlandie.tasks.kind import Card, Hint, Measure, TaskKind
from accessgames.games.iqlandie.tasks.programming import generator, notation
from accessgames.games.iqlandie.tasks.programming.model import ProgrammingStep, ProgrammingTask, Stand
from accessgames.games.iqlandie.tasks.programming.solver import answers
from accessgames.games.iqlandie.tasks.programming.walk import led_by, walk

if TYPE_CHECKING:
    from accessgames.engine import Stream
    from accessgames.engine.grid import Square

_STANDS = tuple(Stand(square) for square in sorted(squares()))
"""Every step, sorted by notation: by letter, then by row."""


class Programming(TaskKind[ProgrammingTask, "Square | None", ProgrammingStep]):
    """Find the square where the robot stops (iQLANDIE 2.6)."""

    id: ClassVar[str] = "programming"

    def generate(self, stream: Stream, level: int) -> Card:
        """Make a new card of a level."""
        return generator.generate(stream, level)

    def measure(self, task: ProgrammingTask) -> Measure:
        """Count commands, and squares that the program can end on."""
        return Measure(len(task.commands), len(answers(task)))

    def level(self, task: ProgrammingTask, measure: Measure) -> int | None:
        """Return the level with this number of commands: the hardest one has the board turned."""
        fitting = (level for level, commands in generator.COMMANDS.items() if measure.difficulty == commands)
        level = next(fitting, None)
        return level if (level == max(generator.COMMANDS)) == bool(task.quarters) else None

    def preparation(self, task: ProgrammingTask) -> tuple[Square, int]:
        """Return the start and how often the board is turned; the commands stay hidden."""
        return task.start, task.quarters

    def format_task(self, task: ProgrammingTask) -> str:
        """Write a task."""
        return notation.format_task(task)

    def parse_task(self, text: str) -> ProgrammingTask:
        """Read a task."""
        return notation.parse_task(text)

    def format_step(self, step: ProgrammingStep) -> str:
        """Write a step."""
        return notation.format_step(step)

    def parse_step(self, text: str) -> ProgrammingStep:
        """Read a step."""
        return notation.parse_step(text)

    def format_answer(self, steps: tuple[ProgrammingStep, ...]) -> str:
        """Write the square."""
        return notation.format_answer(steps)

    def parse_answer(self, text: str) -> tuple[ProgrammingStep, ...]:
        """Read a square."""
        return notation.parse_answer(text)

    def start(self, task: ProgrammingTask) -> Square | None:
        """Return None: the robot has not been put anywhere as an answer yet."""
        del task
        return None

    def steps(self, task: ProgrammingTask, workspace: Square | None) -> tuple[ProgrammingStep, ...]:
        """Return a step for every square but the robot's own."""
        del task
        return tuple(step for step in _STANDS if step.square != workspace)

    def refusal(
        self, task: ProgrammingTask, workspace: Square | None, step: ProgrammingStep
    ) -> Refusal | None:
        """Refuse the square where the robot stands already, and squares that are not on the board."""
        del task
        if max(step.square) >= SIDE or min(step.square) < 0:
            return refuse("iqlandie-refused-programming-outside", square=step.square)
        if step.square == workspace:
            return refuse("iqlandie-refused-programming-there", square=step.square)
        return None

    def step(self, task: ProgrammingTask, workspace: Square | None, step: ProgrammingStep) -> Square | None:
        """Put the robot on the square."""
        del task, workspace
        return step.square

    def rebuild(
        self, task: ProgrammingTask, workspace: Square | None, answer: tuple[ProgrammingStep, ...]
    ) -> tuple[ProgrammingStep, ...]:
        """Return the answer, or nothing when the robot stands there already."""
        del task
        return tuple(step for step in answer[-1:] if step.square != workspace)

    def check(self, task: ProgrammingTask, workspace: Square | None) -> Refusal | None:
        """Compare with the square of the last command; a stop on the way is named with its command."""
        if workspace is None:
            return refuse("iqlandie-wrong-programming-nothing")
        end = walk(task)[-1]
        if workspace == end:
            return None
        if passed := led_by(task, workspace):
            key = "iqlandie-wrong-programming-early"
            return refuse(
                key, square=workspace, command=passed[-1], commands=len(task.commands), expected=end
            )
        return refuse("iqlandie-wrong-programming-square", square=workspace, expected=end)

    def hint(self, task: ProgrammingTask, workspace: Square | None, stage: int) -> Hint:
        """Tell half of the answer; the next stop from where the robot stands; the answer.

        A robot that stands on no stop of the way goes on from the start.
        """
        stops = walk(task)
        if workspace == stops[-1]:
            return Hint("iqlandie-hint-done")
        done = max(led_by(task, workspace), default=0) if workspace else 0
        if stage == 1:
            args = (("column", stops[-1].column), ("done", done), ("commands", len(task.commands)))
            return Hint("iqlandie-hint-programming-nudge", args)
        if stage == 2:  # noqa: PLR2004 - the second of three
            following = done + 1
            next_args = (("command", following), ("square", stops[following]))
            return Hint("iqlandie-hint-programming-next", next_args, (Stand(stops[following]),))
        return Hint("iqlandie-hint-programming-solution", (("stops", stops[1:]),), (Stand(stops[-1]),))
