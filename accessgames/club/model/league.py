"""A league over several tournaments and places."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from accessgames.club.model.proposal import CATEGORIES

if TYPE_CHECKING:
    from accessgames.club.model.points import Points


@dataclass(frozen=True, slots=True)
class League:
    """By which rules tournaments make a league.

    Attributes:
        name: Name of the league.
        points: With `PointsKind.PLACES`, points for places in each tournament; with `SCORE`, the points that
            the tournament gave; with `PENALTIES`, the same where fewer are better.
        best: Only the best so many results of each person count; 0 means all.
        categories: Categories that are ranked separately too.
        tournaments: Ids of the tournaments, as the club's storage names them, in order.
        seed: Seed of the lot between equals.
    """

    name: str
    points: Points
    best: int = 0
    categories: tuple[str, ...] = CATEGORIES
    tournaments: tuple[str, ...] = ()
    seed: str = ""
