"""What can speak or show Braille, each behind the same few calls; all run in a child process only.

The manner in which a voice speaks, and why it cannot, are the two values that cross the pipe to the child.
`voices` and `displays` tell what is tried and in which order; `load` is only called in the child.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Literal, Protocol, cast

from accessgames import isolation
from accessgames.dataclasses import dataclass

if TYPE_CHECKING:
    from collections.abc import Callable

Punctuation = Literal["none", "some", "all"]

USUAL_SETTING: Final = 50
"""The middle of every scale: the voice as it comes."""


class UnavailableError(Exception):
    """A backend cannot work here.

    Attributes:
        reason: Why, as the last part of a message key: `module`, `interface`, `program`, `absent`,
            `unplugged`, `voice`, `failed`.
        detail: The module, program or answer that is missing or wrong.
    """

    def __init__(self, reason: str, detail: str = "") -> None:
        """Say why."""
        super().__init__(reason, detail)
        self.reason = reason
        self.detail = detail


@dataclass(frozen=True, slots=True)
class Manner:
    """How a voice is to speak.

    Attributes:
        language: Tag of the language, such as `cs`.
        names: Parts of names, in small letters, of voices that speak it without saying so.
        voice: Part of the name of the wanted voice; "" for the first of the language.
        rate: 0 to `FASTEST`, 50 as it comes; voices that end at 100 speak no faster beyond.
        pitch: 0 to 100, 50 as it comes.
        volume: 0 to 100, 50 as it comes; on scales that end there, 100 is no louder.
        punctuation: How much of it is said aloud.
        pace: Characters of the language that are heard in a second at the usual rate.
    """

    language: str = "cs"
    names: tuple[str, ...] = ()
    voice: str = ""
    rate: int = USUAL_SETTING
    pitch: int = USUAL_SETTING
    volume: int = USUAL_SETTING
    punctuation: Punctuation = "none"
    pace: float = 15.0


FASTEST: Final = 200
"""Highest rate that can be asked for."""

_TOP: Final = 100
"""Where most scales end."""

_USUAL_WORDS: Final = 175.0
_MOST_WORDS: Final = 450.0
_WORDS_A_STEP: Final = 4.5


def words_a_minute(rate: int) -> int:
    """Return the words a minute of a rate.

    >>> [words_a_minute(rate) for rate in (0, 50, 100, 200)]
    [80, 175, 450, 900]
    """
    beyond = max(0, rate - _TOP) * _WORDS_A_STEP
    return scale_setting(rate, 80, _USUAL_WORDS, _MOST_WORDS) + round(beyond)


_FIGURE: Final = 4
"""Characters of a word that stands for a figure, beyond the figure itself."""

_BREATH: Final = 0.2
"""Seconds around each text in which nothing is heard."""


def speaking_seconds(text: str, manner: Manner) -> float:
    """Estimate how long a text is heard, for voices that do not tell when they have ended.

    >>> round(speaking_seconds("Jana pokládá kruh na pole c4.", Manner()), 1)
    2.4
    """
    characters = len(text) + _FIGURE * sum(map(str.isdigit, text))
    return _BREATH + characters * _USUAL_WORDS / (manner.pace * words_a_minute(manner.rate))


def scale_setting(value: int, low: float, usual: float, high: float) -> int:
    """Put a value of 0 to 100 on a backend's own scale, whose middle need not be in the middle.

    More is no more than the scale has.

    >>> [scale_setting(value, 80, 175, 450) for value in (0, 50, 100, 150)]
    [80, 175, 450, 450]
    """
    value = min(value, _TOP)
    if value <= USUAL_SETTING:
        return round(low + (usual - low) * value / USUAL_SETTING)
    return round(usual + (high - usual) * (value - USUAL_SETTING) / USUAL_SETTING)


def find_voice(manner: Manner, voices: tuple[tuple[str, tuple[str, ...]], ...]) -> int | None:
    """Find a voice of the language, by its name if one is wanted.

    Args:
        manner: The language, the names of its voices, and part of a name in any case of letters.
        voices: Name and language tags of each.

    Returns:
        Its index, or None when no voice speaks the language.
    """
    speaking = [
        index
        for index, (name, tags) in enumerate(voices)
        if any(tag.lower().replace("_", "-").split("-")[0] == manner.language for tag in tags)
        or any(known in name.lower() for known in manner.names)
    ]
    wanted = manner.voice.lower()
    named = [index for index in speaking if wanted and wanted in voices[index][0].lower()]
    return next(iter(named or speaking), None)


SPEAK: Final = "speak"
BRAILLE: Final = "braille"
READER: Final = "reader"
ENDS: Final = "ends"
KEYS: Final = "keys"
"""What a backend may be able to do: speak, show Braille; being a screen reader; knowing when it has ended
(of others that is estimated); listening to the keys of a Braille line."""


class Backend(Protocol):
    """A voice or a Braille line.

    Attributes:
        title: What it is, as a user knows it, such as "NVDA".
        can: `SPEAK`, `BRAILLE`, `READER`, `ENDS`, `KEYS`.
        fastest: Highest rate that is still faster than the one before.
    """

    title: str
    can: frozenset[str]
    fastest: int

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

    def type_line(self, text: str, at: int) -> None:
        """Show on the Braille line what is being typed, with the cursor before character `at`."""

    def hold(self, *, front: bool) -> None:
        """Take the Braille line when the game comes to the front, give it back when it leaves."""

    def turn(self) -> int | None:
        """Do what the keys of the Braille line ask for; called again and again for a line that is kept.

        Returns:
            The place in the text over which a key was pressed, from 0; None for none.

        Raises:
            UnavailableError: The line is not there any more.
        """

    def close(self) -> None:
        """Let everything go."""


class Quiet:
    """What most backends need not do, so that they only say what they can."""

    title = ""
    can: frozenset[str] = frozenset()
    fastest = _TOP

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

    def type_line(self, text: str, at: int) -> None:
        """Leave it to the screen reader, which follows the cursor."""

    def hold(self, *, front: bool) -> None:
        """Messages of a screen reader vanish by themselves."""

    def turn(self) -> int | None:
        """There are no keys."""

    def close(self) -> None:
        """Nothing is held."""


SYNTHESIZERS: Final = MappingProxyType(
    {"win32": ("sapi",), "darwin": ("say",), "linux": ("dispatcher", "espeak")}
)
"""Voices that no screen reader owns, by `sys.platform`, the better first."""

READERS: Final = MappingProxyType({"win32": ("accessible",), "linux": ("orca",)})
"""Screen readers that can be asked to speak; only for those who turned their reader's live text off."""

DISPLAYS: Final = MappingProxyType({"win32": ("accessible",), "linux": ("orca", "brltty")})
"""Ways to a Braille line. On Linux nothing is tried by itself: there the line follows the console."""

_OPENERS: Final = MappingProxyType(
    {
        "accessible": ("libraries", "Accessible"),
        "brltty": ("brltty", "Brltty"),
        "dispatcher": ("debian", "Dispatcher"),
        "espeak": ("programs", "Espeak"),
        "orca": ("libraries", "Orca"),
        "sapi": ("libraries", "Sapi"),
        "say": ("programs", "Say"),
        "soundfile": ("libraries", "SoundFile"),
        "sounds": ("sounds", "open_sounds"),
    }
)
"""The module of each backend, and what in it opens the backend for a manner."""


def voices(system: str, choice: str) -> tuple[str, ...]:
    """Return what is to be tried, in order, for a choice of voice.

    Args:
        system: `sys.platform`.
        choice: `yes` for a voice of our own, `reader` for the screen reader's, else the name of a backend.
    """
    if choice == "yes":
        return SYNTHESIZERS.get(system, ())
    if choice == "reader":
        return READERS.get(system, ())
    return (choice,)


def displays(system: str, choice: str) -> tuple[str, ...]:
    """Return what is to be tried, in order, for a choice of Braille line: `auto`, or a backend's name.

    By itself only Windows gets one: there readers put no new console text on the line.
    """
    if choice == "auto":
        return DISPLAYS.get(system, ()) if system == "win32" else ()
    return (choice,)


def load(name: str, manner: Manner) -> Backend:
    """Open a backend; imports what it needs.

    Raises:
        UnavailableError: It cannot work here.
    """
    module, opener = _OPENERS.get(name, (name, ""))
    try:
        found = import_module(f"accessgames.output.backends.{module}")
        return cast("Callable[[Manner], Backend]", getattr(found, opener))(manner)
    except ModuleNotFoundError as error:
        raise UnavailableError("module", str(error.name)) from error
    except ImportError as error:
        raise UnavailableError("interface", str(error.name)) from error


OF_REGISTRY: Final = MappingProxyType(
    {"accessible_output2": "accessible-output2==0.17", "jeepney": "jeepney", "pyttsx3": "pyttsx3==2.98"}
)
"""What pip installs for a module where there is no checkout; versions as in ``pyproject.toml``."""

OF_DEBIAN: Final = MappingProxyType({"brlapi": "python3-brlapi", "speechd": "python3-speechd"})
"""The package of Debian with a module that no registry has."""


def mending(module: str, *, system: str = sys.platform, home: str = isolation.HOME) -> str:
    """Return the command that adds a missing module.

    Args:
        module: The module, as Python names it.
        system: `sys.platform`.
        home: The folder with the package: that of ``start.py`` in a checkout, where it keeps the versions.
    """
    if module in OF_DEBIAN:
        return f"sudo apt install {OF_DEBIAN[module]}"
    if Path(home, "start.py").exists():
        return f"{'py' if system == 'win32' else 'python3'} start.py add speech"
    return f"pip install {OF_REGISTRY.get(module, module)}"
