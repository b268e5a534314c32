"""Makes the task of a day: a diagram of the set, some of its pieces laid, and the others that fill the rest.

A solo run of the rules, with a set that has this diagram and these pieces alone. All draws are whole numbers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Final, NamedTuple

from accessgames.dataclasses import dataclass, replace
from accessgames.engine.grid import EffortError, Placement, Tiler, placements
from accessgames.games.tetrikon.material import Diagram, Material
from accessgames.games.tetrikon.material.entries import read_squares, write_squares
from accessgames.games.tetrikon.material.sets import digest, load_standard

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from accessgames.engine import Stream
    from accessgames.engine.grid import Board, Placement
    from accessgames.games.tetrikon.material import Material


class Narrow(NamedTuple):
    """An empty square and what may cover it.

    Attributes:
        bit: The square as a mask.
        ways: The places that cover it.
    """

    bit: int
    ways: tuple[Placement, ...]


class Gap(NamedTuple):
    """Empty squares, and every place in them of the pieces that are given.

    Attributes:
        board: The board without an outline.
        free: The empty squares as a mask.
        given: Pieces that are left, sorted, equal ones several times.
        places: Where they can lie, by piece, sorted by notation.
    """

    board: Board
    free: int
    given: tuple[str, ...]
    places: tuple[Placement, ...]

    @classmethod
    def of(cls, material: Material, free: int, given: Iterable[str], *, mirror: bool) -> Gap:
        """Look where each of the pieces fits."""
        pieces = tuple(sorted(given))
        found = (
            placements(material.board, free, piece, material.piece_by_id[piece].shape, mirror=mirror)
            for piece in sorted(set(pieces))
        )
        return cls(material.board, free, pieces, tuple(one for places in found for one in places))

    def after(self, laid: Placement) -> Gap:
        """Return what is left when one of the places is taken."""
        given = list(self.given)
        given.remove(laid.shape)
        free, pieces = self.free & ~laid.mask, set(given)
        places = tuple(one for one in self.places if one.shape in pieces and not one.mask & laid.mask)
        return self._replace(free=free, given=tuple(given), places=places)

    def narrowest(self) -> Narrow:
        """Return the empty square that the fewest places cover, the first of equals."""
        ways: dict[int, list[Placement]] = {bit: [] for bit in bits(self.free)}
        for one in self.places:
            for bit in bits(one.mask):
                ways[bit].append(one)
        bit = min(ways, key=lambda square: len(ways[square]))
        return Narrow(bit, tuple(ways[bit]))


def bits(mask: int) -> Iterator[int]:
    """Yield the squares of a mask, each as a mask, in reading order."""
    while mask:
        yield mask & -mask
        mask &= mask - 1


class Solved(NamedTuple):
    """What a search from the narrowest square on has found.

    Attributes:
        solutions: Ways to fill the gap, each in the order in which the narrowest squares come; equal pieces
            that change places make no difference.
        dead: Situations with a square that no piece reaches any more.
    """

    solutions: tuple[tuple[Placement, ...], ...]
    dead: int


MOST_DEAD: Final = 1_000
"""A search that has met so many dead ends gives up: such a task is hopeless for a person, too."""


def solve(gap: Gap, most: int | None = None) -> Solved | None:
    """Find every way to fill a gap, and count the dead ends on the way.

    Args:
        gap: What is empty and what is given.
        most: Stop when so many ways are found.

    Returns:
        None where there are too many dead ends.
    """
    solutions: list[tuple[Placement, ...]] = []
    waiting: list[tuple[Gap, tuple[Placement, ...]]] = [(gap, ())]
    dead = 0
    while waiting:
        here, path = waiting.pop()
        if not here.free:
            solutions.append(path)
            if len(solutions) == most:
                break
            continue
        ways = here.narrowest().ways
        dead += not ways
        if dead > MOST_DEAD:
            return None
        waiting += ((here.after(laid), (*path, laid)) for laid in ways)
    return Solved(tuple(solutions), dead)


def missing(placed: Iterable[Placement], solution: Iterable[Placement]) -> tuple[Placement, ...]:
    """Return the pieces of a solution that do not lie there yet, in its order."""
    there = Counter(placed)
    return tuple(one for one in solution if not there[one])


LEVELS: Final = "EFGHIJ"
"""Levels of the diagrams; smaller ones have too few pieces."""

MISSING: Final = range(5, 9)
"""Pieces that are missing."""

TYPES: Final = range(8, 12)
"""Types of pieces that a diagram is filled with; of two there may be a second piece."""

_DOUBLED: Final = 2
_EFFORT: Final = 5_000
"""Situations that the search for a filling looks at."""

_LEAST_DEAD: Final = 3
"""With fewer dead ends each next piece would be plain."""

_DEAD: Final = (5, 9, 24, 69)
"""Most dead ends of the hardnesses 1 to 4."""


@dataclass(frozen=True, slots=True)
class Riddle:
    """A task.

    Attributes:
        diagram: Id of the diagram.
        laid: The pieces that lie there, by their anchors.
        solution: The only way to fill the rest, the plainest piece first.
        dead: Dead ends of the solver.
        choices: Ways to lay the first piece.
    """

    diagram: str
    laid: tuple[Placement, ...]
    solution: tuple[Placement, ...]
    dead: int
    choices: int

    @property
    def hardness(self) -> int:
        """How hard it is, from 1 to 5."""
        return 1 + sum(self.dead > most for most in _DEAD)


def make(stream: Stream) -> Riddle | None:
    """Fill a diagram and take some pieces out that lie together; None where the rest is not unique."""
    material = load_standard()
    level = LEVELS[stream.below(len(LEVELS))]
    diagrams = material.diagrams_by_level[level]
    diagram = diagrams[stream.below(len(diagrams))]
    filling = _filled(material, diagram, stream)
    count = MISSING[stream.below(len(MISSING))]
    if filling is None or len(filling) <= count:
        return None
    gone = _together(material, filling, count, stream)
    free = sum(one.mask for one in gone)
    gap = Gap.of(material, free, (one.shape for one in gone), mirror=True)
    solved = solve(gap, 2)
    if solved is None or len(solved.solutions) != 1 or solved.dead < _LEAST_DEAD:
        return None
    laid = tuple(one for one in filling if one not in gone)
    return Riddle(diagram.id, laid, solved.solutions[0], solved.dead, len(gap.places))


def _filled(material: Material, diagram: Diagram, stream: Stream) -> tuple[Placement, ...] | None:
    """Fill a diagram with pieces of a random choice; None where the search does not soon find a way."""
    rest = list(material.piece_by_id)
    types = [rest.pop(stream.below(len(rest))) for _ in range(TYPES[stream.below(len(TYPES))])]
    supply = Counter(types) + Counter(types[:_DOUBLED])
    board = material.board.outlined(diagram.mask)
    try:
        return Tiler(board, material.shapes, mirror=True).solve(diagram.mask, supply, effort=_EFFORT)
    except EffortError:
        return None


def _together(
    material: Material, filling: Sequence[Placement], count: int, stream: Stream
) -> tuple[Placement, ...]:
    """Return so many pieces that lie together, beginning anywhere."""
    first = filling[stream.below(len(filling))]
    chosen, mask = [first], first.mask
    while len(chosen) < count:
        edge = material.board.neighbours(mask)
        beside = [one for one in filling if one.mask & edge and one not in chosen]
        chosen.append(beside[stream.below(len(beside))])
        mask |= chosen[-1].mask
    return tuple(chosen)


def material_lines(riddle: Riddle) -> tuple[str, ...]:
    """Write the set of a task: its diagram with the squares, and all pieces that are laid or given."""
    material = load_standard()
    squares = write_squares(material.board, material.diagram_by_id[riddle.diagram].mask)
    pieces = sorted(one.shape for one in (*riddle.laid, *riddle.solution))
    return (f"diagram {riddle.diagram} {squares}", f"pieces {' '.join(pieces)}")


@lru_cache(maxsize=8)
def set_of(lines: tuple[str, ...]) -> Material:
    """Return the set that lines describe: one diagram, and as many pieces as stand there.

    Raises:
        MaterialError: The squares cannot be read.
    """
    standard = load_standard()
    (_, name, squares), (_, pieces) = lines[0].split(" ", 2), lines[1].split(" ", 1)
    mask = standard.board.mask_of(read_squares(squares, standard.board, 1))
    counts = Counter(pieces.split())
    types = tuple(replace(piece, count=counts[piece.id]) for piece in standard.pieces if counts[piece.id])
    material = replace(
        standard, pieces=types, diagrams=(Diagram(name, mask, partial(_any_filling, standard, mask, counts)),)
    )
    return replace(material, name=f"own-{digest(material)}")


def _any_filling(material: Material, mask: int, supply: Mapping[str, int]) -> tuple[Placement, ...]:
    """Fill a diagram in any way, for those who ask the set; () where none is found soon."""
    board = material.board.outlined(mask)
    try:
        return Tiler(board, material.shapes, mirror=True).solve(mask, supply, effort=_EFFORT) or ()
    except EffortError:
        return ()
