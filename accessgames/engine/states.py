"""The states of a match after each of its actions; where memory is short, some of them are played again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

S = TypeVar("S")

STEP: Final = 8
"""Of so many states one is kept where they are thin: what lies between is played again when asked for."""

_LATEST: Final = 2
"""So many of the last states are always kept."""


class States(Generic[S]):
    """One state more than there are actions.

    A state may hold far more than its game needs, such as what a search has seen in it; a thousand matches at
    once can't keep all of theirs.
    """

    def __init__(self, first: S, play: Callable[[int, S], S]) -> None:
        """Begin with what was before the first action; `play` does an action, by its number, in a state."""
        self._kept: list[S | None] = [first]
        self._play = play
        self._thin = False

    @property
    def last(self) -> S:
        """The state now."""
        return self._kept[-1]  # type: ignore[return-value]  # the last one is never dropped

    def append(self, state: S) -> None:
        """Add what an action led to."""
        self._kept.append(state)
        if self._thin:
            self._drop(len(self._kept) - 1 - _LATEST)

    def thin(self) -> None:
        """Keep few states from now on, and drop the others."""
        self._thin = True
        for moment in range(len(self._kept) - _LATEST):
            self._drop(moment)

    def _drop(self, moment: int) -> None:
        if moment > 0 and moment % STEP:
            self._kept[moment] = None

    def at(self, moment: int) -> S:
        """Return the state after so many actions; raises IndexError where there were fewer."""
        near, state = moment, self._kept[moment]
        while state is None:
            near -= 1
            state = self._kept[near]
        for number in range(near, moment):
            state = self._play(number, state)
        return state

    def cut(self, keep: int) -> None:
        """Forget what is behind the first actions."""
        self._kept[keep] = self.at(keep)
        del self._kept[keep + 1 :]
