"""Rounds and tables."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from accessgames.club.model.proposal import SeatingKind
from accessgames.engine import Stream

if TYPE_CHECKING:
    from accessgames.club.model.results import Result

SEEDS: Final = 1_000_000
"""Seeds of matches are numbers below this, short enough to be typed at another computer."""


class Stage(StrEnum):
    """Part of a tournament that a round belongs to."""

    MAIN = "main"
    GROUP = "group"
    FINAL = "final"


@dataclass(frozen=True, slots=True)
class Table:
    """One table of a round.

    Attributes:
        number: From 1.
        players: Numbers of the players in the order of the seats; the first one starts.
        result: What came out, or None while they play.
    """

    number: int
    players: tuple[int, ...]
    result: Result | None = None


@dataclass(frozen=True, slots=True)
class Round:
    """One round that has been seated.

    Attributes:
        number: From 1.
        game: Index into `Proposal.games`.
        tables: The tables.
        out: Numbers of players for whom there was no place.
        kind: How the tables came about.
        seed: Seed of the draw; empty for tables set by hand.
        stage: Part of the tournament.
    """

    number: int
    game: int
    tables: tuple[Table, ...]
    out: tuple[int, ...] = ()
    kind: SeatingKind = SeatingKind.LOT
    seed: str = ""
    stage: Stage = Stage.MAIN

    @property
    def started(self) -> bool:
        """Whether a table has a result, so that the round cannot be seated anew."""
        return any(table.result for table in self.tables)

    @property
    def finished(self) -> bool:
        """Whether every table has a result."""
        return all(table.result for table in self.tables)

    @property
    def seated(self) -> tuple[int, ...]:
        """Numbers of all players at tables, ascending."""
        return tuple(sorted(player for table in self.tables for player in table.players))

    def table_of(self, player: int) -> Table | None:
        """Return where a player sits, or None."""
        return next((table for table in self.tables if player in table.players), None)


def match_seed(seed: str, round_: int, table: int) -> int:
    """Return the seed of the match at a table, from the seed of the tournament: a number below `SEEDS`."""
    return Stream(seed, f"match/{round_}/{table}").below(SEEDS)
