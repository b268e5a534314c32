"""The player that looks ahead under hidden information: one tree, one made-up world per iteration."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Sequence
from heapq import nlargest
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from accessgames.bots.search_tree import Edge, Node, RunningSpread, SequentialHalving, select_edge
from accessgames.dataclasses import dataclass
from accessgames.engine import CHANCE, Actor, Halving, Opening, Stream, is_seat
from accessgames.engine.driver import first_to_move

if TYPE_CHECKING:
    from accessgames.engine import Decision, Game, Outcome, Search

Timer = Callable[[], float]
"""Seconds from any beginning, such as `time.perf_counter`; bots have no clock of their own."""

_MILLI = 1e-3


@dataclass(frozen=True, slots=True)
class SearchLimits:
    """The limits of one decision.

    Attributes:
        iterations: The most iterations.
        milliseconds: The most time, where there is a clock.
        clock: What tells the time; None where a decision has to be repeatable.
    """

    iterations: int
    milliseconds: int
    clock: Timer | None = None

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


class SampledWorlds:
    """The worlds of one decision: what the view allows, with the luck that follows.

    World number k is the same whatever was tried before. Every action of the root meets the worlds in the
    same order, so actions are compared on the same hidden cards and much the same luck, which needs far
    fewer of them than worlds drawn for each action anew.
    """

    def __init__(self, game: Game[Any, Any, Any, Any], view: Any, stream: Stream) -> None:  # noqa: ANN401 - by game
        """Make worlds of a view; two numbers are drawn from the stream of the bot, nothing else."""
        self._game = game
        self._view = view
        self._made = Stream(str(stream.getrandbits(64)), "worlds")
        self._luck = Stream(str(stream.getrandbits(64)), "luck")
        self._worlds: dict[int, Any] = {}

    def enter(self, number: int) -> Any:  # noqa: ANN401 - states differ by game
        """Return a world by its number from 0, and bring its luck back to the beginning."""
        self._luck.seek(number)
        if number not in self._worlds:
            self._made.seek(number)
            self._worlds[number] = self._game.resample(self._view, self._made)
        return self._worlds[number]

    def luck(self, state: Any, actor: Actor) -> Any:  # noqa: ANN401 - states and actions differ by game
        """Return what chance or the clock does next in the world that was entered last."""
        if actor == CHANCE:
            return self._game.chance(state, self._luck)
        return self._game.clock(state, self._luck)


LONGEST_SIMULATION: Final = 400
"""Actions after which a look ahead ends, whatever the game does by itself between two decisions."""


def victory_shares(outcome: Outcome) -> tuple[float, ...]:
    """Return for each seat its share of a victory: 1 for the only winner, less for those who share it.

    >>> from accessgames.engine import make_outcome
    >>> victory_shares(make_outcome([(), (), ()], "cards"))[0] == 1 / 3
    True
    """
    winners = outcome.winners()
    return tuple((seat in winners) / len(winners) for seat in range(len(outcome.places)))


class Simulation:
    """Looks ahead again and again for one decision.

    Attributes:
        roots: The actions that are considered.
        spread: The results so far.
    """

    __slots__ = ("_game", "_plan", "_seat", "_worlds", "roots", "spread")

    def __init__(
        self, plan: Search, game: Game[Any, Any, Any, Any], seat: int, worlds: SampledWorlds
    ) -> None:
        """Ask the guide in the first world what to consider."""
        self._plan = plan
        self._game = game
        self._seat = seat
        self._worlds = worlds
        self.spread = RunningSpread()
        guide = plan.guide
        propose = guide.openings if isinstance(guide, Opening) else guide.candidates
        candidates = propose(game, worlds.enter(0), seat)
        self.roots: list[Edge] = Node().available(candidates[: plan.breadth])

    def keep(self, legal: Collection[Any]) -> None:
        """Leave out what is not legal.

        Raises:
            LookupError: Nothing is left, which is a defect of the guide.
        """
        self.roots = [edge for edge in self.roots if edge.action in legal]
        if not self.roots:
            raise LookupError(self._game.id)

    def look(self, root: Edge | None = None) -> None:
        """Look ahead once, after a root or after the one that is to be tried next."""
        if root is None:
            root = select_edge(self.roots, self._exploration)
        path: list[tuple[Edge, int]] = [(root, self._seat)]
        results = self._follow(self._worlds.enter(root.visits), path)
        for edge, seat in path:
            edge.learn(results[seat])
        self.spread.learn(results[self._seat])

    @property
    def _exploration(self) -> float:
        return self._plan.exploration * self.spread.deviation

    def _follow(self, state: Any, path: list[tuple[Edge, int]]) -> Sequence[float]:  # noqa: ANN401 - by game
        """Go down the tree, write down the way, and return the result of each seat."""
        game, left = self._game, self._plan.depth - 1
        actor: Actor = self._seat
        action = path[0][0].action
        shown: tuple[Hashable, ...] = ()
        for _ in range(LONGEST_SIMULATION):
            state, events = game.apply(state, actor, action)
            if self._plan.luck:
                shown = self._shown(actor, events, shown)
            actors = game.actors(state)
            if not actors:
                break
            actor = first_to_move(actors)
            if not is_seat(actor):
                action = self._worlds.luck(state, actor)
                continue
            if not left:
                break
            candidates = self._plan.guide.candidates(game, state, actor)
            action = candidates[0][0]
            if len(candidates) == 1:
                left -= self._plan.lone
            else:
                left -= 1
                edge = self._choose(path[-1][0].node((actor, shown)), actor, candidates)
                path.append((edge, actor))
                action, shown = edge.action, ()
        outcome = game.outcome(state)
        return self._plan.guide.worth(game, state) if outcome is None else victory_shares(outcome)

    def _choose(self, node: Node, seat: int, candidates: Sequence[tuple[Any, float]]) -> Edge:
        most = self._plan.later if seat == self._seat else self._plan.replies
        return select_edge(node.available(candidates[:most]), self._exploration)

    def _shown(
        self, actor: Actor, events: Sequence[Any], shown: tuple[Hashable, ...]
    ) -> tuple[Hashable, ...]:
        """Add what the searching seat is told of what luck brought."""
        if is_seat(actor):
            return shown
        told = (self._game.redact(event, self._seat) for event in events)
        return (*shown, *(event for event in told if event is not None))


A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class SearchedAction(Generic[A]):
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
    clock: Timer | None = None

    def choose(self, decision: Decision[Any, Any], /) -> Any:  # noqa: ANN401 - actions differ by game
        """Return the legal action that proved best: tried most often, or left over by halving."""
        legal = decision.legal
        return next(iter(legal)) if len(legal) == 1 else self.consider(decision)[0].action

    def consider(self, decision: Decision[Any, A]) -> tuple[SearchedAction[A], ...]:
        """Search, and return what was considered, the best first.

        A single candidate is returned untried, as there is nothing to compare it with.

        Raises:
            LookupError: The guide proposes nothing that is legal, which is a defect of the game.
        """
        limits = SearchLimits(self.plan.iterations, self.plan.milliseconds, self.clock)
        begun = limits.now()
        simulation = Simulation(
            self.plan,
            decision.game,
            decision.seat,
            SampledWorlds(decision.game, decision.view, decision.stream),
        )
        simulation.keep(decision.legal)
        rounds = limits.rounds(begun) if len(simulation.roots) > 1 else ()
        if isinstance(self.plan, Halving):
            found = _halved(simulation, rounds, self.plan.faith)
        else:
            found = _searched(simulation, rounds)
        return tuple(SearchedAction(edge.action, edge.visits, edge.mean) for edge in found)


def _searched(simulation: Simulation, rounds: Iterable[int]) -> list[Edge]:
    """Look ahead where it promises most, and return the roots, those first that were tried most often."""
    for left in rounds:
        if decided(simulation.roots, left):
            break
        simulation.look()
    return sorted(simulation.roots, key=lambda edge: (-edge.visits, -edge.mean))


def _halved(simulation: Simulation, rounds: Iterable[int], faith: float) -> list[Edge]:
    """Look ahead after each root, then after the better half of them, and return them, the best first."""
    halving = SequentialHalving(simulation.roots, simulation.spread, faith)
    for left in rounds:
        root = halving.next(left)
        if root is None:
            break
        simulation.look(root)
    return halving.ranked()


def decided(edges: list[Edge], left: int) -> bool:
    """Tell whether no other edge can be tried as often as the leader in the iterations that are left."""
    first, second = nlargest(2, (edge.visits for edge in edges))
    return first - second > left
