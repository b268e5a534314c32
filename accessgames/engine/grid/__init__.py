"""Squares, shapes, boards and places, shared by Tetrikon and iQLANDIE."""

from __future__ import annotations

from accessgames.engine.grid.board import (
    SQUARE,
    Board,
    Orientation,
    Polyomino,
    Square,
    free_polyominoes,
    parse_square,
    polyomino,
    reading_order,
    rectangle,
)
from accessgames.engine.grid.placement import Placement, place, placements
from accessgames.engine.grid.planner import Plan, Planner
from accessgames.engine.grid.tiling import EffortError, Tiler

__all__ = [
    "SQUARE", "Board", "EffortError", "Orientation", "Placement", "Plan", "Planner", "Polyomino", "Square",
    "Tiler", "free_polyominoes", "parse_square", "place", "placements", "polyomino", "reading_order",
    "rectangle",
]  # fmt: skip
