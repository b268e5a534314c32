"""How soon speech stops, in a speech-dispatcher of our own whose sink nobody hears, and at a screen reader.

The screen reader is a stand-in of the tests in a process of its own, which never tells that it has ended.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import IO, TYPE_CHECKING, Final

from accessgames.output.backends import Manner, UnavailableError
from accessgames.output.backends.debian import from_debian
from accessgames.output.process import Process
from accessgames.output.worker import Worker
from tools.bench.reading import LIMIT, Reading
from tools.bench.timing import quantile

if TYPE_CHECKING:
    from accessgames.games import Room
    from accessgames.output import wire

HOME: Final = "iota"
"""The game with which this is measured once; a voice knows no games."""

SERVER: Final = "speech-dispatcher"
"""Stands where other readings have a game."""

READER: Final = "NVDA, JAWS, Orca"
"""Stands where other readings have a game, for what a reader's stand-in answers."""

PROGRAMS: Final = (SERVER, "espeak-ng", "pulseaudio", "parec")
MODULE: Final = "python3-speechd"
ACCEPTED_MS: Final = 50.0
ROUNDS: Final = 8

PATIENCE: Final = 20.0
"""Seconds after which the voice hangs; an error, not a figure."""

_LOUD: Final = 1000
_AUDIBLE: Final = 100
_SPEAKING: Final = 0.3
_DYING_AWAY: Final = 1.0
_STEP: Final = 0.0005
_MILLI: Final = 1e3
_HOMES: Final = ("XDG_RUNTIME_DIR", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "PULSE_RUNTIME_PATH")
_RECORD: Final = "--device=quiet.monitor --format=s16 --rate=8000 --channels=1 --latency-msec=5"
_SERVE: Final = "-s -c unix_socket -t 0 -S speechd -P pid -L ."
_NUMBERS: Final = ", ".join(map(str, range(100, 160)))
"""Spoken for longer than anybody waits, in every language."""


def missing() -> tuple[str, ...]:
    """Return what is not installed of what is needed here."""
    lacking = [name for name in PROGRAMS if shutil.which(name) is None]
    try:
        from_debian("speechd")
    except UnavailableError:
        lacking.append(MODULE)
    return tuple(lacking)


class Ear:
    """Listens to the sink; remembers when it was loud and when it was last to be heard at all."""

    def __init__(self, sound: IO[bytes]) -> None:
        """Listen to signed samples of 16 bits."""
        self._sound = sound
        self.loud = self.heard = 0.0
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        with suppress(OSError, ValueError):
            while samples := os.read(self._sound.fileno(), 4096):
                now = time.perf_counter()
                whole = memoryview(samples[: len(samples) // 2 * 2]).cast("h")
                peak = max(map(abs, whole), default=0)
                self.heard = now if peak > _AUDIBLE else self.heard
                self.loud = now if peak > _LOUD else self.loud


@contextmanager
def running(words: Sequence[str], folder: str, environment: Mapping[str, str]) -> Iterator[IO[bytes]]:
    """Run a program with all that it starts for the length of a block; give what it writes."""
    with subprocess.Popen(
        words,
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    ) as process:
        assert process.stdout is not None  # noqa: S101 - it is a pipe
        try:
            yield process.stdout
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


@contextmanager
def speaking() -> Iterator[tuple[Worker, Ear]]:
    """Give a worker that speaks through a server of its own, and an ear at the sink."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, ExitStack() as stack:
        environment = {**os.environ, **dict.fromkeys(_HOMES, folder), "PULSE_SERVER": f"unix:{folder}/native"}
        pulse = ["pulseaudio", "-n", "--exit-idle-time=-1", "--disallow-exit", "--use-pid-file=no"]
        modules = ("module-null-sink sink_name=quiet", f"module-native-protocol-unix socket={folder}/native")
        stack.enter_context(running([*pulse, *(f"-L{one}" for one in modules)], folder, environment))
        await_(Path(folder, "native").exists)
        ear = Ear(stack.enter_context(running(["parec", *_RECORD.split()], folder, environment)))
        stack.enter_context(running([SERVER, *_SERVE.split()], folder, environment))
        await_(Path(folder, "speechd").exists)
        stack.enter_context(_address(f"unix_socket:{folder}/speechd"))
        worker = Worker(["dispatcher"], Manner(), str)
        stack.callback(worker.close)
        yield worker, ear


@contextmanager
def _address(address: str) -> Iterator[None]:
    """Let the voice's process, which inherits everything, find our server and nobody else's."""
    before = os.environ.get("SPEECHD_ADDRESS")
    os.environ["SPEECHD_ADDRESS"] = address
    try:
        yield
    finally:
        del os.environ["SPEECHD_ADDRESS"]
        if before is not None:
            os.environ["SPEECHD_ADDRESS"] = before


def await_(come: Callable[[], bool]) -> None:
    """Wait until something is so.

    Raises:
        ChildProcessError: It never is.
    """
    end = time.monotonic() + PATIENCE
    while not come():
        if time.monotonic() > end:
            raise ChildProcessError(SERVER)
        time.sleep(_STEP)


def _cancel(worker: Worker, ear: Ear) -> tuple[float, float]:
    """Speak, cancel, and return the milliseconds until the server has accepted it and until it is silent."""
    begun = time.perf_counter()
    worker.say(_NUMBERS, interrupt=False)
    await_(lambda: ear.loud > begun)
    time.sleep(_SPEAKING)
    cancelled = time.perf_counter()
    worker.stop()
    time.sleep(_STEP)
    await_(lambda: worker.rests)
    accepted = time.perf_counter() - cancelled
    time.sleep(_DYING_AWAY)
    return accepted * _MILLI, max(0.0, ear.heard - cancelled) * _MILLI


@contextmanager
def reading_aloud() -> Iterator[tuple[Worker, Path]]:
    """Give a worker that speaks through a reader's stand-in, and the file in which that notes its calls."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        diary = Path(folder, "diary")
        diary.touch()

        def spawn(heard: Callable[[wire.Report | None], None]) -> Process:
            return Process(heard, "tests.output.child.rogue", "reader", str(diary))

        worker = Worker([READER], Manner(), str, spawn=spawn)
        try:
            yield worker, diary
        finally:
            worker.close()


def _silence(worker: Worker, diary: Path) -> float:
    """Speak, be silent, and return the milliseconds until the reader is asked to cancel."""
    before = len(diary.read_bytes())
    worker.say(_NUMBERS, interrupt=False)
    await_(lambda: len(diary.read_bytes()) > before)
    begun, before = time.perf_counter(), len(diary.read_bytes())
    worker.stop()
    await_(lambda: len(diary.read_bytes()) > before)
    return (time.perf_counter() - begun) * _MILLI


def silencing(room: Room) -> Iterator[Reading]:
    """Measure how soon a screen reader is asked to cancel."""
    if room.game.id != HOME:
        return
    with reading_aloud() as (worker, diary):
        asked = [_silence(worker, diary) for _ in range(ROUNDS)]
    yield Reading("cancel-median", READER, quantile(asked, 0.5), "ms", LIMIT, ACCEPTED_MS)
    yield Reading("cancel-slowest", READER, max(asked), "ms", LIMIT, ACCEPTED_MS)


def cancelling(room: Room) -> Iterator[Reading]:
    """Measure how soon speech is cancelled; nothing where a program for it is missing."""
    if room.game.id != HOME or missing():
        return
    with speaking() as (worker, ear):
        accepted, silent = zip(*(_cancel(worker, ear) for _ in range(ROUNDS)), strict=True)
    yield Reading("cancel-median", SERVER, quantile(accepted, 0.5), "ms", LIMIT, ACCEPTED_MS)
    yield Reading("cancel-slowest", SERVER, max(accepted), "ms", LIMIT, ACCEPTED_MS)
    yield Reading("cancel-silent", SERVER, quantile(silent, 0.5), "ms")
