"""Recipes: which pieces fill a diagram."""

from __future__ import annotations

import pytest

from accessgames.games.tetrikon.bot.race import FIELD, Need, Recipes
from accessgames.games.tetrikon.material.sets import load_standard

RECIPES = Recipes(load_standard())


def test_pieces_are_bits_of_a_field_for_each_type() -> None:
    """One piece sets one bit, two of a type two, and more than fit into a field change nothing."""
    first, second = tuple(load_standard().piece_by_id)[:2]
    assert 0 == RECIPES.bits(())
    assert 0b1 == RECIPES.bits([first])
    assert 0b11 == RECIPES.bits([first, first])
    assert 1 << FIELD == RECIPES.bits([second])
    assert RECIPES.bits([first] * FIELD) == RECIPES.bits([first] * (FIELD + 3))


@pytest.mark.parametrize("diagram", ["A1", "A10", "B7", "C12", "E8"])
def test_the_solution_of_a_diagram_is_a_recipe(diagram: str) -> None:
    """With it nothing is missing; without one piece exactly that one, or another way is as short."""
    pieces = [placement.shape for placement in load_standard().diagram_by_id[diagram].solution]
    need = RECIPES.need(diagram, pieces, mirror=True)
    assert (0, frozenset()) == (need.missing, need.outs)
    assert need.size <= len(pieces)
    without = RECIPES.need(diagram, pieces[1:], mirror=True)
    assert 1 == without.missing
    assert pieces[0] in without.outs


def test_recipes_cover_all_squares() -> None:
    """The pieces of a recipe have as many squares as the diagram."""
    sizes = [piece.size for piece in load_standard().pieces]
    field = (1 << FIELD) - 1
    for recipe in RECIPES.of("B3", mirror=True):
        squares = sum(size * (recipe >> FIELD * at & field).bit_count() for at, size in enumerate(sizes))
        assert load_standard().diagram_by_id["B3"].mask.bit_count() == squares


def test_fewer_pieces_first() -> None:
    """The order is that of length, so that the shortest of the nearest is met first."""
    lengths = [recipe.bit_count() for recipe in RECIPES.of("A4", mirror=True)]
    assert sorted(lengths) == lengths


def test_pieces_that_may_not_be_turned_over_have_fewer_recipes() -> None:
    """Without mirroring nothing becomes shorter."""
    turned, mirrored = (RECIPES.of("A3", mirror=mirror) for mirror in (False, True))
    assert mirrored[0].bit_count() <= turned[0].bit_count()
    short = {recipe for recipe in turned if recipe.bit_count() <= mirrored[0].bit_count() + 2}
    assert short <= set(mirrored)


def test_who_owns_nothing_needs_the_shortest_recipe() -> None:
    """Every type of one of the shortest recipes helps."""
    need = RECIPES.need("A5", (), mirror=True)
    assert isinstance(need, Need)
    assert need.missing == need.size
    assert {"u5", "p5", "d2"} <= need.outs


def test_useless_pieces_change_nothing() -> None:
    """What no near recipe uses leaves as much missing as before."""
    plain, more = (RECIPES.need("A1", pieces, mirror=True) for pieces in (("i5",), ("i5", "x5")))
    assert plain.missing == more.missing
