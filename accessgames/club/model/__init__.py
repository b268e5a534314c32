"""What a tournament is made of, as immutable values without text, files, clock or randomness.

Numbers that people hear start at 1: players, rounds and tables. A player's number is his place in
`Tournament.players`, given in the order of registration and never given again.
"""

from __future__ import annotations

from accessgames.club.model.league import League
from accessgames.club.model.people import NOBODY, Player
from accessgames.club.model.points import (
    LEAGUE_POINTS,
    PLACE_POINTS,
    PRESETS,
    Points,
    PointsKind,
    Sharing,
    format_points,
    parse_points,
)
from accessgames.club.model.proposal import (
    BLIND,
    CATEGORIES,
    DEFAULT_TIE_BREAKS,
    HEADINGS,
    SIGHTED,
    Bye,
    Game,
    Groups,
    Mix,
    Proposal,
    SeatingKind,
    TableSizes,
    TieBreak,
)
from accessgames.club.model.results import TYPED, Result, SeatResult
from accessgames.club.model.rounds import Round, Stage, Table, match_seed
from accessgames.club.model.tournament import Correction, Lot, Penalty, Tournament

__all__ = [
    "BLIND",
    "CATEGORIES",
    "DEFAULT_TIE_BREAKS",
    "HEADINGS",
    "LEAGUE_POINTS",
    "NOBODY",
    "PLACE_POINTS",
    "PRESETS",
    "SIGHTED",
    "TYPED",
    "Bye",
    "Correction",
    "Game",
    "Groups",
    "League",
    "Lot",
    "Mix",
    "Penalty",
    "Player",
    "Points",
    "PointsKind",
    "Proposal",
    "Result",
    "Round",
    "SeatResult",
    "SeatingKind",
    "Sharing",
    "Stage",
    "Table",
    "TableSizes",
    "TieBreak",
    "Tournament",
    "format_points",
    "match_seed",
    "parse_points",
]
