"""Blitz and solo: diagrams to be filled against the time, without market and cards (Tetrikon R41, R42).

A position, what happens in it (one event, one line; nothing is hidden), what can be done and how journals
write it. A seat is a number from 0, a piece its id, a diagram its id, a square its name.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias, get_args

from accessgames.dataclasses import dataclass, replace
from accessgames.engine import Elapsed, Viewer
from accessgames.engine.action_notation import ELAPSED, ActionNotation, Form, matching, member
from accessgames.engine.grid import SQUARE, Board, Placement, Square

if TYPE_CHECKING:
    from accessgames.games.tetrikon.material import Material

Ending: TypeAlias = Literal["filled", "given-up", "time"]
"""How a run ends: everything is filled, the player gave up, or the time limit is over."""


@dataclass(frozen=True, slots=True)
class DiagramPicked:
    """A player named a diagram of so many squares, the `number`th (from 1) of the combination."""

    seat: int
    diagram: str
    squares: int
    number: int
    of: int


@dataclass(frozen=True, slots=True)
class RunBegan:
    """A player begins; the diagrams come now, then the time runs."""

    seat: int


@dataclass(frozen=True, slots=True)
class DiagramDrawn:
    """A player got a diagram; the attributes are those of `DiagramPicked`."""

    seat: int
    diagram: str
    squares: int
    number: int
    of: int


@dataclass(frozen=True, slots=True)
class DiagramBegun:
    """A player builds this diagram now, the `number`th (from 1) of the run, with so many free pieces."""

    seat: int
    diagram: str
    number: int
    of: int
    squares: int
    pieces: int


@dataclass(frozen=True, slots=True)
class PieceLaid:
    """A player laid a piece; `left` squares of the diagram are empty."""

    seat: int
    placement: Placement
    left: int


@dataclass(frozen=True, slots=True)
class PieceLifted:
    """A player took a piece out; `left` squares of the diagram are empty."""

    seat: int
    placement: Placement
    left: int


@dataclass(frozen=True, slots=True)
class DiagramFilled:
    """A diagram is filled after so much time of the run; its pieces stay where they are (R42)."""

    seat: int
    diagram: str
    number: int
    of: int
    milliseconds: int


@dataclass(frozen=True, slots=True)
class TimeNear:
    """The limit of a player's run is near: `milliseconds` are left, once in a run."""

    seat: int
    milliseconds: int


@dataclass(frozen=True, slots=True)
class RunEnded:
    """A player's run is over; `empty` squares stayed so in all diagrams."""

    seat: int
    ending: Ending
    milliseconds: int
    empty: int


PuzzleEvent: TypeAlias = (
    DiagramPicked
    | RunBegan
    | DiagramDrawn
    | DiagramBegun
    | PieceLaid
    | PieceLifted
    | DiagramFilled
    | TimeNear
    | RunEnded
)
"""Everything that can happen."""

PUZZLE_EVENTS: Final = get_args(PuzzleEvent)
"""The same as classes."""


COMBINATION: Final = 4
"""Diagrams of a solo run (Tetrikon R42)."""

Phase: TypeAlias = Literal["pick", "ready", "draw", "run", "over"]
"""What is awaited: a diagram of the combination is named, the next player begins, chance draws diagrams, the
player builds while the time runs, or nothing any more."""


@dataclass(frozen=True, slots=True)
class PuzzleRules:
    """The options of a match.

    Attributes:
        seats: Number of players; one in solo.
        solo: Whether this is solo, else blitz.
        level: Letter of the diagrams in blitz.
        mirror: Whether pieces may be turned over.
        limit: Milliseconds that a run may take, or None.
        chosen: Whether the diagrams of solo are named instead of drawn.
        own: Whether diagrams are drawn from a real set and told.
        diagrams: How many diagrams a run has: in solo all of a set that has fewer than `COMBINATION`.
    """

    seats: int
    solo: bool
    level: str
    mirror: bool
    limit: int | None
    chosen: bool
    own: bool
    diagrams: int


@dataclass(frozen=True, slots=True)
class Building:
    """A diagram with what lies in it, in the order in which it was laid."""

    diagram: str
    placed: tuple[Placement, ...] = ()

    @property
    def covered(self) -> int:
        """The covered squares as a mask."""
        return reduce(or_, (placement.mask for placement in self.placed), 0)


@dataclass(frozen=True, slots=True)
class Run:
    """What one player has done.

    Attributes:
        buildings: The diagrams, in the order in which they are built.
        at: Index of the present one; their number when all are filled.
        milliseconds: Time so far.
        ending: How the run ended, or None.
        thought: Whether time was let pass since the last piece (`Think`).
    """

    buildings: tuple[Building, ...] = ()
    at: int = 0
    milliseconds: int = 0
    ending: Ending | None = None
    thought: bool = False

    @property
    def building(self) -> Building:
        """The present diagram."""
        return self.buildings[self.at]

    @property
    def combination(self) -> tuple[str, ...]:
        """Ids of the diagrams, sorted by level and number: what personal records are about (R42)."""
        names = (building.diagram for building in self.buildings)
        return tuple(sorted(names, key=lambda name: (name[0], int(name[1:]))))

    def with_building(self, building: Building) -> Run:
        """Return the run with the present diagram changed."""
        buildings = (*self.buildings[: self.at], building, *self.buildings[self.at + 1 :])
        return replace(self, buildings=buildings)


@dataclass(frozen=True, slots=True)
class PuzzleState:
    """A position.

    Attributes:
        rules: The options.
        phase: What is awaited.
        seat: Whose run it is; the last one's when all is over.
        runs: The run of each seat, those of later seats still empty.
    """

    rules: PuzzleRules
    phase: Phase
    seat: int
    runs: tuple[Run, ...]

    @property
    def run(self) -> Run:
        """The present run."""
        return self.runs[self.seat]

    @property
    def left(self) -> int | None:
        """Milliseconds left in the present run, or None without a limit."""
        return None if self.rules.limit is None else max(0, self.rules.limit - self.run.milliseconds)

    def with_run(self, run: Run) -> PuzzleState:
        """Return the position with the present run changed."""
        return replace(self, runs=(*self.runs[: self.seat], run, *self.runs[self.seat + 1 :]))


class PuzzleView(NamedTuple):
    """What a viewer knows, which is everything."""

    viewer: Viewer
    state: PuzzleState


def board_of(material: Material, diagram: str) -> Board:
    """Return the board with the outline of a diagram."""
    return material.board.outlined(material.diagram_by_id[diagram].mask)


def free_pieces(material: Material, state: PuzzleState) -> dict[str, int]:
    """Count the pieces that the present player may lay, by type in the order of the material.

    In blitz one of each type (R41), in solo all of the set (R42); those that lie in any diagram are gone.
    """
    supply = material.supply if state.rules.solo else material.complete_set
    for building in state.run.buildings:
        for placement in building.placed:
            supply[placement.shape] -= 1
    return supply


def empty_squares(material: Material, building: Building) -> int:
    """Return the squares of a diagram that are not covered, as a mask."""
    return material.diagram_by_id[building.diagram].mask & ~building.covered


THINKING: Final = (1000, 2000, 5000, 10_000, 20_000, 30_000, 60_000)
"""Milliseconds that `Think` may take."""

PUZZLE_WORDS: Final = ("begin", "draw", "give-up", "lay", "lift", "pick", "think")
"""First words of this notation, besides `+MS`."""

FORMS: Final = ("lay l4 2 c3", "lift c3", "pick A7", "draw A7", "think 5000", "begin", "give-up")
"""What actions look like, for people who wrote another thing."""


@dataclass(frozen=True, slots=True)
class Pick:
    """Name the next diagram of the combination, "pick A7" (R42)."""

    diagram: str


@dataclass(frozen=True, slots=True)
class Begin:
    """Begin the own run: the diagrams are drawn, then the time runs, "begin"."""


@dataclass(frozen=True, slots=True)
class Draw:
    """Chance: the awaited seat gets this diagram, "draw A7"."""

    diagram: str


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay a free piece into the present diagram, "lay l4 2 c3".

    Attributes:
        piece: Which.
        orientation: Number of its orientation, from 1.
        anchor: The covered square with the lowest row, then the lowest column.
    """

    piece: str
    orientation: int
    anchor: Square


@dataclass(frozen=True, slots=True)
class Lift:
    """Take the piece with this anchor out of the present diagram, "lift c3"."""

    anchor: Square


@dataclass(frozen=True, slots=True)
class Think:
    """Let one of `THINKING` pass, "think 5000": how computer players, who need no time, take theirs."""

    milliseconds: int


@dataclass(frozen=True, slots=True)
class GiveUp:
    """End the own run unfinished, "give-up"."""


PuzzleAction: TypeAlias = Pick | Begin | Draw | Lay | Lift | Think | GiveUp | Elapsed
"""Everything that can be done."""

PUZZLE_ACTIONS: Final = (Pick, Begin, Draw, Lay, Lift, Think, GiveUp)
"""The same as classes, but for `Elapsed`, which the other ways to play have, too."""


_DIAGRAM: Final = matching("[A-Z][1-9][0-9]?")

NOTATION: Final[ActionNotation[PuzzleAction]] = ActionNotation(
    FORMS,
    ELAPSED,
    Form("pick", Pick, diagram=_DIAGRAM),
    Form("draw", Draw, diagram=_DIAGRAM),
    Form("lay", Lay, piece=matching("[a-z][a-z0-9]{0,11}"), orientation=member(range(1, 9)), anchor=SQUARE),
    Form("lift", Lift, anchor=SQUARE),
    Form("think", Think, milliseconds=member(THINKING)),
    Form("begin", Begin),
    Form("give-up", GiveUp),
)
"""How actions are written in one line."""

format_action: Final = NOTATION.format
parse_action: Final = NOTATION.parse
