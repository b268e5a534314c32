from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from accessgames.engine import CHANCE, CLOCK
from accessgames.games.iqlandie.rules.actions import DELAYS, Claim, Work
from accessgames.games.iqlandie.tasks import KINDS
from tests.games.iqlandie.positions import (
    GAME,
    begin,
    building,
    choosing,
    do,
    prepared,
    race,
    racing,
    run,
    taking,
)

if TYPE_CHECKING:
    from accessgames.games.iqlandie.rules.state import IqState


def texts(state: IqState, actor: int) -> list[str]:
    """Return the legal actions in notation."""
    return [GAME.format_action(action) for action in GAME.legal_actions(state, actor)]


@pytest.mark.parametrize("kind", list(KINDS))
def test_solving_has_all_steps_claims_and_help(kind: str) -> None:
    """And taking back once there is something to take back."""
    state = racing(kind, 2)
    legal = list(GAME.legal_actions(state, 0))
    steps = [action.step for action in legal if isinstance(action, Work)]
    there = race(state)
    assert sorted(map(repr, there.rules.steps(there.task, run(state, 0).work))) == sorted(map(repr, steps))
    assert len(DELAYS) == sum(isinstance(action, Claim) for action in legal)
    assert {"hint", "give-up", "press"} <= set(texts(state, 0))
    assert not {"back", "restart"} & set(texts(state, 0))
    step = next(GAME.format_action(action) for action in legal if isinstance(action, Work))
    assert {"back", "restart"} <= set(texts(do(state, 0, step), 0))


def test_who_pressed_may_only_answer() -> None:
    """One claim, at once."""
    state = do(racing("programming", 2), 1, "press")
    assert ["claim 0000000"] == [text for text in texts(state, 1) if text.startswith("claim")]
    assert "press" not in texts(state, 1)


def test_lists_are_in_the_order_of_notation() -> None:
    """At every stage of a round."""
    states = (
        (begin(3), CHANCE),
        (choosing(3), 0),
        (prepared("optics", 3), 2),
        (racing("optics", 3), 1),
        (racing("space", 3), 1),
        (taking(seats=3), 0),
        (building(["t4r* o4p", "x5j u5g*"]), 1),
    )
    for state, actor in states:
        assert all(first < second for first, second in pairwise(texts(state, actor)))


def test_in_the_preparation_there_is_only_being_ready() -> None:
    """Nothing can be done yet."""
    assert ["ready"] == texts(prepared("biology", 2), 1)


def test_time_is_listed_lazily() -> None:
    """An hour has many milliseconds."""
    assert 3_600_000 == len(GAME.legal_actions(racing("space", 2), CLOCK))


def test_equal_pieces_are_listed_once() -> None:
    """Two red bars in hand are laid in the same ways as one."""
    assert texts(building(["i3r", ""]), 0) == [
        text for text in texts(building(["i3r i3r", ""]), 0) if text != "done"
    ]
