"""The desk tells what was counted of finished matches, and asks before it is deleted."""

from __future__ import annotations

import io
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from accessgames.cli.launch import DiskStore
from accessgames.club.desk.console_sessions import start_conversation
from accessgames.personal.database import PersonalFile, personal_path
from accessgames.personal.records import PersonalRecords
from accessgames.personal.results import count, counted
from accessgames.storage.progress import Record, RecordsFile
from tests.club.desk.goldens import launch
from tests.personal.test_results import WON, result

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> PersonalFile:
    """The personal file of a computer without a club on which a match was counted."""
    monkeypatch.setenv("ACCESSGAMES_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    own = PersonalFile(personal_path())
    count(own, [result(1, WON)])
    return own


def told(own: PersonalFile | None, *lines: str, records: PersonalRecords | None = None) -> list[str]:
    """Hold a conversation and return what was told."""
    heard = io.StringIO()
    assert 0 == start_conversation(replace(launch(lines, heard, DiskStore()), personal=own, records=records))
    return heard.getvalue().splitlines()


def test_it_is_told(own: PersonalFile) -> None:
    """As anywhere; where nothing is kept that is said."""
    assert "IOTA, Jana: 1 partie, vyhráno 1." in told(own, "statistika")
    assert "Tady se statistiky nevedou." in told(None, "statistika")


def test_records_are_told(own: PersonalFile) -> None:
    """Of all games, or of the one that is named."""
    book = PersonalRecords(own, RecordsFile(own.path.with_name("records.jsonl")))
    book.save([Record("iota", "turn", "Jana", 40, "points", lower=False)])
    for words in ("rekordy", "rekordy iota"):
        assert "nejlepší tah: 40 bodů, Jana." in told(own, words, records=book)


def test_deleting_asks_once(own: PersonalFile) -> None:
    """A no and no answer keep it, a yes deletes; by a question mark nothing is deleted."""
    for lines in (("statistika smaž", "ne"), ("statistika smaž",), ("statistika smaž?", "ano")):
        assert not any("smazané" in line for line in told(own, *lines))
    assert 1 == len(counted(own))
    assert any("smazané" in line for line in told(own, "statistika smaž", "ano"))
    assert () == counted(own)
