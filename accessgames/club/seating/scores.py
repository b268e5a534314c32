"""One round in which people with close places in the standings sit together and meet somebody new."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from typing import TYPE_CHECKING, Final

from accessgames.club.events import Draft
from accessgames.club.model import Mix
from accessgames.club.seating.annealing import numbers
from accessgames.club.seating.lots import cut, sitting_out
from accessgames.club.seating.sizes import divide

if TYPE_CHECKING:
    from accessgames.club.model import TableSizes
    from accessgames.club.seating.past import Past
    from accessgames.engine import Stream

STEPS_EACH: Final = 2500
"""Steps of the search for each person."""

MOST_STEPS: Final = 60_000
"""Most steps of the search for one round."""

_COLD: Final = 0.2
_RETUNE: Final = 256
_LUCK: Final = 1 << 30


def weight(mix: Mix, people: int) -> int:
    """Return how many places in the standings one more meeting of the same two people is worth.

    `NEW`: more than the whole field, so that people meet again only where it cannot be helped. `BALANCED`: a
    half of the field. `CLOSE`: one place, so that meetings decide only between equals.
    """
    return {Mix.NEW: 4 * people, Mix.BALANCED: max(2, people // 2), Mix.CLOSE: 1}[mix]


def by_score(places: Mapping[int, int], sizes: TableSizes, past: Past, mix: Mix, stream: Stream) -> Draft:
    """Seat one round; a pair at a table costs its distance in places and a weight for each earlier meeting.

    Args:
        places: Place of each player in the standings, equals the same.
        sizes: Sizes of the tables.
        past: What was seated before.
        mix: What matters more.
        stream: Where luck comes from.
    """
    division = divide(len(places), sizes)
    out = sitting_out(sorted(places), division.out, past, stream)
    order = [player for player in sorted(places) if player not in out]
    stream.shuffle(order)
    order.sort(key=places.__getitem__)
    shapes = list(division.tables)
    stream.shuffle(shapes)
    cost = _pair_costs(order, places, past, weight(mix, len(places)))
    tables = [list(table) for table in cut(range(len(order)), shapes)]
    _settle(tables, cost, stream)
    tables.sort(key=lambda table: sum(table) / len(table))
    return Draft(tuple(tuple(order[one] for one in table) for table in tables), out)


def _pair_costs(order: Sequence[int], places: Mapping[int, int], past: Past, again: int) -> list[list[int]]:
    return [
        [
            abs(places[one] - places[two]) + again * past.meetings[min(one, two), max(one, two)]
            for two in order
        ]
        for one in order
    ]


def _settle(tables: list[list[int]], cost: list[list[int]], stream: Stream) -> None:
    """Let pairs of people change tables while it cools down; leave the best tables found."""
    where = {one: number for number, table in enumerate(tables) for one in table}
    if len(tables) < 2:  # noqa: PLR2004 - nobody could change tables
        return
    draw, people, hot = numbers(stream).__next__, len(where), max(map(max, cost)) / 4 + 1
    steps = min(MOST_STEPS, STEPS_EACH * people)
    total, lowest, trail = 0, 0, []
    temperature = hot
    for step in range(steps):
        if step % _RETUNE == 0:
            temperature = hot * (_COLD / hot) ** (step / steps)
        rest, luck = divmod(draw(), _LUCK)
        rest, one = divmod(rest, people)
        two = rest % people
        if where[one] == where[two]:
            continue
        worse = _worse(tables, where, cost, one, two)
        if worse <= 0 or luck < _LUCK * exp(-worse / temperature):
            _swap(tables, where, one, two)
            total += worse
            trail.append((one, two))
            if total < lowest:
                lowest = total
                trail.clear()
    for one, two in reversed(trail):
        _swap(tables, where, one, two)


def _worse(tables: list[list[int]], where: dict[int, int], cost: list[list[int]], one: int, two: int) -> int:
    """Return what it costs more when two people change tables."""
    first, second = cost[one], cost[two]
    left = sum([second[other] - first[other] for other in tables[where[one]]])
    joined = sum([first[other] - second[other] for other in tables[where[two]]])
    return left + joined - 2 * first[two] + first[one] + second[two]


def _swap(tables: list[list[int]], where: dict[int, int], one: int, two: int) -> None:
    here, there = tables[where[one]], tables[where[two]]
    here[here.index(one)], there[there.index(two)] = two, one
    where[one], where[two] = where[two], where[one]
