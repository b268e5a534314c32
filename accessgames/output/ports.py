"""Ports: where told lines go besides the text, to an ear or a finger.

A port never keeps the caller waiting: it takes the line and returns. Real speech and displays do their work
in a worker of their own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, Protocol, TypeAlias, runtime_checkable

if TYPE_CHECKING:
    from accessgames.language.values import Rendered


Only: TypeAlias = Literal["", "ear", "finger"]
"""Which ports get a line: all, or only those that are heard, or only those that are felt."""


class Port(Protocol):
    """One way out.

    Attributes:
        brailles: Whether it shows the short form to fingers.
    """

    brailles: bool

    def speak(self, rendered: Rendered, *, interrupt: bool) -> None:
        """Take a line; `interrupt` silences what is still being said."""

    def flush(self) -> None:
        """Note that the answer is complete: what was taken belongs together."""

    def stop(self) -> None:
        """Be silent now."""

    def close(self) -> None:
        """End; nothing comes after that."""


@runtime_checkable
class Cueing(Protocol):
    """A port that also takes cues by name."""

    def cue(self, name: str) -> None:
        """Take a cue."""


class Ports:
    """All ports of a session as one."""

    def __init__(self, ports: Sequence[Port] = ()) -> None:
        """Open the given ports; usually there are none, because a screen reader reads the console."""
        self._ports = tuple(ports)

    @property
    def brailles(self) -> bool:
        """Whether any port reaches a Braille display."""
        return any(port.brailles for port in self._ports)

    def speak(self, rendered: Rendered, *, interrupt: bool, only: Only = "") -> None:
        """Hand a line to every port, or to those for the ear or the finger only."""
        for port in self._ports:
            if not only or port.brailles == (only == "finger"):
                port.speak(rendered, interrupt=interrupt)

    def braille(self, *lines: Rendered) -> None:
        """Hand an answer only to ports that nobody but the reader's finger can follow."""
        for port in self._ports:
            if port.brailles:
                for rendered in lines:
                    port.speak(rendered, interrupt=True)
                port.flush()

    def flush(self) -> None:
        """Tell every port that the answer is complete."""
        for port in self._ports:
            port.flush()

    def cue(self, name: str) -> None:
        """Mark the answer with a cue that no kind of line stands for, such as `end`."""
        for port in self._ports:
            if isinstance(port, Cueing):
                port.cue(name)

    def replace(self, ports: Sequence[Port]) -> None:
        """Use other ports from now on; whoever opened the old ones closes them."""
        self._ports = tuple(ports)

    def stop(self) -> None:
        """Silence every port."""
        for port in self._ports:
            port.stop()

    def close(self) -> None:
        """End every port."""
        for port in self._ports:
            port.close()


@dataclass(slots=True)
class Recorder:
    """A port that only remembers, for tests and examples.

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
