"""A lesson being given.

A match at the console in which the lesson says what comes next, from where it was left.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Protocol

from accessgames.engine import GameError
from accessgames.games import ActionSeries
from accessgames.language import Ambiguous, Found, Message, Nested, Unknown, say
from accessgames.language.commandline import normalise_bare
from accessgames.shell.entry import take_lines
from accessgames.shell.errors import tell_error
from accessgames.shell.flow import EventLog, Flow
from accessgames.shell.interpreter import interpret
from accessgames.shell.seating import Seating
from accessgames.shell.session import Session
from accessgames.shell.setup_dialogue import game_title
from accessgames.shell.stopwatch import Stopwatch
from accessgames.shell.tutor import wishes
from accessgames.shell.tutor.lesson import FINISHED_STEP, load_lesson
from accessgames.shell.tutor.scenes import LEARNER, NullStore, prepare_scene, scene_seats
from accessgames.shell.tutor.wishes import LESSON_HANDLERS, LESSON_WORDS

if TYPE_CHECKING:
    from collections.abc import Callable

    from accessgames.engine import Actor
    from accessgames.games import Room
    from accessgames.language.commandline import TypedCommand
    from accessgames.shell.launch import SessionContext
    from accessgames.shell.parsing import Arguments, Handlers
    from accessgames.shell.tutor.lesson import Lesson, LessonStep
    from accessgames.storage.progress import LoadedLessons


class LessonFlow(Flow):
    """Moves a lesson on as soon as a match has moved on; nobody but the learner is ever waited for."""

    def advance(self) -> None:
        """Let everybody move, tell it, and go to the next step if this one is done.

        Raises:
            GameError: The lesson does not fit the game.
        """
        super().advance()
        play = self.play
        if isinstance(play, Classroom):
            play.look()

    def _next_person(self) -> None:
        if self.play.awaited() == LEARNER:
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
    """

    def __init__(
        self, room: Room, opened: SessionContext, lesson: Lesson, number: int, keep: Callable[[str], None]
    ) -> None:
        """Sit down at the match as it stands when a step begins.

        Args:
            room: The game.
            opened: The console and the preferences.
            lesson: What is taught.
            number: The step to begin with.
            keep: Remembers a step; raises GameError where that fails.

        Raises:
            GameError: The lesson does not fit the game.
        """
        scene, done = lesson.scene_of(number)
        seats = scene_seats(scene, opened.preferences.settings, opened.preferences.language)
        table = prepare_scene(room, lesson, scene, done, seats)
        super().__init__(room, table, Seating(seats, secrets=False), opened, NullStore())
        self.script = table.script
        self.records = None
        self.lesson = lesson
        self.number = number
        self.done_acts = 0
        self.fulfilled = False
        self.finished = False
        self._keep = keep
        self._asked = False
        self._recall()
        self.flow = LessonFlow(self)

    def _recall(self) -> None:
        """Know the refusal that the step before met, so that it can be asked about."""
        before = self.lesson.steps[self.number - 1]
        if self.number and before.refused:
            game = self.room.game
            self.refused = game.refusal(self.match.state, LEARNER, game.parse_action(before.act[-1]))

    @property
    def own_handlers(self) -> Handlers:
        """What is answered otherwise than in a match, and the words that only a lesson has."""
        return LESSON_HANDLERS

    @property
    def step(self) -> LessonStep:
        """What is to be done now."""
        return self.lesson.steps[self.number]

    def commands(self) -> tuple[str, ...]:
        """Return what may be typed, with the words of the tutor."""
        return (*super().commands(), *LESSON_WORDS)

    def meant(self, command: TypedCommand) -> Found | Ambiguous | Unknown:
        """Return which command a line begins with; words of the tutor in full come before others."""
        found = self.words.match(command.words, LESSON_WORDS)
        if isinstance(found, Found) and found.used == len(command.words):
            whole = {normalise_bare(word) for word in self.words.table[found.id].words}
            if normalise_bare(" ".join(command.words)) in whole:
                return found
        return super().meant(command)

    def submit(self, actor: Actor, action: Any) -> None:  # noqa: ANN401 - by game
        """Do the action that the step wants; another one is not done.

        Raises:
            GameError: The rules refuse it; `tutor-other-move` when they would not, but the lesson wants
                another one.
        """
        actions = action.actions if isinstance(action, ActionSeries) else (action,)
        self.match.rehearse(actor, actions)
        step, done = self.step, self.done_acts + len(actions)
        texts_ = tuple(map(self.room.game.format_action, actions))
        if not step.acts or not (step.free or texts_ == step.act[self.done_acts : done]):
            raise GameError("tutor-other-move")
        whole = step.free or done == len(step.act)
        if whole:
            self.script.add(step.after)
        super().submit(actor, action)
        self.done_acts, self.fulfilled = (0, True) if whole else (done, False)

    def answered(self, key: str, rest: Arguments) -> None:
        """Note that a question or command was answered."""
        step = self.step
        if key in step.ask and (step.whatever or self._same(key, rest)):
            self.fulfilled = True

    def _same(self, key: str, rest: Arguments) -> bool:
        """Tell whether a question means what the shown one means, however it was typed."""
        shown = wishes.shown_words(self, self.step, key)
        if shown == rest.words:
            return True
        answer = self.room.commands.answers.get(key)
        if answer is None:
            return False
        desk = self.desk()
        return answer(desk, shown) == answer(desk, rest.words)

    def look(self) -> None:
        """Go on when the step is done: to the next one, another scene, or the end.

        Raises:
            GameError: The next scene does not fit the game.
        """
        if not self.fulfilled or self.question is not None:
            return
        self.fulfilled = False
        self.tell(*wishes.step_conclusion(self, self.step))
        self.go_to(self.number + 1)

    def go_to(self, number: int) -> None:
        """Go to a step of the lesson, or to its end, and tell it.

        Raises:
            GameError: The scene of the step does not fit the game.
        """
        steps = self.lesson.steps
        if number == len(steps):
            self.remember(FINISHED_STEP)
            self.tell(*wishes.lesson_closing(self))
            self.done = self.finished = True
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
        seats = scene_seats(scene, self.preferences.settings, self.preferences.language)
        table = prepare_scene(self.room, self.lesson, scene, done, seats)
        self.table, self.script = table, table.script
        self.seating = Seating(seats, secrets=False)
        self.log = EventLog(self.room.game)
        self.log.rebuild(self.match)
        self.page = None
        self.question = None
        self.refused = None
        self._recall()
        self.changes += 1
        self.moved()
        self.flow = LessonFlow(self)
        self.begin()

    def begin(self) -> None:
        """Let happen what the scene tells at its beginning, then tell the step.

        Raises:
            GameError: The lesson does not fit the game.
        """
        self.tell(*wishes.step_introduction(self, self.step))
        self.flow.advance()
        self.tell_step()

    def tell_step(self) -> None:
        """Tell what comes before the task, and the task with its number."""
        self.tell(*wishes.step_explanation(self, self.step))
        task, typed = Nested(wishes.step_task(self, self.step)), wishes.solution(self, self.step)
        number, count = self.number + 1, len(self.lesson.steps)
        self.tell(say("tutor-task-first", "turn", number=number, count=count, task=task, typed=typed))
        self._tell_key()
        self._asked = True

    def tell_task(self) -> None:
        """Tell the task once more."""
        self.tell(self.task(), record=False)
        self._asked = True

    def task(self) -> Message:
        """Return the task as a sentence."""
        task, typed = Nested(wishes.step_task(self, self.step)), wishes.solution(self, self.step)
        return say("tutor-task", "turn", task=task, typed=typed)

    def _tell_key(self) -> None:
        """Tell the single key of a question, where single keys are in use."""
        if not self.by_key or not self.step.ask or wishes.shown_words(self, self.step, self.step.ask[0]):
            return
        key = self.words.key(self.step.ask[0])
        if key.strip():
            self.tell(say("tutor-key", "turn", key=key))

    def repeat_question(self) -> None:
        """Tell what is waited for: an open question, or the task."""
        if self.question is not None:
            super().repeat_question()
        else:
            self.tell_task()

    def take(self, line: str) -> None:
        """Do what a line says; then tell the task again if it is still open.

        Not after a list of what an unclear word may mean: there the next answer is a number.
        """
        number, page = self.number, self.page
        self._asked = False
        self._interpret(line)
        choosing = self.unclear and self.page is not page
        still = number == self.number and not self.done and self.question is None
        if still and not self._asked and not choosing:
            self.tell_task()

    def _interpret(self, line: str) -> None:
        """Do what a line says, and see whether it met the refusal that was meant."""
        before = self.refused
        interpret(self, line)
        met = self.refused
        if met is not None and met is not before and met.key == self.step.refused:
            self.fulfilled = True
            self._look_after_refusal()

    def _look_after_refusal(self) -> None:
        try:
            self.look()
        except GameError as error:
            self.tell(tell_error(error))

    def show(self) -> None:
        """Tell the line that solves the step, and do it."""
        if self.done_acts:
            self.go_to(self.number)
        line = wishes.solution(self, self.step)
        self.tell(say("tutor-solution", typed=line))
        self._interpret(line)

    def remember(self, step: str) -> None:
        """Remember which step comes next; where that fails it is told, and the lesson goes on."""
        try:
            self._keep(step)
        except GameError as error:
            self.tell(tell_error(error))


class LessonStore(Protocol):
    """Where it is remembered how far the lessons are; `accessgames.storage.progress.LessonsFile` is one."""

    def load(self) -> LoadedLessons:
        """Return the steps that come next, and what was wrong with the file."""

    def save(self, game: str, step: str, /) -> None:
        """Remember the step that comes next; raises GameError where that fails."""


def give_lesson(room: Room, opened: SessionContext) -> None:
    """Give the lesson of a game until it is finished or left, or the input ends.

    No time passes in a lesson.

    Raises:
        GameError: The game has no lesson, or one that does not fit it.
    """
    lesson = load_lesson(room)
    opened = replace(opened, stopwatch=Stopwatch(steady=0))
    number = _left_at(opened, lesson)
    play = Classroom(room, opened, lesson, number, lambda step: _keep_step(opened, lesson.game, step))
    _welcome_learner(play)
    play.begin()
    take_lines(play, play.take)
    if not play.finished:
        play.console.tell(
            say("tutor-left", "system", number=play.number + 1, count=len(lesson.steps), game=lesson.game)
        )


def _left_at(opened: SessionContext, lesson: Lesson) -> int:
    """Return the number of the step to begin with, and tell what is wrong with the file."""
    book = opened.lessons
    if book is None:
        return 0
    loaded = book.load()
    if loaded.problem is not None:
        opened.console.tell(tell_error(loaded.problem, "system"))
    step = loaded.steps.get(lesson.game)
    return 0 if step == FINISHED_STEP else lesson.number_of(step)


def _keep_step(opened: SessionContext, game: str, step: str) -> None:
    if opened.lessons is not None:
        opened.lessons.save(game, step)


def _welcome_learner(play: Classroom) -> None:
    """Tell what is taught and how long it is, or where it goes on, and what can always be typed."""
    console = play.console
    game = Nested(game_title(play.room.game.id, console.language.has))
    count = len(play.lesson.steps)
    if play.number:
        console.tell(say("tutor-goes-on", "system", game=game, number=play.number + 1, count=count))
    else:
        console.tell(say("tutor-begins", "system", game=game, count=count))
    console.tell(say("tutor-always", "system"))
    if play.by_key:
        console.tell(say("shell-key-colon", "system"))
