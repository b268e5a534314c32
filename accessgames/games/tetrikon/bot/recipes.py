"""Recipes: which pieces together fill a diagram, wherever they may lie now.

As a piece that lies can be exchanged for a free one, what a seat owns matters more than how it lies. A
recipe is one number: a field of bits for each type of piece, as many of them set as pieces are needed. So
the pieces that a recipe still needs are one operation away.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from accessgames.engine.grid import placements

if TYPE_CHECKING:
    from accessgames.games.tetrikon.material import Material

FIELD: Final = 4
"""Bits for each type: of no type more pieces are counted."""

_FULL: Final = (1 << FIELD) - 1

_SPREAD: Final = 2
"""Recipes have at most so many pieces more than the shortest one."""

_EFFORT: Final = 150_000
"""Steps after which no longer recipes are looked for."""

_MOST: Final = 450_000
"""Steps after which one length is given up: large diagrams have too many recipes to know them."""

_LARGEST: Final = 30
"""Squares of the largest diagram whose recipes are looked for."""

_Ways = dict[int, list[tuple[int, int]]]
"""For each square that is the first free one the placements covering it: squares, and shift of the type."""


@dataclass(frozen=True, slots=True)
class Need:
    """What a seat is short of.

    Attributes:
        missing: Pieces that the nearest recipes still need.
        outs: Types of which one brings the seat nearer.
        size: Pieces of the shortest of the nearest recipes.
    """

    missing: int
    outs: frozenset[str]
    size: int


class Recipes:
    """All short recipes of the diagrams of a set, found when they are first asked for."""

    def __init__(self, material: Material) -> None:
        """Prepare for a set."""
        self._material: Final = material
        self._shift: Final = {name: FIELD * at for at, name in enumerate(material.piece_by_id)}
        self._found = lru_cache(maxsize=256)(self._find)
        self._needed = lru_cache(maxsize=60_000)(self._need)

    def bits(self, pieces: Iterable[str]) -> int:
        """Return owned pieces as a number like that of a recipe."""
        owned = 0
        for piece in pieces:
            shift = self._shift[piece]
            field = owned >> shift & _FULL
            owned |= (field << 1 | 1) << shift & _FULL << shift
        return owned

    def of(self, diagram: str, *, mirror: bool) -> tuple[int, ...]:
        """Return the recipes of a diagram, those of few pieces first."""
        return self._found(diagram, mirror)

    def need(self, diagram: str, pieces: Sequence[str], *, mirror: bool) -> Need:
        """Return what somebody who owns some pieces, laid or free, is short of."""
        return self._needed(diagram, mirror, self.bits(pieces))

    def _need(self, diagram: str, mirror: bool, owned: int) -> Need:  # noqa: FBT001 - a cache wants plain arguments
        fewest, outs, size = 99, 0, 0
        lacking = ~owned
        for recipe in self._found(diagram, mirror):
            missing = recipe & lacking
            count = missing.bit_count()
            if count < fewest:
                fewest, outs, size = count, missing, recipe.bit_count()
            elif count == fewest:
                outs |= missing
        types = frozenset(name for name, shift in self._shift.items() if outs >> shift & _FULL)
        return Need(fewest, types, size)

    def _find(self, diagram: str, mirror: bool) -> tuple[int, ...]:  # noqa: FBT001 - as above
        region, ways = self._ways(diagram, mirror)
        solution = self._material.diagram_by_id[diagram].solution
        found = {self.bits(placement.shape for placement in solution)} if solution else set()
        largest = max(piece.size for piece in self._material.pieces)
        if region.bit_count() > _LARGEST:
            return tuple(found)
        pieces, shortest = -(-region.bit_count() // largest), None
        while pieces <= (region.bit_count() if shortest is None else shortest + _SPREAD):
            more, effort = _assemble(region, ways, pieces, largest)
            found |= more
            if shortest is None and more:
                shortest = pieces
            if effort > _EFFORT:
                break
            pieces += 1
        return tuple(sorted(found, key=lambda recipe: (recipe.bit_count(), recipe)))

    def _ways(self, diagram: str, mirror: bool) -> tuple[int, _Ways]:  # noqa: FBT001 - as above
        region = self._material.diagram_by_id[diagram].mask
        board = self._material.board.outlined(region)
        ways: _Ways = {}
        for name, piece in self._material.piece_by_id.items():
            for placement in placements(board, region, name, piece.shape, mirror=mirror):
                ways.setdefault(placement.mask & -placement.mask, []).append(
                    (placement.mask, self._shift[name])
                )
        return region, ways


def _assemble(region: int, ways: _Ways, pieces: int, largest: int) -> tuple[set[int], int]:
    """Return the recipes of at most so many pieces, and the effort."""
    found: set[int] = set()
    effort = 0
    level: dict[int, set[int]] = {region: {0}}
    for left in range(pieces - 1, -1, -1):
        following: dict[int, set[int]] = {}
        for free, recipes in level.items():
            for mask, shift in ways.get(free & -free, ()):
                rest = free & ~mask
                if mask & ~free or rest.bit_count() > largest * left:
                    continue
                effort += len(recipes)
                _add(recipes, shift, following.setdefault(rest, set()) if rest else found)
        if effort > _MOST:
            return set(), effort
        level = following
    return found, effort


def _add(recipes: set[int], shift: int, target: set[int]) -> None:
    """Add one piece more to recipes that do not have the most of its type."""
    for recipe in recipes:
        field = recipe >> shift & _FULL
        if field != _FULL:
            target.add(recipe | (field << 1 | 1) << shift)
