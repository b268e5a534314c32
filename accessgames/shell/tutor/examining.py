"""The test at the end of a game's lessons: tasks that nobody has seen, made by the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from accessgames.engine import Actor, GameError, Stream
from accessgames.games import ActionSeries, teaching
from accessgames.language import Found, Listing, say
from accessgames.language.commandline import split_words
from accessgames.shell.errors import tell_error
from accessgames.shell.tasks.wishes import list_choices
from accessgames.shell.tutor import lesson as lessons
from accessgames.shell.tutor import progress, texts, wishes
from accessgames.shell.tutor.classroom import Classroom

if TYPE_CHECKING:
    from accessgames.games import Room
    from accessgames.shell.conversation import Arguments
    from accessgames.shell.launch import SessionContext
    from accessgames.shell.session import Handlers, Services, Session

_HELP: Final = ("hint", "hint-all", "hint-nudge")
"""Words of help, which nobody has in a test: neither by its word nor from a list."""


def make_test(room: Room, number: int) -> lessons.Lesson:
    """Make the tasks of a test of a game, the same everywhere for the same number.

    Raises:
        GameError: `tutor-error-none`, when the game has no test; `tutor-error-test`, when it finds no task.
    """
    taught = room.teaching
    if taught is None or not taught.kinds:
        raise GameError("tutor-error-none", game=room.game.id)
    stream, scenes = Stream(f"tutor/{room.game.id}/{number}", "test"), []
    for place in range(teaching.TASKS):
        task = _make_task(room, taught.kinds[place % len(taught.kinds)], stream, place)
        step = lessons.LessonStep(f"task-{place + 1}", act=task.act, aim=task.aim)
        scenes.append(lessons.LessonScene(task.seats, task.options, task.moves, (), (step,), task.tell))
    return lessons.Lesson(room.game.id, f"test {number}", tuple(scenes), lessons.TEST)


def _make_task(room: Room, kind: str, stream: Stream, place: int) -> teaching.TestTask:
    taught = room.teaching
    for draw in range(teaching.MOST_DRAWS):
        stream.seek(place * teaching.MOST_DRAWS + draw)
        task = None if taught is None else taught.make(kind, stream)
        if task is not None:
            return task
    raise GameError("tutor-error-test", game=room.game.id, kind=kind)


class Examination(Classroom):
    """A test being taken: the first answer that the rules allow counts, and what it would do is told.

    Attributes:
        test: Number of the test, from 1.
        results: How each answered task went, `1` for right.
    """

    test = 1
    results = ""

    @property
    def rated(self) -> bool:
        """Whether lists of moves may not be sorted by how good they are: it is what is asked."""
        return True

    def submit(self, actor: Actor, action: object) -> None:
        """Do what reaches the aim; whatever is whole is judged.

        Raises:
            GameError: The rules refuse it; what it would do, when it misses the aim; `tutor-test-alone`, when
                it is help that the game sells.
        """
        if not isinstance(action, ActionSeries):
            line = self.known.room.commands.spell(action, self.known.listener())
            if isinstance(self.teller.words.match(split_words(line), _HELP), Found):
                raise _alone(self)
        super().submit(actor, action)
        if self.fulfilled:
            self.results += "1"
            self.teller.tell(say("tutor-test-right", "score"))

    def take(self, line: str) -> None:
        """Do what a line says; after a wrong answer tell a right one and go on."""
        place = len(self.results)
        super().take(line)
        if self.wrong and place == len(self.results) and not self.agenda.done:
            self._fail(texts.solution(self, self.step))

    def missed(self, *, refused: bool = False) -> None:
        """Note a wrong answer; what the rules refuse is none."""
        if not refused:
            self.wrong = 1
            self.asked = True

    def _fail(self, typed: str) -> None:
        self.results += "0"
        self.teller.tell(say("tutor-test-wrong", "score", typed=typed))
        try:
            self.go_to(self.number + 1)
        except GameError as error:
            self.teller.tell(tell_error(error))

    def show(self) -> None:
        """Give the task up."""
        self._fail(texts.solution(self, self.step))

    def remember(self, step: str) -> None:
        """Remember the test and how it went so far; after its end the one that comes next."""
        over = step == lessons.FINISHED_STEP
        test, results = (self.test + 1, "") if over else (self.test, self.results)
        try:
            self.progress.remember(self.lesson.place, f"{lessons.TEST}-{test}-{results}")
        except GameError as error:
            self.teller.tell(tell_error(error))

    def close(self) -> None:
        """Tell whether the test is passed, and which tasks went wrong."""
        right = self.results.count("1")
        passed = right >= teaching.PASSED
        self.remember(lessons.FINISHED_STEP)
        result = {"right": right, "count": len(self.results), "least": teaching.PASSED}
        self.teller.tell(say("tutor-test-passed" if passed else "tutor-test-failed", "score", **result))
        wrong = tuple(str(number) for number, each in enumerate(self.results, 1) if each == "0")
        if wrong:
            self.teller.tell(say("tutor-test-missed", "score", tasks=Listing(wrong), count=len(wrong)))
        try:
            self.progress.finish(self.lesson.game, lessons.TEST, progress.MOST_STARS if passed else 0)
        except GameError as error:
            self.teller.tell(tell_error(error))


def begin_test(
    room: Room, context: SessionContext, services: Services, test: int, results: str
) -> Examination:
    """Begin a test, or go on with it where it was left.

    Raises:
        GameError: As `make_test`.
    """
    results = results[: teaching.TASKS - 1]
    taken = Examination(room, context, make_test(room, test), len(results), services, TEST_HANDLERS)
    taken.test, taken.results = test, results
    return taken


def _refuse_help(session: Session, rest: Arguments) -> None:
    """Say that a test is done alone.

    Raises:
        GameError: `tutor-test-alone`.
    """
    del rest
    raise _alone(session)


def _alone(session: Session) -> GameError:
    return GameError("tutor-test-alone", command=session.teller.words.word("lesson-skip"))


TEST_HANDLERS: Final[Handlers] = {
    **wishes.LESSON_HANDLERS,
    **dict.fromkeys((*_HELP, "undo", "lesson-restart"), _refuse_help),
    "moves": list_choices,
}
"""What is answered otherwise than in a match, by word id."""
