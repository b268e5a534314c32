"""The servers of a house: processes that share one database, each with a clock of its own."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

COMPILER: Final = shutil.which("cc") or shutil.which("gcc")
"""What makes the library that gives a process a wrong clock; without it all clocks are right."""

CLOCKS: Final = (0, 240, -180, 90, -600)
"""By how many seconds the clocks of the servers are wrong."""

_SOURCE: Final = Path(__file__).with_name("clock.c")


def wrong_clock(seconds: int, folder: Path) -> dict[str, str]:
    """Return what a process needs in its environment for a clock that is wrong by so many seconds.

    Args:
        seconds: Ahead, or behind where there are fewer than none.
        folder: Where the library is put.
    """
    if COMPILER is None or not seconds:
        return {}
    library = folder / "clock.so"
    if not library.exists():
        command = [COMPILER, "-shared", "-fPIC", "-O2", "-o", str(library), str(_SOURCE), "-ldl"]
        subprocess.run(command, check=True)
    return {"LD_PRELOAD": str(library), "CLOCK_WRONG": str(seconds)}


class Server:
    """One `accessgames serve --database`, started again whenever it has ended, as systemd does.

    Attributes:
        port: Where it is served, the same each time.
        stopped: Whether it was stopped (SIGSTOP) and not let go on.
    """

    def __init__(self, folder: Path, database: str, clock: int) -> None:
        """Start it, with a folder of its own and a clock that is wrong by so many seconds."""
        with socket.create_server(("127.0.0.1", 0)) as taken:
            self.port: int = taken.getsockname()[1]
        self._folder, self._database, self._clock = folder, database, clock
        self._process = self._start()
        self.stopped = False

    def _start(self) -> subprocess.Popen[bytes]:
        words = ("--port", str(self.port), "--ssh", "0", "--lang", "en", "--database", self._database,
            "--reached", f"ws://127.0.0.1:{self.port}")  # fmt: skip
        own = {"XDG_DATA_HOME": str(self._folder), "XDG_CONFIG_HOME": str(self._folder)}
        own |= wrong_clock(self._clock, self._folder)
        with (self._folder / "told.txt").open("ab") as told:
            return subprocess.Popen(
                [sys.executable, "-P", "-m", "accessgames", "serve", *words],
                env=os.environ | own, stdout=told, stderr=told, stdin=subprocess.DEVNULL,
            )  # fmt: skip

    def keep(self) -> None:
        """Start it again where it has ended."""
        if self._process.poll() is not None:
            self._process, self.stopped = self._start(), False

    def send(self, wish: signal.Signals) -> None:
        """Send it a signal."""
        with suppress(ProcessLookupError):
            self._process.send_signal(wish)
            self.stopped = wish == signal.SIGSTOP

    def end(self) -> None:
        """End it for good."""
        self._process.kill()
        self._process.wait()
