"""All legal placements of a hand on a grid, sorted by notation, with their points.

The search (see `growing`) finds sets of orders; placements are made of them only when somebody looks at them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from accessgames.games.iota.rules.actions import Place
from accessgames.games.iota.rules.cards import HAND, VALUES, WILD, Card
from accessgames.games.iota.rules.grid import SPOTS, STRIDE, Grid, Runs
from accessgames.games.iota.rules.growing import strings_through, twins_of
from accessgames.games.iota.rules.holding import Holding
from accessgames.games.iota.rules.names import format_spot
from accessgames.games.iota.rules.orders import BLOCKS, MANY, SEVERAL, SINGLES, TAKERS, Subset
from accessgames.games.iota.rules.scoring import LOT
from accessgames.games.iota.rules.spots import Laid
from accessgames.games.iota.rules.tracks import track_at
from accessgames.games.iota.rules.worths import Start, String, around, best_of, tally

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


class Placements:
    """The legal placements of one hand on one grid."""

    __slots__ = ("_actions", "_holding", "_points", "_runs", "_starts", "_worths")

    def __init__(self, runs: Runs, holding: Holding, starts: list[Start]) -> None:
        """Keep what the search found, sorted by the notation of the first place.

        Not the grid, which remembers the placements: only the garbage collector could free the two then.
        """
        self._runs = runs
        self._holding = holding
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
        if self._actions is None:
            self._actions = Place.many(self._laid())
        return self._actions

    def _laid(self) -> list[tuple[Laid, ...]]:
        """Return the cards of every placement, sorted by notation."""
        pick = self._holding.pick
        found: list[tuple[Laid, ...]] = []
        add = found.append
        for start, single, strings in self._starts:
            first = pick(_LAIDS[start])
            rows = [(first, SINGLES[single])]
            for track, below, orders in strings:
                row = first
                second = track.below - below + 1
                # Most strings are of two cards only.
                for place in track.way[second : second + (HAND - 1 if orders & MANY else 1)]:
                    row += pick(_LAIDS[place])
                rows.append((row, orders))
            if len(strings) < 2:  # noqa: PLR2004 - of one string
                # A card alone comes just before its continuations, as in the numbers of the bits.
                row, orders = rows[-1]
                for take in TAKERS[SINGLES[single] | orders]:
                    add(take(row))  # few at a time, for which a comprehension takes longer
                continue
            for block in BLOCKS:
                for row, orders in rows:
                    found += [take(row) for take in TAKERS[orders & block]]
        return found

    @property
    def worths(self) -> tuple[int, ...]:
        """Points of every placement, sorted like `actions`, without the doubling for going out."""
        if self._worths is None:
            self._worths = tuple(self._scored())
        return self._worths

    def _scored(self) -> list[int]:
        found: list[int] = []
        values = self._holding.pick(VALUES)
        size = range(len(self._holding.cards))
        for place, single, strings in self._starts:
            rows = [(tally(track, below, values), orders) for track, below, orders in strings]
            base, lines, lots = around(self._runs, place) if single else (0, 0, 0)
            for index in size:
                if single >> index & 1:
                    found.append(base + lines * values[index] << lots)
                for (row, bases, doublings), orders in rows:
                    for take in TAKERS[orders & BLOCKS[index]]:
                        worths = take(row)
                        count = len(worths)
                        found.append(bases[count] + sum(worths) << doublings[count])
        return found

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
        found = best_of(self._runs, self._holding, self._starts, price, out=out)
        if found is None:
            return None
        worth, places, order = found
        cards = [
            (SPOTS[place], self._holding.cards[index]) for place, index in zip(places, order, strict=False)
        ]
        return worth, Place.ordered(tuple(cards))


def placements(grid: Grid, hand: Iterable[Card]) -> Placements:
    """Return the legal placements of a hand; a grid remembers those of the last few hands."""
    return grid.remember(tuple(sorted(hand)), _search)


def _search(grid: Grid, hand: tuple[Card, ...]) -> Placements:
    holding = Holding(hand)
    fits, held, lines, alone = holding.fits, holding.held, holding.lines, holding.alone
    wanted = -1 if holding.wild else held
    ways = [(step, runs, twins_of(grid, step)) for step, runs in zip((1, STRIDE), grid.runs, strict=True)][
        : None if len(hand) > 1 else 0
    ]
    singles: dict[int, Subset] = {}
    found: dict[int, list[String]] = {}
    for place, mask in grid.open.items():
        if not mask & wanted:
            continue
        subset = fits[mask & held]
        singles[place] = subset & holding.first
        for step, runs, twins in ways:
            run = runs.get(place)
            line = alone
            if run is not None:
                some = fits[run.mask & held]
                # No room for two cards, or not two that fit: nothing else has to be worked out.
                if run.length == LOT - 1 or not some & some - 1:
                    continue
                line = lines[run.fixed, run.opens]
                if not line & SEVERAL:
                    continue
            track = track_at(grid, place, step)
            for below, orders in strings_through(holding, track, line, subset, twins):
                found.setdefault(place - below * step, []).append((track, below, orders))
    for strings in found.values():
        if len(strings) > 1:
            strings.sort(key=_second)
    starts = sorted(singles.keys() | found.keys(), key=_PLACE_NAMES.__getitem__)
    return Placements(
        grid.runs, holding, [(start, singles.get(start, 0), found.get(start, ())) for start in starts]
    )


def _second(string: String) -> str:
    """Return the name of the second place of a string."""
    track, below, _ = string
    return _PLACE_NAMES[track.places(below)[1]]
