"""Personal records in the personal file: what somebody has done best in each discipline.

The file of records that earlier programs wrote is taken over once, and stays where it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from accessgames.storage.files import StorageError
from accessgames.storage.progress import LoadedRecords, Record, read_record, write_record

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterable

    from accessgames.engine import GameError
    from accessgames.personal.database import PersonalFile
    from accessgames.storage.progress import RecordsFile

_MARK: Final = "records.jsonl"
"""Name of the mark that says that the former file was taken over."""


class PersonalRecords:
    """Reads and writes the records.

    Attributes:
        own: The personal file.
    """

    def __init__(self, own: PersonalFile, former: RecordsFile) -> None:
        """Remember the file, and the one that is taken over where it lies there."""
        self.own = own
        self._former = former

    def load(self) -> LoadedRecords:
        """Return all records; what is wrong with a file is told, never raised."""
        problem = self.take_over()
        try:
            with self.own.reading() as connection:
                records = read_records(connection)
        except StorageError as error:
            return LoadedRecords((), error)
        return LoadedRecords(records, next(iter(self.own.news()), problem))

    def save(self, records: Iterable[Record]) -> None:
        """Keep records; one that is in the file already stays where the new one does not beat it.

        Raises:
            StorageError: They can't be written; nothing is changed.
        """
        with self.own.writing() as connection:
            write_records(connection, records)

    def take_over(self) -> GameError | None:
        """Take over the file of earlier programs, once; return what is wrong with it, to be told once."""
        if not self._former.path.exists():
            return None
        try:
            with self.own.reading() as connection:
                taken = connection.execute("SELECT count(*) FROM mark WHERE name = ?", (_MARK,)).fetchone()
            if taken[0]:
                return None
            loaded = self._former.load()
            with self.own.writing() as connection:
                write_records(connection, loaded.records)
                connection.execute("INSERT OR REPLACE INTO mark VALUES (?, '')", (_MARK,))
        except StorageError as error:
            return error
        return loaded.problem


def write_records(connection: sqlite3.Connection, records: Iterable[Record]) -> None:
    """Keep records; one that is there already stays where the new one does not beat it."""
    before = {record.place: record for record in read_records(connection)}
    for record in records:
        there = before.get(record.place)
        if there is None or record.beats(there):
            before[record.place] = record
            row = (*record.place, record.name, record.value, record.unit, int(record.lower), record.when)
            connection.execute("INSERT OR REPLACE INTO record VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)


def read_records(connection: sqlite3.Connection) -> tuple[Record, ...]:
    """Return the records; a row that no record of ours can be is passed over."""
    rows = connection.execute("SELECT * FROM record ORDER BY game, discipline, person")
    found = (
        Record(game, key, name, value, unit, bool(lower), when)
        for game, key, _, name, value, unit, lower, when in rows
    )
    return tuple(record for record in found if read_record(write_record(record)) == record)
