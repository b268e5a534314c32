from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessgames.engine import ScoreItem, make_outcome, rank


@pytest.mark.parametrize(
    ("keys", "places"),
    [
        ([], ()),
        ([5], (1,)),
        ([5, 5], (1, 1)),
        ([12, 30, 12], (2, 1, 2)),
        ([30, 30, 12, 12, 7], (1, 1, 3, 3, 5)),
        ([(30, 1), (30, 2), (12, 9)], (2, 1, 3)),
        ([-5, 0, -7], (2, 1, 3)),
    ],
)
def test_places_are_shared_and_skipped(keys: list, places: tuple[int, ...]) -> None:
    """Equal keys share a place and the next places are skipped, as in 1, 1, 3."""
    assert places == rank(keys)


@given(st.lists(st.integers(-5, 5), min_size=1, max_size=8))
def test_places_follow_the_order_of_the_keys(keys: list[int]) -> None:
    """A larger key has the smaller place, equal keys the same one, and the best has place 1."""
    places = rank(keys)
    pairs = sorted(zip(keys, places, strict=True), reverse=True)
    assert 1 == min(places)
    for number, (key, place) in enumerate(pairs):
        better = sum(other > key for other in keys)
        assert better + 1 == place
        assert place <= number + 1


def test_totals_are_the_sums_of_the_items() -> None:
    """Penalties count as negative; a seat without items has nothing."""
    outcome = make_outcome([[ScoreItem("a", 5), ScoreItem("b", -2)], [], [ScoreItem("a", 3)]], "done")
    assert (3, 0, 3) == outcome.totals
    assert (1, 3, 1) == outcome.places
    assert (0, 2) == outcome.winners()
    assert "done" == outcome.ending


def test_outcomes_are_values() -> None:
    """Lists given by a game are frozen, so that outcomes compare and hash."""
    one, two = (make_outcome([[ScoreItem("a", 1)]], "done") for _ in range(2))
    assert 1 == len({one, two})
