"""How time is measured: warm-up first, then repeats, then the median or the best of them."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from statistics import median
from typing import Final

clock: Final = time.perf_counter if sys.platform == "win32" else time.process_time
"""Processor time, which other programs do not disturb; Windows counts that in steps of 15 ms."""


def once(work: Callable[[], object]) -> float:
    """Return the seconds that one call takes."""
    started = clock()
    work()
    return clock() - started


def best(work: Callable[[], object], repeats: int = 3) -> float:
    """Return the seconds of the fastest of some calls; the others were disturbed."""
    return min(once(work) for _ in range(repeats))


def rate(work: Callable[[], int], seconds: float = 0.5, repeats: int = 3) -> float:
    """Return how many units per second `work` does: the median of some stretches after a warm-up.

    Args:
        work: Does some units and returns how many.
        seconds: Length of a stretch.
        repeats: Number of stretches.
    """
    work()
    return median(_stretch(work, seconds) for _ in range(repeats))


def _stretch(work: Callable[[], int], seconds: float) -> float:
    units = 0
    started = clock()
    elapsed = 0.0
    while elapsed < seconds:
        units += work()
        elapsed = clock() - started
    return units / elapsed


def quantile(values: Sequence[float], share: float) -> float:
    """Return the smallest value that at least `share` of the values do not exceed.

    >>> quantile([5, 1, 4, 2, 3], 0.5)
    3
    """
    ordered = sorted(values)
    return ordered[max(0, -int(-share * len(ordered) // 1) - 1)]
