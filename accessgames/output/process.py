"""The parent's side: a child process that serves one backend, and that can always be got rid of.

For the diagnosis all backends are looked at together, each in a child of its own.
"""

from __future__ import annotations

import os
import queue
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final, Protocol

from accessgames import isolation
from accessgames.dataclasses import dataclass
from accessgames.output import wire

if TYPE_CHECKING:
    from accessgames.output.backends import Manner

PROBE: Final = 3.0
"""Seconds a backend has to open, or to come back from a command."""

_WINDOWS: Final = sys.platform == "win32"
STARTING: Final = 6 if _WINDOWS else 1
"""How many times as long it may take to open: a Windows that was just switched on looks through every file of
Python before it runs. Nobody waits for that but the voice."""

_GRACE: Final = 0.2
"""Seconds a child has to end by itself after its pipe was closed."""

_DYING: Final = 0.5
"""Seconds the system has to end a child that was killed; even a busy machine needs far less."""


class Child(Protocol):
    """A running backend, as the worker sees it."""

    def send(self, do: str, text: str = "", manner: Manner | None = None) -> None:
        """Send a command; raises OSError when the child has gone."""

    def end(self) -> None:
        """Close the pipe and, unless the child ends at once, kill it with all it has started."""

    def kill(self) -> None:
        """Kill the child with all it has started."""


SpawnProcess = Callable[[Callable[["wire.Report | None"], None]], Child]
"""Starts a child; its reports go to the function given."""


class Process:
    """A Python process that runs `accessgames.output.child`.

    Its standard error goes nowhere and its standard output is read here, so that nothing of a library's
    reaches the player's console. On POSIX it leads a process group of its own: Ctrl+C of the player does not
    reach it, and killing it takes what it started along.
    """

    def __init__(
        self,
        heard: Callable[[wire.Report | None], None],
        module: str = "accessgames.output.child",
        *words: str,
    ) -> None:
        """Start the process.

        Args:
            heard: Called in another thread with every report, and with None when there will be no more.
            module: What serves.
            words: Arguments of that module.
        """
        self._process = subprocess.Popen(  # noqa: S603 - our own modules in our own Python
            isolation.python_module(module, *words),
            env=isolation.safe_environment(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=not _WINDOWS,
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
        self._heard = heard
        threading.Thread(target=self._listen, daemon=True).start()

    @property
    def pid(self) -> int:
        """The process, and on POSIX the group it leads."""
        return self._process.pid

    def _listen(self) -> None:
        if self._process.stdout is not None:
            with suppress(OSError, ValueError), self._process.stdout as pipe:
                while line := pipe.readline(wire.LONGEST + 1):
                    found = wire.read_report(line)
                    if found is not None:
                        self._heard(found)
        self._close_input()
        self._heard(None)
        # Whoever killed it may have had no time to wait: a busy machine takes longer to end a process.
        self._process.wait()

    def _close_input(self) -> None:
        """Close the pipe to the child; what it did not take before is lost."""
        if self._process.stdin is not None:
            with suppress(OSError):
                self._process.stdin.close()

    def send(self, do: str, text: str = "", manner: Manner | None = None) -> None:
        """Send a command.

        Raises:
            OSError: The child has gone.
        """
        pipe = self._process.stdin
        if pipe is None or pipe.closed:
            raise BrokenPipeError
        try:
            pipe.write(wire.command(do, text, manner))
            pipe.flush()
        except ValueError:  # the other thread has just closed it
            raise BrokenPipeError from None

    def end(self) -> None:
        """Close the pipe and, unless the child ends at once, kill it with all it has started."""
        self._close_input()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_GRACE)
        self.kill()

    def kill(self) -> None:
        """Kill the child with all it has started."""
        if _WINDOWS:
            self._process.kill()
        else:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_DYING)


@dataclass(frozen=True, slots=True)
class ProbeResult:
    """What became of a backend.

    Attributes:
        name: Its name.
        works: Whether it can be used.
        title: What it calls itself; "" where it does not work.
        can: What it can do.
        reason: Why it does not work, as the last part of a message key; `hung` when it did not answer.
        detail: What is missing or wrong.
    """

    name: str
    works: bool
    title: str = ""
    can: frozenset[str] = frozenset()
    reason: str = ""
    detail: str = ""


_PULSE: Final = 0.1
"""Seconds after which whoever waits for backends is asked again whether they want a word."""


def probe(
    names: Sequence[str],
    manner: Manner,
    *,
    seconds: float = PROBE * STARTING,
    spawn: SpawnProcess = Process,
    watch: Callable[[int], object] = int,
) -> tuple[ProbeResult, ...]:
    """Open every backend and close it again; all are ended, also where something breaks in.

    Args:
        names: Backends, each once.
        manner: How they are to speak.
        seconds: How long they have, all together.
        spawn: Starts a child.
        watch: Called again and again with the number of those that have answered.

    Returns:
        In the order of `names`.
    """
    inbox: queue.SimpleQueue[tuple[str, wire.Report | None]] = queue.SimpleQueue()

    def heard(name: str, report: wire.Report | None) -> None:
        inbox.put((name, report))

    children = {name: spawn(partial(heard, name)) for name in names}
    found: dict[str, ProbeResult] = {}
    try:
        for name, child in children.items():
            child.send(wire.OPEN, name, manner)
        end = time.monotonic() + seconds
        while len(found) < len(children) and time.monotonic() < end:
            with suppress(queue.Empty):
                name, report = inbox.get(timeout=_PULSE)
                found.setdefault(name, _probed(name, report))
            watch(len(found))
    finally:
        for child in children.values():
            child.kill()
    return tuple(found.get(name, ProbeResult(name, works=False, reason="hung")) for name in names)


def _probed(name: str, report: wire.Report | None) -> ProbeResult:
    """Return what a report says of a backend; None says that its child has gone."""
    if report is None:
        return ProbeResult(name, works=False, reason="gone")
    works = report.kind == wire.READY
    wrong = "" if works else report.detail
    return ProbeResult(name, works, report.title, report.can, report.reason, wrong)
