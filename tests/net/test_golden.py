"""Golden transcripts through the real protocol: every view, event, refusal and action is a frame of bytes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.shell import entry
from tests.net.wires import ProtocolSeat
from tests.whole.goldens import FOLDER, GOLDENS, make

if TYPE_CHECKING:
    from pathlib import Path

NAMES = [
    "iota.cs.txt", "iota-tour.en.txt", "quantum.en.txt", "quantum-dice.cs.txt", "tetrikon.cs.txt",
    "tetrikon-tour.cs.txt", "iqlandie.en.txt", "iqlandie-tour.cs.txt",
]  # fmt: skip


@pytest.mark.parametrize("name", NAMES)
def test_the_same_lines_are_told_through_frames(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whole games and whole tours of questions, to the last byte."""
    monkeypatch.setattr(entry, "LocalSeat", ProtocolSeat)
    assert (FOLDER / name).read_text("utf-8") == make(GOLDENS[name], tmp_path / "log")
