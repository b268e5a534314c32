"""The mistake of notation that all kinds of tasks make alike."""

from __future__ import annotations

from typing import Final

from accessgames.engine import MalformedAction
from accessgames.engine.grid import Square, parse_square

_MOST: Final = 80


def malformed(text: str, expected: str) -> MalformedAction:
    """Return the mistake that quotes a text and names the right form."""
    return MalformedAction("error-malformed-action", text=text[:_MOST], expected=expected)


def square_on(name: str, side: int) -> Square | None:
    """Read a square of a board with so many columns and rows; None when it is not one."""
    square = parse_square(name)
    return square if square and square.column < side and square.row < side else None
