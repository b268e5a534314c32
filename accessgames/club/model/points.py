"""What a table is worth: points for places, the points of the game itself, or penalties."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final

MAX_POINTS: Final = 1000
"""Most points for one place."""

MAX_PLACES: Final = 12
"""Longest list of points for places."""


class PointsKind(StrEnum):
    """What counts in the standings.

    `PLACES`: points for the places at a table, from a list. `SCORE`: the points of the game itself.
    `PENALTIES`: penalty points of the game, fewer are better.
    """

    PLACES = "places"
    SCORE = "score"
    PENALTIES = "penalties"


class Sharing(StrEnum):
    """What players who share a place get from a list of points.

    `AVERAGE`: the points of all places they fill, divided evenly (8 and 6 make 7 and 7). `HIGHER`: each the
    points of the best of these places. `LOWER`: each the points of the last of them.
    """

    AVERAGE = "average"
    HIGHER = "higher"
    LOWER = "lower"


@dataclass(frozen=True, slots=True)
class Points:
    """A scheme of points for one game.

    Attributes:
        kind: What counts.
        places: With `PointsKind.PLACES`: points of the first place, the second …, not rising; longer than
            a table is cut, shorter is filled up with 0. Three at a table of two are win, draw and loss.
        sharing: What a shared place gets.
    """

    kind: PointsKind
    places: tuple[int, ...] = ()
    sharing: Sharing = Sharing.AVERAGE


PLACE_POINTS: Final = Points(PointsKind.PLACES, (8, 6, 4, 2, 0))
"""What the clubs use most (Carcassonne at Smíchov)."""

LEAGUE_POINTS: Final = Points(PointsKind.PLACES, (4, 3, 2, 1))
"""Points of a league unless it says otherwise."""

PRESETS: Final[Mapping[str, Points]] = MappingProxyType(
    {
        "8-6-4-2-0": PLACE_POINTS,
        "4-3-2-1": LEAGUE_POINTS,
        "2-1-0": Points(PointsKind.PLACES, (2, 1, 0)),
        "penalties": Points(PointsKind.PENALTIES),
        "score": Points(PointsKind.SCORE),
    }
)
"""Schemes that need not be typed number by number, by what `format_points` calls them."""


def format_points(points: Points) -> str:
    """Write a scheme without its sharing: `8-6-4-2-0`, `score` or `penalties`."""
    return "-".join(map(str, points.places)) if points.kind is PointsKind.PLACES else points.kind.value


def parse_points(text: str, sharing: Sharing = Sharing.AVERAGE) -> Points:
    """Read what `format_points` wrote.

    Raises:
        ValueError: Neither a kind nor numbers of at most four digits joined by hyphens.
    """
    if text in {PointsKind.SCORE, PointsKind.PENALTIES}:
        return Points(PointsKind(text), (), sharing)
    parts = text.split("-")
    if not all(part.isascii() and part.isdigit() and len(part) <= len(str(MAX_POINTS)) for part in parts):
        raise ValueError(text)
    return Points(PointsKind.PLACES, tuple(map(int, parts)), sharing)
