"""What lies open on the table, and what one viewer knows beyond it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from accessgames.games.iota.rules.cards import CARDS, WILD, WILDS, Card

if TYPE_CHECKING:
    from accessgames.engine import Setup, Viewer
    from accessgames.games.iota.rules.events import Ending
    from accessgames.games.iota.rules.grid import Grid
    from accessgames.games.iota.rules.scoring import Scoring
    from accessgames.games.iota.rules.spots import Laid

Phase: TypeAlias = Literal["starter", "deal", "start", "play", "refill", "over"]
"""Drawing for who starts; dealing; turning up the start card; a seat's turn; filling up its hand; the end."""

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
class Table:
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
    drawn: tuple[tuple[int, Card], ...] = ()
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
    table: Table
    hands: tuple[tuple[Card | None, ...], ...]
    bottom: tuple[Card | None, ...]

    @property
    def grid(self) -> Grid:
        """The cards on the table."""
        return self.table.grid

    @property
    def hand(self) -> tuple[Card, ...]:
        """The viewer's own cards; empty for spectators."""
        own = self.hands[self.viewer] if self.viewer >= 0 else ()
        return tuple(card for card in own if card is not None)

    @property
    def unseen(self) -> tuple[Card, ...]:
        """The cards whose place the viewer does not know, ascending, wild cards last (up to two)."""
        seen = [*self.grid.at.values(), *self.bottom, *(card for _, card in self.table.drawn)]
        for hand in self.hands:
            seen.extend(hand)
        known = set(seen)
        return (*[card for card in CARDS if card not in known], *[WILD] * (WILDS - seen.count(WILD)))

    def since(self, seat: int) -> tuple[Turn, ...]:
        """Return the finished turns after the last one of `seat`, the oldest first; all before its first."""
        turns = self.table.history
        own = [number for number, turn in enumerate(turns) if turn.seat == seat]
        return turns[own[-1] + 1 :] if own else turns
