"""A player's board: what lies on the six expositions."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from accessgames.games.iqlandie.material import BOARDS, EXPOSITIONS, JOKER, Piece, Spot, spots


@dataclass(frozen=True, slots=True)
class Laid:
    """A piece on an exposition.

    Attributes:
        piece: The piece.
        spot: Where it lies.
        colour: Id of the colour it counts as: that of jokers until one is declared at the end.
    """

    piece: Piece
    spot: Spot
    colour: str


LaidPieces: TypeAlias = tuple[Laid, ...]
"""Pieces of one exposition, in the order in which they were laid."""

PlayerBoard: TypeAlias = tuple[LaidPieces, ...]
"""Pieces of each exposition; exposition 1 is at index 0."""

EMPTY_BOARD: Final[PlayerBoard] = tuple(() for _ in EXPOSITIONS)


def covered(laid: LaidPieces) -> int:
    """Return the covered squares of an exposition as a mask."""
    mask = 0
    for each in laid:
        mask |= each.spot.mask
    return mask


def free(board: PlayerBoard, exposition: int) -> int:
    """Return the free squares of an exposition (its number from 1) as a mask."""
    return BOARDS[exposition - 1].mask & ~covered(board[exposition - 1])


def places(board: PlayerBoard, piece: Piece) -> tuple[Spot, ...]:
    """Return everywhere a piece can be laid, by exposition, then in the order of notation."""
    found: list[Spot] = []
    for number, laid in enumerate(board, 1):
        taken = covered(laid)
        found.extend(spot for spot in spots(piece, number) if not spot.mask & taken)
    return tuple(found)


def fits(board: PlayerBoard, piece: Piece) -> bool:
    """Tell whether a piece can be laid anywhere."""
    for number, laid in enumerate(board, 1):
        taken = covered(laid)
        if any(not spot.mask & taken for spot in spots(piece, number)):
            return True
    return False


def with_piece(board: PlayerBoard, laid: Laid) -> PlayerBoard:
    """Return the board with one more piece."""
    index = laid.spot.exposition - 1
    return (*board[:index], (*board[index], laid), *board[index + 1 :])


def without_piece(board: PlayerBoard, laid: Laid) -> PlayerBoard:
    """Return the board with one piece taken up."""
    index = laid.spot.exposition - 1
    rest = tuple(each for each in board[index] if each != laid)
    return (*board[:index], rest, *board[index + 1 :])


def pieces_on(board: PlayerBoard) -> tuple[Laid, ...]:
    """Return all pieces, by exposition, then in the order in which they were laid."""
    return tuple(laid for exposition in board for laid in exposition)


def jokers(board: PlayerBoard) -> tuple[Laid, ...]:
    """Return the jokers, declared or not, in the order of `pieces_on`; declaring keeps the order."""
    return tuple(laid for laid in pieces_on(board) if laid.piece.colour == JOKER)


def declared(board: PlayerBoard, joker: Laid, colour: str) -> PlayerBoard:
    """Return the board with a joker that counts as a colour."""
    index = joker.spot.exposition - 1
    painted = tuple(replace(each, colour=colour) if each == joker else each for each in board[index])
    return (*board[:index], painted, *board[index + 1 :])
