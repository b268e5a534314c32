"""A lesson being taken: a match at the console in which the lesson says what comes next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from accessgames.engine import GameError
from accessgames.games import Series
from accessgames.language import Ambiguous, Found, Message, Nested, Unknown, say
from accessgames.language.commandline import plain
from accessgames.shell.errors import tell_error
from accessgames.shell.flow import Flow
from accessgames.shell.interpreter import interpret
from accessgames.shell.log import Log
from accessgames.shell.playing import Play
from accessgames.shell.seating import Seating
from accessgames.shell.tutor import texts
from accessgames.shell.tutor.lesson import FINISHED
from accessgames.shell.tutor.preparing import LEARNER, people, prepare
from accessgames.shell.tutor.unkept import Unkept
from accessgames.shell.tutor.wishes import HANDLERS, WORDS

if TYPE_CHECKING:
    from collections.abc import Callable

    from accessgames.engine import Actor
    from accessgames.games import Room
    from accessgames.language.commandline import Command
    from accessgames.shell.launch import Opened
    from accessgames.shell.rest import Handlers, Rest
    from accessgames.shell.tutor.lesson import Lesson, Step


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


class Classroom(Play):
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
        self, room: Room, opened: Opened, lesson: Lesson, number: int, keep: Callable[[str], None]
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
        seats = people(scene, opened.preferences.settings, opened.preferences.language)
        table = prepare(room, lesson, scene, done, seats)
        super().__init__(room, table, Seating(seats, secrets=False), opened, Unkept())
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
        return HANDLERS

    @property
    def step(self) -> Step:
        """What is to be done now."""
        return self.lesson.steps[self.number]

    def commands(self) -> tuple[str, ...]:
        """Return what may be typed, with the words of the tutor."""
        return (*super().commands(), *WORDS)

    def meant(self, command: Command) -> Found | Ambiguous | Unknown:
        """Return which command a line begins with; words of the tutor in full come before others."""
        found = self.words.match(command.words, WORDS)
        if isinstance(found, Found) and found.used == len(command.words):
            whole = {plain(word) for word in self.words.table[found.id].words}
            if plain(" ".join(command.words)) in whole:
                return found
        return super().meant(command)

    def submit(self, actor: Actor, action: Any) -> None:  # noqa: ANN401 - by game
        """Do the action that the step wants; another one is not done.

        Raises:
            GameError: The rules refuse it; `tutor-other-move` when they would not, but the lesson wants
                another one.
        """
        actions = action.actions if isinstance(action, Series) else (action,)
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

    def answered(self, key: str, rest: Rest) -> None:
        """Note that a question or command was answered."""
        step = self.step
        if key in step.ask and (step.whatever or self._same(key, rest)):
            self.fulfilled = True

    def _same(self, key: str, rest: Rest) -> bool:
        """Tell whether a question means what the shown one means, however it was typed."""
        shown = texts.shown_words(self, self.step, key)
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
        self.tell(*texts.conclusion(self, self.step))
        self.go_to(self.number + 1)

    def go_to(self, number: int) -> None:
        """Go to a step of the lesson, or to its end, and tell it.

        Raises:
            GameError: The scene of the step does not fit the game.
        """
        steps = self.lesson.steps
        if number == len(steps):
            self.remember(FINISHED)
            self.tell(*texts.closing(self))
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
        seats = people(scene, self.preferences.settings, self.preferences.language)
        table = prepare(self.room, self.lesson, scene, done, seats)
        self.table, self.script = table, table.script
        self.seating = Seating(seats, secrets=False)
        self.log = Log(self.room.game)
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
        self.tell(*texts.introduction(self, self.step))
        self.flow.advance()
        self.tell_step()

    def tell_step(self) -> None:
        """Tell what comes before the task, and the task with its number."""
        self.tell(*texts.told(self, self.step))
        task, typed = Nested(texts.task(self, self.step)), texts.solution(self, self.step)
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
        task, typed = Nested(texts.task(self, self.step)), texts.solution(self, self.step)
        return say("tutor-task", "turn", task=task, typed=typed)

    def _tell_key(self) -> None:
        """Tell the single key of a question, where single keys are in use."""
        if not self.by_key or not self.step.ask or texts.shown_words(self, self.step, self.step.ask[0]):
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
        line = texts.solution(self, self.step)
        self.tell(say("tutor-solution", typed=line))
        self._interpret(line)

    def remember(self, step: str) -> None:
        """Remember which step comes next; where that fails it is told, and the lesson goes on."""
        try:
            self._keep(step)
        except GameError as error:
            self.tell(tell_error(error))
