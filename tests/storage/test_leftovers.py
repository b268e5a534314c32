"""What killed programs leave among the matches: cleared where nothing is lost with it, else left alone."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

from accessgames.cli.launch import DiskStore
from accessgames.cli.material import open_room
from accessgames.engine.luck import SecretSeed
from accessgames.storage import files
from accessgames.storage.journal_files import create_journal, resume_journal
from accessgames.storage.seed_files import keep_seed, seed_path
from tests.storage.helpers import STARTED, saved

if TYPE_CHECKING:
    from pathlib import Path

SECRET = SecretSeed("0123456789abcdef0123456789abcdef")
STEM = "2026-11-22-1000-pig-00aa"


def names(folder: Path) -> set[str]:
    """What lies in a folder."""
    return {path.name for path in folder.iterdir()}


def test_a_match_that_never_began_is_cleared(tmp_path: Path) -> None:
    """Killed between the seed and the header; the next match clears both, also a copy that is empty."""
    for stem in (STEM, f"{STEM}.repaired-1"):
        (tmp_path / f"{stem}.jsonl").touch()
        keep_seed(tmp_path / f"{stem}.jsonl", SECRET)
    with create_journal(tmp_path, "pig", STARTED) as file:
        assert {file.path.name} == names(tmp_path)


def test_a_header_that_can_not_be_written_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk is full right at the header: what was written of it is cut, and journal and seed go."""
    file = create_journal(tmp_path, "pig", STARTED, SECRET)

    def full(_descriptor: int) -> None:
        raise OSError(28, "full")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(files.StorageError):
        file("header\n")
    file.close()
    assert set() == names(tmp_path)


DRAFT = f".accessgames-{'0' * 32}.part"


def leave_a_draft(folder: Path) -> None:
    """A draft that somebody left long ago: Windows, where nobody can tell, leaves young ones alone."""
    (folder / DRAFT).write_bytes(b"half")
    os.utime(folder / DRAFT, (0, 0))


@pytest.mark.parametrize("folder", ["", "config", files.MATCHES_FOLDER])
def test_a_start_clears_drafts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, folder: str) -> None:
    """The draft of a record, a setting or a journal, left by a failing disk; what is being written stays."""
    monkeypatch.setenv(files.HOME_VARIABLE, str(tmp_path))
    monkeypatch.setattr(files, "config_folder", lambda: tmp_path / "config")
    own = tmp_path / folder
    own.mkdir(exist_ok=True)
    leave_a_draft(own)
    with files.draft_beside(own / "other", b"being written") as busy:
        leave_a_draft(own)
        assert [] == list(DiskStore().interrupted(open_room))
        create_journal(files.matches_folder(), "pig", STARTED).close()
        assert (busy.name,) == tuple(sorted(name for name in names(own) if name.endswith(".part")))


def test_a_file_that_is_there_already_ends_a_draft_as_well(tmp_path: Path) -> None:
    """The first writing published the file and could not remove its draft; the second is refused."""
    path = files.write_new(str(tmp_path / "klub.txt"), b"whole")
    leave_a_draft(tmp_path)
    with pytest.raises(FileExistsError):
        files.write_new(str(path), b"again")
    assert {path.name} == names(tmp_path)


def test_resuming_clears_as_well(tmp_path: Path) -> None:
    """Whoever only goes on never begins a match."""
    path = saved(tmp_path)
    (tmp_path / f"{STEM}.jsonl").touch()
    resume_journal(path).file.close()
    assert {path.name} == names(tmp_path)


def test_what_may_be_of_use_stays(tmp_path: Path) -> None:
    """A journal that somebody cut, one that a program is at, a seed without journal, foreign names."""
    cut = tmp_path / f"{STEM}.jsonl"
    keep_seed(cut, SECRET)
    cut.touch()
    os.utime(seed_path(cut), ns=(1, 1))
    keep_seed(tmp_path / "2026-11-22-1000-pig-00bb.jsonl", SECRET)
    for name in ("mine.jsonl", "mine.seed", "2026-11-22-1000-pig-00cc.txt"):
        (tmp_path / name).touch()
    with create_journal(tmp_path, "pig", STARTED, SECRET) as file:
        before = names(tmp_path)
        create_journal(tmp_path, "pig", STARTED).close()
        assert before <= names(tmp_path)
        assert {cut.name, seed_path(cut).name, seed_path(file.path).name} < before


def test_a_seed_that_moved_with_its_match_is_cleared(tmp_path: Path) -> None:
    """Killed before the old one was removed; another seed of the same name stays."""
    finished = tmp_path / files.FINISHED_FOLDER
    finished.mkdir()
    other = SecretSeed("f" * 32)
    for number, secret in ((1, SECRET), (2, other)):
        path = tmp_path / f"2026-11-22-1000-pig-000{number}.jsonl"
        keep_seed(path, SECRET)
        (finished / path.name).write_text("{}\n", encoding="utf-8")
        keep_seed(finished / path.name, secret)
    create_journal(tmp_path, "pig", STARTED).close()
    left = {path.name for path in tmp_path.glob("*.seed")}
    assert {"2026-11-22-1000-pig-0002.seed"} == left


def test_a_copy_beside_gets_its_name_when_it_is_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever is killed while copying leaves no empty or half journal of that name."""
    path = saved(tmp_path)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:3], b"spoiled\n", *lines[4:]]))
    seen: list[tuple[bytes, set[str]]] = []
    publish = files.publish

    def watched(draft: Path, target: Path) -> None:
        seen.append((draft.read_bytes(), {name for name in names(tmp_path) if "repaired" in name}))
        publish(draft, target)

    monkeypatch.setattr(files, "publish", watched)
    with resume_journal(path).file as copy:
        assert b"".join(lines[:3]) == copy.path.read_bytes()
    assert [(b"".join(lines[:3]), set())] == seen


def test_a_copy_that_can_not_be_written_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The folder is as it was."""
    path = saved(tmp_path)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:3], b"spoiled\n", *lines[4:]]))

    def full(_draft: Path, _target: Path) -> None:
        raise OSError(28, "full")

    monkeypatch.setattr(files, "publish", full)
    with pytest.raises(files.StorageError):
        resume_journal(path)
    assert {path.name} == names(tmp_path)
