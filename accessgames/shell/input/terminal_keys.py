"""Keys of a terminal of the Unix kind, without prompt_toolkit because that takes long to load."""

from __future__ import annotations

import io
import os
import select
import signal
import termios
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

from accessgames.shell.input import editor, terminal_guard

if TYPE_CHECKING:
    from types import FrameType

_ESCAPE_SECONDS: Final = 0.05
"""How long what follows an Escape may take; a lone Escape key is noticed after that."""

_REST_SECONDS: Final = 1.0
"""How long the rest of a sequence may take that has surely begun."""

_LOCAL_FLAGS: Final = 3
_CONTROL_CHARS: Final = 6


class TerminalKeys:
    """The keyboard behind an open terminal."""

    def __init__(self, descriptor: int) -> None:
        """Read from the file descriptor of a terminal."""
        self._fd = descriptor
        self._decoder = editor.KeyDecoder()
        self._guard = terminal_guard.TerminalGuard(descriptor)

    def open(self, resumed: Callable[[], None]) -> None:
        """Switch off the kernel's own echo and line editing; Ctrl+C and Ctrl+Z work as ever."""
        self._guard.open()
        self._set()

        def go_on(number: int, frame: FrameType | None) -> None:
            del number, frame
            self._set()
            resumed()

        signal.signal(signal.SIGCONT, go_on)
        signal.signal(signal.SIGTSTP, self._stop)

    def _stop(self, number: int, frame: FrameType | None) -> None:
        """Give the terminal back, then do what the signal does by itself: stop the program."""
        del frame
        self._guard.restore()
        signal.signal(number, signal.SIG_DFL)
        os.kill(os.getpid(), number)
        signal.signal(number, self._stop)

    def _set(self) -> None:
        attributes = termios.tcgetattr(self._fd)
        attributes[_LOCAL_FLAGS] &= ~(termios.ICANON | termios.ECHO | termios.IEXTEN)
        attributes[_CONTROL_CHARS][termios.VMIN] = 1
        attributes[_CONTROL_CHARS][termios.VTIME] = 0
        termios.tcsetattr(self._fd, termios.TCSADRAIN, attributes)

    def close(self) -> None:
        """Put the terminal back as it was found."""
        for number in (signal.SIGCONT, signal.SIGTSTP):
            signal.signal(number, signal.SIG_DFL)
        self._guard.close()

    def ready(self, seconds: float) -> bool:
        """Wait so long for a key; return whether there is one, or the end of the terminal."""
        return self._decoder.waiting or bool(select.select([self._fd], [], [], seconds)[0])

    def drop(self) -> None:
        """Drop keys that were pressed and not asked for."""
        termios.tcflush(self._fd, termios.TCIFLUSH)
        self._decoder = editor.KeyDecoder()

    def wait(self) -> Iterator[str]:
        """Wait for keys and return those that came.

        Raises:
            EOFError: The terminal is gone.
        """
        limit = None
        if self._decoder.waiting:
            limit = _REST_SECONDS if self._decoder.begun else _ESCAPE_SECONDS
        if not select.select([self._fd], [], [], limit)[0]:
            return self._decoder.give_up()
        try:
            data = os.read(self._fd, io.DEFAULT_BUFFER_SIZE)
        except OSError:
            data = b""
        if not data:
            raise EOFError
        return self._decoder.feed(data)
