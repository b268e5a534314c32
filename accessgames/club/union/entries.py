"""Entries: the lines of a tournament that copies of a club are united from.

Each is a line of strict JSON with a random id, the hashes of those that its writer knew as the last ones, and
a hash of its own over all of that. So a set of entries needs no order of its own: it has one
(`put_in_order`), which depends on nothing but the set.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

from accessgames.club import events, notation
from accessgames.club.model.proposal import Proposal
from accessgames.club.union.numbers import numbers_in
from accessgames.dataclasses import dataclass, field, fields
from accessgames.engine import GameError
from accessgames.engine.chain import chain_line

if TYPE_CHECKING:
    from accessgames.club.events import Event

MAX_HEADS: Final = 64
"""Most entries that one is written after: so many copies went on apart."""

_DIGITS: Final = 64
_READ: Final = 4096
"""So many entries are kept as they were read: opening, checking and uniting a club read the same lines."""

_ID: Final = re.compile(r"[0-9a-f]{32}")
_DIGEST: Final = re.compile(r'"person":"([0-9a-f]{64})"')
_NAME: Final = re.compile(r"[a-z0-9-]{1,40}")
_SIGNATURE: Final = re.compile(r"[0-9a-f]{128}")
_NUMBER: Final = re.compile(r"[1-9][0-9]{0,3}")
_NOBODY: Final[Mapping[str, str]] = {}
_PROPOSAL: Final = frozenset(one.name for one in fields(Proposal))


class Linked(Protocol):
    """Anything that stands behind others of its kind."""

    @property
    def id(self) -> str:
        """A random id."""

    @property
    def hash(self) -> str:
        """SHA-256 of its line."""

    @property
    def after(self) -> tuple[str, ...]:
        """Hashes of those that it stands behind, ascending."""

    @property
    def height(self) -> int:
        """How many stand before it in the longest row."""


LinkedT = TypeVar("LinkedT", bound=Linked)


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that happened, as one of the copies wrote it down.

    Attributes:
        id: 32 random hexadecimal digits.
        after: Hashes of the last entries that its writer knew, ascending; none for the creation.
        height: How many entries stand before it in the longest row of those that follow on each other.
        when: ISO 8601 text, or empty; nothing depends on it.
        event: What happened, with the numbers that people had where it was written.
        who: Number of each player that the event speaks of -> id of the entry that brought the player.
        name: Of the creation, what the tournament was called among those of its club; else empty.
        author: Public key of the computer that wrote it, or empty.
        signature: Signature of `signed`, or empty.
        signed: Digest of everything in the line before the signature.
        hash: SHA-256 of the line.
        line: The line, without its newline.
    """

    id: str
    after: tuple[str, ...]
    height: int
    when: str
    event: Event
    who: Mapping[int, str]
    name: str
    author: str
    signature: str
    signed: str
    hash: str
    line: str


@dataclass(frozen=True, slots=True)
class Place:
    """Where an entry stands and who wrote it: all of an `Entry` that is not what happened.

    Attributes:
        id: As `Entry.id`.
        after: As `Entry.after`.
        height: As `Entry.height`.
        when: As `Entry.when`.
        who: As `Entry.who`.
        name: As `Entry.name`.
        author: As `Entry.author`.
    """

    id: str
    after: tuple[str, ...] = ()
    height: int = 0
    when: str = ""
    who: Mapping[int, str] = field(default_factory=dict)
    name: str = ""
    author: str = ""


def write_entry(event: Event, place: Place, sign: Callable[[str], str] | None = None) -> Entry:
    """Write an entry.

    Args:
        event: What happened; whoever is named has the digest of a text beside the journal.
        place: Where it stands.
        sign: Makes a signature of a digest; None for an entry without one.

    Raises:
        ValueError: The event or the place is not of the shape that an entry has.
    """
    created = isinstance(event, events.Created)
    if created != (not place.after) or created != bool(place.name) or created == bool(place.height):
        raise ValueError(notation.kind_name(event))
    numbers = numbers_in(event)
    if tuple(place.who) != numbers:
        raise ValueError(str(numbers)[:80])
    if isinstance(event, events.Amended) and not _PROPOSAL.issuperset(event.fields):
        raise ValueError(str(event.fields)[:80])
    head: dict[str, Any] = {"club": notation.UNITED_FORMAT, "name": place.name} if created else {}
    head |= {"id": place.id, "after": [*place.after], "height": place.height, "at": place.when}
    if place.who:
        head["who"] = {str(number): place.who[number] for number in numbers}
    head[notation.kind_name(event)] = notation.content_of(event, notation.UNITED_FORMAT)
    if place.author:
        head["by"] = place.author
    digest = chain_line("", head, _DIGITS)[1]
    signature = "" if sign is None else sign(digest)
    if signature:
        head["signed"] = signature
    line, own = chain_line("", head, _DIGITS)
    if len(line) > notation.MAX_LINE:
        raise ValueError(line[:80])
    return Entry(
        place.id, place.after, place.height, place.when, event, place.who, place.name, place.author,
        signature, digest, own, line.rstrip("\n"),
    )  # fmt: skip


def read_entry(line: str, people: Mapping[str, str] = _NOBODY) -> Entry:
    """Read the line of an entry, without its newline.

    Args:
        line: The line.
        people: Digest -> text about a person.

    Raises:
        ValueError: It is not what `write_entry` writes, to the last character.
    """
    if len(line) > notation.MAX_LINE:
        raise ValueError(line[:80])
    named = dict.fromkeys(_DIGEST.findall(line))
    return _read(line, tuple((digest, people[digest]) for digest in named if digest in people))


@lru_cache(maxsize=_READ)
def _read(line: str, people: tuple[tuple[str, str], ...]) -> Entry:
    """Read the line of an entry that names no other people than these."""
    content: Any = notation.parse_json(line)
    event = notation.event_of(content, notation.UNITED_FORMAT, dict(people))
    place = _read_place(content)
    signature = _fitting(_SIGNATURE, content["signed"]) if "signed" in content else ""
    found = write_entry(event, place, (lambda _digest: signature) if signature else None)
    if found.line != line:
        raise ValueError(line[:80])
    return found


def _read_place(content: Mapping[str, Any]) -> Place:
    """Read where an entry stands; ValueError for anything else than what could be."""
    after = notation.decode(tuple[str, ...], content.get("after"))
    who = content.get("who", {})
    when = notation.decode(str, content.get("at"))
    height = notation.decode(int, content.get("height"))
    if [*after] != sorted(set(after)) or len(after) > MAX_HEADS or not isinstance(who, dict):
        raise ValueError(str(content)[:80])
    if len(when) > notation.MAX_WHEN or not (when.isascii() and (when.isprintable() or not when)):
        raise ValueError(when[:80])
    return Place(
        _fitting(_ID, content.get("id")),
        tuple(_fitting(notation.HEX_DIGEST, one) for one in after),
        height,
        when,
        {int(_fitting(_NUMBER, number)): _fitting(_ID, one) for number, one in who.items()},
        _fitting(_NAME, content["name"]) if "name" in content else "",
        _fitting(notation.HEX_DIGEST, content["by"]) if "by" in content else "",
    )


def _fitting(pattern: re.Pattern[str], value: object) -> str:
    text = notation.decode(str, value)
    if not pattern.fullmatch(text):
        raise ValueError(text[:80])
    return text


def read_entries(lines: Iterable[str], people: Mapping[str, str] = _NOBODY) -> tuple[Entry, ...]:
    """Read the entries of a tournament from their lines, in whatever order these come.

    Args:
        lines: Lines without their newlines; the same one may stand there twice.
        people: Digest -> text about a person.

    Returns:
        The entries in the order in which they are carried out.

    Raises:
        GameError: `error-journal-changed` with the number of the first `line` that is none, or follows on
            something that is not there; `error-club-foreign` without exactly one creation, `error-club-long`
            for too many.
    """
    found: dict[str, Entry] = {}
    places: dict[str, int] = {}
    for number, line in enumerate(lines, 1):
        if number > notation.MAX_LINES:
            raise GameError("error-club-long", most=notation.MAX_LINES)
        try:
            entry = read_entry(line, people)
        except (ValueError, TypeError, KeyError):
            raise GameError("error-journal-changed", line=number) from None
        found.setdefault(entry.hash, entry)
        places.setdefault(entry.hash, number)
    wrong = first_loose(found)
    if wrong is not None:
        raise GameError("error-journal-changed", line=places[wrong])
    if sum(not entry.after for entry in found.values()) != 1:
        raise GameError("error-club-foreign")
    return put_in_order(found.values())


def first_loose(found: Mapping[str, Linked]) -> str | None:
    """Return the hash of an entry that can't stand among these: one before it is missing, or its id taken."""
    ids: set[str] = set()
    for digest, entry in found.items():
        before = [found[one].height for one in entry.after if one in found]
        if len(before) < len(entry.after) or entry.height != max(before, default=-1) + 1 or entry.id in ids:
            return digest
        ids.add(entry.id)
    return None


def heads_of(found: Iterable[Linked]) -> tuple[str, ...]:
    """Return the hashes of the entries that nothing follows on, ascending."""
    hashes, named = set[str](), set[str]()
    for entry in found:
        hashes.add(entry.hash)
        named.update(entry.after)
    return tuple(sorted(hashes - named))


def put_in_order(found: Iterable[LinkedT]) -> tuple[LinkedT, ...]:
    """Return entries in the order in which they are carried out, each behind all that its writer knew.

    Where copies went on apart, the one with the longest row of entries stands first and whole, then what the
    others have beside it. So for who wrote most, nothing changes its place by uniting.

    Args:
        found: Entries, each with those that it names (`first_loose`).
    """
    known = {entry.hash: entry for entry in found}

    def best_last(hashes: Iterable[str]) -> list[tuple[str, bool]]:
        own = sorted(hashes, key=lambda one: (known[one].height, one))
        return [(one, False) for one in own]

    ordered: dict[str, LinkedT] = {}
    waiting = best_last(heads_of(known.values()))
    while waiting:
        digest, ready = waiting.pop()
        if digest in ordered:
            continue
        if ready:
            ordered[digest] = known[digest]
        else:
            waiting.append((digest, True))
            waiting += best_last(one for one in known[digest].after if one not in ordered)
    return tuple(ordered.values())


class Lineage:
    """Which entries stand before which, among those of a tournament.

    Attributes:
        entries: The entries in their order.
        place: Hash -> place in the order, from 0.
    """

    def __init__(self, entries: Sequence[Entry]) -> None:
        """Look through entries in their order."""
        self.entries = entries
        self.place = {entry.hash: place for place, entry in enumerate(entries)}
        self._before: list[int] = []  # one bit for each entry
        for entry in entries:
            mask = 0
            for one in entry.after:
                mask |= self._before[self.place[one]] | 1 << self.place[one]
            self._before.append(mask)

    def knew(self, entry: Entry, other: Entry) -> bool:
        """Tell whether the writer of an entry knew another one."""
        return bool(self._before[self.place[entry.hash]] >> self.place[other.hash] & 1)

    def known_to(self, entries: Iterable[Entry]) -> int:
        """Return what the writers of some entries knew, a bit for each place."""
        mask = 0
        for entry in entries:
            mask |= self._before[self.place[entry.hash]]
        return mask

    def before(self, entry: Entry) -> tuple[Entry, ...]:
        """Return what the writer of an entry knew, in the order that it had then."""
        mask = self._before[self.place[entry.hash]]
        if mask.bit_count() == mask.bit_length():  # all that stands before it
            return tuple(self.entries[: mask.bit_count()])
        return put_in_order(one for place, one in enumerate(self.entries) if mask >> place & 1)

    def count_before(self, entry: Entry) -> int:
        """Return how many entries the writer of an entry knew."""
        return self._before[self.place[entry.hash]].bit_count()

    def states(self, entry: Entry, count: int) -> Iterator[tuple[Entry, ...]]:
        """Yield what the writer of an entry knew before and behind it, where that is so many entries."""
        known = self._before[self.place[entry.hash]].bit_count()
        if known == count:
            yield self.before(entry)
        elif known + 1 == count:
            yield (*self.before(entry), entry)

    def counted_before(self, entry: Entry, counted: int) -> int:
        """Return how many of some entries, a bit for each place, the writer of an entry knew."""
        return (self._before[self.place[entry.hash]] & counted).bit_count()
