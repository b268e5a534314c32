"""Names that are forgotten, where copies of a tournament come together: none of them brings one back."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from accessgames.club import events, notation
from accessgames.club.model.tournament import NOBODY
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
    forgot: defaultdict[int, list[Entry]] = defaultdict(list)
    for entry, event in zip(known.entries, known.events, strict=True):
        if isinstance(event, events.Forgotten):
            forgot[event.player].append(entry)
    if not forgot:
        return Gone({}, frozenset())
    lineage = Lineage(known.entries)
    named: defaultdict[int, list[str]] = defaultdict(list)
    matches: set[str] = set()
    for entry, event in zip(known.entries, known.events, strict=True):
        for player in people_of(known, entry, event) & forgot.keys():
            if any(lineage.knew(entry, one) for one in forgot[player]):
                continue
            if isinstance(event, events.NAMING):
                named[player].append(event.person)
            elif isinstance(event, events.Reported | events.Corrected):
                matches.add(event.result.source)
    return Gone(dict(_instead(forgot, named, people)), frozenset(matches))


def _instead(
    forgot: Mapping[int, list[Entry]], named: Mapping[int, list[str]], people: Mapping[str, str]
) -> Iterator[tuple[str, str]]:
    """Yield the digest of each name that is still there, with what lies in its place from now on."""
    for player, digests in named.items():
        label = label_of(player, forgot[player], digests, people)
        for digest in digests:
            found = notation.read_person(digest, people)
            if isinstance(found, notation.PersonEntry):
                yield digest, notation.to_text(notation.ForgottenEntry(label, found.category))


def people_of(known: UnitedTournament, entry: Entry, event: events.Event) -> frozenset[int]:
    """Return the numbers of the players whom an entry names, or whose match it tells."""
    match event:
        case events.Changed(player):
            return frozenset({player})
        case events.Registered() | events.Substituted():
            return frozenset({known.numbers.get(entry.id, NOBODY)})
        case events.Reported(result=result) | events.Corrected(result=result) if not result.typed:
            return frozenset(seat.player for seat in result.seats)
        case _:
            return frozenset()


def label_of(player: int, forgot: list[Entry], digests: list[str], people: Mapping[str, str]) -> str:
    """Return what somebody is called from now on, as one of those who forgot the name said."""
    said = [
        one for entry in forgot if isinstance(entry.event, events.Forgotten) for one, _ in entry.event.people
    ]
    found = (notation.read_person(one, people) for one in (*said, *digests))
    labels = [one.forgotten for one in found if isinstance(one, notation.ForgottenEntry)]
    return min(labels, default=str(player))
