"""What a migration adds while others play: nobody waits long for it, and doing it again changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sa
from alembic import op

from accessgames.net.store import migrating

if TYPE_CHECKING:
    from collections.abc import Sequence

_OTHERS: Final = 60_000
"""Milliseconds for which an index waits for transactions from before it; nobody waits behind it."""


def add_column(table: str, column: sa.Column[Any]) -> None:
    """Add a column that may be empty or has a default of the database: who does not know it goes on writing.

    Raises:
        ValueError: It is neither.
    """
    if not column.nullable and column.server_default is None:
        raise ValueError(column.name)
    op.add_column(table, column, if_not_exists=_is_served() or None)


def add_index(name: str, table: str, columns: Sequence[str], where: str = "") -> None:
    """Add an index, in PostgreSQL beside those who write (CONCURRENTLY); what was not finished is made anew.

    What the migration did before it is committed by that, so it has to bear being done again.
    """
    only: dict[str, Any] = {f"{engine}_where": sa.text(where) for engine in ("postgresql", "sqlite") if where}
    if not _is_served():
        op.create_index(name, table, columns, **only)
        return
    with op.get_context().autocommit_block():
        op.execute(f"SET lock_timeout = {_OTHERS}")
        op.drop_index(name, table, postgresql_concurrently=True, if_exists=True)
        op.create_index(name, table, columns, postgresql_concurrently=True, **only)
        op.execute(f"SET lock_timeout = {migrating.LOCKED}")


def _is_served() -> bool:
    return op.get_bind().dialect.name == "postgresql"
