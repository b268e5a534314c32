"""People whose names go from what is kept at this computer; results of everybody else stay as they were."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, NamedTuple

from accessgames.engine.journal import PERSON

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Collection

    from accessgames.personal.database import PersonalFile


class Gone(NamedTuple):
    """What came of forgetting.

    Attributes:
        matches: Counted matches in which somebody else's name stands now.
        records: Records that went.
        mistakes: Own mistakes of theirs that went.
    """

    matches: int
    records: int
    mistakes: int


def counted_names(own: PersonalFile) -> frozenset[str]:
    """Return the names of all people in results and records, as they are compared.

    Raises:
        StorageError: The personal file can't be read.
    """
    with own.reading() as connection:
        rows = connection.execute("SELECT name FROM seat WHERE player = ?", (PERSON,)).fetchall()
        rows += connection.execute("SELECT name FROM record").fetchall()
    return frozenset(name.casefold() for (name,) in rows)


def forget_people(own: PersonalFile, people: Collection[str], label: str) -> Gone:
    """Put a label in the place of some names; their records and mistakes go.

    Args:
        own: The personal file.
        people: Names as they are compared.
        label: What stands in results from now on.

    Raises:
        StorageError: It can't be written; nothing is changed.
    """
    with own.writing() as connection:
        seats = [
            (identity, seat)
            for identity, seat, name in connection.execute(
                "SELECT identity, seat, name FROM seat WHERE player = ?", (PERSON,)
            )
            if name.casefold() in people
        ]
        connection.executemany(
            "UPDATE seat SET name = ? WHERE identity = ? AND seat = ?", [(label, *one) for one in seats]
        )
        records = [
            row[:3]
            for row in connection.execute("SELECT game, discipline, person, name FROM record")
            if row[3].casefold() in people or row[2] in people
        ]
        connection.executemany("DELETE FROM record WHERE game = ? AND discipline = ? AND person = ?", records)
        mistakes = _drop_mistakes(connection, people, label)
    return Gone(len({identity for identity, _seat in seats}), len(records), mistakes)


def _drop_mistakes(connection: sqlite3.Connection, people: Collection[str], label: str) -> int:
    """Delete the mistakes of some people, and put a label into the positions of others; return how many went.

    What is in no shape that is written here stays as it is.
    """
    gone: list[tuple[str, int]] = []
    kept: list[tuple[str, str, int]] = []
    for match, place, seat, text in connection.execute("SELECT match, place, seat, position FROM mistake"):
        try:
            position = json.loads(text)
            names = [str(one[0]) for one in position["seats"]]
        except (ValueError, LookupError, TypeError, RecursionError):
            continue
        theirs = [number for number, name in enumerate(names) if name.casefold() in people]
        if seat in theirs:
            gone.append((match, place))
        elif theirs:
            for number in theirs:
                position["seats"][number][0] = label
            kept.append((json.dumps(position, separators=(",", ":")), match, place))
    connection.executemany("UPDATE mistake SET position = ? WHERE match = ? AND place = ?", kept)
    connection.executemany("DELETE FROM mistake WHERE match = ? AND place = ?", gone)
    connection.executemany("DELETE FROM mistaketry WHERE match = ? AND place = ?", gone)
    return len(gone)
