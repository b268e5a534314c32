"""Who a journal speaks of: what stands for people in it, what of that was forgotten, and what they played."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from accessgames.club import events as e

if TYPE_CHECKING:
    from accessgames.club.events import Event


def named_player(event: e.Registered | e.Changed | e.Substituted) -> int:
    """Return the number of the player that an event names."""
    return event.substitute if isinstance(event, e.Substituted) else event.player


def people_of(events: Iterable[Event]) -> Iterator[tuple[int, str]]:
    """Yield the number of each player with what stands for the person, each time that somebody is named."""
    for event in events:
        if isinstance(event, e.NAMING) and event.person:
            yield named_player(event), event.person


def forgotten_people(events: Iterable[Event]) -> Mapping[str, str]:
    """Return what stood for people who were forgotten, with the digest of what lies in its place."""
    return dict(pair for event in events if isinstance(event, e.Forgotten) for pair in event.people)


def matches_of(events: Iterable[Event], players: frozenset[int]) -> frozenset[str]:
    """Return the digests of the journals that results of some players were taken from, corrected ones too."""
    results = (event.result for event in events if isinstance(event, e.Reported | e.Corrected))
    return frozenset(
        result.source
        for result in results
        if not result.typed and any(seat.player in players for seat in result.seats)
    )
