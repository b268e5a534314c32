"""Players with a person's mistakes: those who misjudge what they see, and those who learn and overlook."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from accessgames.dataclasses import dataclass
from accessgames.engine import Attention, Attentive, Decision, Judge, Slip, best_thought_of


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
        attention = attend(self.judge, decision, legal)
        tried = attention.sensible
        seen = [
            action for action in tried if action in attention.obvious or stream.random() >= self.overlooks
        ]
        if len(seen) < 2:  # noqa: PLR2004 - with one action there is nothing to judge
            return seen[0] if seen else stream.choice(tried)
        values = self.judge.values(decision.view, seen)
        blur = self.blur * (1.0 + attention.distraction)
        seeming = [value + stream.uniform(-blur, blur) for value in values]
        return seen[max(range(len(seen)), key=seeming.__getitem__)]


@dataclass(frozen=True, slots=True)
class LearnerPolicy:
    """Plays the best that it thinks of: everything but what its mistakes leave out.

    Attributes:
        judge: The evaluation, from what the seat knows.
        slips: The kinds of mistakes.
    """

    judge: Judge[Any, Any]
    slips: tuple[Slip, ...]

    def choose(self, decision: Decision[Any, Any], /) -> Any:  # noqa: ANN401 - actions differ by game
        """Return the best of the legal actions that are thought of; equals are decided by the stream."""
        legal, stream = tuple(decision.legal), decision.stream
        tried = attend(self.judge, decision, legal).sensible
        if len(tried) == 1:
            return tried[0]
        values = self.judge.values(decision.view, tried)
        return best_thought_of(self.slips, decision.view, tried, values, stream)


def attend(judge: Judge[Any, Any], decision: Decision[Any, Any], legal: Sequence[Any]) -> Attention:
    """Return what anybody thinks of: what the judge says about it, else all that is legal."""
    if len(legal) > 1 and isinstance(judge, Attentive):
        return judge.attend(decision.view, legal)
    return Attention(tuple(legal))
