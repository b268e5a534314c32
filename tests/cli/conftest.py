"""What the tests of the command line share: a way to run it, and Pig installed beside the real games."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from importlib.metadata import entry_points
from types import SimpleNamespace

import pytest

from accessgames.cli import main
from tests.cli.pig_room import ROOM
from tests.cli.program import Ran

Run = Callable[..., Ran]


@pytest.fixture
def pig(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pig is installed as `pig`, as somebody else's package would be."""
    point = SimpleNamespace(name="pig", load=lambda: ROOM)
    monkeypatch.setattr("accessgames.games.entry_points", lambda **kwargs: (*entry_points(**kwargs), point))


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> Run:
    """Runs the command line in this process, with what it would read from a pipe."""

    def run_words(*words: str, stdin: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin.encode())))
        capfd.readouterr()
        code = main(words)
        sys.stdout.flush()
        sys.stderr.flush()
        return Ran(code, *capfd.readouterr())

    return run_words
