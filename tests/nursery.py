"""Programs that are killed at random moments: the nursery that brings them up, and who kills them.

A nursery is a module whose `main` calls `bring_up`. For each line on its standard input it forks a child that
does what the line asks for, and announces what is safe. The nursery itself writes the child's number first
and `dead` when it has gone. Forking spares hundreds of starts of Python.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from accessgames.engine import Stream

NEVER: Final = 10**9
"""More announcements than anybody makes: who waits for them kills nobody."""


def announce(text: str) -> None:
    """Write a line at once."""
    os.write(1, f"{text}\n".encode())


def bring_up(live: Callable[[str], None]) -> None:
    """Fork a child for each request and bury it when an empty line says so."""
    while line := sys.stdin.readline():
        child = os.fork()
        if not child:
            live(line.strip())
            os._exit(0)
        announce(f"child {child}")
        # The dead keep their number until the next request, so that a late kill hits nobody else.
        os.waitid(os.P_PID, child, os.WEXITED | os.WNOWAIT)
        announce("dead")
        sys.stdin.readline()
        os.waitpid(child, 0)


class Nursery:
    """A running nursery, as seen by who kills."""

    def __init__(self, process: subprocess.Popen[str], longest_wait: float) -> None:
        """Kill at most so many seconds after an announcement."""
        assert process.stdin is not None
        assert process.stdout is not None
        self._asks, self._hears = process.stdin, process.stdout
        self._longest_wait = longest_wait

    def kill(
        self, request: str, patience: int, stream: Stream, longest_wait: float | None = None
    ) -> list[str]:
        """Let a child live and kill it after so many announcements and a moment; return all that it made."""
        longest = self._longest_wait if longest_wait is None else longest_wait
        self._asks.write(f"{request}\n")
        self._asks.flush()
        victim = 0
        announced: list[str] = []
        for line in self._hears:
            if line == "dead\n":
                self._asks.write("\n")
                self._asks.flush()
                break
            if line.startswith("child "):
                victim = int(line.split()[1])
            else:
                announced.append(line.rstrip("\n"))
            if victim and len(announced) >= patience:
                patience = NEVER
                time.sleep(stream.random() * longest)
                os.kill(victim, signal.SIGKILL)
        return announced


@contextmanager
def nursery(module: str, longest_wait: float, preloaded: Path | None = None) -> Iterator[Nursery]:
    """Run a module as a nursery, perhaps with a library loaded before all others; it has to end well."""
    call = [sys.executable, "-m", module]
    root = Path(__file__).parents[1]
    changed = {} if preloaded is None else {"LD_PRELOAD": str(preloaded)}
    with subprocess.Popen(
        call,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=root,
        env={**os.environ, **changed},
    ) as process:
        yield Nursery(process, longest_wait)
        assert process.stdin is not None
        process.stdin.close()
        assert 0 == process.wait(20)
