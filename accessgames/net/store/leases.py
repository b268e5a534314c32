"""Who may write: one holder at a time, with a number that grows, by the clock of the database.

Whoever holds a lease renews it with each batch that is written, in the same transaction. Where the number has
grown meanwhile, nothing of the batch is written: whoever comes back late can change nothing.
"""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

from accessgames.net.store.engines import StoreError, add, clock
from accessgames.net.store.schema import LEASES

LASTS: Final = 3500
"""Milliseconds after which a lease that nobody renews is free."""

RENEWED: Final = 1.0
"""Seconds after which a holder who has nothing to write renews it."""


class LeaseLostError(StoreError):
    """Somebody else holds it now."""


class Lease:
    """A right to write, held or not.

    Attributes:
        fence: Number of this holding; 0 while it is not held.
        batch: Batches written under it.
    """

    def __init__(self, engine: sa.Engine, subject: str, holder: str) -> None:
        """Know what the lease is about, and who would hold it (told in the database alone)."""
        self._engine, self._subject, self._holder = engine, subject, holder
        self.fence = 0
        self.batch = 0
        row = LEASES.c
        self._mine = sa.and_(row.subject == subject, row.fence == sa.bindparam("held"))
        until = clock(engine) + LASTS
        self._renew = (
            sa.update(LEASES).where(self._mine, row.batch == sa.bindparam("before"))
            .values(until=until, batch=sa.bindparam("after"))
        )  # fmt: skip
        self._take = (
            sa.update(LEASES).where(row.subject == subject, row.until < clock(engine))
            .values(holder=holder, fence=row.fence + 1, batch=0, until=until).returning(row.fence)
        )  # fmt: skip

    def take(self) -> bool:
        """Hold it if nobody does; tell whether it is held now.

        Raises:
            sqlalchemy.exc.SQLAlchemyError: The database can't be asked.
        """
        with self._engine.execution_options(writes=True).begin() as connection:
            connection.execute(add(self._engine, LEASES), {"subject": self._subject})
            fence = connection.scalar(self._take)
        if fence is None:
            return False
        self.fence, self.batch = fence, 0
        return True

    def check(self, connection: sa.Connection) -> bool:
        """Renew it in a transaction that writes the next batch; tell whether that was not written before.

        A commit whose answer was lost is found so, and not written twice.

        Raises:
            LeaseLostError: Somebody else holds it.
        """
        values = {"held": self.fence, "before": self.batch, "after": self.batch + 1}
        if connection.execute(self._renew, values).rowcount:
            return True
        at = connection.scalar(sa.select(LEASES.c.batch).where(self._mine), {"held": self.fence})
        if at != self.batch + 1:
            raise LeaseLostError("net-lease-lost")
        return False

    def release(self) -> None:
        """Let another hold it at once."""
        if self.fence:
            with self._engine.execution_options(writes=True).begin() as connection:
                free = sa.update(LEASES).where(self._mine).values(until=0)
                connection.execute(free, {"held": self.fence})
            self.fence = 0
