"""What a set of iQLANDIE consists of, tasks aside: pieces, bags, boards, conditions and offers, as values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from accessgames.engine.grid import Board, Polyomino, Square

SCORINGS: Final = ("colour", "second", "gaps", "shapes", "robots", "lines")
"""How expositions can score, in the order of the rules (iQLANDIE, points 1 to 6)."""


class Piece(NamedTuple):
    """A piece; pieces that look the same are equal.

    Attributes:
        shape: Id of its shape, such as `t4`.
        colour: Id of its colour, such as `red`, or that of jokers.
        robot: Whether a robot stands on it.
    """

    shape: str
    colour: str
    robot: bool


@dataclass(frozen=True, slots=True)
class Shape:
    """A shape of pieces.

    Attributes:
        id: Such as `t4`.
        bag: Name of its bag; empty for the single square, which lies in the common supply.
        squares: What it looks like in its first orientation.
        robot: The square on which a robot stands, in the first orientation; None for the single square.
    """

    id: str
    bag: str
    squares: Polyomino
    robot: Square | None


@dataclass(frozen=True, slots=True)
class Exposition:
    """One of the grids on everybody's board.

    Attributes:
        number: From 1, as printed.
        scoring: One of `SCORINGS`.
        board: Its squares; row 1 is at the top.
    """

    number: int
    scoring: str
    board: Board


@dataclass(frozen=True, slots=True)
class Material:
    """A whole set.

    Attributes:
        colours: Pairs of id and letter in notations, jokers excluded.
        joker: The same of jokers.
        bags: Names, the smallest pieces first.
        instead: The bag that stands in for an empty one.
        copies: For each shape and colour: pieces altogether, how many of them have a robot; and jokers of
            each shape.
        shapes: By id, in the order of the file, the single square last.
        single: Id of the shape of one square, given for a piece that fits nowhere.
        expositions: By number.
        conditions: Pairs of colours by name.
        offers: For each number of players the bags from which an offer is drawn.
    """

    colours: tuple[tuple[str, str], ...]
    joker: tuple[str, str]
    bags: tuple[str, ...]
    instead: str
    copies: tuple[int, int, int]
    shapes: Mapping[str, Shape]
    single: str
    expositions: tuple[Exposition, ...]
    conditions: Mapping[str, tuple[str, str]]
    offers: Mapping[int, tuple[str, ...]]

    @property
    def letters(self) -> dict[str, str]:
        """Letters of all colours in notations, jokers last, by id."""
        return dict((*self.colours, self.joker))

    def copies_of(self, shape: str) -> tuple[tuple[Piece, int], ...]:
        """Return the different pieces of a shape with their numbers, by colour, those with a robot last."""
        every, robots, jokers = self.copies
        robots = 0 if shape == self.single else robots
        found = []
        for colour, _ in self.colours:
            found.append((Piece(shape, colour, robot=False), every - robots))
            found.append((Piece(shape, colour, robot=True), robots))
        found.append((Piece(shape, self.joker[0], robot=False), jokers))
        return tuple(pair for pair in found if pair[1])
