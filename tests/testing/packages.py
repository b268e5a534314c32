"""A game as a package of its own: built, installed, and put under contract by another process."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

PIG = Path(__file__).parents[1] / "pig"

BUILD = '[build-system]\nrequires = ["hatchling"]\nbuild-backend = "hatchling.build"\n\n'

CONTRACT = '''"""The game keeps the contract of all games."""

import sys

from accessgames.testing.contract import *

GAMES = ("{game}",)


def test_nothing_came_from_the_tests_of_the_project() -> None:
    """Neither the game nor the contract needs anything that only a checkout has."""
    assert [] == [name for name in sys.modules if name.partition(".")[0] == "tests"]
'''


def write_pig(folder: Path) -> None:
    """Write Pig as somebody else would keep it: a package of its own name with its own pyproject.toml."""
    package = folder / "accessgames_pig"
    shutil.copytree(PIG, package, ignore=shutil.ignore_patterns("test_*.py", "__pycache__", "package.toml"))
    for path in package.glob("*.py"):
        path.write_text(_renamed(path), encoding="utf-8")
    (folder / "pyproject.toml").write_text(BUILD + _renamed(PIG / "package.toml"), encoding="utf-8")


def _renamed(path: Path) -> str:
    return path.read_text(encoding="utf-8").replace("tests.pig", "accessgames_pig")


def install(source: Path, target: Path) -> None:
    """Build a package and install it into a folder, with nothing from the network."""
    _run(
        "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-build-isolation", "--no-deps",
        "--no-index", "--target", str(target), str(source),
    )  # fmt: skip


def check(target: Path, folder: Path, *words: str) -> str:
    """Run pytest in a folder where an installed game is found; return what it said."""
    return _run("-m", "pytest", "-q", "-p", "no:cacheprovider", *words, path=target, folder=folder)


def _run(*words: str, path: Path | None = None, folder: Path | None = None) -> str:
    env = {key: value for key, value in os.environ.items() if not key.startswith(("PYTEST", "PYTHONPATH"))}
    if path is not None:
        env["PYTHONPATH"] = str(path)
    done = subprocess.run(
        [sys.executable, *words],
        check=False, cwd=folder, encoding="utf-8", env=env, stderr=subprocess.STDOUT,
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, timeout=900,
    )  # fmt: skip
    assert 0 == done.returncode, done.stdout[-6000:]
    return done.stdout
