"""Eight directions on a board whose row 1 is at the top, and turns by quarters; shared by three kinds."""

from __future__ import annotations

from typing import Final

from accessgames.engine.grid import Square

SIDE: Final = 5
"""Columns and rows of the boards of programming and optics."""

DIRECTIONS: Final = (
    "north",
    "northeast",
    "east",
    "southeast",
    "south",
    "southwest",
    "west",
    "northwest",
)
"""A direction is an index into this tuple: clockwise from the north, odd ones are diagonal."""

DELTAS: Final = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
"""Columns to the east and rows to the south that one square in a direction means."""

QUARTERS: Final = ("", "P", "O", "L")
"""Letters of turns by 0 to 3 quarters to the right, as in the notes: right, upside down, left."""


def moved(square: Square, direction: int, count: int = 1) -> Square | None:
    """Return the square so many squares away, or None when it is not on the board."""
    east, south = DELTAS[direction]
    column, row = square.column + count * east, square.row + count * south
    return Square(column, row) if 0 <= column < SIDE and 0 <= row < SIDE else None


def squares() -> tuple[Square, ...]:
    """Return all squares of the board in reading order."""
    return tuple(Square(column, row) for row in range(SIDE) for column in range(SIDE))
