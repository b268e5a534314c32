"""What a table gives: points for places, with the rule for shared ones, or the points of the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Final

from accessgames.club.model import PointsKind, Sharing

if TYPE_CHECKING:
    from accessgames.club.model import Points, Result

_DUEL: Final = 2
_WIN_DRAW_LOSS: Final = 3


def table_points(points: Points, result: Result) -> tuple[Fraction, ...]:
    """Return what each seat of a table gets; nothing for somebody absent."""
    if points.kind is not PointsKind.PLACES:
        return tuple(Fraction(seat.score) for seat in result.seats)
    return place_points(points, [seat.place for seat in result.seats])


def place_points(points: Points, places: Sequence[int]) -> tuple[Fraction, ...]:
    """Return the points for places, shared ones by the rule of the scheme; place 0, absent, gets nothing.

    A list longer than the number of places is cut, a shorter one goes on with zeros. At a table of two a list
    of three numbers is win, draw and loss.

    >>> from accessgames.club.model import LEAGUE_POINTS
    >>> [str(one) for one in place_points(LEAGUE_POINTS, (1, 2, 2, 4))]
    ['4', '5/2', '5/2', '1']
    """
    sharing = Counter(places)
    return tuple(_of(points, place, sharing[place], len(places)) if place else Fraction() for place in places)


def _of(points: Points, place: int, together: int, seats: int) -> Fraction:
    """Return the points of a place that so many share."""
    values = points.places
    if seats == _DUEL and len(values) == _WIN_DRAW_LOSS:
        return Fraction(values[1] if together > 1 else values[0] if place == 1 else values[2])
    shared = [values[index] if index < len(values) else 0 for index in range(place - 1, place - 1 + together)]
    if points.sharing is Sharing.AVERAGE:
        return Fraction(sum(shared), together)
    return Fraction(shared[0] if points.sharing is Sharing.HIGHER else shared[-1])
