"""How long computer players may think while a person waits: less, once that person has typed something."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Final

GRACE: Final = 0.3
"""Seconds that thinking may go on after somebody has typed: `konec` is heard within a second."""

JUMP: Final = 60.0
"""Seconds by which the clock goes ahead at every look then; no decision may take that long."""


class Patience:
    """A clock for players that look at it while they think; it runs ahead where a person waits."""

    def __init__(self, typed: Callable[[], bool], clock: Callable[[], float] = perf_counter) -> None:
        """Measure with a clock.

        Args:
            typed: Tells whether something that was typed waits to be read.
            clock: Seconds from any beginning.
        """
        self._typed = typed
        self._clock = clock
        self._since: float | None = None
        self._ahead = 0.0

    def __call__(self) -> float:
        """Return seconds from a beginning; between two calls more may seem to have passed than has."""
        now = self._clock()
        if not self._typed():
            self._since = None
        elif self._since is None:
            self._since = now
        elif now - self._since >= GRACE:
            self._ahead += JUMP
        return now + self._ahead
