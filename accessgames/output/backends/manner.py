"""How a voice is to speak, and why it cannot: the two values that cross the pipe to the child process."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

Punctuation = Literal["none", "some", "all"]

USUAL: Final = 50
"""The middle of every scale: the voice as it comes."""


class UnavailableError(Exception):
    """A backend cannot work here.

    Attributes:
        reason: Why, as the last part of a message key: `module`, `program`, `absent`, `voice`, `failed`.
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
        rate: 0 to 100, 50 as it comes.
        pitch: 0 to 100, 50 as it comes.
        volume: 0 to 100, 50 as it comes; on scales that end there, 100 is no louder.
        punctuation: How much of it is said aloud.
    """

    language: str = "cs"
    names: tuple[str, ...] = ()
    voice: str = ""
    rate: int = USUAL
    pitch: int = USUAL
    volume: int = USUAL
    punctuation: Punctuation = "none"


def scaled(value: int, low: float, usual: float, high: float) -> int:
    """Put a value of 0 to 100 on a backend's own scale, whose middle need not be in the middle.

    >>> [scaled(value, 80, 175, 450) for value in (0, 50, 100)]
    [80, 175, 450]
    """
    if value <= USUAL:
        return round(low + (usual - low) * value / USUAL)
    return round(usual + (high - usual) * (value - USUAL) / USUAL)


def fitting_voice(manner: Manner, voices: tuple[tuple[str, tuple[str, ...]], ...]) -> int | None:
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
