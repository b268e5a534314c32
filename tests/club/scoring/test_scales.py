"""Points for places by the size of a table: from the first place, from the last one, or by who was beaten."""

from __future__ import annotations

from fractions import Fraction

import pytest

from accessgames.club.model.proposal import PLACE_POINTS, Points, PointsKind, Scale, Sharing, TableSizes
from accessgames.club.notation import encode, from_text, to_text
from accessgames.club.rules.bounds import check_proposal
from accessgames.club.scoring.ledger import place_points
from accessgames.dataclasses import replace
from tests.club.making import game, key, proposal

LAST = replace(PLACE_POINTS, scale=Scale.LAST)
BEATEN = Points(PointsKind.PLACES, (12,), scale=Scale.BEATEN)


@pytest.mark.parametrize(
    ("points", "places", "expected"),
    [
        (PLACE_POINTS, (1, 2, 3), "8 6 4"),
        (LAST, (1, 2), "2 0"),
        (LAST, (1, 2, 3), "4 2 0"),
        (LAST, (3, 1, 2, 4, 5), "4 8 6 2 0"),
        (LAST, (1, 2, 2, 4), "6 3 3 0"),
        (LAST, (1, 0, 2, 3), "6 0 4 2"),
        (replace(LAST, sharing=Sharing.LOWER), (1, 2, 2, 4), "6 2 2 0"),
        (Points(PointsKind.PLACES, (2, 1, 0), scale=Scale.LAST), (1, 2), "1 0"),
        (BEATEN, (1, 2), "12 0"),
        (BEATEN, (1, 2, 3), "12 6 0"),
        (BEATEN, (1, 2, 3, 4), "12 8 4 0"),
        (BEATEN, (1, 2, 2, 4), "12 6 6 0"),
        (BEATEN, (1, 1, 1), "6 6 6"),
        (BEATEN, (1, 0, 0), "12 0 0"),
        (BEATEN, (1,), "12"),
        (replace(BEATEN, sharing=Sharing.HIGHER), (1, 2, 2, 4), "12 8 8 0"),
        (replace(BEATEN, places=(10,)), (1, 2, 3, 4), "10 20/3 10/3 0"),
    ],
)
def test_points_by_size(points: Points, places: tuple[int, ...], expected: str) -> None:
    """The last place is worth the same, or the part of the table that is beaten; who was absent is beaten."""
    assert [Fraction(one) for one in expected.split()] == list(place_points(points, places))


def test_the_usual_scale_leaves_no_trace() -> None:
    """Journals of earlier programs keep their characters; another scale is written and read."""
    assert "scale" not in encode(PLACE_POINTS)
    assert LAST == from_text(Points, to_text(LAST))
    assert '"scale":"last"' in to_text(LAST)


def test_scales_that_cannot_be_are_refused() -> None:
    """A list shorter than a table, a share of several numbers, a scale of scores."""

    def refused(points: Points) -> str:
        made = replace(game(sizes=TableSizes(4, 3, 4)), points=points)
        return key(check_proposal(proposal(games=(made,))))

    assert "" == refused(LAST)
    assert "" == refused(BEATEN)
    assert "club-refused-points-short" == refused(replace(LAST, places=(3, 2, 1)))
    assert "club-refused-points-beaten" == refused(replace(BEATEN, places=(3, 2)))
    assert "club-refused-points-scale" == refused(Points(PointsKind.SCORE, scale=Scale.LAST))
