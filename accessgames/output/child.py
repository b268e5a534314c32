"""`python -m accessgames.output.child`: serve a backend through standard input and output.

The child's side: opens a backend, does what comes through the pipe, and says when all has been said. It can
hang, print or die without anybody at the table noticing.
"""

from __future__ import annotations

import os
import queue
import sys
import threading
import time
from typing import TYPE_CHECKING, BinaryIO, Final

from accessgames.output import wire
from accessgames.output.backends import ENDS, KEYS, Backend, Manner, UnavailableError, load, speaking_seconds

if TYPE_CHECKING:
    from collections.abc import Callable


_PULSE: Final = 0.02
"""Seconds between two looks at whether a text has ended, or a key was pressed."""


def private_output() -> BinaryIO:
    """Keep standard output for reports alone: whatever libraries print afterwards goes nowhere."""
    sys.stdout.flush()
    kept = os.dup(1)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    os.close(nowhere)
    return os.fdopen(kept, "wb", buffering=0)


class Service:
    """One backend and the pipe to it."""

    def __init__(self, source: BinaryIO, target: BinaryIO, opener: Callable[[str, Manner], Backend]) -> None:
        """Read commands from `source`, write reports to `target`, open backends with `opener`."""
        self._source = source
        self._target = target
        self._open = opener
        self._inbox: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._backend: Backend | None = None
        self._manner = Manner()
        self._speaking = False
        self._until = 0.0
        self._texts = 0

    def run(self) -> None:
        """Serve until the pipe is closed; a parent that died has closed it."""
        threading.Thread(target=self._listen, daemon=True).start()
        try:
            while line := self._next():
                self._do(*wire.read_command(line))
        except UnavailableError as error:
            self._say(wire.Report(wire.FAILED, reason=error.reason, detail=error.detail))
        except Exception as error:  # noqa: BLE001 - a library may fail in any way; the parent has to know
            self._say(wire.Report(wire.FAILED, reason="failed", detail=f"{type(error).__name__}: {error}"))
        finally:
            if self._backend is not None:
                self._backend.close()

    def _listen(self) -> None:
        for line in self._source:
            self._inbox.put(line)
        self._inbox.put(b"")

    def _next(self) -> bytes:
        """Return the next command, looking after a voice that speaks and after keys; nothing at the end."""
        while (backend := self._backend) is not None and (self._speaking or KEYS in backend.can):
            try:
                return self._inbox.get(timeout=_PULSE)
            except queue.Empty:
                self._notice_end(backend)
                if KEYS in backend.can:
                    backend.turn()
        return self._inbox.get()

    def _notice_end(self, backend: Backend) -> None:
        """Report when all has been said; of a voice that does not tell, when it ought to have been heard."""
        if not self._speaking:
            return
        self._speaking = backend.busy() if ENDS in backend.can else time.monotonic() < self._until
        if not self._speaking:
            self._say(wire.Report(wire.IDLE, detail=str(self._texts)))

    def _do(self, do: str, text: str, manner: Manner | None) -> None:
        if do == wire.OPEN and manner is not None:
            self._backend, self._manner = self._open(text, manner), manner
            found = self._backend
            self._say(wire.Report(wire.READY, found.title, found.can, detail=str(found.fastest)))
            return
        backend = self._backend
        if backend is None:
            return
        if do == wire.SPEAK:
            self._texts += 1
            backend.speak(text)
            self._until = time.monotonic() + speaking_seconds(text, self._manner)
            self._speaking = True
        elif do == wire.BRAILLE:
            backend.braille(text)
        elif do == wire.STOP:
            backend.stop()
            self._speaking = False
        elif do == wire.CHANGE and manner is not None:
            self._manner = manner
            try:
                backend.change(manner)
            except UnavailableError as error:
                self._say(wire.Report(wire.REFUSED, reason=error.reason, detail=error.detail))
        self._say(wire.Report(wire.TAKEN))

    def _say(self, found: wire.Report) -> None:
        self._target.write(wire.report(found))


def main() -> None:
    """Serve the parent through standard input and output."""
    target = private_output()
    Service(sys.stdin.buffer, target, load).run()
    # Libraries leave threads and servers behind that would keep a process alive.
    os._exit(0)


if __name__ == "__main__":
    main()
