"""Tell whether the program became much slower than it was before a change.

    python tools/regression.py                  compared with the merge base with origin/main
    python tools/regression.py --base REVISION  compared with another revision

Both versions do the same small pieces of work (`tools/workloads.py`) in turns, each in a process of its own,
and the fastest time of each counts, so that other programs disturb little. What seems slower than `LIMIT`
times is measured again several times before it is believed. The exit code is 1 only for a real slow-down;
where there is no history, or the old version cannot be run, nothing is compared and a line says why.
"""

from __future__ import annotations

import argparse
import io
import json
import os
import subprocess
import sys
import tarfile
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
WORKLOADS: Final = ROOT / "tools" / "workloads.py"

LIMIT: Final = 1.5
"""How many times as long as before something may take."""

ROUNDS: Final = 2
AGAIN: Final = 6
"""Further rounds for what seems too slow; it has to stay so in all of them."""

PATIENCE: Final = 55.0
"""Seconds of real time after which no further round begins."""

_CHILD: Final = 120.0
_SURE: Final = 3

Measure = Callable[[Sequence[str]], Mapping[str, float]]
"""Measures the named pieces of work, or all for no names: seconds of one unit by name."""


class NothingToCompareError(Exception):
    """There is no older version, or it cannot be run; the text says why."""


@dataclass(slots=True)
class Comparison:
    """The fastest times of both versions.

    Attributes:
        before: Seconds of the old version by name.
        now: Seconds of this version by name.
        rounds: How often what still seems too slow was measured.
    """

    before: dict[str, float] = field(default_factory=dict)
    now: dict[str, float] = field(default_factory=dict)
    rounds: int = 0

    @property
    def ratios(self) -> dict[str, float]:
        """How many times as long as before each piece of work takes that both versions can do."""
        both = self.before.keys() & self.now.keys()
        return {name: self.now[name] / self.before[name] for name in sorted(both)}

    @property
    def slow(self) -> tuple[str, ...]:
        """What takes longer than it may."""
        return tuple(name for name, ratio in self.ratios.items() if ratio > LIMIT)

    @property
    def sure(self) -> bool:
        """Whether what seems too slow was measured often enough to be believed."""
        return self.rounds >= ROUNDS + _SURE


def compare(before: Measure, now: Measure, clock: Callable[[], float] = time.monotonic) -> Comparison:
    """Measure two versions in turns until it is clear which pieces of work became too slow.

    Args:
        before: Measures the old version.
        now: Measures this version.
        clock: Seconds of real time from any beginning.

    Raises:
        NothingToCompareError: There is nothing that both versions can do.
    """
    found, begun = Comparison(), clock()
    for _ in range(ROUNDS):
        _round(found, before, now, ())
    if not found.ratios:
        raise NothingToCompareError("no common work")
    for _ in range(AGAIN):
        if not found.slow or clock() - begun > PATIENCE:
            break
        _round(found, before, now, found.slow)
    return found


def _round(found: Comparison, before: Measure, now: Measure, names: Sequence[str]) -> None:
    """Measure both once; who goes first changes from round to round."""
    sides = [(found.before, before), (found.now, now)]
    for best, measure in sides[:: -1 if found.rounds % 2 else 1]:
        for name, seconds in measure(names).items():
            best[name] = min(seconds, best.get(name, seconds))
    found.rounds += 1


def python(root: Path = ROOT) -> str:
    """Return the Python that has what the program needs: the checkout's, else the one that runs this."""
    own = root / ".venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    return str(own) if own.exists() else sys.executable


def measure(checkout: Path, names: Sequence[str]) -> dict[str, float]:
    """Measure a version of the program that lies in a folder.

    Raises:
        NothingToCompareError: It cannot be run.
    """
    words = [python(), "-P", str(WORKLOADS), str(checkout), *names]
    try:
        told = subprocess.run(words, check=True, capture_output=True, timeout=_CHILD, encoding="utf-8")
        return {name: float(seconds) for name, seconds in dict(json.loads(told.stdout)).items()}
    except (OSError, subprocess.SubprocessError, TypeError, ValueError) as error:
        raise NothingToCompareError(f"{checkout.name}: {type(error).__name__}") from error


def git(*words: str) -> bytes:
    """Return what a command of git prints.

    Raises:
        NothingToCompareError: git is missing or fails.
    """
    try:
        return subprocess.run(
            ("git", "-C", str(ROOT), *words),  # noqa: S607 - wherever it is installed
            check=True,
            capture_output=True,
        ).stdout
    except (OSError, subprocess.SubprocessError) as error:
        raise NothingToCompareError(f"git {words[0]}: {type(error).__name__}") from error


def base(ask: Callable[..., bytes] = git) -> str:
    """Return the revision to compare with: the merge base with origin/main, else the first parent.

    Raises:
        NothingToCompareError: There is no history.
    """
    head = ask("rev-parse", "HEAD").decode().strip()
    try:
        found = ask("merge-base", "HEAD", "origin/main").decode().strip()
    except NothingToCompareError:
        found = head
    return found if found != head else ask("rev-parse", "HEAD^").decode().strip()


def unpack(revision: str, folder: Path, ask: Callable[..., bytes] = git) -> Path:
    """Put a revision's files into a folder of their own, and return it.

    Raises:
        NothingToCompareError: The revision does not exist here.
    """
    with tarfile.open(fileobj=io.BytesIO(ask("archive", "--format=tar", revision))) as archive:
        safe = {"filter": "data"} if hasattr(tarfile, "data_filter") else {}  # older than 3.11.4
        archive.extractall(folder, **safe)  # type: ignore[arg-type] # noqa: S202 - files of our own history
    return folder


def told(found: Comparison) -> list[str]:
    """Return a line for each piece of work: its ratio, and whether it is too slow."""
    lines = [
        f"{name}: {ratio:.2f}{' SLOWER' if name in found.slow else ''}"
        for name, ratio in found.ratios.items()
    ]
    missing = sorted(found.now.keys() - found.before.keys())
    return [*lines, *(f"{name}: new" for name in missing)]


def main(arguments: Sequence[str] | None = None) -> int:
    """Compare, and tell; return 1 when something became too slow and that is sure."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--base", default="")
    wanted = parser.parse_args(arguments).base
    try:
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            revision = wanted or base()
            old = unpack(revision, Path(folder))
            found = compare(partial(measure, old), partial(measure, ROOT))
    except NothingToCompareError as error:
        print(f"regression: nothing to compare ({error})")
        return 0
    print(f"regression: times of now divided by those of {revision[:12]}, at most {LIMIT}")
    print(*told(found), sep="\n", flush=True)
    return int(bool(found.slow) and found.sure)


if __name__ == "__main__":
    raise SystemExit(main())
