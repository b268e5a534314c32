"""Final scores, item by item."""

from __future__ import annotations

import pytest

from accessgames.engine import ScoreItem
from tests.games.iota.positions import GAME, cards, play, position, walk


@pytest.mark.parametrize(("seats", "seed"), [(2, "r1"), (3, "r2"), (4, "r3")])
@pytest.mark.parametrize("leftover", ["none", "minus"])
def test_items_add_up_to_the_score(seats: int, seed: str, leftover: str) -> None:
    """At the end of random games, and not before."""
    *during, (last, _, _) = walk(seed, seats, {"leftover": leftover})
    assert all(GAME.outcome(state) is None for state, _, _ in during)
    outcome = GAME.outcome(last)
    assert outcome is not None
    assert last.table.scores == outcome.totals
    assert outcome.totals == tuple(sum(item.amount for item in items) for items in outcome.items)
    assert last.table.ending == outcome.ending


def test_items_name_lines_lots_four_cards_and_going_out() -> None:
    """What each doubling added, with how often it happened."""
    state = position("m50=r1c", "g1s g2s g3s g4s", "b1c y2x", deck=0, options={"leftover": "minus"})
    outcome = GAME.outcome(play(state, "place m51=g1s n51=g2s o51=g3s p51=g4s")[0])
    assert outcome is not None
    assert (
        ScoreItem("iota-item-lines", 12, (("times", 1),)),
        ScoreItem("iota-item-lots", 12, (("times", 1),)),
        ScoreItem("iota-item-four-cards", 24, (("times", 1),)),
        ScoreItem("iota-item-out", 48, (("times", 1),)),
    ) == outcome.items[0]
    left = ScoreItem("iota-item-left", -3, (("cards", cards("b1c y2x")),))
    assert (ScoreItem("iota-item-lines", 0, (("times", 0),)), left) == outcome.items[1]
    assert ("went-out", (96, -3), (1, 2)) == (outcome.ending, outcome.totals, outcome.places)
