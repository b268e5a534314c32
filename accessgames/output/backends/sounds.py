"""Cues through the system's own player; "speaking" a cue's name plays it."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Final

from accessgames.output.backends.backend import SPEAK, Quiet
from accessgames.output.backends.earcons import EARCONS, wav
from accessgames.output.backends.manner import UnavailableError
from accessgames.output.backends.program import Program, find_program

if TYPE_CHECKING:
    from accessgames.output.backends.backend import Backend
    from accessgames.output.backends.manner import Manner

PLAYERS: Final = ("paplay", "pw-play", "aplay", "afplay")
"""Programs that play a WAV file given as their argument: PulseAudio, PipeWire, ALSA, macOS."""


class Player(Program):
    """Plays one cue at a time; a new one cuts off the old."""

    title = "player"
    can = frozenset({SPEAK})

    def __init__(self) -> None:
        """Look for a player and write the sounds where it finds them."""
        super().__init__(())
        self._player = find_program(*PLAYERS)
        self._folder = tempfile.TemporaryDirectory(prefix="accessgames-")
        for name in EARCONS:
            (Path(self._folder.name) / f"{name}.wav").write_bytes(wav(name))

    def speak(self, text: str) -> None:
        """Play a cue; nothing for a name that is none."""
        if text in EARCONS:
            self.command = (self._player, str(Path(self._folder.name) / f"{text}.wav"))
            super().speak("")

    def close(self) -> None:
        """Be silent and take the sounds away."""
        super().close()
        self._folder.cleanup()


class WindowsPlayer(Quiet):
    """Plays through Windows itself. Not tried there."""

    title = "Windows"
    can = frozenset({SPEAK})

    def speak(self, text: str) -> None:
        """Play a cue without waiting for it; nothing for a name that is none."""
        import winsound  # noqa: PLC0415 - Windows only

        if sys.platform == "win32" and text in EARCONS:
            folder = Path(tempfile.gettempdir())
            file = folder / f"accessgames-{text}.wav"
            file.write_bytes(wav(text))
            winsound.PlaySound(str(file), winsound.SND_FILENAME | winsound.SND_ASYNC)


def open_backend(manner: Manner) -> Backend:
    """Open the player.

    Raises:
        UnavailableError: There is none.
    """
    del manner
    try:
        return WindowsPlayer() if sys.platform == "win32" else Player()
    except OSError as error:
        raise UnavailableError("failed", str(error)) from error
