"""What happens between two inputs: others move, it is told, the next person is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from accessgames.engine import CHANCE, CLOCK, SPECTATOR, Actor, GameError, Viewer, is_rated, is_seat
from accessgames.language import Message, Person, say
from accessgames.patience import Waiting
from accessgames.shell import errors, questions
from accessgames.shell.cursor.place import NO_CURSORS
from accessgames.shell.rivals.remarks import Remarks

if TYPE_CHECKING:
    from accessgames.shell.session import Session
    from accessgames.shell.stopwatch import ThinkingBudget

SHORT_THOUGHT: Final = 100
"""Milliseconds that nobody notices; whoever may think longer lets people hear first what happened."""


class Flow:
    """Moves a match on and tells it.

    Attributes:
        session: The match.
    """

    def __init__(self, session: Session, budget: ThinkingBudget | None = None) -> None:
        """Follow a match from where it stands; what lies before is not told.

        Except for what each seat alone knows of its own last action and what came after: it would hear that
        on its next turn.

        Args:
            session: The match.
            budget: What computer players look at while they think; None where none does.
        """
        self.session = session
        self._budget = budget
        known = session.known
        self._told = known.seat.moment
        self._private = {seat: max(0, known.after_own(seat) - 1) for seat in known.seating.humans}
        self._announced: tuple[Actor, Message] | None = None
        self._latest = ""
        self._ended = False
        self._remarks = Remarks(known)
        self._familiar = False

    def begin(self, *, familiar: bool) -> None:
        """Let a match begin.

        Args:
            familiar: Whether the listener knows how it does: what the game calls familiar is left to history.

        Raises:
            GameError: As `advance`.
        """
        self._familiar = familiar
        try:
            self.advance()
        finally:
            self._familiar = False

    def advance(self) -> None:
        """Let everybody move who moves by themselves, tell it, and ask the next person.

        Raises:
            GameError: Something could not be written to the journal; what was written before is told.
        """
        known, agenda = self.session.known, self.session.agenda
        waiting = Waiting(self.session.teller.console.clock)
        self._latest = ""
        try:
            self._catch_up()
            while self._goes_on() and (actor := known.seat.next_automatic()) is not None:
                self._before_thinking(actor, waiting)
                if known.seat.advance() is None:
                    break
                known.forget_listeners()
                self._catch_up()
        finally:
            self._tell_news()
            self.session.tell_file_news()
        if known.together and known.seating.unlocked is not None:
            self._tell_private(known.seating.unlocked)
        if isinstance(agenda.question, questions.DoubtedAction) and agenda.question.pointless(self.session):
            agenda.question = agenda.question.before
        if known.seat.outcome is not None:
            self._end()
        elif agenda.question is None:
            self._next_person()

    def _goes_on(self) -> bool:
        """Tell whether others may move now; always, in a match."""
        return True

    def _catch_up(self) -> None:
        """Take in what others did far away; where they took something back, that is told first."""
        session, known = self.session, self.session.known
        start = known.seat.moment
        retreat = known.seat.catch_up()
        if retreat is None and known.seat.moment == start:
            return
        session.agenda.changes += 1
        known.forget_listeners()
        if CLOCK in known.seat.acted[start:]:
            session.stopwatch.told()
        if retreat is not None:
            self.taken_back(retreat.kept)
            session.settle()
            if retreat.actor is None:
                session.teller.console.tell(say("net-put-back", "other"))
                return
            who = known.public_listener().person(retreat.actor)
            session.teller.console.tell(say("net-went-back", "other", who=who))

    def _before_thinking(self, actor: Actor, waiting: Waiting) -> None:
        """Let people hear what happened before a computer player makes them wait, and then that it does.

        Whether it may is known from how long it may think, never measured, so that sessions repeat.

        Args:
            actor: Who will think.
            waiting: Tells since when people have waited, whoever has thought.
        """
        known, console = self.session.known, self.session.teller.console
        if known.thought(actor) < SHORT_THOUGHT:
            return
        self._tell_news()
        console.begin()
        who = known.public_listener().person(actor)

        def looked() -> None:
            seconds = waiting.due()
            if seconds is not None:
                console.interject(say("shell-thinks", "bot", who=who, seconds=seconds))

        if self._budget is not None:
            self._budget.looked = looked

    def rest(self) -> None:
        """Follow a match that is over and was told before."""
        self._ended = True

    def taken_back(self, kept: int) -> None:
        """Follow the match back to where `kept` actions count."""
        self._told = min(self._told, kept)
        self._private = {seat: min(moment, kept) for seat, moment in self._private.items()}
        self._announced = None
        self._ended = False
        self._remarks.listen()

    def corrected(self, at: int, kept: int) -> None:
        """Follow a correction of action `at`, after which `kept` actions count; who knew of it hears it."""
        seat, public = self.session.known.seat, self.session.known.seating.public
        anew = [own for own in self._private if seat.private_events(own, public, at, at + 1)]
        self.taken_back(kept)
        for own in anew:
            self._private[own] = min(self._private[own], at)

    def _tell_news(self) -> None:
        """Tell everything that happened since the last time, in one go."""
        known, start = self.session.known, self._told
        self._told = known.seat.moment
        if start == self._told:
            return
        told = SPECTATOR if self._announced is None else self._announced[0]
        if told != SPECTATOR and known.others_acted(told, start):
            self._announced = None
        listener = known.public_listener()
        events = known.seat.events(listener.seat, start)
        teller = self.session.teller
        for message in known.room.narration.tell(events, listener):
            self._latest = teller.console.language.render(message).full
            if self._familiar and self._is_familiar(message):
                teller.console.history.add(message, self._latest, None)
            else:
                teller.console.tell(message)
        teller.console.tell(*self._remarks.after(teller.preferences.settings))

    def _is_familiar(self, message: Message) -> bool:
        """Tell whether a message of the beginning is what somebody who has played before need not hear."""
        room, who = self.session.known.room, message.args.get("who")
        of_others = not (isinstance(who, Person) and who.role == "you")
        return message.key in room.familiar or (of_others and message.key in room.familiar_of_others)

    def _end(self) -> None:
        if self._ended:
            return
        self._ended = True
        known, console = self.session.known, self.session.teller.console
        known.hand_to(None)
        self.session.agenda.question = None
        if known.seat.outcome is not None:
            tell_result(self.session)
            console.tell(*self._remarks.last(self.session.teller.preferences.settings))
            if "rematch" not in self.session.handlers:  # a lesson or a task says itself how it goes on
                again = "no" if is_rated(known.seat.header) else "yes"
                console.tell(say("shell-after-end", "system", again=again))
            console.ports.cue("end")

    def _next_person(self) -> None:
        """Turn to whoever is awaited."""
        known = self.session.known
        if self.all_listen():
            self._announce(SPECTATOR, known.turn())
            return
        actor = known.awaited()
        holder = known.holder if actor == CHANCE else None
        if holder is not None and known.must_hand_over(holder):
            known.hand_to(None)
            self._hand_over(holder)
        elif actor == CHANCE:
            if known.room.told_by_people(known.public_listener().perspective):
                self._ask(questions.ChanceQuestion())  # else it is drawn far away, and comes by itself
        elif actor is not None and is_seat(actor) and actor not in known.seating.humans:
            self._announce(SPECTATOR, known.turn())  # somebody far away, or a computer player that is there
        elif actor is not None and is_seat(actor):
            if known.must_hand_over(actor):
                known.hand_to(None)
                self._hand_over(actor)
            else:
                self.sit_down(actor)

    def _hand_over(self, seat: int) -> None:
        """Ask for the keyboard to be handed over; what was typed behind that on the line is not done."""
        session = self.session
        session.teller.page = None
        session.agenda.hinted = None
        session.agenda.handed = True
        session.cursors = NO_CURSORS
        session.teller.console.change_hands()
        self._ask(questions.HandOver(seat))

    def _ask(self, question: questions.ChanceQuestion | questions.HandOver) -> None:
        self.session.agenda.question = question
        self._announced = None
        self.session.teller.console.tell(question.message(self.session))

    def sit_down(self, seat: int) -> None:
        """Give the keyboard to a seat, tell it what only it may know, and that it is to act."""
        known, teller = self.session.known, self.session.teller
        if known.seating.shared and known.seating.unlocked != seat:
            known.hand_to(seat)
        self._tell_private(seat)
        if known.holder == seat:
            self._ask(questions.ChanceQuestion())
            return
        # By name where several people hear it.
        aloud = known.seating.shared and not known.seating.secrets
        listener = known.listener(seat, known.seating.public) if aloud else known.listener()
        told = self._announce(seat, known.room.narration.turn(listener))
        if told and teller.console.delivery.detailed and not known.hands_unknown:
            count = len(known.listener().perspective.legal)
            teller.tell(say("shell-can-do", "turn", count=count))

    def _announce(self, viewer: Viewer, message: Message) -> bool:
        """Tell who is to act, unless that was told already; return whether it was told now."""
        if self._announced == (viewer, message):
            return False
        self._announced = (viewer, message)
        if viewer == SPECTATOR and self.session.teller.console.language.render(message).full == self._latest:
            return False  # what happened last was that their turn began, and said so in the same words
        self.session.teller.tell(message)
        return True

    def all_listen(self) -> bool:
        """Take the keyboard out of anybody's hands where several people may act at once; tell whether."""
        known = self.session.known
        several = sum(seat in known.seat.actors for seat in known.seating.humans) > 1
        if not several or not known.together:
            return False
        known.hand_to(None)
        return True

    def _tell_private(self, seat: int) -> None:
        known, start = self.session.known, self._private[seat]
        self._private[seat] = known.seat.moment
        if not known.seating.shared:
            return
        events = known.seat.private_events(seat, known.seating.public, start)
        if not events:
            return
        messages = known.room.narration.tell(events, known.listener())
        try:
            self.session.teller.tell_secret(messages)
        except GameError as error:
            self.session.teller.tell(errors.tell_error(error))


def tell_result(session: Session) -> None:
    """Tell the result of a match that is over, and keep the records of it."""
    known, console = session.known, session.teller.console
    if known.seat.outcome is not None:
        console.tell(*known.room.narration.outcome(known.seat.outcome, known.public_listener()))
    count_result(session)
    if known.room.records is not None:
        from accessgames.shell.records import close_match  # noqa: PLC0415 - few games need it

        close_match(session)


def count_result(session: Session) -> None:
    """Count a match that is over, or was given up, where matches are counted."""
    if session.personal is not None:
        from accessgames.shell.statistics.command import count_match  # noqa: PLC0415 - at the end alone

        count_match(session)


def reveal_counted(session: Session) -> None:
    """Reveal the seed of a match that is over or was given up, once the match is counted.

    Behind that its journal goes where nobody looks for matches that were not counted.

    Raises:
        GameError: The seed can't be written.
    """
    count_result(session)
    session.known.seat.reveal()
