"""A Braille line behind BRLTTY, written to over BrlAPI; only where the user asked for it.

Usually BRLTTY shows the console by itself. This is for windows that it cannot see.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.output.backends.backend import BRAILLE, KEYS, Quiet
from accessgames.output.backends.debian import from_debian
from accessgames.output.backends.manner import UnavailableError
from accessgames.output.wrapping import wrap_line

if TYPE_CHECKING:
    from accessgames.output.backends.manner import Manner


class Brltty(Quiet):
    """A connection to BRLTTY that owns the line while the game runs.

    A text that is longer than the line is shown part by part; the keys that move the line right and left turn
    them. All other keys are left to BRLTTY.
    """

    title = "BRLTTY"
    can = frozenset({BRAILLE, KEYS})

    def __init__(self) -> None:
        """Connect and take the line of the present console."""
        self._parts: tuple[str, ...] = ("",)
        self._at = 0
        brlapi = from_debian("brlapi")
        try:
            self._line = brlapi.Connection()
            self._columns = int(self._line.displaySize[0])
            self._line.enterTtyModeWithPath([])
            self._steps = {
                brlapi.KEY_TYPE_CMD | brlapi.KEY_CMD_FWINRT: 1,
                brlapi.KEY_TYPE_CMD | brlapi.KEY_CMD_FWINLT: -1,
            }
            self._line.ignoreAllKeys()
            self._line.acceptKeys(brlapi.rangeType_command, list(self._steps))
        except (brlapi.ConnectionError, brlapi.OperationError) as error:
            raise UnavailableError("absent", self.title) from error
        if not self._columns:
            raise UnavailableError("absent", self.title)

    def braille(self, text: str) -> None:
        """Show a text from its beginning; the device's own table makes the dots."""
        self._parts, self._at = wrap_line(text, self._columns), 0
        self._show()

    def turn(self) -> None:
        """Show the next or previous part for each key; beyond either end the line stays."""
        while (key := self._line.readKey(wait=False)) is not None:
            at = self._at + self._steps.get(key, 0)
            if at != self._at and 0 <= at < len(self._parts):
                self._at = at
                self._show()

    def _show(self) -> None:
        self._line.writeText(self._parts[self._at].ljust(self._columns))

    def close(self) -> None:
        """Give the line back."""
        self._line.leaveTtyMode()
        self._line.closeConnection()


def open_backend(manner: Manner) -> Brltty:
    """Open the line; its table is set in BRLTTY.

    Raises:
        UnavailableError: The module, BRLTTY or a display is missing.
    """
    del manner
    return Brltty()
