"""The way of the laser over the board with the pieces as they lie."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from accessgames.games.iqlandie.tasks.compass import moved
from accessgames.games.iqlandie.tasks.optics.model import MIRROR, RIGHT, Placed, Port, Table

if TYPE_CHECKING:
    from accessgames.engine.grid import Square

End: TypeAlias = Literal["port", "crooked", "edge", "again"]
"""How a beam ends: `port` leaves straight at a point of the border, `crooked` leaves diagonally; stopped by a
piece: `edge` a diagonal beam meets a mirror, `again` it meets a piece that it has met before."""

_EIGHTHS: Final = {MIRROR: 2}


class Visit(NamedTuple):
    """A square on the way.

    Attributes:
        square: The square.
        piece: What lies there, None where the beam crosses an empty square.
        direction: Where the beam goes on from here (of `compass.DIRECTIONS`).
    """

    square: Square
    piece: Placed | None
    direction: int


@dataclass(frozen=True, slots=True)
class Beam:
    """The whole way.

    Attributes:
        visits: The squares in order; a piece that stops the beam is the last one.
        end: How it ends.
        port: Where it leaves, for the end `port`.
    """

    visits: tuple[Visit, ...]
    end: End
    port: Port | None = None

    @property
    def met(self) -> tuple[Placed, ...]:
        """The pieces that turned the beam, in its order."""
        stopped = self.end in {"edge", "again"}
        visits = self.visits[:-1] if stopped else self.visits
        return tuple(visit.piece for visit in visits if visit.piece is not None)


def deflected(direction: int, piece: str, turn: str) -> int:
    """Return the direction of a beam after a piece."""
    eighths = _EIGHTHS.get(piece, 1)
    return (direction + (eighths if turn == RIGHT else -eighths)) % 8


def trace(start: Port, table: Table) -> Beam:
    """Follow the beam from a point of the border until it leaves or is stopped.

    It always ends: each piece turns it once at most.
    """
    pieces = {placed.square: placed for placed in table}
    visits: list[Visit] = []
    met: set[Square] = set()
    square: Square | None = start.square
    direction = start.inward
    while square is not None:
        piece = pieces.get(square)
        stop = _stop(piece, direction, met)
        if piece is not None and stop is None:
            met.add(square)
            direction = deflected(direction, piece.piece, piece.turn)
        visits.append(Visit(square, piece, direction))
        if stop is not None:
            return Beam(tuple(visits), stop)
        square = moved(square, direction)
    return _left(tuple(visits), direction)


def _stop(piece: Placed | None, direction: int, met: set[Square]) -> End | None:
    """Tell whether a piece stops the beam."""
    if piece is None:
        return None
    if piece.square in met:
        return "again"
    return "edge" if piece.piece == MIRROR and direction % 2 else None


def _left(visits: tuple[Visit, ...], direction: int) -> Beam:
    """Return a beam that left the board behind its last square."""
    if direction % 2:
        return Beam(visits, "crooked")
    square = visits[-1].square
    side = direction // 2
    return Beam(visits, "port", Port(side, square.column if side % 2 == 0 else square.row))
