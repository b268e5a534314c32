from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from accessgames.storage.files import (
    StorageError,
    create_file,
    keep_folder,
    lock_file,
    open_plain,
    read_all,
    read_plain,
    write_all,
)
from tests.storage.helpers import put_something_else
from tests.systems import not_on_windows

if TYPE_CHECKING:
    from pathlib import Path

posix = not_on_windows("Windows has no such things among its files")


@posix
@pytest.mark.parametrize("kind", ["folder", "pipe", "device", "socket"])
def test_only_regular_files_are_opened(kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder, pipe, device or socket is refused at once, without waiting for somebody at its other end."""
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "thing"
    kept = put_something_else(path, kind)
    try:
        with pytest.raises(StorageError) as caught:
            open_plain(path, os.O_RDONLY)
    finally:
        if kept is not None:
            kept.close()
    assert "error-storage-not-file" == caught.value.key


@posix
def test_a_file_that_becomes_a_pipe_meanwhile_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between looking and opening a name can change: what was opened is looked at again."""
    path, regular = tmp_path / "thing", tmp_path / "regular"
    put_something_else(path, "pipe")
    regular.write_bytes(b"")
    status = regular.stat()
    monkeypatch.setattr(type(path), "stat", lambda _: status)
    with pytest.raises(StorageError) as caught:
        open_plain(path, os.O_RDONLY)
    assert "error-storage-not-file" == caught.value.key


@posix
def test_links_to_regular_files_are_followed(tmp_path: Path) -> None:
    """A folder of matches may be linked from elsewhere; a loop of links is an error of the system."""
    (tmp_path / "real").write_bytes(b"abc")
    (tmp_path / "link").symlink_to(tmp_path / "real")
    assert b"abc" == read_plain(tmp_path / "link", 10)
    put_something_else(tmp_path / "loop", "loop")
    with pytest.raises(OSError, match="loop"):
        read_plain(tmp_path / "loop", 10)


def test_what_exists_is_not_created_again(tmp_path: Path) -> None:
    """Creating never touches what is there, be it a file or a dangling link."""
    path = tmp_path / "file"
    descriptor = create_file(path, os.O_WRONLY)
    assert descriptor is not None
    os.close(descriptor)
    assert create_file(path, os.O_WRONLY) is None


@pytest.mark.parametrize("size", [0, 1, 99, 100])
def test_files_up_to_the_bound_are_read(size: int, tmp_path: Path) -> None:
    """The bound itself is allowed."""
    path = tmp_path / "file"
    path.write_bytes(b"x" * size)
    assert b"x" * size == read_plain(path, 100)


@pytest.mark.parametrize("size", [101, 5000, 2**33])
def test_larger_files_are_refused_unread(size: int, tmp_path: Path) -> None:
    """A gigantic file costs no memory: only one byte more than allowed is ever read."""
    path = tmp_path / "file"
    with path.open("wb") as file:
        file.truncate(size)
    with pytest.raises(StorageError) as caught:
        read_plain(path, 100)
    assert "error-storage-large" == caught.value.key


def test_a_bound_is_told_in_kilobytes(tmp_path: Path) -> None:
    """The sentence says what would be right."""
    path = tmp_path / "file"
    path.write_bytes(b"x" * 5000)
    with pytest.raises(StorageError) as caught:
        read_plain(path, 4096)
    assert 4 == caught.value.args_["most"]


def test_files_are_read_and_written_in_portions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The system may take or give less than asked for; nothing gets lost."""
    real_write, real_read = os.write, os.read
    monkeypatch.setattr(os, "write", lambda fd, data: real_write(fd, bytes(data)[:7]))
    monkeypatch.setattr(os, "read", lambda fd, most: real_read(fd, min(most, 5)))
    path = tmp_path / "file"
    descriptor = create_file(path, os.O_RDWR)
    assert descriptor is not None
    write_all(descriptor, b"0123456789" * 10)
    assert b"0123456789" * 10 == read_all(path, descriptor, 1000)
    os.close(descriptor)


OTHER_PROGRAM = """
import os, sys
from pathlib import Path
from accessgames.storage.files import lock_file
lock_file(Path(sys.argv[1]), os.open(sys.argv[1], os.O_RDWR))
"""


def test_a_locked_file_is_refused_to_other_programs(tmp_path: Path) -> None:
    """While one program writes, another is told so; afterwards it may."""
    path = tmp_path / "file"
    path.write_bytes(b"")
    descriptor = os.open(path, os.O_RDWR)
    lock_file(path, descriptor)
    call = [sys.executable, "-c", OTHER_PROGRAM, str(path)]
    refused = subprocess.run(call, capture_output=True, text=True, check=False)
    os.close(descriptor)
    assert "error-storage-locked" in refused.stderr
    assert 0 == subprocess.run(call, check=False).returncode


def test_a_lock_does_not_move_what_is_written(tmp_path: Path) -> None:
    """What is written stands where it would without a lock; on Windows a gigabyte of zeros came first."""
    path = tmp_path / "file"
    path.write_bytes(b"abcdef")
    descriptor = os.open(path, os.O_RDWR)
    try:
        os.lseek(descriptor, 2, os.SEEK_SET)
        lock_file(path, descriptor)
        write_all(descriptor, b"xy")
    finally:
        os.close(descriptor)
    assert b"abxyef" == path.read_bytes()


def test_keeping_a_folder_asks_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The names in a folder are synchronised too, or a new file could vanish with the power."""
    asked: list[int] = []
    monkeypatch.setattr(os, "fsync", asked.append)
    keep_folder(tmp_path)
    assert (0 if sys.platform == "win32" else 1) == len(asked)
