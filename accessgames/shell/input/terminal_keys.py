"""Keys of a terminal of the Unix kind, without prompt_toolkit because that takes long to load."""

from __future__ import annotations

import io
import os
import select
import signal
import termios
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final

from accessgames.shell.input.editor import KeyDecoder

if TYPE_CHECKING:
    from types import FrameType

_ESCAPE_SECONDS: Final = 0.05
"""How long the rest of an escape sequence may take; a lone Escape key is noticed after that."""

_LEAVING: Final = (signal.SIGTSTP, signal.SIGTERM)
"""Signals after which somebody else has the terminal; not every shell puts it right by itself then."""

_LOCAL_FLAGS: Final = 3
_CONTROL_CHARS: Final = 6


class TerminalKeys:
    """The keyboard behind an open terminal."""

    def __init__(self, descriptor: int) -> None:
        """Read from the file descriptor of a terminal."""
        self._fd = descriptor
        self._decoder = KeyDecoder()
        self._before: list[Any] | None = None

    def open(self, resumed: Callable[[], None]) -> None:
        """Switch off the kernel's own echo and line editing; Ctrl+C and Ctrl+Z work as ever."""
        self._before = termios.tcgetattr(self._fd)
        self._set()

        def go_on(number: int, frame: FrameType | None) -> None:
            del number, frame
            self._set()
            resumed()

        signal.signal(signal.SIGCONT, go_on)
        for leaving in _LEAVING:
            signal.signal(leaving, self._leave)

    def _leave(self, number: int, frame: FrameType | None) -> None:
        """Give the terminal back, then do what the signal does by itself: stop or end the program."""
        del frame
        self._restore()
        signal.signal(number, signal.SIG_DFL)
        os.kill(os.getpid(), number)
        signal.signal(number, self._leave)

    def _set(self) -> None:
        attributes = termios.tcgetattr(self._fd)
        attributes[_LOCAL_FLAGS] &= ~(termios.ICANON | termios.ECHO | termios.IEXTEN)
        attributes[_CONTROL_CHARS][termios.VMIN] = 1
        attributes[_CONTROL_CHARS][termios.VTIME] = 0
        termios.tcsetattr(self._fd, termios.TCSADRAIN, attributes)

    def close(self) -> None:
        """Put the terminal back as it was found."""
        if self._before is not None:
            for number in (signal.SIGCONT, *_LEAVING):
                signal.signal(number, signal.SIG_DFL)
            self._restore()
            self._before = None

    def _restore(self) -> None:
        termios.tcsetattr(self._fd, termios.TCSADRAIN, self._before or termios.tcgetattr(self._fd))

    def ready(self, seconds: float) -> bool:
        """Wait so long for a key; return whether there is one, or the end of the terminal."""
        return self._decoder.waiting or bool(select.select([self._fd], [], [], seconds)[0])

    def wait(self) -> Iterator[str]:
        """Wait for keys and return those that came.

        Raises:
            EOFError: The terminal is gone.
        """
        limit = _ESCAPE_SECONDS if self._decoder.waiting else None
        if not select.select([self._fd], [], [], limit)[0]:
            return self._decoder.give_up()
        try:
            data = os.read(self._fd, io.DEFAULT_BUFFER_SIZE)
        except OSError:
            data = b""
        if not data:
            raise EOFError
        return self._decoder.feed(data)
