"""What a hall must not forget: one SQLite file, written in groups, so that many tables share one wait."""

from __future__ import annotations

import asyncio
import itertools
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from typing import TYPE_CHECKING, Any, Final

from accessgames.dataclasses import dataclass
from accessgames.engine import GameError

if TYPE_CHECKING:
    from pathlib import Path

    from accessgames.engine.match import LineWriter

DATABASE: Final = "hall.sqlite"
"""Name of the file in the folder of a hall: everything that it must not forget."""

SCHEMA: Final = 2
"""Version of the tables in the file."""

_TABLES: Final = (
    """CREATE TABLE people (id INTEGER PRIMARY KEY, name TEXT NOT NULL, folded TEXT NOT NULL UNIQUE,
    token TEXT NOT NULL, passphrase TEXT NOT NULL, keys TEXT NOT NULL DEFAULT '',
    settings TEXT NOT NULL DEFAULT '') STRICT""",
    """CREATE TABLE tables (number INTEGER PRIMARY KEY, state TEXT NOT NULL, what TEXT NOT NULL,
    secret TEXT NOT NULL) STRICT""",
    """CREATE TABLE lines (number INTEGER NOT NULL, n INTEGER NOT NULL, text TEXT NOT NULL,
    PRIMARY KEY (number, n)) STRICT, WITHOUT ROWID""",
)

_NEW_IN_2: Final = (
    "ALTER TABLE people ADD keys TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE people ADD settings TEXT NOT NULL DEFAULT ''",
)


class LedgerError(GameError):
    """The file of the hall can't be read or written."""


@dataclass(frozen=True, slots=True)
class KeptPerson:
    """Somebody who has been here.

    Attributes:
        id: Their number.
        name: What they are called.
        folded: The same as names are compared.
        token: Hash of what proves who they are; empty for none.
        passphrase: Hash of what keeps their name; empty for none.
        keys: Hashes of the keys that they prove themselves with at the door of terminals, one a line.
        settings: What they chose about their sessions that run here, as JSON; empty for nothing.
    """

    id: int
    name: str
    folded: str
    token: str
    passphrase: str
    keys: str = ""
    settings: str = ""


@dataclass(frozen=True, slots=True)
class KeptTable:
    """A table.

    Attributes:
        number: What it is called by.
        state: `waits`, `goes` or `over`.
        what: Everything else about it, as JSON.
        secret: Seed of its match; empty before it and after its end.
    """

    number: int
    state: str
    what: str
    secret: str


class Ledger:
    """Writes in the order in which it is told to; `synced` returns when all of it is on the disk.

    One thread writes: whatever has come in while the disk was busy goes into one transaction, so that a
    thousand tables cost no more waiting than a few. Reading is done by whoever asks, beside it.

    Attributes:
        path: The file.
        commits: How many transactions there were, for figures.
        failures: How many could not be written.
    """

    def __init__(self, path: Path) -> None:
        """Open the file, or make it.

        Raises:
            LedgerError: `net-ledger`, where it can't be read or was written by another version.
        """
        self.path = path
        self.commits = self.failures = 0
        try:
            with closing(self._connect()) as connection:
                self._prepare(connection)
        except (sqlite3.Error, OSError) as error:
            raise LedgerError("net-ledger", file=str(path)) from error
        self._changed = threading.Condition()
        self._waiting: list[tuple[str, tuple[Any, ...]]] = []
        self._awaited: list[tuple[asyncio.AbstractEventLoop, asyncio.Future[None]]] = []
        self._closing = False
        self._thread = threading.Thread(target=self._work, daemon=True, name="accessgames-ledger")
        self._thread.start()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        return connection

    def _prepare(self, connection: sqlite3.Connection) -> None:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if version in (0, 1):
            for statement in _NEW_IN_2 if version else _TABLES:
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version={SCHEMA}")
        elif version != SCHEMA:
            raise LedgerError("net-ledger", file=str(self.path))

    # ------------------------------------------------------------ writing

    def write(self, statement: str, *values: str | int) -> None:
        """Put a statement behind those that wait."""
        with self._changed:
            self._waiting.append((statement, values))

    def keep_person(self, person: KeptPerson) -> None:
        """Keep somebody, or what has changed about them."""
        self.write(
            "INSERT OR REPLACE INTO people VALUES (?, ?, ?, ?, ?, ?, ?)",
            person.id, person.name, person.folded, person.token, person.passphrase, person.keys,
            person.settings,
        )  # fmt: skip

    def keep_table(self, table: KeptTable) -> None:
        """Keep a table, or what has changed about it."""
        self.write(
            "INSERT OR REPLACE INTO tables VALUES (?, ?, ?, ?)",
            table.number, table.state, table.what, table.secret,
        )  # fmt: skip

    def sink(self, number: int, before: int = 0) -> LineWriter:
        """Return where the lines of a table's journal go, behind those that there are."""
        numbers = itertools.count(before)

        def keep(line: str) -> None:
            self.write("INSERT INTO lines VALUES (?, ?, ?)", number, next(numbers), line)

        return keep

    def forget(self, person: int) -> None:
        """Delete somebody, and the finished matches in whose journals they stand; raises LedgerError."""
        self.write("DELETE FROM people WHERE id = ?", person)
        numbers = self._read(
            "SELECT DISTINCT number FROM tables, json_each(what, '$.seats')"
            " WHERE json_extract(value, '$.person') = ?",
            person,
        )
        for (number,) in numbers:
            self.write("DELETE FROM lines WHERE number = ?", number)
            self.write("DELETE FROM tables WHERE number = ?", number)

    async def synced(self) -> None:
        """Return when everything that was put here is on the disk.

        Raises:
            LedgerError: `net-not-kept`: it could not be written, and nothing of it was.
        """
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        with self._changed:
            self._awaited.append((loop, done))
            self._changed.notify()
        await done

    async def writable(self) -> None:
        """Write something that changes nothing; raises LedgerError where that is impossible."""
        self.write(f"PRAGMA user_version={SCHEMA}")
        await self.synced()

    def _work(self) -> None:
        with closing(self._connect()) as connection:
            while True:
                with self._changed:
                    self._changed.wait_for(lambda: self._awaited or self._closing)
                    if not self._awaited:
                        return
                    waiting, self._waiting = self._waiting, []
                    awaited, self._awaited = self._awaited, []
                _tell(awaited, self._commit(connection, waiting))

    def _commit(
        self, connection: sqlite3.Connection, waiting: list[tuple[str, tuple[Any, ...]]]
    ) -> sqlite3.Error | None:
        """Write what waits in one transaction, or nothing of it."""
        try:
            connection.execute("BEGIN IMMEDIATE")
            for statement, values in waiting:
                connection.execute(statement, values)
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            self.failures += 1
            return error
        self.commits += 1
        return None

    def close(self) -> None:
        """End the thread when what is awaited is written."""
        with self._changed:
            self._closing = True
            self._changed.notify()
        self._thread.join()

    # ------------------------------------------------------------ reading

    def _read(self, statement: str, *values: str | int) -> list[tuple[Any, ...]]:
        try:
            with closing(self._connect()) as connection:
                return connection.execute(statement, values).fetchall()
        except sqlite3.Error as error:
            raise LedgerError("net-ledger", file=str(self.path)) from error

    def people(self) -> Iterator[KeptPerson]:
        """Yield everybody who was kept; raises LedgerError."""
        return (KeptPerson(*row) for row in self._read("SELECT * FROM people ORDER BY id"))

    def tables(self) -> Iterator[KeptTable]:
        """Yield the tables that are not over; raises LedgerError."""
        return (KeptTable(*row) for row in self._read("SELECT * FROM tables WHERE state <> 'over'"))

    def table(self, number: int) -> KeptTable | None:
        """Return a table, also one that is over; None where there never was one; raises LedgerError."""
        rows = self._read("SELECT * FROM tables WHERE number = ?", number)
        return KeptTable(*rows[0]) if rows else None

    def ordered(self) -> dict[str, int]:
        """Return the numbers of all tables that desks wanted, by their orders; raises LedgerError."""
        sql = "SELECT json_extract(what, '$.desk.order'), number FROM tables WHERE what LIKE '%\"order\"%'"
        return {order: number for order, number in self._read(sql) if order}

    def last_table(self) -> int:
        """Return the highest number that a table ever had; raises LedgerError."""
        return int(self._read("SELECT coalesce(max(number), 0) FROM tables")[0][0])

    def lines(self, number: int) -> tuple[str, ...]:
        """Return the journal at a table, line by line; raises LedgerError."""
        return tuple(
            text for (text,) in self._read("SELECT text FROM lines WHERE number = ? ORDER BY n", number)
        )


def _tell(
    awaited: list[tuple[asyncio.AbstractEventLoop, asyncio.Future[None]]], error: sqlite3.Error | None
) -> None:
    """Let those go on who wait; each loop is woken once."""

    def wake(futures: list[asyncio.Future[None]]) -> None:
        for future in futures:
            if future.done():
                continue
            if error is None:
                future.set_result(None)
            else:
                future.set_exception(LedgerError("net-not-kept"))

    by_loop: dict[asyncio.AbstractEventLoop, list[asyncio.Future[None]]] = {}
    for loop, future in awaited:
        by_loop.setdefault(loop, []).append(future)
    for loop, futures in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(wake, futures)
