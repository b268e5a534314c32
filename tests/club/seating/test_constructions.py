from __future__ import annotations

from itertools import combinations

import pytest

from accessgames.club.seating.schedules import transversal


@pytest.mark.parametrize(
    ("groups", "tables", "rounds"),
    [
        (3, 3, 4),
        (4, 4, 5),
        (5, 5, 6),
        (4, 5, 5),
        (4, 8, 6),
        (3, 4, 4),
        (4, 9, 9),
        (2, 2, 3),
        (4, 16, 5),
        (4, 50, 7),
    ],
)
def test_nobody_meets_twice(groups: int, tables: int, rounds: int) -> None:
    """Everybody sits once in each round, and no pair meets twice."""
    schedule = transversal(groups, tables, rounds)
    assert schedule is not None
    assert rounds == len(schedule)
    for round_ in schedule:
        assert list(range(groups * tables)) == sorted(one for table in round_ for one in table)
    pairs = [pair for round_ in schedule for table in round_ for pair in combinations(sorted(table), 2)]
    assert len(pairs) == len(set(pairs))


@pytest.mark.parametrize(
    ("groups", "tables", "rounds"), [(4, 6, 6), (4, 10, 6), (5, 4, 3), (4, 8, 9), (4, 4, 6)]
)
def test_where_it_does_not_work(groups: int, tables: int, rounds: int) -> None:
    """Orders without a field, more groups than tables, or too many rounds: there is no such schedule."""
    assert None is transversal(groups, tables, rounds)


def test_planes_use_up_all_pairs() -> None:
    """Nine people over four rounds and sixteen over five: everybody meets everybody."""
    for order in (3, 4, 5):
        schedule = transversal(order, order, order + 1)
        assert schedule is not None
        pairs = {pair for round_ in schedule for table in round_ for pair in combinations(sorted(table), 2)}
        assert order**2 * (order**2 - 1) // 2 == len(pairs)
