"""What the narrations of the games do alike: functions for each thing told, events in their order, values."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from accessgames.dataclasses import dataclass, field
from accessgames.language import Kind, Listing, Message, Nested, Phrase, Value, say

if TYPE_CHECKING:
    from accessgames.engine import Outcome, Reason, Refusal, ScoreItem
    from accessgames.games.room import Listener

MomentT = TypeVar("MomentT")

Lines: TypeAlias = Sequence[Message]
EventTeller: TypeAlias = Callable[[Any, MomentT], Iterable[Message]]
"""Tells an event, or a tuple of several that are told together."""

People: TypeAlias = "Callable[[Listener, Iterable[int]], Listing]"
"""Names several seats in a game's own words."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FunctionNarration:
    """A narration put together from functions; what each of them does says `games.room.Narration`."""

    tell: Callable[[Sequence[Any], Listener], Lines]
    turn: Callable[[Listener], Message]
    action: Callable[[Any, Listener], Message]
    preview: Callable[[Any, Listener], Lines]
    refusal: Callable[[Refusal, Listener], Message]
    item: Callable[[ScoreItem, Listener], Message]
    why: Callable[[Listener], Lines]
    reason: Callable[[Reason, Listener], Message]
    nudge: Callable[[Any, Listener], Message]
    area: Callable[[Any, Listener], Message | None]
    outcome: Callable[[Outcome, Listener], Lines]
    option: Callable[[str, str], Message]


def kind_of(seat: int, listener: Listener) -> Kind:
    """Tell whose doing a line is about: the listener's, a computer player's or another person's."""
    if seat == listener.seat:
        return "own"
    return "bot" if seat in listener.bots else "other"


def say_who(key: str, seat: int, listener: Listener, /, **values: Value) -> Message:
    """Name a message about what somebody did: `who` is who sits there, its kind whose doing it is."""
    return say(key, kind_of(seat, listener), who=listener.person(seat), **values)


def nest(messages: Iterable[Message]) -> Listing:
    """Put messages into one line."""
    return Listing(tuple(map(Nested, messages)))


def counted(**things: int) -> tuple[Phrase, ...]:
    """Name how many of each thing there are, by the id of its noun with low lines; what is 0 is left out."""
    return tuple(Phrase(noun.replace("_", "-"), count=count) for noun, count in things.items() if count)


class EventTellers(dict[type, EventTeller[MomentT]]):
    """Who tells which events; a function enters itself as `@TELLERS.of(Placed)`."""

    def of(self, *kinds: type) -> Callable[[EventTeller[MomentT]], EventTeller[MomentT]]:
        """Return a decorator that enters a function for some classes of events."""

        def enter(teller: EventTeller[MomentT]) -> EventTeller[MomentT]:
            self.update(dict.fromkeys(kinds, teller))
            return teller

        return enter


def tell_in_order(
    events: Sequence[Any],
    tellers: Mapping[type, EventTeller[MomentT]],
    moment: Callable[[int, int], MomentT],
    together: Mapping[type, Callable[[Any], Hashable]] | None = None,
) -> tuple[Message, ...]:
    """Tell events one after another by a table; those of classes that it lacks go without saying.

    Args:
        events: What happened.
        tellers: For each class of events who tells it.
        moment: Makes what tellers get beside an event, from the places of the event and of the one behind it;
            for a group of events, from those of the first and of the one behind the last.
        together: Classes of events of which several in a row are told as one tuple, where they have in common
            what this makes of them.
    """
    lines: list[Message] = []
    shared = together or {}

    def common(numbered: tuple[int, Any]) -> Hashable:
        number, event = numbered
        kind = type(event)
        return (kind, shared[kind](event)) if kind in shared else number

    for _, group in groupby(enumerate(events), key=common):
        numbered = tuple(group)
        first, event = numbered[0]
        teller = tellers.get(type(event))
        if teller is not None:
            told = tuple([each for _, each in numbered]) if type(event) in shared else event
            lines += teller(told, moment(first, first + len(numbered)))
    return tuple(lines)


@dataclass(frozen=True, slots=True)
class ValueTable:
    """How arguments of refusals and reasons become values of messages.

    Attributes:
        values: By the name of an argument who makes a value of it.
        plain: Arguments of these types go as they are, all others are left out.
        renamed: Arguments that messages know by another name.
    """

    values: Mapping[str, Callable[[Any, Listener], Value]]
    plain: type | tuple[type, ...] = int
    renamed: Mapping[str, str] = field(default_factory=dict)

    def of(self, args: Iterable[tuple[str, object]], listener: Listener) -> dict[str, Value]:
        """Return the values of some arguments."""
        values: dict[str, Any] = {}
        for name, value in args:
            make = self.values.get(name)
            if make is not None:
                values[self.renamed.get(name, name)] = make(value, listener)
            elif isinstance(value, self.plain):
                values[self.renamed.get(name, name)] = value
        return values


def placed(outcome: Outcome) -> Iterator[tuple[int, list[int], int]]:
    """Yield every place with the seats that share it and their points, the best first."""
    for place in sorted(set(outcome.places)):
        seats = [seat for seat, own in enumerate(outcome.places) if own == place]
        yield place, seats, outcome.totals[seats[0]]


def tell_places(
    outcome: Outcome, listener: Listener, told: Sequence[str], people: People
) -> Iterator[Message]:
    """Tell who won, and the places and points of the others.

    Args:
        outcome: The result.
        listener: Who hears it.
        told: Keys for the only winner, for several winners, and for each further place.
        people: Names several seats.
    """
    winner, shared, further = told
    for place, seats, points in placed(outcome):
        if place > 1:
            yield say(further, "score", place=place, who=people(listener, seats), points=points)
        elif len(seats) > 1:
            yield say(shared, "score", who=people(listener, seats), points=points)
        else:
            yield say(winner, "score", who=listener.person(seats[0]), points=points)


def tell_lead(
    scores: Sequence[int], listener: Listener, told: Sequence[str], people: People
) -> Iterator[Message]:
    """Tell who leads and the points of all, the highest first.

    Args:
        scores: Points by seat.
        listener: Who asks.
        told: Keys for all being equal, for several who lead, for one who leads, for the points of all, for
            each entry of that list.
        people: Names several seats.
    """
    equal, several, one, everybody, entry = told
    order = sorted(range(len(scores)), key=lambda seat: -scores[seat])
    ahead = scores[order[0]]
    behind = [points for points in scores if points != ahead]
    if not behind:
        yield say(equal, points=ahead)
        return
    leaders = [seat for seat in order if scores[seat] == ahead]
    if len(leaders) > 1:
        yield say(several, who=people(listener, leaders), lead=ahead - max(behind))
    else:
        yield say(one, who=listener.person(leaders[0]), lead=ahead - max(behind))
    entries = nest(say(entry, who=listener.person(seat), points=scores[seat]) for seat in order)
    yield say(everybody, entries=entries)
