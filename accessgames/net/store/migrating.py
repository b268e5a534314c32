"""Brings the tables of a store to what this version needs, also those of a hall's file from before."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import sqlalchemy as sa
from alembic import command, config, util

from accessgames.net.store.engines import StoreError

_FOLDER: Final = Path(__file__).parent / "migrations"
_LOCK: Final = 0x616367616D6573
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
    """Bring the tables up to date, in one transaction; servers that do so at once wait for each other.

    Raises:
        StoreError: `net-newer`: a later version of the program has written here.
        sqlalchemy.exc.SQLAlchemyError: The database can't be read or written.
    """
    steps = config.Config()
    steps.set_main_option("script_location", str(_FOLDER).replace("%", "%%"))
    with engine.execution_options(writes=True).begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(sa.text("SET LOCAL lock_timeout = 0"))
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_LOCK)))
        steps.attributes["connection"] = connection
        if engine.dialect.name == "sqlite":
            _take_over(connection, steps)
        try:
            command.upgrade(steps, "head")
        except util.CommandError as error:
            raise StoreError("net-newer") from error


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
