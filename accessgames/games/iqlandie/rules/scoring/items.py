"""Every point of a board with what it is made of (iQLANDIE, "Bodování", points 1 to 8).

Arguments of the items, all values of `rules`: `exposition` is its number, `colour` and `colours` are ids,
`count` and `counts` numbers; `gaps`, `robots` and `links` (pairs) are masks of the exposition's board;
`shapes` are ids; `rows` and `columns` count from 0.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from accessgames.engine import ScoreItem
from accessgames.games.iqlandie.material import BOARDS
from accessgames.games.iqlandie.rules.board import pieces_on
from accessgames.games.iqlandie.rules.scoring.grids import (
    SCORING,
    full_lines,
    gaps,
    points,
    ranked,
    robot_links,
    robots,
    shapes,
    squares_by_colour,
)
from accessgames.games.iqlandie.rules.scoring.jokers import PER_PAIR, Pair, with_best_colours

if TYPE_CHECKING:
    from accessgames.games.iqlandie.rules.board import LaidPieces, PlayerBoard
    from accessgames.games.iqlandie.rules.scoring.grids import Colours

PER_FIRST: Final = 2
"""Points for each time a seat was first (point 8)."""

CONDITION: Final = "iqlandie-item-condition"
"""Rule of the item of point 7, which decides ties first."""

_DUO: Final = 2


def _details(index: int, laid: LaidPieces, colours: Colours) -> dict[str, object]:
    """Return what the points of an exposition are made of."""
    match SCORING[index]:
        case "colour":
            best = ranked(squares_by_colour(laid, colours))[:1]
            return {"colour": best[0][0] if best else None, "count": best[0][1] if best else 0}
        case "second":
            two = ranked(squares_by_colour(laid, colours))[:_DUO]
            return {"colours": tuple(name for name, _ in two), "counts": tuple(count for _, count in two)}
        case "gaps":
            found = gaps(index, laid)
            return {"count": len(found), "gaps": found}
        case "shapes":
            different = shapes(laid)
            return {"count": len(different), "shapes": different}
        case "robots":
            return {"robots": robots(laid), "links": robot_links(index, laid)}
        case _:
            return _lines(index, laid, colours)


def _lines(index: int, laid: LaidPieces, colours: Colours) -> dict[str, object]:
    full, height = full_lines(index, laid, colours), BOARDS[index].height
    rows = tuple(line for line in full if line < height)
    return {"count": len(full), "rows": rows, "columns": tuple(line - height for line in full[len(rows) :])}


def exposition_item(index: int, laid: LaidPieces, colours: Colours) -> ScoreItem:
    """Return the points of one exposition with what they are made of."""
    details = {"exposition": index + 1, **_details(index, laid, colours)}
    amount = points(index, laid, colours)
    return ScoreItem(f"iqlandie-item-{SCORING[index]}", amount, tuple(details.items()))


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


def items(board: PlayerBoard, pair: Pair, firsts: int) -> tuple[ScoreItem, ...]:
    """Return all eight points of a seat, also those that bring nothing, in the order of the rules.

    Jokers that are not declared stand for what brings most on the whole.
    """
    colours = with_best_colours(board, pair)
    return (
        *(exposition_item(index, laid, colours[index]) for index, laid in enumerate(board)),
        condition_item(board, pair, colours),
        firsts_item(firsts),
    )
