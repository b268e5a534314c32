"""What was told of a match before it was left, told anew from what each seat knows of it.

Events are told together as they were then: up to where a person, or time that brought something, was waited
for. Questions and their answers stand in no journal, and what was taken back is not told again.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from accessgames.engine import CHANCE, CLOCK, SPECTATOR, Actor, Viewer
from accessgames.games import Listener, SimultaneousTurns
from accessgames.shell import flow, lists

if TYPE_CHECKING:
    from accessgames.language import Message
    from accessgames.shell.knowledge import Knowledge
    from accessgames.shell.session import Session

Told = tuple["Message", int | None]
"""What was told, and the seat that alone may hear it again; None for everybody."""


class Retelling:
    """What was told of a match up to when it was come back to."""

    def __init__(self, known: Knowledge, *, aloud: bool) -> None:
        """Note where the match stands.

        Args:
            known: The match as it was just come back to.
            aloud: Whether what only one of several people may know was told where it can be heard again.
        """
        self._known = known
        self._acted = known.seat.acted
        self._aloud = aloud and known.seating.shared
        self._told = 0
        self._private = dict.fromkeys(known.seating.humans, 0)
        # From there on a seat hears it when it is on.
        self._again = {seat: max(0, known.after_own(seat) - 1) for seat in self._private}
        self._announced: tuple[Actor, Message] | None = None

    def lines(self) -> Iterator[Told]:
        """Yield what was told, the oldest first; each once."""
        for moment in self._halts():
            yield from self._public(moment)
            yield from self._waiting(moment)
        yield from self._public(len(self._acted))

    def _halts(self) -> Iterator[int]:
        """Yield the moments at which what had happened was told."""
        for moment, actor in enumerate(self._acted):
            before = self._acted[moment - 1] if moment else None
            slow = self._known.limits.get(actor, 0) >= flow.SHORT_THOUGHT
            if actor == CLOCK or (self._awaited(moment, actor) and before != CLOCK) or slow:
                yield moment

    def _awaited(self, moment: int, actor: Actor) -> bool:
        """Tell whether an action was typed by people."""
        if actor != CHANCE:
            return actor in self._private
        return self._known.room.told_by_people(self._known.seat.perspective(SPECTATOR, moment))

    def _public(self, moment: int) -> Iterator[Told]:
        """Yield what everybody at the keyboard heard up to a moment."""
        start, self._told = self._told, moment
        if start == moment:
            return
        told = SPECTATOR if self._announced is None else self._announced[0]
        if told != SPECTATOR and any(actor >= 0 and actor != told for actor in self._acted[start:moment]):
            self._announced = None
        viewer = self._known.seating.public
        events = self._known.seat.events(viewer, start, moment)
        listener = self._listener(viewer, viewer, moment)
        for message in self._known.room.narration.tell(events, listener):
            yield message, None

    def _waiting(self, moment: int) -> Iterator[Told]:
        """Yield what whoever was waited for then heard: what only they may know, and that they are on."""
        behind = self._acted[moment:]
        seat = next((actor for actor in behind if actor != CLOCK), CHANCE)
        if seat not in self._private:
            return
        known, together = self._known, self._together(moment)
        audience = seat if known.seating.shared and known.seating.secrets else None
        spoke = next((actor for actor in self._acted[moment - 1 :: -1] if actor in self._private), seat)
        for heard in (spoke, seat) if together and moment else (seat,):
            yield from self._confided(heard, moment)
        if together and self._several(moment):
            yield from self._announce(SPECTATOR, self._listener(SPECTATOR, SPECTATOR, moment), None)
        else:
            aloud = known.seating.shared and not known.seating.secrets
            hears = self._listener(seat, known.seating.public if aloud else seat, moment)
            yield from self._announce(seat, hears, audience)

    def _confided(self, seat: int, moment: int) -> Iterator[Told]:
        """Yield what only a seat may know, up to a moment."""
        known, start = self._known, self._private[seat]
        end = self._private[seat] = max(start, min(moment, self._again[seat]))
        if not self._aloud or start == end:
            return
        events = known.seat.private_events(seat, known.seating.public, start, end)
        for message in known.room.narration.tell(events, self._listener(seat, seat, moment)):
            yield message, seat if known.seating.secrets else None

    def _announce(self, viewer: Viewer, hears: Listener, audience: int | None) -> Iterator[Told]:
        """Yield that somebody is on, unless that was told already."""
        turn = self._known.room.narration.turn(hears)
        if self._announced != (viewer, turn):
            self._announced = (viewer, turn)
            yield turn, audience

    def _together(self, moment: int) -> bool:
        """Tell whether several people at the keyboard could act at once, each by saying who spoke."""
        own = self._known.room.commands
        if not (self._known.seating.shared and isinstance(own, SimultaneousTurns)):
            return False
        return own.together(self._listener(SPECTATOR, SPECTATOR, moment))

    def _several(self, moment: int) -> bool:
        """Tell whether several of them were waited for."""
        position = self._listener(SPECTATOR, SPECTATOR, moment).perspective
        actors = position.game.actors(position.world)
        return sum(seat in actors for seat in self._private) > 1

    def _listener(self, viewer: Viewer, addressed: Viewer, moment: int) -> Listener:
        return self._known.listener_at(moment, viewer, addressed)


def remember_past(session: Session) -> None:
    """Let the history have what was told before the match was left."""
    console = session.teller.console
    aloud = session.teller.preferences.settings["hand"] != "braille"
    past = Retelling(session.known, aloud=aloud)

    def make() -> Iterator[lists.HistoryEntry]:
        for message, audience in past.lines():
            yield lists.HistoryEntry(message, console.language.form(message, "full"), audience)

    console.history.precede(make)
