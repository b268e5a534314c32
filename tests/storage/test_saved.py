from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

import pytest

from accessgames.engine import Match
from accessgames.storage.files import StorageError
from accessgames.storage.journal_files import resume_journal
from accessgames.storage.saved_matches import saved_matches
from tests.engine.helpers import PIG, AnyMatch, header, table
from tests.storage.helpers import STARTED, put_something_else, saved
from tests.systems import not_under_wine

if TYPE_CHECKING:
    from pathlib import Path


def touch(path: Path, seconds: int) -> None:
    """Say when a file was written last."""
    os.utime(path, (seconds, seconds))


def test_the_match_played_last_comes_first(tmp_path: Path) -> None:
    """Not the start counts but the last action."""
    paths = [saved(tmp_path, actions, str(actions)) for actions in (3, 5, 7)]
    for path, seconds in zip(paths, (2000, 3000, 1000), strict=True):
        touch(path, seconds)
    found = saved_matches(tmp_path)
    assert [paths[1], paths[0], paths[2]] == [match.path for match in found]
    assert [5, 3, 7] == [match.actions for match in found]
    assert header(PIG, seed="5") == found[0].header
    assert found[0].damage is None


def test_the_list_has_a_limit(tmp_path: Path) -> None:
    """Only as many as wanted are read, the newest ones."""
    for number in range(5):
        touch(saved(tmp_path, number), number)
    assert [4, 3] == [match.actions for match in saved_matches(tmp_path, limit=2)]


def test_actions_that_were_taken_back_do_not_count(tmp_path: Path) -> None:
    """The list tells how far the match is."""
    resumed = resume_journal(saved(tmp_path, 0))
    with resumed.file as file:
        match: AnyMatch = Match.replay(PIG, resumed.journal, file)
        for command in ("roll", "undo", "roll"):
            if command == "undo":
                match.undo(0)
            else:
                match.submit(0, PIG.parse_action(command))
        table(match).advance()
    assert [2] == [match.actions for match in saved_matches(tmp_path)]


def test_no_folder_means_no_matches(tmp_path: Path) -> None:
    """Whoever has never played has an empty list."""
    assert () == saved_matches(tmp_path / "none")


def test_finished_matches_are_not_listed(tmp_path: Path) -> None:
    """They lie in a folder of their own."""
    path = saved(tmp_path / "matches")
    assert 1 == len(saved_matches(path.parent))
    resume_journal(path).file.finish()
    assert () == saved_matches(path.parent)


def test_a_torn_match_is_listed_with_its_damage(tmp_path: Path) -> None:
    """It can be gone on with, so it is offered."""
    path = saved(tmp_path, 4)
    path.write_bytes(path.read_bytes()[:-3])
    (match,) = saved_matches(tmp_path)
    assert 3 == match.actions
    assert match.damage is not None
    assert "error-journal-torn" == match.damage.key


def test_a_changed_match_gives_way_to_its_repaired_copy(tmp_path: Path) -> None:
    """Before the repair the changed file is offered, afterwards the copy that goes on."""
    path = saved(tmp_path, 4)
    path.write_bytes(path.read_bytes() + b"junk\n")
    assert [path] == [match.path for match in saved_matches(tmp_path)]
    with resume_journal(path).file as file:
        pass
    assert [file.path] == [match.path for match in saved_matches(tmp_path)]


def test_junk_in_the_folder_is_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Foreign, empty, gigantic and unreadable files, folders and pipes hide no match."""
    monkeypatch.chdir(tmp_path)
    good = saved(tmp_path)
    (tmp_path / "empty.jsonl").write_bytes(b"")
    (tmp_path / "foreign.jsonl").write_bytes(b"\xff" * 1000)
    (tmp_path / "notes.txt").write_text("notes")
    (tmp_path / "copy.jsonl.bak").write_bytes(good.read_bytes())
    with (tmp_path / "gigantic.jsonl").open("wb") as file:
        file.truncate(2**33)
    put_something_else(tmp_path / "folder.jsonl", "folder")
    if sys.platform != "win32":
        (tmp_path / "line\nbreak.jsonl").write_bytes(good.read_bytes())
        for kind in ("pipe", "loop", "device"):
            put_something_else(tmp_path / f"{kind}.jsonl", kind)
    assert [good] == [match.path for match in saved_matches(tmp_path)]


@not_under_wine("calls a file in place of a folder a wrong name")
def test_a_folder_that_is_a_file_is_told(tmp_path: Path) -> None:
    """That the matches cannot be looked for is not the same as having none."""
    (tmp_path / "matches").write_bytes(b"")
    with pytest.raises(StorageError) as caught:
        saved_matches(tmp_path / "matches")
    assert "error-storage-not-folder" == caught.value.key


def test_the_date_of_the_start_is_in_the_name(tmp_path: Path) -> None:
    """The path can be told to people who look for the file."""
    saved(tmp_path)
    (match,) = saved_matches(tmp_path)
    assert match.path.name.startswith(f"{STARTED:%Y-%m-%d-%H%M}-pig-")
