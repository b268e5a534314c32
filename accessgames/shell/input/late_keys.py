"""Keys of a slow line: what begins like a key and ends late is that key, never the letters it is made of.

A terminal sends arrows and the like as Escape and some characters. Where they come apart, the Escape key is
known by nothing following it for a moment; what follows later all the same would be taken for digits and
letters, which choose and answer.
"""

from __future__ import annotations

import re
import time
from typing import TYPE_CHECKING, Final

from prompt_toolkit.input.vt100 import Vt100Input

from accessgames.shell.input.editor import WHOLE_SEQUENCE

if TYPE_CHECKING:
    from typing import TextIO

    from prompt_toolkit.key_binding import KeyPress

ESCAPE: Final = "\x1b"

MOMENT: Final = 0.05
"""Seconds after which an Escape that nothing follows is that key."""

PATIENCE: Final = 1.0
"""Seconds that a sequence may take that has surely begun, and within which one goes on after its Escape."""

_GOES_ON: Final = re.compile(r"\[|O(?:[A-Za-z]|$)")
"""How a sequence goes on behind its Escape."""


class PatientInput(Vt100Input):
    """The keyboard behind a terminal of the Unix kind.

    Attributes:
        held: The beginning of a sequence that has come so far; an Escape alone may be the key.
    """

    def __init__(self, stdin: TextIO) -> None:
        """Read from a terminal."""
        super().__init__(stdin)
        self.held = ""
        self._escaped = -PATIENCE

    @property
    def limit(self) -> float | None:
        """How many seconds to wait for what belongs to what is held; None where nothing is."""
        if not self.held:
            return None
        return MOMENT if self.held == ESCAPE else PATIENCE

    def read_keys(self) -> list[KeyPress]:
        """Return the keys that have come whole."""
        text = self.stdin_reader.read()
        if time.monotonic() - self._escaped < PATIENCE and _GOES_ON.match(text):
            text = ESCAPE + text
        self._escaped = -PATIENCE
        tail = self.held + text
        tail = tail[tail.rfind(ESCAPE) :] if ESCAPE in tail else ""
        self.held = "" if WHOLE_SEQUENCE.match(tail) else tail
        self.vt100_parser.feed(text)
        return self._taken()

    def give_up(self) -> list[KeyPress]:
        """Return the Escape key that was held; nothing where a sequence breaks off, which is no key."""
        held, self.held = self.held, ""
        self.vt100_parser.flush()
        if held == ESCAPE:
            self._escaped = time.monotonic()
            return self._taken()
        self._taken()
        return []

    def _taken(self) -> list[KeyPress]:
        found, self._buffer = self._buffer, []
        return found
