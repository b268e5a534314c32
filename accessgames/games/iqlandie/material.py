"""The material of iQLANDIE that the program plays with: pieces, bags, boards, and every place for a piece."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from accessgames.dataclasses import dataclass
from accessgames.engine.grid import Board, Orientation, Square
from accessgames.games.iqlandie.material_file import (
    Exposition,
    Material,
    MaterialError,
    Piece,
    Shape,
    decoded,
    drawn_shape,
    read_material,
)

__all__ = [
    "BAGS",
    "BAG_OF",
    "BOARDS",
    "COLOURS",
    "CONDITIONS",
    "EXPOSITIONS",
    "JOKER",
    "MATERIAL",
    "OWN_SHAPE",
    "PIECES",
    "SINGLE",
    "STANDARD_PIECES",
    "SUPPLY",
    "Exposition",
    "Expositions",
    "Look",
    "Piece",
    "PieceSet",
    "Spot",
    "looks",
    "piece_name",
    "spot_at",
    "spots",
]

FILE: Final = Path(__file__).with_name("data") / "material.txt"
"""The material that comes with the game."""


def load(path: Path) -> Material:
    """Read the material of a file.

    Raises:
        MaterialError: There is a mistake: `iqlandie-material-file` with it inside.
    """
    try:
        return read_material(decoded(path.read_bytes()))
    except MaterialError as mistake:
        raise MaterialError("iqlandie-material-file", file=path.name, cause=mistake) from mistake


MATERIAL: Final = load(FILE)
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
"""The grids on everybody's board that come with the game, in the order of their numbers."""

Expositions: TypeAlias = "tuple[Exposition, ...]"
"""The six grids that are played on, the program's or a club's own."""

BOARDS: Final = tuple(exposition.board for exposition in EXPOSITIONS)
"""Their squares, by place in the tuple (number - 1)."""

CONDITIONS: Final = tuple(sorted(MATERIAL.conditions))
"""Names of the conditions."""

OWN_SHAPE: Final = "[j-z][0-9]"
"""What codes of a club's own shapes look like: a letter that no column of a board has, and a figure."""

_LETTERS: Final = MATERIAL.letters


def piece_name(piece: Piece) -> str:
    """Write a piece: shape, letter of the colour, and a star for a robot.

    >>> piece_name(PIECES["t4r*"])
    't4r*'
    """
    return f"{piece.shape}{_LETTERS[piece.colour]}{'*' * piece.robot}"


class _Index(NamedTuple):
    """What is looked up of a set; see the properties of `PieceSet`."""

    supply: tuple[tuple[Piece, int], ...]
    by_name: dict[str, Piece]
    bag_of: dict[Piece, str]
    place_of: dict[Piece, int]
    places_in: dict[str, tuple[int, ...]]
    own: frozenset[str]


@dataclass(frozen=True, slots=True, eq=False)
class PieceSet:
    """All pieces that are played with, those of the program or a club's own; the single squares are the same.

    Compared by identity, so that what was looked up once is found again quickly.

    Attributes:
        shapes: Their shapes, the single square aside.
    """

    shapes: tuple[Shape, ...]

    @property
    def supply(self) -> tuple[tuple[Piece, int], ...]:
        """All different pieces with their numbers, sorted by name, single squares included."""
        return _index(self).supply

    @property
    def by_name(self) -> Mapping[str, Piece]:
        """The same pieces by their names in notations."""
        return _index(self).by_name

    @property
    def bag_of(self) -> Mapping[Piece, str]:
        """The bag of every piece; empty for single squares."""
        return _index(self).bag_of

    @property
    def place_of(self) -> Mapping[Piece, int]:
        """Where a piece stands in `supply`."""
        return _index(self).place_of

    @property
    def places_in(self) -> Mapping[str, tuple[int, ...]]:
        """For each bag where its pieces stand in `supply`."""
        return _index(self).places_in

    @property
    def own(self) -> frozenset[str]:
        """Ids of the shapes that are a club's own and have no other name."""
        return _index(self).own


@lru_cache(maxsize=16)
def _index(pieces: PieceSet) -> _Index:
    shapes = pieces.shapes
    bags = {shape.id: shape.bag for shape in shapes}
    pairs = (pair for shape in (*shapes, MATERIAL.shapes[SINGLE]) for pair in MATERIAL.copies_of(shape))
    supply = tuple(sorted(pairs, key=lambda pair: piece_name(pair[0])))
    bag_of = {piece: bags.get(piece.shape, "") for piece, _ in supply}
    return _Index(
        supply,
        {piece_name(piece): piece for piece, _ in supply},
        bag_of,
        {piece: place for place, (piece, _) in enumerate(supply)},
        {bag: tuple(at for at, (piece, _) in enumerate(supply) if bag_of[piece] == bag) for bag in BAGS},
        frozenset(shape.id for shape in shapes if shape.drawing),
    )


STANDARD_PIECES: Final = PieceSet(tuple(shape for shape in MATERIAL.shapes.values() if shape.id != SINGLE))
"""The pieces that come with the game."""

SUPPLY: Final = STANDARD_PIECES.supply
PIECES: Final = STANDARD_PIECES.by_name
BAG_OF: Final = STANDARD_PIECES.bag_of


@dataclass(frozen=True, slots=True)
class Look:
    """One way to lay a piece, with the place of its robot.

    Attributes:
        orientation: Number from 1, turns and squares. Pieces with a robot may have more of them than the same
            shape without, because the robot's square tells turned ones apart.
        robot: The robot's square within `orientation.shape`; None without a robot.
    """

    orientation: Orientation
    robot: Square | None


@dataclass(frozen=True, slots=True)
class Spot:
    """A place for a piece.

    Attributes:
        exposition: Number from 1.
        anchor: The covered square in the uppermost row and, in it, in the leftmost column.
        orientation: Number from 1 (`looks`).
        mask: The covered squares of the exposition's board.
        robot: The robot's square as a mask; 0 without a robot.
    """

    exposition: int
    anchor: Square
    orientation: int
    mask: int
    robot: int


@lru_cache(maxsize=256)
def _looks(shape: str, drawing: str, robot: bool) -> tuple[Look, ...]:  # noqa: FBT001 - a cache wants plain arguments
    data = drawn_shape(0, shape, "", drawing) if drawing else MATERIAL.shapes[shape]
    found: dict[tuple[object, Square | None], tuple[int, bool]] = {}
    for mirrored in (False, True):
        for quarters in range(4):
            look = data.squares.oriented(quarters, mirrored=mirrored, upward=False)
            head = _turned_robot(data, quarters, mirrored=mirrored) if robot else None
            found.setdefault((look, head), (quarters, mirrored))
    ways = enumerate(found.items(), 1)
    return tuple(
        Look(Orientation(number, *way, data.squares.oriented(way[0], mirrored=way[1], upward=False)), head)
        for number, ((_, head), way) in ways
    )


def _turned_robot(shape: Shape, quarters: int, *, mirrored: bool) -> Square:
    """Return where the robot of a shape stands after mirroring and turning to the right."""
    assert shape.robot is not None  # noqa: S101 - only the single square has none, and its pieces have no robots
    column, row = shape.robot
    width, height = shape.squares.width, shape.squares.height
    if mirrored:
        column = width - 1 - column
    for _ in range(quarters):
        column, row = height - 1 - row, column
        width, height = height, width
    return Square(column, row)


def looks(piece: Piece) -> tuple[Look, ...]:
    """Return every different way to lay a piece, numbered from 1: turned ones first, then mirrored ones."""
    return _looks(piece.shape, piece.drawing, piece.robot)


@lru_cache(maxsize=2048)
def _spots(shape: str, drawing: str, robot: bool, exposition: Exposition) -> tuple[Spot, ...]:  # noqa: FBT001 - as above
    board, number = exposition.board, exposition.number
    found = [
        spot
        for look in _looks(shape, drawing, robot)
        for row in range(board.height - look.orientation.shape.height + 1)
        for column in range(board.width - look.orientation.shape.width + 1)
        if not (spot := _spot(board, number, look, Square(column, row))).mask & ~board.mask
    ]
    return tuple(sorted(found, key=lambda spot: (spot.anchor.name, spot.orientation)))


def _spot(board: Board, number: int, look: Look, corner: Square) -> Spot:
    """Return the place of a look whose surrounding rectangle has this upper left corner."""
    shape = look.orientation.shape
    moved = [Square(square.column + corner.column, square.row + corner.row) for square in shape.squares]
    robot = 0
    if look.robot is not None:
        robot = board.bit(Square(look.robot.column + corner.column, look.robot.row + corner.row))
    return Spot(number, moved[0], look.orientation.number, board.mask_of(moved), robot)


def spots(piece: Piece, exposition: Exposition) -> tuple[Spot, ...]:
    """Return all places of a piece on an empty exposition, sorted by notation: anchor, then orientation."""
    return _spots(piece.shape, piece.drawing, piece.robot, exposition)


_Spots: TypeAlias = "dict[tuple[Square, int], Spot]"


@lru_cache(maxsize=2048)
def _by_name(shape: str, drawing: str, robot: bool, exposition: Exposition) -> _Spots:  # noqa: FBT001 - as above
    return {(spot.anchor, spot.orientation): spot for spot in _spots(shape, drawing, robot, exposition)}


def spot_at(
    expositions: Expositions, piece: Piece, number: int, anchor: Square, orientation: int
) -> Spot | None:
    """Return the place that an anchor and an orientation name; None when it leaves the outline."""
    if not 1 <= number <= len(expositions):
        return None
    return _by_name(piece.shape, piece.drawing, piece.robot, expositions[number - 1]).get(
        (anchor, orientation)
    )
