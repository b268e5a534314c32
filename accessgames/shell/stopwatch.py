"""Real time at the table: how long people take, and how long computer players may think meanwhile."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Final

_SECOND: Final = 1000

TIMED_WORDS: Final = frozenset({"time", "status", "who"})
"""Questions about time: before they are answered, the clock of the game is told how late it is."""


class Stopwatch:
    """Measures the time that people take, from when they have heard everything to when they have typed.

    Nothing else is anybody's time: neither computing nor the moves of computer players, neither a pause nor
    the way of the keyboard from hand to hand.

    Attributes:
        pending: Milliseconds that the clock of the game has not been told of yet.
    """

    def __init__(self, monotonic: Callable[[], float] = time.monotonic, steady: int | None = None) -> None:
        """Begin with nothing.

        Args:
            monotonic: Gives seconds since any moment.
            steady: Milliseconds that every line takes, whatever the real time, so that a whole game through a
                pipe repeats; None to measure.
        """
        self._monotonic = monotonic
        self._steady = steady
        self.pending = 0
        self._start: float | None = None

    @contextmanager
    def running(self) -> Iterator[None]:
        """Measure until a line has been typed."""
        self._start = self._monotonic()
        try:
            yield
        finally:
            self.pending = self.shown if self._steady is None else self.pending + self._steady
            self._start = None

    @property
    def now(self) -> float | None:
        """Seconds since any moment; None while lines take a fixed time, which is nobody's."""
        return None if self._steady is not None else self._monotonic()

    @property
    def shown(self) -> int:
        """What is pending, with the line that is being waited for; while lines take a fixed time, without."""
        if self._start is None or self._steady is not None:
            return self.pending
        return self.pending + round((self._monotonic() - self._start) * _SECOND)

    def taken(self) -> int:
        """Return what is pending; nothing is from now on."""
        milliseconds, self.pending = self.pending, 0
        return milliseconds


GRACE: Final = 0.3
"""Seconds that thinking may go on after somebody has typed: `konec` is heard within a second."""

JUMP: Final = 60.0
"""Seconds by which the clock goes ahead at every look then; no decision may take that long."""


def _unseen() -> None:
    """Take no notice."""


class ThinkingBudget:
    """A clock for players that look at it while they think; it runs ahead where a person waits.

    Attributes:
        looked: Called whenever somebody looks, so that whoever waits can be told.
    """

    def __init__(self, typed: Callable[[], bool], clock: Callable[[], float] = perf_counter) -> None:
        """Measure with a clock.

        Args:
            typed: Tells whether something that was typed waits to be read.
            clock: Seconds from any beginning.
        """
        self._typed = typed
        self._clock = clock
        self.looked: Callable[[], None] = _unseen
        self._since: float | None = None
        self._ahead = 0.0

    def __call__(self) -> float:
        """Return seconds from a beginning; between two calls more may seem to have passed than has."""
        self.looked()
        now = self._clock()
        if not self._typed():
            self._since = None
        elif self._since is None:
            self._since = now
        elif now - self._since >= GRACE:
            self._ahead += JUMP
        return now + self._ahead
