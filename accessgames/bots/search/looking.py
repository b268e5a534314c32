"""One look ahead: from the view's world down the tree to the horizon, and the result back up."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence
from typing import TYPE_CHECKING, Any, Final

from accessgames.bots.search.tree import Edge, Node, Spread, pick
from accessgames.engine import Opening, is_seat
from accessgames.engine.driver import first_to_move

if TYPE_CHECKING:
    from accessgames.bots.search.worlds import Worlds
    from accessgames.engine import Actor, Game, Outcome, Search

LONGEST: Final = 400
"""Actions after which a look ahead ends, whatever the game does by itself between two decisions."""


def shares(outcome: Outcome) -> tuple[float, ...]:
    """Return for each seat its share of a victory: 1 for the only winner, less for those who share it.

    >>> from accessgames.engine import make_outcome
    >>> shares(make_outcome([(), (), ()], "cards"))[0] == 1 / 3
    True
    """
    winners = outcome.winners()
    return tuple((seat in winners) / len(winners) for seat in range(len(outcome.places)))


class Looking:
    """Looks ahead again and again for one decision.

    Attributes:
        roots: The actions that are considered.
        spread: The results so far.
    """

    __slots__ = ("_game", "_plan", "_seat", "_worlds", "roots", "spread")

    def __init__(self, plan: Search, game: Game[Any, Any, Any, Any], seat: int, worlds: Worlds) -> None:
        """Ask the guide in the first world what to consider."""
        self._plan = plan
        self._game = game
        self._seat = seat
        self._worlds = worlds
        self.spread = Spread()
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
            root = pick(self.roots, self._exploration)
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
        for _ in range(LONGEST):
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
        return self._plan.guide.worth(game, state) if outcome is None else shares(outcome)

    def _choose(self, node: Node, seat: int, candidates: Sequence[tuple[Any, float]]) -> Edge:
        most = self._plan.later if seat == self._seat else self._plan.replies
        return pick(node.available(candidates[:most]), self._exploration)

    def _shown(
        self, actor: Actor, events: Sequence[Any], shown: tuple[Hashable, ...]
    ) -> tuple[Hashable, ...]:
        """Add what the searching seat is told of what luck brought."""
        if is_seat(actor):
            return shown
        told = (self._game.redact(event, self._seat) for event in events)
        return (*shown, *(event for event in told if event is not None))
