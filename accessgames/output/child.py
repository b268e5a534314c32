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
from typing import TYPE_CHECKING, BinaryIO, Final, TypeAlias

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


Opener: TypeAlias = "Callable[[str, Manner], Backend]"
"""Opens a backend of a name for a manner."""


class PipeService:
    """What every child does: read commands from its pipe, do them, and say what can't be done."""

    def __init__(self, source: BinaryIO, target: BinaryIO, opener: Opener) -> None:
        """Read commands from `source`, write reports to `target`, open backends with `opener`."""
        self._source = source
        self._target = target
        self._open = opener
        self._inbox: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._backend: Backend | None = None

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
            self._close()

    def _listen(self) -> None:
        for line in self._source:
            self._inbox.put(line)
        self._inbox.put(b"")

    def _next(self) -> bytes:
        """Return the next command; nothing at the end."""
        return self._inbox.get()

    def _do(self, do: str, text: str, manner: Manner | None) -> None:
        """Do a command."""
        raise NotImplementedError

    def _close(self) -> None:
        """Let the backend go."""
        backend, self._backend = self._backend, None
        if backend is not None:
            backend.close()

    def _say(self, found: wire.Report) -> None:
        self._target.write(wire.report(found))


def serve(make: Callable[[BinaryIO, BinaryIO], PipeService]) -> None:
    """Serve the parent through standard input and output, and end."""
    target = private_output()
    make(sys.stdin.buffer, target).run()
    # Libraries leave threads and servers behind that would keep a process alive.
    os._exit(0)


class Service(PipeService):
    """One backend and the pipe to it."""

    def __init__(self, source: BinaryIO, target: BinaryIO, opener: Opener) -> None:
        """Serve as any child; nothing is said yet."""
        super().__init__(source, target, opener)
        self._manner = Manner()
        self._speaking = False
        self._until = 0.0
        self._texts = 0

    def _next(self) -> bytes:
        """Return the next command, looking after a voice that speaks and after keys; nothing at the end."""
        while (backend := self._backend) is not None and (self._speaking or KEYS in backend.can):
            try:
                return self._inbox.get(timeout=_PULSE)
            except queue.Empty:
                self._notice_end(backend)
                if KEYS in backend.can:
                    backend.turn()
        return super()._next()

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


def main() -> None:
    """Serve the parent through standard input and output."""
    serve(lambda source, target: Service(source, target, load))


if __name__ == "__main__":
    main()
