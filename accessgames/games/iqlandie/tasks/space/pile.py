"""What a pile of cards shows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from accessgames.engine.grid import Square
from accessgames.games.iqlandie.tasks.space.cards import shown
from accessgames.games.iqlandie.tasks.space.model import SIDE, WINDOW, Picture, Pile

if TYPE_CHECKING:
    from collections.abc import Iterator

EMPTY: Final[Picture] = WINDOW * (SIDE * SIDE)
"""What no card at all shows."""


class Difference(NamedTuple):
    """A square that shows something else than the target.

    Attributes:
        square: The square.
        found: The letter of a symbol, or `WINDOW` where nothing is.
        expected: The letter of the target.
    """

    square: Square
    found: str
    expected: str


def covered(lower: Picture, upper: Picture) -> Picture:
    """Return what two layers show: the lower one is seen through the windows of the upper one."""
    return "".join(low if high == WINDOW else high for low, high in zip(lower, upper, strict=True))


def visible(pile: Pile) -> Picture:
    """Return what a pile shows in the nine squares of the frame."""
    picture = EMPTY
    for laid in pile:
        picture = covered(picture, shown(laid))
    return picture


def differences(found: Picture, target: Picture) -> tuple[Difference, ...]:
    """Return the squares in reading order that do not show the target."""
    return tuple(_differences(found, target))


def _differences(found: Picture, target: Picture) -> Iterator[Difference]:
    for cell, (letter, expected) in enumerate(zip(found, target, strict=True)):
        if letter != expected:
            yield Difference(Square(cell % SIDE, cell // SIDE), letter, expected)
