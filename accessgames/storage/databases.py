"""SQLite files of the program's own kinds: believed only after they were looked at, and safe once written.

What a file of one kind is made of is a `Format`; clubs and what is kept of a person are two of them. SQLite
is loaded with this module, so it is imported where such a file is needed.
"""

from __future__ import annotations

import os
import re
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Final

from accessgames.dataclasses import dataclass
from accessgames.storage import files

if TYPE_CHECKING:
    from pathlib import Path

Execute = Callable[[str, Sequence[str | int | None]], sqlite3.Cursor]
"""How a transaction does one statement: its text, and the values of its question marks."""


@dataclass(frozen=True, slots=True)
class Faults:
    """How what is wrong with files of one kind is told; each carries `file`, a name that can be said.

    Attributes:
        error: What is raised.
        foreign: Key for what is no file of this kind at all.
        version: Key for a file of another version, with `version` and `known`.
        torn: Key for a damaged one.
        strange: Key for one with something in it that does not belong there, named by `found`.
    """

    error: type[files.StorageError]
    foreign: str
    version: str
    torn: str
    strange: str


@dataclass(frozen=True, slots=True)
class Format:
    """What the files of one kind are.

    Attributes:
        application: Number in the header of each file, so that it is known before anything of it is read.
        versions: All tables of version 1, 2 and so on: name -> how it is made, exactly as SQLite keeps it.
        most_bytes: Largest file accepted.
        longest: Longest row, in bytes.
        faults: How what is wrong is told.
    """

    application: int
    versions: tuple[Mapping[str, str], ...]
    most_bytes: int
    longest: int
    faults: Faults

    def torn(self, path: Path) -> files.StorageError:
        """Say that a file is damaged."""
        return self.faults.error(self.faults.torn, file=files.shown(path))


_WAIT: Final = 5.0
"""Seconds to wait for another program that reads or writes at this very moment."""

_KEYS: Final = {
    sqlite3.SQLITE_BUSY: "error-storage-locked",
    sqlite3.SQLITE_LOCKED: "error-storage-locked",
    sqlite3.SQLITE_FULL: "error-storage-full",
    sqlite3.SQLITE_READONLY: "error-storage-read-only",
    sqlite3.SQLITE_PERM: "error-storage-denied",
    sqlite3.SQLITE_CANTOPEN: "error-storage-denied",
    sqlite3.SQLITE_IOERR: "error-storage-failed",
}
"""What is told of the mistakes of SQLite that are none of the file; by all others it is torn."""

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
_MOST_TABLES: Final = 200
_DRAFTS: Final = re.compile(r"\.[0-9]+\.part(-journal)?$")


def check_header(path: Path, kind: Format) -> None:
    """Look at the first bytes of a file; nothing of SQLite runs.

    A file with a write-ahead log is refused, because opening it would already write two files beside it.

    Raises:
        StorageError: It is missing, no regular file, or too large; or it is foreign or of another version.
    """
    with files.as_storage_error(path):
        descriptor = files.open_plain(path, os.O_RDONLY)
        try:
            size = os.fstat(descriptor).st_size
            head = os.read(descriptor, _HEADER)
        finally:
            os.close(descriptor)
    faults = kind.faults
    if size > kind.most_bytes:
        raise faults.error("error-storage-large", file=files.shown(path), most=kind.most_bytes // 1024)
    ours = head[: len(_MAGIC)] == _MAGIC and _number(head[_APPLICATION]) == kind.application
    plain = head[_ROLLBACK] == _BY_ROLLBACK and _number(head[_ENCODING]) == _UTF_8
    if len(head) < _HEADER or not ours or not plain:
        raise faults.error(faults.foreign, file=files.shown(path))
    version, known = _number(head[_VERSION]), len(kind.versions)
    if not 1 <= version <= known:
        raise faults.error(faults.version, file=files.shown(path), version=min(version, 9999), known=known)


def rollback_of(path: Path) -> Path:
    """Return the name of the journal that SQLite keeps beside a database while it writes."""
    return path.with_name(f"{path.name}-journal")


def check_rollback(path: Path, kind: Format) -> bool:
    """Tell whether a killed program left a journal of SQLite's own beside the file, to be rolled back.

    Ours never names a super-journal; SQLite would delete the file of that name.

    Raises:
        StorageError: It names one, is no regular file, or too large.
    """
    beside = rollback_of(path)
    if not os.path.lexists(beside):
        return False
    with files.as_storage_error(beside):
        try:
            data = files.read_plain(beside, 2 * kind.most_bytes)
        except FileNotFoundError:  # another program has just finished with it
            return False
    if data.endswith(_SUPER):
        raise kind.faults.error(kind.faults.strange, file=files.shown(path), found=beside.name[-40:])
    return True


def _number(data: bytes) -> int:
    return int.from_bytes(data, "big")


def make_draft(draft: Path, kind: Format, version: int) -> sqlite3.Connection:
    """Make a new database for its owner only, with all tables of a version, to be filled and published.

    SQLite takes over who may read the file, for its rollback journals as well.

    Raises:
        OSError, sqlite3.Error: It can't be made.
    """
    os.close(os.open(draft, os.O_RDWR | os.O_CREAT | os.O_EXCL, files.OWNER_ONLY))
    connection = sqlite3.connect(draft, isolation_level=None)
    try:
        connection.execute("PRAGMA encoding='UTF-8'")
        connection.execute(f"PRAGMA application_id={kind.application}")
        connection.execute(f"PRAGMA user_version={version}")
        prepare_writing(connection)
        with transaction(connection) as execute:
            for sql in kind.versions[version - 1].values():
                execute(sql, ())
    except BaseException:
        connection.close()
        raise
    return connection


def publish(draft: Path, path: Path) -> None:
    """Give a finished database its name, unless somebody else has just taken it.

    A journal of SQLite's own that lies there belongs to a database that was taken away. It would be played
    back into this one, so it gets another name first.

    Raises:
        OSError: As `files.publish`; there is no database of that name then.
    """
    if not os.path.lexists(path):
        move_rollback(path, draft.with_name(f"{path.name}.left"))
    files.publish(draft, path)
    try:
        files.keep_folder(path.parent)
    except OSError:
        path.unlink(missing_ok=True)  # what was refused must not be in the way when it is tried again
        raise


def move_rollback(path: Path, kept: Path) -> None:
    """Let the journal that SQLite left beside a database, if any, lie beside another name of it.

    Raises:
        OSError: As the operating system says.
    """
    if os.path.lexists(rollback_of(path)):
        rollback_of(path).replace(rollback_of(kept))


def open_checked(path: Path, kind: Format, *, writing: bool, known: bool = False) -> sqlite3.Connection:
    """Open a database whose header was looked at, and believe it when its tables and pages were, too.

    Args:
        path: The file.
        kind: What it has to be.
        writing: Whether it may change.
        known: Whether its pages were looked at before and have not changed since.

    Raises:
        StorageError, sqlite3.Error: It is not as it has to be, or can't be read.
    """
    mode = "rw" if writing else "ro"
    connection = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode={mode}", uri=True, isolation_level=None, timeout=_WAIT
    )
    try:
        _restrain(connection, kind)
        if writing:
            prepare_writing(connection)
        _check_tables(path, connection, kind)
        if not known:
            _check_pages(path, connection, kind)
    except BaseException:
        connection.close()
        raise
    return connection


def _restrain(connection: sqlite3.Connection, kind: Format) -> None:
    """Let nothing run that a stranger might have written into a file, and nothing grow without end."""
    connection.setlimit(sqlite3.SQLITE_LIMIT_ATTACHED, 0)
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, kind.longest)
    # Bytes that are no text become characters that nothing of ours may hold.
    connection.text_factory = lambda data: data.decode("utf-8", "surrogateescape")
    connection.execute("PRAGMA trusted_schema=OFF")
    connection.execute("PRAGMA cell_size_check=ON")
    connection.execute("PRAGMA mmap_size=0")
    connection.execute("PRAGMA temp_store=MEMORY")


def prepare_writing(connection: sqlite3.Connection) -> None:
    """Ask for the waiting that makes a written line survive a power failure."""
    connection.execute("PRAGMA journal_mode=DELETE")
    connection.execute("PRAGMA synchronous=EXTRA")
    connection.execute("PRAGMA secure_delete=ON")  # a name that is forgotten must not stay in a free page


def version_of(connection: sqlite3.Connection) -> int:
    """Return the version of the tables of an opened file."""
    found: tuple[int] = connection.execute("PRAGMA user_version").fetchone()
    return found[0]


def _check_tables(path: Path, connection: sqlite3.Connection, kind: Format) -> None:
    """Check that an opened file has exactly our tables.

    Raises:
        StorageError: It is strange, or torn.
        sqlite3.Error: The file can't be read.
    """
    sql = "SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY name"
    rows = connection.execute(sql).fetchmany(_MOST_TABLES)
    tables = kind.versions[version_of(connection) - 1]
    expected = sorted((("table", name, name, sql) for name, sql in tables.items()), key=lambda row: row[1])
    own = [row for row in rows if not str(row[1]).startswith("sqlite_autoindex_")]
    strange = [row for row in own if row not in expected]
    if strange:
        text = f"{strange[0][0]} {strange[0][1]}"[:40]
        found = "".join(letter if letter.isprintable() else "?" for letter in text)
        raise kind.faults.error(kind.faults.strange, file=files.shown(path), found=found)
    if own != expected:
        raise kind.torn(path)


def _check_pages(path: Path, connection: sqlite3.Connection, kind: Format) -> None:
    """Run SQLite's own check, and stop it where a made-up file would keep it busy.

    Raises:
        StorageError: It is torn.
    """
    steps = iter(range(_MOST_STEPS))
    connection.set_progress_handler(lambda: next(steps, None) is None, _STEP)
    try:
        whole = connection.execute("PRAGMA integrity_check(1)").fetchall() == [("ok",)]
    except sqlite3.OperationalError:
        whole = False
    finally:
        connection.set_progress_handler(None, _STEP)
    if not whole:
        raise kind.torn(path)


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[Execute]:
    """Do everything or nothing; what is committed is on the disk."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield connection.execute
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


@contextmanager
def told(path: Path, kind: Format) -> Iterator[None]:
    """Turn mistakes of SQLite and of the system into sentences.

    Raises:
        StorageError: Instead of any sqlite3.Error and OSError.
    """
    try:
        with files.as_storage_error(path):
            try:
                yield
            except UnicodeDecodeError as error:  # a damaged file may hold names that are no text
                raise kind.torn(path) from error
    except sqlite3.Error as error:
        primary = (getattr(error, "sqlite_errorcode", None) or 0) & 0xFF
        key = _KEYS.get(primary, kind.faults.torn)
        reason = {}
        if primary == sqlite3.SQLITE_IOERR:
            reason["reason"] = str(getattr(error, "sqlite_errorname", "IO"))
        raise kind.faults.error(key, file=files.shown(path), **reason) from error


def lock_beside(path: Path) -> int:
    """Lock a file beside a database; return its descriptor, which is the lock until it is closed.

    Raises:
        StorageError: Somebody else has it, or it can't be made.
    """
    beside = path.with_name(f".{path.name}.lock")
    with files.as_storage_error(path):
        descriptor = files.create_file(beside, os.O_RDWR)
        if descriptor is None:
            descriptor = files.open_plain(beside, os.O_RDWR)
        try:
            files.lock_file(path, descriptor)
        except BaseException:
            os.close(descriptor)
            raise
    return descriptor


@contextmanager
def room_for_draft(path: Path) -> Iterator[Path]:
    """Give the name of a draft beside a database that is made; nothing of any draft stays behind the block.

    Who makes one holds its lock, so what lies there was left by killed programs.
    """
    _clean_drafts_of(path)
    try:
        yield path.with_name(f".{path.name}.{os.getpid()}.part")
    finally:
        _clean_drafts_of(path)


def _clean_drafts_of(path: Path) -> None:
    for entry in path.parent.iterdir():
        if _DRAFTS.sub("", entry.name) == f".{path.name}" != entry.name:
            entry.unlink(missing_ok=True)


def clear_drafts(folder: Path) -> None:
    """Remove the drafts of databases in a folder that nobody is at any more, where they can be."""
    files.clean_drafts(folder)
    with suppress(OSError):
        left = [
            entry for entry in folder.iterdir() if entry.name.startswith(".") and _DRAFTS.search(entry.name)
        ]
        for path in {entry.with_name(_DRAFTS.sub("", entry.name)[1:]) for entry in left}:
            with suppress(OSError, files.StorageError):
                descriptor = lock_beside(path)
                try:
                    _clean_drafts_of(path)
                finally:
                    os.close(descriptor)
