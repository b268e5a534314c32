"""What every test of a door without a program shares."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.net.halls import OpenHall

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[OpenHall]:
    """A hall with all its doors; nothing went wrong in it that nobody thought of."""
    with OpenHall(tmp_path / "hall") as served:
        yield served
    assert "" == served.log
