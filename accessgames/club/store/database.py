"""The file of a club: one SQLite database, in which every line is safe before anybody hears of it."""

from __future__ import annotations

import os
import re
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from itertools import chain
from typing import TYPE_CHECKING, Final, Self

from accessgames.club.store import integrity
from accessgames.club.store.archive import MAX_PEOPLE, MAX_RECORDS, MAX_TOURNAMENTS, Archive, Beside, unfit
from accessgames.storage import files

if TYPE_CHECKING:
    from pathlib import Path
    from types import TracebackType

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

_DRAFTS: Final = re.compile(r"\.[0-9]+\.part(-journal)?$")
_NOTHING: Final = Beside()


class ClubFile:
    """An opened club.

    Who opens it to write holds a lock on a file beside it until the end, so that two programs never go on
    with the same tournament. Reading needs no lock: SQLite shows a reader one moment, whole.

    Attributes:
        path: The database.
        archive: What was in it when it was opened, with everything that was added since.
    """

    def __init__(self, path: Path, connection: sqlite3.Connection, lock_descriptor: int = -1) -> None:
        """Take over a database that `open_club_file` or a sibling of it opened and checked."""
        self.path = path
        self._connection = connection
        self._lock = lock_descriptor
        self._identity = files.identity(path)
        self.archive = _load(path, connection)

    def require_there(self) -> None:
        """Look whether the file is still the one that was opened.

        Raises:
            ClubFileError: `club-error-file-gone` when it was deleted, moved away or replaced: what would be
                written would be lost.
        """
        if files.identity(self.path) != self._identity:
            raise integrity.ClubFileError("club-error-file-gone", file=files.shown(self.path))

    def append(
        self,
        tournament: str,
        lines: Sequence[str],
        records: Iterable[tuple[str, str]] = (),
        beside: Beside = _NOTHING,
    ) -> None:
        """Add lines to the journal of a tournament, all or none, and return when they are safe.

        Args:
            tournament: Id; a new one becomes the club's latest tournament.
            lines: The lines, without their newlines.
            records: Journals of matches that the lines speak of, with their digests.
            beside: What changes with them.

        Raises:
            ClubFileError: `club-error-file-long` when the club would grow beyond all measure,
                `club-error-file-behind` when the file was changed by something else, or as `require_there`.
            StorageError: It can't be written. In every case nothing is changed.
        """
        self.extend({tournament: lines}, records, beside)

    def extend(
        self,
        journals: Mapping[str, Sequence[str]],
        records: Iterable[tuple[str, str]] = (),
        beside: Beside = _NOTHING,
    ) -> None:
        """Add lines to the journals of several tournaments, all or none, in one transaction.

        Args:
            journals: Id -> lines without their newlines; new ids become the club's latest tournaments.
            records: Journals of matches that the lines speak of, with their digests.
            beside: What changes with them.

        Raises:
            ClubFileError: As `append`.
            StorageError: It can't be written. In every case nothing is changed.
        """
        self.require_there()
        own = self.archive
        fresh = {digest: text for digest, text in records if digest not in own.records}
        grown = {name: (*own.tournaments.get(name, ()), *lines) for name, lines in journals.items()}
        self._require_room(Archive(own.name, grown, fresh, beside.people, beside.seals))
        with _told_as_club_error(self.path):
            try:
                self._write(journals, fresh, beside)
            except sqlite3.Error:
                # What fails behind the moment that counts, when SQLite has dropped its journal, is written.
                if not self._holds(grown):
                    raise
                files.keep_folder(self.path.parent)
        texts, seals = {**own.records, **fresh}, {**own.seals, **beside.seals}
        for digest in beside.dropped:
            texts.pop(digest, None)
            seals.pop(digest, None)
        self.archive = Archive(
            own.name, {**own.tournaments, **grown}, texts, {**own.people, **beside.people}, seals
        )

    def _write(self, journals: Mapping[str, Sequence[str]], fresh: Mapping[str, str], beside: Beside) -> None:
        """Write everything in one transaction.

        Raises:
            ClubFileError: `club-error-file-behind`.
            sqlite3.Error: It can't be written.
        """
        known = self.archive.tournaments
        with _transaction(self._connection) as execute:
            for name, lines in journals.items():
                before = len(known.get(name, ()))
                found = self._connection.execute("SELECT count(*) FROM line WHERE tournament = ?", (name,))
                if found.fetchone() != (before,):
                    raise integrity.ClubFileError("club-error-file-behind", file=files.shown(self.path))
                if name not in known:
                    execute("INSERT INTO tournament (id) VALUES (?)", (name,))
                for number, line in enumerate(lines, before):
                    execute("INSERT INTO line VALUES (?, ?, ?)", (name, number, line))
            for pair in fresh.items():
                execute("INSERT INTO record VALUES (?, ?)", pair)
            _write_beside(self._connection, beside)

    def _holds(self, journals: Mapping[str, Sequence[str]]) -> bool:
        """Tell whether the file has these journals, each to its last line; of none nobody knows."""
        sql = "SELECT text FROM line WHERE tournament = ? ORDER BY number"
        with suppress(sqlite3.Error):
            return bool(journals) and all(
                [text for (text,) in self._connection.execute(sql, (name,))] == [*lines]
                for name, lines in journals.items()
            )
        return False

    def _require_room(self, added: Archive) -> None:
        """Refuse what the club would not be opened with again; what is in it already was looked at.

        Raises:
            ClubFileError: `club-error-file-long`.
        """
        own = self.archive
        texts = chain(*added.tournaments.values(), *(texts.values() for texts in added.texts))
        with files.as_storage_error(self.path):
            size = self.path.stat().st_size + sum(map(len, texts))
        many = (
            len({*own.tournaments, *added.tournaments}) > MAX_TOURNAMENTS
            or len(own.records) + len(added.records) > MAX_RECORDS
            or max(len(own.people) + len(added.people), len(own.seals) + len(added.seals)) > MAX_PEOPLE
            or size > integrity.MAX_BYTES // 2
        )
        if many or unfit(added) is not None:
            raise integrity.ClubFileError("club-error-file-long", file=files.shown(self.path))

    def close(self) -> None:
        """Close the file and let others have it; closing twice does nothing."""
        self._connection.close()
        if self._lock >= 0:
            os.close(self._lock)
            self._lock = -1

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def read_club_file(path: Path) -> ClubFile:
    """Open a club to look at it; nothing is changed and nobody is kept out.

    Raises:
        ClubFileError: The file is no club of ours, or damaged.
        StorageError: It can't be read.
    """
    integrity.check_header(path)
    if integrity.check_rollback(path):
        # What a killed program left half-written is taken back; a living one is left to finish by itself.
        try:
            open_club_file(path).close()
        except files.StorageError as error:
            if error.key != "error-storage-locked":
                raise
    with _told_as_club_error(path):
        return _checked(path, "ro", -1)


def open_club_file(path: Path) -> ClubFile:
    """Open a club to go on with it.

    It is checked by reading only, and opened for writing when it was found good.

    Raises:
        ClubFileError: The file is no club of ours, or damaged.
        StorageError: It can't be used, or somebody else has it open.
    """
    integrity.check_header(path)
    descriptor = _locked(path)
    try:
        with _told_as_club_error(path):
            if not integrity.check_rollback(path):
                # What a killed program left half-written has to be taken back first, and that is a change.
                _checked(path, "ro", -1).close()
            return _checked(path, "rw", descriptor)
    except BaseException:
        os.close(descriptor)
        raise


def create_club_file(path: Path, archive: Archive) -> ClubFile:
    """Make the file of a new club with all that it has from the beginning, and open it.

    Raises:
        ClubFileError: `club-error-file-exists`; nothing is ever overwritten. `club-error-file-long` for an
            archive that no club can hold.
        StorageError: It can't be made.
    """
    if unfit(archive) is not None:
        raise integrity.ClubFileError("club-error-file-long", file=files.shown(path))
    with files.as_storage_error(path.parent):
        path.parent.mkdir(parents=True, exist_ok=True)
    descriptor = _locked(path)
    try:
        with _told_as_club_error(path), _room_for_draft(path) as draft:
            _build(draft, archive)
            try:
                files.publish(draft, path)
            except FileExistsError:
                raise integrity.ClubFileError("club-error-file-exists", file=files.shown(path)) from None
            try:
                files.keep_folder(path.parent)
            except OSError:
                path.unlink(missing_ok=True)  # what was refused must not be in the way when it is tried again
                raise
    finally:
        os.close(descriptor)
    return open_club_file(path)


@contextmanager
def _room_for_draft(path: Path) -> Iterator[Path]:
    """Give the name of a draft beside a club that is being made; nothing of any draft stays behind the block.

    Who makes a club holds its lock, so what lies there was left by killed programs.
    """
    _clean_drafts(path)
    try:
        yield path.with_name(f".{path.name}.{os.getpid()}.part")
    finally:
        _clean_drafts(path)


def _clean_drafts(path: Path) -> None:
    for entry in path.parent.iterdir():
        if _DRAFTS.sub("", entry.name) == f".{path.name}" != entry.name:
            entry.unlink(missing_ok=True)


def clear_drafts(folder: Path) -> None:
    """Remove the drafts in the folder of the clubs that nobody is at any more, where they can be."""
    files.clean_drafts(folder)
    with suppress(OSError):
        left = [
            entry for entry in folder.iterdir() if entry.name.startswith(".") and _DRAFTS.search(entry.name)
        ]
        for path in {entry.with_name(_DRAFTS.sub("", entry.name)[1:]) for entry in left}:
            with suppress(OSError, files.StorageError):
                descriptor = _locked(path)
                try:
                    _clean_drafts(path)
                finally:
                    os.close(descriptor)


def _build(draft: Path, archive: Archive) -> None:
    # The secret seeds of the tournaments lie in it. SQLite takes over who may read the file, for its rollback
    # journals as well.
    os.close(os.open(draft, os.O_RDWR | os.O_CREAT | os.O_EXCL, files.OWNER_ONLY))
    connection = sqlite3.connect(draft, isolation_level=None)
    try:
        connection.execute("PRAGMA encoding='UTF-8'")
        connection.execute(f"PRAGMA application_id={integrity.APPLICATION}")
        connection.execute(f"PRAGMA user_version={integrity.PLAIN_VERSION}")
        _prepare_writing(connection)
        with _transaction(connection) as execute:
            for sql in integrity.SCHEMA.values():
                execute(sql, ())
            execute("INSERT INTO club VALUES (?)", (archive.name,))
            for name, lines in archive.tournaments.items():
                execute("INSERT INTO tournament (id) VALUES (?)", (name,))
                for number, line in enumerate(lines):
                    execute("INSERT INTO line VALUES (?, ?, ?)", (name, number, line))
            for pair in archive.records.items():
                execute("INSERT INTO record VALUES (?, ?)", pair)
            _write_beside(connection, Beside(archive.people, archive.seals))
    finally:
        connection.close()


def _write_beside(connection: sqlite3.Connection, beside: Beside) -> None:
    """Write what stands beside the journals, inside a transaction; where it is the first, make the tables.

    A club that has none of it stays as earlier programs know it.
    """
    tables = {"person": beside.people, "seal": beside.seals}
    if any(tables.values()) and integrity.version_of(connection) != integrity.VERSION:
        for sql in integrity.BESIDE.values():
            connection.execute(sql)
        connection.execute(f"PRAGMA user_version={integrity.VERSION}")
    for table, texts in tables.items():
        for pair in texts.items():
            connection.execute(f"INSERT OR REPLACE INTO {table} VALUES (?, ?)", pair)  # noqa: S608 - our own names
    for digest in beside.dropped:
        connection.execute("DELETE FROM record WHERE digest = ?", (digest,))
        if integrity.version_of(connection) == integrity.VERSION:
            connection.execute("DELETE FROM seal WHERE digest = ?", (digest,))


def _locked(path: Path) -> int:
    """Lock the file beside a club; return its descriptor, which is the lock."""
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


def _checked(path: Path, mode: str, descriptor: int) -> ClubFile:
    """Open a database and believe it only when everything about it was looked at."""
    connection = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode={mode}", uri=True, isolation_level=None, timeout=_WAIT
    )
    try:
        integrity.restrain(connection)
        if mode == "rw":
            _prepare_writing(connection)
        integrity.check_content(path, connection)
        return ClubFile(path, connection, descriptor)
    except BaseException:
        connection.close()
        raise


def _prepare_writing(connection: sqlite3.Connection) -> None:
    """Ask for the waiting that makes a written line survive a power failure."""
    connection.execute("PRAGMA journal_mode=DELETE")
    connection.execute("PRAGMA synchronous=EXTRA")
    connection.execute("PRAGMA secure_delete=ON")  # a name that is forgotten must not stay in a free page


def _load(path: Path, connection: sqlite3.Connection) -> Archive:
    """Read everything, in one moment.

    Raises:
        ClubFileError: `club-error-file-torn` when rows are missing or hold something else than text.
        sqlite3.Error: The file can't be read.
    """
    connection.execute("BEGIN")
    try:
        names = connection.execute("SELECT name FROM club").fetchmany(2)
        ids = [row[0] for row in connection.execute("SELECT id FROM tournament ORDER BY place")]
        rows = connection.execute(
            "SELECT tournament, number, text FROM line ORDER BY tournament, number"
        ).fetchall()
        records = connection.execute("SELECT digest, text FROM record").fetchall()
        full = integrity.version_of(connection) == integrity.VERSION
        beside = [
            connection.execute(f"SELECT digest, text FROM {table}").fetchall() if full else []  # noqa: S608 - our own names
            for table in integrity.BESIDE
        ]
    finally:
        connection.execute("ROLLBACK")
    journals: dict[object, list[object]] = {name: [] for name in ids}
    good = len(names) == 1 and len(journals) == len(ids)
    for name, number, text in rows:
        lines = journals.setdefault(name, [])
        good = good and number == len(lines)
        lines.append(text)
    pairs = chain(names, records, *beside)
    texts = [*ids, *(text for row in pairs for text in row), *(row[2] for row in rows)]
    if not good or len(journals) != len(ids) or not all(isinstance(text, str) for text in texts):
        raise integrity.ClubFileError("club-error-file-torn", file=files.shown(path))
    found = {str(name): tuple(map(str, lines)) for name, lines in journals.items()}
    archive = Archive(names[0][0], found, dict(records), *map(dict, beside))
    if unfit(archive) is not None:
        raise integrity.ClubFileError("club-error-file-torn", file=files.shown(path))
    return archive


@contextmanager
def _transaction(connection: sqlite3.Connection) -> Iterator[Callable[[str, Sequence[str | int]], object]]:
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
def _told_as_club_error(path: Path) -> Iterator[None]:
    """Turn mistakes of SQLite and of the system into sentences.

    Raises:
        StorageError: Instead of any sqlite3.Error and OSError.
    """
    try:
        with files.as_storage_error(path):
            try:
                yield
            except UnicodeDecodeError as error:  # a damaged file may hold names that are no text
                raise integrity.ClubFileError("club-error-file-torn", file=files.shown(path)) from error
    except sqlite3.Error as error:
        primary = (getattr(error, "sqlite_errorcode", None) or 0) & 0xFF
        key = _KEYS.get(primary, "club-error-file-torn")
        reason = {}
        if primary == sqlite3.SQLITE_IOERR:
            reason["reason"] = str(getattr(error, "sqlite_errorname", "IO"))
        raise integrity.ClubFileError(key, file=files.shown(path), **reason) from error
