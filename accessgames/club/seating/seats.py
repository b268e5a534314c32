"""The order of seats over many tables at once: who starts how often, then who has which other seat."""

from __future__ import annotations

from collections import deque
from itertools import permutations
from typing import TYPE_CHECKING, Final

from accessgames.club.events import SeatingDraft

if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import Iterable, Iterator, Mapping, Sequence

SIXTY: Final = 60
"""Parts of a start; it can be shared evenly by 2, 3, 4, 5 or 6 people."""

STARTING: Final = 1000
"""How much more a part of a start matters than having any other seat once more."""

_PASSES: Final = 8
"""Most times that all tables are gone through for the other seats; measured, the fourth changes nothing."""


def settle_seats(
    drafts: Iterable[SeatingDraft], places: Counter[tuple[int, int]], starts: Mapping[int, int]
) -> tuple[SeatingDraft, ...]:
    """Improve the order of seats of all tables together; who sits where and who sits out stays.

    Args:
        drafts: Rounds, whose orders are the beginning.
        places: How often each player had each seat, these rounds included; seat 0 starts.
        starts: How many sixtieths of a start each player had beyond what falls to him, these rounds included.
    """
    rounds = tuple(drafts)
    tables = [list(table) for draft in rounds for table in draft.tables]
    places = places.copy()
    for number, starter in spread_starts(tables, starts):
        table = tables[number]
        seat = table.index(starter)
        places.subtract([(table[0], 0), (starter, seat)])
        places.update([(starter, 0), (table[0], seat)])
        table[0], table[seat] = starter, table[0]
    for _ in range(_PASSES):
        if not sum([_improve(table, places) for table in tables]):
            break
    settled = iter(tables)
    return tuple(
        SeatingDraft(tuple(tuple(next(settled)) for _ in draft.tables), draft.out) for draft in rounds
    )


def spread_starts(tables: Sequence[Sequence[int]], starts: Mapping[int, int]) -> Iterator[tuple[int, int]]:
    """Yield each table that gets another starter, with that one, until no starts can be spread better.

    Who has started more than falls to him hands one start on, at a table of his to somebody there, who may
    hand on one of his own, and so forth to somebody who has started least. The sum of squares falls with each
    such chain; where no chain lowers it, no other choice of starters does: this is a flow whose costs are
    convex, and a chain is a cycle that it could be improved by.
    """
    count = dict(starts)
    first = {number: table[0] for number, table in enumerate(tables)}
    while True:
        for giver in sorted(count, key=lambda player: (-count[player], player)):
            chain = _chain(giver, tables, first, count)
            if chain:
                break
        else:
            break
        count[giver] -= SIXTY
        count[chain[-1][1]] += SIXTY
        first.update(chain)
    for number, table in enumerate(tables):
        if first[number] != table[0]:
            yield number, first[number]


def _chain(
    giver: int, tables: Sequence[Sequence[int]], first: Mapping[int, int], count: Mapping[int, int]
) -> list[tuple[int, int]]:
    """Return the new starters of tables by which a start goes to who has least of those it can reach.

    Empty where that one would then have no less than the giver has now.
    """
    own: dict[int, list[int]] = {}
    for number, starter in first.items():
        own.setdefault(starter, []).append(number)
    came: dict[int, tuple[int, int]] = {}
    waiting = deque([giver])
    while waiting:
        one = waiting.popleft()
        for number in own.get(one, ()):
            for other in tables[number]:
                if other != giver and other not in came:
                    came[other] = (number, one)
                    waiting.append(other)
    if not came:
        return []
    taker = min(came, key=lambda player: (count[player], player))
    if count[giver] - count[taker] <= SIXTY:
        return []
    chain = []
    one = taker
    while one != giver:
        number, before = came[one]
        chain.append((number, one))
        one = before
    return chain[::-1]


def _improve(table: list[int], places: Counter[tuple[int, int]]) -> bool:
    """Give the seats behind the first in the order that repeats them least; tell whether it is new."""
    others = table[1:]
    for seat, player in enumerate(others, 1):
        places[player, seat] -= 1

    def repeated(order: Sequence[int]) -> int:
        return sum([places[player, seat] for seat, player in enumerate(order, 1)])

    best = min(permutations(others), key=repeated)
    better = repeated(best) < repeated(others)
    table[1:] = best if better else others
    for seat, player in enumerate(table[1:], 1):
        places[player, seat] += 1
    return better
