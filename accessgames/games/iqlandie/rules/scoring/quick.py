"""Points of one exposition after one more piece, without jokers: what most places of most pieces come to."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from accessgames.games.iqlandie.material import BOARDS
from accessgames.games.iqlandie.rules.board import Laid, covered
from accessgames.games.iqlandie.rules.scoring.grids import (
    MOST_COLOURS,
    PER_GAP,
    PER_LINE,
    PER_ROBOT,
    SCORING,
    colours_of,
    gap_count,
    lines,
    points,
    robots,
)

if TYPE_CHECKING:
    from accessgames.games.iqlandie.material import Piece, Spot
    from accessgames.games.iqlandie.rules.board import LaidPieces

After = Callable[["Spot"], int]
"""Points of an exposition once a piece lies at one of its free places."""


def after_piece(index: int, laid: LaidPieces, piece: Piece) -> After:
    """Return what tells the points of an exposition with a piece more; no joker lies there, nor is it one."""
    make = _BY_SPOT.get(SCORING[index])
    return _everywhere(index, laid, piece) if make is None else make(index, laid, piece)


def _everywhere(index: int, laid: LaidPieces, piece: Piece) -> After:
    """Where the place does not matter, the first one answers for all."""
    known: list[int] = []

    def after(spot: Spot) -> int:
        if not known:
            more = (*laid, Laid(piece, spot, piece.colour))
            known.append(points(index, more, colours_of(more)))
        return known[0]

    return after


def _gaps(index: int, laid: LaidPieces, piece: Piece) -> After:
    del piece
    taken = covered(laid)
    return lambda spot: PER_GAP * gap_count(index, taken | spot.mask)


def _robots(index: int, laid: LaidPieces, piece: Piece) -> After:
    del piece
    board, there = BOARDS[index], robots(laid)
    before = points(index, laid, colours_of(laid))

    def after(spot: Spot) -> int:
        beside = board.neighbours(spot.robot) & there if spot.robot else 0
        return before + 2 * PER_ROBOT * beside.bit_count()

    return after


def _lines(index: int, laid: LaidPieces, piece: Piece) -> After:
    """Only lines of at most two colours, the new one included, can become full and count."""
    taken = covered(laid)
    before = points(index, laid, colours_of(laid))
    missing: list[int] = []
    for line in lines(index):
        shown = {each.colour for each in laid if each.spot.mask & line} | {piece.colour}
        if line & ~taken and len(shown) <= MOST_COLOURS:
            missing.append(line & ~taken)

    def after(spot: Spot) -> int:
        return before + PER_LINE * sum(not rest & ~spot.mask for rest in missing)

    return after


_BY_SPOT: Final[dict[str, Callable[[int, LaidPieces, Piece], After]]] = {
    "gaps": _gaps,
    "robots": _robots,
    "lines": _lines,
}
