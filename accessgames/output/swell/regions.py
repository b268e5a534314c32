"""Sets of squares as regions of paper: their outlines, and the parts of them that carry a texture."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import product
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from accessgames.output.swell.ink import Point

Place: TypeAlias = tuple[int, int]
"""A square, or a part of one: to the right and down."""


def inner_parts(squares: Collection[Place], parts: int) -> frozenset[Place]:
    """Divide each square into so many parts a side; those at its rim belong to it where the next square does.

    So two regions that touch have a seam between them, and a region of several squares has none within.
    """
    return frozenset(
        (parts * x + across, parts * y + down)
        for x, y in squares
        for across, down in product(range(parts), repeat=2)
        if all(
            (x + right, y + below) in squares
            for right, below in product({0, _side(across, parts)}, {0, _side(down, parts)})
        )
    )


def _side(part: int, parts: int) -> int:
    return -1 if not part else int(part == parts - 1)


def outline(squares: Collection[Place], side: float, inset: float) -> Iterator[tuple[Point, ...]]:
    """Yield the outlines of a region, so far from the borders of its squares; holes are among them."""
    onward = dict(_edges(inner_parts(squares, 3)))
    while onward:
        start = min(onward)
        loop, at = [start], onward.pop(start)
        while at != start:
            loop.append(at)
            at = onward.pop(at)
        corners = [
            here
            for before, here, after in zip((loop[-1], *loop[:-1]), loop, (*loop[1:], loop[0]), strict=True)
            if not before[0] == here[0] == after[0] and not before[1] == here[1] == after[1]
        ]
        yield tuple((_length(x, side, inset), _length(y, side, inset)) for x, y in corners)


def _edges(parts: frozenset[Place]) -> Iterator[tuple[Place, Place]]:
    """Yield the edges between a region and what is outside, each with the region at its right."""
    for x, y in parts:
        corners = ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1))
        sides = ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y))
        for number, beyond in enumerate(sides):
            if beyond not in parts:
                yield corners[number], corners[(number + 1) % 4]


def _length(thirds: int, side: float, inset: float) -> float:
    whole, rest = divmod(thirds, 3)
    return whole * side + (0.0, inset, side - inset)[rest]
