"""Tetrikon to the eye: diagrams with the pieces that lie in them, free pieces and the offer as they look."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from accessgames.games.pictures import BRIGHT, Offset, Panel, Tile, square_headings, square_tiles
from accessgames.games.tetrikon import player_areas
from accessgames.games.tetrikon.naming import TetrikonListener, name_piece
from accessgames.language import say

if TYPE_CHECKING:
    from accessgames.engine.grid import Polyomino
    from accessgames.games.pictures import Role
    from accessgames.games.tetrikon.material import Material
    from accessgames.language import Message


_SHELF: Final = 6
"""So many squares pieces may take side by side."""


class TetrikonPictures:
    """What can be seen of a table of Tetrikon."""

    def panels(self, listener: TetrikonListener) -> Sequence[Panel]:
        """Return the own diagram and pieces, the offer, and what lies in front of the others."""
        own = player_areas.own_seat(listener)
        others = (seat for seat in player_areas.seats_of(listener) if seat != own)
        offer = [] if player_areas.puzzle_of(listener) is not None else [_offer(listener)]
        return (
            _diagram(listener, own),
            _pieces(listener, own),
            *offer,
            *(panel for seat in others for panel in (_diagram(listener, seat), _pieces(listener, seat))),
        )


def _role(material: Material, piece: str) -> Role:
    """Give a type of piece a colour, always the same one."""
    return BRIGHT[tuple(material.piece_by_id).index(piece) % len(BRIGHT)]


def _diagram(listener: TetrikonListener, seat: int) -> Panel:
    """Show a diagram with its pieces."""
    area, material = player_areas.area_of(listener, seat), player_areas.material_of(listener)
    placed = [(laid.mask, name_piece(laid.shape), _role(material, laid.shape)) for laid in area.placed]
    title = say("tetrikon-sheet-own", diagram=area.diagram, who=listener.person(seat))
    tiles = tuple(square_tiles(area.board, placed)) if area.diagram else ()
    foreign = seat != player_areas.own_seat(listener)
    key = f"{area.key}-of-{seat}" if foreign else area.key
    return Panel(key, title, tiles, *square_headings(area.board), foreign=foreign)


def _pieces(listener: TetrikonListener, seat: int) -> Panel:
    """Show the free pieces of a seat, each type once with how many there are."""
    title = say("tetrikon-picture-free", who=listener.person(seat))
    counted = Counter(player_areas.area_of(listener, seat).free)
    shown = tuple((piece, f"{count}×") for piece, count in counted.items())
    return _shelves(listener, f"pieces-{seat}", title, shown)


def _offer(listener: TetrikonListener) -> Panel:
    """Show the pieces that can be bought, with the numbers of their places."""
    places = enumerate(player_areas.table_of(listener).offer, 1)
    shown = tuple((piece, str(place)) for place, piece in places if piece is not None)
    return _shelves(listener, "offer", say("tetrikon-picture-offer"), shown)


def _shelves(
    listener: TetrikonListener, key: str, title: Message, pieces: Sequence[tuple[str, str]]
) -> Panel:
    """Show pieces as they look without being turned, side by side on as many shelves as it takes.

    A note stands on the first square of each piece, and its name on the others.
    """
    material, tiles = player_areas.material_of(listener), list[Tile]()
    left, top, tallest = 0, 0, 0
    for part, (piece, note) in enumerate(pieces, 1):
        shape = material.piece_by_id[piece].shape
        if left + shape.width > _SHELF:
            left, top, tallest = 0, top + tallest, 0
        for number, square in enumerate(_read(shape, upward=material.board.upward)):
            at = Offset(left + square.x, top + square.y)
            label = name_piece(piece) if number else note
            tiles.append(Tile(at, label, role=_role(material, piece), part=part))
        left, tallest = left + shape.width + 1, max(tallest, shape.height)
    return Panel(key, title, tuple(tiles), foreign=True)


def _read(shape: Polyomino, *, upward: bool) -> list[Offset]:
    """Return the squares of a shape from the top, each row from the left."""
    rows = (
        (shape.height - 1 - square.row if upward else square.row, square.column) for square in shape.squares
    )
    return [Offset(column, row) for row, column in sorted(rows)]
