"""Whether a piece can be laid at a place: the same in every way to play (Tetrikon R17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.engine import Refusal, refuse
from accessgames.engine.grid import Board, Placement, Square, place

if TYPE_CHECKING:
    from accessgames.games.tetrikon.material import PieceType


def lay(
    board: Board, covered: int, piece: PieceType, orientation: int, anchor: Square, *, mirror: bool
) -> Placement | Refusal:
    """Return how a piece would lie, or what is in its way.

    Args:
        board: The board with the outline of the diagram.
        covered: Squares that are covered already.
        piece: What is laid.
        orientation: Number of its orientation, from 1.
        anchor: The covered square with the lowest row, then the lowest column.
        mirror: Whether pieces may be turned over.

    Returns:
        The placement; or `tetrikon-refused-orientation` (`piece`, `orientation`, `most`),
        `tetrikon-refused-outside` (`piece`, `squares` that lie outside, none of them known where the board
        ends), or `tetrikon-refused-covered` (`piece`, `squares` that are taken).
    """
    most = len(piece.shape.orientations(mirror=mirror, upward=board.upward))
    if not 1 <= orientation <= most:
        return refuse("tetrikon-refused-orientation", piece=piece.id, orientation=orientation, most=most)
    placement = place(board, piece.id, piece.shape, orientation, anchor, mirror=mirror)
    if placement is None:
        return refuse("tetrikon-refused-outside", piece=piece.id, squares=())
    outside = placement.mask & ~board.mask
    if outside:
        return refuse("tetrikon-refused-outside", piece=piece.id, squares=board.squares(outside))
    taken = placement.mask & covered
    if taken:
        return refuse("tetrikon-refused-covered", piece=piece.id, squares=board.squares(taken))
    return placement
