"""What telling an event needs to know around it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from accessgames.games.tetrikon.naming import kind_of

if TYPE_CHECKING:
    from accessgames.games.room import Desk
    from accessgames.language import Kind, Message, Person


@dataclass(frozen=True, slots=True)
class Moment:
    """The events around an event.

    Attributes:
        desk: The listener's desk after all events.
        earlier: The events that were told before in the same go.
        later: Those that will be.
    """

    desk: Desk
    earlier: Sequence[Any]
    later: Sequence[Any]

    def person(self, seat: int) -> Person:
        """Return who sits on a seat."""
        return self.desk.person(seat)

    def kind(self, seat: int) -> Kind:
        """Tell whose doing a line is about."""
        return kind_of(seat, self.desk)

    def own(self, seat: int) -> bool:
        """Tell whether the listener sits there and is addressed."""
        return seat == self.desk.seat and self.person(seat).role == "you"

    def follows(self, *kinds: type) -> bool:
        """Tell whether an event of one of these kinds is told later in the same go."""
        return any(isinstance(event, kinds) for event in self.later)


Teller: TypeAlias = "Callable[[Any, Moment], Iterator[Message]]"
"""Tells one event, or for events that go together a tuple of them."""
