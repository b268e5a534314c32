"""Programs of Debian around the game: screen readers, voices, Braille lines; skipped where they lack."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

ARRIVING = 0.97
"""Share of the lines that a reader has to give; on a busy computer it drops one now and then by itself."""


def needs(*names: str) -> pytest.MarkDecorator:
    """Skip a test where a program is not installed; `.ci/run` installs all of them."""
    missing = [name for name in names if shutil.which(name) is None]
    return pytest.mark.skipif(bool(missing), reason=f"needs Debian's {', '.join(missing)}")


def path(name: str) -> str:
    """Return where a program is."""
    found = shutil.which(name)
    assert found is not None
    return found


@contextmanager
def running(
    words: Sequence[str], environ: Mapping[str, str] | None = None, log: Path | None = None
) -> Iterator[subprocess.Popen[bytes]]:
    """Run a program, with all it starts, for the length of a block."""
    with open(log or os.devnull, "wb") as out:  # noqa: PTH123 - a device where there is no file
        process = subprocess.Popen(
            [path(words[0]), *words[1:]],
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=subprocess.STDOUT,
            env={**os.environ, **(environ or {})},
            start_new_session=True,
        )
        try:
            yield process
        finally:
            for number in (signal.SIGTERM, signal.SIGKILL):
                with suppress(ProcessLookupError):
                    os.killpg(process.pid, number)
                with suppress(subprocess.TimeoutExpired):
                    process.wait(2)
                    break


def accessgames(*words: str) -> list[str]:
    """Return the words that start the game."""
    return [sys.executable, "-m", "accessgames", *words]


def loudest(sound: Path) -> int:
    """Return the loudest sample so far."""
    heard = sound.read_bytes()
    return max(map(abs, memoryview(heard[: len(heard) // 2 * 2]).cast("h")), default=0)
