from __future__ import annotations

import pytest

from accessgames.games.iqlandie.material import COLOURS, CONDITIONS, EXPOSITIONS, JOKER, MATERIAL
from accessgames.games.iqlandie.rules.scoring import (
    Colouring,
    best_colouring,
    best_colours,
    board_points,
    colourings_of,
    exposition_points,
    joined_colourings,
    open_jokers,
    with_best_colours,
)
from accessgames.games.iqlandie.rules.state import declared, jokers
from tests.games.iqlandie import oracle
from tests.games.iqlandie.boards import random_board
from tests.games.iqlandie.positions import board

PAIR = MATERIAL.conditions["a"]


@pytest.mark.parametrize("jokers_there", [0, 1, 2, 3])
@pytest.mark.parametrize("seed", range(8))
def test_a_board_is_worth_what_the_best_of_all_declarations_brings(seed: int, jokers_there: int) -> None:
    """The independent scorer tries every colour for every joker."""
    position = random_board(f"jokers {seed}", 16, jokers_there)
    pair = MATERIAL.conditions[CONDITIONS[seed % 4]]
    assert oracle.score(position, pair) == board_points(EXPOSITIONS, position, pair)


@pytest.mark.parametrize("seed", range(8))
def test_the_colours_that_are_offered_bring_what_was_promised(seed: int) -> None:
    """Declared one by one, the board is worth as much as before, with no joker open."""
    position = random_board(f"offered {seed}", 20, 3)
    promised, colours = board_points(EXPOSITIONS, position, PAIR), best_colours(EXPOSITIONS, position, PAIR)
    for number, colour in enumerate(colours):
        position = declared(position, jokers(position)[number], colour)
    assert not any(map(open_jokers, position))
    assert promised == board_points(EXPOSITIONS, position, PAIR)
    assert colours == tuple(laid.colour for laid in jokers(position))


def test_a_joker_may_serve_the_pairs_rather_than_its_exposition() -> None:
    """Beside one green and one orange single square it may fill a pair as well as an exposition."""
    position = board({1: ("o1g a1", "o1j b1")})
    assert ("orange",) == best_colours(EXPOSITIONS, position, MATERIAL.conditions["d"])
    assert 1 + 3 + 2 == board_points(EXPOSITIONS, position, MATERIAL.conditions["d"])


def test_without_a_condition_jokers_serve_the_expositions() -> None:
    """As for the points of one exposition by itself."""
    position = board({1: ("i3g a1 b1 c1", "o4j a2 b2 a3 b3")})
    assert ("green",) == best_colours(EXPOSITIONS, position, None)
    assert 7 == exposition_points(EXPOSITIONS[0], position[0])
    assert 10 == board_points(EXPOSITIONS, position, None)


def test_colours_of_all_pieces_are_told_by_exposition() -> None:
    """Coloured pieces keep theirs."""
    position = board({1: ("i3g a1 b1 c1", "o4j a2 b2 a3 b3"), 4: ("i3r a1 b1 c1",)})
    colours = with_best_colours(EXPOSITIONS, position, None)
    assert (("green", "green"), (), (), ("red",), (), ()) == colours


@pytest.mark.parametrize("index", range(6))
def test_ways_count_pieces_of_both_colours(index: int) -> None:
    """Every way names how many pieces of the two colours it makes; no number of them is missing."""
    laid = board({index + 1: ("o1r a1", "o1j b1", "o1j c1")})[index]
    ways = dict(colourings_of(EXPOSITIONS[index], laid, PAIR))
    assert {(1, 2), (2, 1), (3, 0)} <= set(ways)
    assert all(2 == len(way.colours) for way in ways.values())
    assert all(JOKER not in way.colours and set(way.colours) <= set(COLOURS) for way in ways.values())


def test_parts_are_joined_by_adding() -> None:
    """Of two ways to the same numbers the better one stays."""
    ways = joined_colourings(
        {(0, 0): Colouring(5, ("red",))},
        [((1, 0), Colouring(2, ("blue",))), ((1, 0), Colouring(3, ("green",)))],
    )
    assert {(1, 0): Colouring(8, ("red", "green"))} == ways
    assert Colouring(8 + 2, ()) == best_colouring({(1, 3): Colouring(8, ()), (0, 0): Colouring(9, ())})
