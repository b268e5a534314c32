"""Gives a lesson from where it was left to where it is left again."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

from accessgames.language import Nested, say
from accessgames.shell.errors import tell_error
from accessgames.shell.session import take_lines
from accessgames.shell.setup_dialogue import title
from accessgames.shell.stopwatch import Stopwatch
from accessgames.shell.tutor.classroom import Classroom
from accessgames.shell.tutor.lesson import FINISHED
from accessgames.shell.tutor.loading import load_lesson

if TYPE_CHECKING:
    from accessgames.games import Room
    from accessgames.shell.launch import Opened
    from accessgames.shell.tutor.lesson import Lesson
    from accessgames.storage import LoadedLessons


class LessonBook(Protocol):
    """Where it is remembered how far the lessons are; `accessgames.storage.LessonsFile` is one."""

    def load(self) -> LoadedLessons:
        """Return the steps that come next, and what was wrong with the file."""

    def save(self, game: str, step: str, /) -> None:
        """Remember the step that comes next; raises GameError where that fails."""


def teach(room: Room, opened: Opened) -> None:
    """Give the lesson of a game until it is finished or left, or the input ends.

    No time passes in a lesson.

    Raises:
        GameError: The game has no lesson, or one that does not fit it.
    """
    lesson = load_lesson(room)
    opened = replace(opened, stopwatch=Stopwatch(steady=0))
    number = _left_at(opened, lesson)
    play = Classroom(room, opened, lesson, number, lambda step: _keep(opened, lesson.game, step))
    _welcome(play)
    play.begin()
    take_lines(play, play.take)
    if not play.finished:
        play.console.tell(
            say("tutor-left", "system", number=play.number + 1, count=len(lesson.steps), game=lesson.game)
        )


def _left_at(opened: Opened, lesson: Lesson) -> int:
    """Return the number of the step to begin with, and tell what is wrong with the file."""
    book = opened.lessons
    if book is None:
        return 0
    loaded = book.load()
    if loaded.problem is not None:
        opened.console.tell(tell_error(loaded.problem, "system"))
    step = loaded.steps.get(lesson.game)
    return 0 if step == FINISHED else lesson.number_of(step)


def _keep(opened: Opened, game: str, step: str) -> None:
    if opened.lessons is not None:
        opened.lessons.save(game, step)


def _welcome(play: Classroom) -> None:
    """Tell what is taught and how long it is, or where it goes on, and what can always be typed."""
    console = play.console
    game = Nested(title(play.room.game.id, console.language.has))
    count = len(play.lesson.steps)
    if play.number:
        console.tell(say("tutor-goes-on", "system", game=game, number=play.number + 1, count=count))
    else:
        console.tell(say("tutor-begins", "system", game=game, count=count))
    console.tell(say("tutor-always", "system"))
    if play.by_key:
        console.tell(say("shell-key-colon", "system"))
