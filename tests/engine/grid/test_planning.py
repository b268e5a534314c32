"""Plans: cheapest ways to fill an area with pieces at hand and others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessgames.engine import Streams
from accessgames.engine.grid import Placement, Planner, Tiler, rectangle
from tests.engine.grid.shapes import BAR, DOMINO, DOT, SQUARE, THIRTEEN, region

PLENTY = 10**6
PRICES = {name: 1.0 + 0.3 * shape.size for name, shape in THIRTEEN.items()}


def price_of(tiling: tuple[Placement, ...], own: Mapping[str, int], own_price: float) -> float:
    """What a tiling costs: pieces at hand are used before others of the same shape."""
    total = 0.0
    for name, number in Counter(placement.shape for placement in tiling).items():
        at_hand = min(number, own.get(name, 0))
        total += at_hand * own_price + (number - at_hand) * PRICES[name]
    return total


@given(st.integers(0, 10**6), st.integers(1, 9), st.sampled_from([0.0, 0.4]))
def test_plans_are_cheapest(seed: int, size: int, own_price: float) -> None:
    """With enough effort the plan costs what the cheapest tiling does, and says what is missing."""
    stream = Streams(str(seed)).open("plans")
    board = rectangle(5, 4, upward=True)
    mask = region(stream, board, size)
    own = {name: stream.randrange(2) for name in THIRTEEN}
    others = {name: stream.randrange(3) for name in THIRTEEN}
    every = Tiler(board, THIRTEEN, mirror=True).tilings(
        mask, {name: own[name] + others[name] for name in THIRTEEN}, PLENTY
    )
    plan = Planner(board, THIRTEEN, mirror=True).plan(mask, own, others, PRICES, PLENTY, own_price)
    if plan is None:
        assert [] == every
        return
    assert plan.best
    assert plan.placements in every
    assert pytest.approx(plan.price) == min(price_of(tiling, own, own_price) for tiling in every)
    assert pytest.approx(plan.price) == price_of(plan.placements, own, own_price)
    used = Counter(placement.shape for placement in plan.placements)
    assert dict(plan.missing) == dict(used - Counter(own))


def test_pieces_at_hand_come_first() -> None:
    """What is at hand is used before anything is got, even if that takes more pieces."""
    board = rectangle(4, 1, upward=True)
    planner = Planner(board, {"1": DOT, "2": DOMINO, "3": BAR}, mirror=True)
    prices = {"1": 1.0, "2": 1.5, "3": 2.0}
    plan = planner.plan(board.mask, {"1": 2}, {"1": 4, "2": 4, "3": 4}, prices, PLENTY)
    assert plan is not None
    assert {"2": 1} == plan.missing
    assert 1.5 == plan.price
    alone = planner.plan(board.mask, {}, {"1": 4, "2": 4, "3": 4}, prices, PLENTY)
    assert alone is not None
    assert 3.0 == alone.price


def test_little_effort_gives_some_plan() -> None:
    """When the effort is used up, the best plan so far is returned and does not claim to be the best."""
    board = rectangle(6, 6, upward=True)
    planner = Planner(board, THIRTEEN, mirror=True)
    supply = dict.fromkeys(THIRTEEN, 4)
    hasty = planner.plan(board.mask, {}, supply, PRICES, 40)
    assert hasty is not None
    assert not hasty.best
    assert board.mask == sum(placement.mask for placement in hasty.placements)
    careful = planner.plan(board.mask, {}, supply, PRICES, 4000)
    assert careful is not None
    assert careful.price <= hasty.price


def test_no_effort_gives_no_plan() -> None:
    """Without any effort there is no plan, and none where there is no way."""
    board = rectangle(3, 3, upward=True)
    planner = Planner(board, {"4": SQUARE}, mirror=True)
    assert planner.plan(board.mask, {}, {"4": 9}, {"4": 1.0}, 0) is None
    assert planner.plan(board.mask, {}, {"4": 9}, {"4": 1.0}, PLENTY) is None
    assert planner.plan(1 << 9, {}, {"4": 9}, {"4": 1.0}, PLENTY) is None


def test_nothing_to_fill() -> None:
    """An empty region needs nothing and costs nothing."""
    board = rectangle(3, 3, upward=True)
    plan = Planner(board, {"4": SQUARE}, mirror=True).plan(0, {}, {"4": 1}, {"4": 1.0}, PLENTY, 0.5)
    assert plan is not None
    assert ((), {}, 0.0, True) == (plan.placements, plan.missing, plan.price, plan.best)
