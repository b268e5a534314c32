"""Refresh the locks in ``requirements/``: ``python tools/lock.py`` (needs ``pip install uv``).

Each lock is universal: one file with hashes for Linux, macOS and Windows and for every Python from 3.11 on,
the differences told by environment markers. Pins already in a lock stay unless ``--upgrade`` is given, and
every lock keeps to the pins of ``runtime.txt``. Where the packages come from is never written down.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

# Which extras of pyproject.toml each lock adds to what everybody needs, in the order in which they are made.
LOCKS: dict[str, tuple[str, ...]] = {
    "runtime": (),
    "speech": ("speech",),
    "club": ("club",),
    "net": ("net",),
    "optional": (
        "speech",
        "club",
        "net",
    ),  # all that anybody may add to play: what the bill of a release is about
    "dev": ("dev",),
    "bench": ("bench",),
    "release": ("release",),
}


def command(name: str, extras: tuple[str, ...], words: list[str]) -> list[str]:
    """The words that make one lock; `words` are passed on to uv, for example ``--upgrade``."""
    base = [
        sys.executable, "-P", "-m", "uv", "pip", "compile", "--quiet", "--universal",
        "--python-version", "3.11", "--generate-hashes", "--no-emit-index-url",
        "--custom-compile-command", "python tools/lock.py",
        "--group", "build",
    ]  # fmt: skip
    chosen = [word for extra in extras for word in ("--extra", extra)]
    bound = [] if name == "runtime" else ["--constraints", "requirements/runtime.txt"]
    return [*base, *chosen, *bound, *words, "--output-file", f"requirements/{name}.txt", "pyproject.toml"]


def main(words: list[str]) -> int:
    """Make every lock; stop at the first that cannot be made.

    Returns:
        uv's exit code: 0 when all locks are made.
    """
    for name, extras in LOCKS.items():
        code = subprocess.run(command(name, extras, words), cwd=ROOT, check=False).returncode
        if code:
            return code
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
