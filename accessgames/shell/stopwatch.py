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


def at_once() -> bool:
    """Tell that everything is out as soon as it is written."""
    return True


class Stopwatch:
    """Measures the time that people take, from when they have heard everything to when they have typed.

    Nothing else is anybody's time: neither computing nor the moves of computer players, neither a pause nor
    the way of the keyboard from hand to hand. Whoever types has heard enough.

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
        self._told = 0
        self._out: Callable[[], bool] | None = None
        self._start: float | None = None

    @contextmanager
    def running(self, out: Callable[[], bool] = at_once) -> Iterator[None]:
        """Measure until a line has been typed, from when `out` says that everything has been heard."""
        self._out = out
        try:
            self._listen()
            yield
        finally:
            self.pending = self.shown if self._steady is None else self.pending + self._steady
            self._out = self._start = None

    @property
    def runs(self) -> bool:
        """Whether a line is awaited and everything is out."""
        self._listen()
        return self._start is not None

    def _listen(self) -> None:
        """Begin if everything is out; that is asked for only until it is."""
        if self._start is None and self._out is not None and self._out():
            self.heard()

    def heard(self) -> None:
        """Begin: somebody types, and listens no more."""
        if self._start is None and self._out is not None:
            self._start = 0.0 if self._steady is not None else self._monotonic()

    @property
    def now(self) -> float | None:
        """Seconds since any moment; None while lines take a fixed time, which is nobody's."""
        return None if self._steady is not None else self._monotonic()

    @property
    def shown(self) -> int:
        """What is pending, with the line that is being waited for; while lines take a fixed time, without."""
        self._listen()
        if self._steady is not None or self._start is None:
            return self.pending
        return self.pending + round((self._monotonic() - self._start) * _SECOND)

    @property
    def untold(self) -> int:
        """What of it the clock of the game has not been told by somebody else either, as far as is known."""
        return max(0, self.shown - self._told)

    def told(self) -> None:
        """Note that somebody else has told the clock of the game how late it is."""
        self._told = self.shown

    def taken(self) -> int:
        """Return what is pending; nothing is from now on."""
        milliseconds, self.pending, self._told = self.pending, 0, 0
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
