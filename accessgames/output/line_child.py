"""`python -m accessgames.output.line_child`: keep a Braille line through standard input and output.

The child's side: waits for a line that is not there yet, says when it has gone, and finds it again. It gives
the line back while the game is not in the foreground of its terminal, and when the game has gone.
"""

from __future__ import annotations

import os
import queue
import time
from collections.abc import Callable
from contextlib import suppress
from typing import BinaryIO, Final

from accessgames.output import foreground, wire
from accessgames.output.backends import KEYS, Manner, UnavailableError, load
from accessgames.output.child import Opener, PipeService, serve

_PULSE: Final = 0.02
"""Seconds between two looks for a key of the line."""

_GLANCE: Final = 0.1
"""Seconds between two looks whether the game is in front."""

_CARE: Final = 0.5
"""Seconds between two looks at a line without keys, or for one that is not there."""

AWAITED: Final = frozenset({"absent", "unplugged"})
"""Reasons for which a line may come back; for all others it is given up."""


class LineService(PipeService):
    """One Braille line and the pipe to it."""

    def __init__(
        self, source: BinaryIO, target: BinaryIO, opener: Opener, in_front: Callable[[], bool]
    ) -> None:
        """Serve as any child; `in_front` tells where the game is."""
        super().__init__(source, target, opener)
        self._in_front = in_front
        self._wanted: tuple[str, Manner] | None = None
        self._away = ""
        self._cared = self._looked = 0.0

    def _next(self) -> bytes:
        """Return the next command, looking after the line meanwhile; nothing at the end."""
        while True:
            backend = self._backend
            pulse = _PULSE if backend is not None and KEYS in backend.can else _CARE
            with suppress(queue.Empty):
                return self._inbox.get(timeout=max(0.0, self._cared + pulse - time.monotonic()))
            self._cared = time.monotonic()
            if self._wanted is not None:
                self._guarded(self._try if backend is None else self._look_after)

    def _guarded(self, act: Callable[[], None]) -> None:
        """Do something with the line; one that is not there, and may come back, is awaited."""
        try:
            act()
        except UnavailableError as error:
            if error.reason not in AWAITED:
                raise
            self._close()
            if error.reason != self._away:
                self._away = error.reason
                self._say(wire.Report(wire.AWAY, reason=error.reason, detail=error.detail))

    def _try(self) -> None:
        """Open the line."""
        if self._wanted is not None:
            self._backend = self._open(*self._wanted)
            self._away = ""
            self._say(wire.Report(wire.READY, self._backend.title, self._backend.can))

    def _look_after(self) -> None:
        """Heed the keys of the line, and whether the game is in front."""
        if self._backend is None:
            return
        if time.monotonic() - self._looked > _GLANCE:
            self._looked = time.monotonic()
            self._backend.hold(front=self._in_front())
        place = self._backend.turn()
        if place is not None:
            self._say(wire.Report(wire.PICKED, detail=str(place)))

    def _do(self, do: str, text: str, manner: Manner | None) -> None:
        if do == wire.OPEN and manner is not None:
            self._wanted = text, manner
            self._guarded(self._try)
        else:
            self._guarded(lambda: self._show(do, text))
        self._say(wire.Report(wire.TAKEN))

    def _show(self, do: str, text: str) -> None:
        if self._backend is None:
            return
        if do == wire.BRAILLE:
            self._backend.braille(text)
        elif do == wire.TYPE:
            place, _, line = text.partition(":")
            self._backend.type_line(line, int(place))

    def _close(self) -> None:
        with suppress(OSError):
            super()._close()


def main() -> None:
    """Serve the parent through standard input and output."""
    game = os.getppid()
    serve(lambda source, target: LineService(source, target, load, lambda: foreground.is_in_front(game)))


if __name__ == "__main__":
    main()
