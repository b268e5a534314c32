"""The whole truth about a table, what lies open on it, and what a viewer may know of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from accessgames.dataclasses import dataclass

if TYPE_CHECKING:
    from accessgames.engine import Viewer
    from accessgames.engine.grid import Placement
    from accessgames.games.tetrikon.rules.events import Closing
    from accessgames.games.tetrikon.rules.options import Rules
    from accessgames.games.tetrikon.rules.tasks import Offer, Task

PRICE: Final = 100
"""T for a piece of the offer, whatever its size (T13)."""

PENALTY: Final = 20
"""Points for an empty square (R44)."""

PLACES: Final = 6
"""Places of the offer."""

LETTERS: Final = 2
"""Actions of different letters in one turn (R1)."""


@dataclass(frozen=True, slots=True)
class PlayerState:
    """What lies open in front of a seat.

    Attributes:
        diagram: Its id, or an empty string before it is dealt.
        placed: Pieces in the diagram, in the order in which they were laid.
        free: Free pieces, in the order in which they came.
        no_trade: Whether the card `no-trade` lies here: until the seat's next turn begins (R21).
        no_roll: Whether the card `no-roll` lies here: until just before the seat's next turn (R22).
    """

    diagram: str = ""
    placed: tuple[Placement, ...] = ()
    free: tuple[str, ...] = ()
    no_trade: bool = False
    no_roll: bool = False

    @property
    def covered(self) -> int:
        """The covered squares as a mask."""
        mask = 0
        for placement in self.placed:
            mask |= placement.mask
        return mask


@dataclass(frozen=True, slots=True)
class TurnState:
    """How far the present turn is.

    Attributes:
        seat: Whose turn it is.
        letters: Letters of the actions done, in their order, such as "ca"; "f" for the swap.
        first: Whether it is the seat's first turn of the game (R6).
        no_roll: Whether the seat must not roll in this turn (R22).
        no_build: Whether the seat must not build any more in this turn; the card `no-build` lies here (R23).
        offers: Offers begun in this turn.
        withdrawn: Whether the seat withdrew from a purchase in this turn (R12).
        doubled: Whether the card `build-two` was used in this turn, so that c) is closed (R4).
    """

    seat: int
    letters: str = ""
    first: bool = False
    no_roll: bool = False
    no_build: bool = False
    offers: int = 0
    withdrawn: bool = False
    doubled: bool = False


@dataclass(frozen=True, slots=True)
class GameResult:
    """A finished game.

    Attributes:
        level: Letter of the diagrams.
        diagrams: Diagram of each seat.
        empty: Empty squares of each seat.
        winner: Who filled the diagram first, or None.
        closing: Why the game closed.
    """

    level: str
    diagrams: tuple[str, ...]
    empty: tuple[int, ...]
    winner: int | None
    closing: Closing


@dataclass(frozen=True, slots=True)
class TetrikonTable:
    """Everything that all may see.

    Attributes:
        rules: The options of the match.
        players: What lies in front of each seat.
        pending: What is awaited, as a stack: the last one is the present task. Empty when the match is over.
        offer: The piece in each of the six places, None where the bag had none left.
        bag: How many of each type are in the bag, in the order of the material.
        returned: How many T cards of each value lie on the pile of returned ones, in the order of the values.
        used: Used chance cards under the deck, sorted; they come back when all others were drawn (R29).
        turn: The present turn; None before the first one of a game.
        turns: Turns begun in this game.
        passes: Turns in succession in which nobody did anything (R30).
        contenders: Seats that roll for the start (R31).
        rolled: What they have rolled so far: seat and face.
        closing: Why the game closes, or None.
        winner: Who filled the diagram first, or None.
        last_turns: Seats that still have their last turn, in order.
        shown: What the dice showed last, one or two faces.
        said: Amounts in T that were said aloud in this turn while nobody else saw the cards.
        declined: Offers of this game that were refused last, each with the number of its turn.
        remaining: Milliseconds left for this game, or None without a limit.
        results: The finished games.
        lots: Seats that lots were drawn for after the last game, in their order (R34).
    """

    rules: Rules
    players: tuple[PlayerState, ...]
    pending: tuple[Task, ...]
    offer: tuple[str | None, ...]
    bag: tuple[int, ...]
    returned: tuple[int, ...]
    used: tuple[str, ...] = ()
    turn: TurnState | None = None
    turns: int = 0
    passes: int = 0
    contenders: tuple[int, ...] = ()
    rolled: tuple[tuple[int, int], ...] = ()
    closing: Closing | None = None
    winner: int | None = None
    last_turns: tuple[int, ...] = ()
    shown: tuple[int, ...] = ()
    said: tuple[int, ...] = ()
    declined: tuple[tuple[int, Offer], ...] = ()
    remaining: int | None = None
    results: tuple[GameResult, ...] = ()
    lots: tuple[int, ...] = ()

    @property
    def seats(self) -> range:
        """All seats."""
        return range(self.rules.seats)

    @property
    def task(self) -> Task | None:
        """What is awaited now, or None when the match is over."""
        return self.pending[-1] if self.pending else None

    @property
    def round(self) -> int:
        """Number of the present round of this game, from 1; 0 before the first turn."""
        return -(-self.turns // self.rules.seats)

    @property
    def game(self) -> int:
        """Number of the present game, from 1; of the last one when the match is over."""
        return min(len(self.results) + 1, len(self.rules.levels))

    @property
    def played(self) -> bool:
        """Whether all games are over; lots may still have to be drawn."""
        return len(self.results) == len(self.rules.levels)

    @property
    def level(self) -> str:
        """Letter of the diagrams of the present game."""
        return self.rules.levels[self.game - 1]

    def after(self, seat: int) -> tuple[int, ...]:
        """Return the other seats in the order of turns, beginning with the left neighbour of a seat."""
        count = self.rules.seats
        return tuple((seat + step) % count for step in range(1, count))


@dataclass(frozen=True, slots=True)
class Hand:
    """The cards of a seat.

    Attributes:
        money: Values of the T cards, ascending.
        cards: Kept chance cards, ascending by kind.
    """

    money: tuple[int, ...] = ()
    cards: tuple[str, ...] = ()

    @property
    def total(self) -> int:
        """T in all."""
        return sum(self.money)


@dataclass(frozen=True, slots=True)
class Draft:
    """An offer that is being put together.

    Attributes:
        offer: What is in it so far.
        items: How many items were added; amounts count once for each value added.
    """

    offer: Offer
    items: int = 0


@dataclass(frozen=True, slots=True)
class TetrikonState:
    """Everything. Decks have no order: any of their cards may come next.

    Attributes:
        table: What lies open.
        hands: The cards of each seat.
        treasury: How many T cards of each value are in the treasury, in the order of the values.
        fresh: Chance cards not yet drawn in this pass, ascending by kind.
        drawn: The chance card that its seat has to use or keep (tasks `CardChoice`, `SwapAnswer`), or None.
        draft: The offer being put together (task `Drafting`), or None.
        pledge: Cards that back the offer being answered (task `Answering`), the highest first.
    """

    table: TetrikonTable
    hands: tuple[Hand, ...]
    treasury: tuple[int, ...]
    fresh: tuple[str, ...]
    drawn: str | None = None
    draft: Draft | None = None
    pledge: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class TetrikonView:
    """What a viewer may know (R37).

    Attributes:
        viewer: A seat or `SPECTATOR`.
        table: What lies open.
        hands: The cards of each seat; None where the viewer does not know them.
        counts: For each seat the number of T cards and of kept chance cards.
        treasury: Number of T cards in the treasury.
        fresh: Number of chance cards not yet drawn in this pass.
        drawn: The chance card just drawn, where the viewer knows it.
        draft: The offer being put together, for the seat that does so.
        pledge: Cards that back the offer being answered, for the seat that made it.
    """

    viewer: Viewer
    table: TetrikonTable
    hands: tuple[Hand | None, ...]
    counts: tuple[tuple[int, int], ...]
    treasury: int
    fresh: int
    drawn: str | None
    draft: Draft | None
    pledge: tuple[int, ...]

    @property
    def hand(self) -> Hand:
        """The viewer's own cards; empty for a spectator."""
        own = self.hands[self.viewer] if self.viewer >= 0 else None
        return own or Hand()
