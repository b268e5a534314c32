"""Texts that wait to be said: events queue, and too many of them become one sentence."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

MOST: Final = 20
"""Texts that may wait. More are not worth hearing one by one: the oldest are merged."""


class Waiting:
    """A queue of texts.

    Attributes:
        merged: How many texts were dropped from the front and are told as a number.
    """

    def __init__(self, merge: Callable[[int], str]) -> None:
        """Begin empty; `merge` makes the sentence that stands for so many texts."""
        self._texts: deque[str] = deque()
        self._merge = merge
        self.merged = 0

    def __len__(self) -> int:
        """Count what is still to be said, the sentence about dropped ones included."""
        return len(self._texts) + bool(self.merged)

    def add(self, text: str) -> None:
        """Let a text wait; beyond `MOST` the oldest is dropped and counted."""
        self._texts.append(text)
        if len(self._texts) > MOST:
            self._texts.popleft()
            self.merged += 1

    def next(self) -> str:
        """Take what is to be said next.

        Raises:
            IndexError: Nothing waits.
        """
        if self.merged:
            dropped, self.merged = self.merged, 0
            return self._merge(dropped)
        return self._texts.popleft()

    def clear(self) -> None:
        """Forget everything."""
        self._texts.clear()
        self.merged = 0
