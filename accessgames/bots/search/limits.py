"""When a search ends: after so many iterations, when time is up, or when the leader cannot be caught."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

Clock = Callable[[], float]
"""Seconds from any beginning, such as `time.perf_counter`; bots have no clock of their own."""

_MILLI = 1e-3


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits of one decision.

    Attributes:
        iterations: The most iterations.
        milliseconds: The most time, where there is a clock.
        clock: What tells the time; None where a decision has to be repeatable.
    """

    iterations: int
    milliseconds: int
    clock: Clock | None = None

    def rounds(self, begun: float) -> Iterator[int]:
        """Yield how many iterations are left, this one included, until one of the limits is reached.

        There is always a first one. A later one begins only when there is time left for one as slow as the
        slowest so far, so the limit is not exceeded by waiting for an iteration to end.

        Args:
            begun: What the clock said when the decision began; without meaning where there is none.
        """
        if self.clock is None:
            yield from range(self.iterations, 0, -1)
            return
        end = begun + self.milliseconds * _MILLI
        slowest, before = 0.0, begun
        for left in range(self.iterations, 0, -1):
            yield left
            now = self.clock()
            slowest, before = max(slowest, now - before), now
            if now + slowest > end:
                return

    def now(self) -> float:
        """Return what the clock says, 0 where there is none."""
        return self.clock() if self.clock is not None else 0.0
