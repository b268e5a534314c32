"""A whole game at a terminal that something reads: every line that it told, and which of them arrived.

The games are those of `tests/golden`, typed line by line. What is told is taken from the bytes that the game
wrote, which `script` keeps; what arrived is told by whatever reads the terminal.
"""

from __future__ import annotations

import codecs
import os
import re
import shlex
import signal
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol, cast

import pexpect

from accessgames import isolation
from accessgames.language import Language
from accessgames.shell.settings import WORD_FILES
from accessgames.testing.goldens import read_transcript

if TYPE_CHECKING:
    import subprocess

ROOT: Final = Path(__file__).resolve().parents[2]
GAMES: Final = ("iota", "quantum", "tetrikon", "iqlandie")

PATIENCE: Final = 30.0
"""Seconds after which a program hangs; far beyond what anything here needs."""

_PROMPT: Final = re.compile(r"(?:Příkaz|Odpověď): $")
MORE: Final = re.compile(r"(Zbývá|Zbývají) \d+ řád\w+(, napište|:) dál\.?$")


def until(condition: Callable[..., bool], *about: object, seconds: float = PATIENCE) -> bool:
    """Wait until something is true; tell whether it ever was."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if condition(*about):
            return True
        time.sleep(0.01)
    return condition(*about)


def wait_for(condition: Callable[..., bool], *about: object) -> None:
    """Wait until something is true.

    Raises:
        TimeoutError: It never was.
    """
    if not until(condition, *about):
        raise TimeoutError(f"{condition} {about}")


def squeezed(text: str) -> str:
    """Return the words of a text, with one blank between them."""
    return " ".join(text.split())


def ended(process: subprocess.Popen[bytes]) -> None:
    """Kill a program with all that it started."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


class Terminal:
    """A terminal of our own, in which a program runs and somebody types."""

    def __init__(
        self,
        words: Sequence[str],
        rows: int,
        columns: int,
        environ: Mapping[str, str] | None = None,
        see: Callable[[str], None] = lambda _: None,
    ) -> None:
        """Start the program; `see` gets what the terminal shows, as it comes."""
        self._spawned = pexpect.spawn(
            words[0],
            list(words[1:]),
            dimensions=(rows, columns),
            encoding="utf-8",
            cwd=str(ROOT),
            env={**os.environ, **(environ or {})},
        )
        self._spawned.delaybeforesend = None
        threading.Thread(target=self._watch, args=(see,), daemon=True).start()

    def _watch(self, see: Callable[[str], None]) -> None:
        """Look at what the terminal shows, as somebody has to."""
        with suppress(pexpect.EOF, OSError, ValueError):
            while True:
                see(self._spawned.read_nonblocking(4096, timeout=None))

    def type(self, line: str) -> None:
        """Type a line and Enter."""
        self._spawned.send(f"{line}\r")

    def kill(self) -> None:
        """Kill the program with the processes it has made, which would hold terminals of its own open."""
        os.killpg(cast("int", self._spawned.pid), signal.SIGKILL)
        self._spawned.wait()

    def close(self) -> None:
        """Close the terminal, which ends the program."""
        self._spawned.close(force=True)


@dataclass(frozen=True, slots=True)
class Sitting:
    """What is played: the words of the command line, and every line that is typed."""

    words: tuple[str, ...]
    typed: tuple[str, ...]

    @classmethod
    def whole(cls, game: str, most: int | None = None, first: Sequence[str] = ()) -> Sitting:
        """Return a game of the goldens, or its first lines.

        Args:
            game: Id of the game.
            most: How many of its lines are typed; None for all.
            first: What is typed before, as settings.
        """
        kept = read_transcript((ROOT / "tests" / "golden" / f"{game}.cs.txt").read_text("utf-8"))
        once = Language("cs").vocabulary(*WORD_FILES).word("heard-once")
        return cls(kept.words, (once, *first, *kept.typed[:most]))


class Kept:
    """What a game in a terminal wrote, as `script` keeps it."""

    def __init__(self, folder: Path, words: Sequence[str], environ: Mapping[str, str] | None = None) -> None:
        """Prepare a program that plays in the terminal it is started in, and keeps what it writes.

        Args:
            folder: Where the game keeps its things.
            words: What stands behind the program's name.
            environ: More of its environment.
        """
        self._file = folder / "written"
        self._file.touch()
        self._read = len(self._file.read_bytes())
        self.program = folder / "game.sh"
        more = {"ACCESSGAMES_HOME": str(folder / "home"), **(environ or {})}
        lines = [f"export {name}={shlex.quote(value)}" for name, value in more.items()]
        self._pid = folder / "pid"
        words = isolation.python_module("accessgames", *words)
        game = f"echo $$ > {shlex.quote(str(self._pid))}; exec {shlex.join(words)}"
        lines.append(f"exec script -aqefc {shlex.quote(game)} {shlex.quote(str(self._file))}")
        self.program.write_text("\n".join(("#!/bin/sh", *lines, "")), encoding="utf-8")
        self.program.chmod(0o755)

    @property
    def raw(self) -> str:
        """Everything that it wrote and that nobody has taken yet."""
        data = self._file.read_bytes()[self._read :]
        text = codecs.getincrementaldecoder("utf-8")("replace").decode(data)
        return re.sub(r"Script (started|done) on .*\r?\n?", "", text)

    @property
    def lives(self) -> bool:
        """Whether the game still runs."""
        try:
            told = Path("/proc", self._pid.read_text().strip(), "stat").read_text(encoding="utf-8")
        except OSError:
            return False
        return told.rpartition(")")[2].split()[0] != "Z"

    @property
    def asks(self) -> bool:
        """Whether it waits for a line, or has ended."""
        return bool(_PROMPT.search(self.raw)) or b"Script done on" in self._file.read_bytes()[self._read :]

    def take(self) -> list[str]:
        """Wait until it asks for a line, and return the rows it has written, without the prompt."""
        wait_for(lambda: self.asks)
        rows = [row.strip() for row in _PROMPT.sub("", self.raw).splitlines()]
        self._read = os.path.getsize(self._file)  # noqa: PTH202 - a plain look at the size
        return [row for row in rows if row]


class HungError(Exception):
    """Whatever reads the terminal has fallen silent."""


class Reader(Protocol):
    """Something that reads a terminal to somebody."""

    @property
    def heard(self) -> str:
        """All that arrived so far, in words with one blank between them."""

    def type(self, line: str) -> None:
        """Type a line in the terminal, and Enter."""


@dataclass(slots=True)
class Count:
    """How many lines were told, and those that never arrived."""

    told: int = 0
    lost: list[str] = field(default_factory=list)

    def add(self, more: Count) -> None:
        """Count what was told afterwards, too."""
        self.told += more.told
        self.lost += more.lost

    @property
    def share(self) -> float:
        """Which part of the lines arrived, from 0 to 1."""
        return 1 - len(self.lost) / self.told

    def __str__(self) -> str:
        return f"{self.told - len(self.lost)} of {self.told} lines"


def listen(reader: Reader, rows: Sequence[str], start: int, count: Count, patience: float = PATIENCE) -> None:
    """Count which rows arrive, in their order, behind a place in what was heard.

    What is lost is waited for once: the rest of an answer would have come with it.

    Raises:
        HungError: Nothing at all was heard of several rows.
    """
    begun = start
    for row in map(squeezed, rows):
        if until(lambda row, start: row in reader.heard[start:], row, start, seconds=patience):
            start = reader.heard.index(row, start) + len(row)
        else:
            count.lost.append(row)
            patience = 0
        count.told += 1
    if start == begun and len(rows) > 1:
        raise HungError(rows)


def play(
    typed: Sequence[str], kept: Kept, reader: Reader, patience: float = PATIENCE, *, opening: bool = True
) -> Count:
    """Type lines one after another, wait each time for what is heard, and count it.

    Where an answer is told in parts, the rest is asked for.

    Args:
        typed: The lines.
        kept: What the game writes.
        reader: What reads it.
        patience: Seconds after which a line counts as lost.
        opening: Whether the game has just been started, and tells something before the first line.
    """
    count = Count()
    if opening:
        listen(reader, kept.take(), 0, count, patience)
    for line in typed:
        while True:
            start = len(reader.heard)
            reader.type(line)
            rows = kept.take()[1:]
            listen(reader, rows, start, count, patience)
            if not rows or not MORE.search(" ".join(rows)):
                break
            line = "dál"  # noqa: PLW2901 - the rest of the answer
    return count


def unless_hung(folder: Path, once: Callable[[Path], Count]) -> Count:
    """Return what a game in a folder of its own brings, played again where the reader hangs by itself.

    Raises:
        HungError: It did three times.
        TimeoutError: As above; nothing came of what was typed.
    """
    for number in range(2):
        place = folder / str(number)
        place.mkdir()
        with suppress(HungError, TimeoutError):
            return once(place)
    last = folder / "last"
    last.mkdir()
    return once(last)
