"""Whether what is empty can still be filled: with the own free pieces, or with what can come.

Everything here is worked out from what lies open. In blitz and solo nothing of this is told: there it would
be the solution of what the player is to find.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from accessgames.engine.grid import EffortError, Tiler
from accessgames.games.tetrikon.fronts import (
    front_of,
    material_of,
    mirror_of,
    own_seat,
    puzzle_of,
    seats_of,
    table_of,
)
from accessgames.language import say

if TYPE_CHECKING:
    from accessgames.games.room import Desk
    from accessgames.games.tetrikon.material import Material
    from accessgames.language import Message

Filling: TypeAlias = Literal["own", "coming", "never", "unknown"]
"""The own free pieces fill it; other pieces that can still come do; none do; it takes too long to say."""

_EFFORT: Final = 60_000
"""Situations looked at before the answer is that nobody knows: about a tenth of a second."""


def supply_of(desk: Desk, seat: int) -> tuple[Counter[str], Counter[str]]:
    """Return the free pieces of a seat, and all pieces that can still come to it, the free ones included.

    What can come lies in the offer, in the bag, or free in front of others.
    """
    table, material = table_of(desk), material_of(desk)
    own = Counter(table.players[seat].free)
    coming = Counter({piece.id: count for piece, count in zip(material.pieces, table.bag, strict=True)})
    coming.update(piece for piece in table.offer if piece is not None)
    for other in seats_of(desk):
        coming.update(table.players[other].free)
    return own, coming


def filling(desk: Desk, free: int, laid: str = "", lifted: str | None = None) -> Filling:
    """Tell whether empty squares of the own diagram can be filled.

    Args:
        desk: Whose diagram.
        free: The empty squares.
        laid: A piece that is not to be had any more, because it is about to be laid.
        lifted: A piece that is free then.
    """
    seat = own_seat(desk)
    own, coming = supply_of(desk, seat)
    for supply in (own, coming):
        supply.subtract([laid] if laid else [])
        supply.update([lifted] if lifted else [])
    tiler = _tiler(material_of(desk), front_of(desk, seat).diagram, mirror=mirror_of(desk))
    try:
        if tiler.fillable(free, _positive(own), effort=_EFFORT):
            return "own"
        return "coming" if tiler.fillable(free, _positive(coming), effort=_EFFORT) else "never"
    except EffortError:
        return "unknown"


def _positive(supply: Counter[str]) -> dict[str, int]:
    return {piece: count for piece, count in supply.items() if count > 0}


@lru_cache(maxsize=16)
def _tiler(material: Material, diagram: str, *, mirror: bool) -> Tiler:
    board = material.board.outlined(material.diagram_by_id[diagram].mask)
    return Tiler(board, material.shapes, mirror=mirror)


def tell_fillable(desk: Desk, free: int, laid: str = "", lifted: str | None = None) -> tuple[Message, ...]:
    """Tell whether empty squares can be filled; nothing in blitz and solo."""
    if puzzle_of(desk) is not None:
        return ()
    return (say("tetrikon-filling", way=filling(desk, free, laid, lifted)),)
