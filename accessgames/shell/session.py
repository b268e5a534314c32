"""A match being played at this console: the one object whose parts change while people play."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Protocol, TypeAlias

from accessgames.engine import CLOCK, SPECTATOR, Actor, GameError, Viewer, is_rated
from accessgames.games import ActionSeries, HelpingMove, Room
from accessgames.language import Ambiguous, Found, Message, Unknown
from accessgames.shell import conversation, errors, teller
from accessgames.shell.cursor.place import NO_CURSORS, Cursor
from accessgames.shell.input.missed import Whereabouts

if TYPE_CHECKING:
    from accessgames.games import Listener
    from accessgames.language.commandline import TypedCommand
    from accessgames.personal.database import PersonalFile
    from accessgames.shell.knowledge import Knowledge
    from accessgames.shell.launch import SessionContext
    from accessgames.shell.mistakes.finding import OwnMistakes
    from accessgames.shell.protocols import MatchStore, RecordStore, RoomLoader
    from accessgames.shell.stopwatch import Stopwatch
    from accessgames.shell.tasks.rounds import DailyRound


class Question(Protocol):
    """Something that waits for an answer beside the usual commands."""

    @property
    def free(self) -> bool:
        """Whether the answer is free text, so that single keys can't give it."""

    @property
    def words(self) -> tuple[str, ...]:
        """Ids of the words that answer it."""

    @property
    def halting(self) -> bool:
        """Whether nobody's time passes meanwhile."""

    def message(self, session: Session) -> Message:
        """Return the question, to be told and repeated."""

    def answer(self, session: Session, command: TypedCommand) -> bool:
        """Take an answer; False when it is none and may be a command."""


class Advancing(Protocol):
    """Moves a match on between two inputs."""

    def begin(self, *, familiar: bool) -> None:
        """Let a match begin; where that is familiar to the listener, some of it is left to history.

        Raises:
            GameError: As `advance`.
        """

    def advance(self) -> None:
        """Let everybody move who moves by themselves, tell it, and ask the next person.

        Raises:
            GameError: Something could not be written; what was written before is told.
        """

    def taken_back(self, kept: int) -> None:
        """Follow the match back to where `kept` actions count."""

    def corrected(self, at: int, kept: int) -> None:
        """Follow a correction of action `at`, after which `kept` actions count."""

    def sit_down(self, seat: int) -> None:
        """Give the keyboard to a seat, and tell it what only it may know."""

    def all_listen(self) -> bool:
        """Take the keyboard out of anybody's hands where several people may act at once; tell whether."""

    def rest(self) -> None:
        """Follow a match that is over and was told before."""


class Services(Protocol):
    """What a session can be left for, and come back from."""

    def teach(self, room: Room, *, within: bool = False, chosen: tuple[str, ...] = ()) -> bool:
        """Give a chosen chapter of a game, perhaps within a match; raises GameError where it has none.

        Returns:
            Whether one goes on here; else the program was to be left, or the input has ended.
        """

    def review(self, session: Session) -> None:
        """Walk through the match of a session; raises GameError before its end."""


Handler: TypeAlias = Callable[["Session", "conversation.Arguments"], None]
"""Answers a command; raises GameError for what it refuses."""

Handlers: TypeAlias = Mapping[str, Handler]
"""Handlers by word id."""

NO_HANDLERS: Final[Handlers] = MappingProxyType({})


class Session:
    """A match with its people and the state of the conversation.

    Attributes:
        known: What is known of the match, and by whom.
        teller: Where it is told.
        agenda: What is asked.
        flow: Moves the match on between two inputs.
        stopwatch: Measures how long people take.
        records: Where personal records are kept, or None.
        daily: What the daily round needs of this computer, or None.
        personal: Where matches are counted, or None.
        open_room: Loads a game.
        mistakes: What lessons from own mistakes need of this computer, or None.
        store: Where the match is written.
        services: What the session can be left for.
        handlers: Commands that are answered otherwise than in a match, or in no match at all, by word id.
        cursors: Where each person's cursor stands, by who has the keyboard; none after a hand-over.
    """

    def __init__(
        self,
        known: Knowledge,
        context: SessionContext,
        store: MatchStore,
        services: Services,
        flow: Callable[[Session], Advancing],
        handlers: Handlers = NO_HANDLERS,
    ) -> None:
        """Sit down at a table.

        Args:
            known: What is known of the match.
            context: The console, the preferences, the time and the records.
            store: Where the match is written.
            services: What the session can be left for.
            flow: Makes what moves the match on.
            handlers: Commands that are answered otherwise than in a match.
        """
        self.known = known
        self.teller = teller.MatchTeller(context.console, context.preferences, known)
        self.agenda: conversation.Agenda[Question] = conversation.Agenda()
        self.stopwatch: Stopwatch = context.stopwatch
        self.records: RecordStore | None = context.records
        self.daily: DailyRound | None = context.daily
        self.personal: PersonalFile | None = context.personal
        self.open_room: RoomLoader = context.open_room
        # Of a match that was gone on with nobody knows how long it took.
        self._began = None if known.seat.moment else context.stopwatch.now
        self.mistakes: OwnMistakes | None = context.mistakes
        self.store = store
        self.services = services
        self.handlers = handlers
        self.cursors: Mapping[Viewer, Cursor] = NO_CURSORS
        self.flow = flow(self)

    @property
    def cursor(self) -> Cursor | None:
        """Where the cursor of whoever has the keyboard stands; None where it was not put anywhere yet."""
        return self.cursors.get(self.known.seating.listener)

    @cursor.setter
    def cursor(self, cursor: Cursor) -> None:
        self.cursors = MappingProxyType({**self.cursors, self.known.seating.listener: cursor})

    @property
    def seconds(self) -> int | None:
        """How long the match has taken so far; None where that is not known."""
        now = self.stopwatch.now
        return None if self._began is None or now is None else round(now - self._began)

    @property
    def topic(self) -> str:
        """The id of the game."""
        return self.known.room.game.id

    @property
    def rated(self) -> bool:
        """Whether lists of moves may not be sorted by how good they are, as in a match of a tournament."""
        return is_rated(self.known.seat.header)

    def check_match(self, command: str) -> None:
        """Refuse a command that a lesson or a task has no use for.

        Raises:
            GameError: `shell-not-here`.
        """
        if self.known.seat.header.training and not self.known.seat.header.started:
            raise GameError("shell-not-here", word=self.teller.words.word(command))

    def check_help(self) -> None:
        """Refuse to advise where help is locked, or where nobody could: hands are unknown.

        Raises:
            GameError: `shell-hint-rated` at a table of a tournament, `shell-hint-locked`, or
                `shell-hands-unknown`.
        """
        if self.rated:
            raise GameError("shell-hint-rated")
        if self.known.seat.notes.locked:
            raise GameError("shell-hint-locked")
        if self.known.hands_unknown:
            raise GameError("shell-hands-unknown")

    def check_action(self, action: object) -> None:
        """Refuse an action of the game that asks for help where that is locked.

        Raises:
            GameError: As `check_help`.
        """
        own = self.known.room.commands
        if isinstance(own, HelpingMove) and own.helps(action):
            self.check_help()

    def costs(self, seat: int) -> bool:
        """Tell whether advice costs a seat something here: its records, which it still can have."""
        kept = self.records is not None and not self.known.seat.header.training
        return kept and seat not in self.known.seat.notes.advised

    def commands(self) -> tuple[str, ...]:
        """Return the ids of everything that may be typed now, the game's own words first."""
        own = self.known.room.commands
        common = self.teller.words.ids("commands")
        return tuple(dict.fromkeys((*own.verbs, *own.answers, *common, *self.handlers)))

    def whereabouts(self) -> Whereabouts:
        """Return where the next command is typed, and who is there; free answers are nobody else's business.

        What is tried in a match with secrets of one seat stays unread at the keyboard while it goes on.
        """
        known, question = self.known, self.agenda.question
        people = tuple(known.seating.seats[seat].name for seat in known.seating.humans)
        path = self.store.path
        return Whereabouts(
            self.topic, "command" if question is None else "question", self.teller.words, people,
            match=path if known.guarded and not known.over else None,
            over=path.stem if known.over else "",
            private=question is not None and question.free,
        )  # fmt: skip

    def meant(self, command: TypedCommand) -> Found | Ambiguous | Unknown:
        """Return which command a line begins with."""
        return self.teller.words.match(command.words, self.commands())

    def knows(self, command: TypedCommand, *, whole: bool = False) -> bool:
        """Tell whether a line begins with a command that is no move; with `whole`, only one written in full.

        Where this is asked, chance is told by people and nobody may move: "červená 4" is a die then.
        """
        verbs, words = self.known.room.commands.verbs, self.teller.words
        match = words.match(command.words, [key for key in self.commands() if key not in verbs])
        if isinstance(match, Unknown):
            return False
        if not whole or not isinstance(match, Found):
            return not whole
        return words.in_full(match.id, " ".join(command.words[: match.used]))

    def expects(self, action: object) -> bool:
        """Tell whether just this action was asked for, so that it is surely meant; only a lesson asks so."""
        del action
        return False

    def answered(self, key: str, rest: conversation.Arguments) -> None:
        """Take note of a question or command that was answered; only a lesson waits for one."""

    def repeat_question(self) -> None:
        """Tell once more what is waited for."""
        question = self.agenda.question
        message = self.known.turn() if question is None else question.message(self)
        self.teller.tell(message, record=False)

    def submit(self, actor: Actor, action: object) -> None:
        """Make an action, or a series of them, part of the match.

        Raises:
            GameError: It was refused, and nothing changed; or it could not be written, and of a series only
                what was written before has happened.
        """
        self.check_action(action)
        self.charge()
        seat = self.known.seat
        before = seat.moment
        try:
            seat.submit(actor, action.actions if isinstance(action, ActionSeries) else (action,))
        finally:
            self.agenda.changes += seat.moment - before
        self.settle()

    def confirm_kept(self, *, whole: bool = False) -> None:
        """Make sure that the disk has the match, and tell what happened to its file.

        Args:
            whole: Whether to read all of it.

        Raises:
            GameError: The disk has not all of it, and it can't be written.
        """
        self.store.confirm(whole=whole)
        self.tell_file_news()

    def tell_file_news(self) -> None:
        """Tell what happened to the file of the match since the last time."""
        self.teller.console.tell(*(errors.tell_error(news, "system") for news in self.store.news()))

    def settle(self) -> None:
        """Forget what was asked, listed and refused in the position before."""
        self.agenda.refused = None
        self.teller.page = None
        self.agenda.question = None
        self.known.forget_listeners()

    def take_back(self) -> int:
        """Take back the last action of who has the keyboard; return how many lines of seats went.

        Time does not go back, except in training.

        Raises:
            GameError: There is nothing to take back, or something has been seen since.
        """
        known = self.known
        if known.seating.listener == SPECTATOR:
            raise GameError("error-undo-nothing")
        self.teller.console.history.recall()
        taken = known.seat.take_back(known.seating.listener)
        self.agenda.changes += 1
        self.settle()
        self.flow.taken_back(taken.kept)
        self._repeat_time(taken.passed)
        return taken.lines

    def correct(self, at: int, action: object) -> None:
        """Put right what people told of chance as action number `at`; time does not go back by it.

        Raises:
            GameError: It can't be corrected so, or it could not be written; nothing has changed.
        """
        self.charge()
        self.teller.console.history.recall()
        done = self.known.seat.correct(at, action)
        self.agenda.changes += 1
        self.settle()
        self.flow.corrected(done.at, done.kept)
        self._repeat_time(done.passed)

    def _repeat_time(self, passed: Sequence[object]) -> None:
        if not self.known.seat.header.training:
            for action in passed:
                self._passed(self.known.seat.repeat_time(action))

    @property
    def clock_runs(self) -> bool:
        """Whether time passes while the next line is waited for: not in a pause, not between two people."""
        question = self.agenda.question
        return self.known.seat.timed and not (question is not None and question.halting)

    @contextmanager
    def listening(self, out: Callable[[], bool]) -> Iterator[None]:
        """Measure how long somebody takes from when everything is out; who measures far away hears it."""
        with self.stopwatch.running(out):
            self._note_out()
            yield

    def _note_out(self) -> None:
        if self.stopwatch.runs:
            self.known.seat.note_out(self.stopwatch.shown)

    def time_is_due(self) -> bool:
        """Tell whether the time that has passed so far, or somebody far away, brings something to be told."""
        seat = self.known.seat
        if not self.clock_runs:
            return seat.behind
        self._note_out()
        return seat.behind or seat.time_tells(self.stopwatch.untold)

    def listener_now(self) -> Listener:
        """Return whoever has the keyboard in the position that the time which has passed would bring."""
        known = self.known.listener()
        return replace(known, perspective=known.perspective.later(self.stopwatch.untold))

    def charge(self, *, news_only: bool = False) -> bool:
        """Let the time that has passed become an action of the clock.

        Args:
            news_only: Only if it brings something to be told; what is not written yet stays pending.

        Returns:
            Whether it brought something to be told.

        Raises:
            GameError: It could not be written; the time is still pending.
        """
        if CLOCK not in self.known.seat.actors:
            self.stopwatch.taken()
            return False
        seat, start = self.known.seat, self.known.seat.moment
        told = seat.pass_time(self.stopwatch.pending, news_only=news_only)
        came = any(actor != CLOCK for actor in seat.acted[start:])  # far away, and heard of with the answer
        if came:
            self.agenda.changes += 1
            self.known.forget_listeners()
        if told is None:
            return came
        self._passed(told)
        self.stopwatch.taken()
        return came or bool(told)

    def _passed(self, told: int | None) -> None:
        """Follow an action of the clock that brought so many events; None where there was none."""
        if told is not None:
            self.agenda.changes += bool(told)
            self.known.forget_listeners()
