"""What the file of a club is: its tables, its bounds, and what is told where it is none."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from accessgames.club.store.archive import MAX_RECORD
from accessgames.storage.databases import Faults, Format
from accessgames.storage.files import StorageError


class ClubFileError(StorageError):
    """A file of a club that can't be used; nothing was changed.

    Keys: `club-error-file-foreign`, `-version` (with `version` and `known`), `-torn`, `-strange` (with
    `found`, what does not belong there), `-long`, `-exists` and `-behind`; each carries `file`, a name that
    can be said.
    """


APPLICATION: Final = 0x41474342
"""Number in the header of each file of a club (`AGCB`), so that it is known before anything of it is read."""

VERSION: Final = 3
"""Version of the tables; 1 has those of `SCHEMA` alone, 2 those of `BESIDE` as well, 3 all."""

PLAIN_VERSION: Final = 1

BESIDE_VERSION: Final = 2

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

BESIDE: Final = MappingProxyType(
    {
        "person": "CREATE TABLE person (digest TEXT NOT NULL PRIMARY KEY, text TEXT NOT NULL) WITHOUT ROWID",
        "seal": "CREATE TABLE seal (digest TEXT NOT NULL PRIMARY KEY, text TEXT NOT NULL) WITHOUT ROWID",
    }
)
"""What `BESIDE_VERSION` has besides: texts about people, and signatures of matches, each under its digest."""

REGISTER: Final = MappingProxyType(
    {"entry": "CREATE TABLE entry (id TEXT NOT NULL PRIMARY KEY, text TEXT NOT NULL) WITHOUT ROWID"}
)
"""What `VERSION` has besides: the entries of the register, each under its id."""


MAX_BYTES: Final = 64 * 1024 * 1024
"""Largest file of a club accepted; an evening of 24 people takes less than one hundredth of it."""

CLUB: Final = Format(
    APPLICATION,
    (
        SCHEMA,
        MappingProxyType({**SCHEMA, **BESIDE}),
        MappingProxyType({**SCHEMA, **BESIDE, **REGISTER}),
    ),
    MAX_BYTES,
    MAX_RECORD + 1024,  # the longest row
    Faults(
        ClubFileError,
        foreign="club-error-file-foreign",
        version="club-error-file-version",
        torn="club-error-file-torn",
        strange="club-error-file-strange",
    ),
)
"""What makes a file one of a club."""
