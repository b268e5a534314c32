from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pytest

from accessgames.club.events import SeatingDraft
from accessgames.club.model.proposal import Mix, TableSizes
from accessgames.club.seating.lots import history_of
from accessgames.club.seating.methods import meeting_weight, seat_by_score
from accessgames.engine import Stream

if TYPE_CHECKING:
    from accessgames.club.seating.lots import SeatingHistory

FOUR = TableSizes(4, 2, 4)
PLACES = {player: player for player in range(1, 17)}
CLOSE = history_of([SeatingDraft(tuple(tuple(range(first, first + 4)) for first in (1, 5, 9, 13)))])
"""Sixteen people have played once, neighbours in the standings together."""


def figures(draft: SeatingDraft, past: SeatingHistory) -> tuple[int, int]:
    """How many pairs meet again, and the sum of distances at the tables."""
    pairs = [pair for table in draft.tables for pair in combinations(sorted(table), 2)]
    return sum(past.meetings[pair] > 0 for pair in pairs), sum(two - one for one, two in pairs)


def test_the_word_of_the_organiser_weighs() -> None:
    """The more new opponents matter, the fewer meet again and the further apart they are."""
    found = [figures(seat_by_score(PLACES, FOUR, CLOSE, mix, Stream("7", "test")), CLOSE) for mix in Mix]
    assert [Mix.NEW, Mix.BALANCED, Mix.CLOSE] == list(Mix)
    again, apart = zip(*found, strict=True)
    assert 0 == again[0]
    assert sorted(again) == list(again)
    assert sorted(apart, reverse=True) == list(apart)


def test_new_opponents_at_two_tables_too() -> None:
    """Of eight who sat by fours every pair of one table is parted that can be."""
    places = {player: player for player in range(1, 9)}
    past = history_of([SeatingDraft(((1, 2, 3, 4), (5, 6, 7, 8)))])
    draft = seat_by_score(places, FOUR, past, Mix.NEW, Stream("7", "test"))
    assert 4 == figures(draft, past)[0]


def test_without_a_past_neighbours_sit_together() -> None:
    """Where nobody has met, tables are the standings cut into fours, the best ones at table 1."""
    draft = seat_by_score(PLACES, FOUR, history_of(()), Mix.NEW, Stream("7", "test"))
    assert [tuple(range(first, first + 4)) for first in (1, 5, 9, 13)] == [
        tuple(sorted(table)) for table in draft.tables
    ]


def test_close_scores_repeat_rather_than_part() -> None:
    """With close scores first, neighbours meet again."""
    draft = seat_by_score(PLACES, FOUR, CLOSE, Mix.CLOSE, Stream("7", "test"))
    assert 24 == figures(draft, CLOSE)[0]


def test_somebody_sits_out_fairly() -> None:
    """Where a smaller table is not allowed, somebody sits out who did not before."""
    sizes = TableSizes(4, 4, 4)
    past = history_of([SeatingDraft(((1, 2, 3, 4),), (5,))])
    draft = seat_by_score(
        {player: player for player in range(1, 6)}, sizes, past, Mix.BALANCED, Stream("7", "test")
    )
    assert 1 == len(draft.out)
    assert (5,) != draft.out


def test_one_table() -> None:
    """A single table has nobody to exchange."""
    draft = seat_by_score({1: 1, 2: 2, 3: 3}, FOUR, history_of(()), Mix.NEW, Stream("7", "test"))
    assert [(1, 2, 3)] == [tuple(sorted(table)) for table in draft.tables]


@pytest.mark.parametrize("people", [2, 7, 24, 200])
def test_weights_keep_their_order(people: int) -> None:
    """New opponents weigh more than the whole field, close scores one place."""
    new, balanced, close = (meeting_weight(mix, people) for mix in Mix)
    assert new > people > 1
    assert new > balanced > close == 1
