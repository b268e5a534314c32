"""How sure a share of won games is."""

from __future__ import annotations

from math import sqrt
from typing import Final

Z: Final = 1.959963984540054
"""Standard deviations on both sides that hold 95 percent of a normal distribution."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the 95 percent interval of a share (E. B. Wilson 1927, without correction for continuity).

    Games with a shared first place count half to both players. That makes the interval wider than it had to
    be, since a half varies less than a win or a loss.

    Args:
        wins: Games won, halves included.
        games: Games played, at least 1.

    >>> [round(100 * end, 1) for end in wilson(60, 100)]
    [50.2, 69.1]
    """
    share, square = wins / games, Z * Z / games
    middle = share + square / 2
    reach = Z * sqrt(share * (1 - share) / games + square / (4 * games))
    return (middle - reach) / (1 + square), (middle + reach) / (1 + square)
