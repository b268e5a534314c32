"""From files to a set: the standard one, a club's own on top of it; diagrams checked by their solutions."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from functools import lru_cache, partial
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from accessgames.dataclasses import dataclass, replace
from accessgames.engine.errors import decoded
from accessgames.engine.grid import Board, EffortError, Placement, Polyomino, Tiler, parse_square, place
from accessgames.games.tetrikon.material import STANDARD, Diagram, Material, PieceType
from accessgames.games.tetrikon.material import entries as reading

_ID: Final = re.compile("[A-J][1-9][0-9]?")
_EACH_LEVEL: Final = 4
"""Diagrams of a level that a table of four needs, as each player has another one."""

_EFFORT: Final = 100_000


@dataclass(frozen=True, slots=True)
class DiagramFiller:
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


def read_outlines(entries: Sequence[reading.Entry], bench: DiagramFiller) -> tuple[Diagram, ...]:
    """Read diagrams as they stand, without checking whether they are fit for the game.

    Raises:
        MaterialError: An id, squares or a solution that cannot be read.
    """
    found = []
    for entry in entries:
        if not _ID.fullmatch(entry.key):
            raise reading.fault("tetrikon-material-diagram-id", entry.line, entry.key)
        squares, solution = _parts(entry)
        mask = bench.board.mask_of(reading.read_squares(squares, bench.board, entry.line))
        lay = partial(_read_solution, solution, bench, entry)
        found.append(Diagram(entry.key, mask, partial(tuple, lay()) if entry.line else lay))
    return tuple(sorted(found, key=lambda diagram: (diagram.level, diagram.number)))


def check_outlines(
    diagrams: Sequence[Diagram], entries: Sequence[reading.Entry], bench: DiagramFiller
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
        if len(bench.board.regions(diagram.mask)) != 1:
            raise reading.fault("tetrikon-material-parts", line, diagram.id)
        if holes := bench.board.holes(diagram.mask):
            square = bench.board.square(holes[0]).name
            raise reading.fault("tetrikon-material-hole", line, diagram.id, square=square)
        model = first.setdefault(diagram.level, diagram)
        if diagram.size != model.size:
            sizes = {"squares": diagram.size, "other": model.id, "right": model.size}
            raise reading.fault("tetrikon-material-size", line, diagram.id, **sizes)
        look = bench.board.shape(diagram.mask).canonical(mirror=True)
        if look in looks:
            raise reading.fault("tetrikon-material-same", line, diagram.id, other=looks[look])
        looks[look] = diagram.id
        checked.append(
            Diagram(diagram.id, diagram.mask, partial(tuple, _checked_solution(diagram, bench, line)))
        )
    _check_levels(checked)
    return tuple(checked)


def _check_levels(diagrams: Sequence[Diagram]) -> None:
    levels = [diagram.level for diagram in diagrams]
    if not levels:
        raise reading.fault("tetrikon-material-empty", 0, "diagrams")
    for level in sorted(set(levels)):
        if levels.count(level) < _EACH_LEVEL:
            raise reading.fault(
                "tetrikon-material-level", 0, level, diagrams=levels.count(level), least=_EACH_LEVEL
            )


def _checked_solution(diagram: Diagram, bench: DiagramFiller, line: int) -> tuple[Placement, ...]:
    if fills(diagram):
        return diagram.solution
    if diagram.solution and line:
        raise reading.fault("tetrikon-material-solution", line, diagram.id)
    try:
        solution = bench.fill(diagram.mask)
    except EffortError as error:
        raise reading.fault("tetrikon-material-hard", line, diagram.id) from error
    if solution is None:
        raise reading.fault("tetrikon-material-impossible", line, diagram.id)
    return solution


def fills(diagram: Diagram) -> bool:
    """Tell whether the stored solution covers the outline exactly, with at most one piece of each type."""
    covered, solution = 0, diagram.solution
    for placement in solution:
        if placement.mask & covered:
            return False
        covered |= placement.mask
    types = {placement.shape for placement in solution}
    return covered == diagram.mask and len(types) == len(solution)


def _parts(entry: reading.Entry) -> tuple[Any, str]:
    """Return the squares of a diagram and its solution, empty when none is written.

    A diagram is `{ squares = "…", solution = "…" }`, or the squares alone.
    """
    if not isinstance(entry.value, dict):
        return entry.value, ""
    for name in entry.value:
        if name not in {"squares", "solution"}:
            raise reading.fault("tetrikon-material-key", entry.line, name, known=("squares", "solution"))
    solution = entry.value.get("solution", "")
    if not isinstance(solution, str):
        raise reading.fault("tetrikon-material-place", entry.line, solution)
    return entry.value.get("squares"), solution


def _read_solution(text: str, bench: DiagramFiller, entry: reading.Entry) -> tuple[Placement, ...]:
    """Read `l4 3 a1, k1 1 c2`: piece, number of the orientation, anchor.

    In the standard set, places that a club's own pieces do not know are left out; the check notices it.
    """
    found, shapes = [], bench.shapes
    for part in filter(None, (part.strip() for part in text.split(","))):
        placement = None
        match part.split():
            case name, number, square if name in shapes and number in set("12345678"):
                anchor = parse_square(square)
                if anchor is not None:
                    placement = place(bench.board, name, shapes[name], int(number), anchor, mirror=True)
        if placement is not None:
            found.append(placement)
        elif entry.line:
            raise reading.fault("tetrikon-material-place", entry.line, part)
    return tuple(found)


def write_solution(solution: Sequence[Placement]) -> str:
    """Write a solution as it is read."""
    return ", ".join(
        f"{placement.shape} {placement.orientation} {placement.anchor.name}" for placement in solution
    )


_DIGITS = 6
"""Bytes of the digest that a name shows, twice as many hexadecimal digits."""


@lru_cache(maxsize=1)
def load_standard() -> Material:
    """Return the set that is part of the program; its files are checked when they are made, not here."""
    return _assemble(_standard_entries(), STANDARD)


def load_own_set(content: bytes) -> Material:
    """Return a club's own set: what its file has, and the standard set for the sections it leaves out.

    Args:
        content: The file, UTF-8.

    Raises:
        MaterialError: The first thing that is wrong, with its line and value.
    """
    if len(content) > reading.MOST_BYTES:
        raise reading.fault("tetrikon-material-large", 0, len(content), most=reading.MOST_BYTES // 1024)
    text = decoded(content, lambda line, wrong: reading.fault("tetrikon-material-text", line, wrong.hex()))
    entries = {**_standard_entries(), **reading.read_entries(text)}
    material = _assemble(entries, STANDARD)
    bench = DiagramFiller(material.board, material.pieces)
    checked = replace(material, diagrams=check_outlines(material.diagrams, entries["diagrams"], bench))
    mark = digest(checked)
    return load_standard() if mark == digest(load_standard()) else replace(checked, name=f"own-{mark}")


def digest(material: Material) -> str:
    """Return 12 hexadecimal digits of all that matters in a match; comments and solutions do not."""
    board = material.board
    parts = [
        f"{board.width}x{board.height}",
        *(f"{piece.id} {piece.count} {piece.shape.squares}" for piece in material.pieces),
        *(f"{value} {number}" for value, number in material.treasury),
        *(f"{card.id} {card.count} {card.keepable}" for card in material.chance),
        *(f"{diagram.id} {diagram.mask}" for diagram in material.diagrams),
    ]
    return blake2b("\n".join(parts).encode(), digest_size=_DIGITS).hexdigest()


def _assemble(entries: dict[str, tuple[reading.Entry, ...]], name: str) -> Material:
    board = reading.read_board(entries["board"])
    pieces = reading.read_pieces(entries["pieces"], board)
    return Material(
        name=name,
        board=board,
        pieces=pieces,
        treasury=reading.read_treasury(entries["treasury"]),
        chance=reading.read_chance(entries["chance"]),
        diagrams=read_outlines(entries["diagrams"], DiagramFiller(board, pieces)),
    )


def _standard_entries() -> dict[str, tuple[reading.Entry, ...]]:
    """Return the entries of the standard set, without their lines: they are no mistakes of a club's file.

    Its files are read in one go: entry by entry, as a club's, they would take longer, at every start.
    """
    found: dict[str, tuple[reading.Entry, ...]] = {}
    for file in ("set.toml", "diagrams.toml"):
        text = Path(__file__).parents[1].joinpath(f"data/{file}").read_text(encoding="utf-8")
        for section, entries in tomllib.loads(text).items():
            found[section] = tuple(reading.Entry(0, key, value) for key, value in entries.items())
    return found


def write_diagrams(material: Material) -> str:
    """Write the section of the diagrams, each with its solution, as it is read."""
    lines = ["[diagrams]"]
    for diagram in material.diagrams:
        squares, solution = (
            reading.write_squares(material.board, diagram.mask),
            write_solution(diagram.solution),
        )
        lines.append(f'{diagram.id} = {{ squares = "{squares}", solution = "{solution}" }}')
    return "".join(f"{line}\n" for line in lines)
