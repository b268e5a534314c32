"""What every conversation does with a typed line: whether it is fit, and what is said where it is unclear."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from accessgames.engine import MalformedAction
from accessgames.language import say
from accessgames.language.commandline import quoted
from accessgames.shell.lists import Item, Page
from accessgames.shell.rest import Rest

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from accessgames.language import Ambiguous, Message, Unknown, Vocabulary
    from accessgames.language.commandline import Command

MOST: Final = 500
"""Longest line accepted, in characters."""


def spaced(line: str) -> str:
    """Return a line with an ordinary blank for each kind of white space."""
    return "".join(" " if char.isspace() else char for char in line)


def unfit(line: str) -> Message | None:
    """Return what is said of a line that is too long or can't be shown; None for any other."""
    if len(line) > MOST:
        return say("shell-too-long", "refusal", count=len(line), most=MOST)
    return None if spaced(line).isprintable() else say("shell-unprintable", "refusal")


def not_done(commands: Sequence[Command]) -> Message:
    """Return what is said of the commands behind one that was refused or unclear."""
    texts = quoted(", ".join(command.text for command in commands))
    return say("shell-not-done", "refusal", commands=texts)


def ambiguous(found: Ambiguous, command: Command) -> Message:
    """Return what is said of a shortened word that several commands begin with."""
    return say("error-ambiguous", "refusal", word=quoted(" ".join(command.words[: found.used])))


def meanings(words: Vocabulary, found: Ambiguous, command: Command, run: Callable[[str, Rest], None]) -> Page:
    """Return the list of what a shortened word may mean; a number runs one with what followed the word."""
    rest = command.words[found.used :]
    return Page(
        tuple(
            Item(
                partial(say, "shell-word", word=quoted(" ".join((words.word(key), *rest)))),
                partial(run, key, Rest(key, rest, command.rest(found.used))),
            )
            for key in found.ids
        )
    )


def unknown(words: Vocabulary, found: Unknown, command: Command) -> MalformedAction:
    """Return the refusal of a word that is no command, with those most like it."""
    word = quoted(found.word or command.text)
    if found.nearest:
        return MalformedAction(
            "error-unknown-command-near", word=word, nearest=tuple(map(words.word, found.nearest))
        )
    return MalformedAction("error-unknown-command", word=word)
