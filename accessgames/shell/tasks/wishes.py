"""What somebody may wish for while a task is asked: help step by step, the question again, to leave."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final, cast

from accessgames.engine import GameError
from accessgames.games import StepwiseHint
from accessgames.games.daily import MOST_STARS
from accessgames.language import Message, Nested, say
from accessgames.shell import conversation, interpreter, lists, stopwatch, typing_aids
from accessgames.shell.commands import control, explanations, moves
from accessgames.shell.tasks.asked import TaskSession
from accessgames.shell.tasks.exercise import stars_left

if TYPE_CHECKING:
    from accessgames.shell.launch import SessionContext
    from accessgames.shell.session import Handlers, Services, Session
    from accessgames.shell.tasks.exercise import Exercise, TaskResult


def _asked(session: Session) -> TaskSession:
    return cast("TaskSession", session)


def _steps(asked: TaskSession) -> Iterator[Callable[[], None]]:
    """Yield what tells each step of help: what to look at, whereabouts, and the answer."""
    advice = asked.exercise.judge.advice(asked.done)
    if not advice:
        return
    listener, own = asked.known.acting_listener(), asked.known.room.narration
    tell = asked.teller.tell
    if isinstance(own, StepwiseHint):
        yield partial(tell, own.nudge(advice[0], listener))
        area = own.area(advice[0], listener)
        if area is not None:
            yield partial(tell, area)
    yield partial(_tell_answer, asked, advice)


def _tell_answer(asked: TaskSession, advice: Sequence[object]) -> None:
    """Tell the answer, and let the number 1 do what comes first of it."""
    asked.teller.tell(*_answer_lines(asked, advice))
    item = moves.action_item(asked, asked.known.acting_listener(), advice[0])
    asked.teller.page = lists.Page((item,), moment=asked.agenda.changes)


def _answer_lines(asked: TaskSession, advice: Sequence[object]) -> Iterator[Message]:
    """Yield the answer, move by move, with what is typed to give it."""
    listener, room = asked.known.acting_listener(), asked.known.room
    for action in advice:
        move = Nested(room.narration.action(action, listener))
        yield say("task-answer", "hint", move=move, words=room.commands.spell(action, listener))
        listener = replace(listener, perspective=listener.perspective.after(action))


def next_help(session: Session, rest: conversation.Arguments) -> None:
    """Tell the next step of help; each costs a star, and the answer all that are left.

    Raises:
        GameError: `task-astray`, where nothing that can still be done is a best answer.
    """
    rest.nothing(session.teller.words)
    asked = _asked(session)
    steps = tuple(_steps(asked))
    if not steps:
        raise GameError("task-astray")
    number = min(asked.helps, len(steps) - 1)
    _give_help(asked, steps[number], last=number == len(steps) - 1)


def whole_help(session: Session, rest: conversation.Arguments) -> None:
    """Tell the answer at once; no star is left then.

    Raises:
        GameError: As `next_help`.
    """
    rest.nothing(session.teller.words)
    asked = _asked(session)
    steps = tuple(_steps(asked))
    if not steps:
        raise GameError("task-astray")
    _give_help(asked, steps[-1], last=True)


def _give_help(asked: TaskSession, tell: Callable[[], None], *, last: bool) -> None:
    """Tell a step, take its star, and say what is left; help that was given is given again for nothing."""
    tell()
    before = asked.helps
    asked.helps = MOST_STARS if last else min(MOST_STARS, before + 1)
    if asked.helps != before:
        asked.teller.tell(say("task-left-stars", "hint", stars=stars_left(asked.helps)))
        asked.teller.console.tell(*asked.exercise.helped(asked.helps))


def list_choices(session: Session, rest: conversation.Arguments) -> None:
    """List what can be done, in any order but by how good it is.

    Raises:
        GameError: `task-order`; or as in any match.
    """
    try:
        moves.list_moves(session, rest)
    except GameError as error:
        if error.key != "shell-order-rated":
            raise
        raise GameError("task-order", **error.args_) from None


def assist(session: Session, rest: conversation.Arguments) -> None:
    """Help as in any match; at the end of the whole help, tell what only a task has."""
    explanations.tell_help(session, rest)
    if not rest.words:
        session.teller.tell(say("task-always", "system"))


def leave_task(session: Session, rest: conversation.Arguments) -> None:
    """Leave the task; what was helped stays helped, and nothing is asked."""
    rest.nothing(session.teller.words)
    session.agenda.done = True


def _refuse_lesson(session: Session, rest: conversation.Arguments) -> None:
    """Say that a lesson has to wait.

    Raises:
        GameError: `task-busy`.
    """
    del rest
    raise GameError("task-busy", command=session.teller.words.word("quit"))


def tell_task_kept(session: Session, rest: conversation.Arguments) -> None:
    """Say what is remembered of a task."""
    rest.nothing(session.teller.words)
    session.teller.tell(say("task-saved"))


TASK_HANDLERS: Final[Handlers] = {
    "hint": next_help,
    "hint-all": whole_help,
    "hint-nudge": next_help,
    "moves": list_choices,
    "help": assist,
    "players": partial(control.tell_scripted_players, "task-player"),
    "why": partial(explanations.explain_scripted, "task-scripted"),
    "save": tell_task_kept,
    "quit": leave_task,
    "home": leave_task,
    "abandon": control.tell_missing,
    "learn": _refuse_lesson,
}
"""What is answered otherwise than in a match, by word id."""


def give_task(exercise: Exercise, context: SessionContext, services: Services) -> TaskResult | None:
    """Ask a task until it is answered or left, or the input ends; no time passes.

    Returns:
        How it was answered; None where it was left.

    Raises:
        GameError: The task does not fit the rules.
    """
    asked = TaskSession(
        exercise, replace(context, stopwatch=stopwatch.Stopwatch(steady=0)), services, TASK_HANDLERS
    )
    asked.begin()
    conversation.take_lines(
        asked, partial(typing_aids.next_request, asked), partial(interpreter.interpret, asked)
    )
    if asked.result is None:
        left = say("task-left-before" if exercise.answered else "task-left", "system")
        asked.teller.console.tell(left)
    return asked.result
