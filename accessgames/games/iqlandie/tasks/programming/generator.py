"""Makes tasks of programming: a random walk that never turns back and never stops where it stopped before."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from accessgames.engine.grid import Square
from accessgames.games.iqlandie.tasks.compass import moved, squares
from accessgames.games.iqlandie.tasks.kind import Card, Measure
from accessgames.games.iqlandie.tasks.programming.model import (
    COLOURS,
    SIGNS,
    Command,
    ProgrammingTask,
    sign_direction,
)

if TYPE_CHECKING:
    from accessgames.engine import Stream

COMMANDS: Final = {1: 4, 2: 6, 3: 8}
"""Commands by level; on the hardest level the board is turned as well (iQLANDIE 2.6)."""

_FARTHEST: Final = 4
_COLOUR_WEIGHT: Final = 55
_SYMBOL_WEIGHT: Final = 45

_Choice: TypeAlias = tuple[Command, Square]


def generate(stream: Stream, level: int) -> Card:
    """Make a task of a level; walks that run into a dead end or miss colours or symbols are made again."""
    length = COMMANDS[level]
    quarters = 1 + stream.below(3) if level == max(COMMANDS) else 0
    while True:
        start = stream.choice(squares())
        commands = _walked(stream, start, quarters, length)
        kinds = {command.sign < COLOURS for command in commands}
        if len(commands) == length and len(kinds) == 2:  # noqa: PLR2004 - colours and symbols
            task = ProgrammingTask(start, quarters, commands)
            return Card("programming", task, level, Measure(length, 1))


def _walked(stream: Stream, start: Square, quarters: int, length: int) -> tuple[Command, ...]:
    """Walk at random; the result is shorter where no command is left."""
    here, stops = start, {start}
    commands: list[Command] = []
    while len(commands) < length:
        last = sign_direction(commands[-1].sign, quarters) if commands else None
        choices = _choices(here, stops, quarters, last)
        if not choices:
            break
        weights = [_COLOUR_WEIGHT if command.sign < COLOURS else _SYMBOL_WEIGHT for command, _ in choices]
        (command, here), *_ = stream.choices(choices, weights)
        commands.append(command)
        stops.add(here)
    return tuple(commands)


def _choices(here: Square, stops: set[Square], quarters: int, last: int | None) -> list[_Choice]:
    """Return the commands that lead to a new stop, neither straight on nor straight back."""
    choices: list[_Choice] = []
    for sign in range(len(SIGNS)):
        direction = sign_direction(sign, quarters)
        if last is not None and (direction - last) % 4 == 0:
            continue
        for count in range(1, _FARTHEST + 1):
            stop = moved(here, direction, count)
            if stop is not None and stop not in stops:
                choices.append((Command(sign, count), stop))
    return choices
