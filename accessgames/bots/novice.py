"""A player who makes a person's mistakes: does not see everything, and misjudges what is seen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from accessgames.engine import Decision, Judge


@dataclass(frozen=True, slots=True)
class NovicePolicy:
    """Plays what seems best among the actions it happens to see.

    Attributes:
        judge: The evaluation, from what the seat knows.
        overlooks: Chance of not seeing an action, from 0 to below 1.
        blur: Each value is misjudged by up to this much either way, in the judge's unit.
    """

    judge: Judge[Any, Any]
    overlooks: float
    blur: float

    def choose(self, decision: Decision[Any, Any], /) -> Any:  # noqa: ANN401 - actions differ by game
        """Return a legal action that is seen and seems best."""
        legal, stream = tuple(decision.legal), decision.stream
        seen = [action for action in legal if stream.random() >= self.overlooks]
        if len(seen) < 2:  # noqa: PLR2004 - with one action there is nothing to judge
            return seen[0] if seen else stream.choice(legal)
        values = self.judge.values(decision.view, seen)
        seeming = [value + stream.uniform(-self.blur, self.blur) for value in values]
        return seen[max(range(len(seen)), key=seeming.__getitem__)]
