"""Squares of the small boards on which tasks are solved."""

from __future__ import annotations

from accessgames.engine.grid import Square, parse_square


def square_on(name: str, side: int) -> Square | None:
    """Read a square of a board with so many columns and rows; None when it is not one."""
    square = parse_square(name)
    return square if square and square.column < side and square.row < side else None
