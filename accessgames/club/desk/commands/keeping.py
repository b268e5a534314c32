"""What is kept about people, and the key that signs: forgetting somebody, telling whose key it is."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Final

from accessgames.club import notation
from accessgames.club.desk import club_register, elsewhere, open_club, recognition, scribe, traces, typed
from accessgames.club.desk.commands.membership import named
from accessgames.club.events import Event, Forgotten
from accessgames.club.model.tournament import NOBODY
from accessgames.club.register.entries import MAX_ERASED, Erased
from accessgames.club.rules import bounds, forgetting
from accessgames.club.store import archive
from accessgames.dataclasses import dataclass, replace
from accessgames.engine import GameError
from accessgames.language import Listing, Message, say, values
from accessgames.language.commandline import normalise_bare
from accessgames.storage import files

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping, Sequence

    from accessgames.club.register.reduction import Person, Register


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody wants to be forgotten.

    Attributes:
        name: Who, as typed.
        everywhere: Whether it is to go from everything at this computer.
        sure: Whether that was confirmed.
    """

    name: str
    everywhere: bool
    sure: bool


def read_wish(context: open_club.ClubContext, items: Sequence[str]) -> Wish:
    """Read whom to forget, and where: `Jana`, `Jana všude`, `Jana, všude, ano`."""
    sure = len(items) > 1 and is_yes(context, items[-1])
    name = ", ".join(items[:-1] if sure else items)
    first, _, last = name.rpartition(" ")
    everywhere = bool(first) and context.words.in_full("club-everywhere", last)
    return Wish(first.rstrip(",") if everywhere else name, everywhere, sure)


def find_wished(
    context: open_club.ClubContext, wish: Wish, chosen: str | None = None
) -> tuple[Person | None, values.Person]:
    """Return whom somebody wants to be forgotten: in this club, None where nobody is called so; as told.

    Raises:
        GameError: As `find_forgettable`, unless the name is to go everywhere and stands elsewhere.
    """
    try:
        whom = find_forgettable(context, wish.name, chosen)
    except GameError as unknown:
        several = unknown.key in {"club-error-person-several", "club-error-who"}
        if several or not wish.everywhere or not elsewhere.is_elsewhere(context, wish.name):
            raise
        return None, values.Person(wish.name)
    return whom, named(whom)


def forget(context: open_club.ClubContext, request: open_club.Request) -> tuple[Message, ...]:
    """Forget somebody in everything that the club holds, once that was confirmed: `Jana, ano`.

    The name goes from all tournaments, and from the register goes all there is. Matches that have the name in
    their journals are dropped with it; results stay. No other copy of the club brings it back. `Jana, všude,
    ano` also forgets whoever has that name in the other clubs and in the statistics of this computer.

    Raises:
        GameError: `club-error-forget-sure` unless the last word says yes, `club-error-forget-plain` where the
            name stands in journals alone; or somebody is unknown.
    """
    wish = read_wish(context, open_club.split_items(request.text))
    whom, player = find_wished(context, wish, request.value("person"))
    if not wish.sure:
        words = ("club-everywhere", "yes") if wish.everywhere else ("yes",)
        typed = ", ".join((player.name, *map(context.words.word, words)))
        key = "club-error-forget-everywhere" if wish.everywhere else "club-error-forget-sure"
        raise GameError(key, name=player.name, typed=typed)
    called = {player.name}
    told = [] if whom is None else [*forget_person(context, whom, called)]
    if wish.everywhere:
        told += elsewhere.forget_in_clubs(
            context,
            frozenset(called),
            lambda there, one: forget_person(there, find_forgettable(there, one.name, one.id), called)[0],
        )
        told += elsewhere.forget_at_home(context, called)
    told += tell_traces(called, context.language.tag)
    if not wish.everywhere and elsewhere.is_elsewhere(context, player.name):
        told.append(say("club-everywhere-hint", name=player.name))
    return tuple(told)


def forget_person(context: open_club.ClubContext, whom: Person, called: set[str]) -> tuple[Message, ...]:
    """Forget somebody in a club; return what to tell, and add the names that the person had to `called`."""
    club, pen = context.club, club_register.RegisterPen(context.club)
    own = pen.texts_of(whom.ids)
    work = _Forgetting(club, pen.register, whom.id, own)
    label = _label(context, work.number)
    called |= {whom.name, *work.names()}
    events, people, dropped = work.instead(label, frozenset(map(bounds.folded, called)))
    digests = sorted({*people, *work.digests, *own})
    for start in range(0, max(1, len(digests)), MAX_ERASED):
        pen.say(whom.ids[0], Erased(tuple(digests[start : start + MAX_ERASED])))
    for other in whom.ids[1:]:
        pen.say(other, Erased())
    beside = pen.beside((own & club.archive.people.keys()) - people.keys() - spoken_digests(club))
    beside = replace(beside, people={**beside.people, **people}, dropped=dropped)
    club.forget(events, beside)
    traces.drop_matches(dropped)
    told = say("club-did-forget-nowhere", old=named(whom))
    if events:
        told = say("club-did-forget", old=named(whom), new=label, count=len(events), matches=len(dropped))
    return (
        told,
        say("club-did-forget-elsewhere"),
        *(say("club-did-forget-plain", tournament=name) for name in work.plain),
    )


MOST_NAMED: Final = 6
"""So many files that still have a name are named, further ones counted."""


def tell_traces(names: Collection[str], language: str) -> Iterator[Message]:
    """Say in which files of the program one of some names can still be read."""
    found = [files.shown(path) for path in traces.files_with(names, language)]
    if found:
        further = len(found) - MOST_NAMED
        yield say("club-did-forget-left", files=Listing(tuple(found[:MOST_NAMED])))
        if further > 0:
            yield say("club-did-forget-left-further", count=further)
    else:
        yield say("club-did-forget-clean")


def forget_again(context: open_club.ClubContext) -> int:
    """Forget in tournaments that came from another copy of the club who is forgotten in the register.

    Returns:
        In how many tournaments there was a name of somebody forgotten.

    Raises:
        StorageError: It could not be written; nothing changed.
    """
    club = context.club
    found = club_register.club_register(club)
    count = 0
    for person in sorted({*names_left(club, found)}):
        work = _Forgetting(club, found, person)
        events, people, dropped = work.instead(_label(context, work.number), frozenset())
        if people:
            club.forget(events, archive.Beside(people, dropped=dropped))
            count += len(events)
    gone = frozenset(found.gone.keys() & club.archive.people.keys()) - spoken_digests(club)
    if gone:
        club.note(archive.Beside(erased=gone))
    return count


def spoken_digests(club: open_club.OpenClub) -> frozenset[str]:
    """Return all digests that stand in journals of a club."""
    return frozenset(
        digest for lines in club.archive.tournaments.values() for digest in archive.digests_in(lines)
    )


def names_left(club: open_club.OpenClub, found: Register) -> Iterator[str]:
    """Yield the ids of people who are forgotten and whose name still lies beside a journal."""
    there = {
        (one.tournament, one.player): found.owners.get(one.key)
        for one in club_register.club_registrations(club)
    }
    for name in club.tournaments:
        for number, digest in _people(club, name):
            whose = there.get((name, number)) or found.owners.get(digest) or found.gone.get(digest)
            named = isinstance(notation.read_person(digest, club.archive.people), notation.PersonEntry)
            if named and whose in found.erased:
                yield whose


class _Forgetting:
    """What has to change so that somebody is forgotten.

    Attributes:
        digests: Digests of the texts about the person in journals.
        number: A number of the person at a tournament; 1 without any.
        plain: Tournaments whose journals have the name themselves, so that it can't be forgotten there.
    """

    def __init__(
        self, club: open_club.OpenClub, found: Register, person: str, noted: Collection[str] = frozenset()
    ) -> None:
        """Look for somebody.

        Args:
            club: The club.
            found: The register.
            person: Id of the person.
            noted: Digests of texts that the register is known to have about the person.
        """
        self._club = club
        self._person = person
        owners = found.owners
        told = (*owners.items(), *found.gone.items())
        self._noted = frozenset({*noted, *(digest for digest, whose in told if whose == person)})
        known = club_register.club_registrations(club)
        self._owners = {(one.tournament, one.player): owners.get(one.key, "") for one in known}
        self._called = {(one.tournament, one.player): bounds.folded(one.name) for one in known}
        own = [one for one in known if owners.get(one.key) == person]
        self.number = next((one.player for one in own if one.tournament == club.current), 0) or (
            own[-1].player if own else 1
        )
        self.plain = tuple(dict.fromkeys(one.tournament for one in own if not one.text))
        self.digests = frozenset(one.text for one in own if one.text) | {one.key for one in own if one.text}

    def names(self) -> frozenset[str]:
        """Return all names that the person has or had at tournaments, as they are told."""
        names = set[str]()
        for tournament, running in self._club.tournaments.items():
            for number, digest in forgetting.people_of(running.course.events):
                entry = notation.read_person(digest, self._club.archive.people)
                if self._is_own(tournament, number) and isinstance(entry, notation.PersonEntry):
                    names.add(entry.name)
        return frozenset(names)

    def _is_own(self, tournament: str, number: int) -> bool:
        return self._owners.get((tournament, number)) == self._person

    def instead(
        self, label: str, names: frozenset[str]
    ) -> tuple[Mapping[str, tuple[Forgotten, ...]], Mapping[str, str], frozenset[str]]:
        """Return what happens in each tournament, what lies in the place of names, and which matches go.

        Args:
            label: What the person is called from now on.
            names: Names of the person, folded, which are also forgotten where a registration was taken back.
        """
        club = self._club
        events: dict[str, tuple[Forgotten, ...]] = {}
        people: dict[str, str] = {}
        dropped: set[str] = set()
        for name, running in club.tournaments.items():
            if running.form == notation.PLAIN_FORMAT:
                continue
            happened = _events(club, name)
            texts = self._texts(name, label, names)
            told = tuple(
                Forgotten(number, tuple((one, notation.digest_of(text)) for one, text in own.items()))
                for number, own in texts.items()
                if number != NOBODY
            )
            if told:
                events[name] = told
                mine = frozenset(number for number in texts if self._is_own(name, number))
                dropped |= forgetting.matches_of(happened, mine)
            for own in texts.values():
                people.update(own)
        return events, people, frozenset(dropped & club.archive.records.keys())

    def _texts(self, name: str, label: str, names: frozenset[str]) -> Mapping[int, Mapping[str, str]]:
        """Return for each number what lies in the place of each entry: digest -> text."""
        texts: dict[int, dict[str, str]] = {}
        mine = [
            number
            for (tournament, number) in self._called
            if tournament == name and self._is_own(name, number)
        ]
        for number, digest in _people(self._club, name):
            entry = notation.read_person(digest, self._club.archive.people)
            if not isinstance(entry, notation.PersonEntry):
                continue
            # Somebody else of the same name keeps it.
            other = self._called.get((name, number), "")
            back = number == NOBODY and digest in self._noted
            namesake = bounds.folded(entry.name) in names and other not in names
            if self._is_own(name, number) or back or namesake:
                # What was taken back among entries has no number; it goes where the person has one. Who has
                # none there is in no line that counts, and the name goes without one.
                whose = number or min(mine, default=NOBODY)
                instead = notation.ForgottenEntry(label, entry.category)
                texts.setdefault(whose, {})[digest] = notation.to_text(instead)
        return texts


def find_forgettable(context: open_club.ClubContext, text: str, chosen: str | None = None) -> Person:
    """Return whom a text names, who can be forgotten.

    Args:
        context: The club.
        text: As typed.
        chosen: Id of the person, where that is known.

    Raises:
        GameError: `club-error-forget-plain` where the name stands in journals alone, `club-error-forget-done`
            for somebody who is forgotten already; or nobody, or somebody unknown is named.
    """
    club, found = context.club, club_register.club_register(context.club)
    if not text:
        raise GameError("club-error-who")
    person = found.people.get(chosen or "")
    try:
        person = person or recognition.find_person(found, text)
    except GameError as unknown:
        if not club.current or unknown.key == "club-error-person-several":
            raise
        player = typed.find_player(club.tournament, text)
        person = club_register.people_at(club, found).get((club.current, player.number))
        if person is None:
            raise GameError("club-error-forget-done", name=player.name) from None
    work = _Forgetting(club, found, person.id)
    if work.plain and not work.digests:
        raise GameError("club-error-forget-plain", name=person.name, tournament=work.plain[0])
    return person


def is_yes(context: open_club.ClubContext, text: str) -> bool:
    """Tell whether a text says yes."""
    return normalise_bare(text) in map(normalise_bare, context.words.table["yes"].words)


def _events(club: open_club.OpenClub, name: str) -> tuple[Event, ...]:
    known = club.tournaments[name].known
    if known is not None:
        return known.events
    lines = (f"{line}\n" for line in club.archive.tournaments[name])
    return notation.read_tournament_journal(lines, club.archive.people).events


def _people(club: open_club.OpenClub, name: str) -> Iterator[tuple[int, str]]:
    """Yield who was named how; of an entry that does not hold nobody knows whom it would have been about."""
    known = club.tournaments[name].known
    if known is None:
        yield from forgetting.people_of(_events(club, name))
        return
    holding = {*known.holding}
    for entry, event in zip(known.entries, known.events, strict=True):
        for number, digest in forgetting.people_of((event,)):
            yield (number if entry.id in holding else NOBODY), digest


def _label(context: open_club.ClubContext, number: int) -> str:
    """Return what somebody is called from now on: by the own number, or the next one that is free."""
    club = context.club
    entries = (notation.read_person(digest, club.archive.people) for digest in club.archive.people)
    taken = {
        *(
            one.name if isinstance(one, notation.PersonEntry) else one.forgotten
            for one in entries
            if one is not None
        ),
        *(player.name for one in club.tournaments.values() for player in one.tournament.players),
    }
    used = set(map(bounds.folded, taken))
    labels = (context.language.text("club-forgotten-name", number=one) for one in count(number))
    return next(label for label in labels if bounds.folded(label) not in used)


def key(context: open_club.ClubContext, _request: open_club.Request) -> tuple[Message, ...]:
    """Tell the four words of the key of this computer, and whether it signs the tournament."""
    club, own = context.club, context.club.scribe.own_key(make=True)
    told = [say("club-key-missing", "system")]
    if own:
        told = [say("club-key-own", words=scribe.words_of_key(context.language, own))]
    if club.current and club.running.key:
        name = club.tournament.proposal.name
        words = scribe.words_of_key(context.language, club.running.key)
        told.append(
            say("club-key-tournament", name=name, words=words, own=str(own == club.running.key).lower())
        )
    return tuple(told)
