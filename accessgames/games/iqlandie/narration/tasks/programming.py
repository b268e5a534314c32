"""Programming by ear: where the robot stands, what the signs mean, the commands one by one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from accessgames.games.iqlandie.naming import EMPTY, list_squares, name_direction, name_sign
from accessgames.games.iqlandie.narration.tasks.teller import Teller
from accessgames.games.iqlandie.tasks import programming
from accessgames.games.iqlandie.tasks.kind import SIDE
from accessgames.language import Listing, Message, Nested, Value, say
from accessgames.language.space import name_square, portions

if TYPE_CHECKING:
    from accessgames.engine.grid import Square

_COMMANDS: Final = 4
"""So many commands fit on one line."""


class ProgrammingTeller(Teller[programming.ProgrammingTask, "Square | None", programming.Stand]):
    """Tells tasks of programming."""

    side = SIDE

    def prepared(self, preparation: Any) -> tuple[Message, ...]:  # noqa: ANN401 - see the kind
        """Tell where the robot stands and where the signs lie."""
        start, quarters = preparation
        turned = (
            (say("iqlandie-programming-turned", way=name_direction(programming.sign_direction(0, quarters))),)
            if quarters
            else ()
        )
        return (
            say("iqlandie-programming-start", cell=name_square(start)),
            *turned,
            say("iqlandie-programming-signs", entries=_signs(range(programming.COLOURS), quarters)),
            say(
                "iqlandie-programming-signs",
                entries=_signs(range(programming.COLOURS, len(programming.SIGNS)), quarters),
            ),
        )

    def goal(self, task: programming.ProgrammingTask) -> tuple[Message, ...]:
        """Tell all commands."""
        lines: list[Message] = []
        for few in portions(tuple(map(_named, task.commands)), _COMMANDS):
            first = _COMMANDS * len(lines) + 1
            last = first + len(few.items) - 1
            lines.append(
                say(
                    "iqlandie-programming-commands",
                    first=first,
                    last=last,
                    count=len(few.items),
                    commands=few,
                )
            )
        return tuple(lines)

    def command(self, task: programming.ProgrammingTask, number: int) -> Message:
        """Tell one command by its number, from 1."""
        return say("iqlandie-programming-command", number=number, command=_named(task.commands[number - 1]))

    def state(self, task: programming.ProgrammingTask, workspace: Square | None) -> tuple[Message, ...]:
        """Tell where the robot began, where it was put, and how many commands there are."""
        lines = [say("iqlandie-programming-start", cell=name_square(task.start))]
        if workspace is not None:
            lines.append(say("iqlandie-programming-stands", cell=name_square(workspace)))
        return (*lines, say("iqlandie-programming-count", count=len(task.commands)))

    def difference(self, task: programming.ProgrammingTask, workspace: Square | None) -> tuple[Message, ...]:
        """Say that only the end of the way can be right or wrong."""
        del task, workspace
        return (say("iqlandie-programming-difference"),)

    def content(self, task: programming.ProgrammingTask, workspace: Square | None, square: Square) -> Value:
        """Name the robot, where it began or where it was put."""
        if square == workspace:
            return Nested(say("iqlandie-programming-robot"))
        return Nested(say("iqlandie-programming-begin")) if square == task.start else EMPTY

    def free(self, task: programming.ProgrammingTask, workspace: Square | None) -> tuple[Message, ...]:
        """Say that nothing stands in the way of the robot."""
        del task, workspace
        return (say("iqlandie-programming-free"),)

    def made(
        self, task: programming.ProgrammingTask, workspace: Square | None, steps: Sequence[programming.Stand]
    ) -> Iterator[Message]:
        """Tell where the robot was put in the end."""
        del task, steps
        if workspace is not None:
            yield say("iqlandie-programming-put", "own", cell=name_square(workspace))

    def step(
        self, task: programming.ProgrammingTask, workspace: Square | None, step: programming.Stand
    ) -> Message:
        """Tell where the robot would be put."""
        del task, workspace
        return say("iqlandie-programming-step", cell=name_square(step.square))

    def solution(
        self, task: programming.ProgrammingTask, steps: Sequence[programming.Stand]
    ) -> tuple[Message, ...]:
        """Tell where each command ends."""
        del steps
        stops = programming.walk(task)
        return (
            say("iqlandie-programming-solution", cell=name_square(stops[-1])),
            say("iqlandie-programming-way", cells=list_squares(stops[1:])),
        )

    def hinted(self, args: Mapping[str, Any]) -> dict[str, Value]:
        """Name commands and directions."""
        values: dict[str, Value] = {}
        if "command" in args and isinstance(args["command"], programming.Command):
            values["command"] = _named(args["command"])
        if "direction" in args:
            values["way"] = name_direction(args["direction"])
        if "sign" in args:
            values["sign"] = name_sign(args["sign"])
        return values


def _named(command: programming.Command) -> Nested:
    return Nested(say("iqlandie-programming-order", sign=name_sign(command.sign), count=command.count))


def _signs(signs: Sequence[int], quarters: int) -> Listing:
    """Name signs with their directions, clockwise from the north."""
    ordered = sorted(signs, key=lambda sign: programming.sign_direction(sign, quarters))
    return Listing(
        tuple(
            Nested(
                say(
                    "iqlandie-programming-sign",
                    way=name_direction(programming.sign_direction(sign, quarters)),
                    sign=name_sign(sign),
                )
            )
            for sign in ordered
        )
    )
