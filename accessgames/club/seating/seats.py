"""The order of seats: everybody starts as often as the others, and has each seat as often as can be."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations
from typing import TYPE_CHECKING, Final

from accessgames.club.events import Draft
from accessgames.club.seating.past import Past, after

if TYPE_CHECKING:
    from accessgames.engine import Stream

_START: Final = 3
"""How much more starting matters than any other seat."""


def balanced(drafts: Iterable[Draft], past: Past, stream: Stream) -> tuple[Draft, ...]:
    """Put the players of every table into the order that repeats seats least; of equal orders one by lot."""
    ordered = []
    for draft in drafts:
        tables = tuple(_order(table, past, stream) for table in draft.tables)
        past = after(past, tables, draft.out)
        ordered.append(Draft(tables, draft.out))
    return tuple(ordered)


def _order(table: tuple[int, ...], past: Past, stream: Stream) -> tuple[int, ...]:
    players = list(table)
    stream.shuffle(players)
    seats = range(len(players))
    # A seat costs what it adds to the sum of squares of how often the player had it.
    costs = [
        [(2 * past.places[player, seat] + 1) * (1 if seat else _START) for seat in seats]
        for player in players
    ]
    best = min(permutations(seats), key=lambda order: sum(costs[one][seat] for seat, one in enumerate(order)))
    return tuple(players[one] for one in best)
