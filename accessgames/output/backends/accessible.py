"""Windows screen readers through accessible-output2: NVDA, JAWS, System Access, Dolphin, ZDSR, PC-Talker.

Not tried on Windows; written from the sources of accessible-output2 0.17. `speak` and `braille` are called
separately, because its `output` of "auto" never reaches the Braille line.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from accessgames.output.backends.backend import BRAILLE, READER, SPEAK, Quiet
from accessgames.output.backends.manner import UnavailableError

if TYPE_CHECKING:
    from accessgames.output.backends.manner import Manner

BRAILLING: Final = frozenset({"nvda", "jaws", "system_access", "dolphin", "zdsr", "pc talker"})
"""Names, in small letters, of those whose class shows Braille or leaves the call without effect."""


class Accessible(Quiet):
    """The first screen reader that runs; looked for again when it has gone."""

    can = frozenset({SPEAK, BRAILLE, READER})

    def __init__(self) -> None:
        """Look for a running screen reader; synthesizers of the library are left out."""
        from accessible_output2.outputs.auto import Auto  # noqa: PLC0415 - prints when imported

        self._auto = Auto()
        self._reader = self._running()
        self.title = str(self._reader.name)

    def _running(self) -> Any:  # noqa: ANN401 - a library without types
        found = (
            reader
            for reader in self._auto.outputs
            if not reader.is_system_output() and hasattr(reader, "is_active") and reader.is_active()
        )
        reader = next(found, None)
        if reader is None:
            raise UnavailableError("absent", "NVDA, JAWS")
        return reader

    def speak(self, text: str) -> None:
        """Have a text spoken after what is being said."""
        self._reader.speak(text, interrupt=False)

    def braille(self, text: str) -> None:
        """Have a text shown as a message, for as long as the reader is set to show one."""
        self._reader.braille(text)

    def stop(self) -> None:
        """Silence the reader, where it can be silenced."""
        silence = getattr(self._reader, "silence", None)
        if silence is not None:
            silence()


def open_backend(manner: Manner) -> Accessible:
    """Open the reader; how it speaks is its own affair.

    Raises:
        UnavailableError: No screen reader runs.
    """
    del manner
    return Accessible()
