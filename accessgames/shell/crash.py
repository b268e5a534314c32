"""The net under everything: an unexpected error becomes one sentence and a log, never a traceback."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TextIO

from accessgames.engine import GameError
from accessgames.language import Language

if TYPE_CHECKING:
    from pathlib import Path

FAILED: Final = 1
"""Exit code after an unexpected error."""


def guarded(work: Callable[[], int], log: Path, stdout: TextIO, language: Callable[[], str]) -> int:
    """Do something that may go wrong in ways nobody thought of.

    The match is not lost: every action was in its journal before anybody heard of it.

    Args:
        work: What to do; returns the exit code.
        log: File that the traceback is appended to.
        stdout: Where the sentence goes.
        language: Tells in which language.

    Raises:
        GameError: A mistake that has a sentence of its own; the caller tells it.
        BrokenPipeError: Nobody listens any more.
    """
    try:
        return work()
    except (GameError, BrokenPipeError):
        raise
    except Exception as error:  # noqa: BLE001 - this is the net
        _write(log, error)
        stdout.write(Language(language()).text("shell-crashed", file=str(log)) + "\n")
        stdout.flush()
        return FAILED


def _write(log: Path, error: Exception) -> None:
    """Append the traceback; a log that can't be written must not hide the sentence."""
    try:
        log.parent.mkdir(parents=True, exist_ok=True)
        with log.open("a", encoding="utf-8") as file:
            traceback.print_exception(error, file=file)
    except OSError:
        return
