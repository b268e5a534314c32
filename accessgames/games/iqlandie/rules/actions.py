"""What can be done in iQLANDIE by seats and by chance; time is `Elapsed` of the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias

from accessgames.dataclasses import dataclass
from accessgames.engine import Elapsed

if TYPE_CHECKING:
    from accessgames.engine.grid import Square
    from accessgames.games.iqlandie.material import Piece

SECOND: Final = 1000
"""Milliseconds."""

DELAYS: Final = (
    0,
    *range(5 * SECOND, 300 * SECOND, 5 * SECOND),
    *range(300 * SECOND, 900 * SECOND + 1, 30 * SECOND),
)
"""Milliseconds after which a claim may fall due: at once, every 5 s up to 5 min, every 30 s up to 15 min."""


# ------------------------------------------------------------------ the race


@dataclass(frozen=True, slots=True)
class Choose:
    """The chooser of the round picks a kind of tasks, such as `optics` (iQLANDIE, phase 1)."""

    kind: str


@dataclass(frozen=True, slots=True)
class Ready:
    """A seat has prepared itself; the clock starts when all have."""


@dataclass(frozen=True, slots=True)
class Work:
    """A step in the own workspace, as the kind of tasks defines it (`tasks.TaskKind`).

    Attributes:
        kind: Id of the kind of tasks.
        step: A step of that kind.
    """

    kind: str
    step: Any


@dataclass(frozen=True, slots=True)
class Back:
    """Takes back the last step in the own workspace."""


@dataclass(frozen=True, slots=True)
class Restart:
    """Clears the own workspace: everything as before the first step."""


@dataclass(frozen=True, slots=True)
class AskHint:
    """Asks for the next of three hints; each costs time, the third is the solution and means giving up."""


@dataclass(frozen=True, slots=True)
class Claim:
    """Says that the task is solved by what lies in the own workspace.

    Attributes:
        delay: One of `DELAYS`. People claim at once, with 0; the claim of a computer player stays sealed
            until the clock reaches it.
    """

    delay: int = 0


@dataclass(frozen=True, slots=True)
class GiveUp:
    """Takes the last of the order tokens that are left, without a solution."""


@dataclass(frozen=True, slots=True)
class Press:
    """Stops the own time before the answer is typed: first to press at one keyboard.

    While somebody has pressed and not claimed yet, the clock stands and nobody else acts.
    """


# ------------------------------------------------------------------ pieces


@dataclass(frozen=True, slots=True)
class TakePiece:
    """Takes one of the two pieces of this round from the offer."""

    piece: Piece


@dataclass(frozen=True, slots=True)
class Add:
    """Chooses the bag from which a random piece is added to the offer."""

    bag: str


@dataclass(frozen=True, slots=True)
class Place:
    """Lays a taken piece on an exposition.

    Attributes:
        piece: One of the pieces in hand.
        exposition: Its number, from 1.
        anchor: The covered square in the uppermost row and, in it, in the leftmost column.
        orientation: Number from 1 (`material.looks`).
    """

    piece: Piece
    exposition: int
    anchor: Square
    orientation: int


@dataclass(frozen=True, slots=True)
class Unplace:
    """Takes a piece of this round up again, to lay it elsewhere.

    Attributes:
        exposition: Where it lies, from 1.
        anchor: Its anchor.
    """

    exposition: int
    anchor: Square


@dataclass(frozen=True, slots=True)
class Exchange:
    """Gives a piece away that fits nowhere, for a single square of its colour."""

    piece: Piece


@dataclass(frozen=True, slots=True)
class Done:
    """Ends building for this round: nothing of it can be moved any more once all have said so."""


@dataclass(frozen=True, slots=True)
class Declare:
    """At the end a joker gets its colour.

    Attributes:
        joker: Which of the seat's jokers, from 1, in the order of `board.jokers`.
        colour: Id of one of the five colours.
    """

    joker: int
    colour: str


# ------------------------------------------------------------------ chance


@dataclass(frozen=True, slots=True)
class DealCondition:
    """Chance: the next seat gets this condition for point 7."""

    condition: str


@dataclass(frozen=True, slots=True)
class DrawPiece:
    """Chance: this piece comes out of the bag."""

    piece: Piece


@dataclass(frozen=True, slots=True)
class DrawCard:
    """Chance: the card of the round.

    Attributes:
        kind: Id of the kind of tasks.
        number: Number of the card (`tasks.card`).
    """

    kind: str
    number: int


IqAction: TypeAlias = (
    Choose
    | Ready
    | Work
    | Back
    | Restart
    | AskHint
    | Claim
    | GiveUp
    | Press
    | TakePiece
    | Add
    | Place
    | Unplace
    | Exchange
    | Done
    | Declare
    | DealCondition
    | DrawPiece
    | DrawCard
    | Elapsed
)
