"""Deleting a match that waits: all of it goes, nothing else does, and none that is open goes at all."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.engine import GameError
from accessgames.storage.journal_files import resume_journal
from accessgames.storage.saved_matches import delete_match, saved_matches
from accessgames.storage.seed_files import seed_path
from tests.storage.helpers import saved

if TYPE_CHECKING:
    from pathlib import Path


def names(folder: Path) -> list[str]:
    """What lies in a folder."""
    return sorted(path.name for path in folder.iterdir())


def changed(path: Path) -> Path:
    """Let somebody write behind the last line of a journal."""
    path.write_bytes(path.read_bytes() + b"junk\n")
    return path


def test_a_match_goes_with_its_seed_and_no_other_does(tmp_path: Path) -> None:
    """The journal and the file of its seed, of this match alone."""
    path, other = saved(tmp_path, 3, "3"), saved(tmp_path, 5, "5")
    for one in (path, other):
        seed_path(one).write_text("secret", encoding="utf-8")
    delete_match(path)
    assert sorted((other.name, seed_path(other).name)) == names(tmp_path)
    assert [other] == [match.path for match in saved_matches(tmp_path)]


def test_a_match_that_is_open_stays_whole(tmp_path: Path) -> None:
    """Another window goes on with it; its seed stays, too."""
    path = saved(tmp_path)
    seed_path(path).write_text("secret", encoding="utf-8")
    with resume_journal(path).file, pytest.raises(GameError, match="error-storage-locked"):
        delete_match(path)
    assert sorted((path.name, seed_path(path).name)) == names(tmp_path)


def test_a_changed_match_leaves_no_copy(tmp_path: Path) -> None:
    """To delete it does not repair it: nothing is listed afterwards."""
    delete_match(changed(saved(tmp_path)))
    assert [] == names(tmp_path)


def test_a_repaired_match_goes_with_what_it_was_repaired_from(tmp_path: Path) -> None:
    """Else the match that was deleted would be listed again."""
    path = changed(saved(tmp_path))
    resume_journal(path).file.close()
    (match,) = saved_matches(tmp_path)
    assert path != match.path
    delete_match(match.path)
    assert [] == names(tmp_path)


def test_a_file_of_a_like_name_is_no_relative(tmp_path: Path) -> None:
    """Another match under the name of a copy stays."""
    path, other = saved(tmp_path, 3, "3"), saved(tmp_path, 5, "5")
    stranger = other.rename(path.with_name(f"{path.stem}.repaired-1.jsonl"))
    delete_match(path)
    assert [stranger.name] == names(tmp_path)


@pytest.mark.parametrize("content", ["", "no journal\n"])
def test_what_is_no_match_is_not_deleted(tmp_path: Path, content: str) -> None:
    """Whatever somebody put there."""
    path = tmp_path / "notes.jsonl"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(GameError):
        delete_match(path)
    assert [path.name] == names(tmp_path)


def test_a_match_that_is_not_there_any_more(tmp_path: Path) -> None:
    """Two windows delete the same: the second hears that it is gone."""
    path = saved(tmp_path)
    delete_match(path)
    with pytest.raises(GameError, match="error-storage-missing"):
        delete_match(path)
