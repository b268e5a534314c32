"""Cues: a few short tones each, computed here in stereo, through miniaudio or the system's own player.

"Speaking" the text of a cue plays it.
"""

from __future__ import annotations

import array
import io
import math
import sys
import tempfile
import wave
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from accessgames.output.backends import ENDS, SPEAK, Backend, Manner, Quiet, UnavailableError
from accessgames.output.backends.programs import Program, find_program
from accessgames.output.cues import SCALE, Cue, Spot, read_cue

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable

RATE: Final = 22_050
"""Samples a second, for each ear."""

LOUDNESS: Final = 0.35
"""Of the loudest possible; a cue never drowns a voice."""

_EDGE: Final = 0.008
"""Seconds, at most, in which a tone swells and fades, so that it does not click."""

LONGEST_ROW: Final = 0.5
"""Seconds in which all places of a row are heard."""


class Tone(NamedTuple):
    """One tone.

    Attributes:
        pitch: In hertz.
        seconds: How long.
        across: 0 in the left ear to 1 in the right.
        loud: 0 to 1, of `LOUDNESS`.
        rest: Seconds of silence behind it.
        overtones: How loud each tone above the first is; with some it sounds full, without them soft.
    """

    pitch: float
    seconds: float
    across: float = 0.5
    loud: float = 1.0
    rest: float = 0.0
    overtones: tuple[float, ...] = ()


EARCONS: Final = MappingProxyType(
    {
        "turn": (Tone(660, 0.07), Tone(880, 0.10)),
        "refused": (Tone(220, 0.14),),
        "points": (Tone(784, 0.06), Tone(988, 0.06), Tone(1175, 0.10)),
        "end": (Tone(523, 0.08), Tone(659, 0.08), Tone(784, 0.08), Tone(523, 0.05)),
    }
)
"""Tones of each cue that is only a name; none lasts longer than 0.3 s.

Upwards for the own turn, one low tone for a refusal, three steps up for points, up and home again at the end:
they differ in number and direction, not only in pitch.
"""

_POINTS_FROM: Final = 392.0
_POINTS_STEPS: Final = 3
_MOST_POINTS: Final = 255
"""Points from which on a cue goes no higher: two octaves, a quarter of one for each doubling."""


def points_tones(points: int) -> tuple[Tone, ...]:
    """Return three tones that rise the further the more points there are, and fall for a loss.

    >>> [round(points_tones(points)[-1].pitch) for points in (1, 15, 255, 4000, -1)]
    [466, 784, 1568, 1568, 330]
    """
    high = 2 ** (math.log2(1 + min(abs(points), _MOST_POINTS)) / 4)
    last = high if points >= 0 else 1 / high
    lengths = (0.06, 0.06, 0.10)
    return tuple(
        Tone(_POINTS_FROM * last ** (step / (_POINTS_STEPS - 1)), seconds)
        for step, seconds in enumerate(lengths)
    )


_LOWEST: Final = 330.0
_OCTAVES: Final = 2
"""From the lowest to the highest row."""


def spot_tones(spot: Spot, seconds: float) -> tuple[Tone, ...]:
    """Return how a place sounds: the ear tells where it is, the pitch how high, the manner what lies there.

    Nothing is a short soft tone, nothing where something fits is two of them; what lies there is long and
    full, and what is the listener's is a full tone with its octave behind it.
    """
    pitch, across = _LOWEST * 2 ** (_OCTAVES * spot.up / SCALE), spot.across / SCALE
    if spot.lies == "empty":
        return (Tone(pitch, seconds * 0.3, across, 0.35, seconds * 0.7),)
    if spot.lies == "free":
        return (Tone(pitch, seconds * 0.3, across, 0.5, seconds * 0.2),) * 2
    full = (0.5, 0.25)
    if spot.lies == "taken":
        return (Tone(pitch, seconds, across, overtones=full),)
    return Tone(pitch, seconds / 2, across, overtones=full), Tone(
        2 * pitch, seconds / 2, across, overtones=full
    )


_PLACE: Final = 0.09
"""Seconds that a single place sounds."""


def cue_tones(cue: Cue) -> tuple[Tone, ...]:
    """Return the tones of a cue; none for a name that is none."""
    if cue.name == "points":
        return points_tones(cue.points) if cue.points else EARCONS["points"]
    if cue.name not in {"place", "edge"}:
        return EARCONS.get(cue.name, ())
    each = min(_PLACE, LONGEST_ROW / max(1, len(cue.spots)))
    wall = (Tone(110, 0.08, rest=0.02),) if cue.name == "edge" else ()
    return (*wall, *(tone for spot in cue.spots for tone in spot_tones(spot, each)))


def tone_samples(tones: Iterable[Tone]) -> array.array[int]:
    """Compute tones as signed 16-bit samples, left and right in turn."""
    found = array.array("h")
    for tone in tones:
        count = round(RATE * tone.seconds)
        edge = min(RATE * _EDGE, count / 3)
        parts = (1.0, *tone.overtones)
        height = 32_767 * LOUDNESS * tone.loud / sum(parts)
        turn = 2 * math.pi * tone.pitch / RATE
        left, right = (
            min(1.0, math.sqrt(2) * way(tone.across * math.pi / 2)) for way in (math.cos, math.sin)
        )
        for index in range(count):
            swell = height * min(1.0, index / edge, (count - index) / edge)
            value = swell * sum(
                part * math.sin(turn * index * number) for number, part in enumerate(parts, start=1)
            )
            found.extend((round(value * left), round(value * right)))
        found.extend((0, 0) * round(RATE * tone.rest))
    return found


def cue_wav(text: str) -> bytes:
    """Return a cue as a WAV file: two channels, 16 bits, 22,050 samples a second.

    Raises:
        ValueError: It is no text of a cue.
    """
    target = io.BytesIO()
    with wave.open(target, "wb") as file:
        file.setnchannels(2)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(tone_samples(cue_tones(read_cue(text))).tobytes())
    return target.getvalue()


class Mini(Quiet):
    """Plays through miniaudio, at once: the device stays open, and nothing is written to a file."""

    title = "miniaudio"
    can = frozenset({SPEAK, ENDS})

    def __init__(self) -> None:
        """Open the sound card.

        Raises:
            ImportError: The library is not installed.
            UnavailableError: There is no card.
        """
        mini: Any = import_module("miniaudio")
        # By itself it would also take a device that plays nothing.
        ways = [way for way in mini.Backend if way is not mini.Backend.NULL]
        try:
            self._device = mini.PlaybackDevice(
                output_format=mini.SampleFormat.SIGNED16,
                nchannels=2,
                sample_rate=RATE,
                buffersize_msec=20,
                backends=ways,
                app_name="accessgames",
            )
        except mini.MiniaudioError as error:
            raise UnavailableError("failed", str(error)[:80]) from error
        self._playing = False

    def speak(self, text: str) -> None:
        """Play a cue in the place of the one before."""
        self.stop()
        source = self._frames(tone_samples(cue_tones(read_cue(text))).tobytes())
        next(source)
        self._playing = True
        self._device.start(source)

    def _frames(self, played: bytes) -> Generator[bytes, int, None]:
        """Give the device as many frames of four bytes as it asks for, and silence behind them."""
        given = 0
        wanted = yield b""
        while True:
            part = played[given : given + 4 * wanted]
            given += 4 * wanted
            self._playing = given - 8 * wanted < len(played)
            wanted = yield part.ljust(4 * wanted, b"\0")

    def stop(self) -> None:
        """Be silent now."""
        self._device.stop()
        self._playing = False

    def busy(self) -> bool:
        """Whether a cue still sounds; the card rests after it."""
        if not self._playing:
            self._device.stop()
        return self._playing

    def close(self) -> None:
        """Let the card go."""
        self._device.close()


PLAYERS: Final = ("paplay", "pw-play", "aplay", "afplay")
"""Programs that play a WAV file given as their argument: PulseAudio, PipeWire, ALSA, macOS."""


class Player(Program):
    """Plays one cue at a time; a new one cuts off the old."""

    title = "player"
    can = frozenset({SPEAK})

    def __init__(self) -> None:
        """Look for a player; sounds are written to a folder of their own."""
        super().__init__(())
        self._player = find_program(*PLAYERS)
        self._folder = tempfile.TemporaryDirectory(prefix="accessgames-")

    def speak(self, text: str) -> None:
        """Play a cue; nothing for a name that is none."""
        self.stop()
        file = Path(self._folder.name, "cue.wav")
        file.write_bytes(cue_wav(text))
        self.command = (self._player, str(file))
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
        """Play a cue without waiting for it."""
        import winsound  # noqa: PLC0415 - Windows only

        if sys.platform == "win32":
            file = Path(tempfile.gettempdir(), "accessgames-cue.wav")
            winsound.PlaySound(None, winsound.SND_PURGE)
            file.write_bytes(cue_wav(text))
            winsound.PlaySound(str(file), winsound.SND_FILENAME | winsound.SND_ASYNC)


def open_sounds(manner: Manner) -> Backend:
    """Open what plays: miniaudio where it is installed and finds a card, else what the system has.

    Raises:
        UnavailableError: There is nothing.
    """
    del manner
    with suppress(ImportError, UnavailableError):
        return Mini()
    try:
        return WindowsPlayer() if sys.platform == "win32" else Player()
    except OSError as error:
        raise UnavailableError("failed", str(error)) from error
