"""Jokers: the colours that bring most, and what a board is worth with them (iQLANDIE, "Dílky expozice", 7).

Each joker counts as one colour everywhere: in its exposition and for the pairs of point 7. So every
exposition has for each number of jokers given to the two colours of the condition a best way to colour the
rest; the best sum over all six of them, pairs included, is the best declaration.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from accessgames.games.iqlandie.material import COLOURS, JOKER
from accessgames.games.iqlandie.rules.scoring.grids import COLOURFUL, SCORING, points

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from accessgames.games.iqlandie.rules.board import Laid, LaidPieces, PlayerBoard

PER_PAIR: Final = 2
"""Points for a pair of pieces of the two colours of the condition."""

Pair: TypeAlias = tuple[str, str] | None
"""The two colours of a condition; None without one."""


class Way(NamedTuple):
    """One way to colour jokers.

    Attributes:
        points: What the expositions bring.
        colours: What each joker stands for, in the order of the board.
    """

    points: int
    colours: tuple[str, ...]


Ways: TypeAlias = dict[tuple[int, int], Way]
"""The best way for each number of pieces of the first and of the second colour of the condition."""


def _counts(pair: Pair, colours: Iterable[str]) -> tuple[int, int]:
    """Count colours that belong to a condition."""
    if pair is None:
        return 0, 0
    found = list(colours)
    return found.count(pair[0]), found.count(pair[1])


def _painted(laid: LaidPieces, chosen: Sequence[str]) -> tuple[str, ...]:
    """Return the colours of pieces with those of the open jokers filled in."""
    rest = iter(chosen)
    return tuple(next(rest) if each.colour == JOKER else each.colour for each in laid)


def open_jokers(laid: Iterable[Laid]) -> int:
    """Count the jokers that are not declared."""
    return sum(each.colour == JOKER for each in laid)


@lru_cache(maxsize=1 << 14)
def _ways(index: int, laid: LaidPieces, pair: Pair) -> tuple[tuple[tuple[int, int], Way], ...]:
    count = open_jokers(laid)
    if count and (SCORING[index] not in COLOURFUL):
        choices: Iterable[tuple[str, ...]] = (
            (pair[0],) * number + (pair[1],) * (count - number) if pair else (COLOURS[0],) * count
            for number in range(count + 1)
        )
    else:
        choices = product(COLOURS, repeat=count)
    best: Ways = {}
    for chosen in choices:
        colours = _painted(laid, chosen)
        way = Way(points(index, laid, colours), chosen)
        key = _counts(pair, colours)
        if key not in best or best[key].points < way.points:
            best[key] = way
    return tuple(best.items())


def joined(ways: Ways, more: Iterable[tuple[tuple[int, int], Way]]) -> Ways:
    """Return the best ways for two parts of a board together."""
    best: Ways = {}
    for (first, second), way in more:
        for (one, two), other in ways.items():
            key = first + one, second + two
            value = way.points + other.points
            if key not in best or best[key].points < value:
                best[key] = Way(value, other.colours + way.colours)
    return best


def ways_of(index: int, laid: LaidPieces, pair: Pair) -> tuple[tuple[tuple[int, int], Way], ...]:
    """Return the ways to colour the jokers of one exposition that may be best on the whole."""
    return _ways(index, laid, pair)


def best_way(ways: Ways) -> Way:
    """Return the way that brings most, with the points of its pairs; the first one of equals."""
    return max(
        (Way(way.points + PER_PAIR * min(counts), way.colours) for counts, way in ways.items()),
        key=lambda way: way.points,
    )


def ways_of_board(board: PlayerBoard, pair: Pair) -> Ways:
    """Return the best ways to colour the jokers of a whole board."""
    ways: Ways = {(0, 0): Way(0, ())}
    for index, laid in enumerate(board):
        ways = joined(ways, _ways(index, laid, pair))
    return ways


def best_colours(board: PlayerBoard, pair: Pair) -> tuple[str, ...]:
    """Return the colours that bring most for the jokers still open, in the order of the board."""
    return best_way(ways_of_board(board, pair)).colours


def worth(board: PlayerBoard, pair: Pair) -> int:
    """Return points 1 to 7 of a board, open jokers standing for what brings most."""
    return best_way(ways_of_board(board, pair)).points


def exposition_points(index: int, laid: LaidPieces) -> int:
    """Return the points of one exposition by itself, open jokers standing for what brings most there."""
    return max(way.points for _, way in _ways(index, laid, None))


def with_best_colours(board: PlayerBoard, pair: Pair) -> tuple[tuple[str, ...], ...]:
    """Return the colours of all pieces by exposition, open jokers standing for what brings most in all."""
    chosen = iter(best_colours(board, pair))
    return tuple(
        tuple(next(chosen) if each.colour == JOKER else each.colour for each in laid) for laid in board
    )
