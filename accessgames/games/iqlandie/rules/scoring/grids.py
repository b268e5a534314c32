"""Points of a single exposition whose pieces all have their colours (iQLANDIE, points 1 to 6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final, TypeAlias

from accessgames.games.iqlandie.material import BOARDS, EXPOSITIONS, SINGLE
from accessgames.games.iqlandie.rules.board import Laid, LaidPieces, covered

if TYPE_CHECKING:
    from accessgames.engine.grid import Board

PER_SECOND: Final = 2
PER_GAP: Final = 3
PER_SHAPE: Final = 3
PER_ROBOT: Final = 3
PER_LINE: Final = 3
"""Points for a square of the second colour, a gap, a shape, a robot beside a robot, a full line."""

MOST_COLOURS: Final = 2
"""Colours that a full row or column may have (point 6)."""

Colours: TypeAlias = Sequence[str]
"""Colours of the pieces of an exposition, in their order; for jokers what they stand for."""


def squares_by_colour(laid: LaidPieces, colours: Colours) -> Counter[str]:
    """Count the squares of every colour."""
    counts: Counter[str] = Counter()
    for each, colour in zip(laid, colours, strict=True):
        counts[colour] += each.spot.mask.bit_count()
    return counts


def ranked(counts: Counter[str]) -> tuple[tuple[str, int], ...]:
    """Return colours with their squares, the most numerous first, equal ones by their names."""
    return tuple(sorted(counts.items(), key=lambda pair: (-pair[1], pair[0])))


def gaps(index: int, laid: LaidPieces) -> tuple[int, ...]:
    """Return the gaps of an exposition as masks: free areas, connected over common sides only (point 3)."""
    board = BOARDS[index]
    return board.regions(board.mask & ~covered(laid))


@lru_cache(maxsize=1 << 16)
def gap_count(index: int, taken: int) -> int:
    """Count the gaps of an exposition of which these squares are covered."""
    board = BOARDS[index]
    return len(board.regions(board.mask & ~taken))


def shapes(laid: LaidPieces) -> tuple[str, ...]:
    """Return the different shapes in the order in which they were laid; single squares are none (point 4)."""
    return tuple(dict.fromkeys(each.piece.shape for each in laid if each.piece.shape != SINGLE))


def robots(laid: LaidPieces) -> int:
    """Return the squares with robots as a mask."""
    mask = 0
    for each in laid:
        mask |= each.spot.robot
    return mask


def robot_links(index: int, laid: LaidPieces) -> tuple[tuple[int, int], ...]:
    """Return the pairs of robots that share a side, each once, as masks; diagonal ones do not (point 5)."""
    board, mask = BOARDS[index], robots(laid)
    singles = [board.bit(square) for square in board.squares(mask)]
    return tuple(
        (one, other)
        for place, one in enumerate(singles)
        for other in singles[place + 1 :]
        if board.neighbours(one) & other
    )


@lru_cache(maxsize=16)
def lines(index: int) -> tuple[int, ...]:
    """Return the rows, then the columns of an exposition as masks."""
    board = BOARDS[index]
    row = (1 << board.width) - 1
    rows = (row << board.width * number for number in range(board.height))
    column = sum(1 << board.width * number for number in range(board.height))
    columns = (column << number for number in range(board.width))
    return tuple(line & board.mask for line in (*rows, *columns))


def full_lines(index: int, laid: LaidPieces, colours: Colours) -> tuple[int, ...]:
    """Return the rows and columns that are full and have at most two colours (point 6).

    Returns:
        Places in `lines(index)`: rows from 0, after them the columns. A line without squares never counts.
    """
    taken = covered(laid)
    found = []
    for place, line in enumerate(lines(index)):
        if line and not line & ~taken:
            shown = {colour for each, colour in zip(laid, colours, strict=True) if each.spot.mask & line}
            if len(shown) <= MOST_COLOURS:
                found.append(place)
    return tuple(found)


def _colour_points(index: int, laid: LaidPieces, colours: Colours) -> int:
    del index
    return max(squares_by_colour(laid, colours).values(), default=0)


def _second_points(index: int, laid: LaidPieces, colours: Colours) -> int:
    del index
    counts = sorted(squares_by_colour(laid, colours).values())
    return PER_SECOND * counts[-2] if len(counts) > 1 else 0


def _gap_points(index: int, laid: LaidPieces, colours: Colours) -> int:
    del colours
    return PER_GAP * gap_count(index, covered(laid))


def _shape_points(index: int, laid: LaidPieces, colours: Colours) -> int:
    del index, colours
    return PER_SHAPE * len(shapes(laid))


def _robot_points(index: int, laid: LaidPieces, colours: Colours) -> int:
    del colours
    return 2 * PER_ROBOT * neighbour_pairs(BOARDS[index], robots(laid))


def neighbour_pairs(board: Board, mask: int) -> int:
    """Count pairs of squares of a mask that touch with a side."""
    last = lines_of(board.width, board.height)
    sideways = mask & (mask & ~last) << 1
    return sideways.bit_count() + (mask & mask << board.width).bit_count()


@lru_cache(maxsize=16)
def lines_of(width: int, height: int) -> int:
    """Return the last column of a rectangle as a mask."""
    return sum(1 << row * width + width - 1 for row in range(height))


def _line_points(index: int, laid: LaidPieces, colours: Colours) -> int:
    return PER_LINE * len(full_lines(index, laid, colours))


_POINTS: Final[dict[str, Callable[[int, LaidPieces, Colours], int]]] = {
    "colour": _colour_points,
    "second": _second_points,
    "gaps": _gap_points,
    "shapes": _shape_points,
    "robots": _robot_points,
    "lines": _line_points,
}

SCORING: Final = tuple(exposition.scoring for exposition in EXPOSITIONS)
"""How each exposition scores, by index."""

COLOURFUL: Final = frozenset({"colour", "second", "lines"})
"""Scorings for which colours matter."""


def points(index: int, laid: LaidPieces, colours: Colours) -> int:
    """Return the points of the exposition at an index when its pieces have these colours."""
    return _POINTS[SCORING[index]](index, laid, colours)


def colours_of(laid: Sequence[Laid]) -> tuple[str, ...]:
    """Return the colours that pieces have now; jokers that are not declared keep their own."""
    return tuple(each.colour for each in laid)
