"""A lesson being given: a match in which the lesson says what comes next, from where it was left."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from accessgames.engine import Actor, GameError
from accessgames.games import ActionSeries, Room, teaching
from accessgames.language import Ambiguous, Day, Found, Message, Nested, Unknown, say
from accessgames.language.commandline import TypedCommand, normalise_bare
from accessgames.shell import errors, flow, interpreter, knowledge, seating, session
from accessgames.shell.tutor import lesson as lessons
from accessgames.shell.tutor import progress, texts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from accessgames.shell.conversation import Arguments
    from accessgames.shell.launch import SessionContext

LESSON_WORDS: Final = ("lesson-task", "lesson-skip", "lesson-restart", "lesson-chapters")
"""Words that only a lesson has."""

HINTED: Final = 2
"""After so many wrong tries a task is helped with; after one more its answer is told."""


class LessonFlow(flow.Flow):
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

    def _goes_on(self) -> bool:
        return not self._learner.leaving

    def _next_person(self) -> None:
        if self._learner.known.awaited() == lessons.LEARNER and not self._learner.leaving:
            super()._next_person()


class Classroom(session.Session):
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
        progress: How far the chapters of the game are.
        wrong: How often the task was tried in vain.
        misses: How many tasks with an aim were not done at the first try.
        astray: Whether an aim was reached otherwise than the lesson goes on.
        start: How many actions counted when the task was told.
        wanted: Words that choose another chapter, when the lesson was left for it; None to leave it.
        asked: Whether the task was heard since the last line was typed.
        advised: Whether the task was helped with because that was asked for.
    """

    def __init__(
        self,
        room: Room,
        context: SessionContext,
        lesson: lessons.Lesson,
        number: int,
        services: session.Services,
        handlers: session.Handlers,
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
        seats = lessons.scene_seats(scene, context.preferences.settings, context.preferences.language)
        seat, self.script = lessons.prepare_scene(room, lesson, scene, done, seats)
        words = partial(context.preferences.words, room.game.id)
        known = knowledge.Knowledge(room, seat, seating.Seating(seats, secrets=False), words)
        uncounted = replace(context, records=None, personal=None)
        super().__init__(known, uncounted, lessons.NullStore(), services, flow.Flow, handlers)
        self.lesson = lesson
        self.number = number
        self.done_acts = 0
        self.fulfilled = False
        self.finished = False
        self.within = False
        self.progress = progress.Progress(context.lessons, context.learned)
        self.wrong = self.misses = 0
        self.astray = False
        self.wanted: tuple[str, ...] | None = None
        self.asked = self.advised = False
        self._begun: tuple[object, ...] = ()
        self.start = known.seat.moment
        self._recall()
        self.flow = LessonFlow(self)

    def _recall(self) -> None:
        """Know the refusal that the step before met, so that it can be asked about."""
        before = self.lesson.steps[self.number - 1]
        if self.number and before.refused:
            seat = self.known.seat
            self.agenda.refused = seat.refusal(lessons.LEARNER, seat.game.parse_action(before.act[-1]))

    @property
    def step(self) -> lessons.LessonStep:
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
        """Do the action that the step wants, or one that reaches its aim; another one is not done.

        Raises:
            GameError: The rules refuse it; or what it would do, when that is not what is wanted:
                `tutor-other-move` where the task says what to type.
        """
        actions = action.actions if isinstance(action, ActionSeries) else (action,)
        self.known.seat.rehearse(actor, actions)
        step, done = self.step, self.done_acts + len(actions)
        typed = map(self.known.room.game.format_action, actions)
        # What one line does is done in any order that the rules allow: `2 1` takes the same pieces as `1 2`.
        wanted = sorted(step.act[self.done_acts : done]) == sorted(typed)
        whole: bool | None = step.free or done == len(step.act)
        self.astray = False
        if step.aim:
            whole = self._reaches(actions)
        elif not step.acts or not (step.free or wanted):
            raise GameError("tutor-other-move", move=Nested(texts.told_action(self, actions)))
        if whole and not self.astray:
            self.script.waiting.extend(step.after)
        super().submit(actor, action)
        self.done_acts, self.fulfilled = (0, True) if whole else (done, False)

    @property
    def leaving(self) -> bool:
        """Whether the match ends here, as the next step has another and nothing is scripted any more."""
        number = self.number + 1
        last = number == len(self.lesson.steps) or not self.lesson.scene_of(number)[1]
        done = self.fulfilled and (last or self.astray) and not self.script.waiting
        return done or self.finished

    def _reaches(self, actions: Sequence[object]) -> bool | None:
        """Tell whether actions reach the aim of the step, or None where more is to be done.

        Raises:
            GameError: They miss it; the message of what they would do.
        """
        listener = self.known.listener_at(self.start, lessons.LEARNER, lessons.LEARNER)
        after = self.known.listener()
        for action in actions:
            after = texts.after(after, action)
        attempt = teaching.Attempt(listener, (*self._begun, *actions), after.perspective)
        words = self.step.aim[1:]
        aim = texts.aim_of(self.known.room, self.step)
        reached = aim.reached(attempt, words)
        if reached is False:
            self.missed()
            told = aim.instead(attempt, words)
            raise GameError(told.key, **told.args)
        self.astray = bool(reached) and not self._as_shown(attempt)
        self._begun = () if reached else attempt.actions
        return reached

    def _as_shown(self, attempt: teaching.Attempt[Any, Any]) -> bool:
        """Tell whether an attempt leads to where the lesson goes on."""
        room = self.known.room
        shown = tuple(map(room.game.parse_action, self.step.act))
        return room.teaching is not None and room.teaching.same(attempt, shown)

    def missed(self, *, refused: bool = False) -> None:
        """Note that the task was tried in vain, perhaps by something that the rules do not allow."""
        del refused
        self.misses += not self.wrong
        self.wrong += 1

    def expects(self, action: object) -> bool:
        """Tell whether an action is what the step wants next."""
        if isinstance(action, ActionSeries) or not self.step.acts:
            return False
        if self.step.aim:
            return True
        wanted = self.step.act[self.done_acts : self.done_acts + 1]
        return wanted == (self.known.room.game.format_action(action),)

    def answered(self, key: str, rest: Arguments) -> None:
        """Note that a question or command was answered."""
        step = self.step
        if key in step.ask and (step.whatever or self._same(key, rest)):
            self.fulfilled = True

    def _same(self, key: str, rest: Arguments) -> bool:
        """Tell whether a question means what the shown one means, however it was typed."""
        shown = texts.shown_words(self, self.step, key)
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
        self.teller.tell(*texts.step_messages(self, self.step, "-done"))
        self.go_to(self.number + 1)

    def go_to(self, number: int) -> None:
        """Go to a step of the lesson, or to its end, and tell it.

        Raises:
            GameError: The scene of the step does not fit the game.
        """
        steps = self.lesson.steps
        if number == len(steps):
            self.close()
            self.agenda.done = self.finished = True
            return
        moved_on = number == self.number + 1
        self.number, self.wrong, self.advised = number, 0, False
        self.misses = self.misses if number else 0
        self.remember(steps[number].id)
        _, done = self.lesson.scene_of(number)
        if moved_on and done and not self.astray:
            self.start = self.known.seat.moment
            self.tell_step()
            return
        if moved_on and done:
            self.teller.tell(say("tutor-otherwise", "system"))
        self.enter()

    def close(self) -> None:
        """Keep that the chapter was taken, and tell what comes after it."""
        self.remember(lessons.FINISHED_STEP)
        stars = max(0, progress.MOST_STARS - self.misses)
        try:
            back = self.progress.finish(self.lesson.game, self.lesson.chapter, stars)
        except GameError as error:
            self.teller.tell(errors.tell_error(error))
            back = None
        if self.lesson.chapter == lessons.FIRST:
            self.teller.tell(*texts.lesson_closing(self, within=self.within))
        else:
            self.teller.tell(say("tutor-chapter-end", "system", misses=self.misses))
            if not self.within:
                self.teller.tell(say("tutor-chapter-next", "system"))
        if back is not None:
            when = say("tutor-known") if back.known else say("tutor-comes-back", date=Day.of(back.due))
            self.teller.tell(when)

    def enter(self) -> None:
        """Set up the match as it stands when the step begins, and tell it.

        Raises:
            GameError: The lesson does not fit the game.
        """
        self.done_acts, self._begun, self.astray = 0, (), False
        scene, done = self.lesson.scene_of(self.number)
        seats = lessons.scene_seats(scene, self.teller.preferences.settings, self.teller.preferences.language)
        self.known.seat, self.script = lessons.prepare_scene(self.known.room, self.lesson, scene, done, seats)
        self.known.seating = seating.Seating(seats, secrets=False)
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
        self.teller.tell(*texts.step_messages(self, self.step, *texts.OPENING))
        self.flow.advance()
        answers, listener = self.known.room.commands.answers, self.known.listener()
        for question in self.lesson.scene_of(self.number)[0].tell:
            key, *words = question.split(" ")
            self.teller.answer(answers[key](listener, words))
        self.start = self.known.seat.moment
        self.tell_step()

    def tell_step(self) -> None:
        """Tell what comes before the task, the task with its number, and the key of a question."""
        step, teller = self.step, self.teller
        teller.tell(*texts.step_messages(self, step, *texts.PARTS))
        task, typed = Nested(texts.step_task(self, step)), texts.solution(self, step)
        number, count = self.number + 1, len(self.lesson.steps)
        if step.aim:
            teller.tell(say("tutor-aim-first", "turn", number=number, count=count, task=task))
        else:
            teller.tell(say("tutor-task-first", "turn", number=number, count=count, task=task, typed=typed))
        if teller.by_key and step.ask and not texts.shown_words(self, step, step.ask[0]):
            key = teller.words.key(step.ask[0])
            if key.strip():
                teller.tell(say("tutor-key", "turn", key=key))
        self.asked = True

    def tell_task(self) -> None:
        """Tell the task once more."""
        self.teller.tell(self.task(), record=False)
        self.asked = True

    def task(self) -> Message:
        """Return the task as a sentence."""
        task = Nested(texts.step_task(self, self.step))
        if self.step.aim:
            return say("tutor-aim", "turn", task=task)
        return say("tutor-task", "turn", task=task, typed=texts.solution(self, self.step))

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
        number, page, wrong = self.number, self.teller.page, self.wrong
        self.asked = False
        self._interpret(line)
        if number == self.number and self.wrong > wrong:
            self._help()
        choosing = self.agenda.unclear and self.teller.page is not page
        still = number == self.number and not self.agenda.done and self.agenda.question is None
        if still and not self.asked and not choosing:
            self.tell_task()

    def _help(self) -> None:
        """After a second wrong try tell a hint, after a third the line that does it."""
        if self.wrong >= HINTED:
            self._tell_help(whole=self.wrong > HINTED)

    def _tell_help(self, *, whole: bool) -> None:
        """Tell the line that does the step, or where that is learned a hint."""
        if self.step.aim and not whole:
            self.teller.tell(texts.step_hint(self, self.step))
        else:
            self.teller.tell(say("tutor-line", "hint", typed=texts.solution(self, self.step)))

    def advise(self) -> None:
        """Help with the task: advice about the match would lead away from it."""
        self._tell_help(whole=self.advised)
        self.advised = True

    def _interpret(self, line: str) -> None:
        """Do what a line says, and see whether it met the refusal that was meant."""
        before, number = self.agenda.refused, self.number
        interpreter.interpret(self, line)
        met = self.agenda.refused
        if self.step.aim and number == self.number and met is not None and met is not before:
            self.missed(refused=True)
        if met is not None and met is not before and met.key == self.step.refused:
            self.fulfilled = True
            try:
                self.look()
            except GameError as error:
                self.teller.tell(errors.tell_error(error))

    def show(self) -> None:
        """Tell the line that solves the step, and do it."""
        if self.done_acts:
            self.go_to(self.number)
        if self.step.aim:
            self.missed()
        line = texts.solution(self, self.step)
        self.teller.tell(say("tutor-solution", typed=line))
        self._interpret(line)

    def remember(self, step: str) -> None:
        """Remember which step comes next; where that fails it is told, and the lesson goes on."""
        try:
            self.progress.remember(self.lesson.place, step, self.misses)
        except GameError as error:
            self.teller.tell(errors.tell_error(error))
