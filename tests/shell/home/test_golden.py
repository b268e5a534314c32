"""The first and the second evening are told as they were read and found good."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.shell.home.goldens import GOLDENS, make
from tests.whole.goldens import FOLDER
from tests.whole.measures import unfit

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize("name", GOLDENS)
def test_the_evenings_are_told_as_they_were(name: str, tmp_path: Path) -> None:
    """Line by line, in both languages, full and on twenty cells; nothing goes wrong."""
    assert (FOLDER / name).read_text("utf-8") == make(name, tmp_path / "log")
    assert not (tmp_path / "log").exists()


@pytest.mark.parametrize("name", [name for name in GOLDENS if "-short" not in name])
def test_each_line_can_be_heard(name: str) -> None:
    """No line is blank, too short, too long or like its neighbour."""
    lines = (FOLDER / name).read_text("utf-8").splitlines()
    assert [] == unfit([line for line in lines if not line.startswith((">", "$")) and line])
