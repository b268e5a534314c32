"""The final result, and the options of a match."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from accessgames.games.quantum.naming import everybody
from accessgames.language import Message, say

if TYPE_CHECKING:
    from accessgames.engine import Outcome
    from accessgames.games.room import Desk


def tell_outcome(outcome: Outcome, desk: Desk) -> tuple[Message, ...]:
    """Tell who won, everybody's place and points, and what the points are made of."""
    return (*_places(outcome, desk), *_parts(outcome, desk))


def _places(outcome: Outcome, desk: Desk) -> Iterator[Message]:
    for place in sorted(set(outcome.places)):
        seats = [seat for seat, own in enumerate(outcome.places) if own == place]
        points = outcome.totals[seats[0]]
        if place > 1:
            yield say("quantum-over-place", "score", place=place, who=everybody(desk, seats), points=points)
        elif len(seats) > 1:
            yield say("quantum-over-shared", "score", who=everybody(desk, seats), points=points)
        else:
            yield say("quantum-over-winner", "score", who=desk.person(seats[0]), points=points)
    if len(set(outcome.places)) > len(set(outcome.totals)):
        yield say("quantum-over-misses", "score")


def _parts(outcome: Outcome, desk: Desk) -> Iterator[Message]:
    for seat, items in enumerate(outcome.items):
        gained = sum(item.amount for item in items if item.amount > 0)
        lost = sum(item.amount for item in items if item.amount < 0)
        yield say("quantum-over-parts", "score", who=desk.person(seat), columns=gained, misses=lost)


def tell_option(key: str, value: str) -> Message:
    """Tell what an option's value means, and why one would choose it."""
    return say(f"quantum-option-{key}-{value}")
