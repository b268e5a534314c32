"""The standard streams, the language spoken through them, and mistakes as messages.

Every error of ours is one sentence, and wrong usage is told from failure.
"""

from __future__ import annotations

import io
import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from errno import errorcode
from functools import cached_property
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, TextIO

from accessgames.cli.commands import NAME_GROUPS, first_names
from accessgames.engine import Damage, GameError
from accessgames.output.sink import MOST_COLUMNS, clean, wrap_line

if TYPE_CHECKING:
    from accessgames.language.catalogue import Language
    from accessgames.language.values import Message, Value
    from accessgames.patience import Patience


class UsageError(GameError):
    """The command line itself is wrong: exit code 2."""


@contextmanager
def told_as_usage() -> Iterator[None]:
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
    from accessgames.storage import files  # noqa: PLC0415 - as above

    try:
        with files.as_storage_error(Path(str(error.filename))):
            raise error
    except files.StorageError as told:
        return told


def damage_fault(damage: Damage) -> GameError:
    """Turn the damage of a journal into a mistake with a sentence."""
    return GameError(damage.key, line=damage.line)


def defect_fault(error: Exception) -> GameError:
    """Write an error that nobody expected to the log, and turn it into a mistake with a sentence.

    Raises:
        Exception: The error itself, when even the log can't be written.
    """
    from traceback import format_exception  # noqa: PLC0415 - never needed, we hope

    from accessgames.storage.files import append_log, log_path  # noqa: PLC0415 - as above

    path = log_path()
    try:
        append_log(path, format_exception(error))
    except OSError:
        raise error from None
    return GameError("cli-defect", file=str(path))


MAX_TEXT: Final = 16 * 1024 * 1024
"""Largest text that is read, in bytes."""


def within_limit(text: str) -> tuple[str, ...]:
    """Break a sentence that is longer than a line may be."""
    return wrap_line(text, MOST_COLUMNS)


class Console:
    """What a command of the operating system writes to.

    Attributes:
        tag: Language tag.
        out: Where results go.
        err: Where the one sentence about a failure goes.
        clock: Tells how long people wait.
    """

    def __init__(self, tag: str, out: TextIO | None = None, err: TextIO | None = None) -> None:
        """Write in language `tag`, to the standard streams unless others are given."""
        self.tag = tag
        self.out = out or sys.stdout
        self.err = err or sys.stderr
        self.clock: Callable[[], float] = perf_counter

    @cached_property
    def language(self) -> Language:
        """The language, loaded when the first sentence is needed."""
        from accessgames.language.catalogue import Language  # noqa: PLC0415 - as above
        from accessgames.storage.complaints import keep_complaints  # noqa: PLC0415 - JSON needs no language

        keep_complaints()
        language = Language(self.tag)
        for one in language.left_out:
            said = language.text("error-package-words", package=one.package, reason=one.reason)
            self.err.write(f"{clean(said)}\n")
        return language

    def text(self, key: str, /, **args: Value) -> str:
        """Return a sentence; control characters of a name or a file are left out of it."""
        return clean(self.language.text(key, **args))

    def say(self, key: str, /, **args: Value) -> None:
        """Write a sentence as one line, or several where it is longer than a line may be."""
        self.lines(within_limit(self.text(key, **args)))

    def lines(self, lines: Iterable[str]) -> None:
        """Write lines in one write; nothing at all when there are none."""
        text = "".join(f"{line}\n" for line in lines)
        if text:
            self.out.write(text)
            self.out.flush()

    def data(self, data: bytes) -> None:
        """Write bytes, as a file would hold them."""
        out = getattr(self.out, "buffer", sys.stdout.buffer)
        out.write(data)
        out.flush()

    def document(self, value: Any) -> None:  # noqa: ANN401 - whatever JSON can hold
        """Write one JSON document; what can't be printed stands in it by its number: terminals obey it."""
        text = json.dumps(value, ensure_ascii=False, indent=2)
        self.lines(_printable(line) for line in text.split("\n"))

    def note(self, key: str, /, **args: Value) -> None:
        """Write a sentence beside the results, to the error stream."""
        self.warn([self.text(key, **args)])

    def warn(self, sentences: Iterable[str]) -> None:
        """Write sentences to the error stream, in lines as long as they may be."""
        self.err.write("".join(f"{line}\n" for one in sentences for line in within_limit(one)))
        self.err.flush()

    def patience(self, *, silent: bool = False) -> Patience:
        """Return what tells how far something is that takes long, beside the results.

        Args:
            silent: Whether nothing is told, since another program reads the results. Nothing is told either
                where `ACCESSGAMES_PROGRESS` is `no`.
        """
        from accessgames.patience import NOBODY_WAITS, Patience  # noqa: PLC0415 - little takes long

        silent = silent or os.environ.get("ACCESSGAMES_PROGRESS") == "no"
        return NOBODY_WAITS if silent else Patience(lambda told: self.warn([self.render(told)]), self.clock)

    def title(self, game: str) -> str:
        """Return the name of a game as people know it, or its id where it has none."""
        key = f"{game}-name"
        return self.text(key) if self.language.has(key) else game

    def decimal(self, value: float) -> str:
        """Write a measured number as the language does, with three significant digits below 100."""
        from babel.numbers import format_decimal  # noqa: PLC0415 - only reports need it

        size = abs(value)
        pattern = "0" if size >= 100 else "0.#" if size >= 10 else "0.##" if size >= 1 else "0.####"  # noqa: PLR2004 - digits
        return str(format_decimal(value, pattern, locale=self.tag))

    def sentence(self, error: GameError) -> str:
        """Return the sentence that tells a mistake, with commands and options as this language names them."""
        shown: dict[str, str] = {
            group: first_names(group, self.tag)[str(error.args_[group])]
            for group in NAME_GROUPS
            if isinstance(error, UsageError) and group in error.args_
        }
        return self.render(fault_message(error, shown))

    def render(self, message: Message) -> str:
        """Return the full form of a message; control characters of a name or a file are left out of it."""
        return clean(self.language.form(message, "full"))

    def complain(self, error: GameError) -> None:
        """Write the sentence that tells a mistake to the error stream."""
        self.warn([self.sentence(error)])


def _printable(line: str) -> str:
    """Escape what `json` leaves as it is in texts: deletes, further controls, marks of direction."""
    if line.isprintable():
        return line
    escaped = (letter if letter.isprintable() else json.dumps(letter)[1:-1] for letter in line)
    return "".join(escaped).replace("\x7f", "\\u007f")


def read_bytes(name: str) -> bytes:
    """Read a file, or the standard input when the name is `-`.

    Raises:
        StorageError: The file can't be read, is too large or is no regular file.
    """
    from accessgames.storage import files  # noqa: PLC0415 - few read files

    if name == "-":
        data = sys.stdin.buffer.read(MAX_TEXT + 1)
        if len(data) > MAX_TEXT:
            raise files.StorageError("error-storage-large", file=name, most=MAX_TEXT // 1024)
        return data
    path = Path(name)
    with files.as_storage_error(path):
        return files.read_plain(path, MAX_TEXT)


def read_text(name: str) -> str:
    """Read a text file, or the standard input when the name is `-`.

    A byte order mark is no part of the text, and bytes that are not UTF-8 become question marks.

    Raises:
        StorageError: As `read_bytes`.
    """
    return read_bytes(name).decode("utf-8-sig", "replace")


def prepare_streams() -> None:
    """Make the standard streams speak UTF-8 on every system.

    What can't be written or read as text never stops the program. A byte order mark, which Windows PowerShell
    puts before what it pipes, is no part of the first command. Where a stream is missing, nobody listens or
    talks: there is no input, and what is written goes nowhere.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            nowhere = Path(os.devnull).open(mode, encoding="utf-8")  # noqa: SIM115 - lasts as long as the process
            setattr(sys, name, nowhere)
    for stream in (sys.stdout, sys.stderr):
        _reconfigure(stream, "utf-8")
    if not sys.stdin.isatty():
        _reconfigure(sys.stdin, "utf-8-sig")


def _reconfigure(stream: object, encoding: str) -> None:
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(encoding=encoding, errors="replace")


def close_quietly() -> None:
    """Forget what could not be written, so that the interpreter doesn't complain when it ends."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, stream.fileno())
            os.close(nowhere)
