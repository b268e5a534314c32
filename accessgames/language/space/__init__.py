"""Flat shapes on a board of squares, told and understood: shared by the games that are built by ear.

Everything here works on the types of `accessgames.engine.grid` and makes messages `space-...` of the files
`locales/*/space.ftl`; words that are typed stand in `locales/*/words/space.toml`. Rows are told from row 1
on, which is the bottom one on boards that count upwards.
"""

from __future__ import annotations

from accessgames.language.space.board import (
    Patch,
    Scene,
    SceneQuestions,
    explain_free,
    explain_piece,
    tell_areas,
    tell_around,
    tell_column,
    tell_columns,
    tell_cover,
    tell_extent,
    tell_left,
    tell_row,
    tell_rows,
    tell_square,
    tell_totals,
)
from accessgames.language.space.orientations import OrientationNames
from accessgames.language.space.shapes import tell_outline, tell_shape, tell_shape_rows, walk_around
from accessgames.language.space.squares import (
    name_run,
    name_square,
    name_squares,
    portions,
    read_asked_column,
    read_asked_row,
    read_asked_square,
    read_square,
    read_squares,
    refuse_more_words,
    square_of,
)

__all__ = [
    "OrientationNames", "Patch", "Scene", "SceneQuestions", "explain_free", "explain_piece", "name_run",
    "name_square", "name_squares", "portions", "read_asked_column", "read_asked_row", "read_asked_square",
    "read_square", "read_squares", "refuse_more_words", "square_of", "tell_areas", "tell_around",
    "tell_column", "tell_columns", "tell_cover", "tell_extent", "tell_left", "tell_outline", "tell_row",
    "tell_rows", "tell_shape", "tell_shape_rows", "tell_square", "tell_totals", "walk_around",
]  # fmt: skip
