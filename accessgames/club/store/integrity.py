"""The tables of the file of a club, and whether a file may be opened as one, before SQLite sees it."""

from __future__ import annotations

import os
import sqlite3
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessgames.club.store.archive import MAX_RECORD
from accessgames.storage.files import StorageError, as_storage_error, open_plain, read_plain, shown

if TYPE_CHECKING:
    from pathlib import Path


class ClubFileError(StorageError):
    """A file of a club that can't be used; nothing was changed.

    Keys: `club-error-file-foreign`, `-version` (with `version` and `known`), `-torn`, `-strange` (with
    `found`, what does not belong there), `-long`, `-exists` and `-behind`; each carries `file`, a name that
    can be said.
    """


APPLICATION: Final = 0x41474342
"""Number in the header of each file of a club (`AGCB`), so that it is known before anything of it is read."""

VERSION: Final = 2
"""Version of the tables; 1 has those of `SCHEMA` alone."""

PLAIN_VERSION: Final = 1

SCHEMA: Final = MappingProxyType(
    {
        "club": "CREATE TABLE club (name TEXT NOT NULL)",
        "line": (
            "CREATE TABLE line (tournament TEXT NOT NULL, number INTEGER NOT NULL, text TEXT NOT NULL,"
            " PRIMARY KEY (tournament, number)) WITHOUT ROWID"
        ),
        "record": "CREATE TABLE record (digest TEXT NOT NULL PRIMARY KEY, text TEXT NOT NULL) WITHOUT ROWID",
        "tournament": "CREATE TABLE tournament (place INTEGER PRIMARY KEY, id TEXT NOT NULL)",
    }
)
"""Name of each table -> how it is made, exactly as SQLite keeps it.

`club` has one row. `tournament` lists the tournaments in the order in which they were made. `line` holds the
journal of each, line by line. `record` holds journals of matches under their digests.
"""

BESIDE: Final = MappingProxyType(
    {
        "person": "CREATE TABLE person (digest TEXT NOT NULL PRIMARY KEY, text TEXT NOT NULL) WITHOUT ROWID",
        "seal": "CREATE TABLE seal (digest TEXT NOT NULL PRIMARY KEY, text TEXT NOT NULL) WITHOUT ROWID",
    }
)
"""What `VERSION` has besides: texts about people, and signatures of matches, each under its digest."""


MAX_BYTES: Final = 64 * 1024 * 1024
"""Largest file of a club accepted; an evening of 24 people takes less than one hundredth of it."""

_HEADER: Final = 100
_MAGIC: Final = b"SQLite format 3\x00"
# Places of numbers in the header, by https://www.sqlite.org/fileformat.html (section 1.3).
_ROLLBACK: Final = slice(18, 20)
_ENCODING: Final = slice(56, 60)
_VERSION: Final = slice(60, 64)
_APPLICATION: Final = slice(68, 72)
_BY_ROLLBACK: Final = b"\x01\x01"
_UTF_8: Final = 1
# Ends of a rollback journal that belongs to a transaction over several files.
_SUPER: Final = bytes.fromhex("d9d505f920a163d7")
_STEP: Final = 10_000
_MOST_STEPS: Final = 20_000  # of ten thousand instructions each: far more than checking 64 MiB takes


def check_header(path: Path) -> None:
    """Look at the first bytes of a file; nothing of SQLite runs.

    A file with a write-ahead log is refused, because opening it would already write two files beside it.

    Raises:
        ClubFileError: `club-error-file-foreign` or `club-error-file-version`.
        StorageError: It is missing, no regular file, or too large.
    """
    with as_storage_error(path):
        descriptor = open_plain(path, os.O_RDONLY)
        try:
            size = os.fstat(descriptor).st_size
            head = os.read(descriptor, _HEADER)
        finally:
            os.close(descriptor)
    if size > MAX_BYTES:
        raise ClubFileError("error-storage-large", file=shown(path), most=MAX_BYTES // 1024)
    ours = head[: len(_MAGIC)] == _MAGIC and _number(head[_APPLICATION]) == APPLICATION
    if (
        len(head) < _HEADER
        or not ours
        or head[_ROLLBACK] != _BY_ROLLBACK
        or _number(head[_ENCODING]) != _UTF_8
    ):
        raise ClubFileError("club-error-file-foreign", file=shown(path))
    if _number(head[_VERSION]) not in {PLAIN_VERSION, VERSION}:
        version = min(_number(head[_VERSION]), 9999)
        raise ClubFileError("club-error-file-version", file=shown(path), version=version, known=VERSION)


def check_rollback(path: Path) -> bool:
    """Tell whether a killed program left a journal of SQLite's own beside the file, to be rolled back.

    Ours never names a super-journal; SQLite would delete the file of that name.

    Raises:
        ClubFileError: `club-error-file-strange` for a journal that names one.
        StorageError: It is no regular file, or too large.
    """
    beside = path.with_name(f"{path.name}-journal")
    if not os.path.lexists(beside):
        return False
    with as_storage_error(beside):
        try:
            data = read_plain(beside, 2 * MAX_BYTES)
        except FileNotFoundError:  # another program has just finished with it
            return False
    if data.endswith(_SUPER):
        raise ClubFileError("club-error-file-strange", file=shown(path), found=beside.name[-40:])
    return True


def _number(data: bytes) -> int:
    return int.from_bytes(data, "big")


def restrain(connection: sqlite3.Connection) -> None:
    """Let nothing run that a stranger might have written into a file, and nothing grow without end."""
    connection.setlimit(sqlite3.SQLITE_LIMIT_ATTACHED, 0)
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, MAX_RECORD + 1024)  # the longest row
    # Bytes that are no text become characters that nothing of ours may hold.
    connection.text_factory = lambda data: data.decode("utf-8", "surrogateescape")
    connection.execute("PRAGMA trusted_schema=OFF")
    connection.execute("PRAGMA cell_size_check=ON")
    connection.execute("PRAGMA mmap_size=0")
    connection.execute("PRAGMA temp_store=MEMORY")


def version_of(connection: sqlite3.Connection) -> int:
    """Return the version of the tables of an opened file."""
    found: tuple[int] = connection.execute("PRAGMA user_version").fetchone()
    return found[0]


def check_content(path: Path, connection: sqlite3.Connection) -> None:
    """Check that an opened file has exactly our tables and that SQLite finds every page whole.

    Raises:
        ClubFileError: `club-error-file-strange` with the name of what does not belong there, or
            `club-error-file-torn`.
        sqlite3.Error: The file can't be read.
    """
    rows = connection.execute("SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY name").fetchmany(
        50
    )
    tables = {**SCHEMA, **(BESIDE if version_of(connection) == VERSION else {})}
    expected = sorted((("table", name, name, sql) for name, sql in tables.items()), key=lambda row: row[1])
    own = [row for row in rows if not str(row[1]).startswith("sqlite_autoindex_")]
    strange = [row for row in own if row not in expected]
    if strange:
        found = "".join(
            letter if letter.isprintable() else "?" for letter in f"{strange[0][0]} {strange[0][1]}"[:40]
        )
        raise ClubFileError("club-error-file-strange", file=shown(path), found=found)
    if own != expected or not _whole(connection):
        raise ClubFileError("club-error-file-torn", file=shown(path))


def _whole(connection: sqlite3.Connection) -> bool:
    """Run SQLite's own check, and stop it where a made-up file would keep it busy."""
    steps = iter(range(_MOST_STEPS))
    connection.set_progress_handler(lambda: next(steps, None) is None, _STEP)
    try:
        return connection.execute("PRAGMA integrity_check(1)").fetchall() == [("ok",)]
    except sqlite3.OperationalError:
        return False
    finally:
        connection.set_progress_handler(None, _STEP)
