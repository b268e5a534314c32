"""Keys of any terminal, as prompt_toolkit decodes them; its renderer is never used."""

from __future__ import annotations

import select
import sys
import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final, TextIO

from prompt_toolkit.input import create_input
from prompt_toolkit.key_binding import KeyPress
from prompt_toolkit.keys import Keys
from prompt_toolkit.output import create_output
from prompt_toolkit.output.vt100 import Vt100_Output

from accessgames.shell.input import editor, terminal_guard

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

    from prompt_toolkit.output import Output

_KEYS: Final = {
    Keys.ControlM: editor.Key.ENTER,
    Keys.ControlJ: editor.Key.ENTER,
    Keys.ControlI: editor.Key.TAB,
    Keys.ControlH: editor.Key.BACKSPACE,
    Keys.Delete: editor.Key.DELETE,
    Keys.Left: editor.Key.LEFT,
    Keys.Right: editor.Key.RIGHT,
    Keys.Up: editor.Key.UP,
    Keys.Down: editor.Key.DOWN,
    Keys.Home: editor.Key.HOME,
    Keys.End: editor.Key.END,
    Keys.ControlU: editor.Key.ERASE_LINE,
    Keys.ControlW: editor.Key.ERASE_WORD,
    Keys.ControlK: editor.Key.ERASE_REST,
    Keys.ControlC: editor.Key.INTERRUPT,
    Keys.ControlD: editor.Key.END_OF_INPUT,
    Keys.Escape: editor.Key.ESCAPE,
    Keys.F1: editor.Key.HELP,
    Keys.ControlS: editor.Key.SAVE,
    Keys.ControlQ: editor.Key.QUIT,
    Keys.PageUp: editor.Key.PAGE_UP,
    Keys.PageDown: editor.Key.PAGE_DOWN,
    Keys.BackTab: editor.Key.BACK_TAB,
    Keys.ControlHome: editor.Key.CONTROL_HOME,
    Keys.ControlEnd: editor.Key.CONTROL_END,
    Keys.ControlRight: editor.Key.CONTROL_RIGHT,
    **{Keys(f"f{number}"): editor.Key(f"<f{number}>") for number in range(2, 13)},
}

_NO_KEYS: Final = frozenset({Keys.CPRResponse, Keys.Vt100MouseEvent, Keys.WindowsMouseEvent, Keys.Ignore})
"""What arrives like keys and was not pressed."""

_POLL_SECONDS: Final = 0.02


if sys.platform != "win32":
    from accessgames.shell.input.late_keys import PatientInput


class ToolkitKeys:
    """The keyboard behind a terminal of any system."""

    def __init__(self, stdin: TextIO) -> None:
        """Read from a terminal."""
        if sys.platform == "win32":
            self._input = create_input(stdin)
        else:
            self._input = PatientInput(stdin)
        self._raw: AbstractContextManager[None] | None = None
        self._guard = terminal_guard.TerminalGuard(stdin.fileno())

    def open(self, resumed: Callable[[], None]) -> None:
        """Switch off echo and line editing; Ctrl+Z is a key like any other here, so nothing resumes."""
        del resumed
        self._guard.open()
        self._raw = self._input.raw_mode()
        self._raw.__enter__()
        _keep_interrupting()

    def close(self) -> None:
        """Put the terminal back as it was found."""
        if self._raw is not None:
            self._raw.__exit__(None, None, None)
            self._raw = None
        self._guard.close()

    def ready(self, seconds: float) -> bool:
        """Wait so long for a key; return whether there is one, or the end of the terminal.

        On Windows, where keys can't be waited for together with time, nothing is ready before it is read.
        """
        if sys.platform == "win32":
            return True
        return bool(self._input.held) or bool(select.select([self._input.fileno()], [], [], seconds)[0])

    def drop(self) -> None:
        """Drop keys that were pressed and not asked for."""
        while sys.platform == "win32" or self.ready(0):
            if not self._input.read_keys() or self._input.closed:
                break
        if sys.platform != "win32":
            self._input.give_up()

    def wait(self) -> Iterator[str]:
        """Wait for keys and return those that came.

        Raises:
            EOFError: The terminal is gone.
        """
        presses = self._read()
        if self._input.closed:
            raise EOFError
        for press in presses:
            yield from _named(press)

    def _read(self) -> list[KeyPress]:
        """Wait for keys; what breaks off is none that means anything, but never met with silence."""
        if sys.platform == "win32":
            time.sleep(_POLL_SECONDS)
            return self._input.read_keys() or self._input.flush_keys()
        came = select.select([self._input.fileno()], [], [], self._input.limit)[0]
        return self._input.read_keys() if came else self._input.give_up() or [KeyPress(Keys.ControlAt, "")]


_STANDARD_INPUT: Final = -10
_PROCESSED_INPUT: Final = 0x0001
"""What Windows calls the keyboard of a console, and that Ctrl+C interrupts there."""


def _keep_interrupting() -> None:
    """Let Ctrl+C interrupt on Windows, also while nobody reads keys; elsewhere it is a key like any other."""
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415 - on Windows alone

        library, mode = ctypes.windll.kernel32, ctypes.c_ulong()
        keyboard = ctypes.c_void_p(library.GetStdHandle(_STANDARD_INPUT))
        if library.GetConsoleMode(keyboard, ctypes.byref(mode)):
            library.SetConsoleMode(keyboard, mode.value | _PROCESSED_INPUT)


def _named(press: KeyPress) -> Iterator[str]:
    """Give a key of ours for one of theirs, `OTHER` for those we don't use; pasted text comes by letters."""
    if press.key in _KEYS:
        yield _KEYS[Keys(press.key)]
    elif press.key == Keys.BracketedPaste:
        yield from filter(str.isprintable, press.data)
    elif len(press.key) == 1 and press.key.isprintable():
        yield press.key
    elif press.key not in _NO_KEYS:
        yield editor.Key.OTHER


_ABOVE: Final = "\x1b[3J"
"""Clears what a terminal remembers above the screen."""


def wipe_terminal(stdout: TextIO) -> None:
    """Clear what a terminal shows, and what can be scrolled back to where it has a code for that.

    Only in profiles that may: those that nobody follows by ear or finger.
    """
    wipe_output(create_output(stdout))


def wipe_output(output: Output) -> None:
    """Do the same to a terminal that prompt_toolkit writes to already."""
    output.erase_screen()
    output.cursor_goto(0, 0)
    if isinstance(output, Vt100_Output):
        output.write_raw(_ABOVE)
    output.flush()
