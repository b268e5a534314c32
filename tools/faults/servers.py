"""The servers of a house: processes that share one database, each with a clock of its own."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

FAKETIME: Final = next(Path("/usr/lib").glob("*/faketime/libfaketimeMT.so.1"), None)
"""What gives a process a wrong clock (Debian: faketime); without it all clocks are right."""

CLOCKS: Final = ("+0", "+4m", "-3m", "+90s", "-10m")
"""How wrong the clocks of the servers are."""

_START: Final = (
    "import runpy, select, time; time.sleep = lambda seconds: select.select((), (), (), seconds);"
    " runpy.run_module('accessgames', run_name='__main__', alter_sys=True)"
)
"""How a server begins: under faketime the sleep of Python 3.11 fails (EINVAL), and with a wrong monotonic
clock its timed conditions never end; a wait by `select` does what is asked."""


class Server:
    """One `accessgames serve --database`, started again whenever it has ended, as systemd does.

    Attributes:
        port: Where it is served, the same each time.
        stopped: Whether it was stopped (SIGSTOP) and not let go on.
    """

    def __init__(self, folder: Path, database: str, clock: str) -> None:
        """Start it, with a folder of its own and a clock that is so wrong."""
        with socket.create_server(("127.0.0.1", 0)) as taken:
            self.port: int = taken.getsockname()[1]
        self._folder, self._database, self._clock = folder, database, clock
        self._process = self._start()
        self.stopped = False

    def _start(self) -> subprocess.Popen[bytes]:
        words = ("--port", str(self.port), "--ssh", "0", "--lang", "en", "--database", self._database,
            "--reached", f"ws://127.0.0.1:{self.port}")  # fmt: skip
        own = {"XDG_DATA_HOME": str(self._folder), "XDG_CONFIG_HOME": str(self._folder)}
        if FAKETIME is not None:
            own |= {"LD_PRELOAD": str(FAKETIME), "FAKETIME": self._clock, "FAKETIME_DONT_FAKE_MONOTONIC": "1"}
        with (self._folder / "told.txt").open("ab") as told:
            return subprocess.Popen(
                [sys.executable, "-P", "-c", _START, "serve", *words],
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
