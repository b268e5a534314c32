"""The file of a club: one SQLite database, in which every line is safe before anybody hears of it."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from itertools import chain
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Self

from accessgames.club.store import integrity
from accessgames.club.store.archive import (
    MAX_ENTRIES,
    MAX_PEOPLE,
    MAX_RECORDS,
    MAX_TOURNAMENTS,
    Archive,
    Beside,
    unfit,
)
from accessgames.dataclasses import replace
from accessgames.storage import databases, files

if TYPE_CHECKING:
    from pathlib import Path
    from types import TracebackType

_NOTHING: Final = Beside()
_UNNAMED: Final[Mapping[str, str]] = MappingProxyType({})


class ClubFile:
    """An opened club.

    Several programs may have it open and write: each writes in one short transaction, which is refused where
    another one has written meanwhile (`catch_up`). Reading needs no lock: SQLite shows a reader one moment,
    whole.

    Attributes:
        path: The database.
        archive: What was in it when it was opened or caught up with, with everything that was added since.
    """

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        """Take over a database that `open_club_file` or a sibling of it opened and checked."""
        self.path = path
        self._connection = connection
        self._identity = files.identity(path)
        self._version = _data_version(connection)
        self.archive = _load(path, connection)

    def catch_up(self) -> bool:
        """Take in what other programs have written since; tell whether there is anything.

        Raises:
            ClubFileError: As `require_there`, or the file is damaged.
            StorageError: It can't be read.
        """
        self.require_there()
        with databases.told(self.path, integrity.CLUB):
            version = _data_version(self._connection)
            if version == self._version:
                return False
            found = _load(self.path, self._connection)
        self._version, before, self.archive = version, self.archive, found
        return before != found

    def copy(self) -> bytes:
        """Return a file of the same club, as it stands at one moment."""
        with databases.told(self.path, integrity.CLUB):
            return self._connection.serialize()

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
        renamed: Mapping[str, str] = _UNNAMED,
    ) -> None:
        """Add lines to the journals of several tournaments, all or none, in one transaction.

        Args:
            journals: Id -> lines without their newlines; new ids become the club's latest tournaments.
            records: Journals of matches that the lines speak of, with their digests.
            beside: What changes with them.
            renamed: Id of a tournament -> the one that it has from now on, as in `journals`.

        Raises:
            ClubFileError: As `append`.
            StorageError: It can't be written. In every case nothing is changed.
        """
        self.require_there()
        own = self._renamed(renamed)
        fresh = {digest: text for digest, text in records if digest not in own.records}
        grown = {name: (*own.tournaments.get(name, ()), *lines) for name, lines in journals.items()}
        noted = {number: text for number, text in beside.entries.items() if number not in own.entries}
        beside = replace(beside, entries=noted)
        self._require_room(Archive(own.name, grown, fresh, beside.people, beside.seals, noted))
        with databases.told(self.path, integrity.CLUB):
            try:
                self._write(journals, fresh, beside, renamed)
            except sqlite3.Error:
                # What fails behind the moment that counts, when SQLite has dropped its journal, is written.
                if not self._holds(grown, noted):
                    raise
                files.keep_folder(self.path.parent)
        texts, seals = {**own.records, **fresh}, {**own.seals, **beside.seals}
        for digest in beside.dropped:
            texts.pop(digest, None)
            seals.pop(digest, None)
        people = {digest: text for digest, text in own.people.items() if digest not in beside.erased}
        self.archive = Archive(
            own.name,
            {**own.tournaments, **grown},
            texts,
            {**people, **beside.people},
            seals,
            {**own.entries, **noted},
        )

    def _renamed(self, renamed: Mapping[str, str]) -> Archive:
        """Return the club with other ids for some tournaments."""
        own = self.archive
        return replace(
            own, tournaments={renamed.get(name, name): lines for name, lines in own.tournaments.items()}
        )

    def _write(
        self,
        journals: Mapping[str, Sequence[str]],
        fresh: Mapping[str, str],
        beside: Beside,
        renamed: Mapping[str, str],
    ) -> None:
        """Write everything in one transaction.

        Raises:
            ClubFileError: `club-error-file-behind`.
            sqlite3.Error: It can't be written.
        """
        known = self._renamed(renamed).tournaments
        with databases.transaction(self._connection) as execute:
            for table, column in (("tournament", "id"), ("line", "tournament")):
                # By a name that no tournament has, as two of them may change places.
                for name, new in renamed.items():
                    execute(f"UPDATE {table} SET {column} = ? WHERE {column} = ?", (f"/{new}", name))  # noqa: S608 - our own names
                for new in renamed.values():
                    execute(f"UPDATE {table} SET {column} = ? WHERE {column} = ?", (new, f"/{new}"))  # noqa: S608 - our own names
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

    def _holds(self, journals: Mapping[str, Sequence[str]], entries: Mapping[str, str]) -> bool:
        """Tell whether the file has these journals to their last lines, and entries; of none nobody knows."""
        sql, asked = "SELECT text FROM line WHERE tournament = ? ORDER BY number", "SELECT id FROM entry"
        with suppress(sqlite3.Error):
            there = {number for (number,) in self._connection.execute(asked)} if entries else set()
            return (
                bool(journals or entries)
                and entries.keys() <= there
                and all(
                    [text for (text,) in self._connection.execute(sql, (name,))] == [*lines]
                    for name, lines in journals.items()
                )
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
            or len(own.entries) + len(added.entries) > MAX_ENTRIES
            or size > integrity.MAX_BYTES // 2
        )
        if many or unfit(added) is not None:
            raise integrity.ClubFileError("club-error-file-long", file=files.shown(self.path))

    def close(self) -> None:
        """Close the file; closing twice does nothing."""
        self._connection.close()

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
    databases.check_header(path, integrity.CLUB)
    if databases.check_rollback(path, integrity.CLUB):
        # What a killed program left half-written is taken back; a living one is left to finish by itself.
        try:
            open_club_file(path).close()
        except files.StorageError as error:
            if error.key != "error-storage-locked":
                raise
    with databases.told(path, integrity.CLUB):
        return _checked(path, writing=False)


def open_club_file(path: Path) -> ClubFile:
    """Open a club to go on with it.

    It is checked by reading only, and opened for writing when it was found good.

    Raises:
        ClubFileError: The file is no club of ours, or damaged.
        StorageError: It can't be used.
    """
    databases.check_header(path, integrity.CLUB)
    with databases.told(path, integrity.CLUB):
        if not databases.check_rollback(path, integrity.CLUB):
            # What a killed program left half-written has to be taken back first, and that is a change.
            _checked(path, writing=False).close()
        return _checked(path, writing=True)


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
    descriptor = databases.lock_beside(path)
    try:
        with databases.told(path, integrity.CLUB), databases.room_for_draft(path) as draft:
            _build(draft, archive)
            try:
                databases.publish(draft, path)
            except FileExistsError:
                raise integrity.ClubFileError("club-error-file-exists", file=files.shown(path)) from None
    finally:
        os.close(descriptor)
    return open_club_file(path)


def _build(draft: Path, archive: Archive) -> None:
    connection = databases.make_draft(draft, integrity.CLUB, integrity.PLAIN_VERSION)
    try:
        with databases.transaction(connection) as execute:
            execute("INSERT INTO club VALUES (?)", (archive.name,))
            for name, lines in archive.tournaments.items():
                execute("INSERT INTO tournament (id) VALUES (?)", (name,))
                for number, line in enumerate(lines):
                    execute("INSERT INTO line VALUES (?, ?, ?)", (name, number, line))
            for pair in archive.records.items():
                execute("INSERT INTO record VALUES (?, ?)", pair)
            _write_beside(connection, Beside(archive.people, archive.seals, entries=archive.entries))
    finally:
        connection.close()


def _write_beside(connection: sqlite3.Connection, beside: Beside) -> None:
    """Write what stands beside the journals, inside a transaction; where it is the first, make the tables.

    A club that has none of it stays as earlier programs know it.
    """
    tables = {"person": beside.people, "seal": beside.seals, "entry": beside.entries}
    version = integrity.BESIDE_VERSION if any(tables.values()) else integrity.PLAIN_VERSION
    _make_tables(connection, integrity.VERSION if beside.entries else version)
    if databases.version_of(connection) >= integrity.BESIDE_VERSION:
        for table, digests in (("person", beside.erased), ("seal", beside.dropped)):
            for digest in digests:
                connection.execute(f"DELETE FROM {table} WHERE digest = ?", (digest,))  # noqa: S608 - our own names
    for digest in beside.dropped:
        connection.execute("DELETE FROM record WHERE digest = ?", (digest,))
    for table, texts in tables.items():
        for pair in texts.items():
            connection.execute(f"INSERT OR REPLACE INTO {table} VALUES (?, ?)", pair)  # noqa: S608 - our own names


def _make_tables(connection: sqlite3.Connection, version: int) -> None:
    """Make the tables that a version has and the file has not; a file of a later one stays as it is."""
    before = databases.version_of(connection)
    if version <= before:
        return
    tables = integrity.CLUB.versions
    for name in tables[version - 1].keys() - tables[before - 1].keys():
        connection.execute(tables[version - 1][name])
    connection.execute(f"PRAGMA user_version={version}")


def _data_version(connection: sqlite3.Connection) -> int:
    """Return a number that changes whenever another program has written."""
    found: tuple[int] = connection.execute("PRAGMA data_version").fetchone()
    return found[0]


def _checked(path: Path, *, writing: bool) -> ClubFile:
    """Open a database and believe it only when everything about it was looked at."""
    connection = databases.open_checked(path, integrity.CLUB, writing=writing)
    try:
        return ClubFile(path, connection)
    except BaseException:
        connection.close()
        raise


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
        there = integrity.CLUB.versions[databases.version_of(connection) - 1]
        beside = [
            connection.execute(f"SELECT * FROM {table}").fetchall() if table in there else []  # noqa: S608 - our own names
            for table in (*integrity.BESIDE, *integrity.REGISTER)
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
