"""Places for a store: a file, and a database of PostgreSQL where it is installed."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

import pytest

from tests.net.store.clusters import MISSING, PROGRAMS, Cluster

if TYPE_CHECKING:
    from collections.abc import Iterator

Place: TypeAlias = Path | str
"""Where a store is."""

_NUMBERS = itertools.count()


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A cluster for all tests that do not break it."""
    if PROGRAMS is None:
        pytest.skip(MISSING)
    with Cluster() as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """A new place of each engine."""
    if request.param == "sqlite":
        return tmp_path / "hall.sqlite"
    running: Cluster = request.getfixturevalue("cluster")
    return running.database(f"house{next(_NUMBERS)}")
