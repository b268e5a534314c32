"""A house: the servers that serve one hall together, as one of them sees the others."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import msgspec
import sqlalchemy as sa

from accessgames.dataclasses import dataclass
from accessgames.engine import GameError
from accessgames.net import frames  # noqa: TC001 - msgspec reads it
from accessgames.net.store import leases, schema

if TYPE_CHECKING:
    from collections.abc import Mapping

    from accessgames.net.hall import ledger as ledgers
    from accessgames.net.hall.guests import Guest

LOOKS: Final = 0.5
"""Seconds between two looks at what other servers have to tell, and which of them are there."""

HURRIES: Final = 0.1
"""Seconds between two looks while guests wait for a table whose server may be gone."""

MOST_HERE: Final = 500
"""So many people of the whole house are known at once, beside those who are at this server."""

_SECRET_BYTES: Final = 24
_SERVES: Final = schema.SERVERS.c.ended == sa.literal_column("0")

HERE: Final = (
    sa.select(schema.PEOPLE.c.id, schema.PEOPLE.c.name, schema.PRESENT.c.number, schema.PRESENT.c.hosts,
              schema.PRESENT.c.server, schema.PRESENT.c.visit)
    .join_from(schema.PRESENT, schema.PEOPLE, schema.PRESENT.c.person == schema.PEOPLE.c.id)
    .join(schema.SERVERS, schema.PRESENT.c.server == schema.SERVERS.c.id)
    .where(_SERVES).order_by(schema.PEOPLE.c.folded).limit(MOST_HERE)
)  # fmt: skip
"""Who is here, at servers that serve."""

WHERE: Final = HERE.where(schema.PRESENT.c.person == sa.bindparam("who"))
"""Where somebody is."""

_GONE: Final = sa.delete(schema.PRESENT).where(
    schema.PRESENT.c.person == sa.bindparam("who"), schema.PRESENT.c.visit == sa.bindparam("which")
)
_SAID: Final = sa.insert(schema.NOTICES)
_WAITING: Final = sa.select(schema.NOTICES.c.id).where(schema.NOTICES.c.server == sa.bindparam("me"))
_READ: Final = (
    sa.delete(schema.NOTICES).where(schema.NOTICES.c.server == sa.bindparam("me"))
    .returning(schema.NOTICES.c.id, schema.NOTICES.c.what)
)  # fmt: skip
_DOOR: Final = (
    sa.update(schema.SERVERS).where(schema.SERVERS.c.id == sa.bindparam("me"))
    .values(address=sa.bindparam("at"), mark=sa.bindparam("shows"), secret=sa.bindparam("word"))
)  # fmt: skip


class ElsewhereError(GameError):
    """Another server has the table; `server` in its arguments is its number."""

    @property
    def server(self) -> int:
        """The number of that server."""
        return int(str(self.args_["server"]))


@dataclass(frozen=True, slots=True)
class Server:
    """A server of the house.

    Attributes:
        id: Its number.
        address: Where it is reached, such as `ws://10.0.0.7:8021`; empty until it has opened.
        mark: What its certificate is compared by; empty for plain connections.
        secret: What proves to it that another server of the house comes.
    """

    id: int
    address: str
    mark: str
    secret: str


@dataclass(frozen=True, slots=True)
class Here:
    """Somebody who is in the house.

    Attributes:
        person: Their id.
        name: What they are called.
        table: Where they are; 0 in the hall.
        hosts: Whether they host.
        server: Through which server they come to a table.
        visit: Names this coming of theirs.
    """

    person: int
    name: str
    table: int
    hosts: bool
    server: int
    visit: str


class Notice(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one server lets another tell or do.

    Attributes:
        how: `heard` for somebody, `hall` for who is at no table, `follow` for who wants to hear of comings;
            `elsewhere`, `away`, `silent` and `aloud` do that to somebody; `lock` and `unlock` lock the door;
            `withdraw` does that to a table of a tournament.
        person: Whom it is about; 0 for nobody.
        visit: Of which coming, where only that one is meant.
        told: What is heard.
        by: Who says it, by their id; 0 for nobody.
        table: Which table it is about; 0 for none.
    """

    how: str
    person: int = 0
    visit: str = ""
    told: frames.Heard | None = None
    by: int = 0
    table: int = 0


class House:
    """What a server knows of the others, and lets them know.

    Attributes:
        me: The number of this server.
        servers: Those that serve, this one too, as they were seen last.
    """

    def __init__(self, ledger: ledgers.Ledger) -> None:
        """Be one of the servers that share a ledger's place."""
        self._ledger, self.me = ledger, ledger.me
        self.servers: Mapping[int, Server] = {}
        self._owners = dict[int, int]()
        self._taking = dict[int, asyncio.Task[int]]()
        self._refusing: frozenset[int] = frozenset()
        self._looked, self._waiting = asyncio.Event(), 0

    def open_door(self, address: str, mark: str) -> None:
        """Let others know where this server is reached; raises StoreError."""
        values = {"me": self.me, "at": address, "shows": mark, "word": secrets.token_urlsafe(_SECRET_BYTES)}
        self._ledger.store.do(_DOOR, values)
        self.look()

    def look(self) -> tuple[Notice, ...]:
        """End servers that are gone, see which are there, and return what others have to tell, in its order.

        Raises:
            StoreError: The database can't be asked.
        """
        self._ledger.end_others(self._refusing)
        self.servers = {row[0]: Server(*row) for row in self._ledger.store.read(leases.ALIVE)}
        if not self._ledger.store.read(_WAITING, {"me": self.me}):
            return ()
        found = list[Notice]()
        for _, what in sorted(map(tuple, self._ledger.store.do(_READ, {"me": self.me}))):
            with suppress(msgspec.ValidationError):  # a server of a later version has more to tell
                found.append(msgspec.json.decode(what, type=Notice))
        return tuple(found)

    def others(self) -> tuple[str, ...]:
        """Return the addresses of the other servers."""
        return tuple(one.address for one in self.servers.values() if one.address and one.id != self.me)

    # ------------------------------------------------------------ whose a table is

    async def take(self, table: int) -> ledgers.KeptTable | None:
        """Take a table that no other server has, and return what is kept of it; None where there is none.

        The database is asked once for all who want the same table; and not again for as long as the server
        serves that had it, since that is how long it has it.

        Raises:
            ElsewhereError: `net-table-elsewhere`: another server has it.
            StoreError: The database can't be asked.
        """

        def know(taking: asyncio.Task[int]) -> None:
            """Know whose it is, and let the next who wants it ask anew where that may have changed."""
            del self._taking[table]
            if not taking.cancelled() and taking.exception() is None and taking.result() not in {0, self.me}:
                self._owners[table] = taking.result()

        owner = self._owners.get(table)
        if owner not in self.servers:
            if table not in self._taking:
                self._taking[table] = asyncio.create_task(asyncio.to_thread(self._ledger.claim, table))
                self._taking[table].add_done_callback(know)
            owner = await asyncio.shield(self._taking[table])
        if owner in {0, self.me}:
            return await asyncio.to_thread(self._ledger.table, table)
        raise ElsewhereError("net-table-elsewhere", table=table, server=owner)

    def suspect(self, server: int) -> None:
        """Let looks end a server at whose address nobody listens as soon as it is silent as well."""
        self._refusing |= {server}

    async def gone(self, server: int) -> None:
        """Return when a server does not serve any more, at the next look at the earliest."""
        self._waiting += 1
        try:
            await self._looked.wait()
            while server in self.servers:
                await self._looked.wait()
        finally:
            self._waiting -= 1

    async def rest(self) -> None:
        """Let those go on who wait for what was seen, and return when it is time for the next look."""
        self._looked.set()
        self._looked = asyncio.Event()
        self._owners = {table: server for table, server in self._owners.items() if server in self.servers}
        self._refusing = self._refusing.intersection(self.servers)
        await asyncio.sleep(HURRIES if self._waiting else LOOKS)

    # ------------------------------------------------------------ who is here

    def here(self) -> tuple[Here, ...]:
        """Return who is in the house; raises StoreError."""
        return tuple(Here(*row) for row in self._ledger.store.read(HERE))

    def where(self, person: int) -> Here | None:
        """Return where somebody is; None where they are not here. Raises StoreError."""
        rows = self._ledger.store.read(WHERE, {"who": person})
        return Here(*rows[0]) if rows else None

    def note(self, guest: Guest) -> None:
        """Let others know where a guest is, who has come to this server."""
        table = 0 if guest.table is None else guest.table.number
        put = self._ledger.store.put_present
        self._ledger.write(put, person=guest.person.id, server=self.me, number=table,
            hosts=int(guest.hosts), visit=guest.visit)  # fmt: skip

    def forget(self, guest: Guest) -> None:
        """Let others know that a guest is here no more, unless they came at another server meanwhile."""
        self._ledger.write(_GONE, who=guest.person.id, which=guest.visit)

    # ------------------------------------------------------------ telling

    def tell(self, server: int, notice: Notice) -> None:
        """Let one other server tell something."""
        what = msgspec.json.encode(notice).decode()
        self._ledger.write(_SAID, server=server, what=what)

    def tell_others(self, notice: Notice) -> None:
        """Let every other server tell something."""
        for server in self.servers:
            if server != self.me:
                self.tell(server, notice)

    def reach(self, person: int, how: str, told: Any = None, by: int = 0) -> bool:  # noqa: ANN401 - a frame or nothing
        """Let somebody hear something who is at another server; tell whether they are. Raises StoreError."""
        found = self.where(person)
        if found is None or found.server == self.me:
            return False
        self.tell(found.server, Notice(how, person, found.visit, told, by))
        return True
