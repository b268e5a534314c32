"""All legal placements of a hand on a grid, sorted by notation, with their points.

The search (see `placement_search`) finds sets of orders; what they score is worked out for all orders on
one string of places together, and placements are made of them only when somebody looks at them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import accumulate
from operator import itemgetter
from typing import Final

from accessgames.games.iota.notation import format_spot
from accessgames.games.iota.rules.actions import Place
from accessgames.games.iota.rules.cards import HAND, LOT, VALUES, WILD, Card, Laid
from accessgames.games.iota.rules.grid import EMPTY_RUN, SPOTS, STRIDE, Grid, Runs
from accessgames.games.iota.rules.hand_index import (
    BLOCKS,
    MANY,
    OF_LENGTH,
    ORDERS,
    SEVERAL,
    SINGLES,
    TAKERS,
    WITHIN,
    HandIndex,
    Orders,
    Subset,
    Taker,
    bits_of,
)
from accessgames.games.iota.rules.placement_search import Track, strings_through, track_at, twins_of

PlaceString = tuple["Track", int, Orders]
"""A track, how many places below its anchor a string begins, and the orders of a hand that fit it."""


PlacementStart = tuple[int, Subset, "Sequence[PlaceString]"]
"""A place, the cards of the hand that can be placed there alone, and the strings of two or more places that
begin there: all placements whose first place it is."""


def score_around(runs: Runs, place: int) -> tuple[int, int, int]:
    """Return the points around a place, the number of lines through it, and of lots that a card completes."""
    rows, columns = runs
    row, column = rows.get(place, EMPTY_RUN), columns.get(place, EMPTY_RUN)
    lots = (row.length == LOT - 1) + (column.length == LOT - 1)
    return row.points + column.points, (row.length > 0) + (column.length > 0), lots


def tally_scores(
    track: Track, below: int, values: tuple[int, ...]
) -> tuple[tuple[int, ...], list[int], list[int]]:
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
    """The best placement so far: of equals the one in the earliest group.

    Attributes:
        worth: Its points, less the price of its wild cards.
        group: The number of its group.
        where: Its place, or its track and how far below the anchor it begins.
        order: Its cards.
    """

    __slots__ = ("_hand", "_price", "_values", "group", "order", "where", "worth")

    def __init__(self, hand: HandIndex, price: float) -> None:
        """Know the hand, but no placement yet."""
        self._hand = hand
        self._price = price
        self._values = [VALUES[card] for card in hand.cards]
        self.worth = float("-inf")
        self.group = 0
        self.where: int | tuple[Track, int] = 0
        self.order: tuple[int, ...] = ()

    def look(
        self,
        orders: Orders,
        weights: Sequence[int],
        base: int,
        doublings: int,
        where: int | tuple[Track, int],
        group: int,
    ) -> None:
        """Look at a group: placements of the same number of cards on the same places.

        Args:
            orders: The orders of the hand that fit them.
            weights: In how many lines a card counts, by place.
            base: Points of what lies there.
            doublings: How often the points are doubled.
            where: The places.
            group: The number of the group.
        """
        values, wild = self._values, self._hand.wild
        for bit in bits_of(orders):
            order = ORDERS[bit]
            points = base
            for weight, index in zip(weights, order, strict=False):
                points += weight * values[index]
            worth = float(points << doublings)
            if wild:
                worth -= self._price * sum([wild >> index & 1 for index in order])
            if worth > self.worth or (worth == self.worth and group < self.group):
                self.worth, self.where, self.order, self.group = worth, where, order, group


_Bounded = tuple[int, Orders, tuple[int, ...], int, int, tuple[Track, int], int]
"""The most that a group of placements can score, and what `_Best.look` is told of it."""


def _bounded(hand: HandIndex, starts: Sequence[PlacementStart], *, out: bool) -> list[_Bounded]:
    """Return the placements of two or more cards by their places, those first that could score most."""
    size = len(hand.cards)
    values = [VALUES[card] for card in hand.cards] + [0] * (HAND - size)
    tops = [0, *accumulate(sorted(values, reverse=True))]
    found: list[_Bounded] = []
    for _, _, strings in starts:
        for track, below, orders in strings:
            weights, twice = (1,) * below, 0
            for count, (points, lots, length, lines) in enumerate(track.climbs[: HAND - below], below + 1):
                weights += (lines,)
                twice += lines - 1
                if some := orders & OF_LENGTH[count]:
                    doublings = lots + (length + count == LOT) + (count == HAND) + (out and count == size)
                    bound = points + tops[count] + tops[twice] << doublings
                    group = len(found) + 1
                    found.append((bound, some, weights, points, doublings, (track, below), group))
    found.sort(key=itemgetter(0), reverse=True)
    return found


def find_best(
    runs: Runs, hand: HandIndex, starts: Sequence[PlacementStart], price: float, *, out: bool
) -> tuple[float, Sequence[int], tuple[int, ...]] | None:
    """Return the placement worth most: its worth, its places (or more), and its order.

    Those that could be worth most are looked at first, and others only while they could be worth more.
    """
    best = _Best(hand, price)
    size = len(hand.cards)
    plain = WITHIN[(1 << size) - 1 & ~hand.wild]
    for place, single, _ in starts:
        if single:
            base, lines, lots = score_around(runs, place)
            best.look(SINGLES[single], (lines,), base, lots + (out and size == 1), place, 0)
    for bound, some, weights, points, doublings, where, group in _bounded(hand, starts, out=out):
        if bound < best.worth:
            break
        if bound > best.worth or group < best.group:
            # What could not pay for a wild card is looked at without it.
            orders = some if bound - price >= best.worth else some & plain
            best.look(orders, weights, points, doublings, where, group)
    if not best.order:
        return None
    found = best.where
    return best.worth, (found,) if isinstance(found, int) else found[0].places(found[1]), best.order


Cards = tuple[tuple[int, Card], ...]
"""Places as integers, with cards, ascending."""


class _Laids(dict[int, tuple[Laid, ...]]):
    """For every place, each card lying there; made when first asked for."""

    def __missing__(self, place: int) -> tuple[Laid, ...]:
        """Lay every card on the place."""
        spot = SPOTS[place]
        laid = self[place] = tuple((spot, card) for card in range(WILD + 1))
        return laid


class _PlaceNames(dict[int, str]):
    """Places in notation with what follows them there; made when first asked for."""

    def __missing__(self, place: int) -> str:
        """Name the place."""
        name = self[place] = f"{format_spot(SPOTS[place])}="
        return name


_LAIDS: Final = _Laids()
_PLACE_NAMES: Final = _PlaceNames()


def _in_both_ways(
    pick: Taker, first: tuple[Laid, ...], alone: Orders, strings: Sequence[PlaceString]
) -> Iterator[tuple[Laid, ...]]:
    """List the placements that begin on a place along its row and its column, sorted by notation.

    Args:
        pick: Takes what belongs to each card of the hand out of a row by card.
        first: The cards of the hand on the place.
        alone: The orders of one card that fit there.
        strings: The strings that begin there, sorted by their second places.
    """
    rows = []
    for track, below, orders in strings:
        row = first
        second = track.below - below + 1
        for place in track.way[second : second + (HAND - 1 if orders & MANY else 1)]:
            row += pick(_LAIDS[place])
        rows.append((row, alone | orders))
        alone = 0
    for block in BLOCKS:
        for row, orders in rows:
            for take in TAKERS[orders & block]:
                yield take(row)


class Placements:
    """The legal placements of one hand on one grid."""

    __slots__ = ("_actions", "_hand", "_points", "_runs", "_starts", "_worths")

    def __init__(self, runs: Runs, hand: HandIndex, starts: list[PlacementStart]) -> None:
        """Keep what the search found, sorted by the notation of the first place.

        Not the grid, which remembers the placements: only the garbage collector could free the two then.
        """
        self._runs = runs
        self._hand = hand
        self._starts = starts
        self._actions: tuple[Place, ...] | None = None
        self._worths: tuple[int, ...] | None = None
        self._points: dict[Place, int] = {}

    def __len__(self) -> int:
        """Count the placements, without making them."""
        count = 0
        for _, single, strings in self._starts:
            count += single.bit_count()
            for _, _, orders in strings:
                count += orders.bit_count()
        return count

    @property
    def actions(self) -> tuple[Place, ...]:
        """The placements sorted by notation; made when first asked for."""
        if self._actions is not None:
            return self._actions
        pick = self._hand.pick
        found: list[tuple[Laid, ...]] = []
        add = found.append
        for start, single, strings in self._starts:
            row = pick(_LAIDS[start])
            # A card alone comes just before its continuations, as in the numbers of the bits.
            orders = SINGLES[single]
            if len(strings) > 1:
                found += _in_both_ways(pick, row, orders, strings)
                continue
            for track, below, more in strings:
                orders |= more
                second = track.below - below + 1
                if more & MANY:
                    for place in track.way[second : second + HAND - 1]:
                        row += pick(_LAIDS[place])
                else:  # as in most strings
                    row += pick(_LAIDS[track.way[second]])
            for take in TAKERS[orders]:
                add(take(row))  # few at a time, for which a comprehension takes longer
        self._actions = Place.many(found)
        return self._actions

    @property
    def worths(self) -> tuple[int, ...]:
        """Points of every placement, sorted like `actions`, without the doubling for going out."""
        if self._worths is not None:
            return self._worths
        found: list[int] = []
        values = self._hand.pick(VALUES)
        size = range(len(self._hand.cards))
        for place, single, strings in self._starts:
            rows = [(tally_scores(track, below, values), orders) for track, below, orders in strings]
            base, lines, lots = score_around(self._runs, place) if single else (0, 0, 0)
            for index in size:
                if single >> index & 1:
                    found.append(base + lines * values[index] << lots)
                for (row, bases, doublings), orders in rows:
                    for take in TAKERS[orders & BLOCKS[index]]:
                        worths = take(row)
                        count = len(worths)
                        found.append(bases[count] + sum(worths) << doublings[count])
        self._worths = tuple(found)
        return self._worths

    @property
    def points(self) -> Mapping[Place, int]:
        """Points of every placement, without the doubling for going out; made when first asked for."""
        if not self._points:
            self._points = dict(zip(self.actions, self.worths, strict=True))
        return self._points

    def best(self, price: float, *, out: bool) -> tuple[float, Place] | None:
        """Return the placement worth most, without making the others; None when there is none.

        Args:
            price: What each wild card that is placed takes off the points.
            out: Whether placing the whole hand doubles.

        Returns:
            The points less the price, and the placement: of equals, any, but always the same.
        """
        found = find_best(self._runs, self._hand, self._starts, price, out=out)
        if found is None:
            return None
        worth, places, order = found
        cards = [(SPOTS[place], self._hand.cards[index]) for place, index in zip(places, order, strict=False)]
        return worth, Place.ordered(tuple(cards))


def placements(grid: Grid, hand: Iterable[Card]) -> Placements:
    """Return the legal placements of a hand; a grid remembers those of the last few hands."""
    return grid.remember(tuple(sorted(hand)), _search)


_index_of: Final = lru_cache(maxsize=256)(HandIndex)
"""Returns a hand with what was found out about it; a search meets the same hands on many grids."""


def _search(grid: Grid, hand: tuple[Card, ...]) -> Placements:
    index = _index_of(hand)
    fits, held, lines, alone = index.fits, index.held, index.lines, index.alone
    wanted = -1 if index.wild else held
    fitting = {place: fits[mask & held] for place, mask in grid.open.items() if mask & wanted}
    found: dict[int, list[PlaceString]] = {}
    for step, runs in zip((1, STRIDE), grid.runs, strict=True) if len(hand) > 1 else ():
        twins = twins_of(grid, step)
        for place, subset in fitting.items():
            line = alone
            run = runs.get(place)
            if run is not None:
                some = fits[run.mask & held]
                # No room for two cards, or not two that fit: nothing else has to be worked out.
                if run.length == LOT - 1 or not some & some - 1:
                    continue
                line = lines[run.fixed, run.opens]
            if line & SEVERAL:
                track = track_at(grid, place, step)
                for below, orders in strings_through(index, track, line, subset, twins):
                    found.setdefault(place - below * step, []).append((track, below, orders))
    for strings in found.values():
        if len(strings) > 1:
            # By the names of their second places.
            strings.sort(key=lambda string: _PLACE_NAMES[string[0].places(string[1])[1]])
    starts = sorted(fitting.keys() | found.keys(), key=_PLACE_NAMES.__getitem__)
    first = index.first
    return Placements(
        grid.runs, index, [(start, fitting.get(start, 0) & first, found.get(start, ())) for start in starts]
    )
