"""Where a process has its terminal, from what Linux tells about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.output import foreground

if TYPE_CHECKING:
    from pathlib import Path


def process(folder: Path, state: str, group: int, terminal: int, front: int) -> Path:
    """Write what is told of process 7, under a name that could mislead."""
    (folder / "7").mkdir(exist_ok=True)
    told = f"7 (a) T 1 (b) {state} 1 {group} 1 {terminal} {front} 0 0"
    (folder / "7" / "stat").write_text(told, encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("state", "group", "front", "seen"),
    [("S", 7, 7, True), ("R", 7, 7, True), ("T", 7, 7, False), ("S", 7, 8, False), ("S", 7, -1, True)],
)
def test_the_foreground(state: str, group: int, front: int, seen: object, tmp_path: Path) -> None:
    """Stopped, or in the background of its terminal, a process is not in front; without a terminal it is."""
    assert foreground.is_in_front(7, process(tmp_path, state, group, 34816, front)) is seen


def test_where_nothing_is_told_a_process_is_in_front(tmp_path: Path) -> None:
    """On other systems there is no such folder."""
    assert foreground.is_in_front(8, tmp_path)
    assert 0 == foreground.console_of(8, tmp_path)


@pytest.mark.parametrize(("terminal", "number"), [(1027, 3), (1024, 0), (1088, 0), (34816, 0)])
def test_the_console(terminal: int, number: int, tmp_path: Path) -> None:
    """Serial lines and terminals in windows are none."""
    assert number == foreground.console_of(7, process(tmp_path, "S", 7, terminal, 7))
