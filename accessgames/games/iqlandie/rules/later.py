"""Actions that are worked out when somebody looks at them, and then only once."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from accessgames.games.iqlandie.rules.actions import IqAction


class Later(Collection["IqAction"]):
    """A list of actions that is made on first use."""

    __slots__ = ("_made", "_make")

    def __init__(self, make: Callable[[], tuple[IqAction, ...]]) -> None:
        """Remember how they are made."""
        self._make = make
        self._made: tuple[IqAction, ...] | None = None

    def _actions(self) -> tuple[IqAction, ...]:
        if self._made is None:
            self._made = self._make()
        return self._made

    def __len__(self) -> int:
        """Count them."""
        return len(self._actions())

    def __iter__(self) -> Iterator[IqAction]:
        """Give them in their order."""
        return iter(self._actions())

    def __contains__(self, action: object) -> bool:
        """Tell whether an action of any sort is one of them."""
        return action in self._actions()
