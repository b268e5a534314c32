"""What can be told about every kind of task: card, workspace, single squares, steps, solutions."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from types import MappingProxyType
from typing import Any, Final, Generic, TypeVar

from accessgames.engine.grid import Square
from accessgames.games.iqlandie.naming import EMPTY, name_direction
from accessgames.games.iqlandie.tasks.kind import DELTAS
from accessgames.language import Listing, Message, Value, say
from accessgames.language.space import name_square

T = TypeVar("T")
W = TypeVar("W")
S = TypeVar("S")

_NEIGHBOURS: Final = tuple(enumerate(DELTAS))


class Teller(ABC, Generic[T, W, S]):
    """Tells tasks of one kind.

    `T` is a task, `W` a workspace, `S` a step, as in `tasks.kind.TaskKind`.

    Attributes:
        side: Columns and rows of its board.
        few: After so many steps the workspace is told by itself; 0: only when it is asked for.
    """

    side: int
    few: int = 0

    @abstractmethod
    def prepared(self, preparation: Any) -> Sequence[Message]:  # noqa: ANN401 - each kind has its own
        """Tell the half of the card that is seen before the clock starts."""

    @abstractmethod
    def goal(self, task: T) -> Sequence[Message]:
        """Tell the other half of the card: what is to be done."""

    @abstractmethod
    def state(self, task: T, workspace: W) -> Sequence[Message]:
        """Tell the workspace as a whole."""

    @abstractmethod
    def difference(self, task: T, workspace: W) -> Sequence[Message]:
        """Tell what is right already and what is not."""

    @abstractmethod
    def content(self, task: T, workspace: W, square: Square) -> Value:
        """Name what a square of the workspace holds."""

    @abstractmethod
    def free(self, task: T, workspace: W) -> Sequence[Message]:
        """Tell what is free or not used yet."""

    @abstractmethod
    def made(self, task: T, workspace: W, steps: Sequence[S]) -> Iterator[Message]:
        """Tell steps that were just made, one after another; the workspace is the one after them."""

    @abstractmethod
    def step(self, task: T, workspace: W, step: S) -> Message:
        """Tell a possible step, for lists and previews."""

    @abstractmethod
    def solution(self, task: T, steps: Sequence[S]) -> Sequence[Message]:
        """Tell steps that solve the task."""

    @abstractmethod
    def hinted(self, args: Mapping[str, Any]) -> dict[str, Value]:
        """Turn the arguments of hints and refusals of this kind into values."""

    # ------------------------------------------------------------------ the same for all kinds

    def told_before(self, preparation: Any) -> W | None:  # noqa: ANN401 - each kind has its own
        """Return the workspace that the preparation tells; None where that takes the whole card."""
        del preparation
        return None

    def cell(self, task: T, workspace: W, square: Square) -> Sequence[Message]:
        """Tell one square."""
        return (self.lies(task, workspace, square),)

    def lies(self, task: T, workspace: W, square: Square) -> Message:
        """Tell what lies on a square, and nothing of what shall."""
        return say("iqlandie-cell", cell=name_square(square), content=self.content(task, workspace, square))

    def row(self, task: T, workspace: W, row: int) -> Message:
        """Tell a row from the left; 0 is the topmost, which is named 1."""
        squares = (Square(column, row) for column in range(self.side))
        items = _merged(self.content(task, workspace, square) for square in squares)
        return say("iqlandie-row", row=row + 1, items=items)

    def column(self, task: T, workspace: W, column: int) -> Message:
        """Tell a column from the top; 0 is the leftmost, which is named a."""
        squares = (Square(column, row) for row in range(self.side))
        items = _merged(self.content(task, workspace, square) for square in squares)
        return say("iqlandie-column", cell=name_square(Square(column, 0)), items=items)

    def board(self, task: T, workspace: W) -> Sequence[Message]:
        """Tell all rows; neighbouring ones that are empty together."""
        rows = [self.row(task, workspace, row) for row in range(self.side)]
        empty = [message.args["items"] == Listing((EMPTY,)) for message in rows]
        told: list[Message] = []
        for bare, group in groupby(range(self.side), empty.__getitem__):
            lines = tuple(group)
            if bare and len(lines) > 1:
                told.append(say("iqlandie-rows-empty", row=lines[0] + 1, last=lines[-1] + 1))
            else:
                told += [rows[line] for line in lines]
        return tuple(told)

    def around(self, task: T, workspace: W, square: Square) -> Iterator[Message]:
        """Tell the neighbours of a square clockwise from the north."""
        yield from (
            [self.lies(task, workspace, square)] if task is None else self.cell(task, workspace, square)
        )
        for direction, (east, south) in _NEIGHBOURS:
            near = Square(square.column + east, square.row + south)
            if 0 <= near.column < self.side and 0 <= near.row < self.side:
                content = self.content(task, workspace, near)
                yield say(
                    "iqlandie-around", way=name_direction(direction), cell=name_square(near), content=content
                )

    def squares(self) -> Iterator[Square]:
        """Yield the squares of the board in reading order."""
        return (Square(column, row) for row in range(self.side) for column in range(self.side))


def _merged(contents: Iterable[Value]) -> Listing:
    """Name what squares hold; "empty" once where all of them are."""
    found = tuple(contents)
    return Listing(found[:1] if all(content == EMPTY for content in found) else found)


def solution_lines(key: str, name: str, lines: Sequence[Listing]) -> tuple[Message, ...]:
    """Tell a solution in as many lines as it takes; only the first says that it is one.

    Args:
        key: The message.
        name: Name of the argument that takes a line.
        lines: What the lines have.
    """
    return tuple(
        Message(key, MappingProxyType({name: few, "part": "more" if number else "first"}))
        for number, few in enumerate(lines)
    )
