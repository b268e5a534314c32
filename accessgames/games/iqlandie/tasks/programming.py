"""Programming as a kind of tasks: the robot on the square of the answer, the check, hints.

Its generator, and independent of it a solver that runs the program backwards from every square.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, TypeAlias

from accessgames.engine.errors import Refusal, refuse
from accessgames.engine.grid import Square
from accessgames.games.iqlandie.tasks import programming_model
from accessgames.games.iqlandie.tasks.kind import DELTAS, SIDE, Card, Hint, Measure, TaskKind, moved, squares

if TYPE_CHECKING:
    from accessgames.engine import Stream

_BOARD = frozenset(squares())


def answers(task: programming_model.ProgrammingTask) -> tuple[Square, ...]:
    """Return the squares from which the program, run backwards on the board, leads to the start."""
    back = [
        DELTAS[(programming_model.sign_direction(command.sign, task.quarters) + 4) % 8]
        for command in reversed(task.commands)
        for _ in range(command.count)
    ]
    return tuple(square for square in squares() if _leads(square, back, task.start))


def _leads(square: Square, back: list[tuple[int, int]], start: Square) -> bool:
    column, row = square
    for east, south in back:
        column += east
        row += south
        if (column, row) not in _BOARD:
            return False
    return (column, row) == start


COMMANDS: Final = {1: 4, 2: 6, 3: 8}
"""Commands by level; on the hardest level the board is turned as well (iQLANDIE 2.6)."""

_FARTHEST: Final = 4
_COLOUR_WEIGHT: Final = 55
_SYMBOL_WEIGHT: Final = 45

_Choice: TypeAlias = tuple[programming_model.Command, Square]


def generate(stream: Stream, level: int) -> Card:
    """Make a task of a level; walks that run into a dead end or miss colours or symbols are made again."""
    length = COMMANDS[level]
    quarters = 1 + stream.below(3) if level == max(COMMANDS) else 0
    while True:
        start = stream.choice(squares())
        commands = _walked(stream, start, quarters, length)
        kinds = {command.sign < programming_model.COLOURS for command in commands}
        if len(commands) == length and len(kinds) == 2:  # noqa: PLR2004 - colours and symbols
            task = programming_model.ProgrammingTask(start, quarters, commands)
            return Card("programming", task, level, Measure(length, 1))


def _walked(
    stream: Stream, start: Square, quarters: int, length: int
) -> tuple[programming_model.Command, ...]:
    """Walk at random; the result is shorter where no command is left."""
    here, stops = start, {start}
    commands: list[programming_model.Command] = []
    while len(commands) < length:
        last = programming_model.sign_direction(commands[-1].sign, quarters) if commands else None
        choices = _choices(here, stops, quarters, last)
        if not choices:
            break
        weights = [
            _COLOUR_WEIGHT if command.sign < programming_model.COLOURS else _SYMBOL_WEIGHT
            for command, _ in choices
        ]
        (command, here), *_ = stream.choices(choices, weights)
        commands.append(command)
        stops.add(here)
    return tuple(commands)


def _choices(here: Square, stops: set[Square], quarters: int, last: int | None) -> list[_Choice]:
    """Return the commands that lead to a new stop, neither straight on nor straight back."""
    choices: list[_Choice] = []
    for sign in range(len(programming_model.SIGNS)):
        direction = programming_model.sign_direction(sign, quarters)
        if last is not None and (direction - last) % 4 == 0:
            continue
        for count in range(1, _FARTHEST + 1):
            stop = moved(here, direction, count)
            if stop is not None and stop not in stops:
                choices.append((programming_model.Command(sign, count), stop))
    return choices


_STANDS = tuple(programming_model.Stand(square) for square in sorted(squares()))
"""Every step, sorted by notation: by letter, then by row."""


class Programming(
    TaskKind[programming_model.ProgrammingTask, "Square | None", programming_model.ProgrammingStep]
):
    """Find the square where the robot stops (iQLANDIE 2.6)."""

    id: ClassVar[str] = "programming"

    def generate(self, stream: Stream, level: int) -> Card:
        """Make a new card of a level."""
        return generate(stream, level)

    def measure(self, task: programming_model.ProgrammingTask) -> Measure:
        """Count commands, and squares that the program can end on."""
        return Measure(len(task.commands), len(answers(task)))

    def level(self, task: programming_model.ProgrammingTask, measure: Measure) -> int | None:
        """Return the level with this number of commands: the hardest one has the board turned."""
        fitting = (level for level, commands in COMMANDS.items() if measure.difficulty == commands)
        level = next(fitting, None)
        return level if (level == max(COMMANDS)) == bool(task.quarters) else None

    def preparation(self, task: programming_model.ProgrammingTask) -> tuple[Square, int]:
        """Return the start and how often the board is turned; the commands stay hidden."""
        return task.start, task.quarters

    def format_task(self, task: programming_model.ProgrammingTask) -> str:
        """Write a task."""
        return programming_model.format_task(task)

    def parse_task(self, text: str) -> programming_model.ProgrammingTask:
        """Read a task."""
        return programming_model.parse_task(text)

    def format_step(self, step: programming_model.ProgrammingStep) -> str:
        """Write a step."""
        return programming_model.format_step(step)

    def parse_step(self, text: str) -> programming_model.ProgrammingStep:
        """Read a step."""
        return programming_model.parse_step(text)

    def format_answer(self, steps: tuple[programming_model.ProgrammingStep, ...]) -> str:
        """Write the square."""
        return programming_model.format_answer(steps)

    def parse_answer(self, text: str) -> tuple[programming_model.ProgrammingStep, ...]:
        """Read a square."""
        return programming_model.parse_answer(text)

    def start(self, task: programming_model.ProgrammingTask) -> Square | None:
        """Return None: the robot has not been put anywhere as an answer yet."""
        del task
        return None

    def steps(
        self, task: programming_model.ProgrammingTask, workspace: Square | None
    ) -> tuple[programming_model.ProgrammingStep, ...]:
        """Return a step for every square but the robot's own."""
        del task
        return tuple(step for step in _STANDS if step.square != workspace)

    def refusal(
        self,
        task: programming_model.ProgrammingTask,
        workspace: Square | None,
        step: programming_model.ProgrammingStep,
    ) -> Refusal | None:
        """Refuse the square where the robot stands already, and squares that are not on the board."""
        del task
        if max(step.square) >= SIDE or min(step.square) < 0:
            return refuse("iqlandie-refused-programming-outside", square=step.square)
        if step.square == workspace:
            return refuse("iqlandie-refused-programming-there", square=step.square)
        return None

    def step(
        self,
        task: programming_model.ProgrammingTask,
        workspace: Square | None,
        step: programming_model.ProgrammingStep,
    ) -> Square | None:
        """Put the robot on the square."""
        del task, workspace
        return step.square

    def rebuild(
        self,
        task: programming_model.ProgrammingTask,
        workspace: Square | None,
        answer: tuple[programming_model.ProgrammingStep, ...],
    ) -> tuple[programming_model.ProgrammingStep, ...]:
        """Return the answer, or nothing when the robot stands there already."""
        del task
        return tuple(step for step in answer[-1:] if step.square != workspace)

    def check(self, task: programming_model.ProgrammingTask, workspace: Square | None) -> Refusal | None:
        """Compare with the square of the last command; a stop on the way is named with its command."""
        if workspace is None:
            return refuse("iqlandie-wrong-programming-nothing")
        end = programming_model.walk(task)[-1]
        if workspace == end:
            return None
        if passed := programming_model.led_by(task, workspace):
            key = "iqlandie-wrong-programming-early"
            return refuse(
                key, square=workspace, command=passed[-1], commands=len(task.commands), expected=end
            )
        return refuse("iqlandie-wrong-programming-square", square=workspace, expected=end)

    def hint(self, task: programming_model.ProgrammingTask, workspace: Square | None, stage: int) -> Hint:
        """Tell half of the answer; the next stop from where the robot stands; the answer.

        A robot that stands on no stop of the way goes on from the start.
        """
        stops = programming_model.walk(task)
        if workspace == stops[-1]:
            return Hint("iqlandie-hint-done")
        done = max(programming_model.led_by(task, workspace), default=0) if workspace else 0
        if stage == 1:
            args = (("column", stops[-1].column), ("done", done), ("commands", len(task.commands)))
            return Hint("iqlandie-hint-programming-nudge", args)
        if stage == 2:  # noqa: PLR2004 - the second of three
            following = done + 1
            next_args = (("command", following), ("square", stops[following]))
            return Hint(
                "iqlandie-hint-programming-next", next_args, (programming_model.Stand(stops[following]),)
            )
        return Hint(
            "iqlandie-hint-programming-solution",
            (("stops", stops[1:]),),
            (programming_model.Stand(stops[-1]),),
        )
