"""Make the diagrams of Tetrikon's standard set: `accessgames/games/tetrikon/data/diagrams.toml`.

Usage: .venv/bin/python tools/tetrikon_diagrams.py [--check]

Outlines grow at random from one square. Kept are those in one piece, without holes, that look unlike every
other even turned or mirrored, and that one set of pieces fills without any being turned over; so they can be
used whether mirroring is allowed or not. The same seed gives the same file; `--check` compares it with that.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Final

from accessgames.engine import Streams
from accessgames.engine.grid import Board, EffortError, Tiler
from accessgames.games.tetrikon.material import STANDARD, Diagram, Material
from accessgames.games.tetrikon.material.entries import read_board, read_entries, read_pieces
from accessgames.games.tetrikon.material.sets import write_diagrams

if TYPE_CHECKING:
    from accessgames.engine import Stream
    from accessgames.engine.grid import Placement, Polyomino

TARGET: Final = Path(__file__).parents[1] / "accessgames/games/tetrikon/data/diagrams.toml"
SEED: Final = "tetrikon"
LEVELS: Final = {"A": 12, "B": 15, "C": 18, "D": 21, "E": 24, "F": 27, "G": 30, "H": 33, "I": 36, "J": 40}
"""Squares of each level."""

EACH: Final = 12
"""Diagrams of each level."""

SLENDER: Final = 3
"""How much more likely a square is to be added for each side that it shares with the outline already."""

EFFORT: Final = 20_000
"""Situations to look at; an outline that needs more is left for another one."""

HEAD: Final = """\
# The 120 diagrams of the standard set, each with a solution: piece, number of its orientation, first square.
# Made by tools/tetrikon_diagrams.py; do not edit, run it again.

"""


def main() -> int:
    """Write the file, or compare it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="compare with the file instead of writing it")
    arguments = parser.parse_args()
    started = time.perf_counter()
    text = make()
    print(f"{EACH * len(LEVELS)} diagrams in {time.perf_counter() - started:.1f} s")
    if not arguments.check:
        TARGET.write_text(text, encoding="utf-8")
        return 0
    if TARGET.read_text(encoding="utf-8") == text:
        print(f"{TARGET.name} is what its seed makes")
        return 0
    print(f"{TARGET.name} differs from what its seed makes", file=sys.stderr)
    return 1


def make() -> str:
    """Return the content of the file."""
    text = files("accessgames.games.tetrikon").joinpath("data/set.toml").read_text(encoding="utf-8")
    entries = read_entries(text)
    board = read_board(entries["board"])
    pieces = read_pieces(entries["pieces"], board)
    material = Material(
        STANDARD, board, pieces, (), (), tuple(diagrams(board, {p.id: p.shape for p in pieces}))
    )
    return HEAD + write_diagrams(material)


def diagrams(board: Board, shapes: dict[str, Polyomino]) -> Iterator[Diagram]:
    """Yield all diagrams, level by level."""
    stream = Streams(SEED).open("diagrams")
    looks: set[Polyomino] = set()
    for level, size in LEVELS.items():
        number = 0
        while number < EACH:
            mask = outline(board, size, stream)
            look = board.shape(mask).canonical(mirror=True)
            if look in looks or board.holes(mask):
                continue
            looks.add(look)
            solution = fill(board.outlined(mask), shapes)
            if solution is not None:
                number += 1
                yield Diagram(f"{level}{number}", mask, partial(tuple, solution))


def outline(board: Board, size: int, stream: Stream) -> int:
    """Grow an outline and move it to the corner where rows and columns begin."""
    mask = 1 << stream.randrange(board.width * board.height)
    while mask.bit_count() < size:
        near = board.squares(board.neighbours(mask))
        weights = [SLENDER ** (board.spread(board.bit(square)) & mask).bit_count() for square in near]
        mask |= board.bit(stream.choices(near, weights)[0])
    return board.mask_of(board.shape(mask).squares)


def fill(board: Board, shapes: dict[str, Polyomino]) -> tuple[Placement, ...] | None:
    """Fill an outline from one set; None when that is impossible, or too hard to find out."""
    try:
        return Tiler(board, shapes, mirror=False).solve(board.mask, dict.fromkeys(shapes, 1), effort=EFFORT)
    except EffortError:
        return None


if __name__ == "__main__":
    raise SystemExit(main())
