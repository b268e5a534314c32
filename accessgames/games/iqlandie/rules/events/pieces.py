"""What happens to pieces, from the offer to the end of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from accessgames.games.iqlandie.material import Piece, Spot


@dataclass(frozen=True, slots=True)
class Took:
    """A seat took pieces from the offer.

    Attributes:
        seat: Who.
        pieces: One, or the rest of the offer for the last in the order.
        left: What the offer has now.
        rest: Whether the seat got what was left without choosing.
    """

    seat: int
    pieces: tuple[Piece, ...]
    left: tuple[Piece, ...]
    rest: bool


@dataclass(frozen=True, slots=True)
class Added:
    """A random piece from a bag came to the offer.

    Attributes:
        seat: Who chose the bag.
        bag: Its name.
        piece: What came out.
    """

    seat: int
    bag: str
    piece: Piece


@dataclass(frozen=True, slots=True)
class Returned:
    """A seat that plays alone left these pieces; they go back to their bags."""

    pieces: tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class BuildingBegan:
    """All have their pieces and build at the same time."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Placed:
    """A seat laid a piece.

    Attributes:
        seat: Who.
        piece: What.
        spot: Where.
        before: Points of the exposition before, as they would count now.
        after: The same afterwards.
    """

    seat: int
    piece: Piece
    spot: Spot
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Unplaced:
    """A seat took a piece of this round up again; `before` and `after` as for `Placed`."""

    seat: int
    piece: Piece
    spot: Spot
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Exchanged:
    """A piece that fits nowhere leaves the game.

    Attributes:
        seat: Whose.
        piece: What.
        single: The single square it gets instead; None when no square at all is free.
    """

    seat: int
    piece: Piece
    single: Piece | None


@dataclass(frozen=True, slots=True)
class Built:
    """A seat has built; those in `waiting` have not yet."""

    seat: int
    waiting: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class JokersAsked:
    """The last round is over; these seats declare the colours of their jokers."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Declared:
    """A joker got its colour.

    Attributes:
        seat: Whose.
        joker: Which, from 1 (`board.jokers`).
        piece: The piece.
        spot: Where it lies.
        colour: Id of its colour now.
    """

    seat: int
    joker: int
    piece: Piece
    spot: Spot
    colour: str


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is over.

    Attributes:
        totals: Final scores by seat.
        practice: Whether only tasks were solved.
    """

    totals: tuple[int, ...]
    practice: bool


PieceEvent: TypeAlias = (
    Took
    | Added
    | Returned
    | BuildingBegan
    | Placed
    | Unplaced
    | Exchanged
    | Built
    | JokersAsked
    | Declared
    | Ended
)
