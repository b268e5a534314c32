"""What lies open on the table, what one viewer knows beyond it, and what can be read off that.

What fits where, and which lines are still open.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from accessgames.dataclasses import dataclass
from accessgames.games.iota.rules import cards as card_rules
from accessgames.games.iota.rules.grid import Grid

if TYPE_CHECKING:
    from accessgames.engine import Setup, Viewer
    from accessgames.games.iota.rules.cards import Laid, Scoring
    from accessgames.games.iota.rules.events import Ending

Phase: TypeAlias = Literal["starter", "deal", "start", "play", "refill", "show", "over"]
"""Drawing for who starts; dealing; turning up the start card; a seat's turn; filling up its hand; laying open
what is left in hands that only their holders know; the end.
"""

CARDS_FROM: Final = "cards"
"""The option that says where cards come from."""

NOBODY: Final = -1


@dataclass(frozen=True, slots=True)
class Turn:
    """A finished turn, as everybody saw it.

    Attributes:
        seat: Whose turn it was.
        recycled: Places of wild cards that were taken, with the cards left there, in order.
        placed: The cards placed, empty after a trade or a pass.
        traded: Number of cards traded; 0 after a pass.
        scoring: The points of the placing, else None.
    """

    seat: int
    recycled: tuple[Laid, ...]
    placed: tuple[Laid, ...]
    traded: int
    scoring: Scoring | None


@dataclass(frozen=True, slots=True)
class IotaTable:
    """Everything that lies open.

    Attributes:
        setup: Number of seats and the options.
        phase: What is going on.
        turn: Whose turn it is, or whose draw in the phases `starter`, `deal` and `refill`; the starter in the
            phase `start`; after the end the seat that had the last turn.
        starter: The seat that starts, or `NOBODY` until it is known.
        grid: The cards on the table.
        deck: Number of cards in the deck.
        scores: Points by seat.
        contenders: Seats that still draw for who starts, in the phase `starter`.
        drawn: Seats with the cards they drew for that, in this round of drawing.
        owed: Cards that `turn` still draws in the phases `deal` and `refill`.
        series: Cards that it draws in this series altogether.
        recycled: What the seat to play has recycled in this turn so far.
        idle: Turns in a row in which nobody placed (I2).
        stuck: Turns in a row that ended on an empty deck without placing (I1).
        history: All finished turns, the oldest first.
        ending: How the game ended, or None.
    """

    setup: Setup
    phase: Phase
    turn: int
    starter: int
    grid: Grid
    deck: int
    scores: tuple[int, ...]
    contenders: tuple[int, ...] = ()
    drawn: tuple[tuple[int, card_rules.Card], ...] = ()
    owed: int = 0
    series: int = 0
    recycled: tuple[Laid, ...] = ()
    idle: int = 0
    stuck: int = 0
    history: tuple[Turn, ...] = ()
    ending: Ending | None = None

    @property
    def seats(self) -> int:
        """Number of players."""
        return self.setup.seats

    @property
    def blind(self) -> bool:
        """Whether hands are known to nobody but their holders, not even to the program."""
        return self.setup.value(CARDS_FROM) == "blind"

    @property
    def told(self) -> bool:
        """Whether people tell what is drawn from their own cards."""
        return self.setup.value(CARDS_FROM) != "program"


@dataclass(frozen=True, slots=True)
class IotaView:
    """All that one viewer may know.

    Attributes:
        viewer: A seat, or `SPECTATOR`.
        table: What lies open.
        hands: The hands by seat, unknown cards as None; the viewer's own hand is complete, in the order in
            which the cards came; in other hands the known cards come first (a wild card taken from the grid
            is known to all until its owner places it or trades).
        bottom: The traded cards under the deck, the next to be drawn first, unknown ones as None. They are
            the last `len(bottom)` cards of the `table.deck`.
    """

    viewer: Viewer
    table: IotaTable
    hands: tuple[tuple[card_rules.Card | None, ...], ...]
    bottom: tuple[card_rules.Card | None, ...]

    @property
    def grid(self) -> Grid:
        """The cards on the table."""
        return self.table.grid

    @property
    def hand(self) -> tuple[card_rules.Card, ...]:
        """The viewer's own cards; empty for spectators."""
        own = self.hands[self.viewer] if self.viewer >= 0 else ()
        return tuple(card for card in own if card is not None)

    @property
    def unseen(self) -> tuple[card_rules.Card, ...]:
        """The cards whose place the viewer does not know, ascending, wild cards last (up to two)."""
        seen = [*self.grid.at.values(), *self.bottom, *(card for _, card in self.table.drawn)]
        for hand in self.hands:
            seen.extend(hand)
        known = set(seen)
        return (
            *[card for card in card_rules.CARDS if card not in known],
            *[card_rules.WILD] * (card_rules.WILDS - seen.count(card_rules.WILD)),
        )

    def since(self, seat: int) -> tuple[Turn, ...]:
        """Return the finished turns after the last one of `seat`, the oldest first; all before its first."""
        turns = self.table.history
        own = [number for number, turn in enumerate(turns) if turn.seat == seat]
        return turns[own[-1] + 1 :] if own else turns


@dataclass(frozen=True, slots=True)
class Fit:
    """What could stand on an empty place, as a single card.

    Attributes:
        spot: The place.
        left: Whether a card that could is left, in the deck or in somebody's hand.
        cards: All cards of the 64 that the rules would allow there, wherever they are; where there is one, a
            wild card fits too. Empty as well when the place touches no card.
        unseen: Those of them whose whereabouts the viewer does not know.
        own: Those in the viewer's hand, in its order, wild cards included.
        row: Length of the row that would result, 1 when no row.
        column: Length of the column that would result, 1 when no column.
    """

    spot: card_rules.Spot
    left: bool
    cards: card_rules.Mask
    unseen: card_rules.Mask
    own: tuple[card_rules.Card, ...]
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

    direction: card_rules.Direction
    spots: tuple[card_rules.Spot, ...]
    cards: tuple[card_rules.Card, ...]
    ends: tuple[Fit, ...]


def can_fill(grid: Grid, spot: card_rules.Spot) -> bool:
    """Tell whether a card that could stand on an empty place is left, which everybody can know.

    Whatever does not lie on the table is in the deck or in a hand. A wild card on the table counts where
    another card can take its place first.
    """
    cards = grid.fits(spot)
    if not cards:
        return False
    laid = grid.at.values()
    rest = card_rules.ALL & ~card_rules.mask_of(card for card in laid if card != card_rules.WILD)
    if cards & rest or sum(card == card_rules.WILD for card in laid) < card_rules.WILDS:
        return True
    return any(
        Grid([(wild, card)], grid).fits(spot)
        for wild, held in grid.items()
        if held == card_rules.WILD
        for card in card_rules.cards_of(grid.fits(wild) & rest)
    )


def fit(view: IotaView, spot: card_rules.Spot) -> Fit:
    """Return what could stand on an empty place."""
    grid = view.grid
    cards = 0 if spot in grid else grid.fits(spot)
    own = tuple(card for card in view.hand if cards and (card == card_rules.WILD or cards >> card & 1))
    row, column = (len(joined(grid, spot, direction)) for direction in card_rules.DIRECTIONS)
    return Fit(spot, can_fill(grid, spot), cards, cards & card_rules.mask_of(view.unseen), own, row, column)


def joined(grid: Grid, spot: card_rules.Spot, direction: card_rules.Direction) -> tuple[card_rules.Spot, ...]:
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
        usable = tuple(end for end in ends if end.left)
        if usable and len(spots) < card_rules.LOT:
            cards = tuple(view.grid[spot] for spot in spots)
            found.append(OpenLine(direction, spots, cards, usable))
    return tuple(sorted(found, key=lambda line: -len(line.spots)))


def open_threes(grid: Grid) -> frozenset[tuple[card_rules.Direction, card_rules.Spot]]:
    """Return the lines of three cards that some card could complete, by direction and first place."""
    return frozenset(
        (direction, spots[0])
        for direction, spots in grid.lines()
        if len(spots) == card_rules.LOT - 1
        and (grid.fits(spots[0].step(direction, -1)) or grid.fits(spots[-1].step(direction)))
    )


def places_for(view: IotaView, card: card_rules.Card) -> tuple[card_rules.Spot, ...]:
    """Return the empty places where a card fits as a single card, sorted like the grid."""
    grid = view.grid
    return tuple(
        spot
        for spot in grid.free
        if (mask := grid.fits(spot)) and (card == card_rules.WILD or mask >> card & 1)
    )


def places_left(view: IotaView) -> tuple[card_rules.Spot, ...]:
    """Return the empty places where a card that is left fits as a single card, sorted like the grid."""
    return tuple(spot for spot in view.grid.free if can_fill(view.grid, spot))


def identities(view: IotaView, spot: card_rules.Spot) -> tuple[card_rules.Card, ...]:
    """Return the cards that a wild card on the grid can still stand for, ascending; none for other places."""
    return tuple(card_rules.cards_of(view.grid.fits(spot))) if view.grid.get(spot) == card_rules.WILD else ()


def recyclable(view: IotaView) -> tuple[tuple[card_rules.Spot, tuple[card_rules.Card, ...]], ...]:
    """Return the wild cards of the grid that a card of the viewer's hand could replace, with those cards."""
    wilds = (spot for spot, card in view.grid.items() if card == card_rules.WILD)
    fitting = ((spot, tuple(card for card in view.hand if card in identities(view, spot))) for spot in wilds)
    return tuple((spot, cards) for spot, cards in fitting if cards)


def owner_of(view: IotaView, card: card_rules.Card) -> int | None:
    """Return the seat whose hand is known to hold a card, or None."""
    return next((seat for seat, hand in enumerate(view.hands) if card in hand), None)
