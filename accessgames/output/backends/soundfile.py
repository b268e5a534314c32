"""Speech into a WAV file through pyttsx3, to try a voice where nothing can play; line one names the file.

pyttsx3 2.99 outside Windows; 2.98 wants ffmpeg there and writes nothing without it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.output.backends.backend import SPEAK, Quiet
from accessgames.output.backends.manner import UnavailableError, scaled
from accessgames.output.backends.sapi import choose_voice

if TYPE_CHECKING:
    from accessgames.output.backends.manner import Manner


class SoundFile(Quiet):
    """An engine that writes files; it prints when it has, which nobody sees."""

    title = "pyttsx3"
    can = frozenset({SPEAK})

    def __init__(self, manner: Manner) -> None:
        """Open the engine with a voice of the language."""
        import pyttsx3  # noqa: PLC0415 - slow, and absent on macOS

        try:
            self._engine = pyttsx3.init()
            choose_voice(self._engine, manner)
        except (RuntimeError, OSError, KeyError) as error:
            raise UnavailableError("failed", str(error)[:80]) from error
        self._engine.setProperty("rate", scaled(manner.rate, 80, 180, 450))

    def speak(self, text: str) -> None:
        """Write what stands behind the first line into the file that it names; come back when it is there."""
        file, _, words = text.partition("\n")
        self._engine.save_to_file(words, file)
        self._engine.runAndWait()


def open_backend(manner: Manner) -> SoundFile:
    """Open the engine.

    Raises:
        UnavailableError: There is no engine, or no voice of the language.
    """
    return SoundFile(manner)
