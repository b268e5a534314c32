"""Who was registered at the tournaments of a club, and the entries that follow from that alone.

Clubs of earlier programs have no entries; then people of the same name are one person. What follows has ids
that are worked out, the same ones in every copy of the club, so that it does not matter which of them writes
it down first.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from accessgames.club import notation
from accessgames.club.register import entries as e
from accessgames.club.register.reduction import register_of
from accessgames.club.rules import bounds, forgetting
from accessgames.dataclasses import dataclass

if TYPE_CHECKING:
    from accessgames.club.register.reduction import Register
    from accessgames.club.rules.course import Course

_DIGITS: Final = 32
NOBODY: Final = "0" * _DIGITS
"""Writer of what follows from the tournaments alone."""

_WORTH: Final = (e.Field.NAME, e.Field.CATEGORY, e.Field.GENDER)


@dataclass(frozen=True, slots=True)
class Registration:
    """Somebody at one tournament.

    Attributes:
        key: What stands for this registration everywhere: the digest of the first text about the player
            (`notation.PersonEntry`); where names stand in the journal, one of its first line and the number.
        text: Digest of the text that holds now; empty in a journal with names in its lines.
        tournament: Id of the tournament.
        player: Number of the player there.
        name: The name as it is told there.
        category: Category there, or empty.
        gender: Gender there, or empty.
        forgotten: Whether the name is not kept any more.
    """

    key: str
    text: str
    tournament: str
    player: int
    name: str
    category: str = ""
    gender: str = ""
    forgotten: bool = False

    @property
    def person(self) -> str:
        """Id of the person as long as nobody says otherwise."""
        return _derived("person", self.key)


def registrations_of(
    name: str, first: str, course: Course, texts: Mapping[str, str]
) -> Iterator[Registration]:
    """Yield who is registered at a tournament.

    Args:
        name: Id of the tournament.
        first: First line of its journal, without the newline.
        course: The tournament with the events that hold.
        texts: Digest -> text about a person.
    """
    named: defaultdict[int, list[str]] = defaultdict(list)
    for number, digest in forgetting.people_of(course.events):
        named[number].append(digest)
    start = notation.digest_of(first)
    for player in course.tournament.players:
        own = named[player.number]
        key, text = (own[0], own[-1]) if own else (notation.digest_of(f"{start}/{player.number}"), "")
        yield Registration(
            key,
            text,
            name,
            player.number,
            player.name,
            player.category,
            player.gender,
            forgotten=not all(
                isinstance(notation.read_person(one, texts), notation.PersonEntry) for one in own
            ),
        )


def _derived(*parts: str) -> str:
    """Return an id that follows from others."""
    return notation.digest_of("/".join(("accessgames register", *parts)))[:_DIGITS]


def _entry(person: str, says: e.Statement, *parts: str) -> e.Entry:
    return e.Entry(_derived(type(says).__name__, person, *parts), person, 0, NOBODY, says)


@dataclass(frozen=True, slots=True)
class Added:
    """What joins a register.

    Attributes:
        entries: The entries.
        texts: Digest -> text of what they speak of, where that is new.
    """

    entries: tuple[e.Entry, ...]
    texts: Mapping[str, str]


def derive(
    entries: Iterable[e.Entry], texts: Mapping[str, str], registrations: Sequence[Registration]
) -> Added:
    """Return what follows from the tournaments of a club and does not stand in its register yet.

    Whoever has the name of one person who is known is that person; of a name that several have, nobody
    can say whose it is, and it is one more person.

    Args:
        entries: The register.
        texts: Digest -> text about a person.
        registrations: Who is registered, the earliest tournament first.
    """
    there = tuple(entries)
    found = register_of(there, texts)
    fresh = [one for one in registrations if one.key not in found.owners and not one.forgotten]
    called: defaultdict[str, set[str]] = defaultdict(set)
    for person in found.people.values():
        called[bounds.folded(person.name)].add(person.id)
    made: list[e.Entry] = []
    beside: dict[str, str] = {}
    for one in fresh:
        digest = one.text
        if not digest:
            text = plain_text(one)
            digest = notation.digest_of(text)
            beside[digest] = text
        made.append(_entry(one.person, e.Linked(one.key), one.key))
        made += (_entry(one.person, e.Noted(field, digest), field) for field in _worth(one))
        known = called[bounds.folded(one.name)]
        if len(known) == 1 and (other := next(iter(known))) != one.person:
            made.append(_entry(one.person, e.United(other), other))
        if not known:
            known.add(one.person)
    return Added(tuple(made), beside)


def _worth(one: Registration) -> tuple[e.Field, ...]:
    """Return which fields a registration says something about."""
    return tuple(field for field in _WORTH if getattr(one, field))


def plain_text(one: Registration) -> str:
    """Return the text about somebody whose name stands in a journal itself; the same in every copy."""
    salt = notation.digest_of(f"salt/{one.key}")[:_DIGITS]
    return notation.to_text(notation.PersonEntry(salt, one.name, one.category, one.gender))


def full_register(
    entries: Iterable[e.Entry], texts: Mapping[str, str], registrations: Sequence[Registration]
) -> Register:
    """Return the people of a club with those who are known from its tournaments alone."""
    there = tuple(entries)
    added = derive(there, texts, registrations)
    return register_of((*there, *added.entries), {**texts, **added.texts})
