"""What placements score, worked out for all orders of a hand on one string of places together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.games.iota.rules.cards import HAND, VALUES
from accessgames.games.iota.rules.grid import EMPTY_RUN, Runs
from accessgames.games.iota.rules.orders import OF_LENGTH, ORDERS, SINGLES, WITHIN, Orders, Subset, bits_of
from accessgames.games.iota.rules.scoring import LOT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from accessgames.games.iota.rules.holding import Holding
    from accessgames.games.iota.rules.tracks import Track

String = tuple["Track", int, Orders]
"""A track, how many places below its anchor a string begins, and the orders of a hand that fit it."""


Start = tuple[int, Subset, "Sequence[String]"]
"""A place, the cards of the hand that can be placed there alone, and the strings of two or more places that
begin there: all placements whose first place it is."""


def around(runs: Runs, place: int) -> tuple[int, int, int]:
    """Return the points around a place, the number of lines through it, and of lots that a card completes."""
    rows, columns = runs
    row, column = rows.get(place, EMPTY_RUN), columns.get(place, EMPTY_RUN)
    lots = (row.length == LOT - 1) + (column.length == LOT - 1)
    return row.points + column.points, (row.length > 0) + (column.length > 0), lots


def tally(track: Track, below: int, values: tuple[int, ...]) -> tuple[tuple[int, ...], list[int], list[int]]:
    """Return what the orders of a string score.

    Args:
        track: The track.
        below: How many places below its anchor the string begins.
        values: Points of each card of the hand; always HAND of them.

    Returns:
        Points of each card of the hand on each place; and by number of cards the points of what lay there,
        and the doublings.
    """
    double = tuple([2 * value for value in values])
    row = values * below
    bases, doublings = [0] * (below + 1), [0] * (below + 1)
    for points, lots, length, lines in track.climbs[: HAND - below]:
        row += values if lines == 1 else double
        count = len(bases)
        bases.append(points)
        doublings.append(lots + (length + count == LOT) + (count == HAND))
    return row, bases, doublings


class _Best:
    """The best placement so far.

    Attributes:
        worth: Its points, less the price of its wild cards.
        where: Its place, or its track and how far below the anchor it begins.
        order: Its cards.
    """

    __slots__ = ("_holding", "_price", "_values", "order", "where", "worth")

    def __init__(self, holding: Holding, price: float) -> None:
        """Know the hand, but no placement yet."""
        self._holding = holding
        self._price = price
        self._values = [VALUES[card] for card in holding.cards]
        self.worth = float("-inf")
        self.where: int | tuple[Track, int] = 0
        self.order: tuple[int, ...] = ()

    def look(
        self,
        orders: Orders,
        weights: Sequence[int],
        base: int,
        doublings: int,
        where: int | tuple[Track, int],
    ) -> None:
        """Look at placements of the same number of cards on the same places.

        Args:
            orders: The orders of the hand that fit them.
            weights: In how many lines a card counts, by place.
            base: Points of what lies there.
            doublings: How often the points are doubled.
            where: The places.
        """
        values, wild = self._values, self._holding.wild
        for bit in bits_of(orders):
            order = ORDERS[bit]
            points = base
            for weight, index in zip(weights, order, strict=False):
                points += weight * values[index]
            worth = float(points << doublings)
            if wild:
                worth -= self._price * sum([wild >> index & 1 for index in order])
            if worth > self.worth:
                self.worth, self.where, self.order = worth, where, order


def best_of(
    runs: Runs, holding: Holding, starts: Sequence[Start], price: float, *, out: bool
) -> tuple[float, Sequence[int], tuple[int, ...]] | None:
    """Return the placement worth most: its worth, its places (or more), and its order.

    Placements are only looked at where the best of them could be worth more than what was found.
    """
    best = _Best(holding, price)
    size = len(holding.cards)
    plain = WITHIN[(1 << size) - 1 & ~holding.wild]
    for place, single, _ in starts:
        if single:
            base, lines, lots = around(runs, place)
            best.look(SINGLES[single], (lines,), base, lots + (out and size == 1), place)
    most = max([VALUES[card] for card in holding.cards], default=0)
    for _, _, strings in starts:
        for track, below, orders in strings:
            weights = [1] * below
            for count, (points, lots, length, lines) in enumerate(track.climbs[: HAND - below], below + 1):
                weights.append(lines)
                some = orders & OF_LENGTH[count]
                doublings = lots + (length + count == LOT) + (count == HAND) + (out and count == size)
                bound = points + most * sum(weights) << doublings if some else best.worth
                if bound - price <= best.worth:
                    # Not worth a wild card.
                    some &= plain
                if some and bound > best.worth:
                    best.look(some, weights, points, doublings, (track, below))
    if not best.order:
        return None
    where = best.where
    return best.worth, (where,) if isinstance(where, int) else where[0].places(where[1]), best.order
