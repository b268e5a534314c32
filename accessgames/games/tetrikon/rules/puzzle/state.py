"""A position of blitz or solo, and what happens in it: one event, one line; nothing is hidden."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from accessgames.engine import Viewer
    from accessgames.engine.grid import Board, Placement
    from accessgames.games.tetrikon.material import Material

Ending: TypeAlias = Literal["filled", "given-up", "time"]
"""How a run ends: everything is filled, the player gave up, or the time limit is over."""


@dataclass(frozen=True, slots=True)
class DiagramPicked:
    """A player named a diagram of the combination.

    Attributes:
        seat: Who.
        diagram: Which.
        squares: How many it has.
        number: Which one of the combination it is, from 1.
        of: How many are named in all.
    """

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
    """A player builds this diagram now: the first one, or the next after a filled one.

    Attributes:
        seat: Who.
        diagram: Which.
        number: Which one of the run, from 1.
        of: How many there are.
        squares: How many it has.
        pieces: How many pieces are free.
    """

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
    """A diagram is filled; its pieces stay where they are (R42).

    Attributes:
        seat: Whose.
        diagram: Which.
        number: Which one of the run, from 1.
        of: How many there are.
        milliseconds: Time of the run so far.
    """

    seat: int
    diagram: str
    number: int
    of: int
    milliseconds: int


@dataclass(frozen=True, slots=True)
class RunEnded:
    """A player's run is over.

    Attributes:
        seat: Whose.
        ending: How.
        milliseconds: How long it took.
        empty: Squares that stayed empty, in all diagrams.
    """

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
    | RunEnded
)
"""Everything that can happen."""

PUZZLE_EVENTS: Final = (
    DiagramPicked, RunBegan, DiagramDrawn, DiagramBegun, PieceLaid, PieceLifted, DiagramFilled, RunEnded,
)  # fmt: skip
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
    """

    seats: int
    solo: bool
    level: str
    mirror: bool
    limit: int | None
    chosen: bool

    @property
    def diagrams(self) -> int:
        """How many diagrams a run has."""
        return COMBINATION if self.solo else 1


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
    """What a viewer knows, which is everything.

    Attributes:
        viewer: Who looks.
        state: The position.
    """

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
