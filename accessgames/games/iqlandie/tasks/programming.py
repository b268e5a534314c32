"""Programming: a robot on 5x5 follows commands; find the square where it stops (iQLANDIE 2.6).

Tasks, steps and answers as text: `b3/P Z1 C1 S1`, `stand a5`, `a5`. A generator, and independent of it a
solver that runs the program backwards from every square.
"""

from __future__ import annotations

import re
from typing import ClassVar, Final, TypeAlias

from accessgames.dataclasses import dataclass
from accessgames.engine import Stream, malformed
from accessgames.engine.errors import Refusal, refuse
from accessgames.engine.grid import Square
from accessgames.games.iqlandie.tasks import kind

SIGNS: Final = ("blue", "red", "green", "orange", "circle", "bolt", "heart", "leaf")
"""A sign is an index into this tuple: four colours for the sides of the board, four symbols for corners."""

COLOURS: Final = 4
"""The first so many signs are colours."""

CODES: Final = "MCZOKBSL"
"""Letters of the signs in notation, initials of the Czech names."""


@dataclass(frozen=True, slots=True)
class Command:
    """Turn towards a sign (index into `SIGNS`) and go so many squares, at least one."""

    sign: int
    count: int


@dataclass(frozen=True, slots=True)
class ProgrammingTask:
    """A card.

    Attributes:
        start: Where the robot stands.
        quarters: How often the board is turned to the right, 0 to 3; without turns blue is in the north, red
            in the east, the circle in the north-east.
        commands: What it is told, in order.
    """

    start: Square
    quarters: int
    commands: tuple[Command, ...]


@dataclass(frozen=True, slots=True)
class Stand:
    """The player puts the robot on a square, as the answer or to think."""

    square: Square


def sign_direction(sign: int, quarters: int) -> int:
    """Return the direction (of `kind.DIRECTIONS`) in which a sign lies on a board turned by quarters."""
    return (2 * sign + (sign >= COLOURS) + 2 * quarters) % 8


def walk(task: ProgrammingTask, commands: int | None = None) -> tuple[Square, ...]:
    """Return the start and the square after each of the first commands (all of them by default).

    Ends early before a command that would lead off the board; no card that was checked has one.
    """
    stops = [task.start]
    for command in task.commands[:commands]:
        direction = sign_direction(command.sign, task.quarters)
        stop = kind.moved(stops[-1], direction, command.count)
        if stop is None:
            break
        stops.append(stop)
    return tuple(stops)


def leg(task: ProgrammingTask, number: int) -> tuple[Square, ...]:
    """Return every square of one command (counted from 1): where it begins, those passed, where it ends.

    Squares off the board are left out.
    """
    begin = walk(task, number - 1)[-1]
    command = task.commands[number - 1]
    direction = sign_direction(command.sign, task.quarters)
    passed = (kind.moved(begin, direction, count) for count in range(command.count + 1))
    return tuple(square for square in passed if square is not None)


def led_by(task: ProgrammingTask, square: Square) -> tuple[int, ...]:
    """Return after which commands (0 is the start) the robot stands on a square."""
    return tuple(number for number, stop in enumerate(walk(task)) if stop == square)


TASK_FORM: Final = "b3/P Z1 C1 S1 M3"
STEP_FORM: Final = "stand a5"
ANSWER_FORM: Final = "a5"
MOST_COMMANDS: Final = 20

_COMMAND: Final = re.compile(rf"([{CODES}])([1-{kind.SIDE - 1}])")


_BOARD = frozenset(kind.squares())


def answers(task: ProgrammingTask) -> tuple[Square, ...]:
    """Return the squares from which the program, run backwards on the board, leads to the start."""
    back = [
        kind.DELTAS[(sign_direction(command.sign, task.quarters) + 4) % 8]
        for command in reversed(task.commands)
        for _ in range(command.count)
    ]
    found: list[Square] = []
    for square in kind.squares():
        column, row = square
        for east, south in back:
            column, row = column + east, row + south
            if (column, row) not in _BOARD:
                break
        else:
            if (column, row) == task.start:
                found.append(square)
    return tuple(found)


COMMANDS: Final = {1: 4, 2: 6, 3: 8}
"""Commands by level; on the hardest level the board is turned as well (iQLANDIE 2.6)."""

_FARTHEST: Final = 4
_COLOUR_WEIGHT: Final = 55
_SYMBOL_WEIGHT: Final = 45

Choice: TypeAlias = tuple[Command, Square]
"""A command and where it leads."""


def _walked(stream: Stream, start: Square, quarters: int, length: int) -> tuple[Command, ...]:
    """Walk at random; the result is shorter where no command is left."""
    here, stops = start, {start}
    commands: list[Command] = []
    while len(commands) < length:
        last = sign_direction(commands[-1].sign, quarters) if commands else None
        choices = onward(here, stops, quarters, last)
        if not choices:
            break
        weights = [_COLOUR_WEIGHT if command.sign < COLOURS else _SYMBOL_WEIGHT for command, _ in choices]
        (command, here), *_ = stream.choices(choices, weights)
        commands.append(command)
        stops.add(here)
    return tuple(commands)


def onward(here: Square, stops: set[Square], quarters: int, last: int | None) -> list[Choice]:
    """Return the commands that lead to a new stop, neither straight on nor straight back."""
    choices: list[Choice] = []
    for sign in range(len(SIGNS)):
        direction = sign_direction(sign, quarters)
        if last is not None and (direction - last) % 4 == 0:
            continue
        for count in range(1, _FARTHEST + 1):
            stop = kind.moved(here, direction, count)
            if stop is not None and stop not in stops:
                choices.append((Command(sign, count), stop))
    return choices


_STANDS = tuple(Stand(square) for square in sorted(kind.squares()))
"""Every step, sorted by notation: by letter, then by row."""


class Programming(kind.TaskKind[ProgrammingTask, "Square | None", Stand]):
    """Find the square where the robot stops (iQLANDIE 2.6)."""

    id: ClassVar[str] = "programming"

    def generate(self, stream: Stream, level: int) -> kind.Card:
        """Make a task of a level; walks into a dead end, or without colours or symbols, are made again."""
        length = COMMANDS[level]
        quarters = 1 + stream.below(3) if level == max(COMMANDS) else 0
        while True:
            start = stream.choice(kind.squares())
            commands = _walked(stream, start, quarters, length)
            kinds = {command.sign < COLOURS for command in commands}
            if len(commands) == length and len(kinds) == 2:  # noqa: PLR2004 - colours and symbols
                task = ProgrammingTask(start, quarters, commands)
                return kind.Card("programming", task, level, kind.Measure(length, 1))

    def measure(self, task: ProgrammingTask) -> kind.Measure:
        """Count commands, and squares that the program can end on."""
        return kind.Measure(len(task.commands), len(answers(task)))

    def level(self, task: ProgrammingTask, measure: kind.Measure) -> int | None:
        """Return the level with this number of commands: the hardest one has the board turned."""
        fitting = (level for level, commands in COMMANDS.items() if measure.difficulty == commands)
        level = next(fitting, None)
        return level if (level == max(COMMANDS)) == bool(task.quarters) else None

    def preparation(self, task: ProgrammingTask) -> tuple[Square, int]:
        """Return the start and how often the board is turned; the commands stay hidden."""
        return task.start, task.quarters

    def format_task(self, task: ProgrammingTask) -> str:
        """Write the start, the turn of the board behind a slash if there is one, and the commands."""
        turn = f"/{kind.QUARTERS[task.quarters]}" if task.quarters else ""
        commands = (f"{CODES[command.sign]}{command.count}" for command in task.commands)
        return " ".join((f"{task.start.name}{turn}", *commands))

    def parse_task(self, text: str) -> ProgrammingTask:
        """Read what `format_task` wrote; whether the robot stays on the board is not looked at here.

        Raises:
            MalformedAction: Not a start and 1 to 20 commands.
        """
        first, *words = text.split(" ")
        name, slash, turn = first.partition("/")
        start = kind.square_on(name, kind.SIDE)
        commands = [_COMMAND.fullmatch(word) for word in words]
        if start is None or bool(slash) != bool(turn) or turn not in kind.QUARTERS:
            raise malformed(text, TASK_FORM)
        if not 1 <= len(commands) <= MOST_COMMANDS or None in commands:
            raise malformed(text, TASK_FORM)
        read = (Command(CODES.index(match[1]), int(match[2])) for match in commands if match)
        return ProgrammingTask(start, kind.QUARTERS.index(turn), tuple(read))

    def format_step(self, step: Stand) -> str:
        """Write a step; `parse_step` reads it back."""
        return f"stand {step.square.name}"

    def parse_step(self, text: str) -> Stand:
        """Read a step.

        Raises:
            MalformedAction: With the form that exists.
        """
        verb, _, name = text.partition(" ")
        square = kind.square_on(name, kind.SIDE)
        if verb != "stand" or square is None:
            raise malformed(text, STEP_FORM)
        return Stand(square)

    def format_answer(self, steps: tuple[Stand, ...]) -> str:
        """Write the square on which the robot stands in the end; empty without steps."""
        return steps[-1].square.name if steps else ""

    def parse_answer(self, text: str) -> tuple[Stand, ...]:
        """Read a square, its letter in either case.

        Raises:
            MalformedAction: It is no square of the board.
        """
        square = kind.square_on(text.strip().lower(), kind.SIDE)
        if square is None:
            raise malformed(text, ANSWER_FORM)
        return (Stand(square),)

    def start(self, task: ProgrammingTask) -> Square | None:
        """Return None: the robot has not been put anywhere as an answer yet."""
        del task
        return None

    def steps(self, task: ProgrammingTask, workspace: Square | None) -> tuple[Stand, ...]:
        """Return a step for every square but the robot's own."""
        del task
        return tuple(step for step in _STANDS if step.square != workspace)

    def refusal(self, task: ProgrammingTask, workspace: Square | None, step: Stand) -> Refusal | None:
        """Refuse the square where the robot stands already, and squares that are not on the board."""
        del task
        if max(step.square) >= kind.SIDE or min(step.square) < 0:
            return refuse("iqlandie-refused-programming-outside", square=step.square)
        if step.square == workspace:
            return refuse("iqlandie-refused-programming-there", square=step.square)
        return None

    def step(self, task: ProgrammingTask, workspace: Square | None, step: Stand) -> Square | None:
        """Put the robot on the square."""
        del task, workspace
        return step.square

    def rebuild(
        self, task: ProgrammingTask, workspace: Square | None, answer: tuple[Stand, ...]
    ) -> tuple[Stand, ...]:
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

    def hint(self, task: ProgrammingTask, workspace: Square | None, stage: int) -> kind.Hint:
        """Tell half of the answer; the next stop from where the robot stands; the answer.

        A robot that stands on no stop of the way goes on from the start.
        """
        stops = walk(task)
        if workspace == stops[-1]:
            return kind.Hint("iqlandie-hint-done")
        done = max(led_by(task, workspace), default=0) if workspace else 0
        if stage == 1:
            args = (("column", stops[-1].column), ("done", done), ("commands", len(task.commands)))
            return kind.Hint("iqlandie-hint-programming-nudge", args)
        if stage == 2:  # noqa: PLR2004 - the second of three
            following = done + 1
            next_args = (("command", following), ("square", stops[following]))
            return kind.Hint("iqlandie-hint-programming-next", next_args, (Stand(stops[following]),))
        return kind.Hint("iqlandie-hint-programming-solution", (("stops", stops[1:]),), (Stand(stops[-1]),))
