"""Two at a table, each with each."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Final

from accessgames.club.events import Draft

if TYPE_CHECKING:
    from accessgames.club.seating.past import Past
    from accessgames.engine import Stream

TRIES: Final = 40
"""How many times the rest of a tournament is paired at random; the shortest one is taken."""


def each_with_each(players: Sequence[int], past: Past, stream: Stream) -> tuple[Draft, ...]:
    """Return rounds in which all pairs meet that have not met yet; empty where all have.

    From the beginning by the circle method: n - 1 rounds for an even number of people, n for an odd one, in
    which everybody sits out once. After people came or went, what is left is paired in as few rounds as are
    found.
    """
    missing = [pair for pair in combinations(sorted(players), 2) if not past.meetings[pair]]
    if len(missing) * 2 == len(players) * (len(players) - 1):
        order = list(players)
        stream.shuffle(order)
        return _circle(order)
    tries = [_rest(players, missing, stream) for _ in range(TRIES if missing else 1)]
    return min(tries, key=len)


def _circle(order: list[int]) -> tuple[Draft, ...]:
    """Turn everybody but the first one around a circle; who sits opposite nobody is free."""
    ring: list[int | None] = [*order, *([None] if len(order) % 2 else [])]
    half = len(ring) // 2
    rounds = []
    for _ in range(len(ring) - 1):
        pairs = list(zip(ring[:half], reversed(ring[half:]), strict=True))
        tables = tuple((one, two) for one, two in pairs if one is not None and two is not None)
        out = tuple(one or two or 0 for one, two in pairs if one is None or two is None)
        rounds.append(Draft(tables, out))
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return tuple(rounds)


def _rest(players: Sequence[int], missing: Sequence[tuple[int, int]], stream: Stream) -> tuple[Draft, ...]:
    """Pair what is left round by round, those with most opponents left first."""
    left: dict[int, set[int]] = {player: set() for player in players}
    for one, two in missing:
        left[one].add(two)
        left[two].add(one)
    rounds = []
    while any(left.values()):
        tables = _pairs(left, stream)
        for one, two in tables:
            left[one].remove(two)
            left[two].remove(one)
        seated = {player for table in tables for player in table}
        rounds.append(Draft(tables, tuple(sorted(set(players) - seated))))
    return tuple(rounds)


def _pairs(left: dict[int, set[int]], stream: Stream) -> tuple[tuple[int, int], ...]:
    order = sorted(left)
    stream.shuffle(order)
    order.sort(key=lambda player: -len(left[player]))
    rank = {player: index for index, player in enumerate(order)}
    free = set(order)
    tables = []
    for player in order:
        others = left[player] & free if player in free else set()
        if others:
            other = min(others, key=rank.__getitem__)
            tables.append((player, other))
            free -= {player, other}
    return tuple(tables)
