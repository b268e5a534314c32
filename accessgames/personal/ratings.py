"""Ratings of people, on one scale with the levels of the computer, and how sure they are.

The mathematics is Bradley-Terry for matches of several with ties (R. C. Weng and C.-J. Lin 2011), by the
library `openskill`; of the models that it has, this one says its uncertainty most truly, which
`tools/ratings.py` measures. Computer players have fixed ratings, whose differences are those that were
measured in `docs/strength`; 400 points more win ten matches of eleven between two. A rating is worked out
anew from the matches whenever it is asked for, so that nothing can disagree with them.
"""

from __future__ import annotations

import math
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from accessgames.personal.results import MatchResult

ANCHOR: Final = 1500
"""Points of the third level in every game."""

LEVELS: Final[Mapping[str, Mapping[str, int]]] = MappingProxyType(
    {
        "iota": MappingProxyType(
            {"bot:1": 1132, "bot:2": 1345, "bot:3": 1500, "bot:4": 1626, "bot:5": 1726, "bot:greedy": 1507}
        ),
        "iqlandie": MappingProxyType(
            {"bot:1": 888, "bot:2": 1092, "bot:3": 1500, "bot:4": 2350, "bot:5": 2821}
        ),
        "quantum": MappingProxyType(
            {"bot:1": 1162, "bot:2": 1308, "bot:3": 1500, "bot:4": 1687, "bot:5": 1857}
        ),
        "tetrikon": MappingProxyType(
            {"bot:1": 1150, "bot:2": 1299, "bot:3": 1500, "bot:4": 1661, "bot:5": 1833}
        ),
    }
)
"""By game and computer player: its points."""


def points_of(game: str, player: str) -> int | None:
    """Return the points of a computer player; None for one that was never measured."""
    return LEVELS.get(game, {}).get(player)


def nearest_level(game: str, points: int) -> int | None:
    """Return the level nearest to so many points; None where none was measured."""
    levels = [(there, player[4:]) for player, there in LEVELS.get(game, {}).items() if player[4:].isdigit()]
    near = min(levels, key=lambda one: abs(one[0] - points), default=None)
    return None if near is None else int(near[1])


_BETA: Final = 25 / 6
_MEAN: Final = 25.0
_SPREAD: Final = 25 / 3
_CERTAIN: Final = 1e-3
_SCALE: Final = 400 / (math.sqrt(2) * _BETA * math.log(10))
"""Points of one unit of the library: 400 points are ten to one between two who are known exactly."""

MOST_MATCHES: Final = 400
"""So many of the latest matches count; earlier ones would hardly change anything."""

_SURE: Final = 85
_FAIRLY: Final = 115
_ROUGHLY: Final = 160


class Rating(NamedTuple):
    """What is known of how well somebody plays a game.

    Attributes:
        points: The estimate.
        spread: Its standard deviation in points; the truth lies within two of them in 19 cases of 20.
        matches: How many matches it comes from.
    """

    points: int
    spread: int
    matches: int

    @property
    def low(self) -> int:
        """Lower end of what is said."""
        return self.points - 2 * self.spread

    @property
    def high(self) -> int:
        """Upper end of what is said."""
        return self.points + 2 * self.spread

    @property
    def sureness(self) -> str:
        """How sure it is: `sure`, `fairly`, `roughly` or `guess`."""
        limits = ((_SURE, "sure"), (_FAIRLY, "fairly"), (_ROUGHLY, "roughly"))
        return next((word for limit, word in limits if self.spread <= limit), "guess")


def ratings(results: Iterable[MatchResult], most: int = MOST_MATCHES) -> Mapping[str, Rating]:
    """Rate the people of the matches of one game.

    Matches that were given up, whose luck was not secret, or in which nobody of known or found strength sat
    against them do not count; computer players that were never measured are passed over.

    Args:
        results: Matches of one game, the earliest first.
        most: How many of the latest count.

    Returns:
        By person, the name as it is compared.
    """
    from openskill.models import BradleyTerryFull  # noqa: PLC0415 - few sessions ask for ratings

    model = BradleyTerryFull(mu=_MEAN, sigma=_SPREAD, beta=_BETA)
    known: dict[str, tuple[float, float, int]] = {}
    for result in _counting(results, most):
        there = [_seat(result.game, one.player, one.person, known) for one in result.seats]
        seats = [(one, found) for one, found in zip(result.seats, there, strict=True) if found is not None]
        if not seats[1:]:
            continue
        teams = [[model.rating(mu=mu, sigma=sigma)] for _, (mu, sigma, _) in seats]
        rated = model.rate(teams, ranks=[float(one.place or 1) for one, _ in seats])
        for (one, (_, _, count)), (new,) in zip(seats, rated, strict=True):
            if one.person:
                known[one.person] = (new.mu, new.sigma, count + 1)
    return {person: _told(*values) for person, values in known.items()}


def _counting(results: Iterable[MatchResult], most: int) -> list[MatchResult]:
    return [one for one in results if one.rated and not one.given_up][-most:]


def _seat(
    game: str, player: str, person: str, known: Mapping[str, tuple[float, float, int]]
) -> tuple[float, float, int] | None:
    if person:
        return known.get(person, (_MEAN, _SPREAD, 0))
    points = points_of(game, player)
    return None if points is None else (_MEAN + (points - ANCHOR) / _SCALE, _CERTAIN, 0)


def _told(mu: float, sigma: float, matches: int) -> Rating:
    return Rating(round(ANCHOR + (mu - _MEAN) * _SCALE), round(sigma * _SCALE), matches)
