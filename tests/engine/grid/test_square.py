"""Squares and their names."""

from __future__ import annotations

import pytest

from accessgames.engine.grid import Square, parse_square, reading_order


def test_name() -> None:
    """A square is named by the letter of its column and the number of its row, both counted from 0."""
    assert "a1" == Square(0, 0).name
    assert "c4" == Square(2, 3).name
    assert "z99" == Square(25, 98).name


def test_every_name_comes_back() -> None:
    """Reading a name gives the square that wrote it."""
    squares = [Square(column, row) for column in range(26) for row in range(99)]
    assert squares == [parse_square(square.name) for square in squares]


@pytest.mark.parametrize(
    "text", ["", "a", "1", "a0", "a01", "A1", "á1", "a1 ", " a1", "a100", "aa1", "a¹", "a-1"]
)
def test_other_texts_are_no_squares(text: str) -> None:
    """Anything but a small letter and a number from 1 to 99 is no square."""
    assert parse_square(text) is None


def test_reading_order() -> None:
    """Squares are read row by row from row 1, within a row from column a."""
    squares = [Square(0, 1), Square(2, 0), Square(1, 1), Square(0, 0)]
    assert [Square(0, 0), Square(2, 0), Square(0, 1), Square(1, 1)] == sorted(squares, key=reading_order)
