"""Optics: a laser on 5x5 from one point of the border to another, with all the pieces (iQLANDIE 2.7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from accessgames.engine.grid import Square
from accessgames.games.iqlandie.tasks.compass import SIDE

MIRROR: Final = "Z"
"""A mirror turns the beam by 90 degrees; only a beam along a row or a column."""

PRISM: Final = "H"
"""A prism turns the beam by 45 degrees."""

RIGHT: Final = "P"
LEFT: Final = "L"

SIDES: Final = ("north", "east", "south", "west")
SIDE_CODES: Final = "SVJZ"
"""Letters of the four sides in notation, initials of the Czech names."""


class Port(NamedTuple):
    """A point on the border.

    Attributes:
        side: Index into `SIDES`.
        place: Column on the north and south side, row on the east and west side; 0 to 4.
    """

    side: int
    place: int

    @property
    def square(self) -> Square:
        """The square at this point."""
        return (
            Square(self.place, 0),
            Square(SIDE - 1, self.place),
            Square(self.place, SIDE - 1),
            Square(0, self.place),
        )[self.side]

    @property
    def inward(self) -> int:
        """The direction (of `compass.DIRECTIONS`) in which a beam enters here."""
        return (2 * self.side + 4) % 8

    @property
    def outward(self) -> int:
        """The direction in which a beam leaves here."""
        return 2 * self.side


@dataclass(frozen=True, slots=True)
class OpticsTask:
    """A card: lead the beam from `start` to `goal` by all of so many mirrors and prisms."""

    start: Port
    goal: Port
    mirrors: int
    prisms: int

    def count(self, piece: str) -> int:
        """Return how many pieces of a kind (`MIRROR` or `PRISM`) the card prescribes."""
        return self.mirrors if piece == MIRROR else self.prisms


class Placed(NamedTuple):
    """A piece on the board.

    Attributes:
        square: Where it lies.
        piece: `MIRROR` or `PRISM`.
        turn: `RIGHT` or `LEFT`, as the beam that travels there is turned.
    """

    square: Square
    piece: str
    turn: str


Table: TypeAlias = tuple[Placed, ...]
"""The pieces on the board, in reading order."""


@dataclass(frozen=True, slots=True)
class Put:
    """A piece is put on a free square."""

    square: Square
    piece: str
    turn: str


@dataclass(frozen=True, slots=True)
class Lift:
    """The piece on a square is lifted."""

    square: Square


OpticsStep: TypeAlias = Put | Lift
