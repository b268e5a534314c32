"""Voices and screen readers behind Python libraries.

Voices of Windows (SAPI 5) and speech into a WAV file through pyttsx3; the former are driven from outside so
that they can be interrupted, a file is for trying a voice where nothing can play. Screen readers of Windows
(NVDA, JAWS, System Access, Dolphin, ZDSR, PC-Talker) through accessible-output2, and Orca (49 and newer) over
D-Bus; each has its own voice and Braille.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from accessgames.output import backends


def choose_voice(engine: Any, manner: backends.Manner) -> None:  # noqa: ANN401 - a library without types
    """Set the voice that the name or the language asks for.

    Raises:
        UnavailableError: No voice speaks the language.
    """
    voices = engine.getProperty("voices")
    named: list[tuple[str, tuple[str, ...]]] = []
    for voice in voices:
        tags = (
            tag.decode(errors="ignore") if isinstance(tag, bytes) else str(tag)  # by driver and version
            for tag in voice.languages or ()
        )
        named.append((voice.name, tuple(tag.strip("\x05") for tag in tags)))
    index = backends.find_voice(manner, tuple(named))
    if index is None:
        raise backends.UnavailableError("voice", manner.language)
    engine.setProperty("voice", voices[index].id)


class Sapi(backends.Quiet):
    """An engine in its external loop: `busy` turns it once."""

    title = "SAPI 5"
    can = frozenset({backends.SPEAK, backends.ENDS})

    def __init__(self, manner: backends.Manner) -> None:
        """Open the engine and start its loop."""
        import pyttsx3  # noqa: PLC0415 - slow, and absent on macOS

        try:
            self._engine = pyttsx3.init()
            self.change(manner)
            self._engine.startLoop(False)  # noqa: FBT003 - the library's own way
        except ModuleNotFoundError:
            raise
        except ImportError as error:  # comtypes made no module out of the description of SAPI's interface
            raise backends.UnavailableError("interface", self.title) from error
        except (RuntimeError, OSError, KeyError) as error:
            raise backends.UnavailableError("failed", str(error)[:80]) from error

    def change(self, manner: backends.Manner) -> None:
        """Speak so from the next text on: rate in words a minute, loudness 0 to 1."""
        choose_voice(self._engine, manner)
        self._engine.setProperty("rate", backends.scale_setting(manner.rate, 80, 180, 450))
        self._engine.setProperty("volume", min(1.0, manner.volume / 50))

    def speak(self, text: str) -> None:
        """Queue a text."""
        self._engine.say(text)

    def stop(self) -> None:
        """Drop what is being said and what waits."""
        self._engine.stop()

    def busy(self) -> bool:
        """Turn the loop once and tell whether something is being said."""
        self._engine.iterate()
        return bool(self._engine.isBusy())

    def close(self) -> None:
        """End the loop."""
        self._engine.endLoop()


class SoundFile(backends.Quiet):
    """An engine that writes files; it prints when it has, which nobody sees."""

    title = "pyttsx3"
    can = frozenset({backends.SPEAK, backends.ENDS})

    def __init__(self, manner: backends.Manner) -> None:
        """Open the engine with a voice of the language."""
        import pyttsx3  # noqa: PLC0415 - slow, and absent on macOS

        try:
            self._engine = pyttsx3.init()
            choose_voice(self._engine, manner)
        except (RuntimeError, OSError, KeyError) as error:
            raise backends.UnavailableError("failed", str(error)[:80]) from error
        self._engine.setProperty("rate", backends.scale_setting(manner.rate, 80, 180, 450))

    def speak(self, text: str) -> None:
        """Write what stands behind the first line into the file that it names; come back when it is there."""
        file, _, words = text.partition("\n")
        self._engine.save_to_file(words, file)
        self._engine.runAndWait()


BRAILLING: Final = frozenset({"nvda", "jaws", "system_access", "dolphin", "zdsr", "pc talker"})
"""Names, in small letters, of those whose class shows Braille or leaves the call without effect."""


NVDA_CALLS: Final = ("nvdaController_speakText", "nvdaController_brailleMessage")
"""Calls of NVDA whose answer is an error code of Windows, 0 where all went well."""


class Accessible(backends.Quiet):
    """The first screen reader that runs."""

    can = frozenset({backends.SPEAK, backends.BRAILLE, backends.READER})
    fastest = backends.FASTEST

    def __init__(self, manner: backends.Manner) -> None:
        """Look for a running screen reader; how it speaks is its own affair.

        Synthesizers of the library are left out.
        """
        del manner
        from accessible_output2.outputs.auto import Auto  # noqa: PLC0415 - prints when imported

        self._auto = Auto()
        running = (
            reader
            for reader in self._auto.outputs
            if not reader.is_system_output() and hasattr(reader, "is_active") and reader.is_active()
        )
        self._reader: Any = next(running, None)
        if self._reader is None:
            raise backends.UnavailableError("absent", "NVDA, JAWS")
        self.title = str(self._reader.name)
        for name in NVDA_CALLS:
            call = getattr(getattr(self._reader, "lib", None), name, None)
            if call is not None:
                call.errcheck = self._check

    def speak(self, text: str) -> None:
        """Have a text spoken after what is being said."""
        self._ask(self._reader.speak, text, interrupt=False)

    def braille(self, text: str) -> None:
        """Have a text shown as a message, for as long as the reader is set to show one."""
        self._ask(self._reader.braille, text)

    def turn(self) -> None:
        """Look whether the reader still runs.

        Raises:
            UnavailableError: It has ended.
        """
        if not self._reader.is_active():
            raise backends.UnavailableError("absent", self.title)

    def _check(self, code: int, *_call: object) -> int:
        """Look at what NVDA answers to a call, which the library does not."""
        if code:
            raise OSError(code, self.title)
        return code

    def _ask(self, call: Callable[..., object], *texts: str, **options: bool) -> None:
        """Hand a text over, or have it silenced; JAWS only shows by not running that it took nothing.

        Raises:
            UnavailableError: The reader has ended, or does not take it.
        """
        try:
            call(*texts, **options)
        except Exception as error:  # ctypes and COM have errors of their own
            self.turn()
            detail = str(error.args[0]) if error.args else type(error).__name__
            raise backends.UnavailableError("failed", detail) from error
        self.turn()

    def stop(self) -> None:
        """Silence the reader, where it can be silenced.

        The library has no such call for JAWS, but JAWS has.
        """
        silence = getattr(self._reader, "silence", None)
        if silence is None:
            silence = getattr(getattr(self._reader, "object", None), "StopSpeech", None)
        if silence is not None:
            self._ask(silence)


ORCA_NAME: Final = "org.gnome.Orca.Service"
ORCA_PATH: Final = "/org/gnome/Orca/Service"
ORCA_MODULE: Final = "org.gnome.Orca.Module"
ORCA_SPEECH: Final = ("SpeechManager", "SpeechAndVerbosityManager")
"""Modules that can interrupt speech, under their new and their old name; both are told."""


class Orca(backends.Quiet):
    """A connection to the session bus; no answer is awaited, so that a sleeping Orca delays nothing.

    Orca presents a message by voice and on the Braille line at once. So `speak` and `braille` are one call
    of it, and only one of the two ports may be given Orca.
    """

    title = "Orca"
    can = frozenset({backends.SPEAK, backends.BRAILLE, backends.READER})
    fastest = backends.FASTEST

    def __init__(self, manner: backends.Manner) -> None:
        """Connect and ask whether Orca's service is there; how it speaks is its own affair."""
        del manner
        from jeepney import DBusAddress, MessageFlag, new_method_call  # noqa: PLC0415 - Linux only
        from jeepney.bus_messages import message_bus  # noqa: PLC0415 - as above
        from jeepney.io.blocking import Proxy, open_dbus_connection  # noqa: PLC0415 - as above

        self._address, self._call = DBusAddress, new_method_call
        self._silently = MessageFlag.no_reply_expected
        try:
            self._bus = open_dbus_connection(bus="SESSION")
        except Exception as error:  # every failure of a bus means the same: there is no Orca
            raise backends.UnavailableError("absent", self.title) from error
        self._names = Proxy(message_bus, self._bus, timeout=2)
        self.turn()

    def turn(self) -> None:
        """Look whether Orca still runs.

        Raises:
            UnavailableError: It has ended, or the bus has.
        """
        try:
            (here,) = self._names.NameHasOwner(ORCA_NAME)
        except Exception as error:  # as above
            raise backends.UnavailableError("absent", self.title) from error
        if not here:
            raise backends.UnavailableError("absent", self.title)

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
