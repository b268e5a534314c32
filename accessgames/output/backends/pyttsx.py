"""Voices through pyttsx3: those of Windows (SAPI 5), and speech into a WAV file.

Those of Windows are driven from outside so that they can be interrupted. A file is for trying a voice where
nothing can play; line one of the text names it.
"""

from __future__ import annotations

from typing import Any

from accessgames.output.backends import backend


def choose_voice(engine: Any, manner: backend.Manner) -> None:  # noqa: ANN401 - a library without types
    """Set the voice that the name or the language asks for.

    Raises:
        UnavailableError: No voice speaks the language.
    """
    voices = engine.getProperty("voices")
    index = backend.find_voice(manner, tuple((voice.name, _tags(voice.languages)) for voice in voices))
    if index is None:
        raise backend.UnavailableError("voice", manner.language)
    engine.setProperty("voice", voices[index].id)


def _tags(languages: Any) -> tuple[str, ...]:  # noqa: ANN401 - texts or bytes, by driver and version
    tags = (tag.decode(errors="ignore") if isinstance(tag, bytes) else str(tag) for tag in languages or ())
    return tuple(tag.strip("\x05") for tag in tags)


class Sapi(backend.Quiet):
    """An engine in its external loop: `busy` turns it once."""

    title = "SAPI 5"
    can = frozenset({backend.SPEAK, backend.ENDS})

    def __init__(self, manner: backend.Manner) -> None:
        """Open the engine and start its loop."""
        import pyttsx3  # noqa: PLC0415 - slow, and absent on macOS

        try:
            self._engine = pyttsx3.init()
            self.change(manner)
            self._engine.startLoop(False)  # noqa: FBT003 - the library's own way
        except (RuntimeError, OSError, KeyError) as error:
            raise backend.UnavailableError("failed", str(error)[:80]) from error

    def change(self, manner: backend.Manner) -> None:
        """Speak so from the next text on: rate in words a minute, loudness 0 to 1."""
        choose_voice(self._engine, manner)
        self._engine.setProperty("rate", backend.scale_setting(manner.rate, 80, 180, 450))
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


def open_sapi(manner: backend.Manner) -> Sapi:
    """Open the voice.

    Raises:
        UnavailableError: There is no engine, or no voice of the language.
    """
    return Sapi(manner)


class SoundFile(backend.Quiet):
    """An engine that writes files; it prints when it has, which nobody sees."""

    title = "pyttsx3"
    can = frozenset({backend.SPEAK})

    def __init__(self, manner: backend.Manner) -> None:
        """Open the engine with a voice of the language."""
        import pyttsx3  # noqa: PLC0415 - slow, and absent on macOS

        try:
            self._engine = pyttsx3.init()
            choose_voice(self._engine, manner)
        except (RuntimeError, OSError, KeyError) as error:
            raise backend.UnavailableError("failed", str(error)[:80]) from error
        self._engine.setProperty("rate", backend.scale_setting(manner.rate, 80, 180, 450))

    def speak(self, text: str) -> None:
        """Write what stands behind the first line into the file that it names; come back when it is there."""
        file, _, words = text.partition("\n")
        self._engine.save_to_file(words, file)
        self._engine.runAndWait()


def open_soundfile(manner: backend.Manner) -> SoundFile:
    """Open the engine.

    Raises:
        UnavailableError: There is no engine, or no voice of the language.
    """
    return SoundFile(manner)
