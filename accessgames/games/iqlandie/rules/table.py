"""What lies open on the table, the whole state, and what one viewer knows of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

from accessgames.games.iqlandie.material import BAG_OF, MATERIAL, SUPPLY, Piece
from accessgames.games.iqlandie.rules.options import PACES, PRACTICE, RACE, ROUNDS
from accessgames.games.iqlandie.tasks import KINDS, STANDARD, Deck

if TYPE_CHECKING:
    from accessgames.engine import Setup, Viewer
    from accessgames.games.iqlandie.rules.board import Laid, PlayerBoard
    from accessgames.games.iqlandie.rules.events import Verdict
    from accessgames.games.iqlandie.rules.runs import Race, Run

Phase: TypeAlias = Literal[
    "conditions",
    "offers",
    "choose",
    "card",
    "prepare",
    "race",
    "take",
    "add",
    "draw",
    "build",
    "declare",
    "over",
]
"""Chance deals the conditions and fills the offers; the chooser picks a kind; chance draws the card; seats
prepare themselves; seats solve; a seat takes pieces; it chooses a bag; chance draws from it or refills the
offer; all build; jokers are declared; the end."""


@dataclass(frozen=True, slots=True)
class Result:
    """How one seat did in one race.

    Attributes:
        verdict: See `events.Verdict`.
        time: Milliseconds that count, for a claim.
        token: Its order token, from 1.
        hints: How many hints it asked for.
    """

    verdict: Verdict
    time: int | None
    token: int
    hints: int


@dataclass(frozen=True, slots=True)
class RoundResult:
    """A finished race.

    Attributes:
        kind: Id of the kind of tasks.
        number: Number of the card.
        chooser: Who chose the kind.
        results: By seat.
        order: Seats in the final order.
        first: Who got the 2 points, or None.
    """

    kind: str
    number: int
    chooser: int
    results: tuple[Result, ...]
    order: tuple[int, ...]
    first: int | None


@dataclass(frozen=True, slots=True)
class Owed:
    """A piece that chance is to draw.

    Attributes:
        kind: The offer it goes to.
        bag: The bag it should come from.
        seat: Who chose that bag; None at the beginning and when an offer is refilled.
    """

    kind: str
    bag: str
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Table:
    """Everything that lies open.

    Attributes:
        setup: Number of seats and the options.
        phase: What is going on.
        round: Number of the round, from 1; 0 before the first.
        chooser: Whose turn it is to choose a kind of tasks.
        kind: Id of the kind of this round; empty until it is chosen.
        conditions: Name of each seat's condition, `""` until it is dealt and in a practice.
        stock: How many of each piece of `material.SUPPLY` are in the bags or, for single squares, in the
            common supply (below 0 when more were given than there are).
        offers: Pieces beside each kind of tasks in the order of `tasks.KINDS`, each sorted by name.
        owed: What chance is to draw, in order.
        boards: By seat.
        hands: Pieces that a seat took and has not laid yet, sorted by name.
        fresh: Pieces that a seat laid in this round and may still move, in order.
        removed: Pieces that fitted nowhere and left the game.
        firsts: How many times each seat was first (point 8).
        order: Seats in the final order of this round's race.
        turn: Index in `order` of who takes pieces.
        taken: How many pieces it has taken in this round.
        waiting: Seats that still build, or still declare jokers.
        history: All finished races.
        ending: How the game ended, or empty.
        deck: The cards of tasks.
    """

    setup: Setup
    phase: Phase
    round: int
    chooser: int
    kind: str
    conditions: tuple[str, ...]
    stock: tuple[int, ...]
    offers: tuple[tuple[Piece, ...], ...]
    boards: tuple[PlayerBoard, ...]
    hands: tuple[tuple[Piece, ...], ...]
    fresh: tuple[tuple[Laid, ...], ...]
    firsts: tuple[int, ...]
    owed: tuple[Owed, ...] = ()
    removed: tuple[Piece, ...] = ()
    order: tuple[int, ...] = ()
    turn: int = 0
    taken: int = 0
    waiting: tuple[int, ...] = ()
    history: tuple[RoundResult, ...] = ()
    ending: str = ""
    deck: Deck = STANDARD

    @property
    def seats(self) -> int:
        """Number of players."""
        return self.setup.seats

    @property
    def rounds(self) -> int:
        """Number of rounds of the match."""
        return int(self.setup.value(ROUNDS))

    @property
    def practice(self) -> str | None:
        """Id of the kind of tasks that is practised; None for the whole game."""
        kind = self.setup.value(PRACTICE)
        return None if kind == "no" else kind

    @property
    def in_turns(self) -> bool:
        """Whether tasks are solved one after another."""
        return self.setup.value(RACE) == "turns"

    @property
    def taker(self) -> int:
        """Whose turn it is to take pieces or to choose a bag."""
        return self.order[self.turn]

    def pace(self, seat: int) -> int:
        """Return how many percent of a seat's time count."""
        return int(self.setup.value(PACES[seat]))

    def offer(self, kind: str) -> tuple[Piece, ...]:
        """Return the pieces beside a kind of tasks."""
        return self.offers[tuple(KINDS).index(kind)]

    def bag(self, name: str) -> tuple[tuple[Piece, int], ...]:
        """Return what is in a bag: different pieces with their numbers, sorted by name."""
        return tuple(
            (piece, count)
            for (piece, _), count in zip(SUPPLY, self.stock, strict=True)
            if count > 0 and BAG_OF[piece] == name
        )

    def colours_of(self, seat: int) -> tuple[str, str] | None:
        """Return the two colours that a seat collects, or None while it has no condition."""
        return MATERIAL.conditions.get(self.conditions[seat])


@dataclass(frozen=True, slots=True)
class IqState:
    """Everything.

    Attributes:
        table: What lies open.
        race: The task being prepared or solved, or None.
    """

    table: Table
    race: Race | None = None


@dataclass(frozen=True, slots=True)
class IqView:
    """All that one viewer may know.

    Attributes:
        viewer: A seat, or `SPECTATOR`.
        table: What lies open.
        race: The task being prepared or solved as the viewer knows it, or None.
    """

    viewer: Viewer
    table: Table
    race: Race | None

    @property
    def run(self) -> Run | None:
        """The viewer's own way through the task; None for spectators and outside of a race."""
        return self.race.runs[self.viewer] if self.race is not None and self.viewer >= 0 else None

    @property
    def hand(self) -> tuple[Piece, ...]:
        """The viewer's pieces that are not laid yet; empty for spectators."""
        return self.table.hands[self.viewer] if self.viewer >= 0 else ()

    @property
    def board(self) -> PlayerBoard | None:
        """The viewer's board; None for spectators."""
        return self.table.boards[self.viewer] if self.viewer >= 0 else None
