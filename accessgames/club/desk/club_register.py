"""The register of the club that is open: who is known, who is who at tournaments, what writes entries."""

from __future__ import annotations

from itertools import chain, count
from typing import TYPE_CHECKING, Final

from accessgames.club import events as happening
from accessgames.club import notation
from accessgames.club.register import entries as e
from accessgames.club.register import reduction, registrations
from accessgames.club.rules import bounds, forgetting
from accessgames.club.store import archive as archives
from accessgames.engine import IllegalAction

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping, Sequence

    from accessgames.club.desk.open_club import OpenClub

LONGEST: Final = {
    e.Field.NAME: bounds.MAX_NAME,
    e.Field.SPOKEN: bounds.MAX_NAME,
    e.Field.VOCATIVE: bounds.MAX_NAME,
    e.Field.GENDER: bounds.MAX_NAME,
    e.Field.CATEGORY: bounds.MAX_NAME,
    e.Field.CONTACT: bounds.MAX_REASON,
}
"""Most characters of what is kept about somebody."""


def club_registrations(club: OpenClub) -> tuple[registrations.Registration, ...]:
    """Return who is registered at the tournaments of a club, the earliest tournament first."""
    archive = club.archive
    return tuple(
        chain.from_iterable(
            registrations.registrations_of(name, archive.tournaments[name][0], one.course, archive.people)
            for name, one in club.tournaments.items()
        )
    )


def stored_entries(club: OpenClub) -> tuple[e.Entry, ...]:
    """Return the entries that stand in the file of a club."""
    return tuple(map(e.read_entry, club.archive.entries.values()))


def club_register(club: OpenClub) -> reduction.Register:
    """Return the people whom a club knows, also those of whom only its tournaments speak."""
    return registrations.full_register(stored_entries(club), club.archive.people, club_registrations(club))


def people_at(club: OpenClub, found: reduction.Register) -> Mapping[tuple[str, int], reduction.Person]:
    """Return who is who: id of the tournament and number of the player -> person."""
    known = ((one, found.owner(one.key)) for one in club_registrations(club))
    return {(one.tournament, one.player): person for one, person in known if person is not None}


def unnamed(club: OpenClub, label: Callable[[int], str]) -> Mapping[str, str]:
    """Return what public papers call the people who did not agree to be named: name -> label.

    Somebody has one label in all tournaments, with the number that they have in the one that is worked on.

    Args:
        club: The club.
        label: Tells what somebody of a number is called.
    """
    found, there = club_register(club), club_registrations(club)
    taken = {bounds.folded(one.name) for one in there}
    labels: dict[str, str] = {}
    names: dict[str, str] = {}
    for one in sorted(there, key=lambda one: one.tournament != club.current):
        who = found.owner(one.key)
        if one.forgotten or (who is not None and who.agrees(e.Consent.NAMED)):
            continue
        key = one.key if who is None else who.id
        if key not in labels:
            free = (label(number) for number in count(one.player))
            labels[key] = next(text for text in free if bounds.folded(text) not in taken)
            taken.add(bounds.folded(labels[key]))
        names[one.name] = labels[key]
    return names


def uncategorised(club: OpenClub) -> frozenset[str]:
    """Return the tournaments at which somebody has a category and did not agree that it is shown."""
    found = club_register(club)
    return frozenset(
        one.tournament
        for one in club_registrations(club)
        if one.category and not ((who := found.owner(one.key)) is not None and who.agrees(e.Consent.CATEGORY))
    )


class RegisterPen:
    """Writes entries; what it has written counts when the club has it.

    Attributes:
        register: What the register says with everything written so far.
    """

    def __init__(self, club: OpenClub) -> None:
        """Begin with what follows from the tournaments and does not stand in the register yet.

        So people who were one by their names stay one, whatever they are called from now on.
        """
        self._club = club
        self._stored = stored_entries(club)
        added = registrations.derive(self._stored, club.archive.people, club_registrations(club))
        self._entries = [*added.entries]
        self._texts = dict(added.texts)
        self._writer = club.scribe.writer()
        self.register = self._reduced()

    def _reduced(self) -> reduction.Register:
        texts = {**self._club.archive.people, **self._texts}
        return reduction.register_of((*self._stored, *self._entries), texts)

    def say(self, person: str, *statements: e.Statement) -> None:
        """Write entries about somebody, each later than all that are known."""
        clock = min(self.register.clock + 1, e.MAX_CLOCK)
        for says in statements:
            self._entries.append(e.Entry(self._club.scribe.salt(), person, clock, self._writer, says))
        self.register = self._reduced()

    def new_person(self) -> str:
        """Return an id for somebody whom nobody knows yet."""
        return self._club.scribe.salt()

    def keep(self, person: str, field: e.Field, value: str) -> None:
        """Keep something about somebody; an empty value keeps nothing any more.

        Raises:
            IllegalAction: The value is too long or can't be told.
        """
        refused = bounds.check_text(value, LONGEST[field], empty=field is not e.Field.NAME)
        if refused is not None:
            raise IllegalAction(refused)
        digest = ""
        if value:
            text = notation.to_text(e.PersonalText(self._club.scribe.salt(), field, value))
            digest = notation.digest_of(text)
            self._texts[digest] = text
        self.say(person, e.Noted(field, digest))

    def entry(self, number: str) -> e.Entry:
        """Return an entry by its id."""
        return next(one for one in (*self._stored, *self._entries) if one.id == number)

    def texts_of(self, ids: Collection[str]) -> frozenset[str]:
        """Return the digests of all that was ever kept about the people of some ids."""
        about = (one.says for one in (*self._stored, *self._entries) if one.person in ids)
        return frozenset(says.text for says in about if isinstance(says, e.Noted) and says.text)

    def link(self, owners: Mapping[int, str], events: Sequence[happening.Event]) -> archives.Beside:
        """Write who those are that are registered by some events; return all that is written beside.

        Args:
            owners: Number of the player -> id of the person; somebody new has a new one, and who is missing
                is told apart by the name alone.
            events: What happened, those about people `Scribe.named`.
        """
        for event in events:
            owner = (
                owners.get(forgetting.named_player(event)) if isinstance(event, happening.NAMING) else None
            )
            if isinstance(event, happening.NAMING) and event.person and owner is not None:
                new = owner not in self.register.people
                named = (e.Noted(e.Field.NAME, event.person),) if new else ()
                self.say(owner, e.Linked(event.person), *named)
        return self.beside()

    def beside(self, erased: frozenset[str] = frozenset()) -> archives.Beside:
        """Return what is written beside the journals, and which texts go."""
        texts = {digest: text for digest, text in self._texts.items() if digest not in self.register.gone}
        entries = {one.id: e.write_entry(one) for one in self._entries}
        return archives.Beside(texts, entries=entries, erased=erased)

    def write(self) -> None:
        """Write everything down.

        Raises:
            GameError: `club-error-no-club` without a club.
            StorageError: It could not be written; nothing changed.
        """
        self._club.note(self.beside())
