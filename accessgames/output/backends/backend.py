"""The few calls behind which every voice and every Braille line stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from accessgames.output.backends.manner import Manner

SPEAK: Final = "speak"
BRAILLE: Final = "braille"
READER: Final = "reader"
ENDS: Final = "ends"
KEYS: Final = "keys"
"""What a backend may be able to do: speak, show Braille; being a screen reader; knowing when it has ended;
listening to the keys of a Braille line."""


class Backend(Protocol):
    """A voice or a Braille line.

    Attributes:
        title: What it is, as a user knows it, such as "NVDA".
        can: `SPEAK`, `BRAILLE`, `READER`, `ENDS`, `KEYS`.
    """

    title: str
    can: frozenset[str]

    def change(self, manner: Manner) -> None:
        """Speak in another manner from the next text on."""

    def speak(self, text: str) -> None:
        """Begin to say a text; comes back at once where that is possible."""

    def braille(self, text: str) -> None:
        """Show a text on the Braille line."""

    def stop(self) -> None:
        """Be silent now."""

    def busy(self) -> bool:
        """Whether a text is still being said; False where that cannot be known (no `ENDS`)."""

    def turn(self) -> None:
        """Do what the keys of the Braille line ask for; called again and again with `KEYS`."""

    def close(self) -> None:
        """Let everything go."""


class Quiet:
    """What most backends need not do, so that they only say what they can."""

    title = ""
    can: frozenset[str] = frozenset()

    def change(self, manner: Manner) -> None:
        """Take no notice: the screen reader's user has set how it speaks."""

    def speak(self, text: str) -> None:
        """Say nothing."""

    def braille(self, text: str) -> None:
        """Show nothing."""

    def stop(self) -> None:
        """Nothing is said."""

    def busy(self) -> bool:
        """Nothing is known of it."""
        return False

    def turn(self) -> None:
        """There are no keys."""

    def close(self) -> None:
        """Nothing is held."""
