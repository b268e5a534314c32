"""What a sheet still allows: costs, completed columns, columns nearly complete."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessgames.games.quantum.rules.dice import COLOURS
from accessgames.games.quantum.rules.sheet import (
    CELLS,
    MOST_TOTAL,
    NearColumn,
    accepts,
    allowed_numbers,
    column_points,
    completed_points,
    near_columns,
    skipped_numbers,
    write,
)
from tests.games.quantum.helpers import position, rows
from tests.games.quantum.wording import play

if TYPE_CHECKING:
    from accessgames.games.quantum.rules.state import QuantumState

TABLE = position()
FREE = position(options={"fifth": "free"})


@pytest.mark.parametrize(
    ("row", "number", "table", "expected"),
    [
        ((), 1, TABLE, []),
        ((), 4, TABLE, [1, 2, 3]),
        ((4,), 5, TABLE, []),
        ((4,), 9, TABLE, [5, 6, 7, 8]),
        ((4, 9), 12, TABLE, [10, 11]),
        ((4, 9, 13), 33, TABLE, []),
        ((4, 9, 13, 17), 16, TABLE, []),
        ((4, 9, 13, 17), 12, TABLE, [13, 14, 15, 16]),
        ((4, 9, 13, 17), 30, FREE, [31, 32, 33]),
        ((4, 9, 13, 17, 11), 2, TABLE, []),
    ],
)
def test_numbers_skipped(row: tuple[int, ...], number: int, table: QuantumState, expected: list[int]) -> None:
    """A number costs those the row could have taken first; the last cell on either side costs nothing."""
    assert expected == list(skipped_numbers(row, number, table))


@given(st.data())
def test_skipped_numbers_are_lost(data: st.DataObject) -> None:
    """Whatever is skipped fitted before the number was written and fits no later cell on the same side."""
    length = data.draw(st.integers(0, CELLS - 1))
    row: tuple[int, ...] = ()
    for _ in range(length):
        numbers = allowed_numbers(row, TABLE)
        if not numbers:
            return
        row = (*row, data.draw(st.sampled_from(numbers)))
    for number in allowed_numbers(row, TABLE):
        after = (*row, number)
        for lost in skipped_numbers(row, number, TABLE):
            assert accepts(row, lost, one_peak=True)
            assert not accepts(after, lost, one_peak=True)


@pytest.mark.parametrize(
    ("colour", "number", "expected"), [(1, 8, 5), (1, 4, 5), (1, 1, 4), (1, 5, 5), (0, 9, 0)]
)
def test_points_of_a_number(colour: int, number: int, expected: int) -> None:
    """A number that completes a column brings its points at once, any other none."""
    assert expected == completed_points(rows(R=(4,), B=(5,), P=(6,)), colour, number)


def test_near_columns() -> None:
    """A column that lacks one number is near, with the range of its points and the cells before it."""
    sheet = rows(R=(4, 9, 13), Y=(5, 10, 12), B=(6, 11, 14), P=(1,))
    assert [NearColumn(1, (9, 10, 11), 3, 0, 9, 10), NearColumn(2, (13, 12, 14), 3, 1, 12, 13)] == list(
        near_columns(sheet, TABLE)
    )
    assert [] == list(near_columns(rows(R=(1,), Y=(2,)), TABLE))
    blocked = rows(R=(4, 9), Y=(5, 10), B=(6, 11), P=(MOST_TOTAL,))
    assert [] == list(near_columns(blocked, TABLE))


def test_the_range_of_points_is_kept_in_whole_games() -> None:
    """Whenever a near column is completed in a game, its points lie in the range told before."""
    checked = 0
    for number in range(3):
        for moment in play(f"near {number}"):
            for seat, (before, after) in enumerate(
                zip(moment.before.sheets, moment.after.sheets, strict=True)
            ):
                for near in near_columns(before, moment.before):
                    points = column_points(after, near.index)
                    if points:
                        checked += 1
                        assert near.least <= points <= near.most, (seat, near)
    assert checked > 10


def test_completed_agrees_with_the_rules() -> None:
    """The points foretold are those that the sheet has after the number is written."""
    sheet = rows(R=(4, 9), Y=(5,), B=(6, 11), P=(7, 8))
    for colour in range(len(COLOURS)):
        for number in allowed_numbers(sheet[colour], TABLE):
            after = write(sheet, colour, number)
            assert completed_points(sheet, colour, number) == column_points(after, len(sheet[colour]))
