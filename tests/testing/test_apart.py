"""Whoever plays needs nothing of what proves a game."""

from __future__ import annotations

import subprocess
import sys

PROGRAM = """
import sys
from accessgames.cli import main
main(["simulate", "iota", "--games", "1"])
needless = ("accessgames.testing", "pytest", "hypothesis")
print(sorted(name for name in sys.modules if name.startswith(needless)))
"""


def test_playing_imports_no_tests() -> None:
    """A whole game is played without the package `accessgames.testing`, pytest or Hypothesis."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], check=True, encoding="utf-8", stdout=subprocess.PIPE, timeout=300
    )
    assert "[]" == done.stdout.splitlines()[-1]
