"""Lessons are given: the chapter that was chosen or that is best taken next, from where it was left."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from accessgames.games import game_title
from accessgames.language import Nested, say
from accessgames.shell import conversation, errors, stopwatch, typing_aids
from accessgames.shell.tutor import chapters, classroom, examining, reading, wishes
from accessgames.shell.tutor import lesson as lessons
from accessgames.shell.tutor.progress import Progress

if TYPE_CHECKING:
    from accessgames.games import Room
    from accessgames.shell.launch import SessionContext
    from accessgames.shell.session import Services


def give_lesson(
    room: Room, context: SessionContext, services: Services, *, within: bool, chosen: tuple[str, ...] = ()
) -> bool:
    """Give a chapter of a game, and those that are chosen in it, until one is finished or left.

    No time passes in a lesson.

    Args:
        room: The game.
        context: The console, and where it is remembered how far the lessons are.
        services: What the lesson can be left for.
        within: Whether a match goes on behind it, so that no other one is proposed.
        chosen: Words that choose a chapter; none for the one that is best taken next.

    Returns:
        Whether it was finished, or left for home.

    Raises:
        GameError: The game has no lesson, or one that does not fit it; `tutor-no-chapter`.
    """
    course, progress = reading.load_course(room), Progress(context.lessons, context.learned)
    if progress.problem is not None:
        context.console.tell(errors.tell_error(progress.problem, "system"))
    timeless = replace(context, stopwatch=stopwatch.Stopwatch(steady=0))
    name = _chapter(room, course, context, chosen)
    while True:
        learner = _seat_learner(room, course, name, timeless, services)
        learner.within = within
        _welcome(learner, course)
        learner.begin()
        conversation.take_lines(learner, partial(typing_aids.next_request, learner), learner.take)
        if learner.wanted is None:
            break
        name = _chapter(room, course, context, learner.wanted)
    if not learner.finished:
        number, count = learner.number + 1, len(learner.lesson.steps)
        learner.teller.console.tell(say("tutor-left", "system", number=number, count=count, game=course.game))
    return learner.finished or learner.agenda.onward is not None


def _chapter(room: Room, course: lessons.Course, context: SessionContext, chosen: tuple[str, ...]) -> str:
    """Return the chapter that words choose, or that is best taken next."""
    if chosen:
        words, language = context.preferences.words(room.game.id), context.preferences.language
        return chapters.find_chapter(room, course, chosen, words, language)
    return Progress(context.lessons, context.learned).proposed(chapters.entries_of(room, course))[1]


def _seat_learner(
    room: Room, course: lessons.Course, name: str, context: SessionContext, services: Services
) -> classroom.Classroom:
    """Seat the learner where a chapter or the test goes on."""
    progress = Progress(context.lessons, context.learned)
    if name == lessons.TEST:
        return examining.begin_test(room, context, services, *progress.test_of(course.game))
    lesson = course.chapters[course.number_of(name) - 1]
    step, misses = progress.step_of(lesson)
    number = lesson.number_of(step)
    learner = classroom.Classroom(room, context, lesson, number, services, wishes.LESSON_HANDLERS)
    learner.misses = misses if number else 0
    return learner


def _welcome(learner: classroom.Classroom, course: lessons.Course) -> None:
    """Tell what is taught and how long it is, or where it goes on, and what can always be typed."""
    console, lesson = learner.teller.console, learner.lesson
    game = Nested(game_title(lesson.game, console.language.has))
    count, number = len(lesson.steps), learner.number + 1
    if course.count > 1:
        entries = len(chapters.chapter_names(learner.known.room, course))
        chapter = {"chapter": course.number_of(lesson.chapter), "chapters": entries}
        title = Nested(chapters.title_of(lesson.game, lesson.chapter))
        key = "tutor-test-begins" if lesson.chapter == lessons.TEST else "tutor-chapter-begins"
        console.tell(say(key, "system", game=game, title=title, number=number, count=count, **chapter))
    elif learner.number:
        console.tell(say("tutor-goes-on", "system", game=game, number=number, count=count))
    else:
        console.tell(say("tutor-begins", "system", game=game, count=count))
    console.tell(say("tutor-always", "system"))
    if learner.teller.by_key:
        console.tell(say("shell-key-colon", "system"))
