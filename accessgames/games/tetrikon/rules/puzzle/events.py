"""What happens in blitz and solo, in the order in which it is told: one event, one line."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

if TYPE_CHECKING:
    from accessgames.engine.grid import Placement

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
