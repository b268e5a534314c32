"""Directions and squares of the 5x5 boards."""

from __future__ import annotations

from accessgames.engine.grid import Square
from accessgames.games.iqlandie.tasks.kind import DELTAS, DIRECTIONS, QUARTERS, SIDE, moved, squares


def test_directions_go_round() -> None:
    """Eight directions, clockwise from the north; opposite ones lie four apart."""
    assert len(DELTAS) == len(DIRECTIONS) == 8
    for direction, (east, south) in enumerate(DELTAS):
        assert (-east, -south) == DELTAS[(direction + 4) % 8]


def test_north_is_up() -> None:
    """Row 1 is at the top, so the north has lower rows and the east later columns."""
    middle = Square(2, 2)
    assert {"north": "c2", "east": "d3", "south": "c4", "west": "b3"} == {
        name: square.name
        for direction, name in enumerate(DIRECTIONS)
        if direction % 2 == 0 and (square := moved(middle, direction))
    }


def test_diagonals() -> None:
    """Odd directions change column and row alike."""
    middle = Square(2, 2)
    found = [moved(middle, direction, 2) for direction in (1, 3, 5, 7)]
    assert ["e1", "e5", "a5", "a1"] == [square.name for square in found if square]


def test_nothing_beyond_the_board() -> None:
    """A move off the board is None, at each side and at a corner."""
    assert moved(Square(0, 0), 7) is None
    assert moved(Square(4, 4), 2) is None
    assert moved(Square(1, 1), 0, 2) is None
    assert Square(1, 0) == moved(Square(1, 1), 0, 1)


def test_standing_still() -> None:
    """No squares at all lead nowhere else."""
    assert Square(3, 1) == moved(Square(3, 1), 5, 0)


def test_squares_in_reading_order() -> None:
    """All 25 squares, the first row from the west first."""
    names = [square.name for square in squares()]
    assert SIDE * SIDE == len(set(names))
    assert ["a1", "b1", "c1", "d1", "e1", "a2"] == names[:6]


def test_letters_of_turns() -> None:
    """Right, over, left; straight has no letter."""
    assert ("", "P", "O", "L") == QUARTERS
