"""The final result, and the options of a match."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from accessgames.games.iota.naming import everybody
from accessgames.games.iota.rules.options import EMPTY_ROUNDS, IDLE_ROUNDS
from accessgames.language import Message, keys, say

if TYPE_CHECKING:
    from accessgames.engine import Outcome
    from accessgames.games.room import Desk

_ENDINGS: Final = dict(
    zip(
        ("went-out", "stuck", "idle"),
        keys("iota-over-went-out", "iota-over-stuck", "iota-over-idle"),
        strict=True,
    )
)


def tell_outcome(outcome: Outcome, desk: Desk) -> tuple[Message, ...]:
    """Tell who won, everybody's place and points, and how the game ended."""
    return (*_places(outcome, desk), say(_ENDINGS[outcome.ending], "score"))


def _places(outcome: Outcome, desk: Desk) -> Iterator[Message]:
    for place in sorted(set(outcome.places)):
        seats = [seat for seat, own in enumerate(outcome.places) if own == place]
        who, points = everybody(desk.people, seats), outcome.totals[seats[0]]
        if place > 1:
            yield say("iota-over-place", "score", place=place, who=who, points=points)
        elif len(seats) > 1:
            yield say("iota-over-shared", "score", who=who, points=points)
        else:
            yield say("iota-over-winner", "score", who=desk.person(seats[0]), points=points)


def tell_option(key: str, value: str) -> Message:
    """Tell what an option's value means, and why one would choose it.

    Raises:
        ValueError: The value of an option that counts rounds is no number.
    """
    if key == EMPTY_ROUNDS:
        return say("iota-option-empty-rounds", rounds=int(value))
    if key == IDLE_ROUNDS:
        return say("iota-option-idle-rounds", rounds=int(value))
    return say(f"iota-option-{key}-{value}")
