"""What happens in iQLANDIE: when rounds begin, while a task is prepared, solved and judged, and to pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from accessgames.dataclasses import dataclass

if TYPE_CHECKING:
    from accessgames.engine import Refusal
    from accessgames.games.iqlandie.material import Piece, Spot


@dataclass(frozen=True, slots=True)
class ConditionDealt:
    """A seat collects pairs of these two colours (point 7)."""

    seat: int
    condition: str


@dataclass(frozen=True, slots=True)
class Offered:
    """The offer beside a kind of tasks is complete, at the beginning or after a round.

    Attributes:
        kind: Id of the kind of tasks.
        pieces: The whole offer, sorted by name.
        refilled: Whether this is after a round.
    """

    kind: str
    pieces: tuple[Piece, ...]
    refilled: bool


@dataclass(frozen=True, slots=True)
class BagEmpty:
    """A bag has run out, so that a piece of another one comes instead."""

    bag: str
    instead: str


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A round begins.

    Attributes:
        number: From 1.
        rounds: How many there are.
        chooser: Whose turn it is to choose; the first solver when one after another.
        kind: The kind in a practice, where nobody chooses; else None.
    """

    number: int
    rounds: int
    chooser: int
    kind: str | None


@dataclass(frozen=True, slots=True)
class KindChosen:
    """The chooser picked a kind of tasks."""

    seat: int
    kind: str


RoundEvent: TypeAlias = ConditionDealt | Offered | BagEmpty | RoundBegan | KindChosen


Verdict: TypeAlias = Literal["right", "wrong", "late", "gave-up"]
"""A claim that was checked; the last one left, who took the last token; a seat that gave up."""


@dataclass(frozen=True, slots=True)
class Prepared:
    """The first half of the card is seen; time does not run yet.

    Attributes:
        seat: Who alone sees it, one after another; None when all do.
        kind: Id of the kind.
        preparation: What `TaskKind.preparation` returns; None for kinds without it, new cards, and for
            viewers whose turn it is not.
    """

    seat: int | None
    kind: str
    preparation: object


@dataclass(frozen=True, slots=True)
class SaidReady:
    """A seat is ready.

    Attributes:
        seat: Who.
        waiting: Seats that are still awaited.
    """

    seat: int
    waiting: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TaskShown:
    """The whole card is seen; the clock runs once this was told.

    Attributes:
        seat: Who alone sees it, one after another; None when all do.
        kind: Id of the kind.
        number: Number of the card (`tasks.card`); None for viewers whose turn it is not.
    """

    seat: int | None
    kind: str
    number: int | None


@dataclass(frozen=True, slots=True)
class Worked:
    """A step in a workspace; only its seat knows.

    Attributes:
        seat: Who.
        kind: Id of the kind.
        step: The step, of the kind's own type.
        work: The workspace now.
        made: Steps that lead to it from the beginning.
    """

    seat: int
    kind: str
    step: Any
    work: Any
    made: int = 0


@dataclass(frozen=True, slots=True)
class WentBack:
    """A seat took back a step of its own, or all of them; only it knows.

    Attributes:
        seat: Who.
        kind: Id of the kind.
        work: The workspace now.
        all: Whether everything is as before the first step.
    """

    seat: int
    kind: str
    work: Any
    all: bool


@dataclass(frozen=True, slots=True)
class Hinted:
    """A seat asked for a hint; only it knows.

    Attributes:
        seat: Who.
        stage: 1 to 3 (`TaskKind.hint`).
        cost: Milliseconds that it adds to the seat's time.
        kind: Id of the kind of tasks.
        number: Number of the card.
        work: The workspace that it is about.
    """

    seat: int
    stage: int
    cost: int
    kind: str
    number: int
    work: Any


@dataclass(frozen=True, slots=True)
class Planned:
    """A claim that falls due later; only its seat knows."""

    seat: int
    delay: int


@dataclass(frozen=True, slots=True)
class Pressed:
    """A seat stopped its time and is to type its answer.

    Attributes:
        seat: Who.
        time: Milliseconds that count.
    """

    seat: int
    time: int


@dataclass(frozen=True, slots=True)
class Claimed:
    """A seat says it has the solution; nobody knows yet whether it is right.

    Attributes:
        seat: Who.
        time: Milliseconds that count, factor and hints included.
        token: The order token it has by now; a faster one may still push it back when factors differ.
    """

    seat: int
    time: int
    token: int


@dataclass(frozen=True, slots=True)
class GaveUp:
    """A seat gave up and took the last token that was left."""

    seat: int
    token: int


@dataclass(frozen=True, slots=True)
class Late:
    """The last seat without a solution took the last token (iQLANDIE, "Chybně vyřešená úloha")."""

    seat: int
    token: int


@dataclass(frozen=True, slots=True)
class Uncovered:
    """The card is turned over: it shows one right solution (`TaskKind.solution`)."""

    kind: str
    number: int


@dataclass(frozen=True, slots=True)
class Judged:
    """How a seat did.

    Attributes:
        seat: Who.
        verdict: See `Verdict`.
        token: Its order token.
        place: Its place in the final order, from 1.
        time: Milliseconds that count; None without a claim.
        work: Its workspace at the end.
        wrong: What is wrong with it (`TaskKind.check`), for a wrong claim.
    """

    seat: int
    verdict: Verdict
    token: int
    place: int
    time: int | None
    work: Any
    wrong: Refusal | None


@dataclass(frozen=True, slots=True)
class FirstScored:
    """The 2 points of the round.

    Attributes:
        seat: Who gets them; None when nobody does.
        loser: Who had the first token and lost them by an error; None when nobody did.
        firsts: How many times the seat has been first by now; 0 when nobody gets the points.
    """

    seat: int | None
    loser: int | None
    firsts: int


RaceEvent: TypeAlias = (
    Prepared
    | SaidReady
    | TaskShown
    | Worked
    | WentBack
    | Hinted
    | Planned
    | Pressed
    | Claimed
    | GaveUp
    | Late
    | Uncovered
    | Judged
    | FirstScored
)


@dataclass(frozen=True, slots=True)
class Took:
    """A seat took pieces from the offer.

    Attributes:
        seat: Who.
        pieces: One, or the rest of the offer for the last in the order.
        left: What the offer has now.
        rest: Whether the seat got what was left without choosing.
    """

    seat: int
    pieces: tuple[Piece, ...]
    left: tuple[Piece, ...]
    rest: bool


@dataclass(frozen=True, slots=True)
class Added:
    """A random piece from a bag came to the offer.

    Attributes:
        seat: Who chose the bag.
        bag: Its name.
        piece: What came out.
    """

    seat: int
    bag: str
    piece: Piece


@dataclass(frozen=True, slots=True)
class Returned:
    """A seat that plays alone left these pieces; they go back to their bags."""

    pieces: tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class BuildingBegan:
    """All have their pieces and build at the same time."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Placed:
    """A seat laid a piece.

    Attributes:
        seat: Who.
        piece: What.
        spot: Where.
        before: Points of the exposition before, as they would count now.
        after: The same afterwards.
    """

    seat: int
    piece: Piece
    spot: Spot
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Unplaced:
    """A seat took a piece of this round up again; `before` and `after` as for `Placed`."""

    seat: int
    piece: Piece
    spot: Spot
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Exchanged:
    """A piece that fits nowhere leaves the game.

    Attributes:
        seat: Whose.
        piece: What.
        single: The single square it gets instead; None when no square at all is free.
    """

    seat: int
    piece: Piece
    single: Piece | None


@dataclass(frozen=True, slots=True)
class Built:
    """A seat has built; those in `waiting` have not yet."""

    seat: int
    waiting: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class JokersAsked:
    """The last round is over; these seats declare the colours of their jokers."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Declared:
    """A joker got its colour.

    Attributes:
        seat: Whose.
        joker: Which, from 1 (`board.jokers`).
        piece: The piece.
        spot: Where it lies.
        colour: Id of its colour now.
    """

    seat: int
    joker: int
    piece: Piece
    spot: Spot
    colour: str


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is over.

    Attributes:
        totals: Final scores by seat.
        practice: Whether only tasks were solved.
    """

    totals: tuple[int, ...]
    practice: bool


PieceEvent: TypeAlias = (
    Took
    | Added
    | Returned
    | BuildingBegan
    | Placed
    | Unplaced
    | Exchanged
    | Built
    | JokersAsked
    | Declared
    | Ended
)


IqEvent: TypeAlias = RoundEvent | RaceEvent | PieceEvent
