"""Sequential halving: all candidates are tried as often, then the better half of them again, and so on.

After Z. Karnin, T. Koren and O. Somekh, "Almost optimal exploration in multi-armed bandits" (2013). Where
there is time for a few dozen worlds only, it wastes fewer of them than a rule made for endless trying.
"""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from accessgames.bots.search.tree import Edge, Spread


class Sieve:
    """Tells which of the root's edges to try next, and which is best."""

    __slots__ = ("_due", "_faith", "_left", "_out", "_spread")

    def __init__(self, edges: Sequence[Edge], spread: Spread, faith: float) -> None:
        """Begin with all edges.

        Args:
            edges: What can be tried, at least one.
            spread: The results so far.
            faith: Tries for which the priors count.
        """
        self._left = list(edges)
        self._out: list[Edge] = []
        self._due: list[Edge] = []
        self._spread = spread
        self._faith = faith

    def next(self, tries: int) -> Edge | None:
        """Return the edge to try next, None when only one is left.

        Args:
            tries: How often something can still be tried, this time included.
        """
        if not self._due:
            if any(edge.visits for edge in self._left):
                self._halve()
            count = len(self._left)
            if count == 1:
                return None
            rounds = (count - 1).bit_length()
            self._due = self._left * max(1, tries // rounds // count)
            self._due.reverse()
        return self._due.pop()

    def _halve(self) -> None:
        ranked = self.ranked()
        half = (len(self._left) + 1) // 2
        self._left, self._out = ranked[:half], ranked[half:]

    def ranked(self) -> list[Edge]:
        """Return all edges, the best first: those that are left, then those that went out last."""
        return [*sorted(self._left, key=self._standing, reverse=True), *self._out]

    def _standing(self, edge: Edge) -> float:
        """Return what an edge seems to be worth: its results, and its prior for as many as `faith`."""
        believed = self._spread.mean + self._spread.deviation * log(edge.prior)
        count = edge.visits + self._faith
        return (edge.total + self._faith * believed) / count if count else believed
