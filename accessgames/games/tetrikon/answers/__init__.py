"""Answers to everything that can be asked about a match of Tetrikon; none tells another hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from accessgames.games.tetrikon.answers.boards import (
    areas,
    around,
    board,
    cell,
    column,
    fillable,
    free,
    outline,
    row,
    where,
)
from accessgames.games.tetrikon.answers.cards import bans, chance_card, deal, hand, supply, treasury
from accessgames.games.tetrikon.answers.pieces import market, opponents, pieces
from accessgames.games.tetrikon.answers.standing import open_actions, score, status, time

if TYPE_CHECKING:
    from accessgames.games.room import Answer

ANSWERS: Final[Mapping[str, Answer]] = {
    "status": status,
    "score": score,
    "hand": hand,
    "board": board,
    "row": row,
    "column": column,
    "cell": cell,
    "around": around,
    "where": where,
    "free": free,
    "time": time,
    "outline": outline,
    "areas": areas,
    "diagram": board,
    "market": market,
    "pieces": pieces,
    "opponents": opponents,
    "chance-card": chance_card,
    "open-actions": open_actions,
    "supply": supply,
    "treasury": treasury,
    "deal": deal,
    "bans": bans,
    "fillable": fillable,
}
"""Word id of a question -> who answers it."""
