"""Programming: a robot on 5x5 follows commands; find the square where it stops (iQLANDIE 2.6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from accessgames.engine.grid import Square

SIGNS: Final = ("blue", "red", "green", "orange", "circle", "bolt", "heart", "leaf")
"""A sign is an index into this tuple: four colours for the sides of the board, four symbols for corners."""

COLOURS: Final = 4
"""The first so many signs are colours."""

CODES: Final = "MCZOKBSL"
"""Letters of the signs in notation, initials of the Czech names."""


@dataclass(frozen=True, slots=True)
class Command:
    """Turn towards a sign (index into `SIGNS`) and go so many squares, at least one."""

    sign: int
    count: int


@dataclass(frozen=True, slots=True)
class ProgrammingTask:
    """A card.

    Attributes:
        start: Where the robot stands.
        quarters: How often the board is turned to the right, 0 to 3; without turns blue is in the north, red
            in the east, the circle in the north-east.
        commands: What it is told, in order.
    """

    start: Square
    quarters: int
    commands: tuple[Command, ...]


@dataclass(frozen=True, slots=True)
class Stand:
    """The player puts the robot on a square, as the answer or to think."""

    square: Square


ProgrammingStep: TypeAlias = Stand


def sign_direction(sign: int, quarters: int) -> int:
    """Return the direction (of `compass.DIRECTIONS`) in which a sign lies on a board turned by quarters."""
    return (2 * sign + (sign >= COLOURS) + 2 * quarters) % 8
