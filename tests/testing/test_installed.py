"""Pig really installed, as a package of its own, keeps the contract of all games."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.games import game_ids
from tests.testing.packages import CONTRACT, check, install, write_pig

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which pip has installed Pig."""
    source, target = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("target")
    write_pig(source)
    install(source, target)
    return target


def test_one_test_file_is_the_whole_contract(installed: Path, tmp_path: Path) -> None:
    """Three lines in a package of somebody else run all of it; nothing of our tests/ is imported."""
    (tmp_path / "test_contract.py").write_text(CONTRACT.format(game="pig"), encoding="utf-8")
    said = check(installed, tmp_path)
    assert "passed" in said
    assert "failed" not in said


def test_the_contract_runs_without_any_file(installed: Path, tmp_path: Path) -> None:
    """The command line names the game; as many tests are found as by a file."""
    words = ("-p", "accessgames.testing.plugin", "--collect-only", "--game", "pig")
    listed = check(installed, tmp_path, *words, "--pyargs", "accessgames.testing.contract")
    (tmp_path / "test_contract.py").write_text(CONTRACT.format(game="pig"), encoding="utf-8")
    filed = check(installed, tmp_path, *words)
    assert _named(filed) - {"test_nothing_came_from_the_tests_of_the_project"} == _named(listed)
    assert not any(game in name for name in _named(listed) for game in game_ids())


def _named(said: str) -> set[str]:
    return {line.rpartition("::")[2] for line in said.splitlines() if "::" in line}
