"""What is measured of whole processes, with small programs in place of ours."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from tools.bench import process

_TALKER = (sys.executable, "-c", "print('line', flush=True); print(input(), flush=True); input()")
_SILENT = (sys.executable, "-c", "pass")


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "REPEATS", 1)
    monkeypatch.setattr(process, "play_command", lambda _: _TALKER)


def test_first_line_and_first_reply() -> None:
    """Time to the first line against an empty Python process and our limit, then to the first answer."""
    readings = list(process.first_line("pig", "status"))
    assert [
        ("first-line-pig", "ms", "python -c pass"),
        ("first-line-pig", "ms", "limit"),
        ("first-reply-pig", "ms", "limit"),
    ] == [(one.name, one.unit, one.reference) for one in readings]
    assert all(one.value > 0 for one in readings)
    assert readings[0].reference_value is not None
    assert [250.0, 30.0] == [one.reference_value for one in readings[1:]]


def test_a_program_that_says_nothing_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a first line there is nothing to measure, and that is not passed over."""
    monkeypatch.setattr(process, "play_command", lambda _: _SILENT)
    with pytest.raises(ChildProcessError):
        list(process.first_line("pig", ""))


@pytest.mark.skipif(os.name != "posix", reason="the system does not tell the memory of processes")
def test_memory() -> None:
    """Memory of the process after it has read what was asked, in megabytes."""
    readings = list(process.memory("pig", ("status",)))
    assert [("memory-pig", "MB", "python -c pass"), ("memory-pig", "MB", "limit")] == [
        (one.name, one.unit, one.reference) for one in readings
    ]
    assert all(1 < one.value < 1000 for one in readings)


def test_memory_is_left_out_where_the_system_does_not_tell(monkeypatch: pytest.MonkeyPatch) -> None:
    """On Windows nothing is measured instead of something wrong."""
    monkeypatch.setattr(process, "resident_memory", lambda _: None)
    assert [] == list(process.memory("pig", ()))


@pytest.mark.skipif(os.name != "posix", reason="the system does not tell the memory of processes")
def test_resident_memory_of_nobody() -> None:
    """A process that is gone has no memory; our own has some."""
    assert None is process.resident_memory(2**22 + 1)
    own = process.resident_memory(os.getpid())
    assert own is not None
    assert own > 1


def test_the_home_is_strange_and_goes_away() -> None:
    """A measured process finds no settings of anybody, and nothing of it stays."""
    with process.strange_home() as environment:
        folder = environment["HOME"]
        assert [] == list(Path(folder).iterdir())
        assert {folder} == {environment[name] for name in ("XDG_DATA_HOME", "APPDATA", "ACCESSGAMES_HOME")}
    assert not Path(folder).exists()
