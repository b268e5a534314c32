"""Entries of the register: one fact about one person each, as one line of strict JSON.

An entry has a random id and knows people by random ids. Whatever could name somebody is a text beside it,
under its digest (`notation.PersonEntry` or `PersonalText`), so that it can be taken away and every entry
stays as it is.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import StrEnum
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from accessgames.club import notation
from accessgames.club.rules import bounds
from accessgames.dataclasses import dataclass

MAX_CLOCK: Final = 10**11
"""Highest clock; whoever reaches it stays there."""

MAX_ENTRY: Final = 8_192
"""Longest entry as text, in characters."""

MAX_ERASED: Final = 64
"""Most texts that one entry erases; there are more entries for more of them."""

_READ: Final = 4096
"""So many entries are kept as they were read: each is looked at whenever its club is opened or united."""

HEX_ID: Final = re.compile(r"[0-9a-f]{32}")


class Field(StrEnum):
    """What can be kept about somebody; all of it is private but the name, to which consent can be given.

    `NAME`: in the nominative. `SPOKEN`: a spelling for the voice. `VOCATIVE`: how the person is addressed.
    `GENDER`: `feminine`, `masculine` or `neuter`. `CATEGORY`: id or text. `CONTACT`: as the person wants it.
    """

    NAME = "name"
    SPOKEN = "spoken"
    VOCATIVE = "vocative"
    GENDER = "gender"
    CATEGORY = "category"
    CONTACT = "contact"


class Consent(StrEnum):
    """What somebody can agree to: `NAMED` in public papers, and `CATEGORY` shown there."""

    NAMED = "named"
    CATEGORY = "category"


@dataclass(frozen=True, slots=True)
class Noted:
    """Something about the person is kept from now on.

    Attributes:
        field: What it is.
        text: Digest of the text that has it; empty where nothing is kept any more.
    """

    field: Field
    text: str = ""


@dataclass(frozen=True, slots=True)
class Agreed:
    """The person agrees, or does not.

    Attributes:
        to: To what.
        yes: The answer.
        on: Day on which it was given, `2026-11-27`.
    """

    to: Consent
    yes: bool
    on: str


@dataclass(frozen=True, slots=True)
class Linked:
    """Somebody at a tournament is this person.

    Attributes:
        registration: What stands for the one who was registered, see `registrations.Registration`.
    """

    registration: str


@dataclass(frozen=True, slots=True)
class United:
    """Two people are one and the same.

    Attributes:
        other: Id of the other one.
    """

    other: str


@dataclass(frozen=True, slots=True)
class Parted:
    """Two people who were united are not the same after all; that holds for ever.

    Attributes:
        entry: Id of the entry that united them.
    """

    entry: str


@dataclass(frozen=True, slots=True)
class Erased:
    """Nothing is kept about the person any more; this wins over all other entries, earlier and later.

    Attributes:
        texts: Digests of what was kept.
    """

    texts: tuple[str, ...] = ()


Statement: TypeAlias = Noted | Agreed | Linked | United | Parted | Erased
"""What an entry says."""

KINDS: Final[Mapping[str, type[Statement]]] = MappingProxyType(
    {
        "noted": Noted,
        "agreed": Agreed,
        "linked": Linked,
        "united": United,
        "parted": Parted,
        "erased": Erased,
    }
)
"""Kinds of statements by their names in an entry; a name never changes its meaning."""

_NAMES: Final = MappingProxyType({kind: name for name, kind in KINDS.items()})


@dataclass(frozen=True, slots=True)
class Entry:
    """One fact.

    Attributes:
        id: 32 random hexadecimal digits.
        person: Whom it is about: 32 hexadecimal digits.
        clock: More than in every entry that the writer knew (L. Lamport 1978).
        writer: Who wrote it: 32 hexadecimal digits, one for each copy of the club.
        says: The fact.
    """

    id: str
    person: str
    clock: int
    writer: str
    says: Statement

    @property
    def moment(self) -> tuple[int, str]:
        """Which of two entries about the same is the later one, for everybody alike."""
        return self.clock, self.id


def write_entry(entry: Entry) -> str:
    """Write an entry as one line, without a newline."""
    head = (f'"{key}":{notation.to_text(getattr(entry, key))}' for key in ("id", "person", "clock", "writer"))
    return f'{{{",".join(head)},"{_NAMES[type(entry.says)]}":{notation.to_text(entry.says)}}}'


@lru_cache(maxsize=_READ)
def read_entry(text: str) -> Entry:
    """Read an entry.

    Raises:
        ValueError: It is not exactly what `write_entry` writes, or says what none may say.
    """
    fields: Any = notation.parse_json(text) if len(text) <= MAX_ENTRY else {}
    kinds = [name for name in KINDS if name in fields] if isinstance(fields, dict) else []
    if len(kinds) != 1:
        raise ValueError(text[:80])
    own, person, writer = (notation.decode(str, fields.get(key)) for key in ("id", "person", "writer"))
    says = notation.decode(KINDS[kinds[0]], fields[kinds[0]])
    entry = Entry(own, person, notation.decode(int, fields.get("clock")), writer, says)
    if write_entry(entry) != text or not is_fit(entry):
        raise ValueError(text[:80])
    return entry


def is_fit(entry: Entry) -> bool:
    """Tell whether ids, digests, days and numbers are such that an entry may have them."""
    ids, digests = [entry.id, entry.person, entry.writer], list[str]()
    match entry.says:
        case Noted(_, text) if text:
            digests.append(text)
        case Linked(registration):
            digests.append(registration)
        case United(other) | Parted(other):
            ids.append(other)
        case Erased(texts):
            digests += texts
    days = [entry.says.on] if isinstance(entry.says, Agreed) else []
    return (
        0 <= entry.clock <= MAX_CLOCK
        and len(digests) <= MAX_ERASED
        and all(map(HEX_ID.fullmatch, ids))
        and all(map(notation.HEX_DIGEST.fullmatch, digests))
        and all(map(bounds.is_day, days))
    )


@dataclass(frozen=True, slots=True)
class PersonalText:
    """One thing about somebody, as it lies beside the register.

    Attributes:
        salt: 32 random hexadecimal digits, so that nobody finds it by trying.
        field: What it is.
        value: The thing itself.
    """

    salt: str
    field: Field
    value: str


def read_personal(digest: str, texts: Mapping[str, str], field: Field) -> str:
    """Return what a text says about somebody; empty where it is missing, erased, or about something else."""
    text = texts.get(digest, "")
    if notation.digest_of(text) != digest:
        return ""
    try:
        found = notation.from_text(PersonalText, text)
    except ValueError:
        person = notation.read_person(digest, texts)
        return str(getattr(person, field, "")) if isinstance(person, notation.PersonEntry) else ""
    return found.value if found.field == field else ""
