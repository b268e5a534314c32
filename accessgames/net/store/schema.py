"""The tables of the store, as they are now; `migrations/` tells how they came to be."""

from __future__ import annotations

from typing import Any, Final

import sqlalchemy as sa

NUMBER: Final = sa.BigInteger().with_variant(sa.Integer, "sqlite")
"""A whole number of 64 bits; strict tables of SQLite know it by another name."""

METADATA: Final = sa.MetaData()


def _table(name: str, *columns: sa.Column[Any], without_rowid: bool = False) -> sa.Table:
    """Return a table; what both engines leave open is said here once."""
    return sa.Table(name, METADATA, *columns, sqlite_strict=True, sqlite_with_rowid=not without_rowid)


def _key(name: str) -> sa.Column[Any]:
    return sa.Column(name, NUMBER, primary_key=True, autoincrement=False)


def _text(name: str, *, unique: bool = False) -> sa.Column[Any]:
    return sa.Column(name, sa.Text, nullable=False, unique=unique, server_default=None if unique else "")


def _number(name: str) -> sa.Column[Any]:
    return sa.Column(name, NUMBER, nullable=False, server_default="0")


PEOPLE: Final = _table(
    "people", _key("id"), _text("name"), _text("folded", unique=True), _text("token"), _text("passphrase"),
    _text("keys"), _text("settings"),
)  # fmt: skip
"""Everybody who has been here."""

TABLES: Final = _table(
    "tables", _key("number"), _text("state"), _text("what"), _text("secret"), _number("owner"),
)  # fmt: skip
"""Headers of matches, who sits there, and the server that has it; 0 for none."""

LINES: Final = _table("lines", _key("number"), _key("n"), _text("text"), without_rowid=True)
"""Journals: a line `n` of a table is there once, whoever writes it."""

SEATS: Final = _table("seats", _key("person"), _key("number"), without_rowid=True)
"""Who sits where, to find the tables of somebody."""

ORDERS: Final = _table("orders", _key("number"), _text("desk"), _text("wanted"))
"""Tables of tournaments: the server whose desk wants it, and the id that it has there."""

SERVERS: Final = _table(
    "servers", sa.Column("id", NUMBER, primary_key=True), _text("holder"), _text("address"), _text("mark"),
    _text("secret"), _number("batch"), _number("until"), _number("ended"),
)  # fmt: skip
"""Who serves; the id is the fencing number, `until` is in milliseconds by the clock of the database."""

NUMBERS: Final = sa.Table(
    "numbers", METADATA, sa.Column("name", sa.Text, primary_key=True), _number("last"), sqlite_strict=True
)
"""The last number that a person or a table was given, and `OLDEST`."""

OLDEST: Final = "oldest"
"""Name of the number of migrations that a program has to know so that it may use what there is."""

PRESENT: Final = _table("present", _key("person"), _number("server"), _number("number"), _number("hosts"),
    _text("visit"),
)  # fmt: skip
"""Who is here, at which server and which table; 0 for the hall."""

PLACES: Final = _table("places", _key("person"), _number("number"), _number("told"), _text("visit"))
"""To which table somebody's session comes back that ran in a server, and how many actions it told there."""

NOTICES: Final = _table(
    "notices", sa.Column("id", NUMBER, primary_key=True), _number("server"), _text("what")
)
"""What a server is to tell its guests; it takes away what it has read."""

NOTICES_BY_SERVER: Final = sa.Index("notices_by_server", NOTICES.c.server)
"""A server finds its own."""

PRESENT_BY_SERVER: Final = sa.Index("present_by_server", PRESENT.c.server)
"""Who is here is found by the servers that serve."""

SERVERS_ALIVE: Final = sa.Index("servers_alive", SERVERS.c.id, postgresql_where=SERVERS.c.ended == 0,
    sqlite_where=SERVERS.c.ended == 0)  # fmt: skip
"""Servers of long ago are not looked at."""

PEOPLE_BY_TOKEN: Final = sa.Index("people_by_token", PEOPLE.c.token)
"""Whoever comes back is found by what proves them."""

OPEN_TABLES: Final = sa.Index("tables_open", TABLES.c.number, postgresql_where=TABLES.c.state != "over",
    sqlite_where=TABLES.c.state != "over")  # fmt: skip
"""Tables that are not over are found without looking at those that are."""

ORDERS_BY_DESK: Final = sa.Index("orders_by_desk", ORDERS.c.desk)
"""A desk finds its own."""

SEATS_BY_TABLE: Final = sa.Index("seats_by_table", SEATS.c.number)
"""What a table changes is found without looking at everybody."""
