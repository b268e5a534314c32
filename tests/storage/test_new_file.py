"""Files that did not exist before: whole or not at all, never over another one."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from accessgames.storage import files
from accessgames.storage.files import write_new
from tests.systems import not_under_wine


def test_a_new_file_has_all_of_it(tmp_path: Path) -> None:
    """Under its name, and nothing else is left in the folder."""
    path = write_new(str(tmp_path / "deska.brf"), b"cells\r\n")
    assert tmp_path / "deska.brf" == path
    assert b"cells\r\n" == path.read_bytes()
    assert [path] == list(tmp_path.iterdir())


@not_under_wine("does not see a link that leads nowhere")
def test_an_existing_file_stays_as_it_is(tmp_path: Path) -> None:
    """Also a link that leads nowhere: following it would write where nobody looks."""
    (tmp_path / "deska.brf").write_bytes(b"old")
    (tmp_path / "link.brf").symlink_to(tmp_path / "nowhere")
    for name in ("deska.brf", "link.brf"):
        with pytest.raises(FileExistsError):
            write_new(str(tmp_path / name), b"new")
    assert b"old" == (tmp_path / "deska.brf").read_bytes()
    assert 2 == len(list(tmp_path.iterdir()))


def test_somebody_else_may_be_faster(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that appeared while ours was being written is not touched."""
    path = tmp_path / "deska.brf"
    written = os.fsync

    def meanwhile(descriptor: int) -> None:
        written(descriptor)
        path.write_bytes(b"theirs")

    monkeypatch.setattr(os, "fsync", meanwhile)
    with pytest.raises(FileExistsError):
        write_new(str(path), b"ours")
    assert b"theirs" == path.read_bytes()
    assert [path] == list(tmp_path.iterdir())


def test_where_there_are_no_links_it_is_renamed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As on memory cards; what stands there already is seen there, too."""

    def unknown(source: object, target: object) -> None:
        raise PermissionError(1, "no links here", str(source), None, str(target))

    monkeypatch.setattr(os, "link", unknown)
    path = write_new(str(tmp_path / "deska.brf"), b"cells")
    assert b"cells" == path.read_bytes()
    assert [path] == list(tmp_path.iterdir())
    with pytest.raises(FileExistsError):
        files.publish(path, path)


def test_a_failure_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A full disk is told by the system; half a file is worse than none."""

    def full(descriptor: int, data: bytes) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(files, "write_all", full)
    with pytest.raises(OSError, match="No space left"):
        write_new(str(tmp_path / "deska.brf"), b"cells")
    assert [] == list(tmp_path.iterdir())


def test_folders_and_names_that_cannot_be(tmp_path: Path) -> None:
    """The system's own errors, and ValueError where there can be no such name."""
    with pytest.raises(FileNotFoundError):
        write_new(str(tmp_path / "neni" / "deska.brf"), b"")
    with pytest.raises(FileExistsError):
        write_new(str(tmp_path), b"")
    with pytest.raises(ValueError, match="nikdo"):
        write_new("~nikdo-takovy/deska.brf", b"")
    with pytest.raises(ValueError, match="null"):
        write_new(str(tmp_path / "a\0b.brf"), b"")


def test_the_home_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A tilde means it, as in a shell."""
    monkeypatch.setattr(Path, "expanduser", lambda path: tmp_path / path.name)
    assert tmp_path / "deska.brf" == write_new("~/deska.brf", b"cells")


def test_drafts_of_killed_programs_are_removed(tmp_path: Path) -> None:
    """The next file written into the folder clears what nobody is at any more, and nothing else."""
    dead, busy = (tmp_path / f".accessgames-{digit * 32}.part" for digit in "01")
    foreign = tmp_path / ".other.part"
    for path in (dead, busy, foreign):
        path.write_bytes(b"half")
        os.utime(path, (0, 0))  # Windows leaves young ones alone
    with busy.open("r+b") as file:
        files.lock_file(busy, file.fileno())
        path = write_new(str(tmp_path / "deska.brf"), b"cells")
        assert {path, busy, foreign} == set(tmp_path.iterdir())
    files.replace_whole(path, b"more")
    assert {path, foreign} == set(tmp_path.iterdir())
