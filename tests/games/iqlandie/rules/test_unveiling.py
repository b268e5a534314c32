from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.engine import CHANCE
from accessgames.games.iqlandie.rules.events import FirstScored, Judged, RoundBegan, Uncovered
from accessgames.games.iqlandie.rules.races import unveil
from tests.games.iqlandie.positions import (
    begin,
    choosing,
    claim_right,
    claim_wrong,
    do,
    events_of,
    racing,
    solve,
    wait,
)

if TYPE_CHECKING:
    from accessgames.games.iqlandie.rules.state import IqState


def test_the_card_is_turned_over_and_everybody_judged() -> None:
    """One solution, then each seat by its token, then the points."""
    state = claim_wrong(wait(racing("space", 3), 5_000)[0], 2)
    state, events = events_of(solve(wait(state, 1_000)[0], 0), 0, "claim 0000000")
    kinds = [type(event).__name__ for event in events]
    assert ["Claimed", "Late", "Uncovered", "Judged", "Judged", "Judged", "FirstScored"] == kinds
    assert Uncovered("space", 1) == events[2]
    judged = [event for event in events if isinstance(event, Judged)]
    assert [(2, "wrong", 1, 3), (0, "right", 2, 1), (1, "late", 3, 2)] == [
        (each.seat, each.verdict, each.token, each.place) for each in judged
    ]
    assert judged[0].wrong is not None
    assert judged[0].wrong.key.startswith("iqlandie-wrong-space-")
    assert FirstScored(0, 2, 1) == events[-1]


def test_the_race_is_kept_in_the_history() -> None:
    """With times, tokens and hints, for records and for questions."""
    state = claim_right(wait(racing("optics", 2), 8_000)[0], 1)
    (result,) = state.table.history
    assert ("optics", 1, 0, (1, 0), 1) == (
        result.kind,
        result.number,
        result.chooser,
        result.order,
        result.first,
    )
    assert ("right", 8_000, 1, 0) == (
        result.results[1].verdict,
        result.results[1].time,
        result.results[1].token,
        result.results[1].hints,
    )
    assert None is state.race


def test_the_first_one_takes_pieces_next() -> None:
    """From the offer of the kind that was solved."""
    table = claim_right(racing("optics", 3), 2).table
    assert "race" == table.phase
    table = claim_right(claim_right(racing("optics", 3), 2), 0).table
    assert ("take", "optics", 2) == (table.phase, table.kind, table.taker)


def test_in_a_practice_the_next_round_follows() -> None:
    """Without pieces."""
    state = racing_practice()
    state, events = events_of(solve(state, 0), 0, "claim 0000000")
    assert RoundBegan(2, 3, 0, "space") == events[-1]
    assert "card" == state.table.phase


def racing_practice() -> IqState:
    """Return a practice of space in its first race."""
    return do(begin(1, {"practice": "space", "rounds": "3"}), CHANCE, "card space 0001")


def test_nothing_can_be_unveiled_without_a_race() -> None:
    """A defect of the rules would be loud."""
    with pytest.raises(ValueError, match="choose"):
        unveil(choosing(), ())
