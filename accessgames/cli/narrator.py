"""A listener outside of a match: what commands need to tell positions and events in words."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from accessgames import engine
from accessgames.bots.policies import is_bot
from accessgames.engine.local_seat import LocalSeat
from accessgames.games import Listener, Room
from accessgames.games.corrections import correction_messages
from accessgames.language import Message, Person, say
from accessgames.output.sink import clean

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from accessgames.cli.console import Console
    from accessgames.games.corrections import Noticed
    from accessgames.shell.port_manager import Delivery


class Narrator:
    """Hears one game told, as a seat or as a spectator.

    Attributes:
        room: The game.
        console: Whose language is spoken.
        seats: Who sits where.
        delivery: How lines are given: short forms where they were chosen, else whole sentences.
        words: The vocabulary of the language and the game.
        notes: What was heard beside the actions.
    """

    def __init__(
        self, room: Room, console: Console, seats: Sequence[engine.SeatSpec], delivery: Delivery | None = None
    ) -> None:
        """Listen to a game; whole sentences are told where no delivery is given."""
        self.room = room
        self.console = console
        self.seats = seats
        self.delivery = delivery
        self.words = console.language.vocabulary("common", "space", "shell", room.game.id)
        self.notes = engine.Notes()

    def listener(self, known: engine.Perspective[Any, Any, Any, Any]) -> Listener:
        """Return what the room needs to speak to who knows this; everybody is told about by name."""
        bots = frozenset(number for number, seat in enumerate(self.seats) if is_bot(seat.player))
        return Listener(known, self.people(), bots, self.words, self.notes.sides)

    def people(self) -> tuple[Person, ...]:
        """Return everybody by seat; nobody is spoken to."""
        return tuple(self._person(number, seat) for number, seat in enumerate(self.seats))

    def _person(self, number: int, seat: engine.SeatSpec) -> Person:
        name = seat.name or self.console.text("cli-seat-name", seat=number + 1)
        match seat.gender:
            case "feminine" | "masculine" | "neuter" as gender:
                return Person(name, gender=gender)
            case _:
                return Person(name)

    def told(self, known: engine.Perspective[Any, Any, Any, Any], events: Sequence[Any]) -> None:
        """Tell what was noticed on the way to what is known."""
        self.tell(self.room.narration.tell(events, self.listener(known)))

    def corrected(self, known: engine.Perspective[Any, Any, Any, Any], before: Noticed, now: Noticed) -> None:
        """Tell what a correction has changed."""
        self.tell(correction_messages(self.room, before, now, self.listener(known)))

    def noted(self, note: engine.Note) -> None:
        """Tell of advice, that nobody may be advised any more, of a board that was turned, or who acts."""
        self.notes = self.notes.noted(note, len(self.seats))
        if isinstance(note, engine.Side):
            self.tell([say("cli-replay-turned", who=self.people()[note.seat], quarters=note.quarters)])
        elif isinstance(note, engine.StandIn):
            self.tell([say("cli-replay-stand-in", who=self.people()[note.seat], level=note.level)])
        elif note.seat is None:
            self.tell([say("cli-replay-locked")])
        else:
            self.tell([say("cli-replay-advised", who=self.people()[note.seat])])

    def tell(self, messages: Iterable[Message]) -> None:
        """Write messages in the chosen form."""
        self.console.lines(self.sentences(messages))

    def sentences(self, messages: Iterable[Message]) -> list[str]:
        """Return messages in words: short forms in lines of the display, or whole sentences."""
        delivery = self.delivery
        if delivery is None or not delivery.braille:
            return [self.console.render(message) for message in messages]
        rendered = map(self.console.language.render, messages)
        return [clean(line) for one in rendered for line in delivery.short(one)]


_FIRST_RECORD: Final = 2
"""Number of the line of a journal that is behind its header."""


def fault_in_words(
    fault: engine.GameError, room: Room, journal: engine.Journal, console: Console
) -> engine.GameError:
    """Let the room tell which rule an action of a journal breaks: only it can name what it is about.

    Args:
        fault: What is wrong with the journal; anything but a broken rule is given back as it is.
        room: The game.
        journal: The journal.
        console: Whose words are spoken.
    """
    cause, line = fault.args_.get("cause"), fault.args_.get("line")
    if not isinstance(cause, engine.IllegalAction) or not isinstance(line, int):
        return fault
    before = replace(journal, records=journal.records[: line - _FIRST_RECORD])
    known = LocalSeat.resume(room.game, before).perspective(engine.SPECTATOR)
    listener = Narrator(room, console, journal.header.seats).listener(known)
    return engine.GameError(
        fault.key, **{**fault.args_, "cause": room.narration.refusal(cause.refusal, listener)}
    )
