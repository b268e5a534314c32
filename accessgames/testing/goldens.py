"""Golden transcripts: a command line, every typed line behind `> `, and every line that was told.

A transcript is made once, read by a person, and kept: the same input must give the same lines for ever.
"""

from __future__ import annotations

import shlex
import subprocess
import tempfile
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from accessgames import isolation
from accessgames.dataclasses import dataclass

if TYPE_CHECKING:
    from pathlib import Path

_COMMAND: Final = "$ accessgames "
_TYPED: Final = ">"
_LONGEST: Final = 120
"""Seconds after which a program that plays a transcript is stopped."""


@dataclass(frozen=True, slots=True)
class Exchange:
    """A typed line and what was told after it; None was typed before the first lines."""

    typed: str | None
    told: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Transcript:
    """A transcript as it was kept.

    Attributes:
        words: The command line behind the program's name.
        exchanges: What was typed and told.
    """

    words: tuple[str, ...]
    exchanges: tuple[Exchange, ...]

    @property
    def typed(self) -> tuple[str, ...]:
        """All lines that were typed."""
        return tuple(exchange.typed for exchange in self.exchanges if exchange.typed is not None)

    @property
    def told(self) -> tuple[str, ...]:
        """All lines that were told."""
        return tuple(line for exchange in self.exchanges for line in exchange.told)

    @property
    def language(self) -> str:
        """The language that was spoken."""
        return self.words[self.words.index("--lang") + 1]


def write_transcript(transcript: Transcript) -> str:
    """Return the text of a transcript; `read_transcript` reads it back."""
    lines = [_COMMAND + shlex.join(transcript.words)]
    for exchange in transcript.exchanges:
        if exchange.typed is not None:
            lines.append(f"{_TYPED} {exchange.typed}".rstrip())
        lines.extend(exchange.told)
    return "".join(f"{line}\n" for line in lines)


def read_transcript(text: str) -> Transcript:
    """Read a transcript."""
    command, *lines = text.splitlines()
    typed: str | None = None
    told: list[str] = []
    exchanges: list[Exchange] = []
    for line in lines:
        if line.startswith(_TYPED):
            exchanges.append(Exchange(typed, tuple(told)))
            typed, told = line.removeprefix(_TYPED).removeprefix(" "), []
        else:
            told.append(line)
    exchanges.append(Exchange(typed, tuple(told)))
    return Transcript(tuple(shlex.split(command.removeprefix(_COMMAND))), tuple(exchanges))


def tell(words: Sequence[str], typed: Sequence[str]) -> tuple[str, ...]:
    """Run the program with lines in a pipe and a home of its own; return all that it told.

    Raises:
        subprocess.CalledProcessError: It ended with a mistake, which stands in `stderr`.
    """
    with tempfile.TemporaryDirectory() as home:
        done = subprocess.run(  # noqa: S603 - the program itself
            isolation.python_module("accessgames", *words),
            input="".join(f"{line}\n" for line in typed).encode(),
            capture_output=True,
            check=True,
            env={**isolation.safe_environment(), "ACCESSGAMES_HOME": home},
            timeout=_LONGEST,
        )
    return tuple(done.stdout.decode().splitlines())


def assert_golden(path: Path) -> None:
    """Check that the program, fed with the typed lines of a transcript, tells the kept ones."""
    kept = read_transcript(path.read_text("utf-8"))
    assert kept.told == tell(kept.words, kept.typed)
