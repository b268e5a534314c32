"""What a learner may wish for: the lesson itself, the task again, the answer, the step before, to leave."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final, cast

from accessgames.engine import GameError
from accessgames.games import game_title
from accessgames.language import Nested, say
from accessgames.shell.commands import control, explanations, moves
from accessgames.shell.conversation import Arguments, take_lines
from accessgames.shell.errors import tell_error
from accessgames.shell.lists import Page
from accessgames.shell.stopwatch import Stopwatch
from accessgames.shell.tutor.classroom import Classroom
from accessgames.shell.tutor.lesson import FINISHED_STEP, load_lesson
from accessgames.shell.typing_aids import next_request

if TYPE_CHECKING:
    from accessgames.games import Room
    from accessgames.shell.launch import SessionContext
    from accessgames.shell.session import Handlers, Services, Session


def _taught(session: Session) -> Classroom:
    return cast("Classroom", session)


def repeat_task(session: Session, rest: Arguments) -> None:
    """Tell the task once more."""
    rest.nothing(session.teller.words)
    _taught(session).tell_task()


def skip_step(session: Session, rest: Arguments) -> None:
    """Tell the answer, do it, and go on."""
    rest.nothing(session.teller.words)
    _taught(session).show()


def assist_step(session: Session, rest: Arguments) -> None:
    """Help as in any match; at the end of the whole help, tell what only a lesson has."""
    explanations.tell_help(session, rest)
    if not rest.words:
        session.teller.tell(say("tutor-always", "system"))


def next_step(session: Session, rest: Arguments) -> None:
    """Read the next page of what is being read; where nothing follows, show the answer.

    Raises:
        GameError: `shell-list-end`, when a list of several pages is at its end.
    """
    page = session.teller.page
    if page is None or (isinstance(page, Page) and not page.start and page.end == len(page.items)):
        skip_step(session, rest)
    else:
        moves.next_page(session, rest)


def previous_step(session: Session, rest: Arguments) -> None:
    """Take the last action back where that is the task; else go back to the step before.

    Raises:
        GameError: `tutor-first-step`, when there is none.
    """
    taught = _taught(session)
    if "undo" in taught.step.ask:
        control.undo_move(session, rest)
        return
    rest.nothing(session.teller.words)
    if taught.done_acts:
        taught.go_to(taught.number)
        return
    if not taught.number:
        raise GameError("tutor-first-step")
    taught.go_to(taught.number - 1)


def learn(session: Session, rest: Arguments) -> None:
    """Tell the task; another lesson has to wait for the end of this one.

    Raises:
        GameError: `tutor-busy`, when another lesson is asked for.
    """
    if rest.words:
        raise GameError("tutor-busy", command=session.teller.words.word("quit"))
    repeat_task(session, rest)


def restart_lesson(session: Session, rest: Arguments) -> None:
    """Begin the lesson anew."""
    rest.nothing(session.teller.words)
    _taught(session).go_to(0)


def tell_lesson_kept(session: Session, rest: Arguments) -> None:
    """Say that the lesson remembers its step by itself."""
    rest.nothing(session.teller.words)
    taught = _taught(session)
    session.teller.tell(say("tutor-saved", number=taught.number + 1, count=len(taught.lesson.steps)))


def leave_lesson(session: Session, rest: Arguments) -> None:
    """Leave the lesson, for home where its word is typed; nothing is lost, so nothing is asked."""
    rest.nothing(session.teller.words)
    session.agenda.done = True
    session.agenda.onward = rest if rest.id == "home" else None


LESSON_HANDLERS: Final[Handlers] = {
    "lesson-task": repeat_task,
    "lesson-skip": skip_step,
    "help": assist_step,
    "next": next_step,
    "lesson-restart": restart_lesson,
    "undo": previous_step,
    "save": tell_lesson_kept,
    "quit": leave_lesson,
    "home": leave_lesson,
    **dict.fromkeys(("abandon", "rematch", "play-again"), control.tell_missing),
    "learn": learn,
    "players": partial(control.tell_scripted_players, "tutor-player"),
    "why": partial(explanations.explain_scripted, "tutor-scripted"),
}
"""What is answered otherwise than in a match, by word id."""


def give_lesson(room: Room, context: SessionContext, services: Services, *, within: bool) -> bool:
    """Give the lesson of a game until it is finished or left, or the input ends.

    No time passes in a lesson.

    Args:
        room: The game.
        context: The console, and where it is remembered how far the lesson is.
        services: What the lesson can be left for.
        within: Whether a match goes on behind it, so that no other one is proposed.

    Returns:
        Whether it was finished, or left for home.

    Raises:
        GameError: The game has no lesson, or one that does not fit it.
    """
    lesson, store, number = load_lesson(room), context.lessons, 0
    if store is not None:
        loaded = store.load()
        if loaded.problem is not None:
            context.console.tell(tell_error(loaded.problem, "system"))
        step = loaded.steps.get(lesson.game)
        number = 0 if step == FINISHED_STEP else lesson.number_of(step)
    timeless = replace(context, stopwatch=Stopwatch(steady=0))
    learner = Classroom(room, timeless, lesson, number, services, LESSON_HANDLERS)
    learner.within = within
    _welcome_learner(learner)
    learner.begin()
    take_lines(learner, partial(next_request, learner), learner.take)
    if not learner.finished:
        count = len(lesson.steps)
        learner.teller.console.tell(
            say("tutor-left", "system", number=learner.number + 1, count=count, game=lesson.game)
        )
    return learner.finished or learner.agenda.onward is not None


def _welcome_learner(learner: Classroom) -> None:
    """Tell what is taught and how long it is, or where it goes on, and what can always be typed."""
    console = learner.teller.console
    game = Nested(game_title(learner.known.room.game.id, console.language.has))
    count = len(learner.lesson.steps)
    if learner.number:
        console.tell(say("tutor-goes-on", "system", game=game, number=learner.number + 1, count=count))
    else:
        console.tell(say("tutor-begins", "system", game=game, count=count))
    console.tell(say("tutor-always", "system"))
    if learner.teller.by_key:
        console.tell(say("shell-key-colon", "system"))
