"""Time that passes: the action of the clock in games that count milliseconds, and all its legal lengths."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Final

DAY: Final = 86_400_000
"""Milliseconds of a day; a single action of the clock is never longer."""

_DIGITS: Final = 10


@dataclass(frozen=True, slots=True)
class Elapsed:
    """Time has passed.

    Attributes:
        milliseconds: How much, from 0.
    """

    milliseconds: int


def format_elapsed(elapsed: Elapsed) -> str:
    """Write it in the notation of journals.

    >>> format_elapsed(Elapsed(5320))
    '+5320'
    """
    return f"+{elapsed.milliseconds}"


def parse_elapsed(text: str) -> Elapsed | None:
    """Read what `format_elapsed` wrote; None for anything else.

    >>> parse_elapsed("+5320")
    Elapsed(milliseconds=5320)
    >>> parse_elapsed("+05320") is None
    True
    """
    digits = text[1:]
    fits = text.startswith("+") and digits.isascii() and digits.isdecimal() and len(digits) <= len(str(DAY))
    elapsed = Elapsed(int(digits)) if fits else None
    return elapsed if elapsed is not None and format_elapsed(elapsed) == text else None


class Spans(Collection[Elapsed]):
    """All lengths up to a longest one, as legal actions of the clock: lazy, sorted by notation."""

    __slots__ = ("_least", "_most")

    def __init__(self, most: int, least: int = 0) -> None:
        """Allow at most `most` milliseconds, and never more than a day.

        Args:
            most: The longest; none at all when it is less than `least`.
            least: The shortest: 0 where the clock has to act although no time has passed, else 1.
        """
        self._least = least
        self._most = min(most, DAY)

    def __len__(self) -> int:
        """Count the lengths."""
        return max(0, self._most - self._least + 1)

    def __contains__(self, action: object) -> bool:
        """Tell whether an action of any sort is one of them."""
        return isinstance(action, Elapsed) and self._least <= action.milliseconds <= self._most

    def __iter__(self) -> Iterator[Elapsed]:
        """Give them in the order of their notation: first 0, 1, 10, 100, 101."""
        if self._least <= 0 <= self._most:
            yield Elapsed(0)
        for first in range(1, _DIGITS):
            yield from map(Elapsed, self._beginning_with(first))

    def _beginning_with(self, number: int) -> Iterator[int]:
        if number <= self._most:
            if number >= self._least:
                yield number
            for digit in range(_DIGITS):
                yield from self._beginning_with(number * _DIGITS + digit)
