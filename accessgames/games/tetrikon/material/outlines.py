"""Diagrams of a file: their outlines, their stored solutions, and what makes them fit for the game."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from accessgames.engine.grid import EffortError, Placement, Tiler, parse_square, place
from accessgames.games.tetrikon.material.faults import fault
from accessgames.games.tetrikon.material.kit import Diagram
from accessgames.games.tetrikon.material.squares import read_squares

if TYPE_CHECKING:
    from accessgames.engine.grid import Board, Polyomino
    from accessgames.games.tetrikon.material.entries import Entry
    from accessgames.games.tetrikon.material.kit import PieceType

_ID: Final = re.compile("[A-J][1-9][0-9]?")
_EACH_LEVEL: Final = 4
"""Diagrams of a level that a table of four needs, as each player has another one."""

_EFFORT: Final = 100_000
_PARTS: Final = 3


@dataclass(frozen=True, slots=True)
class Bench:
    """What diagrams are checked with: the board and the pieces."""

    board: Board
    pieces: tuple[PieceType, ...]

    @property
    def shapes(self) -> dict[str, Polyomino]:
        """Looks of the pieces by id."""
        return {piece.id: piece.shape for piece in self.pieces}

    def fill(self, mask: int) -> tuple[Placement, ...] | None:
        """Fill an outline with at most one piece of each type, not mirrored if that is possible.

        Raises:
            EffortError: The search takes too long.
        """
        one_each = dict.fromkeys(self.shapes, 1)
        board = self.board.outlined(mask)
        for mirror in (False, True):
            found = Tiler(board, self.shapes, mirror=mirror).solve(mask, one_each, effort=_EFFORT)
            if found is not None:
                return found
        return None


def read_outlines(entries: Sequence[Entry], bench: Bench) -> tuple[Diagram, ...]:
    """Read diagrams as they stand, without checking whether they are fit for the game.

    Raises:
        MaterialError: An id, squares or a solution that cannot be read.
    """
    found = []
    for entry in entries:
        if not _ID.fullmatch(entry.key):
            raise fault("tetrikon-material-diagram-id", entry.line, entry.key)
        squares, solution = _parts(entry)
        mask = bench.board.mask_of(read_squares(squares, bench.board, entry.line))
        found.append(Diagram(entry.key, mask, _solution(solution, bench, entry)))
    return tuple(sorted(found, key=lambda diagram: (diagram.level, diagram.number)))


def check_outlines(
    diagrams: Sequence[Diagram], entries: Sequence[Entry], bench: Bench
) -> tuple[Diagram, ...]:
    """Check that diagrams are fit for the game, and solve those without a solution that fits.

    Raises:
        MaterialError: A diagram is in parts, has a hole, has another number of squares than the first of its
            level, looks like another one when turned or mirrored, or cannot be filled from one set; a written
            solution does not fill it; a level has fewer than four diagrams.
    """
    lines = {entry.key: entry.line for entry in entries}
    first: dict[str, Diagram] = {}
    looks: dict[Polyomino, str] = {}
    checked = []
    for diagram in diagrams:
        line = lines[diagram.id]
        _check_form(diagram, bench.board, line)
        model = first.setdefault(diagram.level, diagram)
        if diagram.size != model.size:
            raise fault(
                "tetrikon-material-size",
                line,
                diagram.id,
                squares=diagram.size,
                other=model.id,
                right=model.size,
            )
        look = bench.board.shape(diagram.mask).canonical(mirror=True)
        if look in looks:
            raise fault("tetrikon-material-same", line, diagram.id, other=looks[look])
        looks[look] = diagram.id
        checked.append(Diagram(diagram.id, diagram.mask, _checked_solution(diagram, bench, line)))
    _check_levels(checked)
    return tuple(checked)


def _check_form(diagram: Diagram, board: Board, line: int) -> None:
    if len(board.regions(diagram.mask)) != 1:
        raise fault("tetrikon-material-parts", line, diagram.id)
    if holes := board.holes(diagram.mask):
        raise fault("tetrikon-material-hole", line, diagram.id, square=board.square(holes[0]).name)


def _check_levels(diagrams: Sequence[Diagram]) -> None:
    levels = [diagram.level for diagram in diagrams]
    if not levels:
        raise fault("tetrikon-material-empty", 0, "diagrams")
    for level in sorted(set(levels)):
        if levels.count(level) < _EACH_LEVEL:
            raise fault("tetrikon-material-level", 0, level, diagrams=levels.count(level), least=_EACH_LEVEL)


def _checked_solution(diagram: Diagram, bench: Bench, line: int) -> tuple[Placement, ...]:
    if fills(diagram):
        return diagram.solution
    if diagram.solution and line:
        raise fault("tetrikon-material-solution", line, diagram.id)
    try:
        solution = bench.fill(diagram.mask)
    except EffortError as error:
        raise fault("tetrikon-material-hard", line, diagram.id) from error
    if solution is None:
        raise fault("tetrikon-material-impossible", line, diagram.id)
    return solution


def fills(diagram: Diagram) -> bool:
    """Tell whether the stored solution covers the outline exactly, with at most one piece of each type."""
    covered = 0
    for placement in diagram.solution:
        if placement.mask & covered:
            return False
        covered |= placement.mask
    types = {placement.shape for placement in diagram.solution}
    return covered == diagram.mask and len(types) == len(diagram.solution)


def _parts(entry: Entry) -> tuple[Any, str]:
    """Return the squares of a diagram and its solution, empty when none is written.

    A diagram is `{ squares = "…", solution = "…" }`, or the squares alone.
    """
    if not isinstance(entry.value, dict):
        return entry.value, ""
    for name in entry.value:
        if name not in {"squares", "solution"}:
            raise fault("tetrikon-material-key", entry.line, name, known=("squares", "solution"))
    solution = entry.value.get("solution", "")
    if not isinstance(solution, str):
        raise fault("tetrikon-material-place", entry.line, solution)
    return entry.value.get("squares"), solution


def _solution(text: str, bench: Bench, entry: Entry) -> tuple[Placement, ...]:
    """Read `l4 3 a1, k1 1 c2`: piece, number of the orientation, anchor.

    In the standard set, places that a club's own pieces do not know are left out; the check notices it.
    """
    found = []
    for part in filter(None, (part.strip() for part in text.split(","))):
        placement = _placement(part.split(), bench)
        if placement is not None:
            found.append(placement)
        elif entry.line:
            raise fault("tetrikon-material-place", entry.line, part)
    return tuple(found)


def _placement(words: list[str], bench: Bench) -> Placement | None:
    if len(words) != _PARTS:
        return None
    name, number, square = words
    anchor = parse_square(square)
    shape = bench.shapes.get(name)
    if shape is None or anchor is None or number not in set("12345678"):
        return None
    return place(bench.board, name, shape, int(number), anchor, mirror=True)


def write_solution(solution: Sequence[Placement]) -> str:
    """Write a solution as it is read."""
    return ", ".join(
        f"{placement.shape} {placement.orientation} {placement.anchor.name}" for placement in solution
    )
