"""Intervals of shares, against published figures."""

from __future__ import annotations

import pytest

from tools.ladder.figures import wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),  # R. G. Newcombe 1998, table I, method 3
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_intervals_are_those_of_the_literature(wins: int, games: int, low: float, high: float) -> None:
    """The examples of Newcombe's comparison of seven methods come out to four digits."""
    assert (low, high) == pytest.approx(wilson(wins, games), abs=5e-5)


def test_both_sides_are_alike() -> None:
    """The interval of the lost games is the mirror image of that of the won ones."""
    low, high = wilson(131.5, 200)
    assert (1 - high, 1 - low) == pytest.approx(wilson(68.5, 200))


def test_an_even_result_proves_nothing() -> None:
    """Half of the games holds one half in the middle, and more games make the interval narrower."""
    few, many = wilson(50, 100), wilson(500, 1000)
    assert 1.0 == pytest.approx(sum(few))
    assert many[1] - many[0] < few[1] - few[0]
