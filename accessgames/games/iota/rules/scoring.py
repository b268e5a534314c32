"""Points of a turn, kept in a form in which every line and every doubling can be explained."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

if TYPE_CHECKING:
    from accessgames.games.iota.rules.cards import Card
    from accessgames.games.iota.rules.spots import Direction, Spot

LOT: Final = 4
"""Cards of a complete line."""

DoublingReason: TypeAlias = Literal["lot", "four-cards", "out"]
"""A completed lot, all four cards of the hand placed in one turn, the end of the game."""


@dataclass(frozen=True, slots=True)
class LineScore:
    """A line that was created or extended.

    Attributes:
        direction: Which way it runs.
        spots: Its two to four places, a row from left to right, a column from the bottom up.
        cards: The cards on them.
        points: Sum of their numbers, wild cards counting 0.
    """

    direction: Direction
    spots: tuple[Spot, ...]
    cards: tuple[Card, ...]
    points: int

    @property
    def lot(self) -> bool:
        """Whether the line is complete with four cards."""
        return len(self.spots) == LOT


@dataclass(frozen=True, slots=True)
class Doubling:
    """One doubling of the whole turn.

    Attributes:
        reason: Why.
        line: The completed lot, for the reason `lot`, else None.
        after: Points of the turn after this doubling.
    """

    reason: DoublingReason
    line: LineScore | None
    after: int


@dataclass(frozen=True, slots=True)
class Scoring:
    """Points of one turn, step by step.

    Attributes:
        lines: Every line created or extended: the one that was played in first, then those across it.
        base: Sum of the lines' points.
        doublings: In the order in which they are applied: lots as in `lines`, four cards, going out.
        total: Points of the turn.
        score: The player's score after the turn.
    """

    lines: tuple[LineScore, ...]
    base: int
    doublings: tuple[Doubling, ...]
    total: int
    score: int

    @property
    def lots(self) -> tuple[LineScore, ...]:
        """The lots completed in this turn."""
        return tuple(line for line in self.lines if line.lot)
