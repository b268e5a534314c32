"""Lines typed at a terminal, shown without any escape sequence or carriage return."""

from __future__ import annotations

import os
import sys
from collections import deque
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final, Protocol, Self

from accessgames.shell.input.editor import Aids, LineEditor
from accessgames.shell.input.keystrokes import Key
from accessgames.shell.input.readers import Typed

if TYPE_CHECKING:
    from types import TracebackType
    from typing import TextIO

    from accessgames.shell.input.readers import Request

_USUAL_WIDTH: Final = 80
_SECOND: Final = 1.0
"""How often it is asked whether something has come up."""


class Keys(Protocol):
    """A keyboard: printable characters come as they are, other keys as `Key`."""

    def open(self, resumed: Callable[[], None]) -> None:
        """Take hold of it; `resumed` is called when the program goes on after a suspension."""

    def close(self) -> None:
        """Give it back as it was."""

    def ready(self, seconds: float) -> bool:
        """Wait so long for a key; return whether there is one, or the end of the terminal."""

    def wait(self) -> Iterable[str]:
        """Wait for keys and return those that came.

        Raises:
            EOFError: The terminal is gone.
        """


class LineReader:
    """Reads lines from a keyboard and shows on a stream what is typed."""

    prompts = True
    own_prompt = False

    def __init__(self, keys: Keys, stdout: TextIO) -> None:
        """Read `keys` and show them on `stdout`."""
        self._keys = keys
        self._stdout = stdout
        self._ahead: deque[str] = deque()
        self._line: LineEditor | None = None

    def __enter__(self) -> Self:
        """Take hold of the keyboard."""
        self._keys.open(self._resumed)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Give it back as it was."""
        self._keys.close()

    def read(self, request: Request) -> Typed:
        """Return the line that is typed behind the prompt.

        Raises:
            EOFError: Ctrl+D on an empty line, or the terminal is gone.
            KeyboardInterrupt: Ctrl+C.
        """
        return Typed(self.edit(request.prompt, request.aids, wake=request.wake))

    def pending(self) -> bool:
        """Tell whether keys were pressed that nobody has read; on Windows that is not known."""
        return bool(self._ahead) or (sys.platform != "win32" and self._keys.ready(0))

    def woken(self, wake: Callable[[], bool] | None) -> bool:
        """Wait for the first key; tell whether something came up before it.

        Half a line is never broken into: what comes up while somebody types is told after Enter.
        """
        while wake is not None and not self._ahead and not self._keys.ready(_SECOND):
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
                self.show(self._type(line, cancel=cancel))
        except (EOFError, KeyboardInterrupt):
            self.show("\n")
            raise
        finally:
            self._line = None
        return line.text

    def _type(self, line: LineEditor, *, cancel: bool) -> str:
        """Feed the keys that are there, waiting for the first; those after Enter are for the next line."""
        shown = self._take(line, self.key(), cancel=cancel)
        while self._ahead and not line.done:
            shown += self._take(line, self.key(), cancel=cancel)
        return shown

    @staticmethod
    def _take(line: LineEditor, key: str, *, cancel: bool) -> str:
        if key is Key.INTERRUPT:
            raise KeyboardInterrupt
        if key is Key.END_OF_INPUT and not line.text:
            raise EOFError
        if key is Key.ESCAPE and cancel:
            return line.feed(Key.END) + line.feed(Key.ERASE_LINE) + line.feed(Key.ENTER)
        return line.feed(key)

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
        if self._line is not None:
            self.show(self._line.again())
