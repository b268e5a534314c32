from __future__ import annotations

import pytest

from accessgames.games.iqlandie.material import BOARDS, EXPOSITIONS, SINGLE
from accessgames.games.iqlandie.rules.scoring import (
    colours_of,
    full_lines,
    gap_count,
    gaps,
    lines,
    neighbour_pairs,
    points,
    ranked,
    robot_links,
    robots,
    shapes,
    squares_by_colour,
)
from accessgames.games.iqlandie.rules.state import covered
from tests.games.iqlandie import oracle
from tests.games.iqlandie.boards import random_board
from tests.games.iqlandie.positions import board, mask

SEEDS = [f"{count}-{seed}" for count in (6, 14, 24, 40) for seed in range(12)]


@pytest.mark.parametrize("seed", SEEDS)
def test_expositions_score_as_the_independent_scorer_says(seed: str) -> None:
    """All six expositions of random boards, from nearly empty to jammed ones."""
    laid = random_board(seed, int(seed.split("-", maxsplit=1)[0]))
    expected = [oracle.exposition(number, pieces, {}) for number, pieces in enumerate(laid, 1)]
    assert expected == [
        points(EXPOSITIONS[index], pieces, colours_of(pieces)) for index, pieces in enumerate(laid)
    ]


@pytest.mark.parametrize("seed", SEEDS[::5])
def test_gaps_are_the_free_squares_each_once(seed: str) -> None:
    """Together they are what is not covered, and none touches another."""
    for index, laid in enumerate(random_board(seed, 30)):
        found = gaps(EXPOSITIONS[index], laid)
        assert BOARDS[index].mask & ~covered(laid) == sum(found)
        assert all(not BOARDS[index].neighbours(gap) & (sum(found) & ~gap) for gap in found)
        assert len(found) == gap_count(EXPOSITIONS[index], covered(laid))


def test_squares_are_counted_by_colour_and_ranked() -> None:
    """The most numerous colour first, equal ones by name."""
    laid = board({1: ("i3r a1 b1 c1", "o4p a2 b2 a3 b3", "v3b d1 e1 e2")})[0]
    counts = squares_by_colour(laid, colours_of(laid))
    assert {"red": 3, "purple": 4, "blue": 3} == counts
    assert (("purple", 4), ("blue", 3), ("red", 3)) == ranked(counts)


def test_jokers_count_as_what_they_stand_for() -> None:
    """The colours are given beside the pieces."""
    laid = board({1: ("i3r a1 b1 c1", "o4j a2 b2 a3 b3")})[0]
    assert 7 == points(EXPOSITIONS[0], laid, ("red", "red"))
    assert 4 == points(EXPOSITIONS[0], laid, ("red", "blue"))


def test_shapes_are_told_once_and_without_single_squares() -> None:
    """In the order in which they were laid."""
    laid = board({4: ("t4r a1 b1 c1 b2", "o1r f4", "i3b a4 b4 c4", "t4b d1 e1 f1 e2")})[3]
    assert ("t4", "i3") == shapes(laid)
    assert SINGLE not in shapes(laid)


def test_robots_are_linked_over_sides_only() -> None:
    """Two on neighbouring squares are a pair, diagonal ones are none."""
    laid = board(
        {
            5: (
                "v3r* a1 b1 a2 : a1",
                "i4b* c1 c2 c3 c4 : c1",
                "v3g* b2 b3 a3 : b3",
            )
        }
    )[4]
    assert mask(5, "a1 c1 b3") == robots(laid)
    assert () == robot_links(EXPOSITIONS[4], laid)
    pair = board({5: ("v3r* a1 b1 a2 : a1", "v3b* b2 b3 a3 : b3", "v3g* c3 d3 c4 : c3")})[4]
    assert ((mask(5, "b3"), mask(5, "c3")),) == robot_links(EXPOSITIONS[4], pair)
    assert 6 == points(EXPOSITIONS[4], pair, colours_of(pair))


def test_four_robots_in_a_block_are_worth_24() -> None:
    """Each has two others beside it, 3 points for each of them: the practical maximum of the notes."""
    block = ("v3r* b2 a2 b1 : b2", "v3p* c2 d2 c1 : c2", "v3b* b3 a3 b4 : b3", "v3g* c3 d3 c4 : c3")
    laid = board({5: block})[4]
    assert 4 == len(robot_links(EXPOSITIONS[4], laid))
    assert 24 == points(EXPOSITIONS[4], laid, colours_of(laid))


def test_pairs_of_squares_do_not_go_round_the_edge() -> None:
    """The last square of a row and the first one of the next are no neighbours."""
    grid = BOARDS[4]
    assert 0 == neighbour_pairs(grid, mask(5, "d1 a2"))
    assert 4 == neighbour_pairs(grid, mask(5, "c2 d2 c3 d3"))


def test_lines_are_rows_then_columns() -> None:
    """Four rows and four columns of exposition 6, as masks."""
    found = lines(EXPOSITIONS[5])
    assert 8 == len(found)
    assert (mask(6, "a1 b1 c1 d1"), mask(6, "a1 a2 a3 a4")) == (found[0], found[4])


def test_full_lines_have_at_most_two_colours() -> None:
    """A row of three colours is full and does not count, its columns may."""
    laid = board({6: ("i4r a1 a2 a3 a4", "i4p b1 b2 b3 b4", "i4b c1 c2 c3 c4", "i4r d1 d2 d3 d4")})[5]
    assert (4, 5, 6, 7) == full_lines(EXPOSITIONS[5], laid, colours_of(laid))
    assert (0, 1, 2, 3, 4, 5, 6, 7) == full_lines(EXPOSITIONS[5], laid, ("red", "purple", "purple", "red"))
