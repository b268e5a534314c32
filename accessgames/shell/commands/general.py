"""What every conversation knows that is about no match: at home and at the desk of a club it is the same."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, TypeAlias

from accessgames.engine import GameError
from accessgames.language import Ambiguous, Found, Unknown, say
from accessgames.shell import conversation
from accessgames.shell.commands import explanations, preferences, review
from accessgames.shell.conversation import Arguments

if TYPE_CHECKING:
    from accessgames.language.commandline import TypedCommand
    from accessgames.shell.conversation import Conversation

Run: TypeAlias = Callable[[str, Arguments], None]
"""Runs the command of a word id; raises GameError for what it refuses."""


def choose_or_run(talk: Conversation, command: TypedCommand, run: Run) -> None:
    """Take the word for a language, a number of a list, or a command.

    Args:
        talk: The conversation.
        command: What was typed.
        run: Runs a command of the conversation, or one that all have.

    Raises:
        GameError: It is refused or not understood.
    """
    if preferences.speak_otherwise(talk, command):
        return
    number = talk.teller.words.read.alone(command.words)
    if number is not None:
        pick_number(talk, command, number)
        return
    match talk.teller.words.match(command.words, talk.commands()):
        case Found(found, used):
            run(found, Arguments.behind(found, command, used))
        case Ambiguous() as several:
            conversation.ask_which(talk, several, command, run)
        case Unknown() as none:
            raise conversation.unknown_command(talk.teller.words, none, command)


def pick_number(talk: Conversation, command: TypedCommand, number: int) -> None:
    """Choose from the list that was read last; with a question mark only tell what the number is for.

    Raises:
        GameError: `shell-nothing-listed` or `error-choice-number`.
    """
    if talk.teller.page is None:
        raise GameError("shell-nothing-listed", number=number)
    item = talk.teller.page.pick(number, by_key=talk.teller.by_key)
    (partial(explanations.tell_item, talk, item, number) if command.asks else item.choose)()


def read_on(talk: Conversation, rest: Arguments) -> None:
    """Read on, or back.

    Raises:
        GameError: Nothing is being read, or it ends here.
    """
    rest.nothing(talk.teller.words)
    if talk.teller.page is None:
        raise GameError("shell-nothing-read")
    talk.teller.read_page(talk.teller.page.turn(1 if rest.id == "next" else -1))


def read_history(talk: Conversation, rest: Arguments) -> None:
    """Read what was told, all of it unless a kind is named: without a match everything is an answer.

    Raises:
        GameError: As `review.read_history`.
    """
    everything = (talk.teller.words.word("all"),)
    review.read_history(talk, rest if rest.words else Arguments(rest.id, everything, everything[0]))


def silence(talk: Conversation, rest: Arguments) -> None:
    """Stop own speech now."""
    rest.nothing(talk.teller.words)
    talk.teller.console.ports.stop()
    talk.teller.tell(say("shell-silence"))


GENERAL_COMMANDS: Final[Mapping[str, Callable[[Conversation, Arguments], None]]] = MappingProxyType({
    "again": review.repeat_last,
    "braille": review.tell_in_braille,
    "history": read_history,
    "search": review.search_history,
    "older": review.step_older,
    "newer": review.step_newer,
    "next": read_on,
    "previous": read_on,
    "settings": preferences.tell_or_change_settings,
    "brief": preferences.choose_verbosity,
    "normal": preferences.choose_verbosity,
    "detailed": preferences.choose_verbosity,
    "language": preferences.choose_language,
    "voice": preferences.choose_voice,
    "faster": preferences.change_rate,
    "slower": preferences.change_rate,
    "silence": silence,
    "keys": preferences.choose_keys,
})  # fmt: skip
"""What every conversation knows, by word id."""

HEARING_WORDS: Final = ("again", "history", "search", "older", "newer", "braille", "next")
"""Commands about what was told, as help names them."""
