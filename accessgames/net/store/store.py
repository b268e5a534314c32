"""The store: rows that are read by whoever asks, and batches that are written whole or not at all."""

from __future__ import annotations

import time
from collections.abc import Mapping
from contextlib import contextmanager
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import sqlalchemy as sa

from accessgames.net.store import engines, leases, migrating, schema

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

PATIENCE: Final = 15.0
"""Seconds for which a database that does not answer is asked again, as another may be promoted meanwhile."""

_PAUSE: Final = 0.2

Write: TypeAlias = tuple[sa.Executable, Mapping[str, Any]]
"""A statement with its values; the same statement many times over is sent at once."""


class Store:
    """What a house keeps.

    Attributes:
        place: Where, as it may be told.
        lease: The right to write, where several servers share the place; None for a file.
        commits: How many transactions there were, for figures.
    """

    def __init__(self, place: Path | str, holder: str = "") -> None:
        """Open the place, and bring its tables up to date.

        Args:
            place: A file, or an address of PostgreSQL.
            holder: What this server is called in the database; empty where no other shares it.

        Raises:
            StoreError: `net-database` or `net-ledger`: it can't be read; or as `open_engine` and `migrate`.
        """
        self.place = engines.told_place(place)
        self.commits, self._doubtful = 0, False
        self._engine = engines.open_engine(place)
        self._writing = self._engine.execution_options(writes=True)
        try:
            migrating.migrate(self._engine)
            self.lease = leases.Lease(self._engine, holder) if holder else None
        except sa.exc.SQLAlchemyError as error:
            self._engine.dispose()
            raise self._unreadable() from error
        except engines.StoreError:
            self._engine.dispose()
            raise
        self.put_person, self.put_table = (
            engines.put(self._engine, schema.PEOPLE),
            engines.put(self._engine, schema.TABLES),
        )
        self.add_seat = engines.add(self._engine, schema.SEATS)
        self.put_order = engines.put(self._engine, schema.ORDERS)
        self.put_present = engines.put(self._engine, schema.PRESENT)
        self.put_place = engines.put(self._engine, schema.PLACES)
        self.add_person = engines.add(self._engine, schema.PEOPLE).returning(schema.PEOPLE.c.id)

    def _unreadable(self) -> engines.StoreError:
        served = self._engine.dialect.name == "postgresql"
        return (
            engines.StoreError("net-database", place=self.place)
            if served
            else engines.StoreError("net-ledger", file=self.place)
        )

    def close(self) -> None:
        """Let another server have it, and end every connection."""
        try:
            if self.lease is not None:
                self.lease.release()
        except sa.exc.SQLAlchemyError:
            pass  # it ends by itself
        self._engine.dispose()

    # ------------------------------------------------------------ writing

    def commit(self, batch: Sequence[Write]) -> None:
        """Write a batch in one transaction; where it returns, all of it is in the database.

        Where others share the place, one that does not answer is asked again, and a batch whose commit was
        done although nobody said so is known by its number.

        Raises:
            LeaseLostError: Another server may write now.
            sqlalchemy.exc.SQLAlchemyError: Nothing of it was written, or nobody can tell.
        """
        end = time.monotonic() + PATIENCE
        doubtful, self._doubtful = self._doubtful, True
        if doubtful and self.lease is not None:  # else this batch would be taken for the one before
            with self._engine.connect() as connection:
                self.lease.catch_up(connection)
        while True:
            try:
                self._commit(batch)
            except sa.exc.OperationalError:
                if self.lease is None or time.monotonic() > end:
                    raise
                time.sleep(_PAUSE)
            else:
                break
        self._doubtful = False
        self.commits += 1
        if self.lease is not None:
            self.lease.batch += 1

    def _commit(self, batch: Sequence[Write]) -> None:
        with self._writing.begin() as connection:
            if self.lease is not None and not self.lease.check(connection):
                return
            for _, same in groupby(batch, key=lambda write: id(write[0])):
                writes = tuple(same)
                connection.execute(writes[0][0], [values for _, values in writes])

    def do(self, statement: sa.Executable, values: Mapping[str, Any]) -> Sequence[Any]:
        """Do one statement in a transaction of its own, and return its rows.

        Raises:
            StoreError: `net-database` or `net-ledger`: it was not done, or nobody can tell.
        """
        with self.asking(), self._writing.begin() as connection:
            done = connection.execute(statement, values)
            return done.all() if done.returns_rows else ()

    @contextmanager
    def asking(self) -> Iterator[None]:
        """Say in one sentence what a database can't do; raises StoreError `net-database` or `net-ledger`."""
        try:
            yield
        except sa.exc.SQLAlchemyError as error:
            raise self._unreadable() from error

    # ------------------------------------------------------------ reading

    def read(
        self, asked: sa.Select[*tuple[Any, ...]], values: Mapping[str, Any] | None = None
    ) -> Sequence[Any]:
        """Return rows.

        Raises:
            StoreError: `net-database` or `net-ledger`: it can't be read.
        """
        return self._patiently(lambda connection: connection.execute(asked, values or {}).all())

    def explain(self, asked: sa.Select[*tuple[Any, ...]]) -> str:
        """Return how the engine finds rows, to see that it does not look at all; raises StoreError."""
        plain = str(asked.compile(self._engine, compile_kwargs={"literal_binds": True}))
        how = "EXPLAIN QUERY PLAN" if self._engine.dialect.name == "sqlite" else "EXPLAIN"
        rows = self._patiently(lambda connection: connection.exec_driver_sql(f"{how} {plain}").all())
        return "\n".join(str(row[-1]) for row in rows)

    def _patiently(self, ask: Callable[[sa.Connection], Sequence[Any]]) -> Sequence[Any]:
        """Ask once more on a new connection where the one at hand was cut."""
        for last in (False, True):
            try:
                with self._engine.connect() as connection:
                    return ask(connection)
            except sa.exc.SQLAlchemyError as error:
                if last or not isinstance(error, sa.exc.DBAPIError) or not error.connection_invalidated:
                    raise self._unreadable() from error
        raise AssertionError
