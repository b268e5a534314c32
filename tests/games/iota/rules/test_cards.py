"""Cards as integers, their properties, and sets of cards."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from accessgames.games.iota.rules.cards import (
    ALL,
    CARDS,
    COLOURS,
    DECK,
    NUMBERS,
    SHAPES,
    WILD,
    cards_of,
    colour,
    make_card,
    mark,
    marks,
    mask_of,
    number,
    shape,
)


def test_every_combination_of_properties_is_one_card() -> None:
    """64 cards, each with its own colour, shape and number."""
    made = [make_card(*properties) for properties in product(COLOURS, SHAPES, NUMBERS)]
    assert list(CARDS) == made


@pytest.mark.parametrize("card", CARDS)
def test_properties_lead_back_to_the_card(card: int) -> None:
    """Colour, shape and number read what `make_card` wrote."""
    assert card == make_card(colour(card), shape(card), number(card))


def test_the_deck_has_66_cards_with_two_wild_ones() -> None:
    """Each of the 64 cards once and two wild cards."""
    count = Counter(DECK)
    assert (66, 2) == (len(DECK), count[WILD])
    assert {1} == {count[card] for card in CARDS}


def test_a_wild_card_counts_nothing() -> None:
    """Its nominal value is 0."""
    assert 0 == number(WILD)


def test_unknown_properties_make_no_card() -> None:
    """There is no pink card and no number 5."""
    for wrong in (("pink", "circle", 1), ("red", "star", 1), ("red", "circle", 5)):
        with pytest.raises(ValueError, match="not in"):
            make_card(*wrong)


def test_a_property_is_found_by_its_name() -> None:
    """As refusals name it."""
    card = make_card("blue", "cross", 4)
    assert ("blue", "cross", 4) == (mark(card, "colour"), mark(card, "shape"), mark(card, "number"))


def test_a_set_of_cards_lists_them_ascending() -> None:
    """Wild cards leave no trace in a set."""
    assert [3, 17, 63] == list(cards_of(mask_of([63, 3, WILD, 17])))
    assert 64 == len(list(cards_of(ALL)))


def test_marks_are_the_different_values_in_their_usual_order() -> None:
    """Colours as red, green, blue, yellow; numbers ascending."""
    some = mask_of(
        [make_card("yellow", "cross", 1), make_card("red", "circle", 3), make_card("red", "cross", 1)]
    )
    assert ("red", "yellow") == marks(some, "colour")
    assert ("circle", "cross") == marks(some, "shape")
    assert (1, 3) == marks(some, "number")
    assert () == marks(0, "number")
