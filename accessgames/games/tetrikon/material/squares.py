"""Sets of squares as they are written: `a1-c1 a2`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.engine.grid import Square, parse_square
from accessgames.games.tetrikon.material.faults import fault

if TYPE_CHECKING:
    from accessgames.engine.grid import Board


def read_squares(text: object, board: Board, line: int) -> tuple[Square, ...]:
    """Read squares and runs within a row, divided by blanks.

    Raises:
        MaterialError: No text, no squares, a square outside the board, a run that does not go to the right
            within a row, or a square twice.
    """
    if not isinstance(text, str) or not text.split():
        raise fault("tetrikon-material-squares", line, text)
    found: list[Square] = []
    for word in text.split():
        for square in _run(word, line):
            if not board.bit(square):
                raise fault("tetrikon-material-outside", line, word, width=board.width, height=board.height)
            if square in found:
                raise fault("tetrikon-material-square-twice", line, square.name)
            found.append(square)
    return tuple(found)


def _run(word: str, line: int) -> tuple[Square, ...]:
    begin, dash, end = word.partition("-")
    first = parse_square(begin)
    last = parse_square(end) if dash else first
    if first is None or last is None or first.row != last.row or first.column > last.column:
        raise fault("tetrikon-material-squares", line, word)
    return tuple(Square(column, first.row) for column in range(first.column, last.column + 1))


def write_squares(board: Board, mask: int) -> str:
    """Write a mask as `read_squares` reads it, by rows from the bottom."""
    words = []
    for row in range(board.height):
        columns = [column for column in range(board.width) if mask & board.bit(Square(column, row))]
        while columns:
            length = 1
            while length < len(columns) and columns[length] == columns[0] + length:
                length += 1
            first, last = Square(columns[0], row), Square(columns[length - 1], row)
            words.append(first.name if length == 1 else f"{first.name}-{last.name}")
            columns = columns[length:]
    return " ".join(words)
