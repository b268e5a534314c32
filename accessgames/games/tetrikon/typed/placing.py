"""Where a piece shall lie: its name, its first square or all its squares, and its position, in any order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from accessgames.engine import MalformedAction
from accessgames.engine.grid import Placement, Square, place, placements
from accessgames.games.tetrikon.fronts import (
    front_of,
    material_of,
    mirror_of,
    orientations,
    own_seat,
    ways_of,
)
from accessgames.games.tetrikon.naming import name_piece
from accessgames.games.tetrikon.typed.items import meaningful, read_piece
from accessgames.language.commandline import quoted
from accessgames.language.space import name_square, read_squares

if TYPE_CHECKING:
    from accessgames.games.room import Desk


@dataclass(frozen=True, slots=True)
class Spotted:
    """A place as it was typed.

    Attributes:
        piece: Which piece.
        squares: Its first square, or all its squares; an empty mask when none was named.
        numbers: The orientations that fit what was typed, or None when nothing was said about them.
    """

    piece: str
    squares: int = 0
    numbers: tuple[int, ...] | None = None


def read_spot(words: Sequence[str], desk: Desk) -> Spotted:
    """Read a piece with its place: "tyč c3 2", "hák vpravo zrcadlově c3", "roh c3 c4 d3".

    Raises:
        MalformedAction: A word belongs to none of these, or no piece is named.
    """
    rest = meaningful(words, desk.words)
    piece, rest = _take_piece(rest, desk)
    spot = Spotted(piece)
    board, ways = front_of(desk, own_seat(desk)).board, ways_of(desk, piece)
    while rest:
        squares = None if spot.squares else read_squares(rest, board, desk.words)
        if squares is not None:
            spot, rest = Spotted(piece, squares.value, spot.numbers), rest[squares.used :]
            continue
        numbers = None if spot.numbers else ways.read(rest, desk.words)
        if numbers is None:
            raise MalformedAction("tetrikon-error-spot", word=quoted(rest[0]), piece=name_piece(piece))
        spot, rest = Spotted(piece, spot.squares, numbers.value), rest[numbers.used :]
    return spot


def _take_piece(rest: list[str], desk: Desk) -> tuple[str, list[str]]:
    """Find the piece among words; it need not be the first."""
    for at in range(len(rest)):
        taken = read_piece(rest[at:], desk)
        if taken is not None:
            return taken.value, [*rest[:at], *rest[at + taken.used :]]
    if not rest:
        raise MalformedAction("tetrikon-error-which-piece")
    raise MalformedAction("tetrikon-error-piece", word=quoted(" ".join(rest)))


def chosen_spots(spot: Spotted, desk: Desk, free: int) -> tuple[tuple[int, Square], ...]:
    """Return the orientations and first squares that a typed place can mean, those on free squares first.

    Args:
        spot: What was typed.
        desk: Who typed it.
        free: The squares that may be covered.

    Returns:
        All places that fit into the free squares; where none does, the one that was named without doubt, so
        that the rules can say what is wrong with it. Empty when nothing fits and nothing is sure.
    """
    every = range(1, len(orientations(desk, spot.piece)) + 1)
    numbers = spot.numbers or tuple(every)
    fitting = tuple(
        (laid.orientation, laid.anchor)
        for laid in _everywhere(spot.piece, desk, free)
        if laid.orientation in numbers and _agrees(laid, spot, desk)
    )
    if fitting or not spot.squares:
        return fitting
    return _named(spot, numbers, desk)


def _everywhere(piece: str, desk: Desk, free: int) -> tuple[Placement, ...]:
    material = material_of(desk)
    shape = material.piece_by_id[piece].shape
    return placements(material.board, free, piece, shape, mirror=mirror_of(desk))


def _agrees(laid: Placement, spot: Spotted, desk: Desk) -> bool:
    """Tell whether a place begins at the square that was named, or covers exactly those that were."""
    if not spot.squares:
        return True
    if spot.squares.bit_count() == 1:
        return material_of(desk).board.bit(laid.anchor) == spot.squares
    return laid.mask == spot.squares


def _named(spot: Spotted, numbers: Sequence[int], desk: Desk) -> tuple[tuple[int, Square], ...]:
    """Return the place that was named though it is not free, when there is just one."""
    board = material_of(desk).board
    if spot.squares.bit_count() == 1:
        named = tuple((number, board.square(spot.squares)) for number in numbers)
        return named if len(named) == 1 else ()
    whole = _everywhere(spot.piece, desk, board.whole)
    return tuple((laid.orientation, laid.anchor) for laid in whole if laid.mask == spot.squares)


def placement_of(desk: Desk, piece: str, orientation: int, anchor: Square) -> Placement | None:
    """Return where a piece would lie; None when a part of it would leave the board."""
    material = material_of(desk)
    shape = material.piece_by_id[piece].shape
    return place(material.board, piece, shape, orientation, anchor, mirror=mirror_of(desk))


def unclear_place(spot: Spotted, desk: Desk) -> MalformedAction:
    """Say that a piece has no place, at the square that was named or anywhere."""
    piece = name_piece(spot.piece)
    if not spot.squares:
        return MalformedAction("tetrikon-error-no-place", piece=piece)
    cell = name_square(material_of(desk).board.square(spot.squares))
    return MalformedAction("tetrikon-error-not-there", piece=piece, cell=cell, row=cell.row)
