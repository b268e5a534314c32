"""Short questions before a match: each says what an empty line means, and can be asked again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar

from accessgames.engine import GameError
from accessgames.language import Message, Vocabulary, say
from accessgames.language.commandline import is_question, normalise_bare, split_words
from accessgames.shell.console import Console, LineRequest
from accessgames.shell.errors import tell_error

if TYPE_CHECKING:
    from accessgames.shell.settings import Preferences

T = TypeVar("T")

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
    preferences: Preferences

    @property
    def words(self) -> Vocabulary:
        """The words that may be typed."""
        return self.preferences.words()

    def ask(
        self, question: tuple[Message, ...], understand: Callable[[str], T], *, hidden: bool = False
    ) -> T:
        """Ask until the answer is understood.

        Args:
            question: Lines of the question.
            understand: Makes a value of the typed line, "" for the default that the question names; raises
                GameError to say what would be right.
            hidden: Whether what is typed is neither shown nor kept, so that the next person can't bring it
                back.

        Raises:
            LeftError: The player leaves, or there is no more input.
            BackError: The player wants the question before.
        """
        repeat = partial(self.console.tell, *question, record=False)
        self.console.tell(*question)

        def request() -> LineRequest:
            return LineRequest(say("shell-prompt-answer"), kept=not hidden, hidden=hidden)

        for typed in self.console.lines(request, repeat):
            line = typed.strip()
            try:
                asked = is_question(line) and not hidden
                command = "help" if asked else self._command(line)
                if command is None:
                    return understand(line)
                if command == "help":
                    self.console.tell(say("shell-only-asked" if asked else "shell-dialogue-help"))
                repeat()
            except GameError as error:
                self.console.tell(tell_error(error))
        raise LeftError

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
        typed = " ".join(split_words(line))
        found = next((key for key in _EVERYWHERE if self.words.in_full(key, typed)), None)
        if found == "quit":
            raise LeftError
        if found == "undo":
            raise BackError
        return found

    def number(self, question: tuple[Message, ...], allowed: range, default: int) -> int:
        """Ask for a number.

        Raises:
            LeftError: The player leaves.
            BackError: The player wants the question before.
        """

        def understand(line: str) -> int:
            if not line:
                return default
            typed = split_words(line)
            taken = self.words.read.number(typed)
            if taken is None or taken.used != len(typed) or taken.value not in allowed:
                raise GameError("error-no-number", word=line[:40], least=allowed[0], most=allowed[-1])
            return taken.value

        return self.ask(question, understand)

    def choice(self, question: tuple[Message, ...], names: tuple[tuple[str, ...], ...], default: int) -> int:
        """Ask for one of several things, by its number or by the beginning of one of its names.

        Args:
            question: Lines of the question, with the numbered things among them.
            names: What each may be called.
            default: Index that an empty line means.

        Raises:
            LeftError: The player leaves.
            BackError: The player wants the question before.
        """
        return self.ask(question, lambda line: self.which(line, names, default))

    def which(self, line: str, names: tuple[tuple[str, ...], ...], default: int) -> int:
        """Return the index of what a line chooses, as `choice` does.

        Raises:
            GameError: `error-choice-number` or `shell-choose`, when it is none of them.
        """
        if not line:
            return default
        number = self.words.read.alone(split_words(line))
        if number is not None:
            if not 1 <= number <= len(names):
                raise GameError("error-choice-number", number=number, most=len(names))
            return number - 1
        wanted = normalise_bare(line)
        fitting = [
            index
            for index, called in enumerate(names)
            if any(normalise_bare(name).startswith(wanted) for name in called)
        ]
        if len(fitting) != 1:
            raise GameError("shell-choose", word=line[:40], choices=tuple(called[0] for called in names))
        return fitting[0]
