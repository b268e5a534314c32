"""Lines of JSON that are chained by hashes, so that the first damaged one is found and named.

Journals of matches and of clubs are made of them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from copy import copy
from hashlib import sha256
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from accessgames.dataclasses import dataclass

if TYPE_CHECKING:
    from accessgames.engine.errors import JournalError

RecordT = TypeVar("RecordT")
WriterT = TypeVar("WriterT")

_HASH_LENGTH: Final = 16
_to_json: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


@dataclass(frozen=True, slots=True)
class Damage:
    """Where a journal stops being usable.

    Attributes:
        key: `error-journal-torn` (an unfinished last line) or
            `error-journal-changed` (a line that does not fit).
        line: Number of the first unusable line, from 1.
    """

    key: str
    line: int


@dataclass(frozen=True, slots=True)
class JournalLimits:
    """How large a journal may be.

    Attributes:
        lines: Most lines, the first one included.
        line: Longest line, in characters.
        error: What is raised where there are more lines.
    """

    lines: int
    line: int
    error: JournalError


@dataclass(frozen=True, slots=True)
class ReadLines(Generic[RecordT, WriterT]):
    """What was read behind the first line.

    Attributes:
        records: The usable lines.
        writer: What would write the line behind them.
        length: Their bytes, counted in UTF-8.
        damage: What was wrong after that, or None.
    """

    records: tuple[RecordT, ...]
    writer: WriterT
    length: int
    damage: Damage | None


def chain_line(previous: str, fields: Mapping[str, object], digits: int = _HASH_LENGTH) -> tuple[str, str]:
    """Return a line, ended by a newline, and its hash, which is the last of its fields.

    The hash is made of the hash before and the line without it: the first so many hexadecimal `digits` of a
    SHA-256, 16 to find damage, all 64 where somebody signs it.
    """
    body = _to_json(fields)
    found = sha256((previous + body).encode()).hexdigest()[:digits]
    return f'{body[:-1]},"h":"{found}"}}\n', found


def read_chain(
    lines: Iterator[str], writer: WriterT, read: Callable[[str, WriterT], RecordT], limits: JournalLimits
) -> ReadLines[RecordT, WriterT]:
    """Read the lines behind the first one up to the first damaged one.

    Args:
        lines: Lines with their newline; a last line without one is torn.
        writer: What would write the second line; it stays as it is.
        read: Understands a line by writing it again with a copy of the writer; ValueError where that gives
            other characters.
        limits: How many lines there may be, and how long.

    Raises:
        JournalError: The one of the limits.
    """
    records: list[RecordT] = []
    length, damage = 0, None
    for number, line in enumerate(lines, start=2):
        if number > limits.lines:
            raise limits.error
        following = copy(writer)
        try:
            records.append(read(line, following))
        except ValueError:
            torn = len(line) <= limits.line and not line.endswith("\n") and next(lines, None) is None
            damage = Damage("error-journal-torn" if torn else "error-journal-changed", number)
            break
        writer = following
        length += len(line.encode())
    return ReadLines(tuple(records), writer, length, damage)
