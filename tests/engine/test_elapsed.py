from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessgames.engine import Elapsed, ElapsedRange, format_elapsed, parse_elapsed
from accessgames.engine.chance import DAY


@given(st.integers(0, DAY))
def test_notation_comes_back(milliseconds: int) -> None:
    """What is written of a time is read as the same time."""
    elapsed = Elapsed(milliseconds)
    assert elapsed == parse_elapsed(format_elapsed(elapsed))


@pytest.mark.parametrize(
    "text",
    ["", "+", "5", "-5", "+-5", "+05", "+00", "+5 ", "+５", "++5", "+1e3", "+1_0", "+9999999999", "tick"],
)
def test_only_what_would_be_written_is_read(text: str) -> None:
    """Other spellings of a number are no notation, nor is any other action."""
    assert parse_elapsed(text) is None


def test_spans_are_all_lengths_sorted_by_notation() -> None:
    """Nothing is left out or given twice, and the order is that of the written form."""
    spans = ElapsedRange(1234)
    listed = list(spans)
    assert 1235 == len(spans) == len(listed)
    assert sorted(listed, key=format_elapsed) == listed
    assert set(range(1235)) == {elapsed.milliseconds for elapsed in listed}


@pytest.mark.parametrize(
    ("action", "inside"),
    [
        (Elapsed(0), True),
        (Elapsed(9), True),
        (Elapsed(10), False),
        (Elapsed(-1), False),
        ("+3", False),
        (3, False),
    ],
)
def test_only_lengths_within_the_limit_are_spans(action: object, inside: bool) -> None:
    """Anything may be asked for, as the rules of a game do."""
    assert inside is (action in ElapsedRange(9))


@pytest.mark.parametrize(
    ("most", "least", "count"),
    [(-5, 0, 0), (0, 0, 1), (DAY, 0, DAY + 1), (DAY * 3, 0, DAY + 1), (0, 1, 0), (7, 1, 7), (250, 20, 231)],
)
def test_spans_are_bounded(most: int, least: int, count: int) -> None:
    """No action of the clock is longer than a day, and no time at all is only possible where it is wanted."""
    spans = ElapsedRange(most, least)
    assert count == len(spans)
    if count < DAY:
        listed = list(spans)
        assert count == len(listed)
        assert sorted(listed, key=format_elapsed) == listed
        assert all(least <= elapsed.milliseconds <= most for elapsed in listed)
        assert Elapsed(least - 1) not in spans


def test_spans_are_listed_lazily() -> None:
    """A day in milliseconds can be looked at without listing it."""
    first = iter(ElapsedRange(DAY))
    assert [Elapsed(0), Elapsed(1), Elapsed(10), Elapsed(100)] == [next(first) for _ in range(4)]
