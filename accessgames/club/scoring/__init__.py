"""From results to points, standings, qualification places and leagues. Pure functions.

Points are exact fractions, since shared places share points: 4 and 3 make 7/2 for each.
"""

from __future__ import annotations

from accessgames.club.scoring.league import LeagueRow, LeagueTable, league_table
from accessgames.club.scoring.lines import LineKind, account_lines, accounts
from accessgames.club.scoring.points import place_points, table_points
from accessgames.club.scoring.qualifying import Place, Qualification, qualification
from accessgames.club.scoring.standings import Decision, Row, Standings, standings

__all__ = [
    "Decision",
    "LeagueRow",
    "LeagueTable",
    "LineKind",
    "Place",
    "Qualification",
    "Row",
    "Standings",
    "account_lines",
    "accounts",
    "league_table",
    "place_points",
    "qualification",
    "standings",
    "table_points",
]
