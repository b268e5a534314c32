"""`tests/conftest.py`: every test has a home of its own, and examples are drawn the same way each time."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import platformdirs
import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(scope="module", autouse=True)
def outside() -> Iterator[None]:
    """A variable of the person who runs the suite, set before the home of a test is made."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ACCESSGAMES_TEST_OF_THE_HOUSE", "1")
        yield


def test_home_is_empty_and_temporary(home: Path) -> None:
    """The home folder is the test's own, and starts empty."""
    assert home == Path.home()
    assert list(home.iterdir()) == []


@pytest.mark.parametrize("kind", ["config", "data", "state", "cache"])
def test_platform_folders_are_at_home(home: Path, kind: str) -> None:
    """Whatever the platform calls the folder of settings or matches, it lies in the test's home."""
    folder = getattr(platformdirs, f"user_{kind}_path")("accessgames", appauthor=False)
    assert folder.is_relative_to(home)


def test_own_variables_are_gone() -> None:
    """No ACCESSGAMES_ variable of the person who runs the suite reaches a test."""
    own = [name for name in os.environ if name.startswith("ACCESSGAMES_")]
    assert own == ["ACCESSGAMES_PROGRESS"]


def test_examples_are_repeatable() -> None:
    """The usual Hypothesis profile draws the same examples in each run and has no deadline."""
    profile = settings.get_profile("ci")
    assert profile.derandomize
    assert profile.deadline is None
