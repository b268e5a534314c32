from __future__ import annotations

from itertools import pairwise

from accessgames.games.iqlandie.rules.actions import DELAYS, SECOND, Claim


def test_delays_are_a_fixed_grid() -> None:
    """Now, every 5 seconds up to 5 minutes, every 30 up to a quarter of an hour; each once, ascending."""
    assert 0 == DELAYS[0]
    assert all(shorter < longer for shorter, longer in pairwise(DELAYS))
    assert 5 * SECOND == DELAYS[1]
    assert {300 * SECOND, 330 * SECOND, 900 * SECOND} <= set(DELAYS)
    assert 900 * SECOND == DELAYS[-1]


def test_people_claim_at_once() -> None:
    """A claim without more has no delay."""
    assert 0 == Claim().delay
