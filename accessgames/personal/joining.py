"""Two personal files become one: what was counted on another computer joins what was counted here.

Nothing counts twice: a match is known by its identity, a task of the day by its date, a record by what it is
for. Who is killed in between begins again, and what was joined already changes nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from accessgames.personal import records, results, tables
from accessgames.storage import files

if TYPE_CHECKING:
    import sqlite3

    from accessgames.personal.database import PersonalFile

_BY_SUBJECT: Final = frozenset({tables.MATCHES.name, tables.SEATS.name, tables.RECORDS.name})


def join_personal(own: PersonalFile, other: PersonalFile) -> int:
    """Add to a personal file what another one has.

    Args:
        own: The file.
        other: The other one, of these steps; it stays as it is.

    Returns:
        How many matches were not counted before.

    Raises:
        StorageError: One of them can't be used; `error-personal-full`, before anything is changed, where
            both together are too much.
    """
    found = tables.tables_of(own.steps)
    with other.reading() as connection:
        rows = {table: _rows_of(connection, table) for table in found}
        kept = records.read_records(connection)
    with own.reading() as connection:
        room = {table: tables.MOST_ROWS - len(_rows_of(connection, table)) for table in found}
    if any(len(rows[table]) > left for table, left in room.items()):
        raise tables.PersonalFileError("error-personal-full", file=files.shown(own.path))
    added = results.count(own, results.counted(other))
    with own.writing() as connection:
        records.write_records(connection, kept)
        for table in found:
            if table.name not in _BY_SUBJECT:
                connection.executemany(table.joining, rows[table])
    return added


def _rows_of(connection: sqlite3.Connection, table: tables.Table) -> list[tuple[object, ...]]:
    return connection.execute(f"SELECT * FROM {table.name}").fetchall()  # noqa: S608 - our own names
