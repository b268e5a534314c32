"""Names that are forgotten, where copies of a tournament come together: none of them brings one back."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from accessgames.club import events, notation
from accessgames.club.union.entries import Lineage
from accessgames.dataclasses import dataclass

if TYPE_CHECKING:
    from accessgames.club.union.entries import Entry
    from accessgames.club.union.folding import UnitedTournament


@dataclass(frozen=True, slots=True)
class Gone:
    """What has to go with people who are forgotten.

    Attributes:
        people: Digest -> what lies in the place of a name from now on.
        matches: Digests of journals of matches that they played.
    """

    people: Mapping[str, str]
    matches: frozenset[str]


def forgotten_beside(known: UnitedTournament, people: Mapping[str, str]) -> Gone:
    """Return what has to go, whoever wrote it without knowing that somebody was to be forgotten.

    What was written by somebody who knew it stays: a person may come again.

    Args:
        known: A tournament.
        people: Digest -> text about a person.
    """
    forgot: defaultdict[str, list[Entry]] = defaultdict(list)
    for entry in known.entries:
        if isinstance(entry.event, events.Forgotten):
            forgot[_whom(known, entry.who[entry.event.player])].append(entry)
    if not forgot:
        return Gone({}, frozenset())
    lineage = Lineage(known.entries)
    named: defaultdict[str, list[str]] = defaultdict(list)
    matches: set[str] = set()
    for entry in known.entries:
        for person in people_of(known, entry) & forgot.keys():
            if any(lineage.knew(entry, one) for one in forgot[person]):
                continue
            if isinstance(entry.event, events.NAMING):
                named[person].append(entry.event.person)
            elif isinstance(entry.event, events.Reported | events.Corrected):
                matches.add(entry.event.result.source)
    return Gone(dict(_instead(forgot, named, people)), frozenset(matches))


def _instead(
    forgot: Mapping[str, list[Entry]], named: Mapping[str, list[str]], people: Mapping[str, str]
) -> Iterator[tuple[str, str]]:
    """Yield the digest of each name, with what lies in its place from now on.

    All names of a person get one label, whatever was put there when fewer copies had come together.
    """
    for person, digests in named.items():
        label = label_of(person, forgot[person], digests, people)
        for digest in digests:
            found = notation.read_person(digest, people)
            if found is not None:
                yield digest, notation.to_text(notation.ForgottenEntry(label, found.category))


def _whom(known: UnitedTournament, bringer: str) -> str:
    """Return what tells people apart: the number that somebody has now, or the entry that brought them."""
    return str(known.numbers.get(bringer, bringer))


def people_of(known: UnitedTournament, entry: Entry) -> frozenset[str]:
    """Return whom an entry names, or whose match it tells, also where it was taken back."""
    match entry.event:
        case events.Changed(player):
            return frozenset({_whom(known, entry.who[player])})
        case events.Registered() | events.Substituted():
            return frozenset({_whom(known, entry.id)})
        case events.Reported(result=result) | events.Corrected(result=result) if not result.typed:
            return frozenset(_whom(known, entry.who[seat.player]) for seat in result.seats)
        case _:
            return frozenset()


def label_of(person: str, forgot: list[Entry], digests: list[str], people: Mapping[str, str]) -> str:
    """Return what somebody is called from now on, as one of those who forgot the name said."""
    said = [
        one for entry in forgot if isinstance(entry.event, events.Forgotten) for one, _ in entry.event.people
    ]
    found = (notation.read_person(one, people) for one in (*said, *digests))
    labels = [one.forgotten for one in found if isinstance(one, notation.ForgottenEntry)]
    return min(labels, default=person)
