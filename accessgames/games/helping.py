"""What a game says of help: which actions ask for it, and which tries a solution ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from accessgames.games.room import Listener


@runtime_checkable
class HelpingMove(Protocol):
    """Commands that know actions by which a player is helped: they are not to be had where help is locked."""

    def helps(self, action: Any) -> bool:  # noqa: ANN401 - by game
        """Tell whether an action is one of those."""


@runtime_checkable
class SolvableTry(Protocol):
    """Commands of a game with tries that a solution ends, such as a diagram to be filled against the time."""

    def trying(self, listener: Listener) -> bool:
        """Tell whether the listener is at such a try."""

    def solution(self, listener: Listener) -> tuple[Any, Sequence[Any]]:
        """Return the action that ends the try, and those that would solve it; none where none are known."""
