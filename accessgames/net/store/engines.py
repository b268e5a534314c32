"""The two engines under the store, and where they differ."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from accessgames.engine import GameError

if TYPE_CHECKING:
    from collections.abc import Mapping

SCHEMES: Final = ("postgresql", "postgres")
"""How an address of PostgreSQL begins, as its own programs read it."""

# No statement_timeout: it would also cut the wait for a synchronous standby, and PostgreSQL then calls a
# commit done that the standby has not. What hangs with a lock in its hand loses it soon, so that another
# can go on.
_POSTGRESQL: Final[Mapping[str, Any]] = {
    "application_name": "accessgames",
    "connect_timeout": 3,
    "keepalives_idle": 2,
    "keepalives_interval": 1,
    "keepalives_count": 2,
    "tcp_user_timeout": 4000,
    "options": "-c idle_in_transaction_session_timeout=2000 -c lock_timeout=2500 -c timezone=UTC",
}

_CLOCKS: Final[Mapping[str, sa.ColumnElement[int]]] = {
    "postgresql": sa.literal_column(
        "(extract(epoch from clock_timestamp()) * 1000)::bigint", sa.BigInteger()
    ),
    "sqlite": sa.literal_column("CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)", sa.Integer()),
}


class StoreError(GameError):
    """The store can't be read or written."""


def open_engine(place: Path | str) -> sa.Engine:
    """Return the engine of a file, or of an address of PostgreSQL (also of several hosts, as libpq reads it).

    Raises:
        StoreError: `net-database-address`; `net-database-driver`, where nothing here talks to PostgreSQL.
    """
    if isinstance(place, Path):
        return _open_sqlite(place)
    if urlsplit(place).scheme not in SCHEMES:
        raise StoreError("net-database-address", address=told_place(place))
    try:
        import psycopg  # noqa: PLC0415 - a house on a file does without
    except ImportError as error:
        raise StoreError("net-database-driver") from error
    try:
        psycopg.conninfo.conninfo_to_dict(place)
    except psycopg.ProgrammingError as error:
        raise StoreError("net-database-address", address=told_place(place)) from error
    return sa.create_engine(
        "postgresql+psycopg://", pool_size=4, max_overflow=4, pool_recycle=1800,
        creator=lambda: psycopg.connect(place, **_POSTGRESQL),
    )  # fmt: skip


def _open_sqlite(path: Path) -> sa.Engine:
    engine = sa.create_engine(f"sqlite:///{path}")

    @sa.event.listens_for(engine, "connect")
    def prepare(connection: Any, record: object) -> None:  # noqa: ANN401 - of sqlite3
        del record
        connection.isolation_level = None  # transactions begin where we say, below
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")

    @sa.event.listens_for(engine, "begin")
    def begin(connection: sa.Connection) -> None:
        writes = connection.get_execution_options().get("writes", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def told_place(place: Path | str) -> str:
    """Return a place as it may be told and written down: without names and passwords.

    >>> told_place("postgresql://jana:secret@db.example:5433/house?password=secret")
    'postgresql://db.example:5433/house'
    """
    if isinstance(place, Path):
        return str(place)
    parts = urlsplit(place)
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"


def clock(engine: sa.Engine) -> sa.ColumnElement[int]:
    """Return the time of the database in milliseconds: clocks of servers may differ."""
    return _CLOCKS[engine.dialect.name]


def put(engine: sa.Engine, table: sa.Table) -> sa.Insert:
    """Return what writes a row over the one with the same key, or anew."""
    insert = _insert(engine, table)
    new = {column.name: insert.excluded[column.name] for column in table.columns if not column.primary_key}
    return insert.on_conflict_do_update(index_elements=list(table.primary_key), set_=new)


def add(engine: sa.Engine, table: sa.Table) -> sa.Insert:
    """Return what writes a row where none has its key."""
    return _insert(engine, table).on_conflict_do_nothing()


def _insert(engine: sa.Engine, table: sa.Table) -> postgresql.Insert | sqlite.Insert:
    return postgresql.insert(table) if engine.dialect.name == "postgresql" else sqlite.insert(table)
