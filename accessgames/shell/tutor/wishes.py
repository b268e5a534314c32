"""What a learner may wish for: the lesson itself, the task again, the answer, the step before, to leave."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, cast

from accessgames.engine import GameError
from accessgames.language import say
from accessgames.shell import lists, setup_dialogue
from accessgames.shell.commands import control, explanations, hints, moves, review
from accessgames.shell.tutor import chapters
from accessgames.shell.tutor.reading import load_course

if TYPE_CHECKING:
    from accessgames.shell.conversation import Arguments
    from accessgames.shell.session import Handlers, Session
    from accessgames.shell.tutor.classroom import Classroom


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


def repeat_heard(session: Session, rest: Arguments) -> None:
    """Tell once more what was told last; that ends with the task, which is not told a second time."""
    review.repeat_last(session, rest)
    _taught(session).asked = True


def advise_step(session: Session, rest: Arguments) -> None:
    """Help with the task; advise about the match where the task is to ask for that.

    Raises:
        MalformedAction: `error-extra-words`.
    """
    taught = _taught(session)
    if "hint" in taught.step.ask:
        hints.next_hint(session, rest)
        return
    rest.nothing(session.teller.words)
    taught.advise()


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
    if page is None or (isinstance(page, lists.Page) and not page.start and page.end == len(page.items)):
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
    """Tell the task, or go to another chapter; another game has to wait for the end of this one.

    Raises:
        GameError: `tutor-busy`, when another game is asked for; as `chapters.find_chapter`.
    """
    if not rest.words:
        repeat_task(session, rest)
        return
    known, language = session.known.room, session.teller.console.language
    chosen = setup_dialogue.read_lesson(rest.words, language, known.game.id)
    if chosen.game != known.game.id:
        raise GameError("tutor-busy", command=session.teller.words.word("quit"))
    if chosen.words:
        chapters.find_chapter(known, load_course(known), chosen.words, session.teller.words, language)
        _go_to_chapter(session, chosen.words)


def _go_to_chapter(session: Session, words: tuple[str, ...]) -> None:
    taught = _taught(session)
    taught.wanted = words
    taught.agenda.done = True


def list_chapters(session: Session, rest: Arguments) -> None:
    """Read the chapters of the game and how they stand; a number goes to one."""
    rest.nothing(session.teller.words)
    taught = _taught(session)
    room, course = taught.known.room, load_course(taught.known.room)
    lines = chapters.chapter_lines(room, course, taught.progress)
    items = (
        lists.ListItem(partial(lambda line: line, line), partial(_go_to_chapter, session, (str(number),)))
        for number, line in enumerate(lines, 1)
    )
    session.teller.read_page(lists.Page(tuple(items)))


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
    "again": repeat_heard,
    "hint": advise_step,
    "next": next_step,
    "lesson-restart": restart_lesson,
    "lesson-chapters": list_chapters,
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
