"""What a hall must not forget: written in groups, so that many tables share one wait."""

from __future__ import annotations

import asyncio
import itertools
import os
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec
import sqlalchemy as sa

from accessgames.dataclasses import dataclass
from accessgames.net.store import engines, leases, schema, store

if TYPE_CHECKING:
    from pathlib import Path

    from accessgames.engine.match import LineWriter

DATABASE: Final = "hall.sqlite"
"""Name of the file in the folder of a hall: everything that it must not forget."""

_Waiter: TypeAlias = tuple[asyncio.AbstractEventLoop, "asyncio.Future[None]"]

_ADD_LINE: Final = sa.insert(schema.LINES)
_DROP_LINES: Final = sa.delete(schema.LINES).where(schema.LINES.c.number == sa.bindparam("at"))
_DROP_TABLE: Final = sa.delete(schema.TABLES).where(schema.TABLES.c.number == sa.bindparam("at"))
_DROP_ORDER: Final = sa.delete(schema.ORDERS).where(schema.ORDERS.c.number == sa.bindparam("at"))
_FREE_SEATS: Final = sa.delete(schema.SEATS).where(schema.SEATS.c.number == sa.bindparam("at"))
_LEAVE_PLACE: Final = sa.delete(schema.PLACES).where(
    schema.PLACES.c.person == sa.bindparam("who"), schema.PLACES.c.visit == sa.bindparam("which")
)
_DROP_PLACE: Final = sa.delete(schema.PLACES).where(schema.PLACES.c.person == sa.bindparam("who"))
_DROP_PERSON: Final = sa.delete(schema.PEOPLE).where(schema.PEOPLE.c.id == sa.bindparam("who"))

PEOPLE: Final = sa.select(schema.PEOPLE).order_by(schema.PEOPLE.c.id)
"""Everybody."""

NAMED: Final = sa.select(schema.PEOPLE).where(schema.PEOPLE.c.folded == sa.bindparam("known"))
"""Who has a name."""

PROVEN: Final = sa.select(schema.PEOPLE).where(schema.PEOPLE.c.token == sa.bindparam("known"))
"""Who a token belongs to."""

NUMBERED: Final = sa.select(schema.PEOPLE).where(schema.PEOPLE.c.id == sa.bindparam("known"))
"""Who has a number."""

_KEPT: Final = (schema.TABLES.c.number, schema.TABLES.c.state, schema.TABLES.c.what, schema.TABLES.c.secret)
_OPEN: Final = schema.TABLES.c.state != sa.literal_column("'over'")

OPEN: Final = sa.select(*_KEPT).where(_OPEN).order_by(schema.TABLES.c.number)
"""Tables that are not over."""

BY_DESKS: Final = OPEN.where(schema.TABLES.c.number.in_(sa.select(schema.ORDERS.c.number)))
"""Those of them that desks of clubs wanted."""

ORDERED: Final = sa.select(schema.ORDERS.c.wanted, schema.ORDERS.c.number).where(
    schema.ORDERS.c.desk == sa.bindparam("home")
)
"""All that one desk ever wanted."""

TABLE: Final = sa.select(*_KEPT).where(schema.TABLES.c.number == sa.bindparam("at"))
"""One table."""

LAST: Final = sa.select(sa.func.max(schema.TABLES.c.number))
"""The highest number of a table."""

OWN: Final = sa.select(schema.SEATS.c.number).where(schema.SEATS.c.person == sa.bindparam("who"))
"""Tables of somebody."""

OWN_OPEN: Final = OPEN.where(schema.TABLES.c.number.in_(OWN))
"""Those of them that are not over."""

PLACE: Final = (
    sa.select(schema.PLACES.c.number, schema.PLACES.c.told)
    .join(schema.SEATS, sa.and_(schema.SEATS.c.person == schema.PLACES.c.person,
        schema.SEATS.c.number == schema.PLACES.c.number))
    .join(schema.TABLES, schema.TABLES.c.number == schema.PLACES.c.number)
    .where(schema.PLACES.c.person == sa.bindparam("who"), _OPEN)
)  # fmt: skip
"""Where somebody's session comes back to: a table that is not over and has their seat."""

_SAME: Final = sa.update(schema.NUMBERS).values(last=schema.NUMBERS.c.last)
"""Writes something, and changes nothing."""

_NEXT: Final = (
    sa.update(schema.NUMBERS).where(schema.NUMBERS.c.name == sa.bindparam("kind"))
    .values(last=schema.NUMBERS.c.last + 1).returning(schema.NUMBERS.c.last)
)  # fmt: skip

LINES: Final = (
    sa.select(schema.LINES.c.text)
    .where(schema.LINES.c.number == sa.bindparam("at"))
    .order_by(schema.LINES.c.n)
)
"""The journal at a table."""


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
        people: Ids of those who sit or are expected there; they are kept to find it by, and not read again.
        order: Id by which the desk of a club knows it, and `home` the server of that desk; likewise.
    """

    number: int
    state: str
    what: str
    secret: str
    people: frozenset[int] = frozenset()
    order: str = ""
    home: str = ""


class Ledger:
    """Writes in the order in which it is told to; `synced` returns when all of it is in the database.

    One thread writes: whatever has come in while the disk was busy goes into one transaction, so that a
    thousand tables cost no more waiting than a few. Reading is done by whoever asks, beside it.

    Attributes:
        store: Where it is kept.
        lost: Whether this server has none of the tables any more: nothing is kept here.
        failures: How many transactions could not be written, for figures.
        thinking: Turns of those who think beside the loop, one for each processor: there are some threads
            more, so that nobody who asks here waits until they have thought.
        failing: Whether the last one could not.
        heed: Is told in the thread that writes why that begins to fail, and None when it works again.
    """

    def __init__(self, place: Path | str, holder: str = "") -> None:
        """Open the store, and be one of its servers where others share it.

        Args:
            place: A file, or an address of PostgreSQL.
            holder: What this server is called in the database; empty where no other shares the place.

        Raises:
            StoreError: It can't be read or was written by another version.
        """
        self.store = store.Store(place, holder)
        self.thinking = asyncio.Semaphore(os.cpu_count() or 1)
        self.lost, self.failures, self.failing = False, 0, False
        self.heed: Callable[[Exception | None], None] = _nothing
        self._changed = threading.Condition()
        self._waiting: list[store.Write] = []
        self._awaited: list[_Waiter] = []
        self._watching: list[_Waiter] = []
        self._closing = False
        self._thread = threading.Thread(target=self._work, daemon=True, name="accessgames-ledger")
        self._thread.start()

    @property
    def commits(self) -> int:
        """How many transactions there were, for figures."""
        return self.store.commits

    @property
    def me(self) -> int:
        """The number of this server; 0 where no other shares the place."""
        return self.store.lease.id if self.store.lease else 0

    # ------------------------------------------------------------ writing

    def write(self, statement: sa.Executable, **values: str | int) -> None:
        """Put a statement behind those that wait."""
        with self._changed:
            self._waiting.append((statement, values))

    def keep_person(self, person: KeptPerson) -> None:
        """Keep somebody, or what has changed about them."""
        self.write(self.store.put_person, **_values(person))

    def keep_table(self, table: KeptTable) -> None:
        """Keep a table, or what has changed about it."""
        self.write(self.store.put_table, number=table.number, state=table.state, what=table.what,
            secret=table.secret, owner=self.me)  # fmt: skip
        self.write(_FREE_SEATS, at=table.number)
        for person in sorted(table.people):
            self.write(self.store.add_seat, person=person, number=table.number)
        if table.order:
            self.write(self.store.put_order, number=table.number, desk=table.home, wanted=table.order)

    def drop_table(self, number: int) -> None:
        """Forget a table at which nobody sits."""
        for statement in (_FREE_SEATS, _DROP_ORDER, _DROP_LINES, _DROP_TABLE):
            self.write(statement, at=number)

    def keep_place(self, person: int, number: int, visit: str, told: int = -1) -> None:
        """Keep at which table somebody's session is, 0 for none, of how many actions it told; -1: unknown."""
        if number:
            self.write(self.store.put_place, person=person, number=number, told=told, visit=visit)
        else:
            self.write(_LEAVE_PLACE, who=person, which=visit)

    def place_of(self, person: int) -> tuple[int, int]:
        """Return the table that somebody's session comes back to and what it told; raises StoreError."""
        rows = self.store.read(PLACE, {"who": person})
        return (int(rows[0][0]), int(rows[0][1])) if rows else (0, -1)

    def sink(self, number: int, before: int = 0) -> LineWriter:
        """Return where the lines of a table's journal go, behind those that there are."""
        numbers = itertools.count(before)

        def keep(line: str) -> None:
            self.write(_ADD_LINE, number=number, n=next(numbers), text=line)

        return keep

    def forget(self, person: int) -> None:
        """Delete somebody, and the finished matches in whose journals they stand; raises StoreError."""
        self.write(_DROP_PERSON, who=person)
        self.write(_DROP_PLACE, who=person)
        for (number,) in self.store.read(OWN, {"who": person}):
            kept = self.table(number)
            if kept is not None and _sits(kept, person):
                self.drop_table(number)

    def claim(self, table: int) -> int:
        """Take a table that no server has; return whose it is then, 0 for none; raises StoreError."""
        with self.store.asking():
            return self.store.lease.claim(table) if self.store.lease else 0

    def end_others(self, refusing: Iterable[int] = ()) -> None:
        """End servers as `Lease.end_others` does; raises StoreError."""
        with self.store.asking():
            if self.store.lease:
                self.store.lease.end_others(refusing)

    def next_number(self, kind: str) -> int:
        """Return a number that no `person` or `table` had before, at whichever server; raises StoreError."""
        number: int = self.store.do(_NEXT, {"kind": kind})[0][0]
        return number

    def add_person(self, person: KeptPerson) -> bool:
        """Keep somebody new at once; tell whether nobody has their name. Raises StoreError."""
        return bool(self.store.do(self.store.add_person, _values(person)))

    async def synced(self) -> None:
        """Return when everything that was put here is in the database.

        Raises:
            StoreError: `net-not-kept`: it could not be written, and nothing of it was.
        """
        await self._told_by(self._awaited)

    async def writable(self) -> None:
        """Write something that changes nothing; raises StoreError where that is impossible."""
        if not self.me:  # else the lease is renewed with whatever is written
            self.write(_SAME)
        await self.synced()

    async def hand_over(self) -> None:
        """Let other servers have all tables at once, when everything is in the database; raises StoreError.

        Nothing more can be kept here then.
        """
        if self.store.lease is None:
            return
        await self.synced()
        with self.store.asking():
            await asyncio.to_thread(self.store.lease.release)

    async def outlived(self) -> None:
        """Return when another server writes here."""
        await self._told_by(self._watching)

    async def _told_by(self, waiters: list[_Waiter]) -> None:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        with self._changed:
            waiters.append((loop, done))
            self._changed.notify()
        await done

    def _work(self) -> None:
        while True:
            with self._changed:
                wanted = self._changed.wait_for(
                    lambda: self._awaited or self._closing, leases.RENEWED if self.store.lease else None
                )
                if wanted and not self._awaited:
                    return
                waiting, self._waiting[:] = self._waiting[:], []
                awaited, self._awaited[:] = self._awaited[:], []
            error = self._commit(waiting)
            self._turn(error)
            _tell(awaited, error)
            if self.lost:
                _tell(self._watching, None)

    def _commit(self, waiting: list[store.Write]) -> Exception | None:
        """Write what waits in one transaction, or nothing of it."""
        error: Exception = engines.StoreError("net-lease-lost")
        try:
            if not self.lost:
                self.store.commit(waiting)
                return None
        except leases.LeaseLostError:
            self.lost = True
        except Exception as found:  # noqa: BLE001 - whatever it is, who waits hears of it and the thread goes on
            error = found
        self.failures += 1
        return error

    def _turn(self, error: Exception | None) -> None:
        """Note how the last transaction went; it is told once that none can be written."""
        turned, self.failing = self.failing != (error is not None), error is not None
        if turned and not self.lost:
            self.heed(error)

    def close(self) -> None:
        """End the thread when what is awaited is written, and let another server write."""
        with self._changed:
            self._closing = True
            self._changed.notify()
        self._thread.join()
        self.store.close()

    # ------------------------------------------------------------ reading

    def people(self) -> Iterator[KeptPerson]:
        """Yield everybody who was kept; raises StoreError."""
        return (KeptPerson(*row) for row in self.store.read(PEOPLE))

    def person(self, asked: sa.Select[*tuple[Any, ...]], known: str | int) -> KeptPerson | None:
        """Return somebody by what `NAMED`, `PROVEN` or `NUMBERED` ask for; raises StoreError."""
        rows = self.store.read(asked, {"known": known})
        return KeptPerson(*rows[0]) if rows else None

    def tables(self, most: int | None = None) -> Iterator[KeptTable]:
        """Yield the tables that are not over, the first so many of them; raises StoreError."""
        return (KeptTable(*row) for row in self.store.read(OPEN.limit(most)))

    def table(self, number: int) -> KeptTable | None:
        """Return a table, also one that is over; None where there never was one; raises StoreError."""
        rows = self.store.read(TABLE, {"at": number})
        return KeptTable(*rows[0]) if rows else None

    def tables_of(self, person: int) -> Iterator[KeptTable]:
        """Yield the tables that are not over where somebody sits; raises StoreError."""
        return (KeptTable(*row) for row in self.store.read(OWN_OPEN, {"who": person}))

    def awaited_by_desks(self) -> tuple[KeptTable, ...]:
        """Return the tables that are not over and that desks wanted; raises StoreError."""
        return tuple(KeptTable(*row) for row in self.store.read(BY_DESKS))

    def ordered(self, home: str = "") -> dict[str, int]:
        """Return the numbers of all tables that a desk wanted, by their orders; raises StoreError."""
        return {str(row[0]): int(row[1]) for row in self.store.read(ORDERED, {"home": home})}

    def last_table(self) -> int:
        """Return the highest number that a table ever had; raises StoreError."""
        return self.store.read(LAST)[0][0] or 0

    def lines(self, number: int) -> tuple[str, ...]:
        """Return the journal at a table, line by line; raises StoreError."""
        return tuple(text for (text,) in self.store.read(LINES, {"at": number}))


def _nothing(error: Exception | None) -> None:
    """Heed nothing."""
    del error


def _sits(table: KeptTable, person: int) -> bool:
    return any(seat.get("person") == person for seat in msgspec.json.decode(table.what)["seats"])


def _values(person: KeptPerson) -> dict[str, str | int]:
    return {name: getattr(person, name) for name in schema.PEOPLE.c.keys()}  # noqa: SIM118 - no mapping


def _tell(awaited: list[_Waiter], error: Exception | None) -> None:
    """Let those go on who wait; each loop is woken once."""

    def wake(futures: list[asyncio.Future[None]]) -> None:
        for future in futures:
            if future.done():
                continue
            if error is None:
                future.set_result(None)
            else:
                future.set_exception(engines.StoreError("net-not-kept"))

    by_loop: dict[asyncio.AbstractEventLoop, list[asyncio.Future[None]]] = {}
    for loop, future in awaited:
        by_loop.setdefault(loop, []).append(future)
    for loop, futures in by_loop.items():
        with suppress(RuntimeError):  # the loop was closed: nobody waits there any more
            loop.call_soon_threadsafe(wake, futures)
