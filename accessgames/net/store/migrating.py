"""Brings the tables of a store to what this version needs, also those of a hall's file from before.

In PostgreSQL other servers play meanwhile, also those of the version before: no step waits long for a lock,
behind which everybody else would wait, and each is done on its own.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import Final

import sqlalchemy as sa
from alembic import command, config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from accessgames.net.store.engines import StoreError
from accessgames.net.store.schema import NUMBERS, OLDEST

FOLDER: Final = Path(__file__).parent / "migrations"
"""Where alembic finds them."""

PATIENCE: Final = 240.0
"""Seconds for which whoever holds locks, such as a backup, or migrates as well is waited for."""

LOCKED: Final = 200
"""Milliseconds for which a step waits for a lock: so long all who play wait behind it."""

_PAUSE: Final = 0.5
_LOCK: Final = 0x616367616D6573
_BUSY: Final = frozenset({"55P03", "40P01"})
"""What PostgreSQL calls a lock that did not come in time, and a deadlock."""

FILE_VERSION: Final = 3
_BEFORE: Final = {
    1: (
        "ALTER TABLE people ADD keys TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE people ADD settings TEXT NOT NULL DEFAULT ''",
    ),
    2: (),
}
"""What brings a hall's file of a version to the first of ours; its number then tells earlier programs."""


def migrate(engine: sa.Engine) -> None:
    """Bring the tables up to date; what a later version has made is used where it lets this one go on.

    A file is migrated in one transaction, PostgreSQL in one for each step while other servers go on.

    Raises:
        StoreError: `net-newer`: a later version of the program has written here, and only later ones may;
            `net-database-busy`: somebody has held locks all the while.
        sqlalchemy.exc.SQLAlchemyError: The database can't be read or written.
    """
    steps = config.Config()
    steps.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    if engine.dialect.name == "postgresql":
        with engine.connect() as connection:
            try:
                _migrate_in_play(connection, steps)
            finally:
                connection.invalidate()  # its settings and its lock end with it
        return
    with engine.execution_options(writes=True).begin() as connection:
        steps.attributes["connection"] = connection
        _take_over(connection, steps)
        if _is_behind(connection, steps):
            command.upgrade(steps, "head")


def _is_behind(connection: sa.Connection, steps: config.Config) -> bool:
    """Tell whether there is something to do; raises StoreError `net-newer`."""
    here = MigrationContext.configure(connection).get_current_revision()
    known = [one.revision for one in ScriptDirectory.from_config(steps).walk_revisions()]
    if here is None or here in known:
        return here != known[0]
    oldest = connection.scalar(sa.select(NUMBERS.c.last).where(NUMBERS.c.name == OLDEST))
    if oldest is None or oldest > len(known):
        raise StoreError("net-newer")
    return False


def _migrate_in_play(connection: sa.Connection, steps: config.Config) -> None:
    """Migrate while others play, one server at a time; each step is tried until its lock comes at once."""
    steps.attributes["connection"] = connection
    end, mine = time.monotonic() + PATIENCE, False
    while True:
        with connection.begin():
            if not _is_behind(connection, steps):
                return
            # Not waited for: whoever waits in the database keeps an index from being made beside play.
            mine = mine or connection.execute(sa.select(sa.func.pg_try_advisory_lock(_LOCK))).scalar_one()
        if mine and _has_upgraded(connection, steps):
            return
        if time.monotonic() > end:
            raise StoreError("net-database-busy")
        time.sleep(_PAUSE)


def _has_upgraded(connection: sa.Connection, steps: config.Config) -> bool:
    """Go on with the steps; tell whether none had to wait for a lock too long."""
    try:
        connection.exec_driver_sql(f"SET lock_timeout = {LOCKED}")
        connection.commit()
        command.upgrade(steps, "head")
    except sa.exc.OperationalError as error:
        connection.rollback()
        if getattr(error.orig, "sqlstate", "") not in _BUSY:
            raise
        return False
    return True


def _take_over(connection: sa.Connection, steps: config.Config) -> None:
    """Let alembic know a hall's file that was written without it."""
    version = connection.exec_driver_sql("PRAGMA user_version").scalar_one()
    if version > FILE_VERSION:
        raise StoreError("net-newer")
    if version in _BEFORE:
        for statement in _BEFORE[version]:
            connection.exec_driver_sql(statement)
        command.stamp(steps, "hall")
    connection.exec_driver_sql(f"PRAGMA user_version={FILE_VERSION}")
