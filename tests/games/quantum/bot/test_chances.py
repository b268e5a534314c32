"""What a review tells of Quantum: victories in a hundred matches, of throws and of writing."""

from __future__ import annotations

from math import log

import pytest

from accessgames.games.quantum.bot.endings import MATCHES
from accessgames.games.quantum.bot.guide import (
    MARGIN_WEIGHT,
    TIE_BREAK,
    WinningChances,
    WinsJudge,
)
from accessgames.games.quantum.bot.judges import shrewd_judge
from accessgames.games.quantum.rules.state import Phase, QuantumState
from tests.games.quantum.helpers import GAME, position, rows

SARA = "R1 R2 B4 P3 B6 Y5 3"
NEARLY = rows(R=(1, 2, 3, 9, 8, 7), Y=(1, 2, 3, 9, 8, 7), B=(1, 2, 3, 9, 8, 7), P=(1, 2, 3, 9, 8))
SHREWD = shrewd_judge()
AHEAD = {0: rows(R=(1, 5), Y=(2, 6), B=(3,)), 1: rows(R=(30,))}


def chances(state: QuantumState) -> tuple[float, ...]:
    """Return the chances of all seats."""
    return WinningChances(SHREWD)(GAME, state)


@pytest.mark.parametrize("sheets", [{}, AHEAD, {0: AHEAD[1], 1: AHEAD[0]}], ids=["even", "ahead", "behind"])
def test_throwing_again_shifts_the_odds(sheets: dict[int, object]) -> None:
    """What a throw adds to the margin multiplies the odds of now, so that no chance leaves 0 to 100."""
    state = position(Phase.REROLL, dice=SARA, sheets=sheets)  # type: ignore[arg-type]
    legal = tuple(GAME.legal_actions(state, 0))
    view = GAME.view(state, 0)
    now = chances(state)[0]
    for wins, value in zip(WinsJudge(SHREWD).values(view, legal), SHREWD.values(view, legal), strict=True):
        chance = (wins - TIE_BREAK * value) / MATCHES
        assert log(now / (1 - now)) + MARGIN_WEIGHT * value == pytest.approx(log(chance / (1 - chance)))
