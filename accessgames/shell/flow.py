"""What happens between two inputs: others move, what happened is kept and told, the next person is asked."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from accessgames.engine import CHANCE, SPECTATOR, Actor, Game, GameError, Match, Viewer, is_seat
from accessgames.language import Message, say
from accessgames.shell.errors import tell_error
from accessgames.shell.questions import ChanceQuestion, DoubtedAction, HandOver

if TYPE_CHECKING:
    from accessgames.shell.session import Session


@dataclass(frozen=True, slots=True)
class LoggedAction:
    """One action's events, before anything is hidden from anybody."""

    actor: Actor
    events: tuple[Any, ...]


class EventLog:
    """The happenings of a match, one for each action that counts."""

    def __init__(self, game: Game[Any, Any, Any, Any]) -> None:
        """Start with an empty log."""
        self._game = game
        self._happenings: list[LoggedAction] = []

    def __len__(self) -> int:
        return len(self._happenings)

    def add(self, actor: Actor, events: tuple[Any, ...]) -> None:
        """Remember what an action brought."""
        self._happenings.append(LoggedAction(actor, events))

    def cut(self, keep: int) -> None:
        """Forget everything after the first `keep` actions."""
        del self._happenings[keep:]

    def events(self, viewer: Viewer, start: int = 0) -> tuple[Any, ...]:
        """Return what a viewer has noticed since a moment, each event as they know it."""
        seen = (self._game.redact(event, viewer) for event in self._raw(start))
        return tuple(event for event in seen if event is not None)

    def events_at(self, viewer: Viewer, moment: int) -> tuple[Any, ...]:
        """Return what a viewer has noticed of one action."""
        seen = (self._game.redact(event, viewer) for event in self._happenings[moment].events)
        return tuple(event for event in seen if event is not None)

    def private(self, seat: int, public: Viewer, start: int) -> tuple[Any, ...]:
        """Return what a seat has noticed since a moment and the public has not, or not so."""
        pairs = (
            (self._game.redact(event, seat), self._game.redact(event, public)) for event in self._raw(start)
        )
        return tuple(own for own, common in pairs if own is not None and own != common)

    def _raw(self, start: int) -> tuple[Any, ...]:
        return tuple(event for happening in self._happenings[start:] for event in happening.events)

    def after_own(self, viewer: Viewer) -> int:
        """Return the moment after the viewer's last action, 0 when there was none."""
        own = (place for place, one in enumerate(self._happenings) if one.actor == viewer)
        return max(own, default=-1) + 1

    def last_turn(self) -> int:
        """Return the moment at which somebody at the table last acted; what chance added belongs to it."""
        acted = (place for place, one in enumerate(self._happenings) if is_seat(one.actor))
        return max(acted, default=0)

    def turns(self) -> Iterator[int]:
        """Yield the moments at which somebody at the table acted, the last one first."""
        places = range(len(self._happenings) - 1, -1, -1)
        return (place for place in places if is_seat(self._happenings[place].actor))

    def last_actor(self, among: tuple[int, ...]) -> int | None:
        """Return who of some seats acted last, or None."""
        acted = (one.actor for one in reversed(self._happenings) if one.actor in among)
        return next(acted, None)

    def others_acted(self, actor: Actor, start: int) -> bool:
        """Tell whether a seat other than `actor` has acted since a moment."""
        return any(is_seat(one.actor) and one.actor != actor for one in self._happenings[start:])

    def rebuild(self, match: Match[Any, Any, Any, Any]) -> None:
        """Work out again what every action of a resumed match brought."""
        self._happenings.clear()
        for moment, entry in enumerate(match.entries):
            action = self._game.parse_action(entry.text)
            self.add(entry.actor, self._game.apply(match.state_at(moment), entry.actor, action).events)


SHORT_THOUGHT: Final = 100
"""Milliseconds that nobody notices; whoever may think longer lets people hear first what happened."""

LONG_THOUGHT: Final = 1000
"""Milliseconds that are worth a word."""


class Flow:
    """Moves a match on and tells it.

    Attributes:
        play: The match.
    """

    def __init__(self, play: Session) -> None:
        """Follow a match from where it stands; what lies before is not told.

        Except for what each seat alone knows of its own last action and what came after: it would hear that
        on its next turn.
        """
        self.play = play
        self._told = len(play.log)
        self._private = {seat: max(0, play.log.after_own(seat) - 1) for seat in play.seating.humans}
        self._announced: tuple[Actor, Message] | None = None
        self._ended = False
        self._patient = False

    def advance(self) -> None:
        """Let everybody move who moves by themselves, tell it, and ask the next person.

        Raises:
            GameError: Something could not be written to the journal; what was written before is told.
        """
        play = self.play
        self._patient = False
        try:
            while (actor := play.table.next_automatic()) is not None:
                self._before_thinking(actor)
                moved = play.table.advance()
                if moved is None:
                    break
                play.log.add(*moved)
                play.moved()
        finally:
            self._tell_news()
        if play.together and play.seating.unlocked is not None:
            self._tell_private(play.seating.unlocked)
        if isinstance(play.question, DoubtedAction) and play.question.pointless(play):
            play.question = play.question.before
        if play.match.outcome is not None:
            self._end()
        elif play.question is None:
            self._next_person()

    def _before_thinking(self, actor: Actor) -> None:
        """Let people hear what happened before a computer player makes them wait, and that they have to.

        Whether it does is known from how long it may think, never measured, so that sessions repeat.
        """
        play = self.play
        limit = play.limits.get(actor, 0)
        if limit < SHORT_THOUGHT or len(play.match.game.legal_actions(play.match.state, actor)) < 2:  # noqa: PLR2004 - one is no choice
            return
        self._tell_news()
        if limit >= LONG_THOUGHT and not self._patient:
            self._patient = True
            play.console.tell(say("shell-thinks", "bot", who=play.public_desk().person(actor)), record=False)
        play.console.begin()

    def rest(self) -> None:
        """Follow a match that is over and was told before."""
        self._ended = True

    def taken_back(self) -> None:
        """Follow the match back to an earlier moment."""
        kept = len(self.play.log)
        self._told = min(self._told, kept)
        self._private = {seat: min(moment, kept) for seat, moment in self._private.items()}
        self._announced = None
        self._ended = False

    def _tell_news(self) -> None:
        """Tell everything that happened since the last time, in one go."""
        play, start = self.play, self._told
        self._told = len(play.log)
        if start == self._told:
            return
        told = SPECTATOR if self._announced is None else self._announced[0]
        if told != SPECTATOR and play.log.others_acted(told, start):
            self._announced = None
        desk = play.public_desk()
        events = play.log.events(desk.seat, start)
        play.console.tell(*play.room.narration.tell(events, desk))

    def _end(self) -> None:
        if self._ended:
            return
        self._ended = True
        play = self.play
        play.seating = play.seating.hand_to(None)
        play.question = None
        play.moved()
        desk = play.public_desk()
        outcome = play.match.outcome
        if outcome is not None:
            play.console.tell(*play.room.narration.outcome(outcome, desk))
            if play.room.records is not None:
                from accessgames.shell.records import close_match  # noqa: PLC0415 - few games need it

                close_match(play)
            play.console.tell(say("shell-after-end", "system"))
            play.console.ports.cue("end")

    def _next_person(self) -> None:
        """Turn to whoever is awaited."""
        play = self.play
        if self.all_listen():
            self._announce(SPECTATOR, play.turn())
            return
        actor = play.awaited()
        if actor == CHANCE:
            self._ask(ChanceQuestion())
        elif actor is not None and is_seat(actor):
            if play.seating.must_ask_for(actor) and not play.together:
                play.seating = play.seating.hand_to(None)
                play.page = None
                play.moved()
                self._ask(HandOver(actor))
            else:
                self.sit_down(actor)

    def _ask(self, question: ChanceQuestion | HandOver) -> None:
        self.play.question = question
        self._announced = None
        self.play.console.tell(question.message(self.play))

    def sit_down(self, seat: int) -> None:
        """Give the keyboard to a seat, tell it what only it may know, and that it is to act."""
        play = self.play
        if play.seating.shared and play.seating.unlocked != seat:
            play.seating = play.seating.hand_to(seat)
            play.moved()
        self._tell_private(seat)
        if self._announce(seat, self._turn(seat)) and play.console.delivery.detailed:
            play.tell(say("shell-can-do", "turn", count=len(play.desk().perspective.legal)))

    def _announce(self, viewer: Viewer, message: Message) -> bool:
        """Tell who is to act, unless that was told already; return whether it was told now."""
        if self._announced == (viewer, message):
            return False
        self._announced = (viewer, message)
        self.play.tell(message)
        return True

    def all_listen(self) -> bool:
        """Take the keyboard out of anybody's hands where several people may act at once; tell whether."""
        play = self.play
        several = sum(seat in play.match.actors for seat in play.seating.humans) > 1
        if not several or not play.together:
            return False
        play.seating = play.seating.hand_to(None)
        play.moved()
        return True

    def _turn(self, seat: int) -> Message:
        """Tell a seat that it is to act; by name where several people hear it."""
        play = self.play
        if not play.seating.shared or play.seating.secrets:
            return play.room.narration.turn(play.desk())
        return play.room.narration.turn(play.desk(seat, play.seating.public))

    def _tell_private(self, seat: int) -> None:
        play, start = self.play, self._private[seat]
        self._private[seat] = len(play.log)
        if not play.seating.shared:
            return
        events = play.log.private(seat, play.seating.public, start)
        if not events:
            return
        messages = play.room.narration.tell(events, play.desk())
        try:
            play.tell_secret(messages)
        except GameError as error:
            play.tell(tell_error(error))
