"""Games and turns: how they begin and end.

Amounts are in T, places of the offer count from 1, `None` stands for what the viewer may not know.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

Closing: TypeAlias = Literal["filled", "time", "called", "rounds", "dead-end"]
"""Why a game closes: a diagram is filled (R32), time is up (R35), the manager said so (R40), the most rounds
were played, or nobody did anything in two rounds (R30)."""


@dataclass(frozen=True, slots=True)
class GameBegan:
    """A game of the sequence begins.

    Attributes:
        number: From 1.
        of: How many games there are.
        level: Letter of the diagrams.
    """

    number: int
    of: int
    level: str


@dataclass(frozen=True, slots=True)
class DiagramDealt:
    """A seat got a diagram with so many squares to fill."""

    seat: int
    diagram: str
    squares: int


@dataclass(frozen=True, slots=True)
class OfferFilled:
    """A piece came from the bag into a place of the offer; `left` pieces are in the bag."""

    place: int
    piece: str
    left: int


@dataclass(frozen=True, slots=True)
class StartRolled:
    """A seat rolled for the start."""

    seat: int
    face: int


@dataclass(frozen=True, slots=True)
class StartTied:
    """These seats rolled the highest number and roll again (R31)."""

    seats: tuple[int, ...]
    face: int


@dataclass(frozen=True, slots=True)
class Starter:
    """This seat begins, with the highest number."""

    seat: int
    face: int


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """It is this seat's turn.

    Attributes:
        seat: Whose.
        round: Number of the round in this game, from 1.
        first: Whether it is the seat's first turn of the game: only the roll (R6).
        final: Whether it is the seat's last turn of the game (R32).
    """

    seat: int
    round: int
    first: bool = False
    final: bool = False


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """A seat did nothing more.

    Attributes:
        seat: Who.
        passed: Whether it did nothing at all in this turn.
    """

    seat: int
    passed: bool


@dataclass(frozen=True, slots=True)
class GameClosing:
    """The game closes; the others have their last turns.

    Attributes:
        reason: Why.
        seat: Who filled the diagram or called the time, else None.
        turns: Seats that still have a turn, in order.
    """

    reason: Closing
    seat: int | None
    turns: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameScored:
    """A game is over.

    Attributes:
        number: Which, from 1.
        winner: Who filled the diagram first, or None when nobody did (R33).
        empty: Empty squares of each seat.
        penalties: Penalty points of each seat in this game (R44).
        totals: Penalty points of each seat in all games so far.
        zeros: Games without penalty of each seat so far (R34).
    """

    number: int
    winner: int | None
    empty: tuple[int, ...]
    penalties: tuple[int, ...]
    totals: tuple[int, ...]
    zeros: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LotDrawn:
    """The lot has decided between equals (R34).

    Attributes:
        seat: Who gets the place.
        place: Which.
        among: The equals, ascending.
    """

    seat: int
    place: int
    among: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MatchOver:
    """All games have been played.

    Attributes:
        totals: Penalty points by seat.
        zeros: Games without penalty by seat.
        places: Places by seat, equal ones shared (R34).
    """

    totals: tuple[int, ...]
    zeros: tuple[int, ...]
    places: tuple[int, ...]
