"""Answers to whatever can be asked about a match of IOTA; none tells what the listener may not know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from accessgames.games.iota.answers.board import around, board, cell, column, row
from accessgames.games.iota.answers.fitting import fits, free, lines
from accessgames.games.iota.answers.seeking import where, wilds
from accessgames.games.iota.answers.standing import deck, hand, score, status

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
    "fits": fits,
    "lines": lines,
    "wilds": wilds,
    "deck": deck,
}
"""Word id of a question -> who answers it."""
