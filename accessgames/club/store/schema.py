"""The tables of a club: lines of journals, and the journals of matches they speak of."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

APPLICATION: Final = 0x41474342
"""Number in the header of each file of a club (`AGCB`), so that it is known before anything of it is read."""

VERSION: Final = 1
"""Version of the tables."""

SCHEMA: Final = MappingProxyType(
    {
        "club": "CREATE TABLE club (name TEXT NOT NULL)",
        "line": (
            "CREATE TABLE line (tournament TEXT NOT NULL, number INTEGER NOT NULL, text TEXT NOT NULL,"
            " PRIMARY KEY (tournament, number)) WITHOUT ROWID"
        ),
        "record": "CREATE TABLE record (digest TEXT NOT NULL PRIMARY KEY, text TEXT NOT NULL) WITHOUT ROWID",
        "tournament": "CREATE TABLE tournament (place INTEGER PRIMARY KEY, id TEXT NOT NULL)",
    }
)
"""Name of each table -> how it is made, exactly as SQLite keeps it.

`club` has one row. `tournament` lists the tournaments in the order in which they were made. `line` holds the
journal of each, line by line. `record` holds journals of matches under their digests.
"""
