"""Scoring of iQLANDIE: expositions, jokers, items that explain every point, and what a place brings."""

from __future__ import annotations

from accessgames.games.iqlandie.rules.scoring.changes import Change, changes, changes_on
from accessgames.games.iqlandie.rules.scoring.grids import (
    SCORING,
    full_lines,
    gap_count,
    gaps,
    lines,
    points,
    ranked,
    robot_links,
    robots,
    shapes,
    squares_by_colour,
)
from accessgames.games.iqlandie.rules.scoring.items import CONDITION, exposition_item, items
from accessgames.games.iqlandie.rules.scoring.jokers import (
    best_colours,
    exposition_points,
    with_best_colours,
    worth,
)

__all__ = [
    "CONDITION",
    "SCORING",
    "Change",
    "best_colours",
    "changes",
    "changes_on",
    "exposition_item",
    "exposition_points",
    "full_lines",
    "gap_count",
    "gaps",
    "items",
    "lines",
    "points",
    "ranked",
    "robot_links",
    "robots",
    "shapes",
    "squares_by_colour",
    "with_best_colours",
    "worth",
]
