"""What a lesson says, and what a learner may wish for.

The task again, the answer, the step before, to leave.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from accessgames.engine import GameError
from accessgames.language import Found, Message, say
from accessgames.language.commandline import split_commands
from accessgames.shell.commands import control, explanations, moves
from accessgames.shell.lists import Page
from accessgames.shell.seating import HUMAN

if TYPE_CHECKING:
    from collections.abc import Iterator

    from accessgames.language import Language
    from accessgames.shell.parsing import Arguments, Handlers
    from accessgames.shell.session import Session
    from accessgames.shell.tutor.classroom import Classroom
    from accessgames.shell.tutor.lesson import LessonStep

WAYS_SEPARATOR: Final = " | "
"""Stands between the ways to type something, in a message `tutor-<game>-<step>-ways`."""


def typed_ways(language: Language, game: str, step: LessonStep) -> tuple[str, ...]:
    """Return the ways to type a step that its language names; nothing where it leaves that to the program."""
    key = f"tutor-{game}-{step.id}-ways"
    return tuple(language.text(key).split(WAYS_SEPARATOR)) if language.has(key) else ()


def solution(play: Session, step: LessonStep) -> str:
    """Return a line that does what a step wants, in the words of the language."""
    named = typed_ways(play.console.language, play.room.game.id, step)
    if named:
        return named[0]
    if step.ask:
        return play.words.word(step.ask[0])
    game, desk = play.room.game, play.desk()
    return "; ".join(play.room.commands.spell(game.parse_action(text), desk) for text in step.act)


def typed_forms(play: Session, step: LessonStep) -> dict[str, str]:
    """Return what the messages of a step may name: `typed`, the solution, and `way2` and so on."""
    named = typed_ways(play.console.language, play.room.game.id, step)
    others = {f"way{number}": way for number, way in enumerate(named[1:], 2)}
    return {"typed": solution(play, step), **others}


def step_introduction(play: Session, step: LessonStep) -> Iterator[Message]:
    """Yield what is told before the match that a step begins with; most scenes need nothing."""
    message = say(f"tutor-{play.room.game.id}-{step.id}-before", "system")
    if play.console.language.has(message.key):
        yield message


def step_explanation(play: Session, step: LessonStep) -> Iterator[Message]:
    """Yield what is told before a task: one or two sentences, each a message of its own."""
    forms = typed_forms(play, step)
    for part in ("", "-more"):
        message = say(f"tutor-{play.room.game.id}-{step.id}{part}", "system", **forms)
        if play.console.language.has(message.key):
            yield message


def step_task(play: Session, step: LessonStep) -> Message:
    """Return the task of a step, as a part of a sentence."""
    return say(f"tutor-{play.room.game.id}-{step.id}-task", "system", **typed_forms(play, step))


def step_conclusion(play: Session, step: LessonStep) -> Iterator[Message]:
    """Yield what is told when a step is done: what was to be learned from it; most steps need nothing."""
    message = say(f"tutor-{play.room.game.id}-{step.id}-done", "system", **typed_forms(play, step))
    if play.console.language.has(message.key):
        yield message


def lesson_closing(play: Session) -> Iterator[Message]:
    """Yield what is told at the end: what comes after the lesson."""
    for part in ("end", "end-more"):
        message = say(f"tutor-{play.room.game.id}-{part}", "system")
        if play.console.language.has(message.key):
            yield message


def shown_words(play: Session, step: LessonStep, key: str) -> tuple[str, ...]:
    """Return the words that follow a question as it is shown; none where its word says it all."""
    command = split_commands(solution(play, step))[0]
    match = play.words.match(command.words, [key])
    return command.words[match.used :] if isinstance(match, Found) else ()


LESSON_WORDS: Final = ("lesson-task", "lesson-skip", "lesson-restart")
"""Words that only a lesson has."""


def _taught(play: Session) -> Classroom:
    return cast("Classroom", play)


def repeat_task(play: Session, rest: Arguments) -> None:
    """Tell the task once more."""
    rest.nothing(play.words)
    _taught(play).tell_task()


def skip_step(play: Session, rest: Arguments) -> None:
    """Tell the answer, do it, and go on."""
    rest.nothing(play.words)
    _taught(play).show()


def assist_step(play: Session, rest: Arguments) -> None:
    """Help as in any match; at the end of the whole help, tell what only a lesson has."""
    explanations.tell_help(play, rest)
    if not rest.words:
        play.tell(say("tutor-always", "system"))


def next_step(play: Session, rest: Arguments) -> None:
    """Read the next page of what is being read; where nothing follows, show the answer.

    Raises:
        GameError: `shell-list-end`, when a list of several pages is at its end.
    """
    page = play.page
    if page is None or (isinstance(page, Page) and not page.start and page.end == len(page.items)):
        skip_step(play, rest)
    else:
        moves.next_page(play, rest)


def previous_step(play: Session, rest: Arguments) -> None:
    """Take the last action back where that is the task; else go back to the step before.

    Raises:
        GameError: `tutor-first-step`, when there is none.
    """
    taught = _taught(play)
    if "undo" in taught.step.ask:
        control.undo_move(play, rest)
        return
    rest.nothing(play.words)
    if taught.done_acts:
        taught.go_to(taught.number)
        return
    if not taught.number:
        raise GameError("tutor-first-step")
    taught.go_to(taught.number - 1)


def learn(play: Session, rest: Arguments) -> None:
    """Tell the task; another lesson has to wait for the end of this one.

    Raises:
        GameError: `tutor-busy`, when another lesson is asked for.
    """
    if rest.words:
        raise GameError("tutor-busy", command=play.words.word("quit"))
    repeat_task(play, rest)


def tell_lesson_players(play: Session, rest: Arguments) -> None:
    """Tell who sits at the table: the learner, and those who do what the lesson says."""
    rest.nothing(play.words)
    for spec, person in zip(play.seating.seats, play.desk().people, strict=True):
        human = spec.player == HUMAN
        play.tell(say("shell-player-human" if human else "tutor-player", who=person))


def explain_step(play: Session, rest: Arguments) -> None:
    """Explain as in any match; why a computer player acted is simple here."""
    if rest.words:
        play.tell(say("tutor-scripted"))
    else:
        explanations.READING_HANDLERS["why"](play, rest)


def restart_lesson(play: Session, rest: Arguments) -> None:
    """Begin the lesson anew."""
    rest.nothing(play.words)
    _taught(play).go_to(0)


def tell_lesson_kept(play: Session, rest: Arguments) -> None:
    """Say that the lesson remembers its step by itself."""
    rest.nothing(play.words)
    taught = _taught(play)
    play.tell(say("tutor-saved", number=taught.number + 1, count=len(taught.lesson.steps)))


def leave_lesson(play: Session, rest: Arguments) -> None:
    """Leave the lesson; nothing is lost, so nothing is asked."""
    rest.nothing(play.words)
    play.done = True


LESSON_HANDLERS: Final[Handlers] = {
    "lesson-task": repeat_task,
    "lesson-skip": skip_step,
    "help": assist_step,
    "next": next_step,
    "lesson-restart": restart_lesson,
    "undo": previous_step,
    "save": tell_lesson_kept,
    "quit": leave_lesson,
    "learn": learn,
    "players": tell_lesson_players,
    "why": explain_step,
}
"""What is answered otherwise than in a match, by word id."""
