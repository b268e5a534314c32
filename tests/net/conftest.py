"""A hall on the loopback for all tests of the network."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.net.sockets import Served
from tools.clusters import MISSING, PROGRAMS, Cluster

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A cluster for all tests that do not break it."""
    if PROGRAMS is None:
        pytest.skip(MISSING)
    with Cluster() as running:
        yield running


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    """A hall on the loopback."""
    with Served(tmp_path / "hall.sqlite") as hall:
        yield hall
