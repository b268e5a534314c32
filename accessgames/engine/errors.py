"""The kinds of mistakes. An error carries a message key and arguments, never a sentence for people."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from accessgames.engine.refusal import Refusal


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
