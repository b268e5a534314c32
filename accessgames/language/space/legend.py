"""The key of a tactile drawing: what its signs mean."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.language.space.naming import name_squares
from accessgames.language.values import Message, say

if TYPE_CHECKING:
    from accessgames.engine.grid import Board
    from accessgames.language.values import Value


def explain_free(mask: int) -> Message:
    """Tell that squares are free, and how many they are."""
    return say("space-legend-free", squares=mask.bit_count())


def explain_piece(board: Board, mask: int, name: Value) -> Message:
    """Tell which piece lies on squares, and where."""
    return say("space-legend-piece", name=name, squares=name_squares(board, mask))
