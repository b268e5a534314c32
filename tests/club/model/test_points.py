from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessgames.club.model.proposal import PRESETS, Points, PointsKind, Sharing, format_points, parse_points


@pytest.mark.parametrize("name", PRESETS)
def test_presets_have_the_names_they_are_written_with(name: str) -> None:
    """A preset is found by what it is written as, and read from it."""
    assert name == format_points(PRESETS[name])
    assert PRESETS[name] == parse_points(name)


@given(st.lists(st.integers(0, 9999), min_size=1, max_size=12), st.sampled_from(Sharing))
def test_own_lists_come_back(places: list[int], sharing: Sharing) -> None:
    """Any list is read from what it is written as; its sharing is told apart."""
    points = Points(PointsKind.PLACES, tuple(places), sharing)
    assert points == parse_points(format_points(points), sharing)


@pytest.mark.parametrize("text", ["", "-", "8-", "-8", "8--6", "8,6", "8-x", "12345", "٨-٦", "places"])
def test_other_texts_are_no_scheme(text: str) -> None:
    """Numbers joined by hyphens, or the two words, and nothing else."""
    with pytest.raises(ValueError, match=r"\A"):
        parse_points(text)
