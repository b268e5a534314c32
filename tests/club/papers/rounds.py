"""The evening of `evening.py` after its second round, which is the last one here."""

from __future__ import annotations

from dataclasses import replace

from accessgames.club.model.proposal import LEAGUE_POINTS, League
from accessgames.club.model.tournament import (
    NOBODY,
    Penalty,
    Player,
    Result,
    Round,
    SeatedTable,
    SeatResult,
    Tournament,
)
from tests.club.papers.evening import EVENING, PLAYERS, PROPOSAL, ROUND


def result(*seats: tuple[int, int, int]) -> Result:
    """A result from player, place and score."""
    return Result(tuple(SeatResult(player, place, (score,)) for player, place, score in seats))


FIRST = replace(ROUND, tables=(ROUND.tables[0], SeatedTable(2, (4, 5), result((4, 1, 50), (5, 2, 40)))))
SECOND = Round(
    2,
    1,
    (
        SeatedTable(1, (1, 3, 2, 6), result((1, 1, 30), (3, 1, 30), (2, 3, 20), (6, 4, 10))),
        SeatedTable(2, (4, 5), result((4, 1, 5), (5, 2, 4))),
    ),
)
AFTER = replace(
    EVENING,
    proposal=replace(PROPOSAL, rounds=2),
    rounds=(FIRST, SECOND),
    penalties=(Penalty(6, 2, "pozdě", 1),),
)
EQUALS = replace(
    AFTER,
    penalties=(),
    rounds=(
        Round(1, 0, (SeatedTable(1, (1, 2, 3, 4), result((1, 1, 9), (2, 2, 8), (3, 2, 8), (4, 4, 1))),)),
    ),
)
SUBSTITUTED = replace(
    AFTER,
    players=(*PLAYERS[:5], replace(PLAYERS[5], active=False), Player(7, "Věra", replaces=6, inherits=True)),
)
LEAGUE = League("Podzim", LEAGUE_POINTS, best=1, tournaments=("a", "b"))


def tournament(*scores: tuple[int, int, int]) -> Tournament:
    """One table of one round."""
    return replace(
        EQUALS, rounds=(Round(1, 0, (SeatedTable(1, tuple(one[0] for one in scores), result(*scores)),)),)
    )


__all__ = ["AFTER", "EQUALS", "LEAGUE", "NOBODY", "SUBSTITUTED", "result", "tournament"]
