"""Answers to whatever can be asked about a match of iQLANDIE; none tells what the listener may not know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from accessgames.games.iqlandie.answers.exhibitions import areas, exhibition
from accessgames.games.iqlandie.answers.places import around, board, cell, column, free, row, where
from accessgames.games.iqlandie.answers.standing import (
    bags,
    condition,
    hand,
    offer,
    opponents,
    score,
    status,
    time,
)
from accessgames.games.iqlandie.answers.tasks import beam, difference, goal, pile, program, sky_cards

if TYPE_CHECKING:
    from accessgames.games.room import Answer

ANSWERS: Final[Mapping[str, Answer]] = {
    "status": status,
    "score": score,
    "hand": hand,
    "offer": offer,
    "board": board,
    "exhibition": exhibition,
    "row": row,
    "column": column,
    "cell": cell,
    "around": around,
    "where": where,
    "free": free,
    "areas": areas,
    "goal": goal,
    "difference": difference,
    "beam": beam,
    "pile": pile,
    "sky-cards": sky_cards,
    "program": program,
    "bags": bags,
    "opponents": opponents,
    "condition": condition,
    "time": time,
}
"""Word id of a question -> who answers it."""
