"""Space: five cards with windows, laid over each other until 3x3 squares show the target (iQLANDIE 2.8)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

SIDE: Final = 3
CARDS: Final = 5
REACH: Final = 2
"""A card may lie up to so many squares beside the frame in each direction."""

SYMBOLS: Final = {"S": "sun", "M": "moon", "P": "planet", "H": "star", "T": "meteorite"}
"""Letters of the symbols in notation and what they stand for."""

WINDOW: Final = "."

Picture: TypeAlias = str
"""What nine squares show in reading order: letters of `SYMBOLS`, or `WINDOW` where one sees through."""


@dataclass(frozen=True, slots=True)
class SpaceTask:
    """A card: the target has a symbol in every square."""

    target: Picture


class Laid(NamedTuple):
    """A card in the pile.

    Attributes:
        card: 1 to 5.
        quarters: How often it is turned to the right, 0 to 3.
        east: Columns to the east of the frame, -2 to 2.
        south: Rows to the south of the frame, -2 to 2.
    """

    card: int
    quarters: int = 0
    east: int = 0
    south: int = 0


Pile: TypeAlias = tuple[Laid, ...]
"""Different cards from the lowest to the topmost."""


@dataclass(frozen=True, slots=True)
class Lay:
    """A card that is not in the pile is laid on top of it."""

    laid: Laid


@dataclass(frozen=True, slots=True)
class Take:
    """A card is taken out of the pile; the others stay as they are."""

    card: int


SpaceStep: TypeAlias = Lay | Take
