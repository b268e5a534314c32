"""The port for cues: at most one short sound for an answer, never the only carrier of anything."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from accessgames.language.values import Kind, Rendered
    from accessgames.output.worker import Worker

_CUES: Final = MappingProxyType({"refusal": "refused", "score": "points", "turn": "turn"})
"""Cue of a kind of line, the weightiest first: of several in one answer only one sounds."""


class CuePort:
    """Plays the cue of the weightiest line of an answer.

    Attributes:
        brailles: False.
    """

    brailles = False

    def __init__(self, worker: Worker) -> None:
        """Play through a worker."""
        self._worker = worker
        self._kinds: set[Kind] = set()
        self._named = ""

    def speak(self, rendered: Rendered, *, interrupt: bool) -> None:
        """Take a line."""
        del interrupt
        self._kinds.add(rendered.kind)

    def cue(self, name: str) -> None:
        """Take a cue that no kind of line stands for, such as `end`; it outweighs the others."""
        self._named = name

    def flush(self) -> None:
        """Play one cue, if any line asks for it."""
        kinds, self._kinds = self._kinds, set()
        named, self._named = self._named, ""
        found = next((cue for kind, cue in _CUES.items() if kind in kinds), "")
        if named or found:
            self._worker.say(named or found, interrupt=True)

    def stop(self) -> None:
        """Let it sound: it is over by itself."""

    def close(self) -> None:
        """End."""
        self._worker.close()
