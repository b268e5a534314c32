"""A lesson being given: a match in which the lesson says what comes next, from where it was left."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from accessgames.engine import Actor, GameError
from accessgames.games import ActionSeries, Room
from accessgames.language import Ambiguous, Found, Language, Message, Nested, Unknown, say
from accessgames.language.commandline import TypedCommand, normalise_bare, split_commands
from accessgames.shell.errors import tell_error
from accessgames.shell.flow import Flow
from accessgames.shell.interpreter import interpret
from accessgames.shell.knowledge import Knowledge
from accessgames.shell.seating import Seating
from accessgames.shell.session import Handlers, Services, Session
from accessgames.shell.tutor.lesson import FINISHED_STEP, LEARNER, NullStore, prepare_scene, scene_seats

if TYPE_CHECKING:
    from collections.abc import Iterator

    from accessgames.shell.conversation import Arguments
    from accessgames.shell.launch import SessionContext
    from accessgames.shell.tutor.lesson import Lesson, LessonStep

WAYS_SEPARATOR: Final = " | "
"""Stands between the ways to type something, in a message `tutor-<game>-<step>-ways`."""


def typed_ways(language: Language, game: str, step: LessonStep) -> tuple[str, ...]:
    """Return the ways to type a step that its language names; nothing where it leaves that to the program."""
    key = f"tutor-{game}-{step.id}-ways"
    return tuple(language.text(key).split(WAYS_SEPARATOR)) if language.has(key) else ()


def solution(session: Session, step: LessonStep) -> str:
    """Return a line that does what a step wants, in the words of the language."""
    named = typed_ways(session.teller.console.language, session.known.room.game.id, step)
    if named:
        return named[0]
    if step.ask:
        return session.teller.words.word(step.ask[0])
    game, listener = session.known.room.game, session.known.listener()
    return "; ".join(
        session.known.room.commands.spell(game.parse_action(text), listener) for text in step.act
    )


def typed_forms(session: Session, step: LessonStep) -> dict[str, str]:
    """Return what the messages of a step may name: `typed`, the solution, and `way2` and so on."""
    named = typed_ways(session.teller.console.language, session.known.room.game.id, step)
    others = {f"way{number}": way for number, way in enumerate(named[1:], 2)}
    return {"typed": solution(session, step), **others}


def step_introduction(session: Session, step: LessonStep) -> Iterator[Message]:
    """Yield what is told before the match that a step begins with; most scenes need nothing."""
    message = say(f"tutor-{session.known.room.game.id}-{step.id}-before", "system")
    if session.teller.console.language.has(message.key):
        yield message


def step_explanation(session: Session, step: LessonStep) -> Iterator[Message]:
    """Yield what is told before a task: one or two sentences, each a message of its own."""
    forms = typed_forms(session, step)
    for part in ("", "-more"):
        message = say(f"tutor-{session.known.room.game.id}-{step.id}{part}", "system", **forms)
        if session.teller.console.language.has(message.key):
            yield message


def step_task(session: Session, step: LessonStep) -> Message:
    """Return the task of a step, as a part of a sentence."""
    return say(f"tutor-{session.known.room.game.id}-{step.id}-task", "system", **typed_forms(session, step))


def step_conclusion(session: Session, step: LessonStep) -> Iterator[Message]:
    """Yield what is told when a step is done: what was to be learned from it; most steps need nothing."""
    message = say(
        f"tutor-{session.known.room.game.id}-{step.id}-done", "system", **typed_forms(session, step)
    )
    if session.teller.console.language.has(message.key):
        yield message


def lesson_closing(session: Session, *, within: bool) -> Iterator[Message]:
    """Yield what is told at the end: what comes after the lesson; nothing where a match goes on behind it."""
    for part in ("end",) if within else ("end", "end-more"):
        message = say(f"tutor-{session.known.room.game.id}-{part}", "system")
        if session.teller.console.language.has(message.key):
            yield message


def shown_words(session: Session, step: LessonStep, key: str) -> tuple[str, ...]:
    """Return the words that follow a question as it is shown; none where its word says it all."""
    command = split_commands(solution(session, step))[0]
    match = session.teller.words.match(command.words, [key])
    return command.words[match.used :] if isinstance(match, Found) else ()


LESSON_WORDS: Final = ("lesson-task", "lesson-skip", "lesson-restart")
"""Words that only a lesson has."""


class LessonFlow(Flow):
    """Moves a lesson on as soon as a match has moved on; nobody but the learner is ever waited for."""

    def __init__(self, learner: Classroom) -> None:
        """Follow a lesson from where it stands."""
        super().__init__(learner)
        self._learner = learner

    def advance(self) -> None:
        """Let everybody move, tell it, and go to the next step if this one is done.

        Raises:
            GameError: The lesson does not fit the game.
        """
        super().advance()
        self._learner.look()

    def _next_person(self) -> None:
        if self._learner.known.awaited() == LEARNER:
            super()._next_person()


class Classroom(Session):
    """A lesson being taken.

    The match is always where the lesson wants it: other actions than the expected ones are judged by the
    rules and then not done. So every question and command works as in any match, and nothing gets lost.

    Attributes:
        lesson: What is taught.
        script: What everybody but the learner does next.
        number: Number of the step, from 0.
        done_acts: How many actions of a step that has several are done.
        fulfilled: Whether the step is done, but for what is told after it.
        finished: Whether all steps are done.
        within: Whether a match goes on behind the lesson.
    """

    def __init__(
        self,
        room: Room,
        context: SessionContext,
        lesson: Lesson,
        number: int,
        services: Services,
        handlers: Handlers,
    ) -> None:
        """Sit down at the match as it stands when a step begins.

        Args:
            room: The game.
            context: The console, the preferences, and where it is remembered how far the lesson is.
            lesson: What is taught.
            number: The step to begin with.
            services: What the lesson can be left for.
            handlers: Commands that are answered otherwise than in a match.

        Raises:
            GameError: The lesson does not fit the game.
        """
        scene, done = lesson.scene_of(number)
        seats = scene_seats(scene, context.preferences.settings, context.preferences.language)
        seat, self.script = prepare_scene(room, lesson, scene, done, seats)
        words = partial(context.preferences.words, room.game.id)
        known = Knowledge(room, seat, Seating(seats, secrets=False), words)
        uncounted = replace(context, records=None, personal=None)
        super().__init__(known, uncounted, NullStore(), services, Flow, handlers)
        self.lesson = lesson
        self.number = number
        self.done_acts = 0
        self.fulfilled = False
        self.finished = False
        self.within = False
        self._lessons = context.lessons
        self._asked = False
        self._recall()
        self.flow = LessonFlow(self)

    def _recall(self) -> None:
        """Know the refusal that the step before met, so that it can be asked about."""
        before = self.lesson.steps[self.number - 1]
        if self.number and before.refused:
            seat = self.known.seat
            self.agenda.refused = seat.refusal(LEARNER, seat.game.parse_action(before.act[-1]))

    @property
    def step(self) -> LessonStep:
        """What is to be done now."""
        return self.lesson.steps[self.number]

    def meant(self, command: TypedCommand) -> Found | Ambiguous | Unknown:
        """Return which command a line begins with; words of the tutor in full come before others."""
        found = self.teller.words.match(command.words, LESSON_WORDS)
        if isinstance(found, Found) and found.used == len(command.words):
            whole = {normalise_bare(word) for word in self.teller.words.table[found.id].words}
            if normalise_bare(" ".join(command.words)) in whole:
                return found
        return super().meant(command)

    def submit(self, actor: Actor, action: object) -> None:
        """Do the action that the step wants; another one is not done.

        Raises:
            GameError: The rules refuse it; `tutor-other-move` when they would not, but the lesson wants
                another one.
        """
        actions = action.actions if isinstance(action, ActionSeries) else (action,)
        self.known.seat.rehearse(actor, actions)
        step, done = self.step, self.done_acts + len(actions)
        texts = tuple(map(self.known.room.game.format_action, actions))
        if not step.acts or not (step.free or texts == step.act[self.done_acts : done]):
            raise GameError("tutor-other-move")
        whole = step.free or done == len(step.act)
        if whole:
            self.script.waiting.extend(step.after)
        super().submit(actor, action)
        self.done_acts, self.fulfilled = (0, True) if whole else (done, False)

    def expects(self, action: object) -> bool:
        """Tell whether an action is what the step wants next."""
        if isinstance(action, ActionSeries) or not self.step.acts:
            return False
        wanted = self.step.act[self.done_acts : self.done_acts + 1]
        return wanted == (self.known.room.game.format_action(action),)

    def answered(self, key: str, rest: Arguments) -> None:
        """Note that a question or command was answered."""
        step = self.step
        if key in step.ask and (step.whatever or self._same(key, rest)):
            self.fulfilled = True

    def _same(self, key: str, rest: Arguments) -> bool:
        """Tell whether a question means what the shown one means, however it was typed."""
        shown = shown_words(self, self.step, key)
        if shown == rest.words:
            return True
        answer, listener = self.known.room.commands.answers.get(key), self.known.listener()
        return answer is not None and answer(listener, shown) == answer(listener, rest.words)

    def look(self) -> None:
        """Go on when the step is done: to the next one, another scene, or the end.

        Raises:
            GameError: The next scene does not fit the game.
        """
        if not self.fulfilled or self.agenda.question is not None:
            return
        self.fulfilled = False
        self.teller.tell(*step_conclusion(self, self.step))
        self.go_to(self.number + 1)

    def go_to(self, number: int) -> None:
        """Go to a step of the lesson, or to its end, and tell it.

        Raises:
            GameError: The scene of the step does not fit the game.
        """
        steps = self.lesson.steps
        if number == len(steps):
            self.remember(FINISHED_STEP)
            self.teller.tell(*lesson_closing(self, within=self.within))
            self.agenda.done = self.finished = True
            return
        moved_on = number == self.number + 1
        self.number = number
        self.remember(steps[number].id)
        _, done = self.lesson.scene_of(number)
        if not moved_on or not done:
            self.enter()
        else:
            self.tell_step()

    def enter(self) -> None:
        """Set up the match as it stands when the step begins, and tell it.

        Raises:
            GameError: The lesson does not fit the game.
        """
        self.done_acts = 0
        scene, done = self.lesson.scene_of(self.number)
        seats = scene_seats(scene, self.teller.preferences.settings, self.teller.preferences.language)
        self.known.seat, self.script = prepare_scene(self.known.room, self.lesson, scene, done, seats)
        self.known.seating = Seating(seats, secrets=False)
        self.settle()
        self._recall()
        self.agenda.changes += 1
        self.flow = LessonFlow(self)
        self.begin()

    def begin(self) -> None:
        """Let happen what the scene tells at its beginning, then tell the step.

        Raises:
            GameError: The lesson does not fit the game.
        """
        self.teller.tell(*step_introduction(self, self.step))
        self.flow.advance()
        self.tell_step()

    def tell_step(self) -> None:
        """Tell what comes before the task, the task with its number, and the key of a question."""
        step, teller = self.step, self.teller
        teller.tell(*step_explanation(self, step))
        task, typed = Nested(step_task(self, step)), solution(self, step)
        number, count = self.number + 1, len(self.lesson.steps)
        teller.tell(say("tutor-task-first", "turn", number=number, count=count, task=task, typed=typed))
        if teller.by_key and step.ask and not shown_words(self, step, step.ask[0]):
            key = teller.words.key(step.ask[0])
            if key.strip():
                teller.tell(say("tutor-key", "turn", key=key))
        self._asked = True

    def tell_task(self) -> None:
        """Tell the task once more."""
        self.teller.tell(self.task(), record=False)
        self._asked = True

    def task(self) -> Message:
        """Return the task as a sentence."""
        task, typed = Nested(step_task(self, self.step)), solution(self, self.step)
        return say("tutor-task", "turn", task=task, typed=typed)

    def repeat_question(self) -> None:
        """Tell what is waited for: an open question, or the task."""
        if self.agenda.question is not None:
            super().repeat_question()
        else:
            self.tell_task()

    def take(self, line: str) -> None:
        """Do what a line says; then tell the task again if it is still open.

        Not after a list of what an unclear word may mean: there the next answer is a number.
        """
        number, page = self.number, self.teller.page
        self._asked = False
        self._interpret(line)
        choosing = self.agenda.unclear and self.teller.page is not page
        still = number == self.number and not self.agenda.done and self.agenda.question is None
        if still and not self._asked and not choosing:
            self.tell_task()

    def _interpret(self, line: str) -> None:
        """Do what a line says, and see whether it met the refusal that was meant."""
        before = self.agenda.refused
        interpret(self, line)
        met = self.agenda.refused
        if met is not None and met is not before and met.key == self.step.refused:
            self.fulfilled = True
            try:
                self.look()
            except GameError as error:
                self.teller.tell(tell_error(error))

    def show(self) -> None:
        """Tell the line that solves the step, and do it."""
        if self.done_acts:
            self.go_to(self.number)
        line = solution(self, self.step)
        self.teller.tell(say("tutor-solution", typed=line))
        self._interpret(line)

    def remember(self, step: str) -> None:
        """Remember which step comes next; where that fails it is told, and the lesson goes on."""
        try:
            if self._lessons is not None:
                self._lessons.save(self.lesson.game, step)
        except GameError as error:
            self.teller.tell(tell_error(error))
