"""What can be read off a view without trying actions: what fits where, and which lines are still open."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from accessgames.games.iota.rules.cards import WILD, Card, Mask, cards_of, mask_of
from accessgames.games.iota.rules.scoring import LOT
from accessgames.games.iota.rules.spots import DIRECTIONS, Direction, Spot

if TYPE_CHECKING:
    from accessgames.games.iota.rules.grid import Grid
    from accessgames.games.iota.rules.table import IotaView


@dataclass(frozen=True, slots=True)
class Fit:
    """What could stand on an empty place, as a single card.

    Attributes:
        spot: The place.
        cards: All cards of the 64 that the rules would allow there, wherever they are; where there is one, a
            wild card fits too. Empty as well when the place touches no card.
        unseen: Those of them whose whereabouts the viewer does not know.
        own: Those in the viewer's hand, in its order, wild cards included.
        row: Length of the row that would result, 1 when no row.
        column: Length of the column that would result, 1 when no column.
    """

    spot: Spot
    cards: Mask
    unseen: Mask
    own: tuple[Card, ...]
    row: int
    column: int


@dataclass(frozen=True, slots=True)
class OpenLine:
    """A line of two or three cards that can still take one.

    Attributes:
        direction: Which way it runs.
        spots: Its places, from the low end.
        cards: The cards on them.
        ends: The empty places at its ends that something fits on: below or to the left, then above or to the
            right.
    """

    direction: Direction
    spots: tuple[Spot, ...]
    cards: tuple[Card, ...]
    ends: tuple[Fit, ...]


def fit(view: IotaView, spot: Spot) -> Fit:
    """Return what could stand on an empty place."""
    grid = view.grid
    cards = 0 if spot in grid else grid.fits(spot)
    own = tuple(card for card in view.hand if cards and (card == WILD or cards >> card & 1))
    row, column = (len(joined(grid, spot, direction)) for direction in DIRECTIONS)
    return Fit(spot, cards, cards & mask_of(view.unseen), own, row, column)


def joined(grid: Grid, spot: Spot, direction: Direction) -> tuple[Spot, ...]:
    """Return the places of the line that a card on `spot` would be part of, `spot` included."""
    line = [spot]
    while (before := line[0].step(direction, -1)) in grid:
        line.insert(0, before)
    while (after := line[-1].step(direction)) in grid:
        line.append(after)
    return tuple(line)


def open_lines(view: IotaView) -> tuple[OpenLine, ...]:
    """Return the lines of two and three cards that can still take one: the longest first, then rows first."""
    found = []
    for direction, spots in view.grid.lines():
        ends = (fit(view, spots[0].step(direction, -1)), fit(view, spots[-1].step(direction)))
        usable = tuple(end for end in ends if end.cards)
        if usable and len(spots) < LOT:
            cards = tuple(view.grid[spot] for spot in spots)
            found.append(OpenLine(direction, spots, cards, usable))
    return tuple(sorted(found, key=lambda line: -len(line.spots)))


def open_threes(grid: Grid) -> frozenset[tuple[Direction, Spot]]:
    """Return the lines of three cards that some card could complete, by direction and first place."""
    return frozenset(
        (direction, spots[0])
        for direction, spots in grid.lines()
        if len(spots) == LOT - 1
        and (grid.fits(spots[0].step(direction, -1)) or grid.fits(spots[-1].step(direction)))
    )


def places_for(view: IotaView, card: Card) -> tuple[Spot, ...]:
    """Return the empty places where a card fits as a single card, sorted like the grid."""
    grid = view.grid
    return tuple(
        spot for spot in grid.free if (mask := grid.fits(spot)) and (card == WILD or mask >> card & 1)
    )


def identities(view: IotaView, spot: Spot) -> tuple[Card, ...]:
    """Return the cards that a wild card on the grid can still stand for, ascending; none for other places."""
    return tuple(cards_of(view.grid.fits(spot))) if view.grid.get(spot) == WILD else ()


def recyclable(view: IotaView) -> tuple[tuple[Spot, tuple[Card, ...]], ...]:
    """Return the wild cards of the grid that a card of the viewer's hand could replace, with those cards."""
    wilds = (spot for spot, card in view.grid.items() if card == WILD)
    fitting = ((spot, tuple(card for card in view.hand if card in identities(view, spot))) for spot in wilds)
    return tuple((spot, cards) for spot, cards in fitting if cards)


def owner_of(view: IotaView, card: Card) -> int | None:
    """Return the seat whose hand is known to hold a card, or None."""
    return next((seat for seat, hand in enumerate(view.hands) if card in hand), None)
