"""Textures that fingers tell apart: bumps, ridges across, ridges down, a mesh, and a smooth area."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from itertools import groupby
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessgames.output.swell import measures
from accessgames.output.swell.ink import Area, Dot, Group, Line
from accessgames.output.swell.regions import Place, inner_parts, outline

if TYPE_CHECKING:
    from collections.abc import Mapping

    from accessgames.games.sheets import Texture
    from accessgames.output.swell.ink import Ink

_PART: Final = measures.SQUARE / measures.PARTS
_END: Final = (measures.SQUARE - measures.SYMBOL + measures.THIN) / 2 - _PART
"""So far a line ends from the border of its last part."""


def _bumps(parts: Collection[Place]) -> Iterator[Ink]:
    for x, y in sorted(parts):
        yield Dot(((x + 0.5) * _PART, (y + 0.5) * _PART), measures.DOT)


def _across(parts: Collection[Place]) -> Iterator[Ink]:
    for y, first, last in _runs(parts):
        middle = (y + 0.5) * _PART
        yield Line(((first * _PART + _END, middle), ((last + 1) * _PART - _END, middle)), measures.THIN)


def _down(parts: Collection[Place]) -> Iterator[Ink]:
    for x, first, last in _runs({(y, x) for x, y in parts}):
        middle = (x + 0.5) * _PART
        yield Line(((middle, first * _PART + _END), (middle, (last + 1) * _PART - _END)), measures.THIN)


def _mesh(parts: Collection[Place]) -> Iterator[Ink]:
    yield from _across(parts)
    yield from _down(parts)


def _runs(parts: Collection[Place]) -> Iterator[tuple[int, int, int]]:
    """Yield parts beside each other: their row, the first and the last column."""
    for y, row in groupby(sorted(parts, key=lambda part: part[::-1]), lambda part: part[1]):
        for _, run in groupby(enumerate(x for x, _ in row), lambda numbered: numbered[1] - numbered[0]):
            columns = [x for _, x in run]
            yield y, columns[0], columns[-1]


_FILLS: Final[Mapping[Texture, Callable[[Collection[Place]], Iterator[Ink]]]] = MappingProxyType(
    {"bumps": _bumps, "across": _across, "down": _down, "mesh": _mesh}
)


def textured(squares: frozenset[Place], texture: Texture, bare: frozenset[Place]) -> Iterator[Group]:
    """Yield the outline of a piece and what fills it.

    Args:
        squares: The squares of the piece.
        texture: Its texture; a smooth one is its own outline.
        bare: Squares with a sign in their middle, where nothing else may be.
    """
    if texture == "smooth":
        edge = measures.INSET - measures.THIN / 2
        rims = tuple(outline(squares, measures.SQUARE, edge))
        yield Group("texture smooth", (Area((*rims, *map(_hole, sorted(bare)))),))
        return
    yield Group("outline", outlined(squares, measures.SQUARE))
    covered = {
        part
        for part in inner_parts(squares, measures.PARTS)
        if (part[0] // measures.PARTS, part[1] // measures.PARTS) not in bare
    }
    yield from _filled(texture, covered)


def outlined(squares: frozenset[Place], side: float) -> tuple[Ink, ...]:
    """Return the outline of squares that belong together."""
    return tuple(
        Line(points, measures.THIN, closed=True) for points in outline(squares, side, measures.INSET)
    )


def _filled(texture: Texture, parts: Collection[Place]) -> Iterator[Group]:
    ink = tuple(_FILLS[texture](parts))
    if ink:
        yield Group(f"texture {texture}", ink)


def _hole(square: Place) -> tuple[tuple[float, float], ...]:
    """Leave a window in a smooth area: a line weight of it stays around."""
    near, far = measures.GAP / 2 + measures.THIN, measures.SQUARE - measures.GAP / 2 - measures.THIN
    x, y = (measures.SQUARE * place for place in square)
    return ((x + near, y + near), (x + far, y + near), (x + far, y + far), (x + near, y + far))


def sample(texture: Texture) -> Group:
    """Return a square of a texture as it stands in a key, from its upper left corner."""
    if texture == "smooth":
        return Group(
            "texture smooth",
            (
                Area(
                    (
                        (
                            (0.0, 0.0),
                            (measures.SYMBOL, 0.0),
                            (measures.SYMBOL, measures.SYMBOL),
                            (0.0, measures.SYMBOL),
                        ),
                    )
                ),
            ),
        )
    start = (measures.SYMBOL - measures.SQUARE) / 2
    (group,) = _filled(texture, inner_parts({(0, 0)}, measures.PARTS))
    return group.moved(start, start)
