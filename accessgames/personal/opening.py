"""Opening the personal file: made, brought up to this version, or set aside when it is none of ours.

Whatever makes, changes or moves the file as a whole is done under a lock beside it, after a second look.
"""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING, Final

from accessgames.dataclasses import dataclass
from accessgames.personal import tables
from accessgames.storage import databases, files

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from accessgames.engine import GameError
    from accessgames.personal.tables import Step

_LONGEST_ROW: Final = 64 * 1024
_TORN: Final = "error-personal-torn"
_FAULTS: Final = databases.Faults(
    tables.PersonalFileError, foreign=_TORN, version="error-personal-version", torn=_TORN, strange=_TORN
)
_BROKEN: Final = frozenset({_TORN, "error-storage-large"})
"""What makes a file be set aside."""

_PATIENCE: Final = 5.0
_NAP: Final = 0.01
"""Seconds to wait for another window that makes or changes the file, and between two looks."""


@dataclass(frozen=True, slots=True)
class Opened:
    """An opened personal file.

    Attributes:
        connection: The database, of the version of this program.
        news: What happened to the file, to be told once.
    """

    connection: sqlite3.Connection
    news: tuple[GameError, ...]


def signature(path: Path) -> tuple[int, ...] | None:
    """Return what changes whenever a file is written or replaced; None where there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns


@contextmanager
def opened(
    path: Path, steps: tuple[Step, ...], trusted: tuple[int, ...] | None, *, make: bool
) -> Iterator[Opened]:
    """Open the personal file, and close it behind the block.

    Args:
        path: The file.
        steps: The versions of its tables.
        trusted: The `signature` of a file that was looked through before, or None.
        make: Whether a missing file is made; otherwise an empty one in memory is opened in its place.

    Raises:
        StorageError: As `PersonalFile.reading` and `PersonalFile.writing`.
    """
    kind = _format_of(steps)
    with databases.told(path, kind):
        connection, news = _ready(path, steps, kind, trusted, make=make)
        with closing(connection):
            yield Opened(connection, news)


def _format_of(steps: tuple[Step, ...]) -> databases.Format:
    return databases.Format(
        tables.APPLICATION, tables.versions_of(steps), tables.MAX_BYTES, _LONGEST_ROW, _FAULTS
    )


def _ready(
    path: Path,
    steps: tuple[Step, ...],
    kind: databases.Format,
    trusted: tuple[int, ...] | None,
    *,
    make: bool,
) -> tuple[sqlite3.Connection, tuple[GameError, ...]]:
    """Open the file as it has to be, and tell what happened to it."""
    if not make and not os.path.lexists(path):
        return _empty(kind), ()
    connection = _tried(path, steps, kind, trusted)
    if connection is not None:
        return connection, ()
    with files.as_storage_error(path.parent):
        path.parent.mkdir(parents=True, exist_ok=True)
    lock = _locked(path)
    try:
        # Another window may have done it while this one waited.
        connection = _tried(path, steps, kind, None)
        if connection is not None:
            return connection, ()
        kept = _set_aside(path) if os.path.lexists(path) else None
        _create(path, kind)
    finally:
        os.close(lock)
    connection = databases.open_checked(path, kind, writing=True)
    if kept is None:
        return connection, ()
    return connection, (
        tables.PersonalFileError("error-personal-broken", file=files.shown(path), kept=kept.name),
    )


def _empty(kind: databases.Format) -> sqlite3.Connection:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    for sql in kind.versions[-1].values():
        connection.execute(sql)
    return connection


def _tried(
    path: Path, steps: tuple[Step, ...], kind: databases.Format, trusted: tuple[int, ...] | None
) -> sqlite3.Connection | None:
    """Open the file where it is one of ours, bringing it up to this version; None where none is there.

    Raises:
        StorageError: It is of a later version, or can't be read.
    """
    try:
        databases.check_header(path, kind)
        databases.check_rollback(path, kind)
        with databases.told(path, kind):
            known = trusted is not None and trusted == signature(path)
            connection = databases.open_checked(path, kind, writing=True, known=known)
            try:
                _raise_version(connection, steps)
                if not known:
                    _check_rows(path, connection, kind, steps)
            except BaseException:
                connection.close()
                raise
    except files.StorageError as error:
        if error.key in _BROKEN or error.key == "error-storage-missing":
            return None
        raise
    return connection


def _raise_version(connection: sqlite3.Connection, steps: tuple[Step, ...]) -> None:
    """Add the tables of the steps that the file lacks; who comes second finds nothing to do."""
    if databases.version_of(connection) == len(steps):
        return
    with databases.transaction(connection) as execute:
        for table in tables.tables_of(steps[databases.version_of(connection) :]):
            execute(table.sql, ())
        connection.execute(f"PRAGMA user_version={len(steps)}")


def _check_rows(
    path: Path, connection: sqlite3.Connection, kind: databases.Format, steps: tuple[Step, ...]
) -> None:
    """Look at every row of every table.

    Raises:
        StorageError: This program would not have written one of them.
    """
    for table in tables.tables_of(steps):
        rows = connection.execute(f"SELECT * FROM {table.name}").fetchmany(tables.MOST_ROWS + 1)  # noqa: S608 - our own names
        if len(rows) > tables.MOST_ROWS or not table.fits(rows):
            raise kind.torn(path)


def _locked(path: Path) -> int:
    """Take the lock beside the file, waiting for another window that makes or changes it.

    Raises:
        StorageError: It holds the lock for longer than that takes.
    """
    end = time.monotonic() + _PATIENCE
    while True:
        try:
            return databases.lock_beside(path)
        except files.StorageError as error:
            if error.key != "error-storage-locked" or time.monotonic() > end:
                raise
        time.sleep(_NAP)


def _set_aside(path: Path) -> Path:
    """Give what lies there another name, with the journal of SQLite's own that may lie beside it."""
    names = (path.with_suffix(f".broken{end}{path.suffix}") for end in _endings())
    kept = next(name for name in names if not any(map(os.path.lexists, (name, databases.rollback_of(name)))))
    databases.move_rollback(path, kept)
    path.rename(kept)
    files.keep_folder(path.parent)
    return kept


def _endings() -> Iterator[str]:
    yield ""
    yield from (f"-{number}" for number in range(2, 10_000))


def _create(path: Path, kind: databases.Format) -> None:
    with databases.room_for_draft(path) as draft:
        databases.make_draft(draft, kind, len(kind.versions)).close()
        databases.publish(draft, path)
