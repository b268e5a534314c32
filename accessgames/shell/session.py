"""A match being played at this console: the one object whose parts change while people play."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from accessgames.engine import (
    CHANCE,
    CLOCK,
    SPECTATOR,
    GameError,
    Match,
    MatchDriver,
    NotYourTurn,
    Viewer,
    is_seat,
)
from accessgames.games.room import ActionSeries, Listener, Room, SimultaneousTurns
from accessgames.language import Ambiguous, Found, Message, Unknown, say
from accessgames.language.commandline import normalise_bare
from accessgames.shell.flow import EventLog, Flow
from accessgames.shell.lists import AnswerParts, Page, Reading, cut_parts
from accessgames.shell.parsing import numbered_names
from accessgames.shell.stopwatch import charge_time

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from accessgames.engine import Actor, Entry, Refusal
    from accessgames.language import Vocabulary
    from accessgames.language.commandline import TypedCommand
    from accessgames.shell.console import Console
    from accessgames.shell.launch import SessionContext
    from accessgames.shell.parsing import Arguments, Handlers
    from accessgames.shell.protocols import HintProgress, MatchStore, Question
    from accessgames.shell.questions import DoubtedAction
    from accessgames.shell.records import RecordStore
    from accessgames.shell.seating import Seating
    from accessgames.shell.settings import Preferences
    from accessgames.shell.stopwatch import Stopwatch


class Session:
    """A match with its people and the state of the conversation.

    Attributes:
        room: The game.
        table: The match and the computer players.
        seating: Who sits where, and who has the keyboard.
        console: Tells and asks.
        preferences: Settings, language and words.
        kept: Where the match is written.
        stopwatch: Measures how long people take.
        records: Where personal records are kept, or None.
        log: What happened.
        page: The list that numbers choose from, or a text that is being read, or None.
        question: What waits for an answer, or None.
        doubted: The action that was asked about last, while the next command is done, or None.
        refused: The rule that the last try broke, or None.
        hinted: The last advice and how much of it was told, or None.
        unclear: Whether the last command was not done, so that those behind it on its line are not either.
        done: Whether the session is over.
        changes: How often the match has changed other than by passing time; lists grow stale by it.
        limits: Milliseconds that computer players may think about a decision, by seat, where they do.
        flow: Moves the match on between two inputs.
        opened: What the session was opened with.
    """

    def __init__(
        self,
        room: Room,
        table: MatchDriver,
        seating: Seating,
        opened: SessionContext,
        kept: MatchStore,
    ) -> None:
        """Sit down at a table."""
        self.room = room
        self.opened = opened
        self.table = table
        self.seating = seating
        self.console: Console = opened.console
        self.preferences: Preferences = opened.preferences
        self.kept = kept
        self.stopwatch: Stopwatch = opened.stopwatch
        self.records: RecordStore | None = opened.records
        self.log = EventLog(room.game)
        self.log.rebuild(table.match)
        self.page: Page | Reading | AnswerParts | None = None
        self.question: Question | None = None
        self.doubted: DoubtedAction | None = None
        self.refused: Refusal | None = None
        self.hinted: HintProgress | None = None
        self.unclear = False
        self.done = False
        self.changes = 0
        self.limits: Mapping[int, int] = {}
        self.flow = Flow(self)
        self._apart: list[Message] | None = None
        self._desks: dict[tuple[Viewer, Viewer], Listener] = {}

    @property
    def match(self) -> Match[Any, Any, Any, Any]:
        """The match."""
        return self.table.match

    @property
    def own_handlers(self) -> Handlers:
        """Commands that are answered otherwise than in a match, or in no match at all, by word id."""
        return {}

    @property
    def words(self) -> Vocabulary:
        """The words that may be typed now."""
        return self.preferences.words(self.room.game.id)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return not self.match.actors

    @property
    def audience(self) -> int | None:
        """Seat that alone may hear again what is answered now; None for everybody."""
        return self.seating.unlocked if self.seating.shared and self.seating.secrets else None

    def tell(self, *messages: Message, record: bool = True) -> None:
        """Tell answers to whoever has the keyboard; at a shared one nobody else may hear them again."""
        if self._apart is not None:
            self._apart.extend(messages)
            return
        self.console.tell(*messages, audience=self.audience, record=record)

    def answer(self, messages: Sequence[Message]) -> None:
        """Tell an answer; of one that is too long to be heard at once the first part."""
        parts = cut_parts(messages, self.console.length)
        if len(parts) == 1 or self._apart is not None:
            self.tell(*messages)
        else:
            self.listed(AnswerParts(parts))

    def desk(self, viewer: Viewer | None = None, addressed: Viewer | None = None) -> Listener:
        """Return a desk for the present position.

        Args:
            viewer: Whose knowledge; that of the listener when not given.
            addressed: Who is spoken to; the viewer when not given.
        """
        viewer = self.seating.listener if viewer is None else viewer
        addressed = viewer if addressed is None else addressed
        if (viewer, addressed) not in self._desks:
            people = self.seating.people(addressed)
            perspective = self.match.perspective(viewer)
            self._desks[viewer, addressed] = Listener(perspective, people, self.seating.bots, self.words)
        return self._desks[viewer, addressed]

    def set_preference(self, key: str, value: str) -> None:
        """Set a value, from now on and for later sessions.

        Raises:
            GameError: `shell-no-display` for a display that is not there; or the file of the settings could
                not be written, with the value in force all the same.
        """
        if (key, value) == ("hand", "braille") and not self.console.ports.brailles:
            raise GameError("shell-no-display")
        try:
            self.preferences.change(key, value)
        finally:
            self.console.adapt(self.preferences.language, self.preferences.settings)
            self.moved()

    def tell_secret(self, messages: Sequence[Message]) -> None:
        """Tell what only the listener may know: on the Braille display alone, where that was set.

        Raises:
            GameError: `shell-no-display`, when there is no display to tell it on.
        """
        if self.preferences.settings["hand"] != "braille":
            self.answer(messages)
            return
        if not self.console.ports.brailles:
            raise GameError("shell-no-display")
        self.console.tell_apart(messages, self.audience)

    @contextmanager
    def apart(self) -> Iterator[None]:
        """Let what is told in the block, such as a list that names the own cards, be as secret as the hand.

        Raises:
            GameError: As `tell_secret`; what the block raises goes on, and nothing of it is told.
        """
        if not self.seating.secrets or self.preferences.settings["hand"] != "braille":
            yield
            return
        gathered: list[Message] = []
        self._apart = gathered
        try:
            yield
        finally:
            self._apart = None
        if gathered:
            self.tell_secret(gathered)

    def knows(self, command: TypedCommand, *, whole: bool = False) -> bool:
        """Tell whether a line begins with a command that is no move; with `whole`, only one written in full.

        Where this is asked, chance is told by people and nobody may move: "červená 4" is a die then.
        """
        verbs = self.room.commands.verbs
        match = self.words.match(command.words, [key for key in self.commands() if key not in verbs])
        if isinstance(match, Unknown):
            return False
        if not whole or not isinstance(match, Found):
            return not whole
        typed = normalise_bare(" ".join(command.words[: match.used]))
        return typed in map(normalise_bare, self.words.table[match.id].words)

    def meant(self, command: TypedCommand) -> Found | Ambiguous | Unknown:
        """Return which command a line begins with."""
        return self.words.match(command.words, self.commands())

    @property
    def together(self) -> bool:
        """Whether several people at this keyboard may act at once now, each by saying who speaks."""
        own = self.room.commands
        return (
            self.seating.shared and isinstance(own, SimultaneousTurns) and own.together(self.desk(SPECTATOR))
        )

    def answered(self, key: str, rest: Arguments) -> None:
        """Take note of a question or command that was answered; only a lesson waits for one."""

    def commands(self) -> tuple[str, ...]:
        """Return the ids of everything that may be typed now, the game's own words first."""
        own = self.room.commands
        return tuple(dict.fromkeys((*own.verbs, *own.answers, *self.words.ids("commands"))))

    def moved(self) -> None:
        """Forget what was worked out for another position, another listener or another language."""
        self._desks.clear()

    def public_desk(self) -> Listener:
        """Return the desk through which events are told aloud."""
        return self.desk(self.seating.public)

    def seat_to_act(self) -> int:
        """Return the seat that the person at the keyboard may act for now.

        Raises:
            NotYourTurn: The match is over, or somebody else is expected.
            GameError: `shell-who-speaks`, where several people may act and the line did not say who does.
        """
        actors = self.match.actors
        listener = self.seating.listener
        if listener in actors:
            return listener
        if listener == SPECTATOR and self.together:
            raise GameError("shell-who-speaks", players=numbered_names(self))
        if not actors:
            raise NotYourTurn("error-game-over", actor=listener, expected=())
        raise NotYourTurn("error-not-your-turn", actor=listener, expected=self._named(actors))

    def _named(self, actors: Sequence[Actor]) -> tuple[str, ...]:
        return tuple(self.seating.seats[actor].name for actor in actors if actor >= 0)

    def acting_desk(self) -> Listener:
        """Return the desk of the seat that may act now.

        Raises:
            NotYourTurn: As `seat_to_act`.
        """
        return self.desk(self.seat_to_act())

    def pass_time(self, action: Any) -> None:  # noqa: ANN401 - by game
        """Make an action of the clock part of the match.

        Raises:
            GameError: It was refused or could not be written; nothing changed.
        """
        events = self.match.submit(CLOCK, action).events
        self.log.add(CLOCK, events)
        self.changes += bool(events)
        self.moved()

    def submit(self, actor: Actor, action: Any) -> None:  # noqa: ANN401 - by game
        """Make an action, or a series of them, part of the match.

        Raises:
            GameError: It was refused, and nothing changed; or it could not be written, and of a series only
                what was written before has happened.
        """
        charge_time(self)
        line = self.match.moment
        actions = action.actions if isinstance(action, ActionSeries) else (action,)
        self.match.rehearse(actor, actions)
        for each in actions:
            self.log.add(actor, self.match.submit(actor, each, line).events)
            self.changes += 1
        self.refused = None
        self.page = None
        self.question = None
        self.moved()

    def awaited(self) -> Actor | None:
        """Return the person, or chance told by people, that the match waits for; None when it is over."""
        actors = self.match.actors
        own = self.seating.unlocked
        if own in actors:
            return own
        return next((actor for actor in actors if actor >= 0), CHANCE if CHANCE in actors else None)

    def listed(self, page: Page | Reading | AnswerParts) -> None:
        """Read a page; its numbers can be chosen from now on."""
        self.page = page
        self.tell(*page.lines(by_key=self.by_key))

    @property
    def by_key(self) -> bool:
        """Whether single keys are in use."""
        return self.preferences.settings["profile"] == "klavesy" and self.console.reader.prompts

    def turn(self) -> Message:
        """Tell whose turn it is, for whoever has the keyboard."""
        if self.over:
            return say("shell-over", "turn")
        return self.room.narration.turn(self.desk())

    def repeat_question(self) -> None:
        """Tell once more what is waited for."""
        message = self.question.message(self) if self.question is not None else self.turn()
        self.tell(message, record=False)

    def take_back(self) -> int:
        """Take back the last action of whoever may; return how many actions of seats went, or lines of them.

        Time does not go back, except in training.

        Raises:
            GameError: There is nothing to take back, or something has been seen since.
        """
        listener = self.seating.listener
        seat = self.log.last_actor(self.seating.humans) if listener == SPECTATOR else listener
        if seat is None:
            raise GameError("error-undo-nothing")
        match = self.match
        kept = match.undo_point(seat)
        undone = match.entries[kept:]
        lines = {match.line_of(kept + number) for number, entry in enumerate(undone) if is_seat(entry.actor)}
        match.undo(seat)
        self.log.cut(kept)
        self.changes += 1
        self.refused = None
        self.page = None
        self.question = None
        self.moved()
        self.flow.taken_back()
        if not match.header.training:
            self._pass_again(undone)
        return len(lines)

    def _pass_again(self, undone: Sequence[Entry]) -> None:
        """Let the time of actions that were taken back pass once more."""
        game = self.match.game
        for entry in undone:
            if entry.actor != CLOCK or CLOCK not in self.match.actors:
                continue
            action = game.parse_action(entry.text)
            if game.refusal(self.match.state, CLOCK, action) is None:
                self.pass_time(action)
