"""A task being asked: a match at its position, in which the first whole answer is judged and ends it."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from accessgames.engine import Actor, GameError
from accessgames.games import ActionSeries
from accessgames.language import Person, say
from accessgames.shell import errors, flow, knowledge, seating, session
from accessgames.shell.tasks.exercise import Exercise, TaskResult, prepare_position
from accessgames.shell.tutor.lesson import NullStore

if TYPE_CHECKING:
    from accessgames.engine import Viewer
    from accessgames.language import Message
    from accessgames.shell.launch import SessionContext


class TaskFlow(flow.Flow):
    """Moves a task on until it is answered; then nobody acts any more, and the verdict is told."""

    def __init__(self, asked: TaskSession) -> None:
        """Follow a task from its position."""
        super().__init__(asked)
        self._asked = asked

    def advance(self) -> None:
        """Let others move where an answer has several parts; after the last one tell how good it was.

        Raises:
            GameError: The task does not fit the rules.
        """
        if self._asked.result is None:
            super().advance()
        else:
            if self._asked.exercise.judge.news:
                self._tell_news()
            self._asked.close()

    def _announce(self, viewer: Viewer, message: Message) -> bool:
        """Tell who is to act, but for the first part of an answer: what is to be done there the task says."""
        if self._asked.begun:
            return super()._announce(viewer, message)
        self._announced = (viewer, message)
        return False


class TaskSession(session.Session):
    """A task being asked.

    Every question and command works as in any match; what is done is done, and can be taken back until the
    answer is whole.

    Attributes:
        exercise: What is asked.
        helps: Steps of help that were taken.
        begun: Whether the task was told.
        result: How it was answered, or None.
    """

    def __init__(
        self,
        exercise: Exercise,
        context: SessionContext,
        services: session.Services,
        handlers: session.Handlers,
    ) -> None:
        """Sit down at the position of a task.

        Raises:
            GameError: The task does not fit the rules.
        """
        preferences = context.preferences
        seat, seats = prepare_position(exercise, preferences.settings, preferences.language)
        words = partial(preferences.words, exercise.room.game.id)
        known = knowledge.Knowledge(exercise.room, seat, seating.Seating(seats, secrets=False), words)
        uncounted = replace(context, records=None, personal=None)
        super().__init__(known, uncounted, NullStore(), services, flow.Flow, handlers)
        self.exercise = exercise
        self.helps = exercise.helps
        self.begun = False
        self.result: TaskResult | None = None
        self._done: list[Any] = []
        self._start = seat.moment
        self.flow = TaskFlow(self)

    @property
    def rated(self) -> bool:
        """Whether lists of moves may not be sorted by how good they are: it is what is asked."""
        return True

    @property
    def done(self) -> tuple[Any, ...]:
        """What was done since the position of the task and not taken back."""
        return tuple(self._done)

    def submit(self, actor: Actor, action: object) -> None:
        """Do an action, or a series of them; what makes the answer whole is judged.

        Raises:
            GameError: The rules refuse it.
        """
        super().submit(actor, action)
        self._done += action.actions if isinstance(action, ActionSeries) else (action,)
        grade = self.exercise.judge.grade(self.done)
        if grade is not None:
            game = self.known.room.game
            self.result = TaskResult(grade, self.helps, tuple(map(game.format_action, self._done)))

    def take_back(self) -> int:
        """Take back what was done last; what leads to the position stays.

        Raises:
            GameError: Nothing was done yet.
        """
        if not self._done:
            raise GameError("error-undo-nothing")
        lines = super().take_back()
        acted = self.known.seat.acted[self._start :]
        del self._done[sum(actor == self.exercise.task.seat for actor in acted) :]
        return lines

    def begin(self) -> None:
        """Tell which task this is, how it stands, and what is asked.

        Raises:
            GameError: The task does not fit the rules.
        """
        console, listener = self.teller.console, self.known.listener()
        console.tell(*self.exercise.title)
        self.flow.advance()
        self.begun = True
        answers = self.known.room.commands.answers
        # Whoever is asked is on turn, in every game; in which step of it, only the game knows.
        who = answers["who"](listener, ()) if "who" in answers else ()
        turn = {self.known.turn().key}
        turn |= {each.key for each in who if [*each.args] == ["who"] and isinstance(each.args["who"], Person)}
        told: list[Message] = []
        for key in self.exercise.judge.told:
            told += (each for each in answers[key](listener, ()) if each.key not in turn and each not in told)
        console.tell(*told)
        console.tell(self.question(), say("task-always", "system"))

    def question(self) -> Message:
        """Return what is asked."""
        return self.exercise.judge.question(self.known.listener())

    def repeat_question(self) -> None:
        """Tell what is waited for: an open question, or what the task asks."""
        if self.agenda.question is None:
            self.teller.tell(self.question(), record=False)
        else:
            super().repeat_question()

    def close(self) -> None:
        """Tell how good the answer was, what is best and why, and the stars; then hand the result over."""
        if self.result is None or self.agenda.done:
            return
        self.agenda.done = True
        seat = self.exercise.task.seat
        listener = self.known.listener_at(self._start, seat, seat)
        tell = self.teller.console.tell
        tell(*self.exercise.judge.verdict(self.done, self.result.grade, listener))
        tell(say("task-stars", "score", stars=self.result.stars))
        try:
            tell(*self.exercise.finish(self.result))
        except GameError as error:
            tell(errors.tell_error(error, "system"))
