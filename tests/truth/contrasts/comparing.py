"""What is claimed of two actions: what separates the best from some other one, and two others."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, Any, TypeAlias

from accessgames.bots.policies import advise, nth
from accessgames.engine import Comparing
from accessgames.games import load_room
from tests.truth.claims import Claim
from tests.truth.positions import positions

if TYPE_CHECKING:
    from accessgames.engine import Difference
    from tests.truth.positions import Position


@dataclass(frozen=True, slots=True)
class Comparison(Claim):
    """A claim about what an action has against another one.

    Attributes:
        other: The other action.
    """

    other: Any = None

    def by(self, now: float, then: float) -> None:
        """Check that the sentence counts a difference: by how much, and which way."""
        assert abs(now - then) == self.number("by") > 0, (self, now, then)
        assert ("more" if now > then else "less") == self.take("way"), (self, now, then)

    def of_other(self) -> Comparison:
        """Return the same claim as if the other action were the one that is claimed about."""
        return Comparison(self.perspective, self.other, self.reason, other=self.action)

    def with_argument(self, name: str, value: object) -> Comparison:
        """Return a claim that differs in one argument, and of which nothing has been taken."""
        args = tuple((key, value if key == name else was) for key, was in self.reason.args)
        return Comparison(self.perspective, self.action, replace(self.reason, args=args), other=self.other)


Checks: TypeAlias = Mapping[str, Callable[[Any], None]]
"""By key who recomputes what a comparison claims; raises AssertionError if it is wrong."""


@dataclass(frozen=True, slots=True)
class Compared:
    """Two actions of a position, and what the first has against the second."""

    position: Position
    action: Any
    other: Any
    found: tuple[Difference, ...]


def checks(game_id: str) -> Checks:
    """Return the checkers of what separates actions of a game."""
    found: Checks = importlib.import_module(f"tests.truth.contrasts.{game_id}").CHECKS
    return found


def _pairs(game_id: str, position: Position) -> Iterator[tuple[Any, Any]]:
    """Yield the best action with some other one, and two others."""
    legal = position.perspective.legal
    given = advise(load_room(game_id).bots, position.perspective)
    assert given is not None
    first, second = (nth(legal, position.luck.below(len(legal))) for _ in range(2))
    yield from ((one, two) for one, two in ((given.action, first), (first, second)) if one != two)


@cache
def compared(game_id: str) -> tuple[Compared, ...]:
    """Return pairs of actions of every fifth position."""
    kit = load_room(game_id).bots
    judge = kit.judges[kit.adviser]
    assert isinstance(judge, Comparing)
    return tuple(
        Compared(position, one, two, tuple(judge.differences(position.perspective.view, one, two)))
        for position in positions(game_id)[::5]
        for one, two in _pairs(game_id, position)
    )


@cache
def comparisons(game_id: str) -> tuple[Comparison, ...]:
    """Return all claims about those pairs."""
    return tuple(
        Comparison(each.position.perspective, each.action, one.reason, other=each.other)
        for each in compared(game_id)
        for one in each.found
    )
