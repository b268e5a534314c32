"""What follows from an action, as the careful player sees it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from accessgames.games.iota.bot.evaluation import (
    CAREFUL,
    Evaluation,
    EvaluationWeights,
    best_points,
    recycled,
    without,
)
from accessgames.games.iota.rules.actions import Place, Recycle
from accessgames.games.iota.rules.events import EVERYBODY
from accessgames.games.iota.rules.placements import placements
from tests.games.iota.positions import GAME, cards, grid, laid, position, spot

NOTHING = EvaluationWeights(reply=0, left=0, next=0, wild=0, card=0, breadth=16)
"""Points of this turn only."""


def outlook(
    board: str, *hands: str, weights: EvaluationWeights = NOTHING, deck: int | None = None
) -> Evaluation:
    """The outlook of seat 0."""
    return Evaluation(GAME.view(position(board, *hands, deck=deck), 0), weights)


def test_a_hand_without_some_cards_is_sorted() -> None:
    """One of two equal cards stays."""
    assert cards("r1c w") == without(cards("w r1c g1s w"), cards("w g1s"))


def test_the_best_points_double_for_going_out() -> None:
    """Only with the whole hand and without a deck."""
    board = grid("m50=r1c")
    assert 9 == best_points(board, cards("r2c r3c"), 5)
    assert 18 == best_points(board, cards("r2c r3c"), 0)
    assert 0 == best_points(board, (), 5)


def test_recycling_swaps_card_and_wild_card() -> None:
    """On the grid and in hand."""
    view = GAME.view(position("m50=r1c n50=w", "r2c g1s", "b1x"), 0)
    board, hand = recycled(view, Recycle(spot("n50"), cards("r2c")[0]))
    assert (cards("r2c")[0], cards("g1s w")) == (board[spot("n50")], hand)


@pytest.mark.parametrize("breadth", [0, 1, 16])
def test_without_weights_placements_are_worth_their_points(breadth: int) -> None:
    """However many are looked at closely."""
    seen = outlook("m50=r1c n50=w", "r2c g1s w", "b1x", weights=replace(NOTHING, breadth=breadth))
    board, hand = grid("m50=r1c n50=w"), cards("r2c g1s w")
    assert dict(placements(board, hand).points) == seen.placing(board, hand, breadth)


def test_wild_cards_kept_are_worth_something() -> None:
    """Each that is not placed."""
    seen = outlook("m50=r1c", "r2c w", "b1x", weights=replace(NOTHING, wild=10))
    values = seen.placing(grid("m50=r1c"), cards("r2c w"), 16)
    assert 13 == values[Place(laid("n50=r2c"))]
    assert 1 == values[Place(laid("n50=w"))]


def test_what_the_next_player_can_expect_counts_against_it() -> None:
    """A row of three that only one hidden card completes, against a row that is closed."""
    state = position("m50=r1c n50=r2c", "r3c g1s", "r4c", deck=0)
    state = replace(state, known=((0, 0), (EVERYBODY,)))
    seen = Evaluation(GAME.view(state, 0), replace(NOTHING, reply=1, breadth=99))
    values = seen.placing(grid("m50=r1c n50=r2c"), cards("r3c g1s"), 99)
    assert 6 - 20 == values[Place(laid("o50=r3c"))]


def test_with_several_opponents_the_next_one_counts_less() -> None:
    """What one of them gains, the others lose as well."""
    state = position("m50=r1c n50=r2c", "r3c g1s", "r4c", "b1x", deck=0)
    state = replace(state, known=((0, 0), (EVERYBODY,), (0,)))
    seen = Evaluation(GAME.view(state, 0), replace(NOTHING, reply=1, breadth=99))
    values = seen.placing(grid("m50=r1c n50=r2c"), cards("r3c g1s"), 99)
    assert 6 - 20 / 2 == values[Place(laid("o50=r3c"))]


def test_after_going_out_nothing_follows() -> None:
    """Neither a reply nor a next turn."""
    weights = replace(CAREFUL, reply=50)
    seen = outlook("m50=r1c", "r2c", "r4c", weights=weights, deck=0)
    assert 6 == seen.placing(grid("m50=r1c"), cards("r2c"), 16)[Place(laid("n50=r2c"))]


def test_those_not_looked_at_are_never_worth_more_than_the_best_of_the_others() -> None:
    """So that the choice is always one that was looked at."""
    board, hand = "m50=r1c n50=r2c n51=g1s", cards("r3c g1t b4x y2s")
    seen = outlook(board, "r3c g1t b4x y2s", "b1x", weights=CAREFUL)
    close = seen.placing(grid(board), hand, 4)
    exact = seen.placing(grid(board), hand, 10_000)
    looked_at = [action for action in close if close[action] == exact[action]]
    assert len(close) > len(looked_at) >= 4
    assert max(close.values()) == max(close[action] for action in looked_at)


def test_recycling_is_worth_the_best_that_follows() -> None:
    """Here the wild card completes the lot, and nothing else does."""
    seen = outlook("m50=r1c n50=w m51=g1s m52=b1t", "r2c", "b2x", deck=3)
    assert 6 == seen.recycling(Recycle(spot("n50"), cards("r2c")[0]))


def test_trading_is_worth_what_stays() -> None:
    """Keeping a wild card is better than trading it."""
    seen = outlook("m50=r1c", "r2c w", "b1x", weights=replace(NOTHING, wild=10)).trading()
    assert (10, 10, 0) == (seen(()), seen(cards("r2c")), seen(cards("w")))


def test_trading_counts_what_the_rest_could_place_at_once() -> None:
    """Only placements of cards that stay."""
    weights = replace(NOTHING, left=1)
    seen = outlook("m50=r1c n50=r2c", "r3c g4t", "b1x", weights=weights).trading()
    board = grid("m50=r1c n50=r2c")
    for traded in ((), cards("r3c"), cards("g4t")):
        stays = without(cards("r3c g4t"), traded)
        assert best_points(board, stays, 9) == seen(traded)
