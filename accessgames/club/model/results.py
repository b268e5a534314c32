"""Results of a table, from a journal or typed in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

TYPED: Final = ""
"""Source of a result that was typed in."""


@dataclass(frozen=True, slots=True)
class SeatResult:
    """What one player reached at a table.

    Attributes:
        player: Number of the player.
        place: Place at this table from 1, shared places equal (1, 1, 3); 0 when absent.
        parts: Scores of the single games of the match, in the game's own points; one for a match of one game,
            none where only places were told. Penalties are positive numbers.
        absent: Whether the player did not play, or not to the end.
    """

    player: int
    place: int
    parts: tuple[int, ...] = ()
    absent: bool = False

    @property
    def score(self) -> int:
        """Sum of the parts."""
        return sum(self.parts)


@dataclass(frozen=True, slots=True)
class Result:
    """What came out at a table.

    Attributes:
        seats: Results in the order of the seats.
        source: `TYPED`, or the SHA-256 of the journal it was taken from, 64 hexadecimal digits.
    """

    seats: tuple[SeatResult, ...]
    source: str = TYPED

    @property
    def typed(self) -> bool:
        """Whether somebody typed it in."""
        return self.source == TYPED

    def of(self, player: int) -> SeatResult | None:
        """Return what a player reached, or None for somebody who did not sit here."""
        return next((seat for seat in self.seats if seat.player == player), None)
