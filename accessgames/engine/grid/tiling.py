"""Filling areas with pieces from a limited supply: one way, all ways, how many, or whether at all.

A search covers the first free square with every piece that fits there and goes on. Squares are counted along
the short side of the board, so that what is covered stays compact. The search never works twice on the same
situation (free squares and pieces left) from which nothing led to the end. Where pieces left do not make up
every number of squares, it gives up as soon as an area is cut off that they cannot fill.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from accessgames.engine.grid.placement import Placement, Places, PlaceTable

if TYPE_CHECKING:
    from accessgames.engine.grid.board import Board, Polyomino

_REMEMBERED: Final = 400_000
"""Hopeless situations kept; then the memory is emptied (each takes about 100 bytes)."""


class EffortError(Exception):
    """The search has looked at more situations than it was allowed to."""


class Tiler:
    """Answers questions about one board and one choice of shapes.

    It remembers what it found hopeless, so asking again is fast. A question with a bound
    on the effort is answered without this memory, so that its answer does not depend on earlier questions.

    Attributes:
        places: Where the shapes can lie.
    """

    def __init__(self, board: Board, shapes: Mapping[str, Polyomino], *, mirror: bool) -> None:
        """Prepare the places of all shapes.

        Args:
            board: Its outline is the largest area that will be asked about.
            shapes: Looks by id; no two may look the same when turned (and mirrored), or counts mean more.
            mirror: Whether pieces may be turned over.
        """
        self.places = Places(board, shapes, mirror=mirror)
        self._hopeless: set[int] = set()

    def solve(
        self, region: int, supply: Mapping[str, int], *, effort: int | None = None
    ) -> tuple[Placement, ...] | None:
        """Return one way to fill a region, or None when there is none.

        Args:
            region: Squares to be covered, all of them and nothing else.
            supply: How many pieces there are by id; they need not all be used.
            effort: Situations to look at before giving up; about 500,000 take a second.

        Returns:
            Placements sorted by anchor (row, then column).

        Raises:
            EffortError: More than `effort` situations would have to be looked at.
        """
        found = self.tilings(region, supply, 1, effort=effort)
        return found[0] if found else None

    def tilings(
        self, region: int, supply: Mapping[str, int], limit: int, *, effort: int | None = None
    ) -> list[tuple[Placement, ...]]:
        """Return different ways to fill a region, at most `limit` of them.

        Raises:
            EffortError: As in `solve`.
        """
        found: list[tuple[Placement, ...]] = []

        def keep(path: list[int]) -> bool:
            found.append(self.places.placed(path))
            return len(found) >= limit

        if limit > 0:
            self._search(region, supply, keep, effort)
        return found

    def count(
        self, region: int, supply: Mapping[str, int], limit: int | None = None, *, effort: int | None = None
    ) -> int:
        """Return how many ways there are to fill a region; with a limit, stop counting there.

        Two ways differ when a square is covered by another type, or by the same type lying differently;
        which piece of a type is taken makes no difference.

        Raises:
            EffortError: As in `solve`.
        """
        if limit is None:
            return self._count_all(region, supply, effort)
        number = 0

        def counted(_path: list[int]) -> bool:
            nonlocal number
            number += 1
            return number >= limit

        if limit > 0:
            self._search(region, supply, counted, effort)
        return number

    def unique(self, region: int, supply: Mapping[str, int], *, effort: int | None = None) -> bool:
        """Tell whether there is exactly one way to fill a region.

        Raises:
            EffortError: As in `solve`.
        """
        return self.count(region, supply, 2, effort=effort) == 1

    def fillable(self, region: int, supply: Mapping[str, int], *, effort: int | None = None) -> bool:
        """Tell whether there is a way to fill a region.

        Raises:
            EffortError: As in `solve`.
        """
        return self.count(region, supply, 1, effort=effort) == 1

    def _start(self, region: int, supply: Mapping[str, int]) -> tuple[int, PlaceTable, int] | None:
        """Return the first situation, the table of places and the sums that the supply can make up.

        None when it is plain that there is no way: a square outside, or an area of an impossible size.
        """
        places = self.places
        if region & ~places.board.mask:
            return None
        usable = places.usable(region, supply)
        sizes = sorted((places.shapes[name].size, number) for name, number in usable.items())
        sums = reachable_sums(tuple(sizes), region.bit_count())
        if any(not sums >> area.bit_count() & 1 for area in places.board.regions(region)):
            return None
        return places.situation(region, usable), places.table(frozenset(usable)), sums

    def _search(
        self,
        region: int,
        supply: Mapping[str, int],
        finish: Callable[[list[int]], bool],
        effort: int | None,
    ) -> None:
        """Call `finish` with each way to fill a region (what its pieces add) until it returns True."""
        start = self._start(region, supply)
        if start is None:
            return
        key, table, sums = start
        if not region:
            finish([])
            return
        if len(self._hopeless) > _REMEMBERED:
            self._hopeless.clear()
        # Where effort is bounded, what earlier questions left behind would decide which ones get an answer.
        hopeless = self._hopeless if effort is None else set()
        whole = self.places.board.whole
        fits = _area_test(self.places.width, whole, sums, region.bit_count())
        _Search(table, whole, hopeless, fits, finish, effort).descend(key)

    def _count_all(self, region: int, supply: Mapping[str, int], effort: int | None) -> int:
        start = self._start(region, supply)
        if start is None:
            return 0
        key, table, _ = start
        whole = self.places.board.whole
        known: dict[int, int] = {}

        def count(key: int) -> int:
            if key in known:
                return known[key]
            taken = key & whole
            if taken == whole:
                return 1
            number = 0
            for mask, field, change in table[(~taken & (taken + 1)).bit_length() - 1]:
                if not key & mask and key & field:
                    number += count(key + change)
            known[key] = number
            if effort is not None and len(known) > effort:
                raise EffortError
            return number

        return count(key)


class _Search:
    """One search; its attributes are what stays the same on the way down."""

    __slots__ = ("_effort", "_finish", "_fits", "_hopeless", "_path", "_table", "_whole")

    def __init__(
        self,
        table: PlaceTable,
        whole: int,
        hopeless: set[int],
        fits: Callable[[int], bool] | None,
        finish: Callable[[list[int]], bool],
        effort: int | None,
    ) -> None:
        self._table = table
        self._whole = whole
        self._hopeless = hopeless
        self._fits = fits
        self._finish = finish
        self._effort = -1 if effort is None else effort
        self._path: list[int] = []

    def descend(self, key: int) -> tuple[bool, bool]:
        """Search from a situation on; return whether any way was found below, and whether all is over."""
        if self._effort == 0:
            raise EffortError
        self._effort -= 1
        whole, path, hopeless = self._whole, self._path, self._hopeless
        taken = key & whole
        found = False
        for mask, field, change in self._table[(~taken & (taken + 1)).bit_length() - 1]:
            if key & mask or not key & field:
                continue
            after = key + change
            if after & whole == whole:
                found = True
                path.append(change)
                if self._finish(path):
                    return True, True
                path.pop()
            elif after not in hopeless:
                if self._fits is not None and not self._fits(after & whole):
                    hopeless.add(after)
                    continue
                path.append(change)
                below, over = self.descend(after)
                found = found or below
                if over:
                    return True, True
                path.pop()
        if not found:
            hopeless.add(key)
        return found, False


def _area_test(width: int, whole: int, sums: int, area: int) -> Callable[[int], bool] | None:
    """Return a test whether the area around the first free square has a size that pieces can make up.

    None when they can make up every size, so that the test would always say yes.
    """
    if sums & (1 << area + 1) - 2 == (1 << area + 1) - 2:
        return None
    first = sum(1 << at for at in range(0, whole.bit_length(), width))
    inner, outer = whole & ~first, whole & ~(first << width - 1)

    def fits(taken: int) -> bool:
        free = whole & ~taken
        seen = free & -free
        while True:
            more = (seen | (seen & outer) << 1 | (seen & inner) >> 1 | seen << width | seen >> width) & free
            if more == seen:
                return bool(sums >> seen.bit_count() & 1)
            seen = more

    return fits


@lru_cache(maxsize=4096)
def reachable_sums(sizes: tuple[tuple[int, int], ...], most: int) -> int:
    """Return the sums up to `most` that pieces can make up, as a mask (bit `n` stands for the sum `n`).

    Args:
        sizes: Pairs of size and number of pieces.
        most: The largest sum of interest.
    """
    sums, limit = 1, (1 << most + 1) - 1
    for size, number in sizes:
        for _ in range(min(number, most // size)):
            sums = (sums | sums << size) & limit
    return sums
