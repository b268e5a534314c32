"""What a game teaches: aims by their names, and tasks that nobody has seen for the test at the end.

An aim is a predicate over what came about by the rules, never a line of text: whatever reaches it is right.
What does not reach it is answered by what it would do in this very position.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence, Sized
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from accessgames.dataclasses import dataclass

if TYPE_CHECKING:
    from accessgames.engine import Perspective, Stream
    from accessgames.engine.driver import ScriptedMove
    from accessgames.games.daily import Course
    from accessgames.language import Message, Value

A = TypeVar("A")
L = TypeVar("L")

PASSED: Final = 8
"""Tasks of a test that have to be right."""

TASKS: Final = 10
"""Tasks of a test."""

MOST_DRAWS: Final = 3000
"""Positions made for one task until one is worth asking about; a game that needs more is broken."""


@dataclass(frozen=True, slots=True)
class Attempt(Generic[A, L]):
    """What a learner wants to do about a task, and what would come about by it.

    Attributes:
        listener: The learner, in the position of the task.
        actions: What the rules allowed, one after another; at least one.
        after: What the learner would know after them, before chance and others go on.
    """

    listener: L
    actions: tuple[A, ...]
    after: Perspective[Any, A, Any, Any]

    @property
    def action(self) -> A:
        """What was done last."""
        return self.actions[-1]


Words = tuple[str, ...]
"""What stands behind the name of an aim in a lesson, such as a colour or a number of points."""


def no_details(listener: object, words: Words, /) -> Mapping[str, Value]:
    """Return nothing: the task needs no word of the position."""
    del listener, words
    return MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Aim(Generic[A, L]):
    """What is to come about. Its texts are `tutor-<game>-aim-<name>`, the task, and with `-hint` at the end.

    Attributes:
        reached: Tells whether it has come about; None while more has to be done for it.
        instead: Says what an attempt that misses it would do in this position.
        details: Returns what the task and its hint may name.
    """

    reached: Callable[[Attempt[A, L], Words], bool | None]
    instead: Callable[[Attempt[A, L], Words], Message]
    details: Callable[[L, Words], Mapping[str, Value]] = no_details


@dataclass(frozen=True, slots=True)
class TestTask:
    """A position in which the first seat is to reach an aim.

    Attributes:
        seats: How many sit at the table.
        options: Options of the game that differ from the usual ones, by key.
        moves: What everybody, chance included, has done since the start of the match.
        aim: Name of the aim, and words behind it.
        act: One way to reach it, in the notation of the game.
        tell: Questions, by word ids and words, whose answers tell the position.
    """

    __test__ = False

    seats: int
    options: Mapping[str, str]
    moves: tuple[ScriptedMove, ...]
    aim: Words
    act: Words
    tell: Words = ()


@dataclass(frozen=True, slots=True)
class Drawn(Generic[A]):
    """A match that has come to a position worth asking about.

    Attributes:
        course: The match so far; the first seat is to act.
        aim: Name of the aim, and words behind it.
        act: One way to reach it.
        tell: Questions, by word ids and words, whose answers tell the position.
        options: Options of the game that differ from the usual ones, each with its value.
    """

    course: Course[Any, A]
    aim: Words
    act: tuple[A, ...]
    tell: Words = ()
    options: tuple[tuple[str, str], ...] = ()


def is_rare(right: Sized, choices: Sized, share: int) -> bool:
    """Tell whether something is right, and at most one of so many choices, so that luck does not find it."""
    return 0 < len(right) * share <= len(choices)


class Teaching(ABC):
    """What the lessons of a game need beside their file; a game says which aims it has and draws positions.

    Attributes:
        aims: The aims by name.
        kinds: Sorts of tasks of a test, taken in turn.
    """

    aims: ClassVar[Mapping[str, Aim[Any, Any]]]
    kinds: ClassVar[tuple[str, ...]]

    @abstractmethod
    def draw(self, kind: str, stream: Stream, /) -> Drawn[Any] | None:
        """Play to a position by what a stream draws; None where it came out dull and another is tried."""

    def spell(self, done: Sequence[Any], listener: Any, /) -> str:  # noqa: ANN401 - rooms import this
        """Return a shorter line for actions in a row than one by one; empty where there is none."""
        del done, listener
        return ""

    def same(self, attempt: Attempt[Any, Any], act: tuple[Any, ...], /) -> bool:
        """Tell whether an attempt leads to the very position that an example of a step leads to."""
        return attempt.actions == act

    def make(self, kind: str, stream: Stream, /) -> TestTask | None:
        """Make a task from what a stream draws; None where this draw came out dull."""
        drawn = self.draw(kind, stream)
        if drawn is None:
            return None
        course = drawn.course
        act = tuple(map(course.game.format_action, drawn.act))
        return TestTask(
            course.setup.seats, dict(drawn.options), tuple(course.moves), drawn.aim, act, drawn.tell
        )
