"""The program run as a person or a script runs it: a process, words, a pipe."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from pathlib import Path

COMMAND = (sys.executable, "-m", "accessgames")


@dataclass(frozen=True)
class Ran:
    """What a command line brought."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()

    @property
    def document(self) -> Any:  # noqa: ANN401 - whatever JSON holds
        return json.loads(self.out)


@dataclass(frozen=True)
class Program:
    """The program with a home of its own.

    Attributes:
        home: Folder of settings and matches.
        variables: Environment variables beside those of the test.
    """

    home: Path
    variables: Mapping[str, str] = field(default_factory=dict)

    def __call__(self, *words: str, lines: Iterable[str] = ()) -> Ran:
        """Run a command line with what a pipe would give it."""
        ran = subprocess.run(
            [*COMMAND, *words],
            input="".join(f"{line}\n" for line in lines).encode(),
            env={**os.environ, "ACCESSGAMES_HOME": str(self.home), **self.variables},
            capture_output=True,
            check=False,
            timeout=120,
        )
        out, err = (stream.decode().replace("\r\n", "\n") for stream in (ran.stdout, ran.stderr))
        return Ran(ran.returncode, out, err)

    def journals(self, folder: str = ".") -> list[Path]:
        """List the journals of matches that go on, or of another folder beside them."""
        return sorted((self.home / "matches" / folder).glob("*.jsonl"))
