"""Mistakes as messages: every error of ours is one sentence, and wrong usage is told from failure."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from accessgames.engine import GameError

if TYPE_CHECKING:
    from accessgames.engine import Damage
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


def system_fault(error: OSError) -> GameError:
    """Turn what the operating system refused into a mistake with a sentence."""
    from accessgames.storage.errors import StorageError, told_as_storage_error  # noqa: PLC0415 - as above

    try:
        with told_as_storage_error(Path(str(error.filename or ""))):
            raise error
    except StorageError as told:
        return told


def damage_fault(damage: Damage) -> GameError:
    """Turn the damage of a journal into a mistake with a sentence."""
    return GameError(damage.key, line=damage.line)


def _value(value: object) -> Value:
    from accessgames.language.values import Listing, Nested  # noqa: PLC0415 - as above

    if isinstance(value, GameError):
        return Nested(fault_message(value))
    if isinstance(value, str | int):
        return value
    if isinstance(value, Sequence):
        return Listing(tuple(map(_value, value)))
    return str(value)
