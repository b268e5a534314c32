"""Readers: what waits for a line, from a pipe, from a terminal, or single keys without Enter.

A prompt is always written by the sink, in one go with what it follows.
"""

from __future__ import annotations

import os
import sys
import time
from collections import deque
from collections.abc import Callable, Hashable, Iterable, Sequence
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, Final, Protocol, Self, TextIO, runtime_checkable

from accessgames.dataclasses import dataclass
from accessgames.shell.input.editor import LONGEST, Aids, Key, LineEditor

if TYPE_CHECKING:
    from types import TracebackType

    from accessgames.games.pictures import Panel, Pointer
    from accessgames.language import Message


@dataclass(frozen=True, slots=True)
class KeyPressed:
    """What a single key stands for.

    Attributes:
        line: The command it means, or the beginning of one.
        whole: Whether the command is complete; otherwise the rest is typed and ended with Enter.
    """

    line: str
    whole: bool = True


Presser = Callable[[str], KeyPressed]
"""Makes a command of a key; every key means something, if only that it means nothing here."""


SECOND: Final = 1.0
"""How often it is usually asked whether something has come up."""

FELT: Final = 0.1
"""How often it is asked where a key of a Braille line may have been pressed."""


def nowhere() -> None:
    """Return where the cursor is while there is none."""


def unseen(text: str, at: int) -> None:
    """Show what is typed nowhere else."""
    del text, at


def unmoved(by: int) -> None:
    """Show nothing larger or smaller, since nothing is shown."""
    del by


@dataclass(frozen=True, slots=True)
class ReadRequest:
    """What is asked of a person now.

    Attributes:
        prompt: What the cursor waits behind.
        aids: Help with typing.
        press: Meaning of single keys; None where free text is wanted.
        status: A line that sums up the position, for a profile that has a status line.
        wake: Asked again and again while nothing has been typed: whether there is something to be told;
            then an empty line is returned as if it had been entered. None where nothing can come up.
        owner: Stands for who types: nothing of what another one has typed may be brought back.
        hidden: Whether what is typed is not shown, where the terminal leaves that to us.
        panels: What can be looked at, in the words of a language, for a profile that shows it.
        boards: The same, and once more with every text in full, for a page that is read aloud.
        cursor: The place on it where the cursor is, or None.
        words: Says a message in few words, for such a profile.
        zoom: Makes what is looked at larger (1) or smaller (-1).
        typed: Shown the line after every key, with the place of the cursor in it; never what is hidden.
        pulse: Seconds between two questions of `wake`.
        choices: What can be chosen now: what it does when it is typed, and what stands on its button.
        due: Whether it is the turn of whoever reads here.
    """

    prompt: str
    aids: Aids
    press: Presser | None = None
    status: Callable[[], str] = str
    wake: Callable[[], bool] | None = None
    owner: Hashable = None
    hidden: bool = False
    panels: Callable[[], tuple[Panel, ...]] = tuple
    boards: Callable[[], tuple[tuple[Panel, ...], tuple[Panel, ...]]] = lambda: ((), ())
    cursor: Callable[[], Pointer | None] = nowhere
    words: Callable[[Message], str] = str
    zoom: Callable[[int], None] = unmoved
    typed: Callable[[str, int], None] = unseen
    pulse: float = SECOND
    choices: Callable[[], Sequence[tuple[str, str]]] = tuple
    due: bool = False


@dataclass(frozen=True, slots=True)
class TypedLine:
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

    def read(self, request: ReadRequest) -> TypedLine:
        """Return the next line.

        Raises:
            EOFError: There is no more input.
            KeyboardInterrupt: The person wants to stop what is going on.
        """


@runtime_checkable
class InputNotice(Protocol):
    """A reader that knows, without waiting, whether a person has typed something that was not read yet."""

    def pending(self) -> bool:
        """Tell whether there is something to read."""


@runtime_checkable
class Dropping(Protocol):
    """A reader that can drop what was typed before it was asked for: perhaps by another person."""

    def drop_keys(self) -> None:
        """Drop what was typed ahead."""


@runtime_checkable
class Wiping(Protocol):
    """A reader of a profile in which the terminal may be cleared: nobody follows it by ear or finger."""

    def wipe(self) -> None:
        """Clear what the terminal shows, and what can be scrolled back to."""


@runtime_checkable
class Painting(Protocol):
    """A reader that shows what is told by itself, in a window with a picture."""

    def take(self, lines: Sequence[str]) -> None:
        """Show lines that are told."""

    def adapt(self, theme: str, step: int) -> None:
        """Use other colours and another magnification from now on."""


_INTERRUPT_SECONDS: Final = 0.2
"""Seconds after which a console that was interrupted with Ctrl+C has told so; its line has ended before."""

_END: Final = "\x04"
"""What a console makes of Ctrl+D where it does not end the input."""


def rubbed_out(line: str) -> str:
    r"""Return a line without what was erased, where a console leaves the Backspace of a Ctrl+H in it.

    >>> rubbed_out("sx\bkóre")
    'skóre'
    """
    kept: list[str] = []
    for char in line:
        if char != "\b":
            kept.append(char)
        elif kept:
            kept.pop()
    return "".join(kept)


class PipeReader(AbstractContextManager["PipeReader"]):
    """Reads lines from a file, a pipe, or a console that edits by itself, such as that of Windows."""

    own_prompt = False

    def __init__(self, stdin: TextIO, *, prompts: bool = False, shown: TextIO | None = None) -> None:
        """Read from `stdin`.

        Args:
            stdin: The input.
            prompts: Whether a person sits at the other end.
            shown: Where the console shows what they type.
        """
        self._stdin = stdin
        self._shown = shown
        self.prompts = prompts

    def __exit__(self, *exc: object) -> None:
        """Leave the stream open; it is not ours."""

    def read(self, request: ReadRequest) -> TypedLine:
        """Return the next line, cut to `LONGEST` characters.

        Raises:
            EOFError: There is no more input.
            KeyboardInterrupt: Ctrl+C.
        """
        del request
        if not self.prompts:
            return TypedLine(self._line())
        try:
            line = self._typed()
        except KeyboardInterrupt:
            if self._shown is not None:  # the cursor stays where Ctrl+C was pressed
                self._shown.write("\n")
                self._shown.flush()
            raise
        if line == _END:
            raise EOFError
        return TypedLine(rubbed_out(line))

    def _typed(self) -> str:
        """Return the next line of a console, which may end the line at Ctrl+C before it tells why."""
        try:
            return self._line()
        except EOFError:
            time.sleep(_INTERRUPT_SECONDS)
            raise

    def _line(self) -> str:
        """Return the next line, without its end.

        Raises:
            EOFError: There is no more input.
        """
        line = self._stdin.readline(LONGEST)
        if not line:
            raise EOFError
        if not line.endswith("\n") and len(line) == LONGEST:
            while (rest := self._stdin.readline(LONGEST)) and not rest.endswith("\n"):
                pass
        return line.rstrip("\r\n")


def line_reader(stdin: TextIO, stdout: TextIO) -> Reader:
    """Return the reader of whole lines for these streams: our editor on a terminal, else plain lines."""
    if not (stdin.isatty() and stdout.isatty()):
        return PipeReader(stdin, prompts=stdin.isatty())
    if sys.platform == "win32":
        return PipeReader(stdin, prompts=True, shown=stdout)
    from accessgames.shell.input.terminal_keys import TerminalKeys  # noqa: PLC0415 - not on Windows

    return LineReader(TerminalKeys(stdin.fileno()), stdout)


_USUAL_WIDTH: Final = 80


class KeySource(Protocol):
    """A keyboard: printable characters come as they are, other keys as `Key`."""

    def open(self, resumed: Callable[[], None]) -> None:
        """Take hold of it; `resumed` is called when the program goes on after a suspension."""

    def close(self) -> None:
        """Give it back as it was."""

    def ready(self, seconds: float) -> bool:
        """Wait so long for a key; return whether there is one, or the end of the terminal."""

    def drop(self) -> None:
        """Drop keys that were pressed and not asked for."""

    def wait(self) -> Iterable[str]:
        """Wait for keys and return those that came.

        Raises:
            EOFError: The terminal is gone.
        """


class LineReader:
    """Reads lines from a keyboard and shows on a stream what is typed."""

    prompts = True
    own_prompt = False

    def __init__(self, keys: KeySource, stdout: TextIO) -> None:
        """Read `keys` and show them on `stdout`."""
        self._keys = keys
        self._stdout = stdout
        self._ahead: deque[str] = deque()
        self._line: LineEditor | None = None
        self._hidden = False
        self._typed: Callable[[str, int], None] = unseen
        self._pulse = SECOND

    def __enter__(self) -> Self:
        """Take hold of the keyboard."""
        self._keys.open(self._resumed)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Give it back as it was."""
        self._keys.close()

    def read(self, request: ReadRequest) -> TypedLine:
        """Return the line that is typed behind the prompt.

        Raises:
            EOFError: Ctrl+D on an empty line, or the terminal is gone.
            KeyboardInterrupt: Ctrl+C.
        """
        return TypedLine(self._edit(request))

    def _edit(self, request: ReadRequest) -> str:
        """Let the whole line be typed, shown or not."""
        self._hidden = request.hidden
        self._typed = unseen if request.hidden else request.typed
        self._pulse = request.pulse
        try:
            return self.edit(request.prompt, request.aids, wake=request.wake)
        finally:
            self._hidden, self._typed = False, unseen

    def drop_keys(self) -> None:
        """Drop what was typed ahead."""
        self._ahead.clear()
        self._keys.drop()

    def pending(self) -> bool:
        """Tell whether keys were pressed that nobody has read; on Windows that is not known."""
        return bool(self._ahead) or (sys.platform != "win32" and self._keys.ready(0))

    def woken(self, wake: Callable[[], bool] | None) -> bool:
        """Wait for the first key; tell whether something came up before it.

        Half a line is never broken into: what comes up while somebody types is told after Enter.
        """
        while wake is not None and not self._ahead and not self._keys.ready(self._pulse):
            if wake():
                return True
        return False

    def edit(
        self, prompt: str, aids: Aids, *, cancel: bool = False, wake: Callable[[], bool] | None = None
    ) -> str:
        """Let a line be typed behind a prompt that is shown already.

        Args:
            prompt: The prompt.
            aids: Help with typing.
            cancel: Whether Escape gives the line up; an empty one is returned then.
            wake: As in `Request`; the line is given up for it only while it is empty.

        Raises:
            EOFError: Ctrl+D on an empty line, or the terminal is gone.
            KeyboardInterrupt: Ctrl+C.
        """
        self._line = line = LineEditor(prompt, self._columns(), aids)
        try:
            if self.woken(wake):
                self.show("\n")
                return ""
            while not line.done:
                # Keys that are there already are shown at once; those after Enter are for the next line.
                before, key = line.standing, self.key()
                shown = self._take(line, key, cancel=cancel)
                while self._ahead and not line.done:
                    key = self.key()
                    shown += self._take(line, key, cancel=cancel)
                self.show(self._echo(line, shown))
                aids.heed(key, before, line.standing)
                self._feel(line)
        except (EOFError, KeyboardInterrupt):
            self.show("\n")
            raise
        finally:
            self._line = None
        return line.text

    @staticmethod
    def _take(line: LineEditor, key: str, *, cancel: bool) -> str:
        if key is Key.INTERRUPT:
            raise KeyboardInterrupt
        if key is Key.END_OF_INPUT and not line.text:
            raise EOFError
        if key is Key.ESCAPE and cancel:
            return line.feed(Key.END) + line.feed(Key.ERASE_LINE) + line.feed(Key.ENTER)
        return line.feed(key)

    def _feel(self, line: LineEditor) -> None:
        """Show the line where else it is wanted; one that is done has been entered."""
        self._typed("" if line.done else line.text, line.cursor)

    def _echo(self, line: LineEditor, shown: str) -> str:
        """Return what is shown of typed keys: of hidden ones only that they are done."""
        if not self._hidden:
            return shown
        return "\n" if line.done else ""

    def key(self) -> str:
        """Return the next key, waiting for it."""
        while not self._ahead:
            self._ahead.extend(self._keys.wait())
        return self._ahead.popleft()

    def show(self, text: str) -> None:
        """Write to the terminal at once."""
        if text:
            self._stdout.write(text)
            self._stdout.flush()

    def _columns(self) -> int:
        try:
            return os.get_terminal_size(self._stdout.fileno()).columns or _USUAL_WIDTH
        except (OSError, ValueError):
            return _USUAL_WIDTH

    def _resumed(self) -> None:
        if self._line is not None and not self._hidden:
            self.show(self._line.again())


class KeyReader(LineReader):
    """Reads single keys; where free text is wanted, or a command needs more words, a line is typed."""

    def wipe(self) -> None:
        """Clear what the terminal shows, and what can be scrolled back to."""
        from accessgames.shell.input.toolkit_keys import wipe_terminal  # noqa: PLC0415 - slow to load

        wipe_terminal(self._stdout)

    def read(self, request: ReadRequest) -> TypedLine:
        """Return the command that the next key means, or the line that is typed.

        Raises:
            EOFError: Ctrl+D, or the terminal is gone.
            KeyboardInterrupt: Ctrl+C.
        """
        if request.press is None:
            return TypedLine(self._edit(request))
        self._pulse = request.pulse
        try:
            woken = self.woken(request.wake)
            key = "" if woken else self.key()
        except KeyboardInterrupt:
            self.show("\n")
            raise
        if woken:
            self.show("\n")
            return TypedLine("")
        if key in (Key.INTERRUPT, Key.END_OF_INPUT):
            self.show("\n")
            raise KeyboardInterrupt if key == Key.INTERRUPT else EOFError
        press = request.press(key)
        if press.whole:
            return TypedLine(press.line, shown=False)
        self._typed = request.typed
        begun = f"{press.line} ".lstrip(" ")
        shown = begun or f"{key} "  # no key may be met with silence
        self.show(shown)
        request.aids.heed(key, ("", 0), (begun, len(begun)))
        typed = self.edit(request.prompt + shown, request.aids, cancel=True)
        self._typed = unseen
        return TypedLine(begun + typed if typed else "")
