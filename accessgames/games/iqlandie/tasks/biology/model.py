"""Biology: eight symbols in a frame of 3x3 with one hole; they slide and are never lifted (iQLANDIE 2.5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from accessgames.engine.grid import Square

SIDE: Final = 3

TOKENS: Final = "ABKNPSTV"
"""Letters of the symbols: amoeba, bacterium, blood cell, neuron, pollen, spore, ciliate, egg."""

HOLE: Final = "."

Cells: TypeAlias = str
"""What lies in the frame, nine characters in reading order: each of `TOKENS` once and `HOLE`."""

NEIGHBOURS: Final = tuple(
    tuple(
        other
        for other in range(SIDE * SIDE)
        if abs(cell // SIDE - other // SIDE) + abs(cell % SIDE - other % SIDE) == 1
    )
    for cell in range(SIDE * SIDE)
)
"""For each cell, counted in reading order, those beside it."""

_RIGHT: Final = tuple((SIDE - 1 - cell % SIDE) * SIDE + cell // SIDE for cell in range(SIDE * SIDE))
"""Where what lies in a cell lay before the frame was turned by a quarter to the right."""


@dataclass(frozen=True, slots=True)
class BiologyTask:
    """A card: slide `start` into `goal`, in any turn of the frame."""

    start: Cells
    goal: Cells


@dataclass(frozen=True, slots=True)
class Slide:
    """The symbol slides into the hole beside it."""

    token: str


@dataclass(frozen=True, slots=True)
class Turn:
    """The whole frame is turned by 1 to 3 quarters to the right; nothing slides."""

    quarters: int


BiologyStep: TypeAlias = Slide | Turn


def turned(cells: Cells, quarters: int) -> Cells:
    """Return the frame turned to the right by quarters."""
    for _ in range(quarters % 4):
        cells = "".join(cells[source] for source in _RIGHT)
    return cells


def slid(cells: Cells, token: str) -> Cells:
    """Return the frame after a symbol that lies beside the hole slid into it."""
    return cells.translate({ord(token): HOLE, ord(HOLE): token})


def movable(cells: Cells) -> str:
    """Return the symbols beside the hole, by letter."""
    return "".join(sorted(cells[cell] for cell in NEIGHBOURS[cells.index(HOLE)]))


def cell_square(cell: int) -> Square:
    """Return the square of a cell counted in reading order."""
    return Square(cell % SIDE, cell // SIDE)
