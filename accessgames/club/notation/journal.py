"""The journal of a tournament: JSON Lines, one event a line, each with its number, time and chained hash.

A line is `{"n":3,"at":"2026-11-21T16:05:00+01:00","withdrawn":{"player":4},"h":"…"}`. `h` is the first 16
hexadecimal digits of the SHA-256 of the hash before and the line without it, as in the journal of a match.
What was written never changes; taking back is an event of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from copy import copy
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from accessgames.club.events import KINDS, Created
from accessgames.club.notation.codec import decode, encode, parse
from accessgames.engine import Damage, JournalError
from accessgames.engine.chain import Limits, chained, follow

if TYPE_CHECKING:
    from accessgames.club.events import Event

FORMAT: Final = 1
"""Version of the journal's own shape; stands in the first line."""

MAX_LINE: Final = 262_144
"""Longest line in characters: all rounds of the largest tournament planned at once."""

MAX_LINES: Final = 20_000
"""Most lines of a journal."""

MAX_WHEN: Final = 40
"""Longest time of a line in characters."""

_NAMES: Final[Mapping[type, str]] = MappingProxyType({kind: name for name, kind in KINDS.items()})


@dataclass(frozen=True, slots=True)
class Line:
    """One event with the time at which it was written down.

    Attributes:
        event: What happened.
        when: ISO 8601 text given by the caller, or empty; nothing depends on it.
    """

    event: Event
    when: str = ""


@dataclass(frozen=True, slots=True)
class Record:
    """A journal that was read: everything up to the first damage.

    Attributes:
        lines: The usable lines; the first one has `Created`.
        last_hash: Hash of the last usable line, for going on.
        length: Bytes of the usable part, counted in UTF-8.
        damage: What was wrong after that, or None.
    """

    lines: tuple[Line, ...]
    last_hash: str
    length: int
    damage: Damage | None

    @property
    def events(self) -> tuple[Event, ...]:
        """The events alone."""
        return tuple(line.event for line in self.lines)


class Writer:
    """Turns events into lines; remembers only the number and hash of the last one.

    Attributes:
        number: Number of the last line, -1 before the first.
        last_hash: Hash of the last line, empty before the first.
    """

    def __init__(self, number: int = -1, last_hash: str = "") -> None:
        """Start a new journal, or go on after line `number` (0 is the creation) with its hash."""
        self.number = number
        self.last_hash = last_hash

    def line(self, event: Event, when: str = "") -> str:
        """Return the next line, ended by a newline.

        Raises:
            ValueError: The time is too long or not printable ASCII, the line is too long, or the creation
                does not stand first, and only there.
        """
        if len(when) > MAX_WHEN or not (when.isascii() and (when.isprintable() or not when)):
            raise ValueError(when[:80])
        if isinstance(event, Created) != (self.number == -1):
            raise ValueError(_NAMES[type(event)])
        first = {"club": FORMAT} if self.number == -1 else {}
        fields = {"n": self.number + 1, **first, "at": when, _NAMES[type(event)]: encode(event)}
        line, digest = chained(self.last_hash, fields)
        if len(line) > MAX_LINE:
            raise ValueError(line[:80])
        self.number, self.last_hash = self.number + 1, digest
        return line


def read(lines: Iterable[str]) -> Record:
    """Parse a journal, keeping everything before the first damaged line.

    Only the shape is checked here; whether the events were allowed says `rules.replay`.

    Args:
        lines: Lines with their newline; a last line without one is torn.

    Raises:
        JournalError: `error-club-foreign` for what is no journal of a tournament, `error-club-version` for
            one of a later program, `error-club-long` for too many lines.
    """
    iterator = iter(lines)
    first = next(iterator, "")
    writer = Writer()
    created = _read_first(first, writer)
    limits = Limits(MAX_LINES, MAX_LINE, JournalError("error-club-long", most=MAX_LINES))
    found = follow(iterator, writer, _read_line, limits)
    length = len(first.encode()) + found.length
    return Record((created, *found.records), found.writer.last_hash, length, found.damage)


@dataclass(frozen=True, slots=True)
class Scanned:
    """One line of a journal that was read for all its mistakes.

    Attributes:
        number: Which line, from 1.
        line: What it says; None when it can't be understood.
        sound: Whether it follows the line before it, down to its hash.
    """

    number: int
    line: Line | None
    sound: bool


def scan(lines: Iterable[str]) -> Iterator[Scanned]:
    """Look at every line of a journal, also behind damaged ones.

    Each line is held against the one before it as that stands there, so that one changed line does not make
    all the others wrong.

    Args:
        lines: Lines with their newline.
    """
    writer = Writer()
    for number, line in enumerate(lines, start=1):
        following = copy(writer)
        try:
            yield Scanned(number, _read_line(line, following), sound=True)
            writer = following
        except ValueError:
            found, writer = _as_it_stands(line, writer.number + 1)
            yield Scanned(number, found, sound=False)


def _as_it_stands(line: str, number: int) -> tuple[Line | None, Writer]:
    """Return what a wrong line says, and what writes the line behind it."""
    try:
        fields: Any = parse(line) if len(line) <= MAX_LINE else {}
        after = Writer(decode(int, fields["n"]), decode(str, fields["h"]))
    except (ValueError, KeyError, TypeError):
        return None, Writer(number)
    try:
        return Line(_event(fields), decode(str, fields.get("at"))), after
    except ValueError:
        return None, after


def _read_first(line: str, writer: Writer) -> Line:
    try:
        return _read_line(line, writer)
    except ValueError:
        pass
    version = _version(line)
    if version > FORMAT:
        raise JournalError("error-club-version", version=version, known=FORMAT)
    raise JournalError("error-club-foreign")


def _version(line: str) -> int:
    """Return the version that a first line claims, 0 where it claims none."""
    try:
        version = parse(line)["club"] if len(line) <= MAX_LINE else 0
    except (ValueError, KeyError, TypeError):
        return 0
    return version if type(version) is int and version < MAX_LINES else 0


def _read_line(line: str, writer: Writer) -> Line:
    """Decode a line; ValueError unless writing it again gives the same characters."""
    if len(line) > MAX_LINE or not line.endswith("}\n"):
        raise ValueError(line[:80])
    fields = parse(line)
    found = Line(_event(fields), decode(str, fields.get("at")))
    if writer.line(found.event, found.when) != line:
        raise ValueError(line[:80])
    return found


def _event(fields: Any) -> Event:  # noqa: ANN401 - whatever JSON has
    names = [name for name in fields if name in KINDS] if isinstance(fields, dict) else []
    if len(names) != 1:
        raise ValueError(str(fields)[:80])
    name = names[0]
    return decode(KINDS[name], fields[name])
