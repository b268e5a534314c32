"""Where pieces can lie on the six expositions: every way, worked out once."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from accessgames.engine.grid import Board, Orientation, Square
from accessgames.games.iqlandie.material.standard import BOARDS, EXPOSITIONS, MATERIAL

if TYPE_CHECKING:
    from accessgames.games.iqlandie.material.kit import Piece, Shape


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


@lru_cache(maxsize=64)
def _looks(shape: str, robot: bool) -> tuple[Look, ...]:  # noqa: FBT001 - a cache wants plain arguments
    data = MATERIAL.shapes[shape]
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
    return _looks(piece.shape, piece.robot)


@lru_cache(maxsize=512)
def _spots(shape: str, robot: bool, number: int) -> tuple[Spot, ...]:  # noqa: FBT001 - as above
    board = BOARDS[number - 1]
    found = [
        spot
        for look in _looks(shape, robot)
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


def spots(piece: Piece, exposition: int) -> tuple[Spot, ...]:
    """Return all places of a piece on an empty exposition, sorted by notation: anchor, then orientation."""
    return _spots(piece.shape, piece.robot, exposition)


@lru_cache(maxsize=512)
def _by_name(shape: str, robot: bool, number: int) -> dict[tuple[Square, int], Spot]:  # noqa: FBT001 - as above
    return {(spot.anchor, spot.orientation): spot for spot in _spots(shape, robot, number)}


def spot_at(piece: Piece, exposition: int, anchor: Square, orientation: int) -> Spot | None:
    """Return the place that an anchor and an orientation name; None when it leaves the outline."""
    if not 1 <= exposition <= len(EXPOSITIONS):
        return None
    return _by_name(piece.shape, piece.robot, exposition).get((anchor, orientation))
