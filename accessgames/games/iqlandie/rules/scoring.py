"""Scoring of iQLANDIE ("Bodování", points 1 to 8): expositions, jokers, items that explain, the outcome.

Each joker counts as one colour everywhere: in its exposition and for the pairs of point 7.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from accessgames.engine import Outcome, ScoreItem, make_outcome, rank
from accessgames.games.iqlandie.material import COLOURS, JOKER, SINGLE
from accessgames.games.iqlandie.rules.state import Laid, LaidPieces, covered, jokers, pieces_on

if TYPE_CHECKING:
    from accessgames.engine.grid import Board
    from accessgames.games.iqlandie.material import Exposition, Expositions
    from accessgames.games.iqlandie.rules.state import IqTable, PlayerBoard

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


def gaps(grid: Exposition, laid: LaidPieces) -> tuple[int, ...]:
    """Return the gaps of an exposition as masks: free areas, connected over common sides only (point 3)."""
    board = grid.board
    return board.regions(board.mask & ~covered(laid))


@lru_cache(maxsize=1 << 16)
def gap_count(grid: Exposition, taken: int) -> int:
    """Count the gaps of an exposition of which these squares are covered."""
    board = grid.board
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


def robot_links(grid: Exposition, laid: LaidPieces) -> tuple[tuple[int, int], ...]:
    """Return the pairs of robots that share a side, each once, as masks; diagonal ones do not (point 5)."""
    board, mask = grid.board, robots(laid)
    singles = [board.bit(square) for square in board.squares(mask)]
    return tuple(
        (one, other)
        for place, one in enumerate(singles)
        for other in singles[place + 1 :]
        if board.neighbours(one) & other
    )


@lru_cache(maxsize=16)
def lines(grid: Exposition) -> tuple[int, ...]:
    """Return the rows, then the columns of an exposition as masks."""
    board = grid.board
    row = (1 << board.width) - 1
    rows = (row << board.width * number for number in range(board.height))
    column = sum(1 << board.width * number for number in range(board.height))
    columns = (column << number for number in range(board.width))
    return tuple(line & board.mask for line in (*rows, *columns))


def full_lines(grid: Exposition, laid: LaidPieces, colours: Colours) -> tuple[int, ...]:
    """Return the rows and columns that are full and have at most two colours (point 6).

    Returns:
        Places in `lines(grid)`: rows from 0, after them the columns. A line without squares never counts.
    """
    taken = covered(laid)
    found = []
    for place, line in enumerate(lines(grid)):
        if line and not line & ~taken:
            shown = {colour for each, colour in zip(laid, colours, strict=True) if each.spot.mask & line}
            if len(shown) <= MOST_COLOURS:
                found.append(place)
    return tuple(found)


def neighbour_pairs(board: Board, mask: int) -> int:
    """Count pairs of squares of a mask that touch with a side."""
    last = lines_of(board.width, board.height)
    sideways = mask & (mask & ~last) << 1
    return sideways.bit_count() + (mask & mask << board.width).bit_count()


@lru_cache(maxsize=16)
def lines_of(width: int, height: int) -> int:
    """Return the last column of a rectangle as a mask."""
    return sum(1 << row * width + width - 1 for row in range(height))


_POINTS: Final[dict[str, Callable[[Exposition, LaidPieces, Colours], int]]] = {
    "colour": lambda _, laid, colours: max(squares_by_colour(laid, colours).values(), default=0),
    "second": lambda _, laid, colours: (
        PER_SECOND * [0, 0, *sorted(squares_by_colour(laid, colours).values())][-2]
    ),
    "gaps": lambda grid, laid, _: PER_GAP * gap_count(grid, covered(laid)),
    "shapes": lambda _, laid, __: PER_SHAPE * len(shapes(laid)),
    "robots": lambda grid, laid, _: 2 * PER_ROBOT * neighbour_pairs(grid.board, robots(laid)),
    "lines": lambda grid, laid, colours: PER_LINE * len(full_lines(grid, laid, colours)),
}

COLOURFUL: Final = frozenset({"colour", "second", "lines"})
"""Scorings for which colours matter."""


def points(grid: Exposition, laid: LaidPieces, colours: Colours) -> int:
    """Return the points of an exposition when its pieces have these colours."""
    return _POINTS[grid.scoring](grid, laid, colours)


def colours_of(laid: Sequence[Laid]) -> tuple[str, ...]:
    """Return the colours that pieces have now; jokers that are not declared keep their own."""
    return tuple(each.colour for each in laid)


PER_PAIR: Final = 2
"""Points for a pair of pieces of the two colours of the condition."""

Pair: TypeAlias = tuple[str, str] | None
"""The two colours of a condition; None without one."""


class Colouring(NamedTuple):
    """One way to colour jokers.

    Attributes:
        points: What the expositions bring.
        colours: What each joker stands for, in the order of the board.
    """

    points: int
    colours: tuple[str, ...]


Colourings: TypeAlias = dict[tuple[int, int], Colouring]
"""The best way for each number of pieces of the first and of the second colour of the condition."""


def _painted(laid: LaidPieces, chosen: Iterator[str]) -> tuple[str, ...]:
    """Return the colours of pieces with those of the open jokers filled in."""
    return tuple(next(chosen) if each.colour == JOKER else each.colour for each in laid)


def open_jokers(laid: Iterable[Laid]) -> int:
    """Count the jokers that are not declared."""
    return sum(each.colour == JOKER for each in laid)


@lru_cache(maxsize=1 << 14)
def colourings_of(
    grid: Exposition, laid: LaidPieces, pair: Pair
) -> tuple[tuple[tuple[int, int], Colouring], ...]:
    """Return the ways to colour the jokers of one exposition that may be best on the whole."""
    count = open_jokers(laid)
    if count and (grid.scoring not in COLOURFUL):
        choices: Iterable[tuple[str, ...]] = (
            (pair[0],) * number + (pair[1],) * (count - number) if pair else (COLOURS[0],) * count
            for number in range(count + 1)
        )
    else:
        choices = product(COLOURS, repeat=count)
    best: Colourings = {}
    for chosen in choices:
        colours = _painted(laid, iter(chosen))
        way = Colouring(points(grid, laid, colours), chosen)
        key = (colours.count(pair[0]), colours.count(pair[1])) if pair else (0, 0)
        if key not in best or best[key].points < way.points:
            best[key] = way
    return tuple(best.items())


def joined_colourings(ways: Colourings, more: Iterable[tuple[tuple[int, int], Colouring]]) -> Colourings:
    """Return the best ways for two parts of a board together."""
    best: Colourings = {}
    for (first, second), way in more:
        for (one, two), other in ways.items():
            key = first + one, second + two
            value = way.points + other.points
            if key not in best or best[key].points < value:
                best[key] = Colouring(value, other.colours + way.colours)
    return best


def best_colouring(ways: Colourings) -> Colouring:
    """Return the way that brings most, with the points of its pairs; the first one of equals."""
    return max(
        (Colouring(way.points + PER_PAIR * min(counts), way.colours) for counts, way in ways.items()),
        key=lambda way: way.points,
    )


def board_colourings(grids: Expositions, board: PlayerBoard, pair: Pair) -> Colourings:
    """Return the best ways to colour the jokers of a whole board."""
    ways: Colourings = {(0, 0): Colouring(0, ())}
    for grid, laid in zip(grids, board, strict=True):
        ways = joined_colourings(ways, colourings_of(grid, laid, pair))
    return ways


def best_colours(grids: Expositions, board: PlayerBoard, pair: Pair) -> tuple[str, ...]:
    """Return the colours that bring most for the jokers still open, in the order of the board."""
    return best_colouring(board_colourings(grids, board, pair)).colours


def board_points(grids: Expositions, board: PlayerBoard, pair: Pair) -> int:
    """Return points 1 to 7 of a board, open jokers standing for what brings most."""
    return best_colouring(board_colourings(grids, board, pair)).points


def exposition_points(grid: Exposition, laid: LaidPieces) -> int:
    """Return the points of one exposition by itself, open jokers standing for what brings most there."""
    return max(way.points for _, way in colourings_of(grid, laid, None))


def with_best_colours(grids: Expositions, board: PlayerBoard, pair: Pair) -> tuple[tuple[str, ...], ...]:
    """Return the colours of all pieces by exposition, open jokers standing for what brings most in all."""
    chosen = iter(best_colours(grids, board, pair))
    return tuple(_painted(laid, chosen) for laid in board)


PER_FIRST: Final = 2
"""Points for each time a seat was first (point 8)."""

CONDITION: Final = "iqlandie-item-condition"
"""Rule of the item of point 7, which decides ties first."""


def _details(grid: Exposition, laid: LaidPieces, colours: Colours) -> dict[str, object]:
    """Return what the points of an exposition are made of."""
    match grid.scoring:
        case "colour":
            best = ranked(squares_by_colour(laid, colours))[:1]
            return {"colour": best[0][0] if best else None, "count": best[0][1] if best else 0}
        case "second":
            two = ranked(squares_by_colour(laid, colours))[:2]
            return {"colours": tuple(name for name, _ in two), "counts": tuple(count for _, count in two)}
        case "gaps":
            found = gaps(grid, laid)
            return {"count": len(found), "gaps": found}
        case "shapes":
            different = shapes(laid)
            return {"count": len(different), "shapes": different}
        case "robots":
            return {"robots": robots(laid), "links": robot_links(grid, laid)}
        case _:
            full, height = full_lines(grid, laid, colours), grid.board.height
            rows = tuple(line for line in full if line < height)
            columns = tuple(line - height for line in full[len(rows) :])
            return {"count": len(full), "rows": rows, "columns": columns}


def exposition_item(grid: Exposition, laid: LaidPieces, colours: Colours) -> ScoreItem:
    """Return the points of one exposition with what they are made of."""
    details = {"exposition": grid.number, **_details(grid, laid, colours)}
    amount = points(grid, laid, colours)
    return ScoreItem(f"iqlandie-item-{grid.scoring}", amount, tuple(details.items()))


def condition_item(board: PlayerBoard, pair: Pair, colours: tuple[Colours, ...]) -> ScoreItem:
    """Return the points for pairs of pieces of the two colours that a seat collects (point 7).

    Single squares are pieces of their colour; jokers count in the colour they stand for.
    """
    pieces = Counter(colour for exposition in colours for colour in exposition)
    counts = (pieces[pair[0]], pieces[pair[1]]) if pair else (0, 0)
    args = (("colours", pair or ()), ("counts", counts), ("pieces", len(pieces_on(board))))
    return ScoreItem(CONDITION, PER_PAIR * min(counts), args)


def firsts_item(firsts: int) -> ScoreItem:
    """Return the points for having been first (point 8)."""
    return ScoreItem("iqlandie-item-firsts", PER_FIRST * firsts, (("count", firsts),))


def items(grids: Expositions, board: PlayerBoard, pair: Pair, firsts: int) -> tuple[ScoreItem, ...]:
    """Return all eight points of a seat, also those that bring nothing, in the order of the rules.

    Jokers that are not declared stand for what brings most on the whole.
    """
    colours = with_best_colours(grids, board, pair)
    return (
        *(
            exposition_item(grid, laid, shown)
            for grid, laid, shown in zip(grids, board, colours, strict=True)
        ),
        condition_item(board, pair, colours),
        firsts_item(firsts),
    )


def items_of(table: IqTable, seat: int) -> tuple[ScoreItem, ...]:
    """Return a seat's points as they would count now, with what makes them; in a practice point 8 alone."""
    if table.practice is not None:
        return (firsts_item(table.firsts[seat]),)
    return items(table.expositions, table.boards[seat], table.colours_of(seat), table.firsts[seat])


def score_of(table: IqTable, seat: int) -> int:
    """Return a seat's score as it would count now, open jokers standing for what brings most."""
    return sum(item.amount for item in items_of(table, seat))


def totals(table: IqTable) -> tuple[int, ...]:
    """Return the scores of all seats."""
    return tuple(score_of(table, seat) for seat in range(table.seats))


def outcome(table: IqTable) -> Outcome:
    """Return the result: more points, then more by point 7, then fewer jokers; else a shared place."""
    every = [items_of(table, seat) for seat in range(table.seats)]
    result = make_outcome(every, table.ending)
    pairs = [sum(item.amount for item in own if item.rule == CONDITION) for own in every]
    keys = [
        (total, pairs[seat], -len(jokers(table.boards[seat]))) for seat, total in enumerate(result.totals)
    ]
    return Outcome(result.totals, rank(keys), result.items, result.ending)
