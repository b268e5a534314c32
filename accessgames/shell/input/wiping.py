"""Clearing a terminal, in profiles that may: those that nobody follows by ear or finger."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from prompt_toolkit.output import create_output
from prompt_toolkit.output.vt100 import Vt100_Output

if TYPE_CHECKING:
    from typing import TextIO

_ABOVE: Final = "\x1b[3J"
"""Clears what a terminal remembers above the screen."""


def wipe_terminal(stdout: TextIO) -> None:
    """Clear what a terminal shows, and what can be scrolled back to where it has a code for that."""
    output = create_output(stdout)
    output.erase_screen()
    output.cursor_goto(0, 0)
    if isinstance(output, Vt100_Output):
        output.write_raw(_ABOVE)
    output.flush()
