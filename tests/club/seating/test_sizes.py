from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessgames.club.model.proposal import TableSizes
from accessgames.club.seating.lots import TableDivision, divide_tables

FOUR = TableSizes(4, 2, 4)
STRICT = TableSizes(4, 4, 4)
SIZES = st.integers(2, 5).flatmap(
    lambda best: st.builds(TableSizes, st.just(best), st.integers(2, best), st.integers(best, 5))
)


@pytest.mark.parametrize(
    ("people", "sizes", "tables", "out"),
    [
        (7, FOUR, (4, 3), 0),
        (6, FOUR, (3, 3), 0),
        (9, FOUR, (3, 3, 3), 0),
        (13, FOUR, (4, 3, 3, 3), 0),
        (14, FOUR, (4, 4, 3, 3), 0),
        (5, FOUR, (3, 2), 0),
        (5, TableSizes(4, 3, 5), (5,), 0),
        (9, TableSizes(4, 3, 5), (5, 4), 0),
        (14, STRICT, (4, 4, 4), 2),
        (3, STRICT, (), 3),
        (1, FOUR, (), 1),
        (0, FOUR, (), 0),
        (11, TableSizes(5, 5, 5), (5, 5), 1),
        (5, TableSizes(2, 2, 2), (2, 2), 1),
        (5, TableSizes(4, 4, 5), (5,), 0),
        (7, TableSizes(4, 4, 5), (5,), 2),
        (22, FOUR, (4, 4, 4, 4, 3, 3), 0),
    ],
)
def test_tables_as_clubs_make_them(people: int, sizes: TableSizes, tables: tuple[int, ...], out: int) -> None:
    """Tables of four and as few threes as needed; where smaller ones are not allowed, people sit out."""
    assert TableDivision(tables, out) == divide_tables(people, sizes)


@given(st.integers(0, 60), SIZES)
def test_every_division_is_allowed_and_complete(people: int, sizes: TableSizes) -> None:
    """Everybody is counted once, sizes are allowed and differ by one at most, nobody is out who could sit."""
    division = divide_tables(people, sizes)
    assert people == sum(division.tables) + division.out
    assert all(sizes.least <= size <= sizes.most for size in division.tables)
    assert division.tables == () or division.tables[0] - division.tables[-1] <= 1
    assert division.out < sizes.least
