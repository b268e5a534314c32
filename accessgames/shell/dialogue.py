"""Short questions before a match: each says what an empty line means, and can be asked again."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar

from accessgames.dataclasses import dataclass
from accessgames.engine import GameError
from accessgames.language import Found, Message, Vocabulary, commandline, say
from accessgames.shell import errors, lists, settings
from accessgames.shell.input import missed, missed_answers
from accessgames.shell.input.requests import LineRequest

if TYPE_CHECKING:
    from accessgames.shell.console import Console

T = TypeVar("T")

LANGUAGE_PLACE: Final = "language"
"""What is asked for where the language itself is: there the word for one is the answer."""

_EVERYWHERE: Final = ("help", "again", "quit", "undo", "silence")


class LeftError(Exception):
    """The player leaves before a match has begun."""


class BackError(Exception):
    """The player wants the question before."""


@dataclass(frozen=True, slots=True)
class Dialogue:
    """Asks one thing after another.

    Attributes:
        console: Tells and asks.
        preferences: Language and words.
    """

    console: Console
    preferences: settings.Preferences

    @property
    def words(self) -> Vocabulary:
        """The words that may be typed."""
        return self.preferences.words()

    def ask(
        self,
        question: tuple[Message, ...],
        understand: Callable[[str], T],
        *,
        hidden: bool = False,
        place: str = "",
    ) -> T:
        """Ask until the answer is understood.

        Args:
            question: Lines of the question.
            understand: Makes a value of the typed line, "" for the default that the question names; raises
                GameError to say what would be right.
            hidden: Whether what is typed is neither shown nor kept, so that the next person can't bring it
                back.
            place: What is asked for, such as `people`, where an answer that is not understood may be kept;
                empty for what is nobody else's business, such as names.

        Raises:
            LeftError: The player leaves, or there is no more input.
            BackError: The player wants the question before.
        """
        repeat = partial(self.console.tell, *question, record=False)
        self.console.tell(*question)

        def request() -> LineRequest:
            return LineRequest(say("shell-prompt-answer"), kept=not hidden, hidden=hidden)

        for typed in self.console.lines(request, repeat):
            line = typed.strip() if hidden else commandline.without_program(typed)
            try:
                if not hidden and place != LANGUAGE_PLACE and self._speaks(line):
                    repeat()
                    continue
                asked = commandline.is_question(line) and not hidden
                command = "help" if asked else self._command(line)
                if command is None and (hidden or not self._answers_missed(line)):
                    return understand(line)
                if command == "help":
                    self.console.tell(say("shell-only-asked" if asked else "shell-dialogue-help"))
                repeat()
            except GameError as error:
                self.console.tell(
                    errors.tell_error(error), *self._keep(line, error.key, "" if hidden else place)
                )
        raise LeftError

    def remember(self, key: str, value: str) -> None:
        """Keep an answer and heed it; where it can't be written, such as on a full disk, say so and go on."""
        problem: GameError | None = None
        try:
            self.preferences.change(key, value)
        except GameError as error:
            problem = error
        self.console.adapt(self.preferences.language, self.preferences.settings)
        if problem is not None:
            self.console.tell(errors.tell_error(problem, "system"))

    def _speaks(self, line: str) -> bool:
        """Speak the language that a line is the word for, and say so; tell whether it is one."""
        tag = settings.spoken_language(self.words, line)
        if tag is not None:
            self.remember("language", tag)
            words = self.words
            value = words.word(f"val-{tag}")
            self.console.tell(say("shell-setting", setting=words.word("set-language"), value=value))
        return tag is not None

    def _keep(self, line: str, key: str, place: str) -> tuple[Message, ...]:
        """Keep an answer that was not understood, where that is wanted; return what is told of it."""
        where = missed.Whereabouts(missed.SET_UP, place, self.words, private=not place)
        return missed.keep_missed(self.preferences, line, key, where)

    def _answers_missed(self, line: str) -> bool:
        """Answer what is wanted of the lines that were not understood; tell whether that was it.

        Raises:
            GameError: It is refused.
        """
        command = next(iter(commandline.split_commands(line)), None)
        found = None if command is None else self.words.match(command.words, ("missed",))
        if command is None or not isinstance(found, Found):
            return False
        order, used = missed_answers.wanted(self.words, command.words[found.used :])
        missed_answers.require_store(self.preferences)
        if order == "list":
            listed = missed_answers.look_up(self.preferences)
            tell = partial(missed_answers.tell_line, has=self.console.language.has)
            newest = tuple(map(tell, listed.lines[: lists.PAGE_LENGTH]))
            left = len(listed.lines) - len(newest)
            more = (say("missed-more", "system", left=left),) if left else ()
            self.console.tell(*listed.notes, *lists.list_lines(newest), *more)
        elif order == "file":
            where = missed.Whereabouts(missed.SET_UP, "", self.words)
            name = command.rest(found.used + used)
            self.console.tell(missed_answers.write_out(self.preferences, where, name))
        else:
            self.console.tell(self.clear_missed() if order == "clear" else self._switch(order))
        return True

    def _switch(self, order: str) -> Message:
        """Switch keeping lines on or off, and say so.

        Raises:
            GameError: The settings could not be written; it is in force all the same.
        """
        self.preferences.change(missed.SETTING, "yes" if order == "on" else "no")
        self.console.adapt(self.preferences.language, self.preferences.settings)
        return missed_answers.switched(self.preferences)

    def clear_missed(self) -> Message:
        """Ask whether the lines are really to be deleted, do it after a yes, and say what became of them.

        Raises:
            GameError: They can't be deleted.
        """
        sure = self.is_sure(say("missed-ask-clear", "turn"))
        return missed_answers.clear(self.preferences) if sure else say("missed-stay", "system")

    def is_sure(self, question: Message) -> bool:
        """Ask whether something is really meant; only a yes is one."""
        try:
            sure = self.ask(
                (question,), lambda line: self.words.match(commandline.split_words(line), ("yes", "no"))
            )
        except (LeftError, BackError):
            return False
        return isinstance(sure, Found) and sure.id == "yes"

    @staticmethod
    def first(asking: Callable[[], T]) -> T:
        """Ask something that nothing was asked before: whoever wants to go back hears it again.

        Raises:
            LeftError: The player leaves.
        """
        while True:
            try:
                return asking()
            except BackError:
                continue

    def _command(self, line: str) -> str | None:
        """Return the general command that a line is, written in full; None for an answer, such as a name.

        Raises:
            LeftError: The player leaves.
            BackError: The player wants the question before.
        """
        typed = " ".join(commandline.split_words(line))
        found = next((key for key in _EVERYWHERE if self.words.in_full(key, typed)), None)
        if found == "quit":
            raise LeftError
        if found == "undo":
            raise BackError
        return found

    def number(self, question: tuple[Message, ...], allowed: range, default: int, place: str = "") -> int:
        """Ask for a number.

        Raises:
            LeftError: The player leaves.
            BackError: The player wants the question before.
        """

        def understand(line: str) -> int:
            if not line:
                return default
            typed = commandline.split_words(line)
            taken = self.words.read.number(typed)
            if taken is None or taken.used != len(typed) or taken.value not in allowed:
                raise GameError("error-no-number", word=line[:40], least=allowed[0], most=allowed[-1])
            return taken.value

        return self.ask(question, understand, place=place)

    def choice(
        self,
        question: tuple[Message, ...],
        names: tuple[tuple[str, ...], ...],
        default: int,
        place: str = "",
    ) -> int:
        """Ask for one of several things, by its number or by the beginning of one of its names.

        Args:
            question: Lines of the question, with the numbered things among them.
            names: What each may be called.
            default: Index that an empty line means.
            place: As in `ask`.

        Raises:
            LeftError: The player leaves.
            BackError: The player wants the question before.
        """
        return self.ask(question, lambda line: self.which(line, names, default), place=place)

    def which(self, line: str, names: tuple[tuple[str, ...], ...], default: int) -> int:
        """Return the index of what a line chooses, as `choice` does.

        Raises:
            GameError: `error-choice-number` or `shell-choose`, when it is none of them.
        """
        if not line:
            return default
        line = commandline.without_quotes(line)
        number = self.words.read.alone(commandline.split_words(line))
        if number is not None:
            if not 1 <= number <= len(names):
                raise GameError("error-choice-number", number=number, most=len(names))
            return number - 1
        wanted = commandline.normalise_bare(line)
        fitting = [
            index
            for index, called in enumerate(names)
            if any(commandline.normalise_bare(name).startswith(wanted) for name in called)
        ]
        if len(fitting) != 1:
            raise GameError("shell-choose", word=line[:40], choices=tuple(called[0] for called in names))
        return fitting[0]
