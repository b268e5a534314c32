"""Tournaments as text: one line of strict JSON for each event, chained by hashes, and values as JSON.

One codec reads all values by their declared types; nothing but what a type says is read. Of people a journal
has the digest of a text alone, which lies beside it (`PersonEntry`), so that a name can be forgotten.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from copy import copy
from enum import StrEnum
from functools import cache, partial
from hashlib import sha256
from types import MappingProxyType, NoneType, UnionType
from typing import TYPE_CHECKING, Any, Final, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from accessgames.club import events
from accessgames.club.events import KINDS, NAMING, REMARKS, Created, Event
from accessgames.club.model import proposal, tournament
from accessgames.club.model.later import LATER, later
from accessgames.dataclasses import dataclass, fields, is_dataclass
from accessgames.engine import Damage, JournalError
from accessgames.engine.chain import JournalLimits, chain_line, read_chain

if TYPE_CHECKING:
    from dataclasses import Field

T = TypeVar("T")

_TYPES: Final = {**vars(proposal), **vars(tournament), **vars(events)}
_MAX_DIGITS: Final = 12


def encode(value: object) -> Any:  # noqa: ANN401 - whatever JSON has
    """Return a value as JSON has it: objects by the names of their attributes, tuples as lists."""
    if is_dataclass(value):
        told = ((field, getattr(value, field.name)) for field in fields(value))
        return {json_key(field.name): encode(item) for field, item in told if not _is_left_out(field, item)}
    if isinstance(value, tuple):
        return [encode(item) for item in value]
    return value.value if isinstance(value, StrEnum) else value


def decode(kind: type[T], value: object) -> T:
    """Build a value of a type from what JSON has.

    Raises:
        ValueError: The shape is not that of the type, down to the last attribute.
    """
    reader: Callable[[object], T] = _reader(cast("Hashable", kind))
    return reader(value)


def to_text(value: object) -> str:
    """Write a value as one line of JSON, without a newline."""
    return json.dumps(encode(value), ensure_ascii=False, separators=(",", ":"))


def from_text(kind: type[T], text: str) -> T:
    """Read what `to_text` wrote; ValueError for what it does not write for a value of this type."""
    value = decode(kind, parse_json(text))
    if to_text(value) != text:
        raise ValueError(text[:80])
    return value


def parse_json(text: str) -> Any:  # noqa: ANN401 - whatever JSON has
    """Read JSON with numbers of a sane size.

    Raises:
        ValueError: The text is no JSON, is too deep, or a number has more than 12 digits.
    """
    try:
        return json.loads(text, parse_int=_number, parse_float=_refuse, parse_constant=_refuse)
    except RecursionError:
        raise ValueError(text[:80]) from None


def _is_left_out(field: Field[Any], value: object) -> bool:
    """Tell whether a value has no place in a line: an attribute that came later and says nothing.

    So journals of earlier programs keep their characters, and are read by the same rule.
    """
    return bool(field.metadata.get(LATER)) and value == field.default


def json_key(attribute: str) -> str:
    """Return the name in a journal of an attribute, which may end with an underscore against built-ins."""
    return attribute.rstrip("_")


def _number(text: str) -> int:
    if len(text) > _MAX_DIGITS:
        raise ValueError(text[:80])
    return int(text)


def _refuse(text: str) -> Any:  # noqa: ANN401 - never returns
    raise ValueError(text[:80])


@cache
def _reader(kind: Any) -> Callable[[object], Any]:  # noqa: ANN401 - any annotation
    """Return the reader of a type; each is made once."""
    origin = get_origin(kind)
    if origin in {Union, UnionType}:
        inner = _reader(next(one for one in get_args(kind) if one is not NoneType))
        return lambda value: None if value is None else inner(value)
    if origin is tuple:
        kinds = get_args(kind)
        if kinds[-1] is Ellipsis:
            item = _reader(kinds[0])
            return lambda value: tuple(item(one) for one in _exactly(list, value))
        items = tuple(map(_reader, kinds))

        def read(value: object) -> Any:  # noqa: ANN401 - a tuple of the types asked for
            return tuple(item(one) for item, one in zip(items, _exactly(list, value), strict=True))

        return read
    if isinstance(kind, type) and is_dataclass(kind):
        return _object(kind)
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        return lambda value: kind(_exactly(str, value))
    return lambda value: _exactly(kind, value)


def _exactly(kind: type, value: object) -> Any:  # noqa: ANN401 - of the type asked for
    if type(value) is not kind:
        raise ValueError(str(value)[:80])
    return value


def types_of(kind: type, *, extras: bool = False) -> Mapping[str, Any]:
    """Return the types of the attributes of a value of ours by name; with what they are annotated by."""
    return get_type_hints(kind, localns=_TYPES, include_extras=extras)


def _object(kind: type) -> Callable[[object], Any]:
    hints = types_of(kind)
    readers = {json_key(one.name): (one.name, _reader(hints[one.name])) for one in fields(kind)}
    needed = {json_key(one.name) for one in fields(kind) if not one.metadata.get(LATER)}

    def read(value: object) -> Any:  # noqa: ANN401 - an object of the type asked for
        content = _exactly(dict, value)
        if not needed <= content.keys() <= readers.keys():
            raise ValueError(str(sorted(content))[:80])
        return kind(
            **{name: reader(content[key]) for key, (name, reader) in readers.items() if key in content}
        )

    return read


@dataclass(frozen=True, slots=True)
class PersonEntry:
    """Who somebody is, as it lies beside a journal, which has only the SHA-256 of its text.

    Attributes:
        salt: 32 random hexadecimal digits, so that nobody finds a name by trying names.
        name: As it is told, in the nominative.
        category: Category id or text, or empty.
        gender: `feminine`, `masculine`, `neuter` or empty.
        spoken: A spelling of the name for the voice, or empty.
    """

    salt: str
    name: str
    category: str = ""
    gender: str = ""
    spoken: str = later("")


@dataclass(frozen=True, slots=True)
class ForgottenEntry:
    """What lies in the place of a `PersonEntry` that was forgotten.

    Attributes:
        forgotten: What the person is called from now on, such as "player 7".
        category: Category as it was, so that no standings change.
    """

    forgotten: str
    category: str = ""


MAX_PERSON: Final = 400
"""Longest text about a person, in characters."""

HEX_DIGEST: Final = re.compile(r"[0-9a-f]{64}")

_BESIDE: Final = ("name", "category", "gender", "spoken")
_SHORT: Final = 8


def digest_of(text: str) -> str:
    """Return the name under which a text is kept: its SHA-256 in hexadecimal."""
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def read_person(digest: str, people: Mapping[str, str]) -> PersonEntry | ForgottenEntry | None:
    """Return what is kept about a person; None where it is missing or not what the digest was made of."""
    text = people.get(digest, "")
    if digest_of(text) != digest:
        try:
            return from_text(ForgottenEntry, text)
        except ValueError:
            return None
    try:
        return from_text(PersonEntry, text)
    except ValueError:
        return None


def _name_of(digest: str, people: Mapping[str, str]) -> dict[str, str]:
    """Return name, category and gender as an event has them; who is not known has the digest for a name."""
    found = read_person(digest, people)
    if isinstance(found, PersonEntry):
        return {key: getattr(found, key) for key in _BESIDE}
    instead = ForgottenEntry(digest[:_SHORT]) if found is None else found
    return {"name": instead.forgotten, "category": instead.category, "gender": "", "spoken": ""}


PLAIN_FORMAT: Final = 1
"""Version of the journal's own shape that has names in its lines; no new tournament is written in it."""

FORMAT: Final = 2
"""Version of the journal's own shape with digests for names, whole hashes, and signatures, line by line."""

UNITED_FORMAT: Final = 3
"""Version of the shape whose lines are entries that copies of a club are united from (`club.union`)."""

MAX_LINE: Final = 262_144
"""Longest line in characters: all rounds of the largest tournament planned at once."""

MAX_LINES: Final = 20_000
"""Most lines of a journal."""

MAX_WHEN: Final = 40
"""Longest time of a line in characters."""

_KIND_NAMES: Final[Mapping[type, str]] = MappingProxyType({kind: name for name, kind in KINDS.items()})


@dataclass(frozen=True, slots=True)
class JournalLine:
    """One event with the time at which it was written down.

    Attributes:
        event: What happened.
        when: ISO 8601 text given by the caller, or empty; nothing depends on it.
        signature: What was signed with it, or empty.
        signed: What the signature is of: the digest of this line and of the hash before it.
    """

    event: Event
    when: str = ""
    signature: str = ""
    signed: str = ""


@dataclass(frozen=True, slots=True)
class TournamentJournal:
    """A journal that was read: everything up to the first damage.

    Attributes:
        lines: The usable lines; the first one has `Created`.
        last_hash: Hash of the last usable line, for going on.
        length: Bytes of the usable part, counted in UTF-8.
        damage: What was wrong after that, or None.
        form: Version of its shape.
    """

    lines: tuple[JournalLine, ...]
    last_hash: str
    length: int
    damage: Damage | None
    form: int = PLAIN_FORMAT

    @property
    def events(self) -> tuple[Event, ...]:
        """The events alone."""
        return tuple(line.event for line in self.lines)


class JournalWriter:
    """Turns events into lines; remembers only the number and hash of the last one.

    Attributes:
        number: Number of the last line, -1 before the first.
        last_hash: Hash of the last line, empty before the first.
        form: Version of the journal's shape.
    """

    def __init__(self, number: int = -1, last_hash: str = "", form: int = PLAIN_FORMAT) -> None:
        """Start a new journal, or go on after line `number` (0 is the creation) with its hash."""
        self.number = number
        self.last_hash = last_hash
        self.form = form

    def line(self, event: Event, when: str = "", sign: Callable[[str], str] | None = None) -> str:
        """Return the next line, ended by a newline.

        Args:
            event: What happened; who is named in `FORMAT` has the digest of a text beside the journal.
            when: ISO 8601 text, or empty.
            sign: Makes a signature of a digest, which depends on this line and all before it; None for a
                line without one. Only in `FORMAT`.

        Raises:
            ValueError: The time is too long or not printable ASCII, the line is too long, the creation
                does not stand first, and only there, or the event belongs to another shape.
        """
        if len(when) > MAX_WHEN or not (when.isascii() and (when.isprintable() or not when)):
            raise ValueError(when[:80])
        if isinstance(event, Created) != (self.number == -1):
            raise ValueError(kind_name(event))
        first = {"club": self.form} if self.number == -1 else {}
        content = content_of(event, self.form)
        fields = {"n": self.number + 1, **first, "at": when, kind_name(event): content}
        if sign is not None and self.form != PLAIN_FORMAT:
            fields["signed"] = sign(chain_line(self.last_hash, fields, _WHOLE)[1])
        line, digest = chain_line(self.last_hash, fields, *_DIGITS[self.form])
        if len(line) > MAX_LINE:
            raise ValueError(line[:80])
        self.number, self.last_hash = self.number + 1, digest
        return line


_WHOLE: Final = 64
# Of a hash of 16 digits somebody who writes lines could make two that agree; what is signed has it whole.
_DIGITS: Final[Mapping[int, tuple[int, ...]]] = MappingProxyType({PLAIN_FORMAT: (), FORMAT: (_WHOLE,)})
_SIGNATURE: Final = re.compile(r"[0-9a-f]{128}")


_FORMS_OF: Final[Mapping[int, tuple[type, ...]]] = MappingProxyType(
    {PLAIN_FORMAT: REMARKS, UNITED_FORMAT: (events.Keyed,)}
)
"""Events for which a shape has no place: where each line names its key, none begins to sign."""


_UNITED: Final = frozenset({"entries", "fields"})
"""Attributes of events that only a journal that is united has."""


def kind_name(event: Event) -> str:
    """Return what a kind of event is called in journals."""
    return _KIND_NAMES[type(event)]


def content_of(event: Event, form: int) -> Any:  # noqa: ANN401 - whatever JSON has
    """Return an event as a line has it; ValueError where this shape of a journal has no place for it."""
    content = encode(event)
    if isinstance(event, NAMING):
        plain = form == PLAIN_FORMAT
        if (not HEX_DIGEST.fullmatch(event.person) and not plain) or (plain and event.person):
            raise ValueError(event.person[:80])
        for key in ("person",) if plain else _BESIDE:
            content.pop(key, None)
    if isinstance(event, _FORMS_OF.get(form, ())) or (_UNITED & content.keys() and form != UNITED_FORMAT):
        raise ValueError(kind_name(event))
    return content


_NOBODY: Final[Mapping[str, str]] = MappingProxyType({})


def read_tournament_journal(lines: Iterable[str], people: Mapping[str, str] = _NOBODY) -> TournamentJournal:
    """Parse a journal, keeping everything before the first damaged line.

    Only the shape is checked here; whether the events were allowed says `replay_events`.

    Args:
        lines: Lines with their newline; a last line without one is torn.
        people: Digest -> text about a person.

    Raises:
        JournalError: `error-club-foreign` for what is no journal of a tournament, `error-club-version` for
            one of a later program, `error-club-long` for too many lines.
    """
    iterator = iter(lines)
    first = next(iterator, "")
    form = form_of(first)
    if form > FORMAT:
        raise JournalError("error-club-version", version=form, known=FORMAT)
    writer = JournalWriter(form=form)
    read = partial(_read_line, people=people)
    try:
        created = read(first, writer)
    except ValueError:
        raise JournalError("error-club-foreign") from None
    limits = JournalLimits(MAX_LINES, MAX_LINE, JournalError("error-club-long", most=MAX_LINES))
    found = read_chain(iterator, writer, read, limits)
    length = len(first.encode()) + found.length
    return TournamentJournal((created, *found.records), found.writer.last_hash, length, found.damage, form)


def form_of(first: str) -> int:
    """Return the version that a first line names; `PLAIN_FORMAT` where it names none that could be."""
    try:
        form = parse_json(first)["club"] if len(first) <= MAX_LINE else PLAIN_FORMAT
    except (ValueError, KeyError, TypeError):
        return PLAIN_FORMAT
    return form if type(form) is int and PLAIN_FORMAT < form < MAX_LINES else PLAIN_FORMAT


@dataclass(frozen=True, slots=True)
class ScannedLine:
    """One line of a journal that was read for all its mistakes.

    Attributes:
        number: Which line, from 1.
        line: What it says; None when it can't be understood.
        sound: Whether it follows the line before it, down to its hash.
    """

    number: int
    line: JournalLine | None
    sound: bool


def scan_tournament_journal(
    lines: Iterable[str], people: Mapping[str, str] = _NOBODY
) -> Iterator[ScannedLine]:
    """Look at every line of a journal, also behind damaged ones.

    Each line is held against the one before it as that stands there, so that one changed line does not make
    all the others wrong.

    Args:
        lines: Lines with their newline.
        people: Digest -> text about a person.
    """
    writer = JournalWriter()
    for number, line in enumerate(lines, start=1):
        if number == 1:
            writer = JournalWriter(form=min(form_of(line), FORMAT))
        following = copy(writer)
        try:
            yield ScannedLine(number, _read_line(line, following, people), sound=True)
            writer = following
        except ValueError:
            found, writer = _take_as_it_stands(line, writer, people)
            yield ScannedLine(number, found, sound=False)


def _take_as_it_stands(
    line: str, writer: JournalWriter, people: Mapping[str, str]
) -> tuple[JournalLine | None, JournalWriter]:
    """Return what a wrong line says, and what writes the line behind it."""
    try:
        fields: Any = parse_json(line) if len(line) <= MAX_LINE else {}
        after = JournalWriter(decode(int, fields["n"]), decode(str, fields["h"]), writer.form)
    except (ValueError, KeyError, TypeError):
        return None, JournalWriter(writer.number + 1, form=writer.form)
    try:
        return JournalLine(event_of(fields, writer.form, people), decode(str, fields.get("at"))), after
    except ValueError:
        return None, after


def _read_line(line: str, writer: JournalWriter, people: Mapping[str, str]) -> JournalLine:
    """Decode a line; ValueError unless writing it again gives the same characters."""
    if len(line) > MAX_LINE or not line.endswith("}\n"):
        raise ValueError(line[:80])
    fields = parse_json(line)
    event, when = event_of(fields, writer.form, people), decode(str, fields.get("at"))
    signature = decode(str, fields.get("signed", ""))
    signed: list[str] = []

    def sign(digest: str) -> str:
        signed.append(digest)
        return signature

    if signature and not _SIGNATURE.fullmatch(signature):
        raise ValueError(signature[:80])
    if writer.line(event, when, sign if signature else None) != line:
        raise ValueError(line[:80])
    return JournalLine(event, when, signature, "".join(signed))


def event_of(fields: Any, form: int, people: Mapping[str, str]) -> Event:  # noqa: ANN401 - whatever JSON has
    """Return the event of a line; who is named by a digest is called as `people` has it.

    Raises:
        ValueError: There is none, or not of its shape.
    """
    names = [name for name in fields if name in KINDS] if isinstance(fields, dict) else []
    if len(names) != 1:
        raise ValueError(str(fields)[:80])
    kind, content = KINDS[names[0]], fields[names[0]]
    if kind in NAMING and isinstance(content, dict):
        if form == PLAIN_FORMAT:
            content = {"person": "", **content}
        else:
            content = {**content, **_name_of(decode(str, content.get("person")), people)}
    return decode(kind, content)
