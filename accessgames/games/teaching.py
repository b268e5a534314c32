"""What a game teaches: aims by their names, and tasks that nobody has seen for the test at the end.

An aim is a predicate over what came about by the rules, never a line of text: whatever reaches it is right.
What does not reach it is answered by what it would do in this very position.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, Generic, Protocol, TypeVar

from accessgames.dataclasses import dataclass

if TYPE_CHECKING:
    from accessgames.engine import Perspective, Stream
    from accessgames.engine.driver import ScriptedMove
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


class Teaching(Protocol):
    """What the lessons of a game need beside their file."""

    @property
    def aims(self) -> Mapping[str, Aim[Any, Any]]:
        """The aims by name."""

    @property
    def kinds(self) -> tuple[str, ...]:
        """Sorts of tasks of a test, taken in turn."""

    def make(self, kind: str, stream: Stream, /) -> TestTask | None:
        """Make a task from what a stream draws; None where this draw came out dull and another is tried."""
