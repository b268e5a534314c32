"""Rows that rise and fall, columns that score, misses that cost."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessgames.games.quantum.rules.sheet import (
    CELLS,
    accepts,
    allowed_range,
    column,
    column_points,
    is_full,
    miss_costs,
    write,
)
from tests.games.quantum.helpers import rows


def column_of(*numbers: int) -> int:
    """Return the points of a first column with these numbers."""
    return column_points(rows(R=numbers[:1], Y=numbers[1:2], B=numbers[2:3], P=numbers[3:4]), 0)


@pytest.mark.parametrize(
    ("numbers", "points"),
    [
        ((3, 4, 6, 7), 4),
        ((9, 10, 11, 13), 10),
        ((6, 6, 6, 6), 6),
        ((4, 9, 9, 12), 9),
        ((4, 4, 9, 12), 9),
        ((4, 4, 4, 9), 9),
        ((9, 4, 9, 4), 9),
        ((4, 9, 12), 0),
    ],
    ids=[
        "Q6 first",
        "Q6 second",
        "Q7",
        "two middle",
        "two lowest",
        "three lowest",
        "two pairs",
        "incomplete",
    ],
)
def test_a_column_scores_its_second_lowest_different_number(numbers: tuple[int, ...], points: int) -> None:
    """The second lowest different number counts; four equal ones themselves; an incomplete column nothing."""
    assert points == column_of(*numbers)


@pytest.mark.parametrize(
    ("row", "number", "allowed"),
    [
        ((), 1, True),
        ((), 33, True),
        ((4, 9), 9, False),
        ((4, 9), 8, False),
        ((4, 9), 10, True),
        ((4, 9, 13, 17), 17, False),
        ((4, 9, 13, 17), 18, False),
        ((4, 9, 13, 17), 16, True),
        ((4, 9, 13, 17, 9), 9, False),
        ((4, 9, 13, 17, 9), 8, True),
        ((4, 9, 13, 17, 9), 10, False),
        ((4, 9, 13, 17, 9, 3), 1, False),
    ],
)
def test_rows_rise_to_the_divider_and_fall_after_it(row: tuple[int, ...], number: int, allowed: bool) -> None:
    """Equal numbers are never allowed (Q10); a full row accepts nothing (U9)."""
    assert allowed == accepts(row, number, one_peak=True)


@pytest.mark.parametrize(("one_peak", "allowed"), [(True, False), (False, True)])
def test_u1_the_fifth_number_may_be_free(one_peak: bool, allowed: bool) -> None:
    """U1: the first number after the divider is below the fourth, unless the option frees it."""
    assert allowed == accepts((4, 9, 13, 17), 20, one_peak=one_peak)


@given(
    st.lists(st.integers(1, 33), max_size=CELLS).map(tuple),
    st.booleans(),
)
def test_the_allowed_range_says_the_same_as_accepts(row: tuple[int, ...], one_peak: bool) -> None:
    """What the range lists is exactly what is accepted."""
    listed = list(allowed_range(row, one_peak=one_peak, most=33))
    assert listed == [number for number in range(1, 34) if accepts(row, number, one_peak=one_peak)]


@pytest.mark.parametrize(("rising", "total"), [(True, 15), (False, 12)])
def test_u2_five_misses(rising: bool, total: int) -> None:
    """U2: misses cost 1 to 5, together 15; with the option never more than 3 each."""
    assert total == sum(miss_costs(rising))


def test_three_misses_cost_six() -> None:
    """Ema's three misses cost 1, 2 and 3 (Q8)."""
    assert 6 == sum(miss_costs(True)[:3])


def test_writing_appends_to_one_row() -> None:
    """A number goes to the end of its row; the others stay."""
    assert rows(R=(1,), B=(2, 5)) == write(rows(R=(1,), B=(2,)), 2, 5)


def test_a_column_lists_what_is_written() -> None:
    """Rows that do not reach a column leave no trace in it."""
    assert (9, 8) == column(rows(R=(4, 9), Y=(3,), P=(2, 8)), 1)


def test_full_means_all_rows() -> None:
    """A sheet is full with 24 numbers, not with 23."""
    row = (1, 2, 3, 9, 5, 4)
    assert (True, False) == (
        is_full(rows(R=row, Y=row, B=row, P=row)),
        is_full(rows(R=row, Y=row, B=row, P=row[:5])),
    )
