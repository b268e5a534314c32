"""The kinds of mistakes, and why an action is not allowed: keys of messages, never sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from accessgames.dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Refusal:
    """The rule that an action breaks.

    Attributes:
        key: Message id without language, such as `iota-refused-gap`.
        args: Name and value pairs in the game's own terms (cells, cards, seats), for the sentence.
    """

    key: str
    args: tuple[tuple[str, object], ...] = ()


def refuse(key: str, /, **args: object) -> Refusal:
    """Build a refusal from keyword arguments."""
    return Refusal(key, tuple(args.items()))


class GameError(Exception):
    """Root of every mistake that a player, a file or a caller can make.

    Attributes:
        key: Message id in `locales/*/errors.ftl`.
        args_: What the message needs: always the offending value and, where known, what would be right.
    """

    def __init__(self, key: str, /, **args: object) -> None:
        """Remember the message key and its arguments."""
        self.key = key
        self.args_: Mapping[str, object] = MappingProxyType(args)
        super().__init__(key, *args.values())

    def __str__(self) -> str:
        """Show the key and the arguments, for developers and logs."""
        return " ".join([self.key, *(f"{name}={value!r}" for name, value in self.args_.items())])


class MalformedAction(GameError):
    """The words or the notation do not form an action at all."""


LONGEST_QUOTE: Final = 40
"""Characters of a wrong text that an error repeats; more of it would not fit into a line that is heard."""


def malformed(text: str, *forms: str) -> MalformedAction:
    """Return the mistake that quotes a text and tells what would be right.

    Args:
        text: What cannot be read; its beginning is quoted.
        forms: Right texts, at least one. The first one that begins with the word of the wrong text is told,
            and without such a one the first of all.

    Returns:
        `error-malformed-action` with `text` and `expected`.
    """
    word = text.partition(" ")[0]
    expected = next((form for form in forms if form.partition(" ")[0] == word), forms[0])
    return MalformedAction("error-malformed-action", text=text[:LONGEST_QUOTE], expected=expected)


def printable(text: str) -> str:
    """Return a text that can be quoted: what cannot be printed becomes a question mark."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def decoded(content: bytes, mistake: Callable[[int, bytes], GameError]) -> str:
    """Return the text of a file that people write, without a byte order mark, with line ends of Unix.

    Args:
        content: The file, UTF-8.
        mistake: Makes the error of the first line, from 1, that is no text, and of its wrong bytes.
    """
    try:
        return content.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise mistake(line, content[error.start : error.end]) from error


class AmbiguousAction(GameError):
    """The words fit several actions.

    Attributes:
        candidates: The actions that fit, in the order in which they should be offered.
    """

    def __init__(self, key: str, /, candidates: tuple[object, ...], **args: object) -> None:
        """Remember the candidates beside the key and its arguments."""
        self.candidates = candidates
        super().__init__(key, **args)


class NotYourTurn(GameError):
    """Somebody who is not to act tried to; `actor` and `expected` say who."""


class IllegalAction(GameError):
    """A well-formed action that the rules refuse.

    Attributes:
        refusal: The rule broken, with its arguments.
    """

    def __init__(self, refusal: Refusal) -> None:
        """Wrap the refusal so that one `except` serves the caller."""
        self.refusal = refusal
        super().__init__(refusal.key, **dict(refusal.args))


class SetupError(GameError):
    """A match cannot start like this: seats, options or their values."""


class UndoError(GameError):
    """There is nothing to take back, or something new has been seen since."""


class JournalError(GameError):
    """A journal that cannot be used: foreign, of another version, too large, or telling the impossible."""
