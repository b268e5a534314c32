"""`accessgames not-understood`: the lines that were not understood, listed and written into a file."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING

import pytest

from accessgames.cli.launch import missed_file
from accessgames.storage.missed_lines import MissedLine

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Run

MISSED = MissedLine("2026-11-23", "iota", "cs", "command", "polozz čx2", "error-unknown-command")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Folders of a computer on which two equal lines were kept."""
    monkeypatch.setenv("ACCESSGAMES_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    missed_file().add(MISSED)
    missed_file().add(MISSED)
    return tmp_path


@pytest.mark.parametrize("name", ["nerozpoznane", "not-understood", "nepochopené"])
def test_they_are_listed(run: Run, name: str) -> None:
    """Equal ones together; whether more are kept is told, too."""
    told = run(name).lines
    assert ["Ke čtení je 1 nerozpoznaný řádek, zapisování je vypnuto."] == told[:1]
    assert ["„polozz čx2“, napsáno 2krát, IOTA"] == told[1:]


def test_a_document(run: Run) -> None:
    """With all that was kept."""
    assert [{**asdict(MISSED), "count": 2}] == run("not-understood", "--json").document


def test_a_file_that_can_be_sent(run: Run, home: Path) -> None:
    """One that exists is not overwritten."""
    assert "ven.txt" in run("nerozpoznane", "--soubor", "ven.txt").lines[0]
    before = (home / "ven.txt").read_bytes()
    assert "polozz čx2 =>" in before.decode().splitlines()
    assert 1 == run("nerozpoznane", "--soubor", "ven.txt").code
    assert before == (home / "ven.txt").read_bytes()
