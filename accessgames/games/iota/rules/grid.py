"""The grid: an immutable mapping from places to cards that also knows what fits next to them.

Inside, a place is one integer (`y * STRIDE + x`, moved so that it is never negative), and for every empty
place next to a card the grid keeps, for each direction, the run of cards that a new card would join.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple, TypeVar

from accessgames.games.iota.rules.cards import (
    ALL,
    DIRECTIONS,
    VALUES,
    WILD,
    Card,
    Direction,
    Laid,
    Mask,
    Spot,
    joinable,
)

FoundT = TypeVar("FoundT")

STRIDE: Final = 128
STEPS: Final[Mapping[Direction, int]] = {"row": 1, "column": STRIDE}
_MEMORY: Final = 4
_ORIGIN: Final = 64 * STRIDE + 64


def place_of(spot: Spot) -> int:
    """Return the integer of a place."""
    return spot[1] * STRIDE + spot[0] + _ORIGIN


class _Spots(dict[int, Spot]):
    """Places by their integers, made when first asked for."""

    def __missing__(self, place: int) -> Spot:
        """Make the place."""
        spot = self[place] = Spot(place % STRIDE - _ORIGIN % STRIDE, place // STRIDE - _ORIGIN // STRIDE)
        return spot


SPOTS: Final[Mapping[int, Spot]] = _Spots()


class Run(NamedTuple):
    """The cards in one direction that a new card on an empty place would join.

    Attributes:
        mask: Identities that fit, given these cards alone.
        length: How many cards they are.
        points: Sum of their numbers.
        fixed: Those that are not wild.
        opens: For each wild one, the identities that its other line allows.
    """

    mask: Mask
    length: int
    points: int
    fixed: tuple[Card, ...]
    opens: tuple[Mask, ...]


EMPTY_RUN: Final = Run(ALL, 0, 0, (), ())
"""The run beside which nothing lies: everything fits."""


Runs = tuple[Mapping[int, Run], Mapping[int, Run]]
"""For rows and for columns: the runs beside empty places, by place."""


def run_at(cards: Mapping[int, Card], place: int, step: int) -> Run:
    """Describe the run of cards on both sides of a place, in the direction of `step`."""
    fixed, opens, points = side_at(cards, place, -step)
    if place + step in cards:
        more, some, worth = side_at(cards, place, step)
        fixed, opens, points = fixed + more, opens + some, points + worth
    return Run(joinable(fixed, opens), len(fixed) + len(opens), points, fixed, opens)


def side_at(
    cards: Mapping[int, Card], place: int, stride: int
) -> tuple[tuple[Card, ...], tuple[Mask, ...], int]:
    """Return the fixed cards, the open places and the points of the run on one side of a place.

    Args:
        cards: Cards by place.
        place: Where to begin; what lies there itself does not count.
        stride: Difference of neighbouring places on the way: a step, negative for the lower side.
    """
    fixed: list[Card] = []
    opens: list[Mask] = []
    points = 0
    near = place + stride
    while (card := cards.get(near)) is not None:
        if card == WILD:
            opens.append(run_at(cards, near, STRIDE + 1 - abs(stride)).mask)
        else:
            fixed.append(card)
            points += VALUES[card]
        near += stride
    return tuple(fixed), tuple(opens), points


def ends(cards: Mapping[int, Card], place: int, step: int) -> tuple[int, int]:
    """Return the first empty places below and above the run through an occupied place."""
    below = place - step
    while below in cards:
        below -= step
    above = place + step
    while above in cards:
        above += step
    return below, above


def line_at(cards: Mapping[int, Card], place: int, step: int) -> range:
    """Return the places of the line through an occupied place, ascending."""
    below, above = ends(cards, place, step)
    return range(below + step, above, step)


Tracks = tuple[dict[int, dict[int, Any]], dict[int, dict[int, Any]]]
"""For rows and for columns, by their number: what the search for placements has seen from each place.

A grid forgets what may have changed, and knows no more of it.
"""


class Grid(Mapping[Spot, Card]):
    """Cards by place. Iterates over the places sorted by column, then by row upwards; compares by value."""

    __slots__ = ("_found", "_hash", "at", "open", "runs", "tracks", "wilds")

    def __init__(self, cards: Iterable[Laid] = (), base: Grid | None = None) -> None:
        """Lay out the cards as they come, without a check.

        Args:
            cards: Places with their cards; a card may also come in the place of a wild card of the base.
            base: A grid on which they are laid; it does not change.
        """
        at = dict(base.at) if base else {}
        rows: dict[int, Run] = dict(base.runs[0]) if base else {}
        columns: dict[int, Run] = dict(base.runs[1]) if base else {}
        open_: dict[int, Mask] = dict(base.open) if base else {}
        self.at: Mapping[int, Card] = at
        self.runs: Runs = (rows, columns)
        self.open: Mapping[int, Mask] = open_
        self._found: dict[tuple[Card, ...], Any] = {}
        self._hash: int | None = None
        touched = []
        for spot, card in cards:
            place = place_of(spot)
            touched.append(place)
            at[place] = card
            rows.pop(place, None)
            columns.pop(place, None)
            open_.pop(place, None)
        self.wilds = tuple(place for place, card in at.items() if card == WILD)
        changed = set(touched)
        touched.extend(self.wilds)
        for step, runs, others in ((1, rows, columns), (STRIDE, columns, rows)):
            for end in {end for place in touched for end in ends(at, place, step)}:
                run = run_at(at, end, step)
                if run != runs.get(end):
                    runs[end] = run
                    open_[end] = run.mask & others.get(end, EMPTY_RUN).mask
                    changed.add(end)
        self.tracks: Tracks = (dict(base.tracks[0]), dict(base.tracks[1])) if base else ({}, {})
        for place in changed:
            self.tracks[0].pop(place // STRIDE, None)
            self.tracks[1].pop(place % STRIDE, None)

    def __getitem__(self, spot: Spot) -> Card:
        """Return the card on a place."""
        return self.at[place_of(spot)]

    def __iter__(self) -> Iterator[Spot]:
        """List the places, from the leftmost column to the right, each from the bottom up."""
        return iter(sorted(SPOTS[place] for place in self.at))

    def __len__(self) -> int:
        """Count the cards."""
        return len(self.at)

    def __eq__(self, other: object) -> bool:
        """Compare by cards and places."""
        return isinstance(other, Grid) and (self is other or self.at == other.at)

    def __hash__(self) -> int:
        """Hash by cards and places; worked out once."""
        if self._hash is None:
            self._hash = hash(frozenset(self.at.items()))
        return self._hash

    def __repr__(self) -> str:
        """Show the cards, for developers."""
        return f"Grid({list(self.items())!r})"

    @property
    def columns(self) -> range:
        """The columns in use, from the leftmost x to the rightmost; empty without cards."""
        used = [SPOTS[place].x for place in self.at]
        return range(min(used), max(used) + 1) if used else range(0)

    @property
    def rows(self) -> range:
        """The rows in use, from the lowest y to the highest; empty without cards."""
        used = [SPOTS[place].y for place in self.at]
        return range(min(used), max(used) + 1) if used else range(0)

    @property
    def free(self) -> tuple[Spot, ...]:
        """The empty places next to a card, sorted like the places; not all can take a card."""
        return tuple(sorted(SPOTS[place] for place in self.runs[0].keys() | self.runs[1].keys()))

    def row(self, y: int) -> tuple[Laid, ...]:
        """Return the cards of a row from left to right, with their places."""
        return tuple((spot, card) for spot, card in self.items() if spot.y == y)

    def column(self, x: int) -> tuple[Laid, ...]:
        """Return the cards of a column from the bottom up, with their places."""
        return tuple((spot, card) for spot, card in self.items() if spot.x == x)

    def line(self, spot: Spot, direction: Direction) -> tuple[Spot, ...]:
        """Return the places of the line of cards through an occupied place, from its low end.

        A single card without neighbours in this direction is a line of one place, which does not score.
        """
        return tuple(SPOTS[place] for place in line_at(self.at, place_of(spot), STEPS[direction]))

    def lines(self) -> tuple[tuple[Direction, tuple[Spot, ...]], ...]:
        """Return every line of two to four cards once: the rows, then the columns, by their first places."""
        return tuple(
            (direction, line)
            for direction in DIRECTIONS
            for spot in self
            if spot.step(direction, -1) not in self and len(line := self.line(spot, direction)) > 1
        )

    def fits(self, spot: Spot) -> Mask:
        """Return the identities that an empty place next to a card could take, or a wild card there has.

        A wild card can be placed wherever this is not 0. For other places it is 0.
        """
        place = place_of(spot)
        card = self.at.get(place)
        if card is None:
            row, column = (runs.get(place) for runs in self.runs)
            return (row.mask if row else ALL) & (column.mask if column else ALL) if row or column else 0
        return self.opened(place) if card == WILD else 0

    def opened(self, place: int) -> Mask:
        """Return the identities that would fit on an occupied place if its card were taken away."""
        return run_at(self.at, place, 1).mask & run_at(self.at, place, STRIDE).mask

    def remember(self, hand: tuple[Card, ...], search: Callable[[Grid, tuple[Card, ...]], FoundT]) -> FoundT:
        """Return what `search` finds for a hand, from memory when it was asked for lately."""
        found: FoundT | None = self._found.get(hand)
        if found is None:
            if len(self._found) >= _MEMORY:
                self._found.clear()
            found = self._found[hand] = search(self, hand)
        return found


@lru_cache(maxsize=64)
def grown(grid: Grid, cards: tuple[Laid, ...]) -> Grid:
    """Return a grid with more cards; the last ones are remembered, as a search tries the same again."""
    return Grid(cards, grid)
