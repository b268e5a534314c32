"""The best placement, found without making the others."""

from __future__ import annotations

import pytest

from accessgames.games.iota.rules.cards import WILD
from accessgames.games.iota.rules.placements import placements
from tests.games.iota.positions import cards, grid, walk


def test_the_best_is_the_best_of_all() -> None:
    """In random games, with wild cards dear or cheap, with and without doubling for going out."""
    looked = 0
    for seed in ("worths 0", "worths 1", "worths 2"):
        for state, actor, _ in walk(seed):
            if actor < 0:
                continue
            hand = state.hands[actor]
            found = placements(state.table.grid, hand)
            for price, out in ((22.0, False), (0.0, True), (7.5, True)):
                values = {
                    action: (points << (out and len(action.cards) == len(hand)))
                    - price * sum(card == WILD for _, card in action.cards)
                    for action, points in found.points.items()
                }
                best = found.best(price, out=out)
                if best is None:
                    assert not values
                else:
                    assert best[0] == max(values.values()) == values[best[1]]
                    looked += 1
    assert looked > 200


@pytest.mark.parametrize("hand", ["", "r1c"])
def test_nothing_to_place(hand: str) -> None:
    """No hand, or no place for it."""
    full = grid("m50=r1s m51=r2s m52=r3s m53=r4s")
    assert placements(full, cards(hand)).best(0.0, out=False) is None or hand


def test_points_stand_beside_the_actions() -> None:
    """Sorted alike, and counted without being made."""
    found = placements(grid("m50=r1c n50=r2c"), cards("r3c r4c g1s w"))
    assert len(found.actions) == len(found.worths) == len(found)
    assert list(found.points.values()) == list(found.worths)
