"""What the desk of a club wants of the hall on the same computer, and what the hall answers: one small file.

Each side writes its own rows and never those of the other. The desk says which tables there should be, the
hall makes it so and says how they stand; so either may be killed at any moment and finds out by looking how
far it was. Neither needs the other to run, to know where it listens, or to prove who it is: who may write in
the data folder is the organiser.
"""

from __future__ import annotations

import json
import os
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING, Any, Final

from accessgames.dataclasses import dataclass
from accessgames.storage import databases, files

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterable, Iterator, Mapping
    from pathlib import Path

FOLDER: Final = "hall"
"""Folder of the hall in the data folder."""

NAME: Final = "desk.sqlite"
"""Name of the file in it."""

_TORN: Final = "error-hall-orders"
_KIND: Final = databases.Format(
    0x41474844,
    (
        {
            "answer": (
                "CREATE TABLE answer (id TEXT NOT NULL PRIMARY KEY, number INTEGER NOT NULL,"
                " state TEXT NOT NULL, seats TEXT NOT NULL, journal TEXT NOT NULL) WITHOUT ROWID"
            ),
            "wanted": (
                "CREATE TABLE wanted (id TEXT NOT NULL PRIMARY KEY, occasion TEXT NOT NULL UNIQUE,"
                " text TEXT NOT NULL) WITHOUT ROWID"
            ),
        },
    ),
    256 * 1024 * 1024,
    5 * 1024 * 1024,
    databases.Faults(files.StorageError, foreign=_TORN, version=_TORN, torn=_TORN, strange=_TORN),
)
_COUNTER: Final = slice(24, 28)
_HEADER: Final = 100

INVITATION_WORDS: Final = 3
"""So many words invite to a seat: nobody guesses them in an evening."""

WAITS, GOES, OVER, REFUSED = "waits", "goes", "over", "refused"
"""States of a table: somebody is awaited, it is played, its match is over, the hall could not open it."""

SITS, KNOWN, BY_WORDS = "s", "k", "w"
"""How it is with a seat: its person sits there, is known to the hall by name, or needs the words."""


@dataclass(frozen=True, slots=True)
class Place:
    """A seat of a wanted table.

    Attributes:
        name: Who sits there, as the tournament has it.
        gender: `feminine`, `masculine`, `neuter`, or empty.
        words: The invitation: who says these words sits there.
    """

    name: str
    gender: str
    words: str


@dataclass(frozen=True, slots=True)
class Order:
    """A table that the desk wants.

    Attributes:
        id: Hexadecimal digits of its own.
        occasion: What its match says it is part of; there is one order of each.
        club: Name of the club.
        tournament: Id of the tournament in the club.
        title: Its name, as people say it.
        round_: Number of the round.
        table: Number of the table in it.
        game: Id of the game.
        options: Options of the match, as the tournament has them.
        seed: Seed of the match where it was chosen, else empty.
        places: The seats in their order.
    """

    id: str
    occasion: str
    club: str
    tournament: str
    title: str
    round_: int
    table: int
    game: str
    options: tuple[tuple[str, str], ...]
    seed: str
    places: tuple[Place, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits there, in order."""
        return tuple(place.name for place in self.places)

    @property
    def text(self) -> str:
        """The order as it is kept."""
        fields = {name: getattr(self, name) for name in Order.__slots__}
        fields["places"] = [[place.name, place.gender, place.words] for place in self.places]
        return json.dumps(fields, ensure_ascii=False)


@dataclass(frozen=True, slots=True)
class Answer:
    """How it stands with a table.

    Attributes:
        number: Of the table in the hall.
        state: One of the states above.
        seats: For each seat one of the letters above.
        journal: The whole record of the match, where it is over.
    """

    number: int
    state: str
    seats: str
    journal: str = ""


def orders_path() -> Path:
    """Return the file on this computer."""
    return files.data_folder() / FOLDER / NAME


class HallOrders:
    """The file; every call opens it, so that nobody is in anybody's way.

    Attributes:
        path: Where it is; it need not be there.
    """

    def __init__(self, path: Path) -> None:
        """Look at nothing yet."""
        self.path = path
        self._seen: tuple[object, ...] | None = None

    def has_changed(self) -> bool:
        """Tell whether something was written since this was asked last; at first, whether there is a file.

        Costs no more than reading the first bytes: it is asked every moment.
        """
        try:
            with self.path.open("rb") as file:
                found = os.fstat(file.fileno())
                head = file.read(_HEADER)
        except OSError:
            seen: tuple[object, ...] | None = None
        else:
            seen = (found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns, head[_COUNTER])
        before, self._seen = self._seen, seen
        return seen != before

    def forget_seen(self) -> None:
        """Ask anew whether something was written: what there was could not be read."""
        self._seen = None

    # ------------------------------------------------------------ the desk

    def want(self, orders: Iterable[Order]) -> None:
        """Want tables, all or none; of an occasion that is wanted already nothing changes.

        Raises:
            StorageError: It could not be written.
        """
        with self._opened(make=True) as connection, databases.transaction(connection) as execute:
            for order in orders:
                row = (order.id, order.occasion, order.text)
                execute("INSERT OR IGNORE INTO wanted VALUES (?, ?, ?)", row)

    def drop(self, ids: Iterable[str]) -> None:
        """Want tables no more, and forget what was answered about them; raises StorageError."""
        wanted = tuple(ids)
        if not wanted:
            return
        with self._opened() as connection, databases.transaction(connection) as execute:
            for id_ in wanted:
                execute("DELETE FROM wanted WHERE id = ?", (id_,))
                execute("DELETE FROM answer WHERE id = ?", (id_,))

    def answers(self) -> Mapping[str, Answer]:
        """Return what the hall says about the tables that are wanted, by their ids; raises StorageError."""
        sql = "SELECT answer.* FROM answer JOIN wanted USING (id)"
        return {id_: Answer(*rest) for id_, *rest in self._rows(sql)}

    # ------------------------------------------------------------ the hall

    def wanted(self) -> tuple[Order, ...]:
        """Return the tables that are wanted; what can't be read is none. Raises StorageError."""
        found = (_read(text) for (text,) in self._rows("SELECT text FROM wanted ORDER BY occasion"))
        return tuple(order for order in found if order is not None)

    def answer(self, answers: Mapping[str, Answer]) -> None:
        """Say how tables stand; about one that is wanted no more nothing is written. Raises StorageError."""
        sql = "INSERT OR REPLACE INTO answer SELECT id, ?, ?, ?, ? FROM wanted WHERE id = ?"
        with self._opened() as connection, databases.transaction(connection) as execute:
            for id_, one in answers.items():
                execute(sql, (one.number, one.state, one.seats, one.journal, id_))

    # ------------------------------------------------------------ the file

    def _rows(self, sql: str) -> list[tuple[Any, ...]]:
        if not self.path.exists():
            return []
        with self._opened() as connection:
            return connection.execute(sql).fetchall()

    @contextmanager
    def _opened(self, *, make: bool = False) -> Iterator[sqlite3.Connection]:
        """Open the file, which is believed only after it was looked at; raises StorageError."""
        if make and not self.path.exists():
            self._make()
        databases.check_header(self.path, _KIND)
        databases.check_rollback(self.path, _KIND)
        with (
            databases.told(self.path, _KIND),
            closing(databases.open_checked(self.path, _KIND, writing=True)) as connection,
        ):
            yield connection

    def _make(self) -> None:
        """Make an empty file, unless another window does; raises StorageError."""
        with files.as_storage_error(self.path.parent):
            self.path.parent.mkdir(parents=True, exist_ok=True)
        descriptor = databases.lock_beside(self.path)
        try:
            with databases.told(self.path, _KIND), databases.room_for_draft(self.path) as draft:
                databases.make_draft(draft, _KIND, 1).close()
                if not self.path.exists():
                    databases.publish(draft, self.path)
        finally:
            os.close(descriptor)


def _read(text: str) -> Order | None:
    """Read an order; None for what is none, as another version might write it."""
    try:
        fields = json.loads(text)
        options = tuple((str(key), str(value)) for key, value in fields.pop("options"))
        places = tuple(Place(*map(str, place)) for place in fields.pop("places"))
        round_, table = int(fields.pop("round_")), int(fields.pop("table"))
        texts = {name: str(value) for name, value in fields.items()}
        return Order(**texts, round_=round_, table=table, options=options, places=places)
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return None
