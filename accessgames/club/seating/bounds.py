"""How good tables could be at best: bounds that no seating of the same people can pass."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from itertools import combinations

Tables = Sequence[Sequence[int]]
"""The players of each table of a round."""


def most_pairs(rounds: Sequence[Tables], people: Collection[int]) -> int:
    """Return a number of pairs of these people that cannot be passed by any seating of the rounds.

    It holds for every seating in which each sits at tables of the same sizes as here as often as here, and no
    two people meet more often than somebody does here. The least of these counts:

    - all pairs of the people; all seats beside somebody, which a meeting takes two of;
    - of each person no more others than there are, and no more than seats beside him in all rounds;
    - where the same people play every round, all meetings less those that have to be repeated. Two rounds
      share at least so many pairs as come about when the people of both are spread evenly over the pairs of
      a table of one and a table of the other, for larger and smaller tables apart. How many sit at larger
      tables in both of two rounds follows, summed over all pairs of rounds, from how often each does; what
      is shared is convex in it, so giving it out where it costs least is the least that can be. A pair that
      meets m times is shared by C(m, 2) pairs of rounds and repeats m - 1 meetings, at least 2 / m of these.
    """
    seats = Counter[int]()
    for tables in rounds:
        for table in tables:
            seats.update(dict.fromkeys(table, len(table) - 1))
    others = len(people) - 1
    meetings = sum(len(table) * (len(table) - 1) // 2 for tables in rounds for table in tables)
    most = min(meetings, sum(min(others, seats[player]) for player in people) // 2)
    if all(sorted(people) == sorted(player for table in tables for player in table) for tables in rounds):
        met = Counter(
            pair for tables in rounds for table in tables for pair in combinations(sorted(table), 2)
        )
        often = max(met.values(), default=1)
        most = min(most, meetings - -(-2 * least_shared(rounds) // often))
    return most


def least_shared(rounds: Sequence[Tables]) -> int:
    """Return how many pairs the pairs of rounds share at least, counted for each pair of rounds.

    Everybody plays every round, at larger tables as often as here.
    """
    larger = Counter(
        player
        for tables in rounds
        for table in tables
        if len(table) == max(map(len, tables))
        for player in table
    )
    both = sum(times * (times - 1) // 2 for times in larger.values())
    cost, steps = 0, []
    for one, two in combinations(rounds, 2):
        prices = _shared(_shape(one), _shape(two))
        first = min(prices)
        both -= first
        cost += prices[first]
        steps += [prices[x + 1] - prices[x] for x in sorted(prices)[:-1]]
    return cost + sum(sorted(steps)[: max(0, both)])


def least_together(tables: Tables, pairs: Collection[tuple[int, int]]) -> int:
    """Return how many of some pairs sit together at least, whoever sits where at tables of these sizes.

    The pairs are taken apart into people all of whom are kept apart from each other; of each such set, spread
    as evenly as there are tables, so many sit together. A set is made larger as long as there is somebody.
    """
    left = {
        one: {two for pair in pairs if one in pair for two in pair if two != one} for one in sum(pairs, ())
    }
    count, found = len(tables), 0
    sitting = {player for table in tables for player in table}
    for one in sorted(left, key=lambda number: (-len(left[number]), number)):
        if one not in sitting:
            continue
        clique = [one]
        for other in sorted(left[one]):
            if other in sitting and all(other in left[member] for member in clique):
                clique.append(other)
        for member in clique:  # no pair is counted for two sets
            left[member] -= {*clique}
        found += _spread_evenly(len(clique), count)
    return found


def least_spread(total: int, people: int) -> int:
    """Return how far the most is from the least at best where so many things fall to so many people."""
    return int(total % people > 0) if people else 0


def _shape(tables: Tables) -> tuple[int, int, int, int]:
    """Return people and tables among the largest ones, and among the smaller ones."""
    sizes = [len(table) for table in tables]
    large = [size for size in sizes if size == max(sizes)]
    return sum(large), len(large), sum(sizes) - sum(large), len(sizes) - len(large)


def _shared(one: tuple[int, int, int, int], two: tuple[int, int, int, int]) -> dict[int, int]:
    """Return the fewest shared pairs of two rounds by how many people sit at larger tables in both."""
    (large_one, tables_one, small_one, rest_one), (large_two, tables_two, _small, rest_two) = one, two
    found = {}
    for both in range(min(large_one, large_two) + 1):
        blocks = (
            (both, tables_one * tables_two),
            (large_one - both, tables_one * rest_two),
            (large_two - both, rest_one * tables_two),
            (small_one - large_two + both, rest_one * rest_two),
        )
        if all(people >= 0 and (cells or not people) for people, cells in blocks):
            found[both] = sum(_spread_evenly(people, cells) for people, cells in blocks if cells)
    return found


def _spread_evenly(people: int, cells: int) -> int:
    """Return how many pairs share a cell when people are spread evenly over cells."""
    each, rest = divmod(people, cells)
    return rest * each + cells * (each * (each - 1) // 2)
