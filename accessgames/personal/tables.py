"""The tables of the personal file, step by step, and whether rows are such as this program writes.

A subject that needs tables adds a `Step` behind the others; a step that was published never changes. The
version of a file is the number of steps that it has. Tables of earlier steps stay as they are, and what has
to become different gets a table of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any, Final, Literal, TypeAlias

from accessgames.dataclasses import dataclass
from accessgames.storage.files import StorageError

APPLICATION: Final = 0x41475045
"""Number in the header of the personal file (`AGPE`)."""

MAX_BYTES: Final = 64 * 1024 * 1024
"""Largest file accepted; ten thousand matches take less than one tenth of it."""


class PersonalFileError(StorageError):
    """A personal file that can't be used; nothing was changed.

    Keys: `error-personal-version` (with `version` and `known`) for one of a later program, which stays where
    it is; `error-personal-full`; `error-personal-torn` for one in which something fails that was good when it
    was opened. `error-personal-broken` is news of one that was no good: it lies beside the new one as `kept`.
    Each carries `file`.
    """


LARGEST: Final = 2**53
"""Bound of the numbers, which every program that reads an export can hold."""

MOST_ROWS: Final = 100_000
"""Most rows of one table; who plays ten matches a day gets there in 27 years."""

SHORT: Final = 200
"""Longest text of a column for which nothing else is said, in characters."""

Kind: TypeAlias = Literal["INTEGER", "TEXT"]


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a table.

    Attributes:
        name: One word of small letters.
        kind: What is in it: whole numbers of at most `LARGEST`, or one printable line.
        optional: Whether there may be nothing in it.
        longest: Longest text, in characters.
    """

    name: str
    kind: Kind = "TEXT"
    optional: bool = False
    longest: int = SHORT

    @property
    def sql(self) -> str:
        """How it stands in the statement that makes its table."""
        return f"{self.name} {self.kind}" + ("" if self.optional else " NOT NULL")

    def holds(self, value: object) -> bool:
        """Tell whether this program would write the value here."""
        if value is None:
            return self.optional
        if self.kind == "INTEGER":
            return type(value) is int and abs(value) <= LARGEST
        return isinstance(value, str) and len(value) <= self.longest and value.isprintable()


@dataclass(frozen=True, slots=True)
class Table:
    """A table of the personal file.

    Attributes:
        name: One word of small letters.
        columns: From the first to the last.
        key: How many of them, from the first, tell a row from every other.
        larger: Of two rows for the same thing, as from two computers, the one counts in which this column is
            larger; empty where the one that is here stays.
    """

    name: str
    columns: tuple[Column, ...]
    key: int = 1
    larger: str = ""

    @property
    def sql(self) -> str:
        """The statement that makes it, exactly as SQLite keeps it."""
        columns = ", ".join(column.sql for column in self.columns)
        key = ", ".join(column.name for column in self.columns[: self.key])
        return f"CREATE TABLE {self.name} ({columns}, PRIMARY KEY ({key})) WITHOUT ROWID"

    @property
    def joining(self) -> str:
        """The statement that adds a row of another file, where it is to count."""
        names = [column.name for column in self.columns]
        added = f"INSERT INTO {self.name} VALUES ({', '.join('?' * len(names))})"  # noqa: S608 - our own names
        key = ", ".join(names[: self.key])
        if not self.larger:
            return f"{added} ON CONFLICT ({key}) DO NOTHING"
        changed = ", ".join(f"{name} = excluded.{name}" for name in names[self.key :])
        better = f"excluded.{self.larger} > {self.name}.{self.larger}"
        return f"{added} ON CONFLICT ({key}) DO UPDATE SET {changed} WHERE {better}"

    def fits(self, rows: Iterable[tuple[Any, ...]]) -> bool:
        """Tell whether this program would have written every row."""
        return all(
            len(row) == len(self.columns)
            and all(column.holds(value) for column, value in zip(self.columns, row, strict=True))
            for row in rows
        )


@dataclass(frozen=True, slots=True)
class Step:
    """What one version adds to the one before.

    Attributes:
        subject: The module that uses the tables.
        tables: What is new.
    """

    subject: str
    tables: tuple[Table, ...]


DAILY: Final = Table(
    "daily",
    (
        Column("game"),
        Column("date"),
        Column("version", "INTEGER"),
        Column("kind"),
        Column("stars", "INTEGER"),
        Column("helps", "INTEGER"),
        Column("best", "INTEGER"),
        Column("done"),
    ),
    key=2,
)
"""Tasks of the daily round that were answered, each once; `done` is the day on which that was."""

HELPED: Final = Table(
    "helped", (Column("game"), Column("date"), Column("helps", "INTEGER")), key=2, larger="helps"
)
"""Steps of help that were taken in tasks of the daily round, answered or not."""

MATCHES: Final = Table(
    "match",
    (
        Column("identity"),
        Column("game"),
        Column("started"),
        Column("given_up", "INTEGER"),
        Column("rated", "INTEGER"),
        Column("seconds", "INTEGER", optional=True),
    ),
)
"""Each match that was counted."""

SEATS: Final = Table(
    "seat",
    (
        Column("identity"),
        Column("seat", "INTEGER"),
        Column("name"),
        Column("player"),
        Column("total", "INTEGER", optional=True),
        Column("place", "INTEGER", optional=True),
    ),
    key=2,
)
"""Who sat where in it; without total and place where it was given up."""

LOOKED: Final = Table("looked", (Column("file"), Column("size", "INTEGER")))
"""Journals that were looked at, whether they count or not, so that none is played through twice."""

RECORDS: Final = Table(
    "record",
    (
        Column("game"),
        Column("discipline"),
        Column("person"),
        Column("name"),
        Column("value", "INTEGER"),
        Column("unit"),
        Column("lower", "INTEGER"),
        Column("started"),
    ),
    key=3,
)
"""The best that each person has done in each discipline; `person` is the name as it is compared."""

LONGEST_POSITION: Final = 40_000
"""Longest position of a mistake, in characters of ASCII; a match of any of the games is shorter."""

MISTAKES: Final = Table(
    "mistake",
    (
        Column("match"),
        Column("place", "INTEGER"),
        Column("game"),
        Column("started"),
        Column("seat", "INTEGER"),
        Column("done", longest=400),
        Column("found"),
        Column("due"),
        Column("known", "INTEGER"),
        Column("position", longest=LONGEST_POSITION),
    ),
    key=2,
    larger="due",
)
"""Own mistakes of finished matches, with what is needed to ask about them."""

TRIES: Final = Table(
    "mistaketry",
    (
        Column("match"),
        Column("place", "INTEGER"),
        Column("number", "INTEGER"),
        Column("day"),
        Column("stars", "INTEGER"),
    ),
    key=3,
)
"""Tries to do better, in their order."""

SEARCHED: Final = Table("mistakelook", (Column("file", longest=255), Column("match")))
"""Journals of finished matches in which mistakes were looked for."""

LESSONS: Final = Table(
    "lessontry",
    (
        Column("game"),
        Column("chapter"),
        Column("number", "INTEGER"),
        Column("day"),
        Column("stars", "INTEGER"),
    ),
    key=3,
)
"""Times that a chapter of the tutor was taken to its end, in their order."""

STEPS: Final = (
    # What was done once and for all, such as the taking over of an older file.
    Step("marks", (Table("mark", (Column("name"), Column("text"))),)),
    Step("daily", (DAILY, HELPED)),
    Step("results", (MATCHES, SEATS, LOOKED)),
    Step("records", (RECORDS,)),
    Step("mistakes", (MISTAKES, TRIES, SEARCHED)),
    Step("lessons", (LESSONS,)),
)
"""All steps, from the first version to this one."""


def tables_of(steps: Iterable[Step]) -> tuple[Table, ...]:
    """List the tables of steps, in their order."""
    return tuple(table for step in steps for table in step.tables)


def versions_of(steps: tuple[Step, ...]) -> tuple[Mapping[str, str], ...]:
    """List the tables of version 1, 2 and so on: name -> the statement that makes it."""
    return tuple(
        MappingProxyType({table.name: table.sql for table in tables_of(steps[:count])})
        for count in range(1, len(steps) + 1)
    )
