"""The state of a match: expositions, everybody's way through a task, the open table, what a viewer knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from accessgames.dataclasses import dataclass, replace
from accessgames.games.iqlandie import material
from accessgames.games.iqlandie.rules import DRAWS, PACES, PRACTICE, RACE, ROUNDS
from accessgames.games.iqlandie.tasks import KINDS, STANDARD, Deck

if TYPE_CHECKING:
    from accessgames.engine import Setup, Viewer
    from accessgames.engine.grid import Board
    from accessgames.games.iqlandie.rules.events import IqEvent, Verdict
    from accessgames.games.iqlandie.tasks.kind import AnyKind


@dataclass(frozen=True, slots=True)
class Laid:
    """A piece on an exposition.

    Attributes:
        piece: The piece.
        spot: Where it lies.
        colour: Id of the colour it counts as: that of jokers until one is declared at the end.
    """

    piece: material.Piece
    spot: material.Spot
    colour: str


LaidPieces: TypeAlias = tuple[Laid, ...]
"""Pieces of one exposition, in the order in which they were laid."""

PlayerBoard: TypeAlias = tuple[LaidPieces, ...]
"""Pieces of each exposition; exposition 1 is at index 0."""

EMPTY_BOARD: Final[PlayerBoard] = tuple(() for _ in material.EXPOSITIONS)


def covered(laid: LaidPieces) -> int:
    """Return the covered squares of an exposition as a mask."""
    mask = 0
    for each in laid:
        mask |= each.spot.mask
    return mask


def free(grid: material.Exposition, board: PlayerBoard) -> int:
    """Return the free squares of an exposition of a board as a mask."""
    return grid.board.mask & ~covered(board[grid.number - 1])


def places(
    grids: material.Expositions, board: PlayerBoard, piece: material.Piece
) -> tuple[material.Spot, ...]:
    """Return everywhere a piece can be laid, by exposition, then in the order of notation."""
    found: list[material.Spot] = []
    for grid, laid in zip(grids, board, strict=True):
        taken = covered(laid)
        found.extend(spot for spot in material.spots(piece, grid) if not spot.mask & taken)
    return tuple(found)


def fits(grids: material.Expositions, board: PlayerBoard, piece: material.Piece) -> bool:
    """Tell whether a piece can be laid anywhere."""
    for grid, laid in zip(grids, board, strict=True):
        taken = covered(laid)
        if any(not spot.mask & taken for spot in material.spots(piece, grid)):
            return True
    return False


def with_piece(board: PlayerBoard, laid: Laid) -> PlayerBoard:
    """Return the board with one more piece."""
    index = laid.spot.exposition - 1
    return (*board[:index], (*board[index], laid), *board[index + 1 :])


def without_piece(board: PlayerBoard, laid: Laid) -> PlayerBoard:
    """Return the board with one piece taken up."""
    index = laid.spot.exposition - 1
    rest = tuple(each for each in board[index] if each != laid)
    return (*board[:index], rest, *board[index + 1 :])


def pieces_on(board: PlayerBoard) -> tuple[Laid, ...]:
    """Return all pieces, by exposition, then in the order in which they were laid."""
    return tuple(laid for exposition in board for laid in exposition)


def jokers(board: PlayerBoard) -> tuple[Laid, ...]:
    """Return the jokers, declared or not, in the order of `pieces_on`; declaring keeps the order."""
    return tuple(laid for laid in pieces_on(board) if laid.piece.colour == material.JOKER)


def declared(board: PlayerBoard, joker: Laid, colour: str) -> PlayerBoard:
    """Return the board with a joker that counts as a colour."""
    index = joker.spot.exposition - 1
    painted = tuple(replace(each, colour=colour) if each == joker else each for each in board[index])
    return (*board[:index], painted, *board[index + 1 :])


Stage: TypeAlias = Literal[
    "waiting", "preparing", "ready", "solving", "planned", "pressed", "claimed", "gave-up", "late"
]
"""Its turn has not come (one after another); preparing itself; ready; solving; a claim falls due later; its
time is stopped and it types its answer; it claimed; it gave up; it took the last token without a solution."""

FINISHED: Final = ("claimed", "gave-up", "late")
"""Stages of seats that have their token."""

HINT_COST: Final = 30_000
"""Milliseconds that each of the first two hints adds to a seat's time."""

HINTS: Final = 3
"""Stages of hints; the last is the solution and means giving up."""


def hint_cost(stage: int) -> int:
    """Return the milliseconds that a hint costs, the first being stage 1; the solution costs the task."""
    return HINT_COST if stage < HINTS else 0


@dataclass(frozen=True, slots=True)
class Run:
    """One seat's way through the task.

    Attributes:
        stage: Where it is; everybody sees that.
        began: Time of the race's clock at which its own began.
        time: Milliseconds that count, once it pressed or claimed; everybody sees them.
        arrival: How many had claimed or given up before it; None until then.
        hints: How many hints it asked for; 0 for other viewers.
        path: Its workspaces, the first one empty, the last one as it is now; () before it sees the task and
            for other viewers.
        due: When a planned claim falls due on the race's clock; None for other viewers.
    """

    stage: Stage
    began: int = 0
    time: int | None = None
    arrival: int | None = None
    hints: int = 0
    path: tuple[Any, ...] = ()
    due: int | None = None

    @property
    def work(self) -> Any:  # noqa: ANN401 - by kind of tasks
        """The workspace as it is now; None when the viewer does not know it."""
        return self.path[-1] if self.path else None

    @property
    def finished(self) -> bool:
        """Whether it has a token."""
        return self.stage in FINISHED

    def hidden(self) -> Run:
        """Return what others see of it."""
        return replace(self, hints=0, path=(), due=None)


@dataclass(frozen=True, slots=True)
class Race:
    """The task of the round, from the moment when its card is drawn until all have their tokens.

    Attributes:
        kind: Id of the kind of tasks.
        number: Number of the card; None in views that do not know it.
        preparation: In views that know no more than that, the first half of the card; else None.
        deck: The cards that are played with.
        elapsed: Milliseconds on the clock.
        runs: By seat.
        solver: Whose turn it is one after another; None when all solve together.
        shown: Whether the whole card has been shown (to the solver, one after another).
    """

    kind: str
    number: int | None
    elapsed: int
    runs: tuple[Run, ...]
    solver: int | None
    shown: bool = False
    preparation: object = None
    deck: Deck = STANDARD

    @property
    def rules(self) -> AnyKind:
        """The kind of tasks."""
        return KINDS[self.kind]

    @property
    def task(self) -> Any:  # noqa: ANN401 - by kind of tasks
        """The task; None when the card is not known."""
        return None if self.number is None else self.deck.card(self.kind, self.number).task


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
class IqTable:
    """Everything that lies open.

    Attributes:
        setup: Number of seats and the options.
        phase: What is going on.
        round: Number of the round, from 1; 0 before the first.
        chooser: Whose turn it is to choose a kind of tasks.
        kind: Id of the kind of this round; empty until it is chosen.
        conditions: Name of each seat's condition, `""` until it is dealt and in a practice.
        stock: How many of each piece of `pieces.supply` are in the bags or, for single squares, in the
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
        deck: The cards of tasks, the pieces and the expositions.
    """

    setup: Setup
    phase: Phase
    round: int
    chooser: int
    kind: str
    conditions: tuple[str, ...]
    stock: tuple[int, ...]
    offers: tuple[tuple[material.Piece, ...], ...]
    boards: tuple[PlayerBoard, ...]
    hands: tuple[tuple[material.Piece, ...], ...]
    fresh: tuple[tuple[Laid, ...], ...]
    firsts: tuple[int, ...]
    owed: tuple[Owed, ...] = ()
    removed: tuple[material.Piece, ...] = ()
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
    def pieces(self) -> material.PieceSet:
        """All pieces of the set that is played with."""
        return self.deck.pieces

    @property
    def expositions(self) -> material.Expositions:
        """The grids that are built on."""
        return self.deck.expositions

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
    def own_draws(self) -> bool:
        """Whether people draw from the real set; in a practice the program does."""
        return self.setup.value(DRAWS) == "own" and self.practice is None

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

    def grid(self, number: int) -> Board:
        """Return the squares of an exposition by its number from 1."""
        return self.expositions[number - 1].board

    def offer(self, kind: str) -> tuple[material.Piece, ...]:
        """Return the pieces beside a kind of tasks."""
        return self.offers[tuple(KINDS).index(kind)]

    def bag(self, name: str) -> tuple[tuple[material.Piece, int], ...]:
        """Return what is in a bag: different pieces with their numbers, sorted by name."""
        return tuple(
            (piece, count)
            for (piece, _), count in zip(self.pieces.supply, self.stock, strict=True)
            if count > 0 and self.pieces.bag_of[piece] == name
        )

    def colours_of(self, seat: int) -> tuple[str, str] | None:
        """Return the two colours that a seat collects, or None while it has no condition."""
        return material.MATERIAL.conditions.get(self.conditions[seat])


@dataclass(frozen=True, slots=True)
class IqState:
    """Everything.

    Attributes:
        table: What lies open.
        race: The task being prepared or solved, or None.
    """

    table: IqTable
    race: Race | None = None


Next: TypeAlias = "tuple[IqState, tuple[IqEvent, ...]]"
"""The state after an action, and what happened."""


@dataclass(frozen=True, slots=True)
class IqView:
    """All that one viewer may know.

    Attributes:
        viewer: A seat, or `SPECTATOR`.
        table: What lies open.
        race: The task being prepared or solved as the viewer knows it, or None.
    """

    viewer: Viewer
    table: IqTable
    race: Race | None

    @property
    def run(self) -> Run | None:
        """The viewer's own way through the task; None for spectators and outside of a race."""
        return self.race.runs[self.viewer] if self.race is not None and self.viewer >= 0 else None

    @property
    def solving(self) -> tuple[Race, Run]:
        """The race and the viewer's own way through its task.

        Raises:
            LookupError: There is none: only for who solves.
        """
        if self.race is None or self.run is None:
            raise LookupError(self.viewer)
        return self.race, self.run

    @property
    def hand(self) -> tuple[material.Piece, ...]:
        """The viewer's pieces that are not laid yet; empty for spectators."""
        return self.table.hands[self.viewer] if self.viewer >= 0 else ()

    @property
    def board(self) -> PlayerBoard | None:
        """The viewer's board; None for spectators."""
        return self.table.boards[self.viewer] if self.viewer >= 0 else None
