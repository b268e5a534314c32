from __future__ import annotations

from typing import get_args

import pytest

from accessgames.engine import CHANCE
from accessgames.games.iqlandie.notation import parse_action
from accessgames.games.iqlandie.rules.actions import IqAction
from accessgames.games.iqlandie.rules.events import KindChosen
from accessgames.games.iqlandie.rules.legal import RULES
from tests.games.iqlandie.positions import GAME, begin, choosing, do


def test_every_action_is_applied_somewhere() -> None:
    """No kind of action was forgotten."""
    assert set(get_args(IqAction)) == set(RULES)


def test_the_actor_is_passed_on() -> None:
    """Events name the seat that acted."""
    state, events = GAME.apply(choosing(2), 0, parse_action("choose space"))
    assert (KindChosen(0, "space"),) == events
    assert ("card", "space") == (state.table.phase, state.table.kind)


@pytest.mark.parametrize("text", ["condition a", "draw i3r"])
def test_chance_acts_for_nobody(text: str) -> None:
    """What it deals goes where it is owed, whoever asks."""
    state = begin(1) if text.startswith("condition") else do(begin(1), CHANCE, "condition b")
    assert GAME.apply(state, CHANCE, parse_action(text)) == GAME.apply(state, 0, parse_action(text))
