"""Own mistakes in the personal file: positions of finished matches that come back until they are known.

Everything that is needed to ask about a position stands beside it, so a match that is moved away or deleted
takes none of them along. What is known keeps its row without the position, so that it is never found anew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from accessgames.dataclasses import dataclass
from accessgames.personal.repetition import plan_return, read_day

if TYPE_CHECKING:
    import datetime as dt
    import sqlite3
    from collections.abc import Iterable, Iterator

    from accessgames.personal.database import PersonalFile
    from accessgames.personal.repetition import Return

MOST_OPEN: Final = 200
"""Mistakes that wait at most; of more the oldest that were never tried go, so that the file stays small."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """A decision of a finished match than which something was clearly better.

    Attributes:
        match: What tells the match from every other one.
        place: Number of the action in the match, from 0.
        game: Id of the game.
        started: When the match began, as ISO 8601 text; empty where nobody knows.
        seat: Who decided.
        done: What was done, in the notation of the game.
        found: The day on which it was found.
        due: The day on which it comes back.
        known: Whether it is known, so that it does not come back.
    """

    match: str
    place: int
    game: str
    started: str
    seat: int
    done: str
    found: dt.date
    due: dt.date
    known: bool = False

    @property
    def key(self) -> tuple[str, int]:
        """What tells it from every other mistake."""
        return self.match, self.place


class MistakeBook:
    """Own mistakes, and the tries to do better."""

    def __init__(self, own: PersonalFile) -> None:
        """Keep them in this file; it is opened when it is needed."""
        self.own = own

    def looked_at(self) -> frozenset[str]:
        """Return the names of the journals in which mistakes were looked for.

        Raises:
            StorageError: The file can't be used.
        """
        with self.own.reading() as connection:
            return frozenset(name for (name,) in connection.execute("SELECT file FROM mistakelook"))

    def keep(self, file: str, match: str, found: Iterable[tuple[Mistake, str]]) -> int:
        """Keep what was found in the journal of a match, and that it was looked at: all of it or nothing.

        Args:
            file: Name of the journal.
            match: What tells the match from every other one; empty where the journal can't be used.
            found: Each mistake with its position.

        Returns:
            How many of them are new.

        Raises:
            StorageError: The file can't be used; nothing changed.
        """
        with self.own.writing() as connection:
            query = "SELECT count(*) FROM mistakelook WHERE match = ? AND match != ''"
            known = connection.execute(query, (match,)).fetchone()[0]
            connection.execute("INSERT OR REPLACE INTO mistakelook VALUES (?, ?)", (file, match))
            new = 0 if known else sum(_insert(connection, one, position) for one, position in found)
            _trim(connection)
        return new

    def mistakes(self) -> tuple[Mistake, ...]:
        """Return all mistakes, known ones too, by the day on which they come back; unreadable rows not.

        Raises:
            StorageError: The file can't be used.
        """
        with self.own.reading() as connection:
            query = "SELECT match, place, game, started, seat, done, found, due, known FROM mistake"
            rows = connection.execute(query).fetchall()
        return tuple(sorted(_read(rows), key=lambda one: (one.due, one.found, one.started, one.key)))

    def due(self, today: dt.date) -> tuple[Mistake, ...]:
        """Return the mistakes that come back by today, the one that waits longest first.

        Raises:
            StorageError: The file can't be used.
        """
        return tuple(one for one in self.mistakes() if not one.known and one.due <= today)

    def position(self, mistake: Mistake) -> str:
        """Return the position of a mistake; empty where there is none any more.

        Raises:
            StorageError: The file can't be used.
        """
        with self.own.reading() as connection:
            query = "SELECT position FROM mistake WHERE match = ? AND place = ?"
            found = connection.execute(query, mistake.key).fetchone()
        return "" if found is None else str(found[0])

    def answer(self, mistake: Mistake, day: dt.date, stars: int) -> Return:
        """Keep a try, and return when the mistake comes back.

        Raises:
            StorageError: The file can't be used; nothing changed.
        """
        with self.own.writing() as connection:
            tries = _tries(connection, mistake)
            connection.execute(
                "INSERT INTO mistaketry VALUES (?, ?, ?, ?, ?)",
                (*mistake.key, _next_number(connection, mistake), day.isoformat(), stars),
            )
            back = plan_return([*tries, (day, stars)])
            connection.execute(
                "UPDATE mistake SET due = ?, known = ? WHERE match = ? AND place = ?",
                (back.due.isoformat(), int(back.known), *mistake.key),
            )
            if back.known:
                query = "UPDATE mistake SET position = '' WHERE match = ? AND place = ?"
                connection.execute(query, mistake.key)
        return back

    def delete(self, mistakes: Iterable[Mistake]) -> None:
        """Delete mistakes with their tries; the matches count as looked at, so nothing comes back.

        Raises:
            StorageError: The file can't be used; nothing changed.
        """
        with self.own.writing() as connection:
            for one in mistakes:
                connection.execute("DELETE FROM mistake WHERE match = ? AND place = ?", one.key)
                connection.execute("DELETE FROM mistaketry WHERE match = ? AND place = ?", one.key)


def _insert(connection: sqlite3.Connection, one: Mistake, position: str) -> int:
    """Add a mistake, unless it is there; return how many were added."""
    values = (
        *one.key, one.game, one.started, one.seat, one.done,
        one.found.isoformat(), one.due.isoformat(), int(one.known), position,
    )  # fmt: skip
    sql = "INSERT OR IGNORE INTO mistake VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
    return connection.execute(sql, values).rowcount


def _trim(connection: sqlite3.Connection) -> None:
    """Delete the oldest of too many mistakes that nobody has tried."""
    connection.execute(
        "DELETE FROM mistake WHERE (match, place) IN (SELECT match, place FROM mistake WHERE known = 0 "
        "AND (match, place) NOT IN (SELECT match, place FROM mistaketry) "
        "ORDER BY started DESC, match, place LIMIT -1 OFFSET ?)",
        (MOST_OPEN,),
    )


def _read(rows: Iterable[tuple[str, int, str, str, int, str, str, str, int]]) -> Iterator[Mistake]:
    """Yield the mistakes of rows; one with a day that is none is passed over."""
    for match, place, game, started, seat, done, found, due, known in rows:
        days = read_day(found), read_day(due)
        if days[0] is not None and days[1] is not None:
            yield Mistake(match, place, game, started, seat, done, days[0], days[1], bool(known))


def _tries(connection: sqlite3.Connection, mistake: Mistake) -> list[tuple[dt.date, int]]:
    """Return the tries in their order; one with a day that is none is passed over."""
    query = "SELECT day, stars FROM mistaketry WHERE match = ? AND place = ? ORDER BY number"
    rows = connection.execute(query, mistake.key)
    return [(day, stars) for text, stars in rows if (day := read_day(text)) is not None]


def _next_number(connection: sqlite3.Connection, mistake: Mistake) -> int:
    query = "SELECT coalesce(max(number), 0) + 1 FROM mistaketry WHERE match = ? AND place = ?"
    return int(connection.execute(query, mistake.key).fetchone()[0])
