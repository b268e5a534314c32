"""Ratings of people, on one scale with the levels of the computer, and how sure they are.

The mathematics is Bradley-Terry for matches of several with ties (R. C. Weng and C.-J. Lin 2011), by the
library `openskill`; of the models that it has, this one says its uncertainty most truly, which
`tools/ratings.py` measures. Computer players have fixed ratings, whose differences are those that were
measured in `docs/strength`; 400 points more win ten matches of eleven between two. What that measuring leaves
open is the same in every match against the same opponent, so that no number of matches makes it smaller: it
is part of what is said of how sure a rating is. A rating is worked out anew from the matches whenever it is
asked for, so that nothing can disagree with them.
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


class Strength(NamedTuple):
    """How strong a computer player is.

    Attributes:
        points: By what was measured against others.
        spread: The standard deviation that this leaves open, in points.
    """

    points: int
    spread: int


LEVELS: Final[Mapping[str, Mapping[str, Strength]]] = MappingProxyType(
    {
        "iota": MappingProxyType(
            {
                "bot:1": Strength(1132, 40),
                "bot:2": Strength(1345, 27),
                "bot:3": Strength(1500, 0),
                "bot:4": Strength(1678, 28),
                "bot:5": Strength(1738, 37),
                "bot:blocker": Strength(1511, 16),
                "bot:gambler": Strength(1506, 16),
                "bot:greedy": Strength(1533, 31),
                "bot:hoarder": Strength(1493, 16),
            }
        ),
        "iqlandie": MappingProxyType(
            {
                "bot:1": Strength(1153, 40),
                "bot:2": Strength(1271, 30),
                "bot:3": Strength(1500, 0),
                "bot:4": Strength(1634, 26),
                "bot:5": Strength(1797, 38),
                "bot:architect": Strength(1500, 16),
                "bot:magpie": Strength(1534, 16),
                "bot:sprinter": Strength(1538, 16),
            }
        ),
        "quantum": MappingProxyType(
            {
                "bot:1": Strength(1180, 38),
                "bot:2": Strength(1328, 28),
                "bot:3": Strength(1500, 0),
                "bot:4": Strength(1655, 27),
                "bot:5": Strength(1777, 37),
                "bot:cautious": Strength(1517, 16),
                "bot:daring": Strength(1496, 16),
                "bot:spoiler": Strength(1474, 16),
            }
        ),
        "tetrikon": MappingProxyType(
            {
                "bot:1": Strength(1226, 38),
                "bot:2": Strength(1335, 27),
                "bot:3": Strength(1500, 0),
                "bot:4": Strength(1646, 27),
                "bot:5": Strength(1755, 37),
                "bot:adventurer": Strength(1531, 16),
                "bot:saver": Strength(1528, 16),
                "bot:trader": Strength(1524, 16),
            }
        ),
    }
)
"""By game and computer player."""


def points_of(game: str, player: str) -> int | None:
    """Return the points of a computer player; None for one that was never measured."""
    strength = LEVELS.get(game, {}).get(player)
    return None if strength is None else strength.points


def nearest_level(game: str, points: int) -> int | None:
    """Return the level nearest to so many points; None where none was measured."""
    known = LEVELS.get(game, {}).items()
    levels = [(there.points, player[4:]) for player, there in known if player[4:].isdigit()]
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
    known: dict[str, _Known] = {}
    for result in [one for one in results if one.rated and (not one.given_up)][-most:]:
        there = [_seat(result.game, one.player, one.person, known) for one in result.seats]
        seats = [(one, found) for one, found in zip(result.seats, there, strict=True) if found is not None]
        if not seats[1:]:
            continue
        teams = [[model.rating(mu=there.mu, sigma=there.sigma)] for _, there in seats]
        rated = model.rate(teams, ranks=[float(one.place or 1) for one, _ in seats])
        open_points = [there.open_points for one, there in seats if not one.person]
        left = sum(open_points) / len(open_points) if open_points else 0.0
        for (one, before), (new,) in zip(seats, rated, strict=True):
            if one.person:
                met = (before.open_points * before.matches + left) / (before.matches + 1)
                known[one.person] = _Known(new.mu, new.sigma, before.matches + 1, met)
    return {person: _told(there) for person, there in known.items()}


class _Known(NamedTuple):
    """What is known of somebody on the scale of the library.

    Attributes:
        mu: The estimate.
        sigma: Its standard deviation, by the matches alone.
        matches: How many.
        open_points: Points by which the computer players that they met may be rated wrongly, on average.
    """

    mu: float
    sigma: float
    matches: int
    open_points: float


def _seat(game: str, player: str, person: str, known: Mapping[str, _Known]) -> _Known | None:
    if person:
        return known.get(person, _Known(_MEAN, _SPREAD, 0, 0.0))
    strength = LEVELS.get(game, {}).get(player)
    if strength is None:
        return None
    return _Known(_MEAN + (strength.points - ANCHOR) / _SCALE, _CERTAIN, 0, strength.spread)


def _told(there: _Known) -> Rating:
    spread = math.hypot(there.sigma * _SCALE, there.open_points)
    return Rating(round(ANCHOR + (there.mu - _MEAN) * _SCALE), round(spread), there.matches)
