"""What the four kinds of tasks have in common: squares, cards, workspaces, steps, all that one can ask."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from accessgames.dataclasses import dataclass
from accessgames.engine.grid import Square, parse_square

if TYPE_CHECKING:
    from accessgames.engine import Refusal, Stream

SIDE: Final = 5
"""Columns and rows of the boards of programming and optics."""

DIRECTIONS: Final = ("north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest")
"""A direction is an index into this tuple: clockwise from the north, odd ones are diagonal."""

DELTAS: Final = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
"""Columns to the east and rows to the south that one square in a direction means."""

QUARTERS: Final = ("", "P", "O", "L")
"""Letters of turns by 0 to 3 quarters to the right, as in the notes: right, upside down, left."""


def moved(square: Square, direction: int, count: int = 1) -> Square | None:
    """Return the square so many squares away, or None when it is not on the board."""
    east, south = DELTAS[direction]
    column, row = square.column + count * east, square.row + count * south
    return Square(column, row) if 0 <= column < SIDE and 0 <= row < SIDE else None


def squares() -> tuple[Square, ...]:
    """Return all squares of the board in reading order."""
    return tuple(Square(column, row) for row in range(SIDE) for column in range(SIDE))


def square_on(name: str, side: int) -> Square | None:
    """Read a square of a board with so many columns and rows; None when it is not one."""
    square = parse_square(name)
    return square if square and square.column < side and square.row < side else None


T = TypeVar("T")
W = TypeVar("W")
S = TypeVar("S")

LEVELS: Final = (1, 2, 3)
"""Levels of difficulty, the easiest first."""

STAGES: Final = (1, 2, 3)
"""Stages of a hint: a nudge, the next step, the whole solution."""


@dataclass(frozen=True, slots=True)
class Measure:
    """How hard a task is, in figures that a solver can prove.

    Attributes:
        difficulty: Biology: slides of a shortest solution. Programming: commands. Optics: pieces. Space:
            cards of a smallest solution.
        solutions: Biology: different shortest ways of sliding. Programming: always 1. Optics: different ways
            to place all pieces. Space: different choices of that many unshifted cards with their turns; the
            order in which cards that do not cover each other are laid makes no difference.
    """

    difficulty: int
    solutions: int


@dataclass(frozen=True, slots=True)
class Card:
    """A card of tasks.

    Attributes:
        kind: Id of its kind, such as `biology`.
        task: The task, a value of the kind's own type.
        level: One of `LEVELS`.
        measure: What makes it that level.
    """

    kind: str
    task: Any
    level: int
    measure: Measure


@dataclass(frozen=True, slots=True)
class Hint:
    """Help with a task, made from the present workspace.

    Attributes:
        key: Id of the message, `iqlandie-hint-<kind>-<what>`.
        args: Name and value pairs in the task's own terms.
        steps: The legal steps it advises, to be made one after another: none for a nudge, one for the next
            step, all that are missing for the solution (none when the workspace solves the task already).
    """

    key: str
    args: tuple[tuple[str, object], ...] = ()
    steps: tuple[Any, ...] = ()


class TaskKind(ABC, Generic[T, W, S]):
    """A kind of tasks: pure functions over immutable values.

    `T` is a task, `W` a workspace (what one player has on the board), `S` an atomic step in the workspace.
    All three compare by value and can be hashed.

    Attributes:
        id: `biology`, `programming`, `optics` or `space`.
        prepared: Whether half of the card is shown before the clock starts.
    """

    id: ClassVar[str]
    prepared: ClassVar[bool] = True

    # -------------------------------------------------------------- cards

    @abstractmethod
    def generate(self, stream: Stream, level: int) -> Card:
        """Make a new card of a level."""

    @abstractmethod
    def measure(self, task: T) -> Measure:
        """Measure a task by the independent solver, which knows nothing of how it was made.

        A task without a solution has 0 of them.
        """

    @abstractmethod
    def level(self, task: T, measure: Measure) -> int | None:
        """Return the level of a task that measures so, or None when it is too easy or too hard for all."""

    @abstractmethod
    def preparation(self, task: T) -> object:
        """Return what the half of the card shows that is seen before the clock starts; None without one."""

    # -------------------------------------------------------------- notation

    @abstractmethod
    def format_task(self, task: T) -> str:
        """Write a task as one line of ASCII."""

    @abstractmethod
    def parse_task(self, text: str) -> T:
        """Read what `format_task` wrote.

        Raises:
            MalformedAction: With the text and what is expected.
        """

    @abstractmethod
    def format_step(self, step: S) -> str:
        """Write a step, such as `slide A` or `put e2 Z P`; the first word differs from kind to kind."""

    @abstractmethod
    def parse_step(self, text: str) -> S:
        """Read what `format_step` wrote.

        Raises:
            MalformedAction: With the text and what is expected.
        """

    @abstractmethod
    def format_answer(self, steps: tuple[S, ...]) -> str:
        """Write the steps that build something as an answer, such as `APKAPVTN` or `2L 5O 4`."""

    @abstractmethod
    def parse_answer(self, text: str) -> tuple[S, ...]:
        """Read an answer in either case; steps that only take things away have no place in it.

        Raises:
            MalformedAction: With the text and what is expected.
        """

    # -------------------------------------------------------------- workspace

    @abstractmethod
    def start(self, task: T) -> W:
        """Return the workspace before the first step."""

    @abstractmethod
    def steps(self, task: T, workspace: W) -> tuple[S, ...]:
        """Return the legal steps, each once, sorted by notation."""

    @abstractmethod
    def refusal(self, task: T, workspace: W, step: S) -> Refusal | None:
        """Return why a step can't be made, or None when it is legal; agrees with `steps`."""

    @abstractmethod
    def step(self, task: T, workspace: W, step: S) -> W:
        """Return the workspace after a legal step."""

    @abstractmethod
    def rebuild(self, task: T, workspace: W, answer: tuple[S, ...]) -> tuple[S, ...]:
        """Return the steps that turn the workspace into the answer, whatever lies there now.

        Biology: the answer itself, as symbols can't be lifted; so it counts from where they are. The result
        need not be legal when the answer is not.
        """

    # -------------------------------------------------------------- truth and help

    @abstractmethod
    def check(self, task: T, workspace: W) -> Refusal | None:
        """Return the first thing that is wrong with a workspace as an answer, or None when it is right."""

    def solved(self, task: T, workspace: W) -> bool:
        """Tell whether a workspace is a right answer."""
        return self.check(task, workspace) is None

    @abstractmethod
    def hint(self, task: T, workspace: W, stage: int) -> Hint:
        """Return help of a stage (one of `STAGES`) that starts from the present workspace."""

    def solution(self, task: T) -> tuple[S, ...]:
        """Return one solution, as steps from the empty workspace; always the same one."""
        return self.hint(task, self.start(task), STAGES[-1]).steps


AnyKind = TaskKind[Any, Any, Any]
"""A kind of tasks where it does not matter which."""
