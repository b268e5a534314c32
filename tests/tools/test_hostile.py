"""Hostile clients hold nobody up; `tools/hostile.py` sends fifty thousand frames."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from accessgames.engine import Stream
from tools.hostile import late, main, spoilt

if TYPE_CHECKING:
    from collections.abc import Sequence


@pytest.mark.skipif(sys.platform != "linux", reason="the memory of a process is read from /proc")
def test_nobody_else_notices(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """All doors of a hall under a few hundred frames; how long an action takes is no part of a test."""
    monkeypatch.setattr("tools.hostile.BOUND", 10_000.0)
    assert 0 == main(["--frames", "300"])
    told = capsys.readouterr().out
    assert "nobody else noticed" in told
    assert "'Fault'" in told


def test_spoilt_frames_are_of_many_kinds() -> None:
    """The same number is the same frame, so that what breaks something can be sent again."""
    frames = [spoilt(Stream("a", "b"), number) for number in range(22)]
    assert frames == [spoilt(Stream("a", "b"), number) for number in range(22)]
    assert len(set(map(repr, frames))) > 8


@pytest.mark.parametrize(("took", "expected"), [((), 0.0), ((1.0,), 1.0), (tuple(range(100)), 95)])
def test_the_95th_of_100(took: Sequence[float], expected: float) -> None:
    """Of nothing it is nothing."""
    assert expected == late(took)
