"""The journal of a match as text: JSON Lines, one action a line, chained by hashes.

The first line is the header; each further line has the number `n`, the actor `by`, the action `do` in the
game's notation, and the hash `h` of the previous hash and the line. A taken-back action is a line of its own
(`by` = `undo`, `do` = the number of actions kept), so nothing that was written ever changes.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

from accessgames.engine.actors import Actor, format_actor, parse_actor
from accessgames.engine.errors import JournalError

FORMAT: Final = 1
"""Version of the journal's own shape."""

MAX_LINE: Final = 4096
"""Longest line accepted, in characters."""

MAX_LINES: Final = 100_000
"""Most lines accepted; a match of any of the games has fewer than 5,000."""

_UNDO: Final = "undo"
_HASH_LENGTH: Final = 16
_MAX_NAME: Final = 40
_MAX_SEATS: Final = 12
_GENDERS: Final = frozenset({"", "feminine", "masculine", "neuter"})


@dataclass(frozen=True, slots=True)
class SeatSpec:
    """Who sits where.

    Attributes:
        name: As it is told, in the nominative.
        player: `human` or `bot:` with a level or a policy name.
        gender: `feminine`, `masculine`, `neuter`, or empty when not said.
    """

    name: str
    player: str = "human"
    gender: str = ""


@dataclass(frozen=True, slots=True)
class Header:
    """What a match is, before its first action.

    Attributes:
        game: The game's id.
        rules: The game's rules version.
        seats: Who sits where.
        options: Option keys and values, complete.
        seed: Seed of every stream of randomness.
        training: Whether actions may be taken back freely.
        started: When, as ISO 8601 text given by the caller; empty in simulations.
    """

    game: str
    rules: int
    seats: tuple[SeatSpec, ...]
    options: tuple[tuple[str, str], ...]
    seed: str
    training: bool = False
    started: str = ""


@dataclass(frozen=True, slots=True)
class Entry:
    """One action of the journal: who did what, in notation."""

    actor: Actor
    text: str


@dataclass(frozen=True, slots=True)
class Undo:
    """A line that takes back everything after the first `keep` actions."""

    keep: int


Record = Entry | Undo


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
class Journal:
    """A parsed journal: everything up to the first damage.

    Attributes:
        header: What the match is.
        records: The usable lines after the header.
        last_hash: Hash of the last usable line, for going on.
        length: Bytes of the usable part, counted in UTF-8.
        damage: What was wrong after that, or None.
    """

    header: Header
    records: tuple[Record, ...]
    last_hash: str
    length: int
    damage: Damage | None


class Writer:
    """Turns a header and records into lines; remembers only the number and hash of the last one."""

    def __init__(self, number: int = -1, last_hash: str = "") -> None:
        """Start a new journal, or go on after line `number` (0 is the header) with its hash."""
        self._number = number
        self._hash = last_hash

    def header(self, header: Header) -> str:
        """Return the first line, ended by a newline."""
        fields = {
            "accessgames": FORMAT,
            "game": header.game,
            "rules": header.rules,
            "seats": [[seat.name, seat.player, seat.gender] for seat in header.seats],
            "options": dict(header.options),
            "seed": header.seed,
            "training": header.training,
            "started": header.started,
        }
        return self._line(fields)

    def record(self, record: Record) -> str:
        """Return the next line, ended by a newline."""
        by, do = (
            (_UNDO, str(record.keep))
            if isinstance(record, Undo)
            else (format_actor(record.actor), record.text)
        )
        return self._line({"n": self._number + 1, "by": by, "do": do})

    def _line(self, fields: Mapping[str, object]) -> str:
        body = _canonical(fields)
        self._hash = _chain(self._hash, body)
        self._number += 1
        return f'{body[:-1]},"h":"{self._hash}"}}\n'


def _canonical(fields: Mapping[str, object]) -> str:
    return json.dumps(fields, ensure_ascii=False, separators=(",", ":"))


def _chain(previous: str, body: str) -> str:
    return sha256((previous + body).encode()).hexdigest()[:_HASH_LENGTH]


def read_journal(lines: Iterable[str]) -> Journal:
    """Parse a journal, keeping everything before the first damaged line.

    Args:
        lines: Lines with their newline; a last line without one is torn.

    Raises:
        JournalError: `error-journal-foreign`, `error-journal-version` or `error-journal-long`.
    """
    iterator = iter(lines)
    first = next(iterator, "")
    header, last_hash = _read_header(first)
    length = len(first.encode())
    records: list[Record] = []
    damage = None
    for number, line in enumerate(iterator, start=1):
        if number > MAX_LINES:
            raise JournalError("error-journal-long", most=MAX_LINES)
        try:
            record, last_hash = _read_record(line, number, last_hash)
        except ValueError:
            torn = not line.endswith("\n") and next(iterator, None) is None
            damage = Damage("error-journal-torn" if torn else "error-journal-changed", number + 1)
            break
        records.append(record)
        length += len(line.encode())
    return Journal(header, tuple(records), last_hash, length, damage)


def _read_line(line: str, previous: str) -> tuple[dict[str, Any], str]:
    """Decode one line and check its hash; ValueError when anything is off."""
    if len(line) > MAX_LINE or not line.endswith("}\n"):
        raise ValueError(line[:80])
    fields = json.loads(line)
    if not isinstance(fields, dict):
        raise ValueError(line[:80])  # noqa: TRY004 - one kind of error for every unfit line
    found = fields.pop("h", None)
    body = _canonical(fields)
    expected = _chain(previous, body)
    if found != expected or line != f'{body[:-1]},"h":"{expected}"}}\n':
        raise ValueError(found)
    return fields, expected


def _read_header(line: str) -> tuple[Header, str]:
    try:
        fields, digest = _read_line(line, "")
        version = fields["accessgames"]
        if version == FORMAT:
            return _make_header(fields), digest
    except (ValueError, KeyError, TypeError, RecursionError):
        raise JournalError("error-journal-foreign") from None
    raise JournalError("error-journal-version", version=str(version)[:20], known=FORMAT)


def _make_header(fields: dict[str, Any]) -> Header:
    seats = tuple(SeatSpec(*map(_short_text, seat)) for seat in fields["seats"])
    options = tuple((_short_text(key), _short_text(value)) for key, value in fields["options"].items())
    plain = isinstance(fields["rules"], int) and isinstance(fields["training"], bool)
    if not (plain and 0 < len(seats) <= _MAX_SEATS and all(seat.gender in _GENDERS for seat in seats)):
        raise ValueError(fields)
    game, seed, started = (_short_text(fields[key]) for key in ("game", "seed", "started"))
    return Header(game, fields["rules"], seats, options, seed, fields["training"], started)


def _short_text(value: object) -> str:
    """Accept only short printable text: names and keys end up in sentences and on terminals."""
    if not isinstance(value, str) or len(value) > _MAX_NAME or not value.isprintable():
        raise ValueError(value)
    return value


def _read_record(line: str, number: int, previous: str) -> tuple[Record, str]:
    try:
        fields, digest = _read_line(line, previous)
    except RecursionError:
        raise ValueError(line[:80]) from None
    by, do = fields.get("by"), fields.get("do")
    if fields.get("n") != number or not isinstance(by, str) or not isinstance(do, str):
        raise ValueError(line[:80])
    if by != _UNDO:
        return Entry(parse_actor(by), do), digest
    if not (do.isascii() and do.isdigit()):
        raise ValueError(do)
    return Undo(int(do)), digest
