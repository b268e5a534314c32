"""The tree of a search: what was tried from where, how often, what came of it, what to try next.

Sequential halving tries all candidates as often, then the better half of them again, and so on. After Z.
Karnin, T. Koren and O. Somekh, "Almost optimal exploration in multi-armed bandits" (2013). Where there is
time for a few dozen worlds only, it wastes fewer of them than a rule made for endless trying.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from math import log, sqrt
from typing import Any, Final

_FIRST_SPREAD: Final = 0.1
"""Standard deviation of the results that is assumed before there are any."""


class Edge:
    """An action of a seat at a node.

    Attributes:
        action: The action.
        prior: Its weight in the world that was last looked into.
        visits: How often it was tried.
        seen: How often it could have been tried (the availability count of Cowling et al.).
        total: Sum of the results, from 0 to 1 each, of the seat that acts.
        nodes: What came after it, by who decides next and, where luck is told apart, what luck brought.
    """

    __slots__ = ("action", "nodes", "prior", "seen", "total", "visits")

    def __init__(self, action: Any, prior: float) -> None:  # noqa: ANN401 - actions differ by game
        """Make the edge of an action that was never tried."""
        self.action = action
        self.prior = prior
        self.visits = 0
        self.seen = 0
        self.total = 0.0
        self.nodes: dict[Hashable, Node] = {}

    @property
    def mean(self) -> float:
        """Average result of the seat that acts, 0 when it was never tried."""
        return self.total / self.visits if self.visits else 0.0

    def node(self, key: Hashable) -> Node:
        """Return the node that follows, a new one when nothing has followed yet."""
        found = self.nodes.get(key)
        if found is None:
            found = self.nodes[key] = Node()
        return found

    def learn(self, result: float) -> None:
        """Add a result."""
        self.visits += 1
        self.total += result


class Node:
    """A decision as the searching seat can tell it apart from others.

    Attributes:
        edges: What was possible here in some world, by action.
    """

    __slots__ = ("edges",)

    def __init__(self) -> None:
        """Make a node where nothing was tried."""
        self.edges: dict[Any, Edge] = {}

    def available(self, candidates: Sequence[tuple[Any, float]]) -> list[Edge]:
        """Return the edges of what is possible in this world, with the priors of this world."""
        edges = self.edges
        found = []
        for action, prior in candidates:
            edge = edges.get(action)
            if edge is None:
                edge = edges[action] = Edge(action, prior)
            else:
                edge.prior = prior
            found.append(edge)
        return found


class RunningSpread:
    """How far results are apart, so that exploration needs no scale of its own in each game."""

    __slots__ = ("_count", "_mean", "_squares")

    def __init__(self) -> None:
        """Know nothing yet."""
        self._count = 0
        self._mean = 0.0
        self._squares = 0.0

    def learn(self, result: float) -> None:
        """Add a result (Welford's way)."""
        self._count += 1
        before = result - self._mean
        self._mean += before / self._count
        self._squares += before * (result - self._mean)

    @property
    def mean(self) -> float:
        """Average of the results, 0 when there are none."""
        return self._mean

    @property
    def deviation(self) -> float:
        """Standard deviation of the results, at first a guess."""
        return sqrt((self._squares + _FIRST_SPREAD**2) / (self._count + 1))


def select_edge(edges: Sequence[Edge], exploration: float) -> Edge:
    """Return the edge to try next, and count that all of them could have been.

    An edge is worth its average result and more the rarer it was tried among the times it could have been,
    in proportion to its prior against the average prior. What was never tried counts as the average of all.

    Args:
        edges: What is possible in this world, the best first; at least one.
        exploration: What being rarely tried is worth, in the unit of results.
    """
    visits = total = priors = 0.0
    for edge in edges:
        edge.seen += 1
        visits += edge.visits
        total += edge.total
        priors += edge.prior
    usual = total / visits if visits else 0.0
    scale = exploration * len(edges) / priors
    best, most = edges[0], -1.0
    for edge in edges:
        tried = edge.visits
        mean = edge.total / tried if tried else usual
        value = mean + scale * edge.prior * sqrt(edge.seen) / (1 + tried)
        if value > most:
            best, most = edge, value
    return best


class SequentialHalving:
    """Tells which of the root's edges to try next, and which is best."""

    __slots__ = ("_due", "_faith", "_left", "_out", "_spread")

    def __init__(self, edges: Sequence[Edge], spread: RunningSpread, faith: float) -> None:
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
