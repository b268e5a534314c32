"""How pieces lie, by names of their own: "roh vlevo nahoře", "svisle, patka vpravo dole" (iQLANDIE 2.2)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from accessgames.engine.grid import Polyomino, Square
from accessgames.games.iqlandie.material import Look, Piece, looks
from accessgames.language import Nested, keys, say
from accessgames.language.space import Ways

if TYPE_CHECKING:
    from collections.abc import Iterable

POSES: Final = keys(
    "iqlandie-pose-corner-up-left",
    "iqlandie-pose-corner-up-right",
    "iqlandie-pose-corner-down-right",
    "iqlandie-pose-corner-down-left",
    "iqlandie-pose-foot-upright-up-left",
    "iqlandie-pose-foot-upright-up-right",
    "iqlandie-pose-foot-upright-down-right",
    "iqlandie-pose-foot-upright-down-left",
    "iqlandie-pose-foot-across-up-left",
    "iqlandie-pose-foot-across-up-right",
    "iqlandie-pose-foot-across-down-right",
    "iqlandie-pose-foot-across-down-left",
    "iqlandie-pose-stem-up",
    "iqlandie-pose-stem-right",
    "iqlandie-pose-stem-down",
    "iqlandie-pose-stem-left",
    "iqlandie-pose-missing-upright-up-left",
    "iqlandie-pose-missing-upright-up-right",
    "iqlandie-pose-missing-upright-down-right",
    "iqlandie-pose-missing-upright-down-left",
    "iqlandie-pose-missing-across-up-left",
    "iqlandie-pose-missing-across-up-right",
    "iqlandie-pose-missing-across-down-right",
    "iqlandie-pose-missing-across-down-left",
    "iqlandie-pose-open-up",
    "iqlandie-pose-open-right",
    "iqlandie-pose-open-down",
    "iqlandie-pose-open-left",
    "iqlandie-pose-robot-up-left",
    "iqlandie-pose-robot-up-right",
    "iqlandie-pose-robot-down-right",
    "iqlandie-pose-robot-down-left",
    "iqlandie-pose-end-up",
    "iqlandie-pose-end-right",
    "iqlandie-pose-end-down",
    "iqlandie-pose-end-left",
    "iqlandie-pose-arm-up",
    "iqlandie-pose-arm-right",
    "iqlandie-pose-arm-down",
    "iqlandie-pose-arm-left",
)
"""All names: message keys, and ids of the words that are typed for them."""


def _height(square: Square) -> str:
    return "down" if square.row else "up"


def _hand(square: Square) -> str:
    return "right" if square.column else "left"


def _posture(shape: Polyomino) -> str:
    return "upright" if shape.height > shape.width else "across"


def _missing(shape: Polyomino) -> tuple[Square, ...]:
    """Return the squares of the surrounding rectangle that the shape leaves free."""
    everything = (Square(column, row) for row in range(shape.height) for column in range(shape.width))
    return tuple(square for square in everything if square not in shape.squares)


def _side(square: Square, shape: Polyomino) -> str:
    """Return the side of the rectangle in the middle of which a square lies."""
    if shape.height > shape.width:
        return "right" if square.column else "left"
    return "down" if square.row else "up"


def _corner(look: Look) -> str:
    (gap,) = _missing(look.orientation.shape)
    corner = Square(1 - gap.column, 1 - gap.row)
    return f"corner-{_height(corner)}-{_hand(corner)}"


def _foot(look: Look) -> str:
    shape = look.orientation.shape
    upright = shape.height > shape.width
    lines = [square.column if upright else square.row for square in shape.squares]
    foot = next(square for square, line in zip(shape.squares, lines, strict=True) if lines.count(line) == 1)
    return f"foot-{_posture(shape)}-{_height(foot)}-{_hand(foot)}"


def _stem(look: Look) -> str:
    shape = look.orientation.shape
    upright = shape.height > shape.width
    lines = [square.column if upright else square.row for square in shape.squares]
    stem = next(square for square, line in zip(shape.squares, lines, strict=True) if lines.count(line) == 1)
    return f"stem-{_side(stem, shape)}"


def _without_corner(look: Look) -> str:
    shape = look.orientation.shape
    (gap,) = _missing(shape)
    return f"missing-{_posture(shape)}-{_height(gap)}-{_hand(gap)}"


def _open(look: Look) -> str:
    shape = look.orientation.shape
    (gap,) = _missing(shape)
    return f"open-{_side(gap, shape)}"


def _robot_corner(look: Look) -> str:
    return "" if look.robot is None else f"robot-{_height(look.robot)}-{_hand(look.robot)}"


def _robot_end(look: Look) -> str:
    if look.robot is None:
        return ""
    shape = look.orientation.shape
    return f"end-{_height(look.robot) if shape.height > shape.width else _hand(look.robot)}"


def _robot_arm(look: Look) -> str:
    return "" if look.robot is None else f"arm-{_ARMS[look.robot]}"


_ARMS: Final = {Square(1, 0): "up", Square(2, 1): "right", Square(1, 2): "down", Square(0, 1): "left"}

_NAMES: Final[dict[str, Callable[[Look], str]]] = {
    "v3": _corner,
    "l4": _foot,
    "t4": _stem,
    "p5": _without_corner,
    "u5": _open,
    "o4": _robot_corner,
    "i4": _robot_end,
    "x5": _robot_arm,
}
"""Who names the ways to lay a shape; the others lie level or upright, or in only one way."""


def _keys(names: Iterable[str]) -> tuple[str, ...]:
    """Return message keys; none at all where a look has no name."""
    found = tuple(names)
    return tuple(f"iqlandie-pose-{name}" for name in found) if all(found) else ()


@lru_cache(maxsize=64)
def ways(piece: Piece) -> Ways:
    """Return all ways to lay a piece, to be named and understood by their numbers."""
    found = looks(piece)
    namer = _NAMES.get(piece.shape)
    names = _keys(map(namer, found)) if namer is not None else ()
    return Ways(tuple(look.orientation for look in found), upward=False, names=names)


def pose(piece: Piece, number: int) -> Nested | None:
    """Name how a piece lies, without the number of the position; None where it has but one way."""
    known = ways(piece)
    if len(known.ways) == 1:
        return None
    if known.names:
        return Nested(say(known.names[number - 1]))
    shape = known.ways[number - 1].shape
    return Nested(say("space-turn-level" if shape.width > shape.height else "space-turn-upright"))
