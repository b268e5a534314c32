from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from accessgames.club.seating.lots import history_of
from accessgames.club.seating.methods import pair_everybody
from accessgames.engine import Stream

NOTHING = history_of(())


@pytest.mark.parametrize("people", range(2, 14))
def test_each_with_each(people: int) -> None:
    """All pairs once; n - 1 rounds for an even number, n for an odd one, in which everybody is free once."""
    rounds = pair_everybody(range(1, people + 1), NOTHING, Stream("7", "test"))
    assert people - 1 + people % 2 == len(rounds)
    past = history_of(rounds)
    assert dict.fromkeys(combinations(range(1, people + 1), 2), 1) == dict(past.meetings)
    assert (dict.fromkeys(range(1, people + 1), 1) if people % 2 else {}) == dict(past.outs)
    for draft in rounds:
        named = Counter([*(one for table in draft.tables for one in table), *draft.out])
        assert {1} == set(named.values())
        assert people == len(named)


@settings(max_examples=30)
@given(st.integers(3, 9), st.integers(0, 6), st.booleans(), st.booleans())
def test_people_come_and_go(people: int, played: int, leaves: bool, comes: bool) -> None:
    """After some rounds the rest is paired among those present: every pair that has not met meets once."""
    everybody = list(range(1, people + 1))
    before = pair_everybody(everybody, NOTHING, Stream("7", "test"))[:played]
    past = history_of(before)
    present = everybody[int(leaves) :] + ([people + 1] if comes else [])
    rest = pair_everybody(present, past, Stream("8", "test"))
    met = history_of([*before, *rest]).meetings
    assert {1} >= {met[pair] for pair in combinations(present, 2)}
    assert all(met[pair] for pair in combinations(sorted(present), 2))
    assert all(
        set(present) == {*(one for table in draft.tables for one in table), *draft.out} for draft in rest
    )


@pytest.mark.parametrize(("people", "played", "new"), [(6, 2, 2), (8, 2, 3), (8, 3, 1), (10, 4, 2)])
@pytest.mark.parametrize("seed", "abcde")
def test_what_is_left_takes_no_round_more_than_it_has_to(
    people: int, played: int, new: int, seed: str
) -> None:
    """Whoever has most opponents left plays in every round: fewer rounds than that there cannot be."""
    before = pair_everybody(range(1, people + 1), NOTHING, Stream(seed, "before"))[:played]
    rest = pair_everybody(range(1, people + new + 1), history_of(before), Stream(seed, "rest"))
    assert people + new - 1 == len(rest)


def test_nothing_is_left() -> None:
    """When all have met, there are no rounds."""
    rounds = pair_everybody((1, 2, 3), NOTHING, Stream("7", "test"))
    assert () == pair_everybody((1, 2, 3), history_of(rounds), Stream("7", "test"))
