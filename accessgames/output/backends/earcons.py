"""What the cues sound like: a few short tones each, computed here."""

from __future__ import annotations

import array
import io
import math
import wave
from types import MappingProxyType
from typing import Final

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


def samples(tones: tuple[tuple[int, float], ...]) -> array.array[int]:
    """Compute tones as signed 16-bit samples."""
    found = array.array("h")
    for pitch, seconds in tones:
        count = round(RATE * seconds)
        edge = RATE * _EDGE
        for index in range(count):
            swell = min(1.0, index / edge, (count - index) / edge)
            found.append(round(32_767 * LOUDNESS * swell * math.sin(2 * math.pi * pitch * index / RATE)))
    return found


def wav(name: str) -> bytes:
    """Return a cue as a WAV file: one channel, 16 bits, 22,050 samples a second.

    Raises:
        KeyError: There is no such cue.
    """
    target = io.BytesIO()
    with wave.open(target, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples(EARCONS[name]).tobytes())
    return target.getvalue()
