"""All legal placements of a hand on a grid, with their points, fast.

Every placement contains a place next to a card, and a single card on that place is legal too, because a part
of a good line is a good line. So the search starts from each such single card (the anchor: of all places of
the placement next to a card the lowest) and grows it along the row and along the column: first downwards over
places that touch nothing, then upwards, always to the next empty place. So each placement is found once.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from accessgames.games.iota.rules.actions import Place
from accessgames.games.iota.rules.cards import ALL, HAND, VALUES, WILD, WILDS, Card, Mask
from accessgames.games.iota.rules.grid import EMPTY_RUN, SPOTS, STRIDE, Grid, ends, line_at, run_at
from accessgames.games.iota.rules.lines import joinable
from accessgames.games.iota.rules.names import CARD_NAMES, format_spot
from accessgames.games.iota.rules.scoring import LOT

if TYPE_CHECKING:
    from accessgames.games.iota.rules.spots import Laid

Cards = tuple[tuple[int, Card], ...]
"""Places as integers, with cards, ascending."""

_WILD_BIT: Final = 1 << WILD


class _Names(dict[tuple[int, Card], tuple[str, "Laid"]]):
    """Notation and value of a card on a place, made when first asked for."""

    def __missing__(self, laid: tuple[int, Card]) -> tuple[str, Laid]:
        """Name the card with its place."""
        spot = SPOTS[laid[0]]
        name = self[laid] = (f"{format_spot(spot)}={CARD_NAMES[laid[1]]}", (spot, laid[1]))
        return name


_NAMES = _Names()


class Placements:
    """The legal placements of one hand on one grid.

    Attributes:
        found: Points (without the doubling for going out) and cards, in no particular order.
    """

    __slots__ = ("_named", "_points", "found")

    def __init__(self, found: list[tuple[int, Cards]]) -> None:
        """Keep what the search found."""
        self.found = found
        self._named: tuple[tuple[Place, ...], list[int]] | None = None
        self._points: dict[Place, int] = {}

    def __len__(self) -> int:
        """Count the placements."""
        return len(self.found)

    @property
    def actions(self) -> tuple[Place, ...]:
        """The placements sorted by notation; made when first asked for."""
        return self._name()[0]

    @property
    def points(self) -> Mapping[Place, int]:
        """Points of every placement, without the doubling for going out; made when first asked for."""
        if not self._points:
            self._points = dict(zip(*self._name(), strict=True))
        return self._points

    def _name(self) -> tuple[tuple[Place, ...], list[int]]:
        """Sort the placements by notation, once, with their points beside them."""
        if self._named is None:
            names = _NAMES
            named = []
            for points, cards in self.found:
                pieces = [names[laid] for laid in cards]
                text = " ".join([piece[0] for piece in pieces])
                named.append((text, points, tuple([piece[1] for piece in pieces])))
            named.sort()
            self._named = tuple([Place.ordered(cards) for _, _, cards in named]), [one[1] for one in named]
        return self._named


def placements(grid: Grid, hand: Iterable[Card]) -> Placements:
    """Return the legal placements of a hand; a grid remembers those of the last few hands."""
    return grid.remember(tuple(sorted(hand)), _search)


def _search(grid: Grid, hand: tuple[Card, ...]) -> Placements:
    found: list[tuple[int, Cards]] = []
    rows, columns = grid.runs
    searches = (_Growth(grid, 1, found), _Growth(grid, STRIDE, found)) if len(hand) > 1 else ()
    held = _held(hand)
    for place in rows.keys() | columns.keys():
        row, column = rows.get(place, EMPTY_RUN), columns.get(place, EMPTY_RUN)
        mask = row.mask & column.mask
        if not (mask and (mask | _WILD_BIT) & held):
            continue
        lots = (row.length == LOT - 1) + (column.length == LOT - 1)
        for card, left in _choices(hand, mask):
            points = sum([run.points + VALUES[card] for run in (row, column) if run.length])
            found.append((points << lots, ((place, card),)))
            for search in searches:
                search.start(place, card, left)
    return Placements(found)


def _held(hand: tuple[Card, ...]) -> Mask:
    """Return the cards of a hand as a mask that has bit 64 for wild cards too."""
    held = 0
    for card in hand:
        held |= 1 << card
    return held


def _choices(hand: tuple[Card, ...], mask: Mask) -> list[tuple[Card, tuple[Card, ...]]]:
    """Return each different card of a sorted hand that fits into a mask, with the rest of the hand.

    A wild card fits wherever anything does.
    """
    return [
        (card, hand[:index] + hand[index + 1 :])
        for index, card in enumerate(hand)
        if (mask >> card & 1 or card == WILD) and not (index and card == hand[index - 1])
    ]


class _Line(NamedTuple):
    """A line under construction.

    Attributes:
        laid: The cards placed, ascending by place.
        left: The cards still in hand.
        fixed: All its cards that are not wild.
        opens: For each wild one, the identities that its other line allows.
        mask: Identities that may join it; 0 when it is complete.
        points: Sum of its numbers and of the lines across it that were extended.
        lots: Lots completed across it.
    """

    laid: Cards
    left: tuple[Card, ...]
    fixed: tuple[Card, ...]
    opens: tuple[Mask, ...]
    mask: Mask
    points: int
    lots: int


class _Growth:
    """Grows placements in one direction."""

    __slots__ = ("_across", "_along", "_cards", "_found", "_step", "_twins")

    def __init__(self, grid: Grid, step: int, found: list[tuple[int, Cards]]) -> None:
        """Prepare for a direction; what is found goes to the end of `found`."""
        self._cards = grid.at
        self._along, self._across = grid.runs if step == 1 else grid.runs[::-1]
        self._step = step
        self._found = found
        self._twins = _Twins.find(grid, step)

    def start(self, place: int, card: Card, left: tuple[Card, ...]) -> None:
        """Grow a single card that is legal on an anchor."""
        run = self._along.get(place, EMPTY_RUN)
        if run.length + 1 < LOT:
            bare = _Line((), left, run.fixed, run.opens, run.mask, run.points, 0)
            line = self._with(bare, ((place, card),), place, card, left)
            if (line.mask | _WILD_BIT) & _held(left):
                self._grow(line, place - self._step, self._above(place), falling=True)

    def _above(self, place: int) -> int:
        """Return the next empty place above."""
        place += self._step
        while place in self._cards:
            place += self._step
        return place

    def _with(self, line: _Line, laid: Cards, place: int, card: Card, left: tuple[Card, ...]) -> _Line:
        """Add a card that fits; `laid` already contains it."""
        fixed, opens = line.fixed, line.opens
        points, lots = line.points + VALUES[card], line.lots
        cross = self._across.get(place)
        if cross:
            points += cross.points + VALUES[card]
            lots += cross.length == LOT - 1
        if card == WILD:
            opens = (*opens, cross.mask if cross else ALL)
        else:
            fixed = (*fixed, card)
        return _Line(laid, left, fixed, opens, joinable(fixed, opens), points, lots)

    def _grow(self, line: _Line, low: int, high: int, *, falling: bool) -> None:
        """Add one card below (only while `falling`) or above, and go on from there."""
        if falling and not (low in self._cards or low in self._along or low in self._across):
            for card, left in _choices(line.left, line.mask):
                longer = self._with(line, ((low, card), *line.laid), low, card, left)
                self._keep(longer, low - self._step, high, falling=True)
        along, across = self._along.get(high), self._across.get(high)
        mask = line.mask & (along.mask if along else ALL) & (across.mask if across else ALL)
        if mask:
            for card, left in _choices(line.left, mask):
                longer = self._with(line, (*line.laid, (high, card)), high, card, left)
                bridged = self._bridge(longer, high + self._step)
                if bridged:
                    self._keep(bridged, low, self._above(high), falling=False)

    def _bridge(self, line: _Line, place: int) -> _Line | None:
        """Add the cards that lie from `place` upwards without a gap; None when they do not fit."""
        while (card := self._cards.get(place)) is not None:
            fixed, opens = line.fixed, line.opens
            if card == WILD:
                cross = run_at(self._cards, place, STRIDE + 1 - self._step).mask
                fits, opens = line.mask & cross, (*opens, cross)
            else:
                fits, fixed = line.mask >> card & 1, (*fixed, card)
            if not fits:
                return None
            points = line.points + VALUES[card]
            line = _Line(line.laid, line.left, fixed, opens, joinable(fixed, opens), points, line.lots)
            place += self._step
        return line

    def _keep(self, line: _Line, low: int, high: int, *, falling: bool) -> None:
        """Record a placement of two or more cards and grow it further."""
        length = len(line.fixed) + len(line.opens)
        laid = line.laid
        if not self._twins or self._twins.agree(laid):
            lots = line.lots + (length == LOT) + (len(laid) == HAND)
            self._found.append((line.points << lots, laid))
        if line.left and line.mask:
            self._grow(line, low, high, falling=falling)


class _Twins:
    """Two wild cards in one line, beside which a parallel line can grow past both.

    Each has one identity, and they share a line, so new cards in both of their other lines have to be looked
    at together; everywhere else the two lines through a place can be judged each on its own.
    """

    __slots__ = ("_fixed", "_runs", "_sides")

    def __init__(self, grid: Grid, step: int) -> None:
        """Look at the two wild cards of a grid, which lie in one line in the direction of `step`."""
        cross = STRIDE + 1 - step
        self._fixed = run_at(grid.at, grid.wilds[0], step).fixed
        self._runs = grid.runs[0 if cross == 1 else 1]
        self._sides = [frozenset(ends(grid.at, wild, cross)) for wild in grid.wilds]

    @classmethod
    def find(cls, grid: Grid, step: int) -> _Twins | None:
        """Return the two wild cards when they share a line in the direction of `step`."""
        if len(grid.wilds) == WILDS and grid.wilds[1] in line_at(grid.at, grid.wilds[0], step):
            return cls(grid, step)
        return None

    def agree(self, laid: Cards) -> bool:
        """Tell whether both wild cards still have an identity when these cards lie beside them."""
        opens = [
            joinable((*self._runs[place].fixed, card))
            for side in self._sides
            for place, card in laid
            if place in side
        ]
        return len(opens) < WILDS or bool(joinable(self._fixed, (opens[0],)) & opens[1])
