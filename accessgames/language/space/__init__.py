"""Flat shapes on a board of squares, told and understood: shared by the games that are built by ear.

Everything here works on the types of `accessgames.engine.grid` and makes messages `space-...` of the files
`locales/*/space.ftl`; words that are typed stand in `locales/*/words/space.toml`. Rows are told from row 1
on, which is the bottom one on boards that count upwards.
"""

from __future__ import annotations

from accessgames.language.space.areas import tell_areas, tell_cover, tell_left, tell_totals
from accessgames.language.space.asked import (
    asked_column,
    asked_row,
    asked_square,
    nothing_more,
    read_square,
    read_squares,
)
from accessgames.language.space.legend import explain_free, explain_piece
from accessgames.language.space.naming import name_run, name_square, name_squares, portions, square_of
from accessgames.language.space.outline import tell_outline, walk_around
from accessgames.language.space.positions import Ways
from accessgames.language.space.scene import Patch, Scene
from accessgames.language.space.shapes import tell_shape, tell_shape_rows
from accessgames.language.space.telling import (
    tell_around,
    tell_column,
    tell_columns,
    tell_extent,
    tell_row,
    tell_rows,
    tell_square,
)

__all__ = [
    "Patch",
    "Scene",
    "Ways",
    "asked_column",
    "asked_row",
    "asked_square",
    "explain_free",
    "explain_piece",
    "name_run",
    "name_square",
    "name_squares",
    "nothing_more",
    "portions",
    "read_square",
    "read_squares",
    "square_of",
    "tell_areas",
    "tell_around",
    "tell_column",
    "tell_columns",
    "tell_cover",
    "tell_extent",
    "tell_left",
    "tell_outline",
    "tell_row",
    "tell_rows",
    "tell_shape",
    "tell_shape_rows",
    "tell_square",
    "tell_totals",
    "walk_around",
]
