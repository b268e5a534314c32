"""Shapes and boards that several tests of the grid use, and strategies that make others."""

from __future__ import annotations

from typing import Final

from hypothesis import strategies as st

from accessgames.engine import Stream, Streams
from accessgames.engine.grid import Board, Polyomino, polyomino, rectangle

L4: Final = polyomino([(0, 0), (1, 0), (2, 0), (0, 1)])
S4: Final = polyomino([(0, 0), (1, 0), (1, 1), (2, 1)])
BAR: Final = polyomino([(0, 0), (1, 0), (2, 0)])
DOT: Final = polyomino([(0, 0)])
DOMINO: Final = polyomino([(0, 0), (1, 0)])
CORNER: Final = polyomino([(0, 0), (1, 0), (0, 1)])
SQUARE: Final = polyomino([(0, 0), (1, 0), (0, 1), (1, 1)])
CROSS: Final = polyomino([(1, 0), (0, 1), (1, 1), (2, 1), (1, 2)])

THIRTEEN: Final = {
    "1": DOT,
    "2": DOMINO,
    "I3": BAR,
    "V3": CORNER,
    "I4": polyomino([(column, 0) for column in range(4)]),
    "O4": SQUARE,
    "T4": polyomino([(0, 0), (1, 0), (2, 0), (1, 1)]),
    "S4": S4,
    "L4": L4,
    "P5": polyomino([(0, 0), (1, 0), (0, 1), (1, 1), (0, 2)]),
    "U5": polyomino([(0, 0), (1, 0), (2, 0), (0, 1), (2, 1)]),
    "V5": polyomino([(0, 0), (1, 0), (2, 0), (0, 1), (0, 2)]),
    "W5": polyomino([(0, 0), (1, 0), (1, 1), (2, 1), (2, 2)]),
}
"""Small shapes of one to five squares, a stand-in for the pieces of a game."""


def grown(stream: Stream, size: int) -> tuple[tuple[int, int], ...]:
    """Grow a connected shape square by square."""
    squares = [(0, 0)]
    while len(squares) < size:
        column, row = stream.choice(squares)
        step = stream.choice([(1, 0), (-1, 0), (0, 1), (0, -1)])
        near = (column + step[0], row + step[1])
        if near not in squares:
            squares.append(near)
    return tuple(squares)


def region(stream: Stream, board: Board, size: int) -> int:
    """Grow a connected area on a board."""
    mask = 1 << stream.randrange(board.width * board.height)
    while mask.bit_count() < size:
        mask |= board.bit(stream.choice(board.squares(board.neighbours(mask))))
    return mask


shapes = st.builds(
    lambda seed, size: polyomino(grown(Streams(str(seed)).open("shape"), size)),
    st.integers(0, 10**6),
    st.integers(1, 7),
)
"""Connected shapes of up to seven squares."""

boards = st.builds(
    lambda width, height, upward, mask: Board(width, height, upward, mask % (1 << width * height)),
    st.integers(1, 8),
    st.integers(1, 8),
    st.booleans(),
    st.integers(0, (1 << 64) - 1),
)
"""Boards of up to eight by eight squares with any outline."""

__all__ = ["Polyomino", "boards", "grown", "rectangle", "region", "shapes"]
