"""Who serves: each server has a lease and a number, and the tables that it took are its own while that lasts.

A server renews its lease with each batch that it writes, in the same transaction. Where another has ended it
meanwhile, nothing of the batch is written: whoever comes back late can change nothing. Only the clock of the
database counts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sa

from accessgames.net.store.engines import StoreError, clock
from accessgames.net.store.schema import NOTICES, PRESENT, SERVERS, TABLES

if TYPE_CHECKING:
    from collections.abc import Iterable

LASTS: Final = 2500
"""Milliseconds after which a lease that nobody renews may be ended by any other server."""

RENEWED: Final = 0.6
"""Seconds after which a server that has nothing to write renews its own."""

SILENT: Final = 1200
"""Milliseconds without a renewal after which one whose address refuses everybody may be ended already: its
process has died. Were that wrong, nothing would be lost, since what it writes from then on is refused."""

ALIVE: Final = sa.select(SERVERS.c.id, SERVERS.c.address, SERVERS.c.mark, SERVERS.c.secret).where(
    SERVERS.c.ended == sa.literal_column("0")
)
"""Servers whose tables are their own."""

_OWNER: Final = sa.select(TABLES.c.owner).where(TABLES.c.number == sa.bindparam("at"))
_ENDED: Final = sa.select(SERVERS.c.id).where(SERVERS.c.ended == 1)
_OWNED: Final = (
    sa.select(SERVERS.c.id)
    .where(SERVERS.c.id == TABLES.c.owner, SERVERS.c.ended == sa.literal_column("0"))
    .exists()
)
_CLAIM: Final = (
    sa.update(TABLES).where(TABLES.c.number == sa.bindparam("at"), ~_OWNED).values(owner=sa.bindparam("by"))
)


class LeaseLostError(StoreError):
    """Another server has ended it."""


class Lease:
    """The right of one server to write.

    Attributes:
        id: Its number, which no server had before; it grows with each that comes.
        batch: Batches written under it.
    """

    def __init__(self, engine: sa.Engine, holder: str) -> None:
        """Begin to serve; `holder` is told in the database alone.

        Raises:
            sqlalchemy.exc.SQLAlchemyError: The database can't be written.
        """
        self._engine, self.batch = engine, 0
        row, until = SERVERS.c, clock(engine) + LASTS
        self._held = _OWNER.where(
            row.id == TABLES.c.owner, row.ended == sa.literal_column("0"), row.until >= clock(engine)
        )
        with self._begin() as connection:
            for left in (NOTICES, PRESENT):
                connection.execute(sa.delete(left).where(left.c.server.in_(_ENDED)))
            added = sa.insert(SERVERS).values(holder=holder, until=until).returning(row.id)
            self.id: int = connection.execute(added).scalar_one()
        self._mine = sa.and_(row.id == self.id, row.ended == sa.literal_column("0"))
        self._renew = (
            sa.update(SERVERS).where(self._mine, row.batch == sa.bindparam("before"))
            .values(until=until, batch=sa.bindparam("after"))
        )  # fmt: skip
        self._end = sa.update(SERVERS).where(
            row.ended == sa.literal_column("0"), row.until < clock(engine), row.id != self.id
        ).values(ended=1)  # fmt: skip
        self._end_silent = sa.update(SERVERS).where(
            row.id == sa.bindparam("at"), row.id != self.id, row.ended == sa.literal_column("0"),
            row.until < clock(engine) + (LASTS - SILENT),
        ).values(ended=1)  # fmt: skip

    def _begin(self) -> Any:  # noqa: ANN401 - theirs
        return self._engine.execution_options(writes=True).begin()

    def check(self, connection: sa.Connection) -> bool:
        """Renew it in a transaction that writes the next batch; tell whether that was not written before.

        A commit whose answer was lost is found so, and not written twice.

        Raises:
            LeaseLostError: Another server has ended it.
        """
        if connection.execute(self._renew, {"before": self.batch, "after": self.batch + 1}).rowcount:
            return True
        at = connection.scalar(sa.select(SERVERS.c.batch).where(self._mine))
        if at != self.batch + 1:
            raise LeaseLostError("net-lease-lost")
        return False

    def catch_up(self, connection: sa.Connection) -> None:
        """Count the batches that were written, where nobody can tell of the last one."""
        asked = sa.select(SERVERS.c.batch).where(SERVERS.c.id == self.id)
        self.batch = connection.execute(asked).scalar_one()

    def claim(self, table: int) -> int:
        """Take a table that no server has; return whose it is then, 0 where there is no such table.

        A server that has not renewed its lease in time is ended by it. Nothing is written where the lease
        of whoever has it lasts: hundreds ask at once, and each commit would wait for two disks. Raises
        sqlalchemy.exc.SQLAlchemyError.
        """
        with self._engine.connect() as connection:
            held: int | None = connection.scalar(self._held, {"at": table})
        if held is not None:
            return held
        with self._begin() as connection:
            connection.execute(self._end)
            # Locked first, so that the next statement sees what whoever was faster has done.
            if connection.scalar(_OWNER.with_for_update(), {"at": table}) is None:
                return 0
            connection.execute(_CLAIM, {"at": table, "by": self.id})
            owner: int = connection.execute(_OWNER, {"at": table}).scalar_one()
        return owner

    def end_others(self, refusing: Iterable[int] = ()) -> None:
        """End servers that have not renewed theirs in time; raises sqlalchemy.exc.SQLAlchemyError.

        Args:
            refusing: Numbers of those at whose address nobody listens; they are waited for less.
        """
        with self._begin() as connection:
            connection.execute(self._end)
            for number in refusing:
                connection.execute(self._end_silent, {"at": number})

    def release(self) -> None:
        """Let others have the tables at once; raises sqlalchemy.exc.SQLAlchemyError."""
        with self._begin() as connection:
            connection.execute(sa.update(SERVERS).where(self._mine).values(ended=1))
