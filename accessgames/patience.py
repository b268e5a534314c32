"""Progress in words: what takes long says how far it is, ever more rarely, and can be stopped.

Nothing is told of what is quick, and nothing of what is done: then the result is told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from time import perf_counter
from typing import Final, TypeAlias

from accessgames.dataclasses import dataclass
from accessgames.engine import GameError, Watch
from accessgames.language import Message, Nested, keys, say

QUIET_SECONDS: Final = 2.0
"""Seconds that people wait without a word."""

_GAMES, _DECISIONS, _ACTIONS, _LINES, _MATCHES, _POSITIONS, _SEARCHED, _FILES, _PORTS = keys(
    "patience-games", "patience-decisions", "patience-actions", "patience-lines", "patience-matches",
    "patience-positions", "patience-searched", "patience-files", "patience-ports",
)  # fmt: skip

Clock: TypeAlias = Callable[[], float]
"""Seconds from any beginning."""


def still() -> float:
    """Tell no time: nobody waits, so that everything that is told repeats."""
    return 0.0


class Waiting:
    """Knows when whoever waits is to hear a word: after two seconds, then after twice as long."""

    def __init__(self, clock: Clock) -> None:
        """Begin to wait."""
        self._clock = clock
        self._begun = clock()
        self._next = QUIET_SECONDS

    def due(self) -> int | None:
        """Return how many whole seconds have passed where that is worth a word now; else None."""
        passed = self._clock() - self._begun
        if passed < self._next:
            return None
        self._next = 2 * passed
        return int(passed)


def nothing(_message: Message) -> None:
    """Tell nobody."""


@dataclass(frozen=True, slots=True)
class Patience:
    """What makes waiting bearable for whoever waits here.

    Attributes:
        tell: Tells a sentence at once.
        clock: Tells the time.
        breakable: Entered during the work, so that Ctrl+C may break into it.
    """

    tell: Callable[[Message], None] = nothing
    clock: Clock = perf_counter
    breakable: Callable[[], AbstractContextManager[None]] = nullcontext

    def games(self, total: int) -> AbstractContextManager[Watch]:
        """Tell in a block how many games are played; as `during`."""
        return self.during(_GAMES, total)

    def decisions(self, total: int) -> AbstractContextManager[Watch]:
        """Tell in a block how many decisions are judged; as `during`."""
        return self.during(_DECISIONS, total)

    def actions(self, total: int) -> AbstractContextManager[Watch]:
        """Tell in a block how many actions of a match are played through; as `during`."""
        return self.during(_ACTIONS, total)

    def positions(self, total: int) -> AbstractContextManager[Watch]:
        """Tell in a block how many positions were tried of so many at most; as `during`."""
        return self.during(_POSITIONS, total)

    def searched(self, total: int) -> AbstractContextManager[Watch]:
        """Tell in a block how many matches were looked through; as `during`."""
        return self.during(_SEARCHED, total)

    def lines(self, total: int) -> AbstractContextManager[Watch]:
        """Tell in a block how many lines of a club are checked; as `during`."""
        return self.during(_LINES, total)

    def matches(self, total: int) -> AbstractContextManager[Watch]:
        """Tell in a block how many finished matches are counted; as `during`."""
        return self.during(_MATCHES, total)

    def files(self, total: int) -> AbstractContextManager[Watch]:
        """Tell in a block how many files are packed or unpacked; as `during`."""
        return self.during(_FILES, total)

    def ports(self, total: int) -> AbstractContextManager[Watch]:
        """Tell in a block how many voices and displays were tried; as `during`."""
        return self.during(_PORTS, total)

    @contextmanager
    def during(self, unit: str, total: int) -> Iterator[Watch]:
        """Tell in the block how far its work is; Ctrl+C ends it.

        Args:
            unit: Key of the message that tells what is counted, by how many are `done` of the `total`.
            total: How many there are.

        Yields:
            What the work calls with the number of those that are done.

        Raises:
            GameError: `patience-stopped` with what was `reached`, where Ctrl+C was pressed.
        """
        waiting, reached = Waiting(self.clock), 0

        def watch(done: int) -> None:
            nonlocal reached
            reached = done
            if done < total and waiting.due() is not None:
                self.tell(say("patience-goes-on", reached=Nested(_count(unit, done, total))))

        try:
            with self.breakable():
                yield watch
        except KeyboardInterrupt:
            raise GameError("patience-stopped", reached=_count(unit, reached, total)) from None


def _count(unit: str, done: int, total: int) -> Message:
    return Message(unit, {"done": done, "total": total}, "system")


NOBODY_WAITS: Final = Patience(clock=still)
"""Of those who don't hear, such as other programs."""
