"""The whole program in this process: a command line, typed lines, and what came back for each of them."""

from __future__ import annotations

import io
import itertools
import json
import os
import re
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from accessgames.cli import main
from accessgames.engine.luck import SEED_DIGITS
from accessgames.language import catalogue
from accessgames.storage.files import LOG_NAME

LEAST, MOST = 3, 120
"""Characters of a told line; of terminals that are narrower see `tests/fuzz/table.py`."""

MOST_LINES: Final = 400
"""Lines told for one typed line; the longest honest answer is a match that computer players end."""

MOST_OUTPUT: Final = 4 << 20
"""Bytes that a command may write."""

MOST_SECONDS: Final = 20.0
"""Seconds of work, not of waiting, for one typed line or command."""

_FORBIDDEN: Final = re.compile(r"\x1b|\r|[\x00-\x08\x0b\x0e-\x1f\x7f]")
_HOLES: Final = re.compile(r"\b[A-Z]{2,}\(\)|\{ ?\$|Traceback|\w{3}Error:|<[a-z_.]+ object at")
"""What no sentence holds: functions and variables of messages, errors of Python, its objects."""


class Fault(AssertionError):
    """Something that must not happen did."""


@cache
def _data(own: tuple[Path, ...], packages: tuple[Path, ...], tag: str) -> catalogue.LanguageData:
    return _LOADED(own, packages, tag)


_LOADED: Final = catalogue.sound_data


class Typist(io.TextIOBase):
    """Standard input that remembers how much had been told each time a line was asked for."""

    def __init__(self, lines: Sequence[str], told: io.BytesIO) -> None:
        self.lines = list(lines)
        self.marks: list[int] = []
        self.busy: list[float] = []
        self.buffer = io.BytesIO("".join(f"{line}\n" for line in lines).encode("utf-8", "replace"))
        self._told = told

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override] # text, not bytes
        del size
        self.marks.append(self._told.tell())
        self.busy.append(time.process_time())
        number = len(self.marks) - 1
        return f"{self.lines[number]}\n" if number < len(self.lines) else ""

    def isatty(self) -> bool:
        return False

    def readable(self) -> bool:
        return True


@dataclass(frozen=True)
class Run:
    """What a command line brought.

    Attributes:
        words: The command line.
        typed: The lines that were read.
        answers: What was told before the first line, then for each line.
        out: Everything on the standard output.
        err: Everything on the error output.
        code: The exit code.
        log: What was written to the log of errors.
        slowest: The longest work between two lines, in seconds.
        seeds: Secret seeds of the matches that still go on.
    """

    words: Sequence[str]
    typed: Sequence[str]
    answers: Sequence[str]
    out: str
    err: str
    code: int
    log: str
    slowest: float
    seeds: frozenset[str] = frozenset()

    def told(self) -> str:
        """Show the run to whoever mends the fault."""
        tail = [f"> {line!r}\n{answer}" for line, answer in zip(self.typed, self.answers[1:], strict=False)]
        return f"{self.words!r}\n{''.join(tail[-6:])}\n{self.err[-600:]}\n{self.log[-1800:]}"


@contextmanager
def _streams(typist: Typist, out: io.TextIOWrapper, err: io.TextIOWrapper) -> Iterator[None]:
    before = sys.stdin, sys.stdout, sys.stderr, catalogue.sound_data
    sys.stdin, sys.stdout, sys.stderr = typist, out, err
    catalogue.sound_data = _data  # what is read of a language never changes
    try:
        yield
    finally:
        sys.stdin, sys.stdout, sys.stderr, catalogue.sound_data = before


def run(words: Sequence[str], lines: Sequence[str] = ()) -> Run:
    """Run a command line in the present folder and with the home that the environment names."""
    told, wrong = io.BytesIO(), io.BytesIO()
    out, err = (
        io.TextIOWrapper(stream, "utf-8", "replace", "\n", write_through=True) for stream in (told, wrong)
    )
    typist = Typist(lines, told)
    log = Path(os.environ["ACCESSGAMES_HOME"]) / LOG_NAME
    log.unlink(missing_ok=True)
    begun = time.process_time()
    with _streams(typist, out, err):
        code = main([*words])
    ended = time.process_time()
    out.flush()
    err.flush()
    text = told.getvalue()
    marks = [0, *typist.marks, len(text)] if typist.marks else [0, len(text)]
    answers = [text[start:end].decode("utf-8", "replace") for start, end in itertools.pairwise(marks)]
    times = [begun, *typist.busy, ended]
    return Run(
        words,
        lines[: len(typist.marks)],
        answers,
        text.decode("utf-8", "replace"),
        wrong.getvalue().decode("utf-8", "replace"),
        code,
        log.read_text(encoding="utf-8") if log.exists() else "",
        max(later - earlier for earlier, later in itertools.pairwise(times)),
        frozenset(map(_secret, log.parent.glob("matches/*.seed"))) - {""},
    )


def _secret(path: Path) -> str:
    """Return the seed in a file, "" where it is none that could not be told by chance."""
    seed = path.read_text(encoding="utf-8", errors="replace").strip()
    return seed if len(seed) == SEED_DIGITS else ""


def check(ran: Run, *, raw: bool = False, spoken: bool = True) -> None:
    """Check what holds for every command and every session.

    Args:
        ran: What came of it.
        raw: Whether the output is a file of some form (Braille, HTML) and not lines to be heard.
        spoken: Whether the output is that of a session, in which each typed line has an answer.

    Raises:
        Fault: Something does not hold.
    """
    problem = next(_problems(ran, raw=raw, spoken=spoken), None)
    if problem is not None:
        raise Fault(f"{problem}\n{ran.told()}")


def _problems(ran: Run, *, raw: bool, spoken: bool) -> Iterator[str]:
    if ran.log:
        yield "something unexpected was logged"
    if ran.code not in {0, 1, 2}:
        yield f"exit code {ran.code}"
    if ran.slowest > MOST_SECONDS:
        yield f"an answer took {ran.slowest:.1f} seconds"
    if len(ran.out) > MOST_OUTPUT:
        yield f"{len(ran.out)} characters"
    given = " ".join((*ran.words, *ran.typed))
    for text in (ran.err,) if raw else (ran.out, ran.err):
        yield from (f"{found[0]!r} was told" for found in _FORBIDDEN.finditer(text))
        yield from (f"{found[0]!r} was told" for found in _HOLES.finditer(text) if found[0] not in given)
    yield from (f"the seed {seed} was told" for seed in ran.seeds if seed in ran.out + ran.err)
    if "--json" in ran.words and ran.out:
        json.loads(ran.out)
    elif not raw:
        yield from _wrong_lines(ran, spoken=spoken)


def _wrong_lines(ran: Run, *, spoken: bool) -> Iterator[str]:
    for line in (*ran.out.split("\n")[:-1], *ran.err.split("\n")[:-1]):
        if not line.isprintable() or not line.strip():
            yield f"a line is {line!r}"
        if not LEAST <= len(line) <= MOST and spoken:
            yield f"{len(line)} characters: {line!r}"
    for number, answer in enumerate(ran.answers[1:]):
        last = number + 2 == len(ran.answers)
        if not answer and spoken and not (last and number >= len(ran.typed)):
            yield f"no answer to {ran.typed[number]!r}"
        if answer.count("\n") > MOST_LINES:
            yield f"{answer.count(chr(10))} lines for {ran.typed[number]!r}"


@contextmanager
def at_home(folder: Path, variables: Mapping[str, str] | None = None) -> Iterator[Path]:
    """Work in an empty folder whose subfolder `h` is the home of the program."""
    before, environ = Path.cwd(), dict(os.environ)
    home = folder / "h"
    home.mkdir(parents=True, exist_ok=True)
    os.chdir(folder)
    os.environ.update({"ACCESSGAMES_HOME": str(home), **(variables or {})})
    try:
        yield home
    finally:
        os.chdir(before)
        os.environ.clear()
        os.environ.update(environ)
