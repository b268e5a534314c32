"""The generic policies: uniformly random, and whatever a judge of the game values most."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from accessgames.engine import Decision, Judge

A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class RandomPolicy:
    """Plays any legal action with equal probability; never looks at the view."""

    def choose(self, decision: Decision[Any, Any], /) -> Any:  # noqa: ANN401 - actions differ by game
        """Return a uniformly random legal action."""
        legal = decision.legal
        count = len(legal)
        return nth(legal, decision.stream.below(count) if count > 1 else 0)


@dataclass(frozen=True, slots=True)
class JudgePolicy:
    """Plays the action that its judge values most; equals are decided by the bot's own stream.

    Attributes:
        judge: The evaluation, from what the seat knows.
    """

    judge: Judge[Any, Any]

    def choose(self, decision: Decision[Any, Any], /) -> Any:  # noqa: ANN401 - actions differ by game
        """Return a legal action of the highest value."""
        legal = tuple(decision.legal)
        if len(legal) == 1:
            return legal[0]
        values = self.judge.values(decision.view, legal)
        best = max(values)
        equal = [index for index, value in enumerate(values) if value == best]
        return legal[equal[0] if len(equal) == 1 else decision.stream.choice(equal)]


def nth(actions: Collection[A], index: int) -> A:
    """Return the action number `index` from 0, without listing the others where the collection allows it."""
    if isinstance(actions, Sequence):
        found: A = actions[index]
        return found
    return next(islice(actions, index, None))
