"""The set that the program plays with, and its pieces and boards by name."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING, Final

from accessgames.games.iqlandie.material.reader import MaterialError, decoded, read_material

if TYPE_CHECKING:
    from accessgames.games.iqlandie.material.kit import Material, Piece


_FILE: Final = "material.txt"


def _load() -> Material:
    path = files("accessgames.games.iqlandie").joinpath(f"data/{_FILE}")
    try:
        return read_material(decoded(path.read_bytes()))
    except MaterialError as mistake:
        raise MaterialError("iqlandie-material-file", file=_FILE, cause=mistake) from mistake


MATERIAL: Final = _load()
"""The whole set."""

COLOURS: Final = tuple(colour for colour, _ in MATERIAL.colours)
"""Ids of the colours, jokers excluded, in the order of the file."""

JOKER: Final = MATERIAL.joker[0]
"""Id of the colour of jokers."""

BAGS: Final = MATERIAL.bags
"""Names of the bags, the smallest pieces first."""

SINGLE: Final = MATERIAL.single
"""Id of the shape of one square."""

EXPOSITIONS: Final = MATERIAL.expositions
"""The grids on everybody's board, in the order of their numbers."""

BOARDS: Final = tuple(exposition.board for exposition in EXPOSITIONS)
"""Their squares, by place in the tuple (number - 1)."""

CONDITIONS: Final = tuple(sorted(MATERIAL.conditions))
"""Names of the conditions."""

_LETTERS: Final = MATERIAL.letters


def piece_name(piece: Piece) -> str:
    """Write a piece: shape, letter of the colour, and a star for a robot.

    >>> piece_name(PIECES["t4r*"])
    't4r*'
    """
    return f"{piece.shape}{_LETTERS[piece.colour]}{'*' * piece.robot}"


SUPPLY: Final = tuple(
    sorted(
        (pair for shape in MATERIAL.shapes for pair in MATERIAL.copies_of(shape)),
        key=lambda pair: piece_name(pair[0]),
    )
)
"""All different pieces with their numbers, sorted by name, single squares included."""

PIECES: Final = {piece_name(piece): piece for piece, _ in SUPPLY}
"""All different pieces by their names in notations."""

BAG_OF: Final = {piece: MATERIAL.shapes[piece.shape].bag for piece, _ in SUPPLY}
"""The bag of every piece; empty for single squares."""
