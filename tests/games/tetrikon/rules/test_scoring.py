"""Penalties, totals, zeros, places, and the result of a match."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessgames.games.tetrikon.rules.state import GameResult
from accessgames.games.tetrikon.rules.turns import (
    count_filled,
    empty_squares,
    outcome_of,
    penalty_totals,
    rank_seats,
)
from tests.games.tetrikon.positions import GAME, GEAR, play, position

GAMES = st.lists(st.tuples(*[st.integers(0, 40)] * 4), min_size=1, max_size=3)


def results(*games: tuple[int, ...], closing: str = "filled") -> tuple[GameResult, ...]:
    """Games with so many empty squares of each seat."""
    return tuple(
        GameResult("A", tuple(f"A{seat + 1}" for seat in range(len(empty))), empty, None, closing)  # type: ignore[arg-type]
        for empty in games
    )


@given(GAMES)
def test_totals_are_twenty_for_each_square(games: list[tuple[int, ...]]) -> None:
    """Added up over the games, and zeros are games without any."""
    found = results(*games)
    for seat in range(4):
        assert 20 * sum(game[seat] for game in games) == penalty_totals(found, 4)[seat]
        assert sum(game[seat] == 0 for game in games) == count_filled(found, 4)[seat]


@given(GAMES, st.booleans())
def test_places_follow_totals_then_zeros(games: list[tuple[int, ...]], best_game: bool) -> None:
    """Whoever has fewer points is never behind; of equals, who has more zeros."""
    found = results(*games)
    ranked, points, filled = (
        rank_seats(found, 4, best_game=best_game),
        penalty_totals(found, 4),
        count_filled(found, 4),
    )
    assert 1 == min(ranked)
    for one in range(4):
        for other in range(4):
            if points[one] < points[other] or (points[one] == points[other] and filled[one] > filled[other]):
                assert ranked[one] < ranked[other]
            elif (points[one], filled[one]) == (points[other], filled[other]) and not best_game:
                assert ranked[one] == ranked[other]


@pytest.mark.parametrize(
    ("games", "shared", "best"),
    [
        ([(1, 3), (3, 1)], (1, 1), (1, 1)),
        ([(2, 1), (2, 3)], (1, 1), (2, 1)),
        ([(0, 1), (2, 1)], (1, 2), (1, 2)),
        ([(5, 5)], (1, 1), (1, 1)),
    ],
)
def test_the_best_game_as_a_tie_break(
    games: list[tuple[int, int]], shared: tuple[int, int], best: tuple[int, int]
) -> None:
    """With the option the lowest single game decides between equals, else they share the place (R34)."""
    found = results(*games)
    assert shared == rank_seats(found, 2, best_game=False)
    assert best == rank_seats(found, 2, best_game=True)


def test_empty_squares_of_diagrams() -> None:
    """Those inside the outline that no piece covers."""
    state = position(placed=["d2 1 a1", "i4 1 a1, i4 1 a2, i4 1 a3"])
    assert (10, 0) == empty_squares(GEAR, state.table)


def test_no_result_before_all_games_are_played() -> None:
    """A match of two games has none after the first."""
    assert outcome_of(position().table) is None
    assert outcome_of(position(options={"games": "2"}, results=results((0, 3))).table) is None


def test_the_result_adds_up() -> None:
    """Items of each game; totals with a minus, as fewer penalty points are better."""
    found = outcome_of(
        position(options={"games": "2"}, results=results((0, 3), (1, 0), closing="time")).table
    )
    assert found is not None
    assert ((-20, -60), (1, 2), "time") == (found.totals, found.places, found.ending)
    for seat in range(2):
        assert found.totals[seat] == sum(item.amount for item in found.items[seat])
        assert [1, 2] == [dict(item.args)["game"] for item in found.items[seat]]
    assert (0,) == found.winners()


def test_a_whole_short_match() -> None:
    """From the last square of the first game to the result."""
    state = position(free=["i4"], placed=["i4 1 a1, i4 1 a2", "i4 1 a1"])
    state, _ = play(state, "build i4 1 a3", "end")
    found = GAME.outcome(state)
    assert found is not None
    assert ((0, -160), (1, 2), "filled") == (found.totals, found.places, found.ending)
