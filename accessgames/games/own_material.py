"""What a game may say about matches with real cards beside `OwnChance`: who alone sees them, who may play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from accessgames.engine import SetupError

if TYPE_CHECKING:
    from accessgames.engine import Setup
    from accessgames.games.room import OwnChance, Room


@runtime_checkable
class PrivateChance(Protocol):
    """Own chance of which some is for one seat alone, such as cards that go to a hand."""

    def holder(self, view: Any) -> int | None:  # noqa: ANN401 - each game has its own view
        """Return the seat that alone may tell and hear what is drawn now, or None where all may."""

    def alone(self) -> OwnChance:
        """Return the same for one action by itself, as where one of several told together is corrected."""


@runtime_checkable
class OwnHands(Protocol):
    """Commands of a game that people may play with their own cards, which no computer player can hold."""

    def people_only(self, setup: Setup) -> bool:
        """Tell whether a match is for people alone."""

    def unknown(self, setup: Setup) -> bool:
        """Tell whether not even the program knows the hands, so that it can advise nothing."""

    def declared(self) -> OwnChance:
        """Return how a turn that was declared is told anew."""


def check_holders(room: Room, setup: Setup, *, bots: bool) -> None:
    """Refuse computer players where people play with their own cards.

    Raises:
        SetupError: `shell-people-only`.
    """
    if bots and isinstance(room.commands, OwnHands) and room.commands.people_only(setup):
        raise SetupError("shell-people-only")
