"""What the whole program costs: time to the first line and the first answer, memory while a game runs."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Final

from tools.bench.reading import LIMIT, Reading

FIRST_LINE_MS: Final = 250.0
FIRST_REPLY_MS: Final = 30.0
MEMORY_MB: Final = 40.0
REPEATS: Final = 9

EMPTY: Final = "python -c pass"
_EMPTY: Final = (sys.executable, "-P", "-c", "pass")
_WAITING: Final = (sys.executable, "-P", "-c", "print(flush=True); input()")
_HOMES: Final = ("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA", "ACCESSGAMES_HOME", "XDG_DATA_HOME")
_HOMES_TOO: Final = ("XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")
_QUIET: Final = 0.5  # seconds without a line: the program waits for one of ours
_MILLI: Final = 1e3
_KILOBYTES: Final = 1024


def play_command(game: str) -> tuple[str, ...]:
    """Return the command line of a match of a person against a computer."""
    program = (sys.executable, "-P", "-m", "accessgames")
    return (*program, "play", game, "--players", "Jana,bot:2", "--seed", "7", "--lang", "cs")


def first_line(game: str, question: str) -> Iterator[Reading]:
    """Measure wall time from the start of the process to its first line, against an empty Python process.

    Then the wall time from the first line that is typed, a question, to the answer. The
    processes are started in turns, so that whatever else the machine does meets both, and
    the fastest of each counts.
    """
    own: list[tuple[float, float]] = []
    empty: list[float] = []
    with strange_home() as environment:
        for _ in range(REPEATS):
            own.append(_times_to_lines(play_command(game), environment, question))
            empty.append(_time_to_end(_EMPTY, environment))
    # Whatever was slower was disturbed by something else; the first also warms the disk cache up.
    line, reply = (min(times) * _MILLI for times in zip(*own, strict=True))
    limits = {EMPTY: min(empty) * _MILLI, LIMIT: FIRST_LINE_MS}
    yield from Reading("first-line", game, line, "ms").against(limits)
    yield from Reading("first-reply", game, reply, "ms").against({LIMIT: FIRST_REPLY_MS})


@contextmanager
def strange_home() -> Iterator[dict[str, str]]:
    """Give an environment whose home is an empty folder, so that nobody's settings or matches matter.

    Modules are compiled once and kept in it, as they are where the program is installed.
    """
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        compiled = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(Path(folder, "compiled"))}
        yield {**os.environ, **dict.fromkeys((*_HOMES, *_HOMES_TOO), folder), **compiled}


@contextmanager
def started(command: Sequence[str], environment: dict[str, str]) -> Iterator[subprocess.Popen[bytes]]:
    """Run a program with pipes for as long as the block lasts."""
    with subprocess.Popen(
        command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def _times_to_lines(
    command: Sequence[str], environment: dict[str, str], question: str
) -> tuple[float, float]:
    """Return the seconds to the first line, and from a question to the line after it.

    Raises:
        ChildProcessError: The program ended without one of them.
    """
    begun = time.perf_counter()
    with started(command, environment) as process:
        _read_line(process)
        first = time.perf_counter() - begun
        lines: SimpleQueue[bytes] = SimpleQueue()

        def listen() -> None:
            while line := process.stdout and process.stdout.readline():
                lines.put(line)
            lines.put(b"")

        listening = threading.Thread(target=listen)
        listening.start()
        with suppress(Empty):
            while lines.get(timeout=_QUIET):
                pass
        asked = time.perf_counter()
        type_lines(process, (question,))
        if not lines.get():
            raise ChildProcessError(command)
        replied = time.perf_counter() - asked
        process.kill()
        listening.join()
    return first, replied


def type_lines(process: subprocess.Popen[bytes], lines: Sequence[str]) -> None:
    """Type lines into a program."""
    if process.stdin is not None:
        process.stdin.write("".join(f"{line}\n" for line in lines).encode())
        process.stdin.flush()


def _time_to_end(command: Sequence[str], environment: dict[str, str]) -> float:
    begun = time.perf_counter()
    subprocess.run(command, env=environment, check=True)
    return time.perf_counter() - begun


def _read_line(process: subprocess.Popen[bytes]) -> None:
    """Wait for a whole line.

    Raises:
        ChildProcessError: The program ended without one.
    """
    if process.stdout is None or not process.stdout.readline():
        raise ChildProcessError(process.args)


def memory(game: str, commands: Sequence[str]) -> Iterator[Reading]:
    """Measure the memory of a match after some commands, against a Python process that only waits.

    The first of two matches only compiles the modules, as an installation has done: what the compiler leaves
    behind is some 3 MB. Nothing is measured where the system does not tell (Windows).
    """
    with strange_home() as environment:
        _memory_after(play_command(game), environment, commands)
        own = _memory_after(play_command(game), environment, commands)
        empty = _memory_after(_WAITING, environment, ())
    if own is None or empty is None:
        return
    yield from Reading("memory", game, own, "MB").against({EMPTY: empty, LIMIT: MEMORY_MB})


def _memory_after(
    command: Sequence[str], environment: dict[str, str], commands: Sequence[str]
) -> float | None:
    with started(command, environment) as process:
        _read_line(process)
        type_lines(process, commands)
        return _settled_memory(process.pid)


def _settled_memory(pid: int) -> float | None:
    """Return the resident memory of a process once it has stopped growing, in megabytes."""
    last = None
    for _ in range(40):
        now = resident_memory(pid)
        if now is None or now == last:
            return now
        last = now
        time.sleep(0.25)
    return last


def resident_memory(pid: int) -> float | None:
    """Return the resident memory of a process in megabytes, or None where the system doesn't tell."""
    status = Path(f"/proc/{pid}/status")
    if status.exists():
        found = [
            line for line in status.read_text(encoding="ascii").splitlines() if line.startswith("VmRSS:")
        ]
        return int(found[0].split()[1]) / _KILOBYTES if found else None
    if os.name != "posix":
        return None
    told = subprocess.run(
        ("/bin/ps", "-o", "rss=", "-p", str(pid)), capture_output=True, check=False
    ).stdout.strip()
    return int(told) / _KILOBYTES if told.isdigit() else None
