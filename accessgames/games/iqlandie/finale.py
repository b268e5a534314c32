"""The best laying of the last pieces: after them nothing can come, so their points are the whole truth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from accessgames.games.iqlandie.material import JOKER, Spot, spots
from accessgames.games.iqlandie.rules.board import Laid, covered
from accessgames.games.iqlandie.rules.scoring.grids import colours_of, points
from accessgames.games.iqlandie.rules.scoring.jokers import open_jokers
from accessgames.games.iqlandie.rules.scoring.quick import after_piece

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from accessgames.games.iqlandie.material import Piece
    from accessgames.games.iqlandie.rules.board import LaidPieces, PlayerBoard

MOST: Final = 2
"""Pieces that are laid in a round."""


class Laying(NamedTuple):
    """Where pieces can be laid together.

    Attributes:
        gain: Points that they add to the expositions.
        where: The pieces with their places.
    """

    gain: int
    where: tuple[tuple[Piece, Spot], ...]


def best_laying(board: PlayerBoard, pieces: Sequence[Piece]) -> Laying | None:
    """Return how some pieces bring most together.

    Returns:
        The best laying of all of them; None where jokers are about, whose colours are chosen later, where
        there are more pieces than in a round, or where they don't all fit.
    """
    jokers = any(piece.colour == JOKER for piece in pieces) or any(map(open_jokers, board))
    if jokers or not 0 < len(pieces) <= MOST:
        return None
    if len(pieces) == 1:
        return max(_everywhere(board, pieces[0]), key=lambda one: one.gain, default=None)
    return max(_together(board, *pieces), key=lambda one: one.gain, default=None)


def _together(board: PlayerBoard, first: Piece, second: Piece) -> Iterator[Laying]:
    """Yield for each place of one piece the best of the other one."""
    alone = [max(_inside(index, laid, second), default=None, key=_gain) for index, laid in enumerate(board)]
    for index, laid in enumerate(board):
        others = [one for place, one in enumerate(alone) if one is not None and place != index]
        for one in _inside(index, laid, first):
            _, spot = one.where[0]
            there = _inside(index, (*laid, Laid(first, spot, first.colour)), second)
            best = max((*others, *there), default=None, key=_gain)
            if best is not None:
                yield Laying(one.gain + best.gain, (*one.where, *best.where))


def _everywhere(board: PlayerBoard, piece: Piece) -> Iterator[Laying]:
    for index, laid in enumerate(board):
        yield from _inside(index, laid, piece)


def _inside(index: int, laid: LaidPieces, piece: Piece) -> Iterator[Laying]:
    """Yield every place of a piece in one exposition."""
    taken, before = covered(laid), points(index, laid, colours_of(laid))
    after = after_piece(index, laid, piece)
    for spot in spots(piece, index + 1):
        if not spot.mask & taken:
            yield Laying(after(spot) - before, ((piece, spot),))


def _gain(laying: Laying) -> int:
    return laying.gain
