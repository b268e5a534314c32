"""The journal of a match as text: JSON Lines, one action a line, chained by hashes.

The chain (`engine/chain.py`) finds the first damaged line.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from itertools import chain
from typing import Any, Final

from accessgames.dataclasses import dataclass
from accessgames.engine import notes
from accessgames.engine.chain import Damage, JournalLimits, chain_line, read_chain
from accessgames.engine.errors import JournalError, SetupError, printable
from accessgames.engine.game import Actor, format_actor, parse_actor
from accessgames.engine.luck import MAX_OCCASION, MAX_WORDS, SEED_DIGITS, Sealed, is_hex

FORMAT: Final = 1
"""Version of the shape of a journal whose seed stands in its header, chosen or from an older program."""

SEALED_FORMAT: Final = 2
"""Version of the shape of a journal whose seed is secret until its last line."""

MAX_LINE: Final = 4096
"""Longest line accepted, in characters."""

MAX_LINES: Final = 100_000
"""Most lines accepted behind the header; a match of any of the games has fewer than 5,000."""

MAX_NOTATION: Final = 400
"""Longest notation of an action, in characters."""

MAX_REDRAWN: Final = 3000
"""Most characters of what is drawn again in one correction, so that its line is never too long."""

MAX_NAME: Final = 40
"""Longest name, seed or option value in a header, in characters."""

_UNDO: Final = "undo"
_CORRECTION: Final = "correction"
_SEED: Final = "seed"
_MAX_SEATS: Final = 12
_MAX_RULES: Final = 9999
_GENDERS: Final = frozenset({"", "feminine", "masculine", "neuter"})


PERSON: Final = "human"
"""What `SeatSpec.player` says of a person."""


@dataclass(frozen=True, slots=True)
class SeatSpec:
    """Who sits where.

    Attributes:
        name: As it is told, in the nominative.
        player: `human` or `bot:` with a level or a policy name.
        gender: `feminine`, `masculine`, `neuter`, or empty when not said.
    """

    name: str
    player: str = PERSON
    gender: str = ""


@dataclass(frozen=True, slots=True)
class Header:
    """What a match is, before its first action.

    Attributes:
        game: The game's id.
        rules: The game's rules version.
        seats: Who sits where.
        options: Option keys and values, complete.
        seed: Seed of every stream of randomness, when it was chosen; empty where the luck is sealed.
        training: Whether actions may be taken back freely.
        started: When, as ISO 8601 text given by the caller; empty in simulations.
        sealed: What is known of a secret seed; None for a chosen one.
    """

    game: str
    rules: int
    seats: tuple[SeatSpec, ...]
    options: tuple[tuple[str, str], ...]
    seed: str
    training: bool = False
    started: str = ""
    sealed: Sealed | None = None


@dataclass(frozen=True, slots=True)
class PublicHeader:
    """What everybody at a match knows of its header: all but the seed.

    Attributes:
        game: The game's id.
        rules: The game's rules version.
        seats: Who sits where.
        options: Option keys and values, complete.
        training: Whether actions may be taken back freely.
        started: When, as ISO 8601 text; empty where nobody said.
        sealed: What is known of a secret seed; None where somebody chose the seed.
    """

    game: str
    rules: int
    seats: tuple[SeatSpec, ...]
    options: tuple[tuple[str, str], ...]
    training: bool
    started: str
    sealed: Sealed | None = None

    @classmethod
    def of(cls, header: Header) -> PublicHeader:
        """Return the public part of a header."""
        own = (header.game, header.rules, header.seats, header.options)
        return cls(*own, header.training, header.started, header.sealed)


def is_rated(header: Header | PublicHeader) -> bool:
    """Tell whether a match counts beyond itself, as at a table of a tournament: then help is limited.

    This is the one place that says so. Whatever advises, sorts by value, lets time go back or lets a match be
    given up asks here.
    """
    return bool(occasion_of(header))


def occasion_of(header: Header | PublicHeader) -> str:
    """Return what a match is part of, such as a table of a tournament; "" at home."""
    return "" if header.sealed is None else header.sealed.occasion


@dataclass(frozen=True, slots=True)
class Entry:
    """One action of the journal.

    Attributes:
        actor: Who did it.
        text: What, in notation.
        joined: Whether it was submitted together with the action before; they are taken back together, too.
    """

    actor: Actor
    text: str
    joined: bool = False


@dataclass(frozen=True, slots=True)
class Undo:
    """A line that takes back everything after the first `keep` actions."""

    keep: int


def is_too_much(redrawn: Iterable[tuple[int, str]]) -> bool:
    """Tell whether more was drawn again than one correction can hold."""
    return len(json.dumps(list(redrawn))) > MAX_REDRAWN


@dataclass(frozen=True, slots=True)
class Correction:
    """A line that puts right what people told of chance; what follows it counts as far as it still fits.

    Attributes:
        at: Number of the action that was told wrongly, from 0.
        text: What it really was, in notation.
        kept: Number of actions that count after it.
        redrawn: Later actions of chance that nobody told and that fitted no more, ascending: number, and what
            was drawn instead.
    """

    at: int
    text: str
    kept: int
    redrawn: tuple[tuple[int, str], ...] = ()

    @property
    def fields(self) -> dict[str, object]:
        """What stands in the line beside the notation.

        Raises:
            ValueError: The numbers don't follow each other, or too much was drawn again.
        """
        numbers = (self.at, *(number for number, _ in self.redrawn), self.kept)
        rising = list(numbers) == sorted(set(numbers)) and self.at >= 0 and self.kept <= MAX_LINES
        if not rising or is_too_much(self.redrawn):
            raise ValueError(numbers)
        again = {"redrawn": self.redrawn} if self.redrawn else {}
        return {"at": self.at, "kept": self.kept, **again}


@dataclass(frozen=True, slots=True)
class Reveal:
    """The last line of a sealed match that has ended or was given up.

    Attributes:
        seed: Its 32 hexadecimal digits.
    """

    seed: str


Record = Entry | Undo | Correction | notes.Note | Reveal


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

    @property
    def revealed(self) -> str | None:
        """The seed that the last line reveals, or None."""
        last = self.records[-1] if self.records else None
        return last.seed if isinstance(last, Reveal) else None

    def writer(self) -> Writer:
        """Return what writes the next line."""
        sealed = self.header.sealed is not None and self.revealed is None
        return Writer(len(self.records), self.last_hash, sealed=sealed, closed=self.revealed is not None)


class Writer:
    """Turns a header and records into lines; remembers only the number and hash of the last one.

    Attributes:
        last_hash: Hash of the last line, empty before the header.
    """

    def __init__(
        self, number: int = -1, last_hash: str = "", *, sealed: bool = False, closed: bool = False
    ) -> None:
        """Start a new journal, or go on after line `number` (0 is the header) with its hash.

        Args:
            number: Of the last line.
            last_hash: Its hash.
            sealed: Whether there is a secret seed to reveal.
            closed: Whether it was revealed, after which there is no line.
        """
        self._number = number
        self._sealed = sealed
        self._closed = closed
        self.last_hash = last_hash

    def header(self, header: Header) -> str:
        """Return the first line, ended by a newline.

        Raises:
            SetupError: `error-text-unfit` with the name, seed or other text that is too long or not
                printable; `read_journal` would not take it either.
        """
        # Every text ends up in sentences and on terminals.
        seats = [(seat.name, seat.player, seat.gender) for seat in header.seats]
        _check_texts((header.game, header.seed, header.started, *chain(*seats, *header.options)), MAX_NAME)
        fields = {
            "accessgames": FORMAT if header.sealed is None else SEALED_FORMAT,
            "game": header.game,
            "rules": header.rules,
            "seats": seats,
            "options": dict(header.options),
            **_luck_fields(header),
            "training": header.training,
            "started": header.started,
        }
        self._sealed = header.sealed is not None
        return self._line(fields)

    def record(self, record: Record) -> str:
        """Return the next line, ended by a newline.

        Raises:
            ValueError: The notation is not one line of printable ASCII of at most `MAX_NOTATION` characters;
                or a seed is revealed where none is secret; or it was revealed before.
        """
        if self._closed:
            raise ValueError(record)
        if isinstance(record, Reveal):
            return self._reveal(record)
        if isinstance(record, Undo):
            return self._line(self._done(_UNDO, str(record.keep)))
        if isinstance(record, notes.Note):
            return self._line(self._done(record.by, record.text))
        if isinstance(record, Correction):
            _check_notation(*(text for _, text in record.redrawn))
            return self._line({**self._done(_CORRECTION, record.text), **record.fields})
        joined = {"joined": True} if record.joined else {}
        return self._line({**self._done(format_actor(record.actor), record.text), **joined})

    def _done(self, by: str, do: str) -> dict[str, object]:
        _check_notation(do)
        return {"n": self._number + 1, "by": by, "do": do}

    def _reveal(self, record: Reveal) -> str:
        if not (self._sealed and is_hex(record.seed, SEED_DIGITS)):
            raise ValueError(len(record.seed))
        self._closed = True
        return self._line({"n": self._number + 1, "by": _SEED, "do": record.seed})

    def _line(self, fields: Mapping[str, object]) -> str:
        line, self.last_hash = chain_line(self.last_hash, fields)
        self._number += 1
        return line


def _check_notation(*texts: str) -> None:
    for text in texts:
        if len(text) > MAX_NOTATION or not (text.isascii() and text.isprintable()):
            raise ValueError(text)


def _check_texts(texts: Iterable[str], most: int) -> None:
    for text in texts:
        if len(text) > most or not text.isprintable():
            raise SetupError("error-text-unfit", text=printable(text[:MAX_NAME]), most=most)


def _luck_fields(header: Header) -> dict[str, object]:
    sealed = header.sealed
    if sealed is None:
        return {"seed": header.seed}
    if header.seed or not sealed.well_formed or len(sealed.words) > len(header.seats):
        raise ValueError(sealed)
    _check_texts([sealed.occasion], MAX_OCCASION)
    _check_texts(sealed.words, MAX_WORDS)
    return {
        "match": sealed.match,
        "occasion": sealed.occasion,
        "commitment": sealed.commitment,
        "words": sealed.words,
    }


def reveals_seed(line: str) -> bool:
    """Tell whether a line of a `Writer` is the one that ends a sealed match."""
    return f'"by":"{_SEED}"' in line  # in an action quotes are escaped


def read_journal(lines: Iterable[str]) -> Journal:
    """Parse a journal, keeping everything before the first damaged line.

    Args:
        lines: Lines with their newline; a last line without one is torn.

    Raises:
        JournalError: `error-journal-foreign`, `-crlf` where the ends of the lines were converted, `-version`
            or `-long`.
    """
    iterator = iter(lines)
    first = next(iterator, "")
    writer = Writer()
    if first.endswith("}\r\n"):
        _read_header(f"{first[:-2]}\n", writer)
        raise JournalError("error-journal-crlf")
    header = _read_header(first, writer)
    return read_on(Journal(header, (), writer.last_hash, len(first.encode()), None), iterator)


def read_on(journal: Journal, lines: Iterable[str]) -> Journal:
    """Parse lines behind a journal without damage, keeping everything before the first damaged one.

    Raises:
        JournalError: `error-journal-long`.
    """
    limits = JournalLimits(MAX_LINES + 1, MAX_LINE, JournalError("error-journal-long", most=MAX_LINES))
    found = read_chain(iter(lines), journal.writer(), _read_record, limits)
    records = (*journal.records, *found.records)
    return Journal(
        journal.header, records, found.writer.last_hash, journal.length + found.length, found.damage
    )


def _read_fields(line: str) -> dict[str, Any]:
    """Decode one line; ValueError when it is none of ours. Writing it again checks hash and number."""
    if len(line) > MAX_LINE or not line.endswith("}\n"):
        raise ValueError(line[:80])
    try:
        fields = json.loads(line)
    except RecursionError:
        raise ValueError(line[:80]) from None
    if not isinstance(fields, dict):
        raise ValueError(line[:80])  # noqa: TRY004 - one kind of error for every unfit line
    return fields


def _read_header(line: str, writer: Writer) -> Header:
    try:
        fields = _read_fields(line)
        version = fields["accessgames"]
        header = _make_header(fields) if version in (FORMAT, SEALED_FORMAT) else None
        if header is not None and writer.header(header) == line:
            return header
    except (ValueError, KeyError, TypeError, AttributeError, SetupError):
        raise JournalError("error-journal-foreign") from None
    if header is None and type(version) is int:
        raise JournalError("error-journal-version", version=min(version, _MAX_RULES), known=SEALED_FORMAT)
    raise JournalError("error-journal-foreign")


def _make_header(fields: Mapping[str, Any]) -> Header:
    """Build a header from decoded fields of any shape; raises all sorts of errors when they do not fit."""
    seats = tuple(SeatSpec(*map(_text, seat)) for seat in fields["seats"])
    options = tuple((key, _text(value)) for key, value in fields["options"].items())
    plain = type(fields["rules"]) is int and type(fields["training"]) is bool
    if not (plain and 0 < fields["rules"] <= _MAX_RULES and 0 < len(seats) <= _MAX_SEATS):
        raise ValueError(fields)
    if any(seat.gender not in _GENDERS for seat in seats):
        raise ValueError(seats)
    game, started = (_text(fields[key]) for key in ("game", "started"))
    sealed = None if fields["accessgames"] == FORMAT else _make_sealed(fields)
    seed = _text(fields["seed"]) if sealed is None else ""
    return Header(game, fields["rules"], seats, options, seed, fields["training"], started, sealed)


def _make_sealed(fields: Mapping[str, Any]) -> Sealed:
    match, commitment, occasion = (_text(fields[key]) for key in ("match", "commitment", "occasion"))
    return Sealed(match, commitment, occasion, tuple(map(_text, fields["words"])))


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(value)
    return value


def _read_record(line: str, writer: Writer) -> Record:
    """Decode a line; ValueError unless writing it again gives the same characters."""
    fields = _read_fields(line)
    by, do = fields.get("by"), fields.get("do")
    if not (isinstance(by, str) and isinstance(do, str)):
        raise ValueError((by, do))  # noqa: TRY004 - one kind of error for every unfit line
    record: Record
    if by == _SEED:
        record = Reveal(do)
    elif by in notes.KINDS:
        record = notes.KINDS[by].read(do)
    elif by == _CORRECTION:
        record = _make_correction(do, fields)
    elif by != _UNDO:
        record = Entry(parse_actor(by), do, fields.get("joined") is True)
    elif do.isascii() and do.isdigit():
        record = Undo(int(do))
    else:
        raise ValueError(do)
    if writer.record(record) != line:
        raise ValueError(line[:80])
    return record


def _make_correction(text: str, fields: Mapping[str, Any]) -> Correction:
    """Build a correction from decoded fields of any shape; ValueError when they do not fit."""
    at, kept, redrawn = fields.get("at"), fields.get("kept"), fields.get("redrawn", [])
    if not (type(at) is int and type(kept) is int and isinstance(redrawn, list)):
        raise ValueError(text)
    if not all(isinstance(pair, list) and list(map(type, pair)) == [int, str] for pair in redrawn):
        raise ValueError(text)
    return Correction(at, text, kept, tuple((number, drawn) for number, drawn in redrawn))
