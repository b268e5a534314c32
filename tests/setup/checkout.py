"""Copies of this checkout for tests that install or build it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

_LEFT_OUT = shutil.ignore_patterns(
    ".venv*", ".git", "__pycache__", ".*_cache", ".hypothesis", ".benchmarks", "build", "dist"
)

# Where a pip without network would look: a port of this machine that nobody listens on.
NO_NETWORK = {
    "PIP_CONFIG_FILE": os.devnull,
    "PIP_EXTRA_INDEX_URL": "",
    "PIP_FIND_LINKS": "",
    "PIP_INDEX_URL": "http://127.0.0.1:9/simple",
}


def copy(folder: Path) -> Path:
    """A fresh checkout in `folder`, as from a clone."""
    return Path(shutil.copytree(ROOT, folder, ignore=_LEFT_OUT))


def environment(**changes: str) -> dict[str, str]:
    """The variables of a person's shell, without those of the environment that the tests run in."""
    names = ("VIRTUAL_ENV", "PYTHONPATH", "PYTEST_ADDOPTS")
    kept = {name: value for name, value in os.environ.items() if name not in names}
    # The home of a test is empty, so pip would download again what this machine has in its cache.
    return {**kept, "PIP_CACHE_DIR": CACHE, **changes}


def command(root: Path, *words: str) -> list[str]:
    """The words that start the game with the Python below this environment."""
    python = Path(sys.base_prefix, "bin", "python3")
    return [str(python if python.exists() else sys.executable), str(root / "start.py"), *words]


def run(root: Path, *words: str, cwd: Path, **changes: str) -> subprocess.CompletedProcess[str]:
    """Start the game as a person does, from the folder `cwd`, with nothing on standard input."""
    return subprocess.run(
        command(root, *words),
        capture_output=True,
        check=False,
        cwd=cwd,
        encoding="utf-8",
        env=environment(**changes),
        stdin=subprocess.DEVNULL,
    )


def _cache() -> str:
    done = subprocess.run(
        [sys.executable, "-m", "pip", "cache", "dir"], capture_output=True, check=False, text=True
    )
    return done.stdout.strip()


CACHE = _cache()
