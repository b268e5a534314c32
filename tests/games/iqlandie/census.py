"""Where the 160 pieces of iQLANDIE are: the contract counts them in every state."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from accessgames.games.iqlandie.material import SUPPLY, Piece, piece_name
from accessgames.games.iqlandie.rules.state import pieces_on

if TYPE_CHECKING:
    from accessgames.games.iqlandie.rules.state import IqState


def census(state: IqState) -> tuple[tuple[tuple[str, int], ...], int]:
    """Return how many of each piece there are, wherever they lie, and all together.

    Single squares that were given beyond the supply count below zero there, so that the sum stays.
    """
    table = state.table
    pieces: Counter[Piece] = Counter()
    for (piece, _), count in zip(SUPPLY, table.stock, strict=True):
        pieces[piece] += count
    for group in (*table.offers, *table.hands, table.removed):
        pieces.update(group)
    for board in table.boards:
        pieces.update(laid.piece for laid in pieces_on(board))
    counted = tuple(sorted((piece_name(piece), count) for piece, count in pieces.items()))
    return counted, sum(pieces.values())
