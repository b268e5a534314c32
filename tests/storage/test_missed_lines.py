"""The file of lines that were not understood: bounded, strict, for its owner alone, and never in the way."""

from __future__ import annotations

import errno
import json
import os
import stat
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessgames.storage import files, missed_lines
from accessgames.storage.files import StorageError
from accessgames.storage.missed_lines import (
    MOST_BYTES,
    MOST_LINES,
    MissedFile,
    MissedLine,
    counted,
    read_missed,
    write_missed,
)
from tests.systems import not_on_windows

DAY = "2026-11-23"
MISSED = MissedLine(DAY, "iota", "cs", "command", "polozz čx2 na l46", "error-unknown-command-near")
SECRET = replace(MISSED, line="dej tam ten čx2", match="2026-11-23-0900-iota-ab12")


@pytest.fixture
def file(tmp_path: Path) -> MissedFile:
    """A file that does not exist yet, in a folder that does not either."""
    return MissedFile(tmp_path / "home" / "missed.jsonl", tmp_path / "home" / "matches", lambda: DAY)


def written(file: MissedFile, *lines: str) -> MissedFile:
    """The file with some lines in it."""
    file.path.parent.mkdir(parents=True, exist_ok=True)
    file.path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8", newline="\n")
    return file


def journal(file: MissedFile, folder: str = "") -> Path:
    """The journal of the match that `SECRET` belongs to, made empty."""
    path = file.path.parent / "matches" / folder / f"{SECRET.match}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()
    return path


def test_lines_come_back_in_their_order(file: MissedFile) -> None:
    """Each is added behind those before, also by another program."""
    other = replace(MISSED, line="kam s tím")
    assert None is file.add(MISSED)
    assert None is MissedFile(file.path, file.path.parent, lambda: DAY).add(other)
    assert (MISSED, other) == file.load().lines
    assert (0, None) == (file.load().withheld, file.load().problem)


def test_no_file_is_no_problem(file: MissedFile) -> None:
    """Nothing was kept at first, and nothing is made by looking, deleting or closing."""
    assert missed_lines.LoadedMissed() == file.load()
    file.clear()
    file.close()
    assert not file.path.parent.exists()


@not_on_windows("POSIX permissions")
def test_only_the_owner_may_read_it(file: MissedFile) -> None:
    """From its first byte, after the oldest have gone, and where somebody had opened it for all."""
    before = os.umask(0)
    try:
        file.add(MISSED)
        assert 0o600 == stat.S_IMODE(file.path.stat().st_mode)
        file.path.chmod(0o644)
        file.add(MISSED)
        assert 0o600 == stat.S_IMODE(file.path.stat().st_mode)
        for _ in range(MOST_LINES + 5):
            file.add(MISSED)
        inode = file.path.stat().st_ino
        file.close()
        assert inode != file.path.stat().st_ino
        assert 0o600 == stat.S_IMODE(file.path.stat().st_mode)
    finally:
        os.umask(before)


def test_a_line_is_one_write(file: MissedFile, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for the disk: it is not asked whether it has it."""
    writes: list[bytes] = []
    real = os.write

    def watched(descriptor: int, data: bytes) -> int:
        writes.append(bytes(data))
        return real(descriptor, data)

    file.add(MISSED)
    monkeypatch.setattr(os, "write", watched)
    monkeypatch.setattr(os, "fsync", lambda _: pytest.fail("waits for the disk"))
    file.add(MISSED)
    assert [f"{write_missed(MISSED)}\n".encode()] == writes


def test_half_a_line_of_a_program_that_was_killed(file: MissedFile) -> None:
    """What is added then begins on a line of its own; the half is told and passed over."""
    file.add(MISSED)
    whole = file.path.read_bytes()
    file.path.write_bytes(whole + whole[:30])
    assert None is file.add(SECRET)
    loaded = file.load()
    assert (MISSED, SECRET) == loaded.lines
    assert loaded.problem is not None
    assert ("error-missed-line", 2) == (loaded.problem.key, loaded.problem.args_["line"])


@pytest.mark.parametrize(
    "line",
    [
        "",
        "{",
        "[]" * 3000,
        "[" * 100_000,
        "null",
        "{}",
        write_missed(MISSED)[:-1],
        write_missed(MISSED).replace(",", ", "),
        write_missed(MISSED).replace('"day"', '"Day"'),
        write_missed(replace(MISSED, day="včera")),
        write_missed(replace(MISSED, day="٢٠٢٦-11-23")),
        write_missed(replace(MISSED, subject="../../etc")),
        write_missed(replace(MISSED, subject="")),
        write_missed(replace(MISSED, language="c" * 81)),
        write_missed(replace(MISSED, place="Command")),
        write_missed(replace(MISSED, line="")),
        write_missed(replace(MISSED, line="a\x1b[2J")),
        write_missed(replace(MISSED, line="a\nb")),
        write_missed(replace(MISSED, line="a" * 201)),
        write_missed(replace(MISSED, answer="error unknown")),
        write_missed(replace(MISSED, match="../x")),
        write_missed(MISSED).replace("čx2", "\\ud800"),
        json.dumps(
            {"day": 5, "subject": [], "language": None, "place": 1, "line": 2, "answer": 3, "match": {}}
        ),
    ],
)
def test_what_would_not_be_written_is_not_believed(file: MissedFile, line: str) -> None:
    """A stranger's file tells nothing but what this program could have written; the good lines count."""
    assert None is read_missed(line)
    loaded = written(file, line, write_missed(MISSED)).load()
    assert (MISSED,) == loaded.lines
    assert (line != "") == (loaded.problem is not None)


@given(st.binary(max_size=300))
def test_any_bytes(data: bytes) -> None:
    """Reading never raises, and nothing unprintable comes out."""
    for line in missed_lines._read_lines(data)[0]:
        assert line.fits


def test_what_can_not_be_believed_later_is_not_written(file: MissedFile) -> None:
    """Nor is there a file because of it."""
    assert None is file.add(replace(MISSED, line=""))
    assert not file.path.exists()


def test_the_oldest_go(file: MissedFile) -> None:
    """When a session is over at most so many lines are left, in so many bytes; read are never more."""
    lines = [replace(MISSED, line=f"řádek {number}") for number in range(MOST_LINES + 100)]
    written(file, *map(write_missed, lines))
    assert tuple(lines[-MOST_LINES:]) == file.load().lines
    file.close()
    assert MOST_LINES + 100 == file.path.read_bytes().count(b"\n")
    last = replace(MISSED, line="poslední")
    file.add(last)
    file.close()
    assert MOST_LINES == file.path.read_bytes().count(b"\n")
    assert (lines[-MOST_LINES + 1], last) == (file.load().lines[0], file.load().lines[-1])


def test_not_more_bytes_than_are_wanted(file: MissedFile) -> None:
    """Long lines go sooner; within one session the file never grows beyond what is read."""
    long = replace(MISSED, line="€" * 200)
    for _ in range(2000):
        file.add(long)
    assert file.path.stat().st_size <= 2 * MOST_BYTES
    assert None is file.load().problem
    file.close()
    assert MOST_BYTES - 1000 < file.path.stat().st_size <= MOST_BYTES
    assert long == file.load().lines[-1]


def test_a_file_that_is_too_large_stays_as_it_is(file: MissedFile) -> None:
    """It is told when somebody wants to hear it, and can be deleted."""
    written(file, "x" * 3 * MOST_BYTES)
    size = file.path.stat().st_size
    assert None is file.add(MISSED)
    file.close()
    assert size == file.path.stat().st_size
    problem = file.load().problem
    assert problem is not None
    assert "error-storage-large" == problem.key
    file.clear()
    assert ((), None) == (file.load().lines, file.load().problem)


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EROFS, errno.EIO, errno.EACCES])
def test_what_the_disk_refuses_is_told_once(
    file: MissedFile, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    """A full disk, one that is read only or broken: the first line says so, the others are silent."""
    file.add(MISSED)
    before = file.path.read_bytes()

    def refused(descriptor: int, data: bytes) -> int:
        raise OSError(number, "no")

    monkeypatch.setattr(os, "write", refused)
    first = file.add(MISSED)
    assert isinstance(first, StorageError)
    assert [None, None] == [file.add(MISSED), file.add(MISSED)]
    monkeypatch.undo()
    assert before == file.path.read_bytes()
    assert None is file.add(MISSED)


def test_a_folder_or_a_pipe_in_its_place(file: MissedFile) -> None:
    """Is refused with a sentence and never waited for."""
    file.path.mkdir(parents=True)
    problem = file.add(MISSED)
    assert problem is not None
    assert "error-storage-not-file" == problem.key
    read = file.load().problem
    assert read is not None
    with pytest.raises(StorageError):
        file.clear()
    if sys.platform != "win32":
        file.path.rmdir()
        os.mkfifo(file.path)
        assert None is file.add(MISSED)  # told already
        assert "error-storage-not-file" == getattr(file.load().problem, "key", "")


def test_a_folder_that_can_not_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The folder of the data is read only: nothing is made."""
    file = MissedFile(tmp_path / "home" / "missed.jsonl", tmp_path, lambda: DAY)

    def refused(self: Path, *args: object, **more: object) -> None:
        raise PermissionError(errno.EACCES, "no")

    monkeypatch.setattr(Path, "mkdir", refused)
    problem = file.add(MISSED)
    assert problem is not None
    assert "error-storage-denied" == problem.key


def test_a_disk_that_is_full_when_the_oldest_go(file: MissedFile, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is told then, all lines stay, and no draft is left."""
    written(file, *[write_missed(MISSED)] * (MOST_LINES + 1))
    file.add(MISSED)
    before = file.path.read_bytes()

    def refused(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, "no")

    monkeypatch.setattr(os, "fsync", refused)
    file.close()
    assert before == file.path.read_bytes()
    assert [file.path.name] == [path.name for path in file.path.parent.iterdir()]


def test_lines_of_a_match_that_goes_on_are_withheld(file: MissedFile) -> None:
    """From whatever window: only their number is told until its journal is put away."""
    path = journal(file)
    file.add(MISSED)
    assert None is file.add(SECRET, path)
    loaded = file.load()
    assert ((MISSED,), 1) == (loaded.lines, loaded.withheld)
    assert ((MISSED, SECRET), 0) == (file.load(SECRET.match).lines, file.load(SECRET.match).withheld)
    path.replace(journal(file, "finished"))
    assert ((MISSED, SECRET), 0) == (file.load().lines, file.load().withheld)


def test_a_journal_that_lies_elsewhere_keeps_nothing(file: MissedFile, tmp_path: Path) -> None:
    """Nobody could tell later whether such a match is over."""
    assert None is file.add(SECRET, tmp_path / f"{SECRET.match}.jsonl")
    assert not file.path.exists()


def test_a_folder_of_matches_that_can_not_be_read_withholds_everything(
    file: MissedFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rather nothing is told than what others must not hear."""
    file.add(SECRET, journal(file))

    def refused(path: object) -> None:
        raise PermissionError(errno.EACCES, "no")

    monkeypatch.setattr(os, "scandir", refused)
    loaded = file.load()
    assert ((), "error-storage-denied") == (loaded.lines, getattr(loaded.problem, "key", ""))


def test_equal_lines_count_together() -> None:
    """Of one game and language, the newest first, each with the newest of its kind."""
    english = replace(MISSED, language="en")
    lines = (MISSED, english, replace(MISSED, line="kam"), replace(MISSED, line="POLOZZ čx2 na l46"))
    found = counted(lines, str.casefold)
    assert [("POLOZZ čx2 na l46", 2), ("kam", 1), ("polozz čx2 na l46", 1)] == [
        (one.last.line, one.count) for one in found
    ]
    assert english == found[-1].last


def test_its_place() -> None:
    """Beside the records, in the folder of the data."""
    assert files.data_folder() / "not-understood.jsonl" == files.missed_path()
