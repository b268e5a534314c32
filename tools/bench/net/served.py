"""The other end: a hall or an echo in a process of its own, held on one core, and what it costs there."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tools.bench.process import strange_home

SERVER_CORE: Final = 0
LOAD_CORE: Final = 1

_PROGRAM: Final = (sys.executable, "-P", "-m")
_HALL: Final = (*_PROGRAM, "accessgames", "serve", "--port", "0", "--ssh", "0", "--lang", "en")
_ECHO: Final = (*_PROGRAM, "tools.bench.net.echo")
_ROOT: Final = Path(__file__).resolve().parents[3]
_ADDRESS: Final = re.compile(r"(?:http|ws)://[^ ]*:(\d+)")
_TICKS: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
_KILOBYTE: Final = 1024


def able() -> bool:
    """Tell whether processes can be held on cores and asked what they cost here (Linux)."""
    return sys.platform == "linux" and (os.cpu_count() or 1) > 1


@contextmanager
def held(core: int) -> Iterator[None]:
    """Hold this process, and what it starts, on one core for the length of a block."""
    before = os.sched_getaffinity(0)
    with suppress(OSError):  # a core that is not ours: the figures are told nevertheless
        os.sched_setaffinity(0, {core})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


@dataclass(frozen=True, slots=True)
class Served:
    """A process that serves.

    Attributes:
        pid: Its number.
        port: Where it listens.
        ready: Seconds from its start until it said so.
    """

    pid: int
    port: int
    ready: float

    @property
    def address(self) -> str:
        """Where connections are opened."""
        return f"ws://127.0.0.1:{self.port}"

    @property
    def seconds(self) -> float:
        """Processor seconds that it has used, of all its threads."""
        words = Path(f"/proc/{self.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(words[11]) + int(words[12])) / _TICKS

    @property
    def kilobytes(self) -> float:
        """KiB that are its own, not shared with other processes."""
        text = Path(f"/proc/{self.pid}/smaps_rollup").read_text(encoding="ascii")
        return float(sum(map(int, re.findall(r"Private_\w+:\s+(\d+)", text))))


def hall() -> Iterator[Served]:
    """Serve a hall as `accessgames serve` does, in an empty home; modules stay compiled in the checkout."""
    with strange_home() as environment:
        del environment["PYTHONPYCACHEPREFIX"]
        with _serving(_HALL, "Ctrl+C", environment) as one:
            yield one


@contextmanager
def kept_in(database: str, *more: str) -> Iterator[tuple[Served, Path]]:
    """Serve a hall, in a database that others share or in a file, with more words on its command line.

    Yields:
        What serves, and the folder of its home.
    """
    words = ("--database", database) if database else ()
    with strange_home() as environment:
        home = Path(environment["HOME"])
        del environment["PYTHONPYCACHEPREFIX"]
        with _serving((*_HALL, *words, *more), "Ctrl+C", environment) as one:
            yield one, home


def echo() -> Iterator[Served]:
    """Serve what only tells each frame to the two connections it belongs to."""
    with strange_home() as environment, _serving(_ECHO, "ws://", environment) as one:
        yield one


@contextmanager
def _serving(command: tuple[str, ...], last: str, environment: dict[str, str]) -> Iterator[Served]:
    """Give a process that has told where it listens, up to a line with a word; kill it afterwards.

    Raises:
        ChildProcessError: It ended before it was ready.
    """
    begun = time.perf_counter()
    with held(SERVER_CORE):
        process = subprocess.Popen(
            command, cwd=_ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            encoding="utf-8",
        )  # fmt: skip
    try:
        told, line = "", "-"
        while line and last not in line:
            line = process.stdout.readline() if process.stdout else ""
            told += line
        found = _ADDRESS.search(told)
        if found is None:
            raise ChildProcessError(told)
        yield Served(process.pid, int(found[1]), time.perf_counter() - begun)
    finally:
        process.kill()
        process.communicate()
