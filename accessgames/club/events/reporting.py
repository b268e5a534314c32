"""Events of results."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from accessgames.club.model import Result


@dataclass(frozen=True, slots=True)
class Reported:
    """A table has finished.

    Attributes:
        round_: Number of the round.
        table: Number of the table.
        result: What came out.
    """

    round_: int
    table: int
    result: Result


@dataclass(frozen=True, slots=True)
class Corrected:
    """A reported result was wrong; the tournament remembers what stood there.

    Attributes:
        round_: Number of the round.
        table: Number of the table.
        result: What holds from now on.
        reason: As typed, or empty.
    """

    round_: int
    table: int
    result: Result
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Penalised:
    """The organiser takes points away, or adds penalties where fewer are better.

    Attributes:
        player: Number of the player.
        amount: Points, 1 to 1000.
        reason: As typed, or empty.
    """

    player: int
    amount: int
    reason: str = ""
