"""A Braille line behind BRLTTY, written to over BrlAPI; only where the user asked for it.

Usually BRLTTY shows the console by itself. This is for windows that it cannot see.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.output.backends.backend import BRAILLE, Quiet
from accessgames.output.backends.dispatcher import from_debian
from accessgames.output.backends.manner import UnavailableError

if TYPE_CHECKING:
    from accessgames.output.backends.manner import Manner


class Brltty(Quiet):
    """A connection to BRLTTY that owns the line while the game runs."""

    title = "BRLTTY"
    can = frozenset({BRAILLE})

    def __init__(self) -> None:
        """Connect and take the line of the present console."""
        brlapi = from_debian("brlapi")
        try:
            self._line = brlapi.Connection()
            self._columns = int(self._line.displaySize[0])
            self._line.enterTtyModeWithPath([])
        except (brlapi.ConnectionError, brlapi.OperationError) as error:
            raise UnavailableError("absent", self.title) from error
        if not self._columns:
            raise UnavailableError("absent", self.title)

    def braille(self, text: str) -> None:
        """Show the beginning of a text, as much as the line holds; the device's own table makes the dots."""
        self._line.writeText(text[: self._columns].ljust(self._columns))

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
