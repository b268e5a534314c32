"""Shapes that are known by their outline, each as wide and as high as all others."""

from __future__ import annotations

from math import cos, pi, sin
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessgames.output.swell.ink import Area, Dot, Group, Line
from accessgames.output.swell.measures import SYMBOL, THICK

if TYPE_CHECKING:
    from collections.abc import Mapping

    from accessgames.games.sheets import Shape
    from accessgames.output.swell.ink import Ink, Point

_LOW: Final = THICK / 2
_MIDDLE: Final = SYMBOL / 2
_HIGH: Final = SYMBOL - THICK / 2
_TURNS: Final = 48
"""Corners of what is round."""


def _round(radius: float, middle: Point = (_MIDDLE, _MIDDLE)) -> tuple[Point, ...]:
    return tuple(
        (middle[0] + radius * cos(2 * pi * at / _TURNS), middle[1] + radius * sin(2 * pi * at / _TURNS))
        for at in range(_TURNS)
    )


def _spokes(reach: float, *angles: float) -> tuple[Ink, ...]:
    return tuple(
        Line(
            (
                (_MIDDLE - reach * cos(angle), _MIDDLE - reach * sin(angle)),
                (_MIDDLE + reach * cos(angle), _MIDDLE + reach * sin(angle)),
            ),
            THICK,
        )
        for angle in angles
    )


def _closed(*points: Point) -> tuple[Ink, ...]:
    return (Line(points, THICK, closed=True),)


def _crescent() -> tuple[Ink, ...]:
    """Leave of a disc what another one, moved to the right, does not cover."""
    cut, moved = _MIDDLE * 0.85, _MIDDLE * 0.75
    turn = (moved**2 + _MIDDLE**2 - cut**2) / (2 * moved * _MIDDLE)
    outer = [at for at in _round(_MIDDLE) if at[0] - _MIDDLE <= _MIDDLE * turn]
    inner = [at for at in _round(cut, (_MIDDLE + moved, _MIDDLE)) if at[0] - _MIDDLE < _MIDDLE * turn]
    return (Area(((*outer, *reversed(inner)),)),)


_SHAPES: Final[Mapping[Shape, tuple[Ink, ...]]] = MappingProxyType(
    {
        "circle": _closed(*_round(_HIGH - _MIDDLE)),
        "square": _closed((_LOW, _LOW), (_HIGH, _LOW), (_HIGH, _HIGH), (_LOW, _HIGH)),
        "triangle": _closed((_LOW, _HIGH), (_MIDDLE, _LOW), (_HIGH, _HIGH)),
        "cross": _spokes((_MIDDLE - _LOW) * 2**0.5, pi / 4, -pi / 4),
        "disc": (Dot((_MIDDLE, _MIDDLE), _MIDDLE),),
        "crescent": _crescent(),
        "star": _spokes(_MIDDLE - _LOW, pi / 2, pi / 6, -pi / 6),
        "rising": (Line(((_LOW, _HIGH), (_HIGH, _LOW)), THICK),),
        "falling": (Line(((_LOW, _LOW), (_HIGH, _HIGH)), THICK),),
        "right": _closed((_LOW, _LOW), (_HIGH, _MIDDLE), (_LOW, _HIGH)),
        "left": _closed((_HIGH, _LOW), (_HIGH, _HIGH), (_LOW, _MIDDLE)),
    }
)


def shape(name: Shape) -> Group:
    """Return a shape from its upper left corner."""
    return Group(f"shape {name}", _SHAPES[name])
