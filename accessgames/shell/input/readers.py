"""Readers: what waits for a line. A prompt is always written by the sink, in one go with what it follows."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, Self, runtime_checkable

from accessgames.shell.input.editor import LONGEST, Aids

if TYPE_CHECKING:
    from types import TracebackType
    from typing import TextIO


@dataclass(frozen=True, slots=True)
class Press:
    """What a single key stands for.

    Attributes:
        line: The command it means, or the beginning of one.
        whole: Whether the command is complete; otherwise the rest is typed and ended with Enter.
    """

    line: str
    whole: bool = True


Presser = Callable[[str], Press]
"""Makes a command of a key; every key means something, if only that it means nothing here."""


@dataclass(frozen=True, slots=True)
class Request:
    """What is asked of a person now.

    Attributes:
        prompt: What the cursor waits behind.
        aids: Help with typing.
        press: Meaning of single keys; None where free text is wanted.
        status: A line that sums up the position, for a profile that has a status line.
        wake: Asked about once a second while nothing has been typed: whether there is something to be told;
            then an empty line is returned as if it had been entered. None where nothing can come up.
    """

    prompt: str
    aids: Aids
    press: Presser | None = None
    status: Callable[[], str] = str
    wake: Callable[[], bool] | None = None


@dataclass(frozen=True, slots=True)
class Typed:
    """What a person has entered.

    Attributes:
        line: The line without its end.
        shown: Whether the terminal shows it and its end; a single key leaves no trace.
    """

    line: str
    shown: bool = True


class Reader(Protocol):
    """Waits for a line.

    Attributes:
        prompts: Whether a prompt should be written before reading; a pipe needs none.
        own_prompt: Whether the reader shows the prompt by itself.
    """

    prompts: bool
    own_prompt: bool

    def __enter__(self) -> Self:
        """Take hold of the keyboard."""

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Give it back as it was."""

    def read(self, request: Request) -> Typed:
        """Return the next line.

        Raises:
            EOFError: There is no more input.
            KeyboardInterrupt: The person wants to stop what is going on.
        """


@runtime_checkable
class Noticing(Protocol):
    """A reader that knows, without waiting, whether a person has typed something that was not read yet."""

    def pending(self) -> bool:
        """Tell whether there is something to read."""


class PipeReader(AbstractContextManager["PipeReader"]):
    """Reads lines from a file, a pipe, or a console that edits by itself, such as that of Windows."""

    own_prompt = False

    def __init__(self, stdin: TextIO, *, prompts: bool = False) -> None:
        """Read from `stdin`; with `prompts`, a person sits at the other end."""
        self._stdin = stdin
        self.prompts = prompts

    def __exit__(self, *exc: object) -> None:
        """Leave the stream open; it is not ours."""

    def read(self, request: Request) -> Typed:
        """Return the next line, cut to `LONGEST` characters.

        Raises:
            EOFError: There is no more input.
        """
        del request
        line = self._stdin.readline(LONGEST)
        if not line:
            raise EOFError
        if not line.endswith("\n") and len(line) == LONGEST:
            self._skip_line()
        return Typed(line.rstrip("\r\n"))

    def _skip_line(self) -> None:
        while (rest := self._stdin.readline(LONGEST)) and not rest.endswith("\n"):
            pass


def line_reader(stdin: TextIO, stdout: TextIO) -> Reader:
    """Return the reader of whole lines for these streams: our editor on a terminal, else plain lines."""
    if not (stdin.isatty() and stdout.isatty()):
        return PipeReader(stdin, prompts=stdin.isatty())
    if sys.platform == "win32":
        return PipeReader(stdin, prompts=True)
    from accessgames.shell.input.terminal import TerminalKeys  # noqa: PLC0415 - not on Windows
    from accessgames.shell.input.typed import LineReader  # noqa: PLC0415 - on terminals only

    return LineReader(TerminalKeys(stdin.fileno()), stdout)
