"""Lines of JSON chained by hashes: what every journal is made of, and how the first damaged line is found."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from copy import copy
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, Final, Generic, TypeVar

if TYPE_CHECKING:
    from accessgames.engine.errors import JournalError

R = TypeVar("R")
W = TypeVar("W")

_HASH_LENGTH: Final = 16


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
class Limits:
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
class Followed(Generic[R, W]):
    """What was read behind the first line.

    Attributes:
        records: The usable lines.
        writer: What would write the line behind them.
        length: Their bytes, counted in UTF-8.
        damage: What was wrong after that, or None.
    """

    records: tuple[R, ...]
    writer: W
    length: int
    damage: Damage | None


def chained(previous: str, fields: Mapping[str, object]) -> tuple[str, str]:
    """Return a line, ended by a newline, and its hash, which is the last of its fields.

    The hash is made of the hash before and the line without it.
    """
    body = json.dumps(fields, ensure_ascii=False, separators=(",", ":"))
    found = sha256((previous + body).encode()).hexdigest()[:_HASH_LENGTH]
    return f'{body[:-1]},"h":"{found}"}}\n', found


def follow(lines: Iterator[str], writer: W, read: Callable[[str, W], R], limits: Limits) -> Followed[R, W]:
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
    records: list[R] = []
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
    return Followed(tuple(records), writer, length, damage)
