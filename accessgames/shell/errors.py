"""Mistakes as messages: whatever is raised below becomes one sentence.

What nobody expected goes to a log, too.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, TextIO

from accessgames.engine import CHANCE, CLOCK, GameError, IllegalAction
from accessgames.engine.game import Actor, format_actor
from accessgames.language import (
    Cell,
    Code,
    Day,
    Language,
    Listing,
    Message,
    Nested,
    Person,
    Phrase,
    Value,
    say,
)
from accessgames.language.commandline import quote_briefly
from accessgames.storage.files import append_log

if TYPE_CHECKING:
    from pathlib import Path

    from accessgames.language import Kind


def tell_error(error: GameError, kind: Kind = "refusal") -> Message:
    """Turn a mistake into the message that tells it.

    Arguments that a message can carry pass as they are, sequences become listings, mistakes and messages
    inside become nested messages, and anything else is told by its own text. A text may be something that was
    typed, so no more of it is told than fits a line; only the name of a file is needed whole.
    """
    error = _without_rule(_in_notation(error))
    args = {name: as_value(value) for name, value in error.args_.items()}
    bounded = {
        name: quote_briefly(value) if isinstance(value, str) and name != "file" else value
        for name, value in args.items()
    }
    return Message(error.key, bounded, kind)


def _in_notation(error: GameError) -> GameError:
    """Name those who act as a record does, where nobody at the keyboard is spoken to but a record is read."""
    actor, expected = error.args_.get("actor"), error.args_.get("expected")
    if error.key != "error-not-your-turn" or not isinstance(actor, int) or not isinstance(expected, tuple):
        return error
    if not expected or not all(isinstance(one, int) for one in expected):
        return error
    return GameError("error-not-to-act", actor=_actor(actor), expected=tuple(map(_actor, expected)))


def _actor(actor: Actor) -> str | Message:
    """Call a seat by its number from 0, and what nobody plays by a word."""
    return say(f"error-actor-{format_actor(actor)}") if actor in {CHANCE, CLOCK} else format_actor(actor)


def _without_rule(error: GameError) -> GameError:
    """Leave out which rule a line of a record breaks: only the room of its game can say what it is about.

    Whoever has the room puts its message in place of the cause.
    """
    if error.key == "error-journal-impossible" and isinstance(error.args_.get("cause"), IllegalAction):
        return GameError("error-journal-against-rules", line=error.args_["line"])
    return error


def as_value(value: object) -> Value:
    """Make anything into what a message can carry."""
    if isinstance(value, GameError):
        return Nested(tell_error(value))
    if isinstance(value, Message):
        return Nested(value)
    if isinstance(value, int | str | Phrase | Person | Cell | Code | Day | Listing | Nested):
        return value
    if isinstance(value, Sequence):
        return Listing(tuple(map(as_value, value)))
    return str(value)


def tell_system_error(error: OSError, name: str) -> Message:
    """Tell what the operating system refused about a file, in one sentence.

    Args:
        error: What it said.
        name: The file as the player knows it.
    """
    if isinstance(error, FileExistsError):
        return say("shell-file-exists", "refusal", file=name)
    if isinstance(error, FileNotFoundError):
        return say("shell-file-folder-missing", "refusal", file=name)
    if isinstance(error, IsADirectoryError):
        return say("shell-file-is-folder", "refusal", file=name)
    if isinstance(error, PermissionError):
        return say("shell-file-permission", "refusal", file=name)
    return say("shell-file-system", "refusal", file=name, reason=error.strerror or type(error).__name__)


def tell_written(name: str, write: Callable[[], Path], told: Callable[[str], Message]) -> Message:
    """Make a new file that the player has named, and tell where it is, or why it could not be written.

    Args:
        name: Its name as the player gave it.
        write: Makes the file, as `write_new` does, and returns where it is.
        told: Makes the message from its whole path.

    Raises:
        GameError: `shell-file-name` for a name that no file can have.
    """
    try:
        path = write()
    except OSError as error:
        return tell_system_error(error, quote_briefly(name))
    except ValueError:
        raise GameError("shell-file-name", file=quote_briefly(name)) from None
    return told(str(path))


FAILED: Final = 1
"""Exit code after an unexpected error."""


def run_guarded(
    work: Callable[[], int], log: Path, stdout: TextIO, language: Callable[[], str], *, far: bool = False
) -> int:
    """Do something that may go wrong in ways nobody thought of.

    Nothing that was announced is lost: it was in a file before anybody heard of it. Whether that was a
    match, a club or only questions is not known here, so the sentence names none of them.

    Args:
        work: What to do; returns the exit code.
        log: File that the traceback is appended to.
        stdout: Where the sentence goes.
        language: Tells in which language.
        far: Whether somebody at another computer hears it, to whom the file of this one is no use.

    Raises:
        GameError: A mistake that has a sentence of its own; the caller tells it.
        BrokenPipeError: Nobody listens any more.
    """
    try:
        return work()
    except (GameError, BrokenPipeError):
        raise
    except Exception as error:  # noqa: BLE001 - this is the net
        told = say("shell-crashed-far") if far else say("shell-crashed", file=str(log))
        try:
            append_log(log, traceback.format_exception(error))
        except OSError:  # must not hide the sentence
            told = say("shell-crashed-unlogged")
        stdout.write(Language(language()).form(told, "full") + "\n")
        stdout.flush()
        return FAILED
