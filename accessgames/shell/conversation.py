"""The kit of every conversation at a console: lines are taken until it is over, command by command."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from accessgames.language import say
from accessgames.language.commandline import split_commands
from accessgames.shell.parsing import normalise_spaces, not_done_message, unfit_message

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import FrameType

    from accessgames.bots.policies import RatedAction
    from accessgames.engine import Refusal
    from accessgames.language.commandline import TypedCommand
    from accessgames.shell.console import Console, LineRequest
    from accessgames.shell.teller import Teller

QuestionT = TypeVar("QuestionT")


@dataclass(frozen=True, slots=True)
class HintProgress:
    """Advice for one position.

    Attributes:
        moment: `Agenda.changes` of the position.
        seat: Who was advised.
        advice: The best action by the game's adviser, with its reasons.
        steps: How many steps of it were told.
    """

    moment: int
    seat: int
    advice: RatedAction[object]
    steps: int = 0


@dataclass(slots=True)
class Agenda(Generic[QuestionT]):
    """What is asked, and what of it is still open.

    Attributes:
        question: What waits for an answer, or None.
        doubted: Who wanted to do what was asked about last, while the next command is done, or None.
        refused: The rule that the last try broke, or None.
        hinted: The last advice and how much of it was told, or None.
        unclear: Whether the last command was not done, so that those behind it on its line are not either.
        done: Whether the conversation is over.
        changes: How often the match has changed other than by passing time; lists grow stale by it.
    """

    question: QuestionT | None = None
    doubted: tuple[int, object] | None = None
    refused: Refusal | None = None
    hinted: HintProgress | None = None
    unclear: bool = False
    done: bool = False
    changes: int = 0


class Conversation(Protocol):
    """Somebody at a console, about a match or about a club."""

    @property
    def teller(self) -> Teller:
        """Where it is told."""

    @property
    def agenda(self) -> Agenda[Any]:
        """What is asked."""

    def repeat_question(self) -> None:
        """Tell once more what is waited for."""


def take_lines(talk: Conversation, request: Callable[[], LineRequest], take: Callable[[str], None]) -> None:
    """Ask for lines until the person leaves or the input ends.

    Ctrl+C repeats the question; while computer players think it leaves, and the match stands before that.

    Args:
        talk: What the person is asked about.
        request: Returns what is asked for now.
        take: Does what a line says.
    """
    console = talk.teller.console
    with interruptible(console):
        while not talk.agenda.done:
            try:
                line = console.ask(request())
            except EOFError:
                break
            except KeyboardInterrupt:
                if not console.reader.prompts:
                    break
                console.tell(say("shell-stopped", "system"))
                talk.repeat_question()
                continue
            try:
                take(line)
            except KeyboardInterrupt:
                talk.agenda.done = True


@contextmanager
def interruptible(console: Console) -> Iterator[None]:
    """Let Ctrl+C break in only while a line is awaited: an action is always done whole or not at all."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def stop(number: int, frame: FrameType | None) -> None:
        del number, frame
        if console.reading:
            raise KeyboardInterrupt
        console.ports.stop()

    before = signal.signal(signal.SIGINT, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def do_line(
    talk: Conversation,
    line: str,
    do: Callable[[TypedCommand], None],
    ready: Callable[[], bool] = lambda: True,
) -> None:
    """Do everything that a line says; a command that is refused or unclear stops those after it.

    Every line gets an answer, an empty one the question that is open (silence is a bug).

    Args:
        talk: The conversation.
        line: What was typed.
        do: Does one command; of what it refuses it tells, and sets `Agenda.unclear`.
        ready: Asked before the first command; False where nothing can be done.
    """
    wrong = unfit_message(line)
    if wrong is not None:
        talk.teller.tell(wrong)
        return
    if not ready():
        return
    agenda = talk.agenda
    commands = split_commands(normalise_spaces(line))
    for number, command in enumerate(commands, 1):
        agenda.unclear = False
        do(command)
        if agenda.unclear and commands[number:]:
            talk.teller.tell(not_done_message(commands[number:]))
        if agenda.unclear or agenda.done:
            break
    if talk.teller.console.silent and not agenda.done:
        talk.repeat_question()
