"""Screen readers: those of Windows through accessible-output2, and Orca (49 and newer) over D-Bus.

On Windows NVDA, JAWS, System Access, Dolphin, ZDSR and PC-Talker; each has its own voice and Braille.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from accessgames.output.backends.backend import BRAILLE, READER, SPEAK, Quiet, UnavailableError

if TYPE_CHECKING:
    from accessgames.output.backends.backend import Manner

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


def open_accessible(manner: Manner) -> Accessible:
    """Open the reader; how it speaks is its own affair.

    Raises:
        UnavailableError: No screen reader runs.
    """
    del manner
    return Accessible()


ORCA_NAME: Final = "org.gnome.Orca.Service"
ORCA_PATH: Final = "/org/gnome/Orca/Service"
ORCA_MODULE: Final = "org.gnome.Orca.Module"
ORCA_SPEECH: Final = ("SpeechManager", "SpeechAndVerbosityManager")
"""Modules that can interrupt speech, under their new and their old name; both are told."""


class Orca(Quiet):
    """A connection to the session bus; no answer is awaited, so that a sleeping Orca delays nothing.

    Orca presents a message by voice and on the Braille line at once. So `speak` and `braille` are one call
    of it, and only one of the two ports may be given Orca.
    """

    title = "Orca"
    can = frozenset({SPEAK, BRAILLE, READER})

    def __init__(self) -> None:
        """Connect and ask whether Orca's service is there."""
        from jeepney import DBusAddress, MessageFlag, new_method_call  # noqa: PLC0415 - Linux only
        from jeepney.bus_messages import message_bus  # noqa: PLC0415 - as above
        from jeepney.io.blocking import Proxy, open_dbus_connection  # noqa: PLC0415 - as above

        self._address, self._call = DBusAddress, new_method_call
        self._silently = MessageFlag.no_reply_expected
        try:
            self._bus = open_dbus_connection(bus="SESSION")
            (here,) = Proxy(message_bus, self._bus, timeout=2).NameHasOwner(ORCA_NAME)
        except Exception as error:  # every failure of a bus means the same: there is no Orca
            raise UnavailableError("absent", self.title) from error
        if not here:
            raise UnavailableError("absent", self.title)

    def _send(self, path: str, interface: str, method: str, signature: str, body: tuple[Any, ...]) -> None:
        address = self._address(path, bus_name=ORCA_NAME, interface=interface)
        message = self._call(address, method, signature, body)
        message.header.flags |= self._silently
        self._bus.send(message)

    def speak(self, text: str) -> None:
        """Have a text spoken, and shown by Orca where it drives a Braille line."""
        self._send(ORCA_PATH, ORCA_NAME, "PresentMessage", "s", (text,))

    def braille(self, text: str) -> None:
        """Have a text shown, and spoken by Orca."""
        self.speak(text)

    def stop(self) -> None:
        """Interrupt Orca's voice."""
        for module in ORCA_SPEECH:
            self._send(
                f"{ORCA_PATH}/{module}", ORCA_MODULE, "ExecuteCommand", "sb", ("InterruptSpeech", False)
            )

    def close(self) -> None:
        """Leave the bus."""
        with suppress(OSError):
            self._bus.close()


def open_orca(manner: Manner) -> Orca:
    """Open the reader; how it speaks is its own affair.

    Raises:
        UnavailableError: There is no session bus, or no Orca new enough.
    """
    del manner
    return Orca()
