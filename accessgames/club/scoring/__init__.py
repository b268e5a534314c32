"""From results to points, standings, qualification places and leagues. Pure functions.

Points are exact fractions, since shared places share points: 4 and 3 make 7/2 for each.
"""

from __future__ import annotations

from accessgames.club.scoring.league import LeagueRow, LeagueTable, make_league_table
from accessgames.club.scoring.points import LineKind, account_lines, accounts, place_points, table_points
from accessgames.club.scoring.standings import (
    Decision,
    Qualification,
    QualifyingPlace,
    Standings,
    StandingsRow,
    make_standings,
    qualification,
)

__all__ = [
    "Decision",
    "LeagueRow",
    "LeagueTable",
    "LineKind",
    "Qualification",
    "QualifyingPlace",
    "Standings",
    "StandingsRow",
    "account_lines",
    "accounts",
    "make_league_table",
    "make_standings",
    "place_points",
    "qualification",
    "table_points",
]
