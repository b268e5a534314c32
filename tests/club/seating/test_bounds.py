"""Bounds of meetings: known values, and that nothing passes them."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from accessgames.club.events import SeatingDraft
from accessgames.club.model.proposal import TableSizes
from accessgames.club.seating import bounds, lots, methods
from accessgames.engine import Stream


def seated(people: int, rounds: int, sizes: TableSizes, steps: int) -> list[tuple[tuple[int, ...], ...]]:
    """Tables of an evening."""
    nothing = lots.history_of(())
    drafts = methods.seat_for_meetings(
        range(1, people + 1), [sizes] * rounds, nothing, Stream("7", "b"), steps
    )
    return [draft.tables for draft in drafts]


@pytest.mark.parametrize(
    ("people", "rounds", "sizes", "expected"),
    [
        (13, 4, TableSizes(4, 2, 4), 54),
        (17, 5, TableSizes(4, 3, 5), 116),
        (9, 4, TableSizes(3, 3, 3), 36),
        (16, 5, TableSizes(4, 4, 4), 120),
        (8, 2, TableSizes(4, 4, 4), 20),
    ],
)
def test_where_the_search_reaches_the_bound(
    people: int, rounds: int, sizes: TableSizes, expected: int
) -> None:
    """As many pairs meet as the bound allows, so both are right."""
    tables = seated(people, rounds, sizes, 150_000)
    met = lots.history_of([SeatingDraft(one) for one in tables]).meetings
    assert expected == bounds.most_pairs(tables, range(1, people + 1)) == len(met)


@settings(max_examples=60, deadline=None)
@given(st.integers(2, 24), st.integers(1, 7), st.integers(2, 5), st.integers(0, 1000))
def test_nothing_passes_the_bound(people: int, rounds: int, best: int, steps: int) -> None:
    """Whatever the numbers and however long was searched, no more pairs meet than the bound says."""
    tables = seated(people, rounds, TableSizes(best, 2, best), steps)
    met = lots.history_of([SeatingDraft(one) for one in tables]).meetings
    assert len(met) <= bounds.most_pairs(tables, range(1, people + 1)) <= people * (people - 1) // 2


@pytest.mark.parametrize(("total", "people", "expected"), [(12, 12, 0), (13, 12, 1), (0, 5, 0), (3, 0, 0)])
def test_the_least_spread(total: int, people: int, expected: int) -> None:
    """All the same where the numbers divide, else one apart."""
    assert expected == bounds.least_spread(total, people)
