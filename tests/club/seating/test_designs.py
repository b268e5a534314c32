"""Tables that were searched before: all of them are sound, even, and within what can be."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from accessgames.club.model.proposal import TableSizes
from accessgames.club.seating import bounds, designs, lots
from tools import seating_designs

FOUR = TableSizes(4, 2, 4)


@pytest.mark.parametrize("people", seating_designs.PEOPLE)
def test_everybody_sits_once_a_round_and_evenly(people: int) -> None:
    """Of each number of rounds: the right sizes, everybody once a round, smaller tables as even as can be."""
    sizes = lots.divide_tables(people, FOUR).tables
    for rounds in seating_designs.ROUNDS:
        design = designs.find_design(sizes, rounds)
        assert design is not None
        assert rounds == len(design)
        smaller = Counter(dict.fromkeys(range(people), 0))
        for tables in design:
            assert list(range(people)) == sorted(one for table in tables for one in table)
            assert sizes == tuple(map(len, tables))
            smaller.update(one for table in tables for one in table if len(table) < sizes[0])
        least = bounds.least_spread(sum(smaller.values()), people)
        assert least == max(smaller.values()) - min(smaller.values())


@pytest.mark.parametrize("people", seating_designs.PEOPLE)
def test_a_third_meeting_only_where_it_must_be(people: int) -> None:
    """From 13 people on, over up to eight rounds, no two meet three times; nothing passes the bound."""
    sizes = lots.divide_tables(people, FOUR).tables
    for rounds in seating_designs.ROUNDS:
        design = designs.find_design(sizes, rounds) or ()
        met = Counter(
            pair for tables in design for table in tables for pair in combinations(sorted(table), 2)
        )
        assert len(met) <= bounds.most_pairs(design, range(people))
        if people >= 13 and rounds <= 8:
            assert max(met.values()) <= 2


def test_others_are_unknown() -> None:
    """Other sizes, fewer and more rounds were not searched."""
    assert designs.find_design((5, 5), 3) is None
    assert designs.find_design((4, 4), 2) is None
    assert designs.find_design((4, 4), 10) is None
