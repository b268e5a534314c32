from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessgames.club.model.proposal import PRESETS, Points, PointsKind, Sharing, parse_points
from accessgames.club.rules.results import typed_places, typed_scores
from accessgames.club.scoring.ledger import place_points, table_points
from accessgames.engine import rank

SCORES = st.lists(st.integers(-50, 50), min_size=2, max_size=5)
LISTS = st.lists(st.integers(0, 20), min_size=1, max_size=8).map(lambda values: sorted(values, reverse=True))


@pytest.mark.parametrize(
    ("scheme", "places", "expected"),
    [
        ("8-6-4-2-0", (1, 2, 3, 4, 5), ("8", "6", "4", "2", "0")),
        ("8-6-4-2-0", (2, 1, 3), ("6", "8", "4")),
        ("8-6-4-2-0", (1, 1, 3, 4), ("7", "7", "4", "2")),
        ("8-6-4-2-0", (1, 2, 2, 2), ("8", "4", "4", "4")),
        ("4-3-2-1", (1, 1, 1), ("3", "3", "3")),
        ("4-3-2-1", (1, 2, 3, 3), ("4", "3", "3/2", "3/2")),
        ("2-1-0", (3, 2, 1), ("0", "1", "2")),
        ("2-1-0", (1, 2), ("2", "0")),
        ("2-1-0", (1, 1), ("1", "1")),
        ("2-1-0", (1, 0), ("2", "0")),
        ("3-1-0", (2, 1), ("0", "3")),
        ("5-2", (1, 2, 3, 4), ("5", "2", "0", "0")),
        ("10", (1, 2, 2), ("10", "0", "0")),
        ("8-6-4-2-0", (1, 0, 2, 3), ("8", "0", "6", "4")),
        ("4-2-1", (1, 0, 2), ("4", "0", "2")),
    ],
)
def test_points_of_places(scheme: str, places: tuple[int, ...], expected: tuple[str, ...]) -> None:
    """Lists are cut or go on with zeros; shared places share; three at a table of two are win, draw, loss."""
    assert expected == tuple(map(str, place_points(parse_points(scheme), places)))


@pytest.mark.parametrize(
    ("sharing", "expected"), [(Sharing.AVERAGE, 5), (Sharing.HIGHER, 6), (Sharing.LOWER, 4)]
)
def test_shared_places(sharing: Sharing, expected: int) -> None:
    """Two who share the second place get the average of both, or the better, or the worse."""
    found = place_points(Points(PointsKind.PLACES, (8, 6, 4, 2), sharing), (1, 2, 2, 4))
    assert [8, expected, expected, 2] == [int(one) for one in found]


@given(SCORES, LISTS)
def test_shared_evenly_a_table_gives_what_it_has(scores: list[int], values: list[int]) -> None:
    """However places are shared, a table gives out the same points, and nobody worse gets more."""
    if len(scores) == 2 and len(values) == 3:
        values = values[:2]
    places = rank(scores)
    found = place_points(Points(PointsKind.PLACES, tuple(values)), places)
    assert Fraction(sum((values + [0] * 5)[: len(scores)])) == sum(found)
    assert sorted(found, reverse=True) == [one for _, one in sorted(zip(places, found, strict=True))]


def test_points_of_the_game_and_penalties_are_the_scores() -> None:
    """Without a list the sum of the parts counts, whatever the place."""
    result = typed_scores((1, 2, 3), [(20, 5), (0, 0), None], lower_wins=True)
    for preset in ("score", "penalties"):
        assert (25, 0, 0) == tuple(map(int, table_points(PRESETS[preset], result)))


def test_places_of_a_result_are_what_counts_with_a_list() -> None:
    """With a list the places count, not the scores."""
    assert (0, 2, 1) == tuple(map(int, table_points(PRESETS["2-1-0"], typed_places((4, 5, 6), (3, 1, 2)))))
