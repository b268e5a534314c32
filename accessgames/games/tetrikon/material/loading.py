"""From files to a set: the standard one, and a club's own on top of it."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from hashlib import blake2b
from importlib.resources import files

from accessgames.games.tetrikon.material.entries import MOST_BYTES, Entry, read_entries
from accessgames.games.tetrikon.material.faults import fault
from accessgames.games.tetrikon.material.kit import STANDARD, Material
from accessgames.games.tetrikon.material.outlines import Bench, check_outlines, read_outlines, write_solution
from accessgames.games.tetrikon.material.reading import read_board, read_chance, read_pieces, read_treasury
from accessgames.games.tetrikon.material.squares import write_squares

_DIGITS = 6
"""Bytes of the digest that a name shows, twice as many hexadecimal digits."""


@lru_cache(maxsize=1)
def standard() -> Material:
    """Return the set that is part of the program; its files are checked when they are made, not here."""
    return _assemble(_standard_entries(), STANDARD)


def own_set(content: bytes) -> Material:
    """Return a club's own set: what its file has, and the standard set for the sections it leaves out.

    Args:
        content: The file, UTF-8.

    Raises:
        MaterialError: The first thing that is wrong, with its line and value.
    """
    if len(content) > MOST_BYTES:
        raise fault("tetrikon-material-large", 0, len(content), most=MOST_BYTES // 1024)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise fault("tetrikon-material-text", line, content[error.start : error.end].hex()) from error
    entries = {**_standard_entries(), **read_entries(text)}
    material = _assemble(entries, STANDARD)
    bench = Bench(material.board, material.pieces)
    checked = replace(material, diagrams=check_outlines(material.diagrams, entries["diagrams"], bench))
    mark = digest(checked)
    return standard() if mark == digest(standard()) else replace(checked, name=f"own-{mark}")


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


def _assemble(entries: dict[str, tuple[Entry, ...]], name: str) -> Material:
    board = read_board(entries["board"])
    pieces = read_pieces(entries["pieces"], board)
    return Material(
        name=name,
        board=board,
        pieces=pieces,
        treasury=read_treasury(entries["treasury"]),
        chance=read_chance(entries["chance"]),
        diagrams=read_outlines(entries["diagrams"], Bench(board, pieces)),
    )


def _standard_entries() -> dict[str, tuple[Entry, ...]]:
    """Return the entries of the standard set, without their lines: they are no mistakes of a club's file."""
    found: dict[str, tuple[Entry, ...]] = {}
    for file in ("set.toml", "diagrams.toml"):
        text = files("accessgames.games.tetrikon").joinpath(f"data/{file}").read_text(encoding="utf-8")
        for section, entries in read_entries(text).items():
            found[section] = tuple(Entry(0, entry.key, entry.value) for entry in entries)
    return found


def write_diagrams(material: Material) -> str:
    """Write the section of the diagrams, each with its solution, as it is read."""
    lines = ["[diagrams]"]
    for diagram in material.diagrams:
        squares, solution = write_squares(material.board, diagram.mask), write_solution(diagram.solution)
        lines.append(f'{diagram.id} = {{ squares = "{squares}", solution = "{solution}" }}')
    return "".join(f"{line}\n" for line in lines)
