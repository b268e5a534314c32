from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.engine import CHANCE, CLOCK
from tests.games.iqlandie.positions import (
    begin,
    building,
    choosing,
    do,
    prepared,
    racing,
    refused,
    taking,
)

if TYPE_CHECKING:
    from accessgames.games.iqlandie.rules.state import IqState

CASES = [
    (choosing(2), 0, "ready", "phase"),
    (choosing(2), 0, "place i3r 1 a1 1", "phase"),
    (prepared("optics", 2), 0, "claim 0000000", "phase"),
    (prepared("optics", 2), 0, "put e2 Z P", "phase"),
    (racing("optics", 2), 0, "ready", "phase"),
    (racing("optics", 2), 0, "choose optics", "phase"),
    (racing("optics", 2), CLOCK, "ready", "time"),
    (racing("optics", 2), 0, "+500", "phase"),
    (taking(seats=2), 0, "add small", "phase"),
    (taking(seats=2), 0, "done", "phase"),
    (begin(2), CHANCE, "choose optics", "phase"),
    (begin(2), CHANCE, "+500", "phase"),
    (do(choosing(2), 0, "choose optics"), CHANCE, "card space 0001", "card"),
    (do(choosing(2), 0, "choose optics"), CHANCE, "card optics 0000", "card"),
    (do(choosing(2), 0, "choose optics"), CHANCE, "card optics 0041", "card"),
    (building(["", ""]), 0, "declare 01 red", "phase"),
]


@pytest.mark.parametrize(
    ("state", "actor", "text", "key"), CASES, ids=[f"{number}-{case[2]}" for number, case in enumerate(CASES)]
)
def test_what_does_not_belong_here_is_refused(state: IqState, actor: int, text: str, key: str) -> None:
    """The phase is told where something else is expected, otherwise the thing itself."""
    refusal = refused(state, actor, text)
    assert refusal is not None
    assert f"iqlandie-refused-{key}" == refusal.key
    if key == "phase":
        assert (("phase", state.table.phase),) == refusal.args


def test_pieces_of_other_bags_cannot_be_drawn() -> None:
    """Chance is bound to what is owed."""
    state = do(begin(1), CHANCE, "condition a")
    assert None is refused(state, CHANCE, "draw i3r")
    refusal = refused(state, CHANCE, "draw x5r")
    assert refusal is not None
    assert "iqlandie-refused-draw" == refusal.key


@pytest.mark.parametrize("text", ["hint", "give-up", "press", "claim 0000000", "claim 0005000"])
def test_what_is_allowed_while_solving(text: str) -> None:
    """No refusal at all."""
    assert None is refused(racing("optics", 2), 1, text)
