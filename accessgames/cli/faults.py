"""Mistakes as messages: every error of ours is one sentence, and wrong usage is told from failure."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from errno import errorcode
from pathlib import Path
from typing import TYPE_CHECKING

from accessgames.engine import GameError

if TYPE_CHECKING:
    from accessgames.engine import Damage
    from accessgames.language.values import Message


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
    from accessgames.shell.errors import tell_error  # noqa: PLC0415 - most runs make no mistake

    message = tell_error(error, "system")
    return replace(message, args={**message.args, **(shown or {})})


def system_fault(error: OSError) -> GameError:
    """Turn what the operating system refused into a mistake with a sentence.

    An error without a file is that of the standard output, such as a full disk behind it.
    """
    if error.filename is None:
        return GameError("cli-error-output", reason=errorcode.get(error.errno or 0, "OSError"))
    from accessgames.storage.errors import StorageError, told_as_storage_error  # noqa: PLC0415 - as above

    try:
        with told_as_storage_error(Path(str(error.filename))):
            raise error
    except StorageError as told:
        return told


def damage_fault(damage: Damage) -> GameError:
    """Turn the damage of a journal into a mistake with a sentence."""
    return GameError(damage.key, line=damage.line)


def defect(error: Exception) -> GameError:
    """Write an error that nobody expected to the log, and turn it into a mistake with a sentence.

    Raises:
        Exception: The error itself, when even the log can't be written.
    """
    from traceback import format_exception  # noqa: PLC0415 - never needed, we hope

    from accessgames.cli.store import log_path  # noqa: PLC0415 - as above

    path = log_path()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("a", encoding="utf-8") as log:
            log.writelines(format_exception(error))
    except OSError:
        raise error from None
    return GameError("cli-defect", file=str(path))
