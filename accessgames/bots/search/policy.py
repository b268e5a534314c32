"""The player that searches: considers what its guide proposes, and plays what was worth trying most often."""

from __future__ import annotations

from dataclasses import dataclass
from heapq import nlargest
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from accessgames.bots.search.halving import Sieve
from accessgames.bots.search.limits import Clock, Limits
from accessgames.bots.search.looking import Looking
from accessgames.bots.search.worlds import Worlds
from accessgames.engine import Halving

if TYPE_CHECKING:
    from collections.abc import Iterable

    from accessgames.bots.search.tree import Edge
    from accessgames.engine import Decision, Search

A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class Considered(Generic[A]):
    """An action after the search.

    Attributes:
        action: A legal action.
        visits: How often it was tried.
        worth: Average chance of winning after it, from 0 to 1; 0 when it was never tried.
    """

    action: A
    visits: int
    worth: float


@dataclass(frozen=True, slots=True)
class SearchPolicy:
    """Information-set tree search as a player; it sees a view and worlds made up from it, never a state.

    Attributes:
        plan: How the game wants to be searched.
        clock: What tells the time in play; None where decisions have to be repeatable.
    """

    plan: Search
    clock: Clock | None = None

    def choose(self, decision: Decision[Any, Any], /) -> Any:  # noqa: ANN401 - actions differ by game
        """Return the legal action that proved best: tried most often, or left over by halving."""
        legal = decision.legal
        return next(iter(legal)) if len(legal) == 1 else self.consider(decision)[0].action

    def consider(self, decision: Decision[Any, A]) -> tuple[Considered[A], ...]:
        """Search, and return what was considered, the best first.

        A single candidate is returned untried, as there is nothing to compare it with.

        Raises:
            LookupError: The guide proposes nothing that is legal, which is a defect of the game.
        """
        limits = Limits(self.plan.iterations, self.plan.milliseconds, self.clock)
        begun = limits.now()
        looking = Looking(
            self.plan,
            decision.game,
            decision.seat,
            Worlds(decision.game, decision.view, decision.stream),
        )
        looking.keep(decision.legal)
        rounds = limits.rounds(begun) if len(looking.roots) > 1 else ()
        if isinstance(self.plan, Halving):
            found = _halved(looking, rounds, self.plan.faith)
        else:
            found = _searched(looking, rounds)
        return tuple(Considered(edge.action, edge.visits, edge.mean) for edge in found)


def _searched(looking: Looking, rounds: Iterable[int]) -> list[Edge]:
    """Look ahead where it promises most, and return the roots, those first that were tried most often."""
    for left in rounds:
        if decided(looking.roots, left):
            break
        looking.look()
    return sorted(looking.roots, key=lambda edge: (-edge.visits, -edge.mean))


def _halved(looking: Looking, rounds: Iterable[int], faith: float) -> list[Edge]:
    """Look ahead after each root, then after the better half of them, and return them, the best first."""
    sieve = Sieve(looking.roots, looking.spread, faith)
    for left in rounds:
        root = sieve.next(left)
        if root is None:
            break
        looking.look(root)
    return sieve.ranked()


def decided(edges: list[Edge], left: int) -> bool:
    """Tell whether no other edge can be tried as often as the leader in the iterations that are left."""
    first, second = nlargest(2, (edge.visits for edge in edges))
    return first - second > left
