"""Plans: the cheapest way to fill an area with the pieces at hand and others that would have to be got.

The search is the one of `tiling`, with a price for each piece and a bound: what is free cannot cost less than
its squares at the best price for a square. It stops when its effort is used up; the plan is then the best one
so far.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from math import inf
from typing import TYPE_CHECKING

from accessgames.dataclasses import dataclass
from accessgames.engine.grid.placement import MOST_PLACES, Placement, Places

if TYPE_CHECKING:
    from accessgames.engine.grid.board import Board, Polyomino

_Priced = tuple[int, int, int, int, float, int]
"""Squares, field, addition, pieces of the field that are not at hand, price of such a piece, size."""


@dataclass(frozen=True, slots=True)
class Plan:
    """One way to fill an area.

    Attributes:
        placements: All pieces, sorted by anchor.
        missing: How many pieces of each shape are not at hand.
        price: What it costs in all.
        best: Whether nothing cheaper exists; otherwise the effort was used up before that was certain.
    """

    placements: tuple[Placement, ...]
    missing: Mapping[str, int]
    price: float
    best: bool


class Planner:
    """Makes plans for one board and one choice of shapes."""

    def __init__(self, board: Board, shapes: Mapping[str, Polyomino], *, mirror: bool) -> None:
        """Prepare the places of all shapes; see `Tiler`."""
        self._places = Places(board, shapes, mirror=mirror)

    def plan(
        self,
        region: int,
        own: Mapping[str, int],
        others: Mapping[str, int],
        prices: Mapping[str, float],
        effort: int,
        own_price: float = 0.0,
    ) -> Plan | None:
        """Return the cheapest way to fill a region.

        Args:
            region: Squares to be covered.
            own: Pieces at hand by id.
            others: Pieces that could be got.
            prices: Price of each of these, above 0.
            effort: Situations to look at.
            own_price: Price of laying a piece at hand.

        Returns:
            The cheapest plan, or the best one found with this effort; None when none was found.
        """
        places = self._places
        if region & ~places.board.mask:
            return None
        supply = places.usable(
            region, {name: own.get(name, 0) + others.get(name, 0) for name in places.shapes}
        )
        search = _Cheapest(places, supply, own, prices, own_price)
        search.run(region, effort)
        if search.best == inf:
            return None
        placed = places.placed(search.path_of_best)
        need = Counter(placement.shape for placement in placed)
        missing = {
            name: number - own.get(name, 0) for name, number in need.items() if number > own.get(name, 0)
        }
        return Plan(placed, missing, search.best, search.effort > 0)


class _Cheapest:
    """One search for the cheapest plan.

    Attributes:
        best: Price of the best plan so far.
        path_of_best: What its pieces add to the situation.
        effort: Situations that may still be looked at.
    """

    def __init__(
        self,
        places: Places,
        supply: Mapping[str, int],
        own: Mapping[str, int],
        prices: Mapping[str, float],
        own_price: float,
    ) -> None:
        self._places = places
        self._supply = supply
        self._whole = places.board.whole
        self._own_price = own_price
        self._own_area = sum(
            places.shapes[name].size * min(own.get(name, 0), n) for name, n in supply.items()
        )
        largest = max((places.shapes[name].size for name in supply), default=1)
        self._own_rate = own_price / largest
        self._rate = min((prices[name] / places.shapes[name].size for name in supply), default=0.0)
        self._table = self._priced(supply, own, prices)
        at_hand = frozenset(MOST_PLACES << places.shift[name] for name in supply if own.get(name, 0))
        self._own_table = tuple(
            tuple(entry for entry in entries if entry[1] in at_hand) for entries in self._table
        )
        self._cheapest_at: dict[int, float] = {}
        self._path: list[int] = []
        self.best = inf
        self.path_of_best: tuple[int, ...] = ()
        self.effort = 0

    def _priced(
        self, supply: Mapping[str, int], own: Mapping[str, int], prices: Mapping[str, float]
    ) -> tuple[tuple[_Priced, ...], ...]:
        fields = {
            MOST_PLACES << self._places.shift[name]: (
                max(0, number - own.get(name, 0)) << self._places.shift[name],
                prices[name],
                self._places.shapes[name].size,
            )
            for name, number in supply.items()
        }
        table = self._places.table(frozenset(supply))
        return tuple(tuple((*entry, *fields[entry[1]]) for entry in entries) for entries in table)

    def run(self, region: int, effort: int) -> None:
        """Search from the first situation on."""
        self.effort = effort
        if not region:
            self.best = 0.0
            return
        self._descend(self._places.situation(region, self._supply), 0.0, region.bit_count(), self._own_area)

    def _descend(self, key: int, price: float, free: int, own_area: int) -> None:
        if self._cheapest_at.get(key, inf) <= price or self.effort <= 0:
            return
        self._cheapest_at[key] = price
        self.effort -= 1
        taken = key & self._whole
        square = (~taken & (taken + 1)).bit_length() - 1
        for mask, field, change, foreign, _, size in self._own_table[square]:
            if not key & mask and key & field > foreign:
                self._lay(key + change, change, price + self._own_price, free - size, own_area - size)
        # What the free squares cost at least after one of the other pieces: its own price and theirs.
        rest = min(free, own_area) * self._own_rate + max(0, free - own_area) * self._rate
        for mask, field, change, foreign, cost, size in self._table[square]:
            if key & mask or not 0 < key & field <= foreign:
                continue
            if price + cost + rest - size * self._rate < self.best:
                self._lay(key + change, change, price + cost, free - size, own_area)

    def _lay(self, key: int, change: int, price: float, free: int, own_area: int) -> None:
        """Go on with a piece laid, unless what is free then costs too much."""
        covered = min(free, own_area)
        if price + covered * self._own_rate + (free - covered) * self._rate >= self.best:
            return
        self._path.append(change)
        if free:
            self._descend(key, price, free, own_area)
        else:
            self.best = price
            self.path_of_best = tuple(self._path)
        self._path.pop()
