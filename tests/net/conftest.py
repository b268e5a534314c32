"""A hall on the loopback for all tests of the network."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from argon2 import PasswordHasher

from accessgames.net.hall.people import People
from tests.net.sockets import Served
from tools.clusters import MISSING, PROGRAMS, Cluster

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture(scope="session", autouse=True)
def usual_hasher() -> Iterator[PasswordHasher]:
    """Hash passphrases at the least cost, and tell what halls hash with.

    Some hundred are hashed here, each of which would take the processor a fifth of a second.
    """
    usual = People()._hasher
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(People, "_hasher", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
        yield usual


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
