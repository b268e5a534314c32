"""Mistakes as messages: every error of ours is one sentence, and wrong usage is told from failure."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from accessgames.engine import GameError

if TYPE_CHECKING:
    from accessgames.language.values import Message, Value


class UsageError(GameError):
    """The command line itself is wrong: exit code 2."""


@contextmanager
def as_usage() -> Iterator[None]:
    """Turn mistakes about what was typed on the command line into wrong usage.

    Raises:
        UsageError: In place of any other `GameError` of the block.
    """
    try:
        yield
    except GameError as error:
        raise UsageError(error.key, **error.args_) from error


def fault_message(error: GameError, shown: Mapping[str, str] | None = None) -> Message:
    """Turn a mistake into the message that tells it; `shown` replaces arguments by what people know."""
    from accessgames.language.values import say  # noqa: PLC0415 - most runs make no mistake

    arguments = {**error.args_, **(shown or {})}
    return say(error.key, "system", **{name: _value(value) for name, value in arguments.items()})


def file_fault(error: OSError) -> GameError:
    """Turn what the operating system refused into a mistake with a sentence.

    The common reasons have sentences of their own; for the others the system's own words are passed on.
    """
    file = str(error.filename or "")
    if isinstance(error, FileNotFoundError):
        return GameError("cli-error-file-missing", file=file)
    if isinstance(error, PermissionError):
        return GameError("cli-error-file-permission", file=file)
    if isinstance(error, IsADirectoryError):
        return GameError("cli-error-file-folder", file=file)
    if isinstance(error, FileExistsError):
        return GameError("cli-error-file-exists", file=file)
    return GameError("cli-error-system", file=file, reason=error.strerror or type(error).__name__)


def _value(value: object) -> Value:
    from accessgames.language.values import Listing, Nested  # noqa: PLC0415 - as above

    if isinstance(value, GameError):
        return Nested(fault_message(value))
    if isinstance(value, str | int):
        return value
    if isinstance(value, Sequence):
        return Listing(tuple(map(_value, value)))
    return str(value)
