"""The disk as the shell uses it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.cli.launch import DiskStore
from accessgames.engine import Header, Match, SeatSpec
from accessgames.shell.settings import KEPT
from accessgames.storage.files import StorageError, log_path
from accessgames.storage.journal_files import load_journal
from tests.pig import ROOM

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where everything of this user goes."""
    monkeypatch.setenv("ACCESSGAMES_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def test_without_a_file_settings_have_their_defaults(folder: Path) -> None:
    """Nobody needs a file of settings, and looking for one makes none."""
    store = DiskStore()
    assert {setting.key: str(setting.default) for setting in KEPT} == store.load_settings()
    assert None is store.problem
    assert not folder.exists()


def test_settings_last(folder: Path) -> None:
    """What was saved is there for the next session."""
    store = DiskStore()
    store.save_settings({**store.load_settings(), "profile": "zrak", "name": "Jana"})
    again = DiskStore().load_settings()
    assert ("zrak", "Jana") == (again["profile"], again["name"])


def test_a_broken_file_is_told_and_replaced_by_defaults(folder: Path) -> None:
    """What can't be read is reported once, and the program goes on."""
    folder.mkdir()
    (folder / "settings.toml").write_text('profile = "mys"\n', encoding="utf-8")
    store = DiskStore()
    assert "ctecka" == store.load_settings()["profile"]
    assert store.problem is not None
    assert "profile" == store.problem.args_["key"]


def test_settings_that_cannot_be_saved(folder: Path) -> None:
    """A file in the way of the folder is a mistake with a sentence, not a traceback."""
    folder.touch()
    store = DiskStore()
    with pytest.raises(StorageError):
        store.save_settings(store.load_settings())


def test_a_match_has_a_journal_of_its_own(folder: Path) -> None:
    """A new match is written line by line into a new file among the matches."""
    header = Header("pig", 1, (SeatSpec("Jana"), SeatSpec("Petr")), ROOM.game.setup(2, {}).options, "7")
    for count in (1, 2):
        with DiskStore().create(header) as kept:
            Match(ROOM.game, header, kept)
            assert folder / "matches" == kept.path.parent
            assert header == load_journal(kept.path).header
        assert count == len(list((folder / "matches").iterdir()))


def test_the_log_lies_beside_the_matches(folder: Path) -> None:
    """Details of unexpected errors go to a file in the same home."""
    assert folder / "accessgames.log" == log_path()
