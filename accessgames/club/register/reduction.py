"""What a set of entries says: the people of a club, the same for everybody who has the same entries.

No order of the entries matters, nor how often one is there. Of two statements about the same thing the later
one holds (`Entry.moment`), people who were united are one person, and who was erased is gone, whatever else
any entry says.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final

from accessgames.club import notation
from accessgames.club.register import entries as e
from accessgames.dataclasses import dataclass, field

_NOTHING: Final[Mapping[e.Field, str]] = MappingProxyType({})
_NO_ANSWERS: Final[Mapping[e.Consent, e.Agreed]] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody whom the club knows.

    Attributes:
        id: Id; of people who were united, the smallest one.
        ids: All ids of the person, ascending.
        kept: What is kept, without what is empty.
        consents: What the person was asked, with the answer that holds.
        registrations: What the person is at tournaments, ascending; see `registrations.Registration`.
        united: Ids of the entries that made several people one, the latest first.
    """

    id: str
    ids: tuple[str, ...]
    kept: Mapping[e.Field, str] = field(default_factory=lambda: _NOTHING)
    consents: Mapping[e.Consent, e.Agreed] = field(default_factory=lambda: _NO_ANSWERS)
    registrations: tuple[str, ...] = ()
    united: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """The name; empty where none is kept."""
        return self.kept.get(e.Field.NAME, "")

    def agrees(self, to: e.Consent) -> bool:
        """Tell whether the person has agreed to something; who was not asked has not."""
        return to in self.consents and self.consents[to].yes


@dataclass(frozen=True, slots=True)
class Register:
    """The people of a club.

    Attributes:
        people: By id, ascending; only those of whom a name is kept.
        owners: Registration -> id of the person.
        erased: All ids of people who are forgotten.
        gone: Digests of texts that nothing may bring back, with the id of whom they were about.
        clock: Highest clock of all entries, 0 without any.
    """

    people: Mapping[str, Person]
    owners: Mapping[str, str]
    erased: frozenset[str]
    gone: Mapping[str, str]
    clock: int

    def owner(self, registration: str) -> Person | None:
        """Return whose a registration is; None where nobody knows, or the person is forgotten."""
        return self.people.get(self.owners.get(registration, ""))


def register_of(entries: Iterable[e.Entry], texts: Mapping[str, str]) -> Register:
    """Return the people of whom a set of entries speaks.

    Args:
        entries: In any order, the same one several times if need be.
        texts: Digest -> text about a person.
    """
    known = _sorted(entries)
    roots, united = _groups(known)
    erased = frozenset(roots[one.person] for one in known if isinstance(one.says, e.Erased))
    owners = {
        entry.says.registration: roots[entry.person] for entry in known if isinstance(entry.says, e.Linked)
    }
    members: defaultdict[str, list[str]] = defaultdict(list)
    for person in sorted(roots):
        members[roots[person]].append(person)
    about = _by_root(known, roots, erased)
    held: defaultdict[str, list[str]] = defaultdict(list)
    for registration in sorted(owners):
        held[owners[registration]].append(registration)
    people = (
        Person(
            root,
            tuple(members[root]),
            _kept(about[root], texts),
            _consents(about[root]),
            tuple(held[root]),
            tuple(united[root]),
        )
        for root in sorted(members)
        if root not in erased
    )
    return Register(
        MappingProxyType({person.id: person for person in people if person.name}),
        MappingProxyType(owners),
        frozenset(person for person, root in roots.items() if root in erased),
        _texts_of(known, roots, erased),
        known[-1].clock if known else 0,
    )


def _sorted(entries: Iterable[e.Entry]) -> list[e.Entry]:
    """Return each entry once, the earliest first; of two with the same id everybody takes the same one."""
    found: dict[str, e.Entry] = {}
    for entry in entries:
        there = found.get(entry.id, entry)
        found[entry.id] = entry if entry == there else min(entry, there, key=e.write_entry)
    return sorted(found.values(), key=lambda entry: entry.moment)


def _groups(known: list[e.Entry]) -> tuple[Mapping[str, str], Mapping[str, list[str]]]:
    """Return for each id the smallest one of the same person, and which entries united whom, latest first."""
    parted = {entry.says.entry for entry in known if isinstance(entry.says, e.Parted)}
    parents = {entry.person: entry.person for entry in known}
    holding = [entry for entry in known if isinstance(entry.says, e.United) and entry.id not in parted]

    def root(person: str) -> str:
        parents.setdefault(person, person)
        while parents[person] != person:
            parents[person] = parents[parents[person]]
            person = parents[person]
        return person

    for entry in holding:
        assert isinstance(entry.says, e.United)  # noqa: S101 - of these alone
        low, high = sorted((root(entry.person), root(entry.says.other)))
        parents[high] = low
    roots = {person: root(person) for person in tuple(parents)}
    united: defaultdict[str, list[str]] = defaultdict(list)
    for entry in reversed(holding):
        united[roots[entry.person]].append(entry.id)
    return roots, united


def _by_root(
    known: list[e.Entry], roots: Mapping[str, str], erased: frozenset[str]
) -> Mapping[str, list[e.Entry]]:
    about: defaultdict[str, list[e.Entry]] = defaultdict(list)
    for entry in known:
        if roots[entry.person] not in erased:
            about[roots[entry.person]].append(entry)
    return about


def _kept(about: list[e.Entry], texts: Mapping[str, str]) -> Mapping[e.Field, str]:
    digests = {entry.says.field: entry.says.text for entry in about if isinstance(entry.says, e.Noted)}
    kept = ((one, e.read_personal(digests[one], texts, one)) for one in e.Field if digests.get(one))
    return MappingProxyType({one: value for one, value in kept if value})


def _consents(about: list[e.Entry]) -> Mapping[e.Consent, e.Agreed]:
    answers = {entry.says.to: entry.says for entry in about if isinstance(entry.says, e.Agreed)}
    return MappingProxyType({to: answers[to] for to in e.Consent if to in answers})


def _texts_of(known: list[e.Entry], roots: Mapping[str, str], erased: frozenset[str]) -> Mapping[str, str]:
    """Return the digests of all texts about people who are forgotten, with the ids of these.

    A name that stands in a journal is among them; for each of these a line of its journal says so, too.
    """
    texts: dict[str, str] = {}
    for entry in known:
        root = roots[entry.person]
        if root in erased:
            match entry.says:
                case e.Noted(_, text) if text:
                    texts[text] = root
                case e.Erased(named):
                    texts.update(dict.fromkeys(named, root))
    return MappingProxyType(texts)


def kept_texts(found: Register, spoken: frozenset[str], *copies: Mapping[str, str]) -> Mapping[str, str]:
    """Put the texts of several copies of a club together, without those of people who are forgotten.

    Where one copy has what lies in the place of a name that was forgotten, that stays. A text that a journal
    speaks of never goes without anything in its place, as the journal would claim what nobody can check.

    Args:
        found: What all entries of these copies say.
        spoken: Digests of texts that stand in journals.
        copies: Digest -> text of each copy.
    """
    kept: dict[str, str] = {}
    for digest, text in (pair for copy in copies for pair in copy.items()):
        own = notation.digest_of(text) == digest
        if own and digest in found.gone and digest not in spoken:
            continue
        there = kept.get(digest)
        if there is None or (own, text) < (notation.digest_of(there) == digest, there):
            kept[digest] = text
    return kept
