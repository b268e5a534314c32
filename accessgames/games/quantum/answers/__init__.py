"""Answers to everything that can be asked about a match of Quantum; none tells a sealed choice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from accessgames.games.quantum.answers.prospects import cost, free, nearly
from accessgames.games.quantum.answers.sheets import column, row, sheet, where
from accessgames.games.quantum.answers.standing import dice, misses, score, status

if TYPE_CHECKING:
    from accessgames.games.room import Answer

ANSWERS: Final[Mapping[str, Answer]] = {
    "status": status,
    "score": score,
    "board": sheet,
    "sheet": sheet,
    "row": row,
    "column": column,
    "where": where,
    "free": free,
    "dice": dice,
    "cost": cost,
    "nearly": nearly,
    "misses": misses,
}
"""Word id of a question -> who answers it."""
