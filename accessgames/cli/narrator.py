"""A listener outside of a match: what commands need to tell positions and events in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from accessgames.bots.policies import is_bot
from accessgames.games import Listener, Room
from accessgames.language import Message, Person

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from accessgames.cli.console import Console
    from accessgames.engine import Perspective, SeatSpec


class Narrator:
    """Hears one game told, as a seat or as a spectator.

    Attributes:
        room: The game.
        console: Whose language is spoken.
        seats: Who sits where.
        words: The vocabulary of the language and the game.
    """

    def __init__(self, room: Room, console: Console, seats: Sequence[SeatSpec]) -> None:
        """Listen to a game."""
        self.room = room
        self.console = console
        self.seats = seats
        self.words = console.language.vocabulary("common", "space", "shell", room.game.id)

    def listener(self, known: Perspective[Any, Any, Any, Any]) -> Listener:
        """Return what the room needs to speak to who knows this; everybody is told about by name."""
        bots = frozenset(number for number, seat in enumerate(self.seats) if is_bot(seat.player))
        return Listener(known, self.people(), bots, self.words)

    def people(self) -> tuple[Person, ...]:
        """Return everybody by seat; nobody is spoken to."""
        return tuple(self._person(number, seat) for number, seat in enumerate(self.seats))

    def _person(self, number: int, seat: SeatSpec) -> Person:
        name = seat.name or self.console.text("cli-seat-name", seat=number + 1)
        match seat.gender:
            case "feminine" | "masculine" | "neuter" as gender:
                return Person(name, gender=gender)
            case _:
                return Person(name)

    def events(self, known: Perspective[Any, Any, Any, Any], events: Sequence[Any]) -> list[str]:
        """Return the sentences that tell what was noticed on the way to what is known."""
        return self.sentences(self.room.narration.tell(events, self.listener(known)))

    def sentences(self, messages: Iterable[Message]) -> list[str]:
        """Return messages in words."""
        return [self.console.render(message) for message in messages]
