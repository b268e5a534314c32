"""What is in a typed line: whether it is fit, what follows its command, what is said where it is unclear."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from accessgames.engine import MalformedAction
from accessgames.language import say
from accessgames.language.commandline import quote_briefly
from accessgames.shell.lists import ListItem, Page

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from accessgames.language import Ambiguous, Message, Unknown, Vocabulary
    from accessgames.language.commandline import TypedCommand


@dataclass(frozen=True, slots=True)
class Arguments:
    """The words behind a command.

    Attributes:
        id: The command's word id.
        words: Words as the vocabulary takes them.
        text: The same exactly as typed, for names, files and searches.
    """

    id: str
    words: tuple[str, ...]
    text: str

    def number(self, words: Vocabulary) -> int | None:
        """Return the number that these words are, alone; None when they are anything else."""
        taken = words.read.which(self.words)
        return taken.value if taken is not None and taken.used == len(self.words) else None

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


def ambiguity_message(found: Ambiguous, command: TypedCommand) -> Message:
    """Return what is said of a shortened word that several commands begin with."""
    return say("error-ambiguous", "refusal", word=quote_briefly(" ".join(command.words[: found.used])))


def meanings_page(
    words: Vocabulary, found: Ambiguous, command: TypedCommand, run: Callable[[str, Arguments], None]
) -> Page:
    """Return the list of what a shortened word may mean; a number runs one with what followed the word."""
    rest = command.words[found.used :]
    return Page(
        tuple(
            ListItem(
                partial(say, "shell-word", word=quote_briefly(" ".join((words.word(key), *rest)))),
                partial(run, key, Arguments(key, rest, command.rest(found.used))),
            )
            for key in found.ids
        )
    )


def unknown_command(words: Vocabulary, found: Unknown, command: TypedCommand) -> MalformedAction:
    """Return the refusal of a word that is no command, with those most like it."""
    word = quote_briefly(found.word or command.text)
    if found.nearest:
        return MalformedAction(
            "error-unknown-command-near", word=word, nearest=tuple(map(words.word, found.nearest))
        )
    return MalformedAction("error-unknown-command", word=word)
