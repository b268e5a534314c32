"""What two games claim of a board of squares: what is covered, what is free, how it hangs together.

A square is a column and a row, both from 0; the first square of an area is in its first row the leftmost.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.truth.verdicts import Check, Told

WIDTH = 8
"""Columns, and rows, of Tetrikon's board."""

Cell = tuple[int, int]
"""Column and row, from 0."""

Ground = Callable[["Told"], tuple[set[Cell], set[Cell]]]
"""Returns the squares of the board that a line is about, and those of them that are covered."""


def cell_of(cell: Any) -> Cell:  # noqa: ANN401 - a square in words
    """Return the square that is named."""
    column = 0
    for letter in cell.column:
        column = 26 * column + ord(letter) - ord("a") + 1
    return column - 1, cell.row - 1


def first_of(squares: Iterable[Cell]) -> Cell:
    """Return the square that stands for an area."""
    return min(squares, key=lambda cell: (cell[1], cell[0]))


def run_of(run: Any) -> set[Cell]:  # noqa: ANN401 - a message about a run
    """Return the squares of a run, each told the same by its row alone and by its end."""
    (left, low), (right, high) = cell_of(run.args["first"]), cell_of(run.args["last"])
    assert (run.args["low"], run.args["high"]) == (low + 1, high + 1), run
    return {(column, row) for column in range(left, right + 1) for row in range(low, high + 1)}


def listed(listing: Any) -> set[Cell]:  # noqa: ANN401 - a list in a message
    """Return the squares that the runs of a list name, none of them twice."""
    runs = [run_of(item.message) for item in listing.items]
    assert sum(map(len, runs)) == len(set[Cell]().union(*runs)), listing
    return set[Cell]().union(*runs)


def beside(cell: Cell) -> set[Cell]:
    """Return the four squares that share a side."""
    column, row = cell
    return {(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)}


def apart(squares: Iterable[Cell]) -> list[set[Cell]]:
    """Return the areas of squares that hang together by their sides, in the order of their first squares."""
    left, found = set(squares), list[set[Cell]]()
    while left:
        area, edge = set[Cell](), {first_of(left)}
        while edge:
            area |= edge
            edge = set[Cell]().union(*map(beside, edge)) & left - area
        found.append(area)
        left -= area
    return found


def corners(area: set[Cell]) -> int:
    """Count the corners of an edge: where an odd number of the four squares around a point belongs to it.

    Two squares that only touch there make two corners.
    """
    points = {(column + right, row + up) for column, row in area for right in (0, 1) for up in (0, 1)}
    found = 0
    for column, row in points:
        around = [(column - right, row - up) in area for up in (0, 1) for right in (0, 1)]
        found += sum(around) % 2 + 2 * (around in ([True, False, False, True], [False, True, True, False]))
    return found


def holes(area: set[Cell]) -> set[Cell]:
    """Return the squares that an area goes all around."""
    columns, rows = {cell[0] for cell in area}, {cell[1] for cell in area}
    frame = {
        (column, row)
        for column in range(min(columns) - 1, max(columns) + 2)
        for row in range(min(rows) - 1, max(rows) + 2)
    }
    outside = next(each for each in apart(frame - area) if first_of(frame) in each)
    return frame - area - outside


def checks(ground: Ground) -> Mapping[str, Check]:
    """Return the checks of all lines about areas, for a game.

    Args:
        ground: Returns the board that a line is about.
    """
    about = _Areas(ground)
    return {
        "space-area": about.area,
        "space-area-more": about.area_more,
        "space-areas": about.areas,
        "space-area-at": about.area_at,
        "space-left": about.left,
        "space-left-more": about.left_more,
        "space-left-one": about.left_one,
        "space-left-nothing": lambda told: not about.free(told),
        "space-total": about.total,
        "space-total-full": about.full,
        "space-extent": about.extent,
        "space-rows-free": about.rows_free,
        "space-outline": about.outline,
        "space-square-free": about.square_free,
        "space-square-outside": about.square_outside,
    }


class _Areas:
    """The checks, each of one line."""

    def __init__(self, ground: Ground) -> None:
        self._ground = ground

    def free(self, told: Told) -> set[Cell]:
        """Return the free squares of the board."""
        squares, covered = self._ground(told)
        return squares - covered

    def area(self, told: Told) -> object:
        """The area of this number has so many squares: these, with those of the lines that go on."""
        number = told.arg("number")
        area = apart(self.free(told))[number - 1]
        more = [
            line.args["list"]
            for line in told.lines
            if line.key == "space-area-more" and line.args["number"] == number
        ]
        parts = [listed(part) for part in (told.arg("list"), *more)]
        return (
            number > 0
            and told.arg("squares") == len(area) == sum(map(len, parts))
            and area == set[Cell]().union(*parts)
        )

    def area_more(self, told: Told) -> object:
        """These squares are in the area of that number."""
        number = told.arg("number")
        return number > 0 and set() != listed(told.arg("list")) <= apart(self.free(told))[number - 1]

    def areas(self, told: Told) -> object:
        """So much is free, in so many areas, and each of them is told."""
        free = self.free(told)
        each = [line for line in told.lines if line.key == "space-area"]
        named = told.arg("areas")
        return told.arg("squares") == len(free) and (
            named.count == len(apart(free)) == len(each) > 1 and (named.noun, *named.adjectives) == AREAS
        )

    def area_at(self, told: Told) -> object:
        """An area of this size begins at this square."""
        cell = told.arg("cell")
        there = {first_of(area): len(area) for area in apart(self.free(told))}
        return there.get(cell_of(cell)) == told.arg("squares") and told.arg("row") == cell.row

    def left(self, told: Told) -> object:
        """So much is free, in so many areas, named in their order here and in the lines that go on."""
        areas, named = apart(self.free(told)), told.arg("areas")
        more = [line.args["list"] for line in told.lines if line.key == "space-left-more"]
        items = [item.message for part in (told.arg("list"), *more) for item in part.items]
        return (
            told.arg("squares") == sum(map(len, areas))
            and named.count == len(areas) > 1
            and (named.noun, *named.adjectives) == AREAS
            and [cell_of(item.args["cell"]) for item in items] == list(map(first_of, areas))
        )

    def left_more(self, told: Told) -> object:
        """Each of these is the first square of an area."""
        there = set(map(first_of, apart(self.free(told))))
        named = [cell_of(item.message.args["cell"]) for item in told.arg("list").items]
        return bool(named) and len(named) == len(set(named)) and set(named) <= there

    def left_one(self, told: Told) -> object:
        """All that is free lies together, and begins there."""
        free, cell = self.free(told), told.arg("cell")
        return (
            told.arg("squares") == len(free) > 0
            and len(apart(free)) == 1
            and (cell_of(cell), told.arg("row")) == (first_of(free), cell.row)
        )

    def total(self, told: Told) -> object:
        """So many squares are covered, so many there are, so many are left."""
        squares, covered = self._ground(told)
        known = told.arg("covered"), told.arg("all"), told.arg("left")
        return known == (len(covered), len(squares), len(squares - covered)) and squares > covered

    def full(self, told: Told) -> object:
        """All of so many squares are covered."""
        squares, covered = self._ground(told)
        return squares == covered and told.arg("all") == len(squares)

    def extent(self, told: Told) -> object:
        """The outermost columns and rows, and how many squares there are; row 1 is the bottom one."""
        squares, _ = self._ground(told)
        columns, rows = [cell[0] for cell in squares], [cell[1] for cell in squares]
        ends = (cell_of(told.arg("first"))[0], cell_of(told.arg("last"))[0])
        return (
            ends == (min(columns), max(columns))
            and (told.arg("low"), told.arg("high")) == (min(rows) + 1, max(rows) + 1)
            and (told.arg("wide"), told.arg("tall"))
            == tuple("yes" if len(set(places)) > 1 else "no" for places in (columns, rows))
            and told.arg("squares") == len(squares)
            and told.arg("start") == "bottom"
        )

    def rows_free(self, told: Told) -> object:
        """In each of these rows the same squares are the only ones, and all of them are free."""
        squares, covered = self._ground(told)
        low, high = told.arg("low") - 1, told.arg("high") - 1
        named = {
            column
            for item in told.arg("runs").items
            for column in range(
                cell_of(item.message.args["first"])[0], cell_of(item.message.args["last"])[0] + 1
            )
        }
        rows = [{cell for cell in squares if cell[1] == row} for row in range(low, high + 1)]
        return (
            low < high
            and not covered & set[Cell]().union(*rows)
            and all({cell[0] for cell in row} == named for row in rows)
        )

    def outline(self, told: Told) -> object:
        """The edge of an area has so many corners, holes apart, and begins at the first square."""
        squares, _ = self._ground(told)
        cell = told.arg("cell")
        area = next(each for each in apart(squares) if first_of(each) == cell_of(cell))
        return (
            told.arg("corners") == corners(area | holes(area))
            and told.arg("row") == cell.row
            and told.arg("start") == "bottom"
        )

    def square_free(self, told: Told) -> object:
        """Nothing lies there."""
        cell = told.arg("cell")
        return cell_of(cell) in self.free(told) and told.arg("row") == cell.row

    def square_outside(self, told: Told) -> object:
        """The square does not belong to the board."""
        cell = told.arg("cell")
        return cell_of(cell) not in self._ground(told)[0] and told.arg("row") == cell.row


AREAS = ("space-area", "free")
"""Noun and adjective of free areas."""


def items(told: Told, name: str) -> Iterator[Any]:
    """Yield the messages that a list of a line holds."""
    yield from (item.message for item in told.arg(name).items)
