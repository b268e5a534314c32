"""A port for tests."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from accessgames.language.values import Rendered


@dataclass(slots=True)
class Recorder:
    """A port that only remembers.

    Attributes:
        brailles: Whether it counts as a Braille display.
        lines: What was said, with whether it interrupted.
        answers: How many answers were complete.
        stops: How often it was silenced.
        closed: Whether it has ended.
    """

    brailles: bool = False
    lines: list[tuple[Rendered, bool]] = field(default_factory=list)
    answers: int = 0
    stops: int = 0
    closed: bool = False

    def speak(self, rendered: Rendered, *, interrupt: bool) -> None:
        """Remember a line."""
        self.lines.append((rendered, interrupt))

    def flush(self) -> None:
        """Count it."""
        self.answers += 1

    def stop(self) -> None:
        """Count it."""
        self.stops += 1

    def close(self) -> None:
        """Remember the end."""
        self.closed = True
