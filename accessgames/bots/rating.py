"""What a judge thinks of a seat's actions: for hints, analyses and the reasons of a bot's choice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

if TYPE_CHECKING:
    from accessgames.engine import BotKit, Judge, Perspective, Reason

A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class Rated(Generic[A]):
    """An action with its value.

    Attributes:
        action: A legal action.
        value: What the judge gives for it, higher is better; in points where the game has points.
        reasons: The real parts of the value, the weightiest first; empty until asked for.
    """

    action: A
    value: float
    reasons: tuple[Reason, ...] = ()


def rate(judge: Judge[Any, Any], perspective: Perspective[Any, A, Any, Any]) -> tuple[Rated[A], ...]:
    """Value every legal action of a seat, the best first, equals in the order of notation."""
    legal = tuple(perspective.legal)
    if not legal:
        return ()
    values = judge.values(perspective.view, legal)
    rated = (Rated(action, value) for action, value in zip(legal, values, strict=True))
    return tuple(sorted(rated, key=lambda one: -one.value))


def advise(kit: BotKit, perspective: Perspective[Any, A, Any, Any]) -> Rated[A] | None:
    """Return the best action by the game's adviser with its reasons, or None when the seat is not to act.

    Made from the view alone and repeatable: the same view gives the same advice.
    """
    judge = kit.judges[kit.adviser]
    rated = rate(judge, perspective)
    if not rated:
        return None
    best = rated[0]
    return Rated(best.action, best.value, judge.reasons(perspective.view, best.action))
