"""Random boards of iQLANDIE, filled as far as a number of pieces goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.engine import Stream
from accessgames.games.iqlandie.material import EXPOSITIONS, JOKER, PIECES
from accessgames.games.iqlandie.rules.state import EMPTY_BOARD, Laid, PlayerBoard, places, with_piece

if TYPE_CHECKING:
    from accessgames.games.iqlandie.material import Piece


def random_pieces(stream: Stream, count: int, jokers: int) -> list[Piece]:
    """Return coloured pieces, some of them with robots, and so many jokers among them."""
    plain = [piece for piece in PIECES.values() if piece.colour != JOKER]
    wild = [piece for piece in PIECES.values() if piece.colour == JOKER]
    pieces = [stream.choice(plain) for _ in range(count - jokers)]
    pieces += [stream.choice(wild) for _ in range(jokers)]
    stream.shuffle(pieces)
    return pieces


def random_board(seed: str, count: int, jokers: int = 0) -> PlayerBoard:
    """Return a board with at most `count` pieces in random places, those that fit nowhere left out."""
    stream = Stream(seed, "board")
    board = EMPTY_BOARD
    for piece in random_pieces(stream, count, jokers):
        found = places(EXPOSITIONS, board, piece)
        if found:
            board = with_piece(board, Laid(piece, stream.choice(found), piece.colour))
    return board
