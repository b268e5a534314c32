"""Pieces laid by hand on squared paper: turned, turned over, and moved square by square."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

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


def turned(tried: Told, piece: str) -> list[frozenset[Cell]]:
    """Return a piece in all its positions by their numbers, each moved so that it begins at the first square.

    The first is as the set has it, then it is turned to the right by quarters, then the same turned over.
    """
    rules = tried.view.state.rules if solving(tried) else tried.view.table.rules
    found = [
        _posed(tried, piece, quarters, over=over)
        for over in ((False, True) if rules.mirror else (False,))
        for quarters in range(4)
    ]
    return list(dict.fromkeys(found))


def _posed(tried: Told, piece: str, quarters: int, *, over: bool) -> frozenset[Cell]:
    """Return a piece turned over, if it shall be, and then to the right by quarters."""
    cells = [tuple(square) for square in material(tried).piece_by_id[piece].shape.squares]
    now = [(-x if over else x, y) for x, y in cells]
    for _ in range(quarters):
        now = [(y, -x) for x, y in now]
    column, row = begins(now)
    return frozenset((x - column, y - row) for x, y in now)


_QUARTERS: Final = {"základní": 0, "vpravo": 1, "vzhůru": 2, "vlevo": 3}


def meant(tried: Told, piece: str, words: Sequence[str]) -> list[frozenset[Cell]]:
    """Return the positions of a piece that words about its position mean; all of them by no word.

    "vpravo zrcadlově" is turned over first; "zrcadlově" alone is the piece turned over and not turned.
    """
    every, quarters, over = turned(tried, piece), None, False
    for word in words:
        if word.isdecimal():
            every = [every[int(word) - 1]]
        elif word in _QUARTERS:
            quarters = _QUARTERS[word]
        elif word == "zrcadlově":
            over = True
        elif word in {"svisle", "vodorovně"}:
            high = word == "svisle"
            every = [look for look in every if (_size(look, 1) > _size(look, 0)) == high]
        else:
            raise ValueError(word)
    if quarters is None and not over:
        return every
    return [look for look in every if look == _posed(tried, piece, quarters or 0, over=over)]


def _size(look: Iterable[Cell], way: int) -> int:
    """Return how many columns, or rows, a piece has from its first to its last."""
    places = [cell[way] for cell in look]
    return max(places) - min(places)


def lying(tried: Told, piece: str, first: Cell) -> Iterator[set[Cell]]:
    """Yield what a piece would cover that begins at a square, in each of its positions."""
    for cells in turned(tried, piece):
        yield moved(cells, first)


def moved(look: Iterable[Cell], first: Cell) -> set[Cell]:
    """Return what a piece in one of its positions covers that begins at a square."""
    return {(x + first[0], y + first[1]) for x, y in look}


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
