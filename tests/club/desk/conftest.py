from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.club.desk.helpers import linear

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give each test folders of its own, and let files without a folder lie there."""
    monkeypatch.setenv("ACCESSGAMES_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    return tmp_path


__all__ = ["home", "linear"]
