"""The program as a program: its own process, with an environment, a home folder and pipes."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

COMMAND = (sys.executable, "-m", "accessgames")
"""What starts the program; the whole word `accessgames` may not be on the path."""


@dataclass(frozen=True, slots=True)
class Ran:
    """What a process brought: its exit code and all it wrote."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


def run(*words: str, typed: Iterable[str] = ()) -> Ran:
    """Run the program with some lines in a pipe."""
    ran = subprocess.run(
        [*COMMAND, *words],
        input="".join(f"{line}\n" for line in typed).encode(),
        capture_output=True,
        check=False,
        timeout=120,
    )
    return Ran(ran.returncode, ran.stdout.decode(), ran.stderr.decode())


def matches(home: Path, folder: str = "matches") -> list[Path]:
    """Return the journals below a home that lie in a folder: `matches`, or `finished` below it."""
    return sorted(path for path in home.rglob("*.jsonl") if folder == path.parent.name)


def environment(home: Path) -> dict[str, str]:
    """Return an environment in which settings and matches are kept in a folder of one's own."""
    return {**os.environ, "ACCESSGAMES_HOME": str(home), "TERM": "xterm"}
