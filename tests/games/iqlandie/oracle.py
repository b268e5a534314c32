"""An independent, slow scorer: sets of squares and plain loops, made from the rules and not from the code.

It shares no function with the package but the names of squares.
"""

from __future__ import annotations

from collections import Counter, deque
from itertools import product
from typing import TYPE_CHECKING

from accessgames.games.iqlandie.material import BOARDS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from accessgames.engine.grid import Board
    from accessgames.games.iqlandie.rules.state import LaidPieces, PlayerBoard

SIZES = {1: (5, 5), 2: (4, 5), 3: (5, 5), 4: (4, 6), 5: (4, 4), 6: (4, 4)}
"""Rows and columns of the expositions of the program."""

OUTLINES = {number: set(product(range(rows), range(columns))) for number, (rows, columns) in SIZES.items()}
"""Their squares, by row and column."""

COLOURS = ("red", "purple", "blue", "green", "orange")

Cell = tuple[int, int]


def cells(
    laid: LaidPieces, number: int, colours: dict[int, str], boards: Sequence[Board] = BOARDS
) -> tuple[dict[Cell, str], set[Cell]]:
    """Return the colour of every covered square by row and column, and the squares with robots."""
    painted: dict[Cell, str] = {}
    robots = set()
    for each in laid:
        colour = colours.get(id(each), each.colour)
        for square in boards[number - 1].squares(each.spot.mask):
            assert (square.row, square.column) not in painted
            painted[square.row, square.column] = colour
        if each.spot.robot:
            (square,) = boards[number - 1].squares(each.spot.robot)
            robots.add((square.row, square.column))
    return painted, robots


def beside(cell: Cell) -> set[Cell]:
    """Return the four squares that share a side."""
    row, column = cell
    return {(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)}


def gap_number(free: set[Cell]) -> int:
    """Count connected groups of squares."""
    count = 0
    while free:
        count += 1
        queue = deque([free.pop()])
        while queue:
            near = beside(queue.popleft()) & free
            free -= near
            queue.extend(near)
    return count


def exposition(
    number: int,
    laid: LaidPieces,
    colours: dict[int, str],
    outlines: dict[int, set[Cell]] = OUTLINES,
    boards: Sequence[Board] = BOARDS,
) -> int:
    """Return the points of one exposition, of the program or with another outline."""
    outline = outlines[number]
    painted, robots = cells(laid, number, colours, boards)
    by_colour = sorted(Counter(painted.values()).values(), reverse=True)
    match number:
        case 1:
            return by_colour[0] if by_colour else 0
        case 2:
            return 2 * by_colour[1] if len(by_colour) > 1 else 0
        case 3:
            return 3 * gap_number(outline - set(painted))
        case 4:
            return 3 * len({each.piece.shape for each in laid} - {"o1"})
        case 5:
            return sum(3 * len(beside(robot) & robots) for robot in robots)
        case _:
            lines = [{cell for cell in outline if cell[0] == row} for row in {cell[0] for cell in outline}]
            lines += [{cell for cell in outline if cell[1] == one} for one in {cell[1] for cell in outline}]
            full = [line for line in lines if all(cell in painted for cell in line)]
            return 3 * sum(len({painted[cell] for cell in line}) <= 2 for line in full)


def fixed(board: PlayerBoard, pair: tuple[str, str], colours: dict[int, str]) -> list[int]:
    """Return points 1 to 7 when jokers have these colours (by the identity of the laid piece)."""
    points = [exposition(number, laid, colours) for number, laid in enumerate(board, 1)]
    pieces = Counter(colours.get(id(each), each.colour) for laid in board for each in laid)
    return [*points, 2 * min(pieces[pair[0]], pieces[pair[1]])]


def score(board: PlayerBoard, pair: tuple[str, str]) -> int:
    """Return points 1 to 7, every joker tried in every colour."""
    jokers = [id(each) for laid in board for each in laid if each.colour == "joker"]
    tries = product(COLOURS, repeat=len(jokers))
    return max(sum(fixed(board, pair, dict(zip(jokers, chosen, strict=True)))) for chosen in tries)
