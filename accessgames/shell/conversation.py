"""The kit of every conversation at a console: what is in a typed line, and lines taken until it is over."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Generic, Protocol, TypeVar

from accessgames.dataclasses import dataclass, field, replace
from accessgames.engine import MalformedAction, Refusal
from accessgames.language import Found, say
from accessgames.language.commandline import QUOTED, TypedCommand, quote_briefly, split_commands
from accessgames.shell.input.missed import keep_missed, keeps_missed
from accessgames.shell.lists import ListItem, Page

if TYPE_CHECKING:
    from types import FrameType

    from accessgames.bots.contrasts import Alternatives
    from accessgames.games import move_lists
    from accessgames.language import Ambiguous, Message, Unknown, Vocabulary
    from accessgames.shell.console import Console
    from accessgames.shell.input.missed import Whereabouts
    from accessgames.shell.input.requests import LineRequest
    from accessgames.shell.teller import Teller


@dataclass(frozen=True, slots=True)
class Arguments:
    """The words behind a command.

    Attributes:
        id: The command's word id.
        words: Words as the vocabulary takes them.
        text: The same exactly as typed, for names, files and searches.
        asks: Whether the line ended in a question mark: nothing is done then.
    """

    id: str
    words: tuple[str, ...]
    text: str
    asks: bool = False

    @classmethod
    def behind(cls, key: str, command: TypedCommand, used: int = 0) -> Arguments:
        """Return what follows the first words of a command, which mean the word id."""
        return cls(key, command.words[used:], command.rest(used), command.asks)

    def number(self, words: Vocabulary) -> int | None:
        """Return the number that these words are, alone; None when they are anything else."""
        return words.read.alone(self.words)

    def nothing(self, words: Vocabulary) -> None:
        """Insist that nothing follows.

        Raises:
            MalformedAction: `error-extra-words`.
        """
        if self.words:
            raise MalformedAction("error-extra-words", words=self.text, command=words.word(self.id))


LONGEST_LINE: Final = 500
"""Longest line accepted, in characters."""


def normalise_spaces(line: str) -> str:
    """Return a line with an ordinary blank for each kind of white space."""
    return "".join(" " if char.isspace() else char for char in line)


def unfit_message(line: str) -> Message | None:
    """Return what is said of a line that is too long or can't be shown; None for any other."""
    if len(line) > LONGEST_LINE:
        return say("shell-too-long", "refusal", count=len(line), most=LONGEST_LINE)
    return None if normalise_spaces(line).isprintable() else say("shell-unprintable", "refusal")


def not_done_message(commands: Sequence[TypedCommand]) -> Message:
    """Return what is said of the commands behind one that was refused or unclear."""
    texts = quote_briefly(", ".join(command.text for command in commands))
    return say("shell-not-done", "refusal", commands=texts)


def done_by_message(typed: str) -> Message:
    """Return what does a command that was only asked about: the same words without the question mark."""
    return say("shell-asked-same") if len(typed) > QUOTED else say("shell-asked-words", words=typed)


def meanings_page(
    words: Vocabulary, found: Ambiguous, command: TypedCommand, run: Callable[[str, Arguments], None]
) -> Page:
    """Return the list of what a shortened word may mean; a number runs one with what followed the word."""
    rest = command.words[found.used :]
    head = say("shell-asked-which") if command.asks else None
    items = []
    for key in found.ids:
        name = partial(say, "shell-word", word=quote_briefly(" ".join((words.word(key), *rest))))
        behind = Arguments.behind(key, command, found.used)
        asked = partial(run, key, replace(behind, asks=True))
        items.append(ListItem(name, partial(run, key, behind), asked=asked))
    return Page(tuple(items), head=head)


def ask_which(
    talk: Conversation, found: Ambiguous, command: TypedCommand, run: Callable[[str, Arguments], None]
) -> None:
    """Ask what a shortened word means that several commands begin with; a number of the list does it."""
    words = quote_briefly(" ".join(command.words[: found.used]))
    talk.agenda.refuse("error-ambiguous")
    talk.teller.tell(say("error-ambiguous", "refusal", word=words))
    talk.teller.read_page(meanings_page(talk.teller.words, found, command, run))


def unknown_command(words: Vocabulary, found: Unknown, command: TypedCommand) -> MalformedAction:
    """Return the refusal of a word that is no command, with those most like it."""
    word = quote_briefly(found.word or command.text)
    nearest = words.nearest(found.word, found.among)
    if nearest:
        return MalformedAction(
            "error-unknown-command-near", word=word, nearest=tuple(map(words.word, nearest))
        )
    return MalformedAction("error-unknown-command", word=word)


def is_said(words: Vocabulary, command: TypedCommand, *scopes: str) -> bool:
    """Tell whether a command begins with a word of some scopes that is not shortened."""
    found = words.match(command.words, words.ids(*scopes))
    return isinstance(found, Found) and words.in_full(found.id, " ".join(command.words[: found.used]))


QuestionT = TypeVar("QuestionT")


@dataclass(frozen=True, slots=True)
class HintProgress:
    """Advice for one position.

    Attributes:
        moment: `Agenda.changes` of the position.
        seat: Who was advised.
        advice: The two best actions by the game's adviser, with their reasons.
        steps: How often it was told.
        nudges: How many steps before the move itself were told by who wants no more.
    """

    moment: int
    seat: int
    advice: Alternatives
    steps: int = 0
    nudges: int = 0


@dataclass(slots=True)
class Agenda(Generic[QuestionT]):
    """What is asked, and what of it is still open.

    Attributes:
        question: What waits for an answer, or None.
        doubted: Who wanted to do what was asked about last, while the next command is done, or None.
        refused: The rule that the last try broke, or None.
        hinted: The last advice and how much of it was told, or None.
        unclear: Whether the last command was not done, so that those behind it on its line are not either.
        refusal: Key of the message that refused the command being done; empty while it was not.
        done: Whether the conversation is over.
        abandoned: Whether the match is given up for good, so that it is not gone on with.
        typed: The command that is being done, as it was typed.
        surprised: Whether something was heard on this line that nobody could know while typing it: an action
            behind that is not done.
        handed: Whether the last command ended in the question for another person, so that nothing typed by
            the one before is an answer to it.
        changes: How often the match has changed other than by passing time; lists grow stale by it.
        orders: In which order each person wants lists of moves in this match, by seat.
        onward: What is wanted at home when the match was left for that; None to leave the program.
    """

    question: QuestionT | None = None
    doubted: tuple[int, object] | None = None
    refused: Refusal | None = None
    hinted: HintProgress | None = None
    unclear: bool = False
    refusal: str = ""
    done: bool = False
    abandoned: bool = False
    typed: str = ""
    surprised: bool = False
    handed: bool = False
    changes: int = 0
    orders: dict[int, move_lists.Order] = field(default_factory=dict)
    onward: Arguments | None = None

    def refuse(self, key: str) -> None:
        """Note that the command was not done, and by the message of which key that is told."""
        self.unclear = True
        self.refusal = self.refusal or key


class Conversation(Protocol):
    """Somebody at a console, about a match or about a club."""

    @property
    def teller(self) -> Teller:
        """Where it is told."""

    @property
    def agenda(self) -> Agenda[Any]:
        """What is asked."""

    @property
    def topic(self) -> str:
        """What it is about: the id of a game, or `club`; help may say of a word what it means there."""

    def commands(self) -> tuple[str, ...]:
        """Return the ids of everything that may be typed now."""

    def whereabouts(self) -> Whereabouts:
        """Return where the next command is typed, and who is there."""

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

    def repeat() -> None:
        console.tell(say("shell-stopped", "system"))
        talk.repeat_question()

    lines = console.lines(request, repeat)
    with interruptible(console):
        while not talk.agenda.done and (line := next(lines, None)) is not None:
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
    written_out: Callable[[TypedCommand], Sequence[TypedCommand]] = lambda command: (command,),
) -> None:
    """Do everything that a line says; a command that is refused or unclear stops those after it.

    Every line gets an answer, an empty one the question that is open (silence is a bug).

    Args:
        talk: The conversation.
        line: What was typed.
        do: Does one command; of what it refuses it tells, and sets `Agenda.unclear`.
        ready: Asked before the first command; False where nothing can be done.
        written_out: Returns what a command stands for, when its turn comes: it may be several.
    """
    wrong = unfit_message(line)
    if wrong is not None:
        talk.teller.tell(wrong)
        return
    if not ready():
        return
    talk.agenda.surprised = False
    waiting = split_commands(normalise_spaces(line))
    going_on = True
    while waiting and going_on:
        commands, waiting = written_out(waiting[0]), waiting[1:]
        for number, command in enumerate(commands, 1):
            going_on = going_on and _do_one(talk, command, (*commands[number:], *waiting), do)
    if talk.teller.console.silent and not talk.agenda.done:
        talk.repeat_question()


def _do_one(
    talk: Conversation,
    command: TypedCommand,
    left: Sequence[TypedCommand],
    do: Callable[[TypedCommand], None],
) -> bool:
    """Do one command of a line, and say where those left are not done; tell whether the line goes on."""
    agenda = talk.agenda
    agenda.unclear = agenda.handed = False
    agenda.typed, agenda.refusal = command.text, ""
    # The question may be another one afterwards.
    preferences = talk.teller.preferences
    where = talk.whereabouts() if keeps_missed(preferences) else None
    do(command)
    if where is not None and agenda.refusal:
        talk.teller.tell(*keep_missed(preferences, command.text, agenda.refusal, where), record=False)
    if agenda.unclear and left:
        talk.teller.tell(not_done_message(left))
    elif agenda.handed and left:
        # Who comes next must not hear what was typed.
        talk.teller.tell(say("shell-not-done-by-other", "refusal"))
    return not (agenda.unclear or agenda.handed or agenda.done)
