"""The terminal is given back as it was found, also when a signal ends the program."""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from types import FrameType

if sys.platform == "win32":
    FATAL: Final[tuple[int, ...]] = ()
    """Signals by which others end the program."""
else:
    import termios

    FATAL: Final[tuple[int, ...]] = (signal.SIGHUP, signal.SIGTERM, signal.SIGQUIT)
    """Signals by which others end the program; not every shell puts the terminal right by itself then."""


class TerminalGuard:
    """Remembers how a terminal was found, and gives it back so before a signal ends the program.

    On Windows the console of a program that has ended is its shell's again by itself; nothing is done there.
    """

    def __init__(self, descriptor: int, farewell: bytes = b"") -> None:
        """Guard an open terminal.

        Args:
            descriptor: The terminal.
            farewell: Written to it before a signal ends the program.
        """
        self._descriptor = descriptor
        self._farewell = farewell
        self._before: list[Any] | None = None

    def open(self) -> None:
        """Remember how the terminal is now."""
        if sys.platform != "win32":
            self._before = termios.tcgetattr(self._descriptor)
        for number in FATAL:
            signal.signal(number, self._leave)

    def mute(self) -> None:
        """Keep the terminal from showing keys by itself, until it is given back."""
        if sys.platform != "win32" and self._before is not None:
            quiet = termios.tcgetattr(self._descriptor)
            quiet[3] &= ~termios.ECHO
            termios.tcsetattr(self._descriptor, termios.TCSADRAIN, quiet)

    def close(self) -> None:
        """Give the terminal back, and let signals do what they do by themselves."""
        if self._before is not None:
            for number in FATAL:
                signal.signal(number, signal.SIG_DFL)
            self.restore()
            self._before = None

    def restore(self) -> None:
        """Put the terminal back as it was found; one that is gone needs nothing."""
        if sys.platform != "win32" and self._before is not None:
            with suppress(termios.error):
                termios.tcsetattr(self._descriptor, termios.TCSADRAIN, self._before)

    def _leave(self, number: int, frame: FrameType | None) -> None:
        """Give the terminal back, then let the signal end the program."""
        del frame
        with suppress(OSError):
            os.write(self._descriptor, self._farewell)
        self.restore()
        signal.signal(number, signal.SIG_DFL)
        os.kill(os.getpid(), number)
