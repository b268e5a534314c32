"""The screen reader Orca (49 and newer) over D-Bus: its own voice and its own Braille."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from accessgames.output.backends.backend import BRAILLE, READER, SPEAK, Quiet
from accessgames.output.backends.manner import UnavailableError

if TYPE_CHECKING:
    from accessgames.output.backends.manner import Manner

NAME: Final = "org.gnome.Orca.Service"
PATH: Final = "/org/gnome/Orca/Service"
MODULE: Final = "org.gnome.Orca.Module"
SPEECH: Final = ("SpeechManager", "SpeechAndVerbosityManager")
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
            (here,) = Proxy(message_bus, self._bus, timeout=2).NameHasOwner(NAME)
        except Exception as error:  # every failure of a bus means the same: there is no Orca
            raise UnavailableError("absent", self.title) from error
        if not here:
            raise UnavailableError("absent", self.title)

    def _send(self, path: str, interface: str, method: str, signature: str, body: tuple[Any, ...]) -> None:
        address = self._address(path, bus_name=NAME, interface=interface)
        message = self._call(address, method, signature, body)
        message.header.flags |= self._silently
        self._bus.send(message)

    def speak(self, text: str) -> None:
        """Have a text spoken, and shown by Orca where it drives a Braille line."""
        self._send(PATH, NAME, "PresentMessage", "s", (text,))

    def braille(self, text: str) -> None:
        """Have a text shown, and spoken by Orca."""
        self.speak(text)

    def stop(self) -> None:
        """Interrupt Orca's voice."""
        for module in SPEECH:
            self._send(f"{PATH}/{module}", MODULE, "ExecuteCommand", "sb", ("InterruptSpeech", False))

    def close(self) -> None:
        """Leave the bus."""
        with suppress(OSError):
            self._bus.close()


def open_backend(manner: Manner) -> Orca:
    """Open the reader; how it speaks is its own affair.

    Raises:
        UnavailableError: There is no session bus, or no Orca new enough.
    """
    del manner
    return Orca()
