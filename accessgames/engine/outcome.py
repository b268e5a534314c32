"""How a match ended: totals, shared places, and every point with the rule that gave it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol


class SupportsOrder(Protocol):
    """Anything that can be compared with its like: numbers, tuples of tie-breaks."""

    def __gt__(self, other: Any, /) -> bool:  # noqa: ANN401 - each type compares with itself
        """Tell whether this is the better one."""


@dataclass(frozen=True, slots=True)
class ScoreItem:
    """One entry of a score that can be explained in words.

    Attributes:
        rule: Message id of the explanation, such as `iota-item-line`.
        amount: Points, negative for penalties.
        args: Name and value pairs in the game's own terms.
    """

    rule: str
    amount: int
    args: tuple[tuple[str, object], ...] = ()


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a finished match.

    Attributes:
        totals: Final score of each seat.
        places: Place of each seat from 1; equal places are shared (1, 1, 3).
        items: For each seat the entries that add up to its total.
        ending: Language-neutral name of the way the game ended, such as `went-out`.
    """

    totals: tuple[int, ...]
    places: tuple[int, ...]
    items: tuple[tuple[ScoreItem, ...], ...]
    ending: str

    def winners(self) -> tuple[int, ...]:
        """Return the seats that share the first place."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


def rank(keys: Sequence[SupportsOrder]) -> tuple[int, ...]:
    """Give places from 1 to comparable keys, the largest first, equal keys sharing a place.

    >>> rank([12, 30, 12])
    (2, 1, 2)
    """
    return tuple(1 + sum(other > key for other in keys) for key in keys)


def make_outcome(items: Sequence[Sequence[ScoreItem]], ending: str) -> Outcome:
    """Add the items up and rank the seats by their totals, the highest first."""
    frozen = tuple(tuple(seat) for seat in items)
    totals = tuple(sum(item.amount for item in seat) for seat in frozen)
    return Outcome(totals, rank(totals), frozen, ending)
