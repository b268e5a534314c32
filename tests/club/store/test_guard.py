from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from accessgames.club.store import integrity
from accessgames.club.store.database import create_club_file, open_club_file, read_club_file
from accessgames.engine import Stream
from accessgames.storage import databases
from accessgames.storage.files import StorageError
from tests.club.store.helpers import ARCHIVE
from tests.systems import not_on_windows

Change = Callable[[sqlite3.Connection], object]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A good club, closed."""
    path = tmp_path / "klub.club"
    create_club_file(path, ARCHIVE).close()
    return path


def refused(path: Path) -> str:
    """Open a file in both ways; both have to refuse it in the same words, and to leave it as it was."""
    before = path.read_bytes()
    keys = set()
    for opening in (read_club_file, open_club_file):
        with pytest.raises(StorageError) as error:
            opening(path)
        keys.add(error.value.key)
    assert before == path.read_bytes()
    assert 1 == len(keys)
    return keys.pop()


def changed(path: Path, *statements: str) -> None:
    connection = sqlite3.connect(path)
    for statement in statements:
        connection.execute(statement)
    connection.commit()
    connection.close()


@pytest.mark.parametrize(
    "data",
    [b"", b"SQLite format 3\x00", b"x" * 5000, "Milá redakce".encode() * 100],
    ids=["0", "16", "x", "text"],
)
def test_files_that_are_no_database(tmp_path: Path, data: bytes) -> None:
    """Anything that is no SQLite file is foreign, an empty file too."""
    path = tmp_path / "x.club"
    path.write_bytes(data)
    assert "club-error-file-foreign" == refused(path)


def test_a_database_of_another_program(tmp_path: Path) -> None:
    """A database without our number in its header is foreign."""
    path = tmp_path / "x.club"
    changed(path, "CREATE TABLE club (name TEXT NOT NULL)")
    assert "club-error-file-foreign" == refused(path)


def test_a_club_of_a_later_program(path: Path) -> None:
    """Another version is named instead of being misread."""
    changed(path, "PRAGMA user_version=7")
    assert "club-error-file-version" == refused(path)


def test_a_write_ahead_log_is_not_even_opened(path: Path) -> None:
    """Opening it would write files beside it, so it is foreign, and nothing is written."""
    changed(path, "PRAGMA journal_mode=WAL")
    before = sorted(entry.name for entry in path.parent.iterdir())
    assert "club-error-file-foreign" == refused(path)
    after = sorted(entry.name for entry in path.parent.iterdir() if not entry.name.endswith(".lock"))
    assert [name for name in before if not name.endswith(".lock")] == after


@pytest.mark.parametrize(
    "statement",
    [
        "CREATE TRIGGER t AFTER INSERT ON line BEGIN DELETE FROM line; END",
        "CREATE VIEW v AS SELECT * FROM line",
        "CREATE TABLE t (x)",
        "CREATE INDEX i ON line (text)",
        "CREATE VIRTUAL TABLE f USING fts5(x)",
    ],
)
def test_whatever_does_not_belong_there_is_refused(path: Path, statement: str) -> None:
    """Triggers, views, further tables and indexes are refused before anything of them could run."""
    changed(path, statement)
    assert "club-error-file-strange" == refused(path)


def test_a_table_made_otherwise_is_refused(path: Path) -> None:
    """A table of our name with other columns, or with a default that computes, is not ours."""
    changed(path, "DROP TABLE record", "CREATE TABLE record (digest TEXT, text TEXT DEFAULT (randomblob(9)))")
    assert "club-error-file-strange" == refused(path)


def test_a_missing_table_is_a_damaged_file(path: Path) -> None:
    """What lacks a table is not used."""
    changed(path, "DROP TABLE record")
    assert "club-error-file-torn" == refused(path)


@pytest.mark.parametrize(
    "statement",
    [
        "DELETE FROM club",
        "INSERT INTO club VALUES ('druhý')",
        "DELETE FROM line WHERE number = 0",
        "DELETE FROM line WHERE tournament = 'prosinec'",
        "UPDATE line SET number = 9 WHERE number = 1",
        "INSERT INTO line VALUES ('nikde', 0, 'x')",
        "UPDATE line SET text = x'ff00' WHERE number = 1",
        "UPDATE line SET text = CAST(x'ff41' AS TEXT) WHERE number = 1",
        "UPDATE line SET text = 'a' || char(27) || 'b' WHERE number = 1",
        "UPDATE line SET tournament = x'00' WHERE tournament = 'prosinec'",
        "UPDATE tournament SET id = 'listopad'",
        "UPDATE tournament SET id = 'a/b' WHERE place = 1",
        "UPDATE club SET name = ''",
        "UPDATE record SET text = 'jiná' || char(10)",
        "UPDATE record SET digest = 'a'",
        "UPDATE record SET text = CAST(x'ff0a' AS TEXT)",
        "UPDATE record SET digest = CAST(x'ff' AS TEXT)",
    ],
)
def test_rows_that_do_not_fit_are_refused(path: Path, statement: str) -> None:
    """Rows that are missing, doubled, of another type or not fit for a terminal make the file damaged."""
    changed(path, statement)
    assert "club-error-file-torn" == refused(path)


def test_a_torn_file_is_refused(path: Path) -> None:
    """Whatever is missing at the end, the file is refused and stays as it is."""
    data = path.read_bytes()
    for length in range(100, len(data), 1171):
        path.write_bytes(data[:length])
        assert refused(path) in {"club-error-file-torn", "club-error-file-foreign"}


def test_random_damage_never_passes_unnoticed_into_another_club(path: Path) -> None:
    """Bytes changed at random: the file is refused in a sentence, or holds what it held."""
    data, stream = path.read_bytes(), Stream("damage", "guard")
    found = set()
    for _ in range(120):
        wrong = bytearray(data)
        for _ in range(stream.randrange(1, 30)):
            wrong[stream.randrange(100, len(wrong))] = stream.randrange(256)
        path.write_bytes(wrong)
        try:
            with read_club_file(path) as club:
                # A changed letter inside a text is for the hashes of the journal to find.
                assert list(ARCHIVE.tournaments) == list(club.archive.tournaments)
                found.add("")
        except StorageError as error:
            found.add(error.key)
    assert "club-error-file-torn" in found
    assert found <= {"", "club-error-file-torn", "club-error-file-strange"}


def make_pipe(path: Path) -> None:
    os.mkfifo(path)


def make_huge(path: Path) -> None:
    path.touch()
    os.truncate(path, integrity.MAX_BYTES + 1)


@pytest.mark.parametrize(
    ("make", "key"),
    [
        (Path.mkdir, "not-file"),
        pytest.param(make_pipe, "not-file", marks=not_on_windows("Windows has no pipes among its files")),
        (make_huge, "large"),
    ],
)
def test_things_that_are_no_plain_files(tmp_path: Path, make: Callable[[Path], object], key: str) -> None:
    """Folders, pipes and huge files are refused at once."""
    path = tmp_path / "a.club"
    make(path)
    with pytest.raises(StorageError) as error:
        read_club_file(path)
    assert f"error-storage-{key}" == error.value.key


def test_a_rollback_journal_that_names_another_file_is_refused(path: Path) -> None:
    """SQLite would delete the file that such a journal names."""
    beside = path.with_name(f"{path.name}-journal")
    beside.write_bytes(b"\x00" * 512 + bytes.fromhex("d9d505f920a163d7"))
    assert "club-error-file-strange" == refused(path)
    assert beside.exists()


def test_a_file_that_keeps_the_checker_busy_is_given_up(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The check of a made-up file ends after a bounded number of steps."""
    monkeypatch.setattr(databases, "_MOST_STEPS", 0)
    monkeypatch.setattr(databases, "_STEP", 1)
    assert "club-error-file-torn" == refused(path)
