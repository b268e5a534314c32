"""Cues: a few short tones each, computed here, through the system's own player.

"Speaking" a cue's name plays it.
"""

from __future__ import annotations

import array
import io
import math
import sys
import tempfile
import wave
from pathlib import Path
from types import MappingProxyType
from typing import Final

from accessgames.output.backends import SPEAK, Backend, Manner, Quiet, UnavailableError
from accessgames.output.backends.programs import Program, find_program

RATE: Final = 22_050
"""Samples a second."""

LOUDNESS: Final = 0.35
"""Of the loudest possible; a cue never drowns a voice."""

_EDGE: Final = 0.008
"""Seconds in which a tone swells and fades, so that it does not click."""

EARCONS: Final = MappingProxyType(
    {
        "turn": ((660, 0.07), (880, 0.10)),
        "refused": ((220, 0.14),),
        "points": ((784, 0.06), (988, 0.06), (1175, 0.10)),
        "end": ((523, 0.08), (659, 0.08), (784, 0.08), (523, 0.05)),
    }
)
"""Tones of each cue: pitch in hertz and length in seconds; none lasts longer than 0.3 s.

Upwards for the own turn, one low tone for a refusal, three steps up for points, up and home again at the end:
they differ in number and direction, not only in pitch.
"""


def tone_samples(tones: tuple[tuple[int, float], ...]) -> array.array[int]:
    """Compute tones as signed 16-bit samples."""
    found = array.array("h")
    for pitch, seconds in tones:
        count = round(RATE * seconds)
        edge = RATE * _EDGE
        for index in range(count):
            swell = min(1.0, index / edge, (count - index) / edge)
            found.append(round(32_767 * LOUDNESS * swell * math.sin(2 * math.pi * pitch * index / RATE)))
    return found


def cue_wav(name: str) -> bytes:
    """Return a cue as a WAV file: one channel, 16 bits, 22,050 samples a second.

    Raises:
        KeyError: There is no such cue.
    """
    target = io.BytesIO()
    with wave.open(target, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(tone_samples(EARCONS[name]).tobytes())
    return target.getvalue()


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
            (Path(self._folder.name) / f"{name}.wav").write_bytes(cue_wav(name))

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
            file.write_bytes(cue_wav(text))
            winsound.PlaySound(str(file), winsound.SND_FILENAME | winsound.SND_ASYNC)


def open_sounds(manner: Manner) -> Backend:
    """Open the player.

    Raises:
        UnavailableError: There is none.
    """
    del manner
    try:
        return WindowsPlayer() if sys.platform == "win32" else Player()
    except OSError as error:
        raise UnavailableError("failed", str(error)) from error
