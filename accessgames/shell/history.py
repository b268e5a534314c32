"""Everything that was told, for review: by kind, by search, step by step."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from accessgames.language.commandline import plain

if TYPE_CHECKING:
    from accessgames.language import Kind, Message

KEPT: Final = 5000
"""Lines kept; the longest match has fewer."""

STORY: Final[frozenset[Kind]] = frozenset({"own", "other", "bot", "score"})
"""Kinds that tell the match itself; what `historie` reads unless asked for something else."""


@dataclass(frozen=True, slots=True)
class Told:
    """One line of the past.

    Attributes:
        message: What was said.
        text: In which words, for searching.
        audience: Seat that alone may hear it again; None for everybody.
    """

    message: Message
    text: str
    audience: int | None


class History:
    """The lines told so far, each visible to its audience only."""

    def __init__(self) -> None:
        """Start with nothing told."""
        self._lines: list[Told] = []
        self._place: int | None = None

    def add(self, message: Message, text: str, audience: int | None) -> None:
        """Remember a line; stepping starts again from the end."""
        self._lines.append(Told(message, text, audience))
        del self._lines[:-KEPT]
        self._place = None

    def for_listener(self, listener: int) -> tuple[Told, ...]:
        """Return what a listener may hear again, the oldest first."""
        return tuple(self._visible(listener))

    def _visible(self, listener: int) -> Iterator[Told]:
        return (told for told in self._lines if told.audience in (None, listener))

    def find(self, listener: int, kinds: frozenset[Kind] | None, text: str = "") -> tuple[Message, ...]:
        """Return lines of some kinds (None for all) that contain a text, the newest first.

        Case and diacritics of the text don't matter.
        """
        wanted = plain(text)
        chosen = (line for line in self._visible(listener) if kinds is None or line.message.kind in kinds)
        return tuple(line.message for line in chosen if wanted in plain(line.text))[::-1]

    def step(self, listener: int, move: int) -> tuple[int, int, Message] | None:
        """Step to an older (-1) or newer (1) line, or return None at either end.

        Returns:
            The place from 1 (the oldest), how many there are, and the line.
        """
        lines = self.for_listener(listener)
        start = len(lines) if self._place is None or self._place > len(lines) else self._place
        place = start + move
        if not 0 <= place < len(lines):
            return None
        self._place = place
        return place + 1, len(lines), lines[place].message
