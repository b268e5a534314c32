"""Pieces laid by hand on squared paper: turned, turned over, and moved square by square."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from tests.truth.answers.diagrams import WIDTH, building_of, diagram, solving

if TYPE_CHECKING:
    from tests.truth.verdicts import Told

Cell = tuple[int, int]
"""Column and row, from 0."""


def material(tried: Told) -> Any:  # noqa: ANN401 - a set of pieces
    """Return the set that is played with."""
    game: Any = tried.desk.perspective.game
    return game.material


def cell_of(number: int) -> Cell:
    """Return the square that a bit of a mask stands for."""
    return number % WIDTH, number // WIDTH


def outline(tried: Told) -> tuple[set[Cell], set[Cell]]:
    """Return the squares of the own diagram, and those of them that are covered."""
    squares, covered = diagram(tried, tried.seat)
    return set(map(cell_of, squares)), set(map(cell_of, covered))


def placed(tried: Told) -> list[tuple[str, set[Cell]]]:
    """Return the pieces in the own diagram with the squares they cover."""
    if solving(tried):
        building = building_of(tried, tried.seat)
        laid = () if building is None else building.placed
    else:
        laid = tried.view.table.players[tried.seat].placed
    return [
        (one.shape, {cell_of(bit) for bit in range(WIDTH * WIDTH) if one.mask >> bit & 1}) for one in laid
    ]


def begins(squares: Iterable[Cell]) -> Cell:
    """Return the square that names a place: in the lowest row the leftmost."""
    return min(squares, key=lambda cell: (cell[1], cell[0]))


def turned(tried: Told, piece: str) -> set[frozenset[Cell]]:
    """Return a piece in all its positions, each moved so that it begins at the first square."""
    rules = tried.view.state.rules if solving(tried) else tried.view.table.rules
    found, cells = set(), [tuple(square) for square in material(tried).piece_by_id[piece].shape.squares]
    for over in (False, True) if rules.mirror else (False,):
        now = [(-x if over else x, y) for x, y in cells]
        for _ in range(4):
            now = [(-y, x) for x, y in now]
            column, row = begins(now)
            found.add(frozenset((x - column, y - row) for x, y in now))
    return found


def lying(tried: Told, piece: str, first: Cell) -> Iterator[set[Cell]]:
    """Yield what a piece would cover that begins at a square, in each of its positions."""
    for cells in turned(tried, piece):
        yield {(x + first[0], y + first[1]) for x, y in cells}


def fits_at(tried: Told, piece: str, first: Cell) -> int:
    """Count the positions in which a piece has room that begins at a square."""
    squares, covered = outline(tried)
    return sum(cells <= squares - covered for cells in lying(tried, piece, first))


def fits(tried: Told, piece: str) -> int:
    """Count the ways in which a piece has room in the own diagram."""
    return sum(fits_at(tried, piece, (x, y)) for x in range(WIDTH) for y in range(WIDTH))


def cells_told(tried: Told) -> set[Cell]:
    """Return the squares that a list of runs names."""
    found: set[Cell] = set()
    for item in tried.arg("squares").items:
        first, last = item.message.args["first"], item.message.args["last"]
        columns = range(ord(first.column) - ord("a"), ord(last.column) - ord("a") + 1)
        found |= {(x, y) for x in columns for y in range(first.row - 1, last.row)}
    return found


def cell_told(tried: Told) -> Cell:
    """Return the square that a line names."""
    cell = tried.arg("cell")
    return ord(cell.column[-1]) - ord("a") + 26 * (len(cell.column) - 1), cell.row - 1
