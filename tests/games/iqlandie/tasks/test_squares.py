"""Squares of the small boards on which tasks are solved."""

from __future__ import annotations

from accessgames.engine.grid import Square
from accessgames.games.iqlandie.tasks.kind import square_on


def test_squares_of_small_boards() -> None:
    """A square has to lie on the board that is meant."""
    assert Square(2, 2) == square_on("c3", 3)
    assert square_on("d3", 3) is None
    assert Square(3, 2) == square_on("d3", 5)
    assert square_on("c4", 3) is None
    assert square_on("C3", 3) is None
    assert square_on("", 5) is None
