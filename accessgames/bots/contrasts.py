"""What separates two actions: the two that the adviser values most, or what was done and what was better."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from accessgames.bots import policies
from accessgames.dataclasses import dataclass
from accessgames.engine import Comparing, Difference, Judge, Reason

if TYPE_CHECKING:
    from accessgames.engine import BotKit, Perspective

EQUAL: Final = 1e-9
"""Values that differ by less are equal: sums of the same parts in another order."""

Joint: TypeAlias = Literal["alone", "and", "but", "yet", "even"]
"""How a sentence goes on: not at all, with more of the same, with what speaks against it, or with nothing
counted while the judge thinks otherwise on the whole, or that both are worth the same."""


@dataclass(frozen=True, slots=True)
class Contrast:
    """What separates one action from another, as one sentence.

    Attributes:
        joint: How the parts belong together.
        first: What weighs most of what speaks as the judge does.
        second: What weighs most against it, else what weighs most beside it; None where there is nothing.
    """

    joint: Joint
    first: Reason
    second: Reason | None = None


@dataclass(frozen=True, slots=True)
class Alternatives:
    """The action that is advised, and the best of the others.

    Attributes:
        best: The action that the adviser values most, with its reasons; of two that are worth the
            same the one for which more can be counted.
        other: What comes next, with its reasons; None where there is nothing to choose.
        differences: What the other one has against the best, the weightiest first; empty where nothing can be
            counted.
    """

    best: policies.RatedAction[Any]
    other: policies.RatedAction[Any] | None
    differences: tuple[Difference, ...]

    @property
    def equal(self) -> bool:
        """Whether it does not matter which of the two is done."""
        return self.other is not None and self.best.value - self.other.value < EQUAL and not self.differences

    @property
    def contrast(self) -> Contrast | None:
        """What separates the other one from the best; None where nothing can be counted."""
        alike = self.other is not None and self.best.value - self.other.value < EQUAL
        return summarise(self.differences, better=None if alike else False)


def differences(
    judge: Judge[Any, Any],
    view: Any,  # noqa: ANN401 - by game
    action: Any,  # noqa: ANN401 - by game
    other: Any,  # noqa: ANN401 - by game
) -> tuple[Difference, ...]:
    """Return what an action has against another, the weightiest first; none where the judge can't tell."""
    if not isinstance(judge, Comparing):
        return ()
    return tuple(sorted(judge.differences(view, action, other), key=lambda one: -abs(one.weight)))


def weigh(kit: BotKit, perspective: Perspective[Any, Any, Any, Any]) -> Alternatives | None:
    """Return the two best actions by the game's adviser, or None when the seat is not to act.

    Made from the view alone and repeatable: the same view gives the same answer.
    """
    judge, view = kit.judges[kit.adviser], perspective.view
    rated = [
        policies.RatedAction(one.action, one.value, tuple(judge.reasons(view, one.action)))
        for one in policies.rate(judge, perspective)[:2]
    ]
    match rated:
        case [best, other]:
            parted = differences(judge, view, other.action, best.action)
            if best.value - other.value < EQUAL and sum(one.weight for one in parted) > 0:
                # Worth the same in the end: whoever asks is told first what can be counted now.
                best, other = other, best
                parted = differences(judge, view, other.action, best.action)
            return Alternatives(best, other, parted)
        case [only]:
            return Alternatives(only, None, ())
        case _:
            return None


def summarise(found: tuple[Difference, ...], *, better: bool | None) -> Contrast | None:
    """Return what separates an action from another in one sentence.

    Args:
        found: What it has against the other, the weightiest first.
        better: Whether the judge thinks that it is better, else worse; None where they are worth the same.
    """
    agreeing = [one.reason for one in found if (one.weight > 0) is bool(better)]
    opposing = [one.reason for one in found if (one.weight > 0) is not bool(better)]
    if not found:
        return None
    if better is None and not (agreeing and opposing):
        return Contrast("even", found[0].reason)
    if not agreeing:
        return Contrast("yet", opposing[0])
    if opposing:
        return Contrast("but", agreeing[0], opposing[0])
    return Contrast("and", *agreeing[:2]) if len(agreeing) > 1 else Contrast("alone", agreeing[0])
