"""Speed of the tiling search on fixed instances, against other solvers of exact covers in the same run."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

from accessgames.engine.grid import Tiler, free_polyominoes, placements, rectangle
from tools.bench.reading import Reading
from tools.bench.timing import best

if TYPE_CHECKING:
    from accessgames.engine.grid import Board, Polyomino
    from accessgames.games import Room

HOME: Final = "tetrikon"
"""The game that lives by tilings; with the others nothing is measured here."""

_FOUND: Final = 10
_MILLI: Final = 1e3


@dataclass(frozen=True, slots=True)
class Instance:
    """A tiling problem.

    Attributes:
        name: What the reading is called, behind `tiling-`.
        board: What is to be filled.
        shapes: Looks by id.
        copies: How many pieces there are of each shape.
        count: Whether all solutions are counted instead of finding one.
    """

    name: str
    board: Board
    shapes: Mapping[str, Polyomino]
    copies: int
    count: bool

    @property
    def supply(self) -> dict[str, int]:
        """Pieces by id."""
        return dict.fromkeys(self.shapes, self.copies)

    @property
    def exact(self) -> bool:
        """Whether there is one piece of each shape and all of them are needed."""
        return self.copies == 1 and sum(shape.size for shape in self.shapes.values()) == self.board.size

    def options(self) -> Iterator[tuple[str, tuple[int, ...]]]:
        """Yield every place of every shape with the squares it covers, as numbers."""
        for name, shape in self.shapes.items():
            for placement in placements(self.board, self.board.mask, name, shape, mirror=True):
                squares = (bit for bit in range(self.board.size) if placement.mask >> bit & 1)
                yield name, tuple(squares)


def _shapes(*names: str) -> dict[str, Polyomino]:
    """Return shapes by size and number, all of a size where no number is given."""
    found = {}
    for size in range(1, 6):
        for number, shape in enumerate(free_polyominoes(size, mirror=True)):
            name = f"{size}-{number}"
            if name in names or str(size) in names:
                found[name] = shape
    return found


INSTANCES: Final = (
    Instance("pentominoes", rectangle(6, 10, upward=True), _shapes("5"), 1, count=False),
    Instance(
        "hand",
        rectangle(5, 7, upward=True),
        _shapes("2", "4-1", "4-2", "5-1", "5-3", "5-5", "5-6", "5-9"),
        1,
        count=True,
    ),
    Instance("supply", rectangle(8, 8, upward=True), _shapes("1", "2", "3", "4"), 4, count=False),
)
"""One way to fill 6 by 10 with the pentominoes; all ways to fill 5 by 7 with eight different pieces; one
way to fill 8 by 8 from four pieces each of nine small shapes."""


def own(instance: Instance) -> int:
    """Solve an instance with our search, from the shapes on; return the number of solutions looked for."""
    tiler = Tiler(instance.board, instance.shapes, mirror=True)
    if instance.count:
        return tiler.count(instance.board.mask, instance.supply)
    return int(tiler.fillable(instance.board.mask, instance.supply))


def with_miniexact(instance: Instance) -> int:
    """Solve an instance with miniexact, algorithm M."""
    solver: Any = import_module("miniexact").miniexacts_m()
    squares = [solver.primary(f"s{square}", 1, 1) for square in range(instance.board.size)]
    least = 1 if instance.exact else 0
    types = {name: solver.primary(name, least, instance.copies) for name in instance.shapes}
    for name, covered in instance.options():
        solver.add([types[name], *(squares[square] for square in covered)])
    found = 0
    while solver.solve() == _FOUND:
        found += 1
        if not instance.count:
            break
    return found


def with_exact_cover(instance: Instance) -> int:
    """Solve an instance with exact-cover; it has no pieces that may be left over or repeat."""
    numpy, solver = import_module("numpy"), import_module("exact_cover")
    order = {name: number for number, name in enumerate(instance.shapes)}
    size = instance.board.size
    options = list(instance.options())
    matrix = numpy.zeros((len(options), size + len(order)), dtype=numpy.int32)
    for row, (name, covered) in enumerate(options):
        matrix[row, [*covered, size + order[name]]] = 1
    if instance.count:
        return int(solver.get_solution_count(matrix))
    return int(len(solver.get_exact_cover(matrix)) > 0)


Solver = Callable[[Instance], int]


def installed() -> dict[str, bool]:
    """Tell which of the other solvers are here."""
    return {
        "miniexact": find_spec("miniexact") is not None,
        "exact-cover": find_spec("exact_cover") is not None,
    }


def solvers(instance: Instance) -> dict[str, Solver]:
    """Return the other solvers that are here and can solve an instance."""
    here = installed()
    found: dict[str, Solver] = {}
    if here["miniexact"]:
        found["miniexact"] = with_miniexact
    if here["exact-cover"] and instance.exact:
        found["exact-cover"] = with_exact_cover
    return found


def tilings(room: Room) -> Iterator[Reading]:
    """Measure all instances, each solver building its own model of it."""
    if room.game.id != HOME:
        return
    for instance in INSTANCES:
        others = {name: best(partial(solve, instance)) * _MILLI for name, solve in solvers(instance).items()}
        mine = best(partial(own, instance)) * _MILLI
        yield from Reading(f"tiling-{instance.name}", HOME, mine, "ms").against(others)
