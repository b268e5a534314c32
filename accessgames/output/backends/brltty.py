"""A Braille line behind BRLTTY, written to over BrlAPI only where the user asked for it.

Where the program's own window or console is known, BRLTTY shows its text only while that is in front.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from accessgames.output import backends, foreground
from accessgames.output.backends import debian
from accessgames.output.line_pages import LinePages

_LOOKS: Final = 50
"""Every so many looks for a key BRLTTY is asked whether its display is still there: once a second."""

_TELLER: Final = "xbrlapi"
"""The program that tells BRLTTY which window of the X Window System is in front."""

_FAR: Final = 10_000
"""More pages than any text has."""


def find_place(environ: Mapping[str, str], console: int, processes: Path = Path("/proc")) -> list[int]:
    """Return where in BRLTTY's tree of terminals the program is, as far as that can be known.

    Args:
        environ: The environment. BrlAPI itself puts the console of the X server, `WINDOWPATH`, before what is
            returned; without it BRLTTY 6.5 heeds no window.
        console: Number of the virtual console that the program runs in; 0 for none.
        processes: Where the system tells about its processes.

    Returns:
        The console; or the window, if a program runs that tells BRLTTY which window is in front; else
        nothing, which stands for everywhere.
    """
    if console:
        return [console]
    window = environ.get("WINDOWID", "")
    if (
        window.isdecimal()
        and environ.get("WINDOWPATH")
        and any(_is_teller(path) for path in processes.glob("[0-9]*/comm"))
    ):
        return [int(window)]
    return []


def _is_teller(path: Path) -> bool:
    with suppress(OSError):
        return path.read_text(encoding="ascii", errors="replace").strip() == _TELLER
    return False


class Brltty(backends.Quiet):
    """A connection to BRLTTY that owns the line while the game is in front.

    A text that is longer than the line is shown part by part; the keys that move the line turn the parts, and
    a key over a cell tells which place of the text is meant. All other keys are left to BRLTTY.
    """

    title = "BRLTTY"
    can = frozenset({backends.BRAILLE, backends.KEYS})

    def __init__(self, manner: backends.Manner) -> None:
        """Connect and take the line of the present console; its table is set in BRLTTY.

        Raises:
            UnavailableError: `absent` where no BRLTTY runs, `unplugged` where it has no display.
        """
        del manner
        self._brlapi = brlapi = debian.from_debian("brlapi")
        self._looks = 0
        self._held = False
        command = brlapi.KEY_TYPE_CMD
        self._steps = {
            command | brlapi.KEY_CMD_FWINRT: 1,
            command | brlapi.KEY_CMD_FWINLT: -1,
            command | brlapi.KEY_CMD_LNDN: 1,
            command | brlapi.KEY_CMD_LNUP: -1,
            command | brlapi.KEY_CMD_TOP: -_FAR,
            command | brlapi.KEY_CMD_BOT: _FAR,
        }
        self._count = command | brlapi.KEY_CMD_INFO
        self._route = command | brlapi.KEY_CMD_ROUTE
        with self._guarded():
            self._line = brlapi.Connection()
            self._pages = LinePages(int(self._line.displaySize[0]))
        if not self._pages.columns:
            raise backends.UnavailableError("unplugged", self.title)
        self.hold(front=True)

    @contextmanager
    def _guarded(self) -> Iterator[None]:
        """Say of every mistake that BrlAPI reports that BRLTTY is not there."""
        try:
            yield
        except (self._brlapi.ConnectionError, self._brlapi.OperationError, OSError) as error:
            raise backends.UnavailableError("absent", self.title) from error

    def hold(self, *, front: bool) -> None:
        """Take the line, or give it back to what BRLTTY shows by itself."""
        if front == self._held:
            return
        with self._guarded():
            if front:
                place = find_place(os.environ, foreground.console_of(os.getppid()))
                self._line.enterTtyModeWithPath(place)
                self._line.ignoreAllKeys()
                self._line.acceptKeys(
                    self._brlapi.rangeType_command, [*self._steps, self._count, self._route]
                )
            else:
                self._line.leaveTtyMode()
        self._held = front
        if self._pages.text or self._pages.typed:
            self._show()

    def braille(self, text: str) -> None:
        """Show a text from its beginning; the device's own table makes the dots."""
        self._pages = self._pages.tell(text)
        self._show()

    def type_line(self, text: str, at: int) -> None:
        """Show what is being typed, with the cursor before the character `at`."""
        self._pages = self._pages.type(text, at)
        self._show()

    def turn(self) -> int | None:
        """Show the part that each key asks for; beyond either end the line stays.

        Returns:
            The place in the text over which a key was pressed, or None.

        Raises:
            UnavailableError: BRLTTY has gone, or its display.
        """
        with self._guarded():
            self._look()
            while self._held and (key := self._line.readKey(wait=False)) is not None:
                if key & ~0xFFFF == self._route:
                    place = self._pages.place(key & 0xFFFF)
                    if place is not None:
                        return place
                counted = key == self._count
                turned = self._pages.count() if counted else self._pages.turn(self._steps.get(key, 0))
                if turned != self._pages:
                    self._pages = turned
                    self._show()
        return None

    def _look(self) -> None:
        """Ask now and then whether the display is still there, and as wide as it was."""
        self._looks = (self._looks + 1) % _LOOKS
        if self._looks:
            return
        columns = int(self._line.displaySize[0])
        online = self._line.getParameter(self._brlapi.PARAM_DEVICE_ONLINE, 0, self._brlapi.PARAMF_GLOBAL)
        if not online or columns != self._pages.columns:
            raise backends.UnavailableError("unplugged", self.title)

    def _show(self) -> None:
        if self._held:
            text, cursor = self._pages.shown
            with self._guarded():
                self._line.writeText(text, cursor)

    def close(self) -> None:
        """Give the line back."""
        with suppress(backends.UnavailableError):
            self.hold(front=False)
        with suppress(self._brlapi.ConnectionError, self._brlapi.OperationError, OSError):
            self._line.closeConnection()
