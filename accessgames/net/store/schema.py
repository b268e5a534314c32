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

TABLES: Final = _table("tables", _key("number"), _text("state"), _text("what"), _text("secret"))
"""Headers of matches, and who sits there."""

LINES: Final = _table("lines", _key("number"), _key("n"), _text("text"), without_rowid=True)
"""Journals: a line `n` of a table is there once, whoever writes it."""

SEATS: Final = _table("seats", _key("person"), _key("number"), without_rowid=True)
"""Who sits where, to find the tables of somebody."""

LEASES: Final = sa.Table(
    "leases", METADATA, sa.Column("subject", sa.Text, primary_key=True), _text("holder"), _number("fence"),
    _number("batch"), _number("until"), sqlite_strict=True,
)  # fmt: skip
"""Who may write; `until` in milliseconds by the clock of the database."""

OPEN_TABLES: Final = sa.Index("tables_open", TABLES.c.number, postgresql_where=TABLES.c.state != "over",
    sqlite_where=TABLES.c.state != "over")  # fmt: skip
"""Tables that are not over are found without looking at those that are."""

SEATS_BY_TABLE: Final = sa.Index("seats_by_table", SEATS.c.number)
"""What a table changes is found without looking at everybody."""
