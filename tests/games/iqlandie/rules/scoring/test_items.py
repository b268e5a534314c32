from __future__ import annotations

import pytest

from accessgames.games.iqlandie.material import EXPOSITIONS, MATERIAL
from accessgames.games.iqlandie.rules.scoring import (
    board_points,
    condition_item,
    exposition_item,
    firsts_item,
    items,
    with_best_colours,
)
from accessgames.games.iqlandie.rules.state import EMPTY_BOARD
from tests.games.iqlandie import oracle
from tests.games.iqlandie.boards import random_board
from tests.games.iqlandie.positions import board

PAIR = MATERIAL.conditions["b"]

RULES = [
    "iqlandie-item-colour",
    "iqlandie-item-second",
    "iqlandie-item-gaps",
    "iqlandie-item-shapes",
    "iqlandie-item-robots",
    "iqlandie-item-lines",
    "iqlandie-item-condition",
    "iqlandie-item-firsts",
]


def test_there_are_always_all_eight_points() -> None:
    """Also on an empty board, where only the one gap of exposition 3 counts."""
    found = items(EXPOSITIONS, EMPTY_BOARD, PAIR, 0)
    assert RULES == [item.rule for item in found]
    assert [0, 0, 3, 0, 0, 0, 0, 0] == [item.amount for item in found]
    assert {"exposition": 1, "colour": None, "count": 0} == dict(found[0].args)
    assert {"exposition": 2, "colours": (), "counts": ()} == dict(found[1].args)


@pytest.mark.parametrize("seed", range(10))
def test_items_add_up_to_the_score(seed: int) -> None:
    """Points 1 to 7 of the independent scorer, and two for every first."""
    position = random_board(f"items {seed}", 24)
    found = items(EXPOSITIONS, position, PAIR, seed)
    assert [*oracle.fixed(position, PAIR, {}), 2 * seed] == [item.amount for item in found]


@pytest.mark.parametrize("seed", range(5))
def test_open_jokers_count_as_what_brings_most(seed: int) -> None:
    """The items are those of the best declaration."""
    position = random_board(f"open {seed}", 20, 2)
    assert board_points(EXPOSITIONS, position, PAIR) == sum(
        item.amount for item in items(EXPOSITIONS, position, PAIR, 0)
    )


def test_point_7_counts_pieces_not_squares() -> None:
    """Pairs of one piece of either colour, wherever they lie, single squares included."""
    position = board({1: ("p5p a1 b1 a2 b2 a3", "i3b c1 d1 e1"), 2: ("o1b a1", "o1b b1", "i4r a2 b2 c2 d2")})
    found = condition_item(position, PAIR, with_best_colours(EXPOSITIONS, position, PAIR))
    assert 2 == found.amount
    assert {"colours": ("purple", "blue"), "counts": (1, 3), "pieces": 5} == dict(found.args)


def test_without_a_condition_there_are_no_pairs() -> None:
    """As before it is dealt."""
    found = condition_item(EMPTY_BOARD, None, with_best_colours(EXPOSITIONS, EMPTY_BOARD, None))
    assert (0, {"colours": (), "counts": (0, 0), "pieces": 0}) == (found.amount, dict(found.args))


def test_lines_are_told_as_rows_and_columns() -> None:
    """Counted from 0."""
    laid = board({6: ("i4r a1 b1 c1 d1", "i3r b2 b3 b4")})[5]
    found = exposition_item(EXPOSITIONS[5], laid, ("red", "red"))
    assert 6 == found.amount
    assert {"exposition": 6, "count": 2, "rows": (0,), "columns": (1,)} == dict(found.args)


def test_firsts_bring_two_points_each() -> None:
    """Point 8 and the points ticked off in a round are the same."""
    assert (12, (("count", 6),)) == (firsts_item(6).amount, firsts_item(6).args)
