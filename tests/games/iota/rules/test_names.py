"""Names of cards and places in notation."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessgames.engine import MalformedAction
from accessgames.games.iota.notation import (
    CARD_NAMES,
    START_ROW,
    format_card,
    format_column,
    format_spot,
    parse_card,
    parse_column,
    parse_row,
    parse_spot,
)
from accessgames.games.iota.rules.cards import CARDS, REACH, START, WILD, Spot, make_card

PLACES = st.integers(-REACH, REACH)


def test_a_card_is_colour_number_shape() -> None:
    """The red circle 3 is r3c, a wild card w."""
    assert "r3c" == format_card(make_card("red", "circle", 3))
    assert "y4x" == format_card(make_card("yellow", "cross", 4))
    assert "g1t" == format_card(make_card("green", "triangle", 1))
    assert "b2s" == format_card(make_card("blue", "square", 2))
    assert "w" == format_card(WILD)


@pytest.mark.parametrize("card", [*CARDS, WILD])
def test_every_card_is_read_back(card: int) -> None:
    """And no two share a name."""
    assert card == parse_card(format_card(card))
    assert 65 == len(set(CARD_NAMES))


def test_the_start_card_lies_at_m50() -> None:
    """For ever, whatever grows around it."""
    assert "m50" == format_spot(START)
    assert START == parse_spot("m50")


def test_columns_go_on_with_two_letters_on_both_sides() -> None:
    """Right of z comes aa, left of a comes zz, then zy."""
    right = [format_column(x) for x in range(11, 16)]
    left = [format_column(x) for x in range(-11, -16, -1)]
    assert ["x", "y", "z", "aa", "ab"] == right
    assert ["b", "a", "zz", "zy", "zx"] == left


def test_rows_count_upwards_and_stay_positive() -> None:
    """From the lowest row that a match can reach to the highest."""
    assert [-REACH, 0, REACH] == [parse_row("1"), parse_row("50"), parse_row("99")]


def test_no_two_columns_share_a_name() -> None:
    """Even those further away than any match can reach."""
    names = [format_column(x) for x in range(-REACH - 1, REACH + 2)]
    assert len(names) == len(set(names))


@given(x=PLACES, y=PLACES)
def test_every_place_is_read_back(x: int, y: int) -> None:
    """Also column by column and row by row."""
    spot = Spot(x, y)
    assert spot == parse_spot(format_spot(spot))
    assert (x, y) == (parse_column(format_column(x)), parse_row(str(y + START_ROW)))


@pytest.mark.parametrize("text", ["", "r", "r5c", "r0c", "3rc", "R3C", "r3c ", "ww", "p3c", "r3z", "r" * 500])
def test_what_is_no_card_is_refused(text: str) -> None:
    """The error repeats no more than the beginning of it."""
    with pytest.raises(MalformedAction) as caught:
        parse_card(text)
    assert text[:40] == caught.value.args_["text"]


@pytest.mark.parametrize(
    "text",
    ["", "m", "50", "50m", "m050", "m 50", "m-1", "m0", "m100", "M50", "mm50", "m５0", "m50m50", "é50"],
)
def test_what_is_no_place_is_refused(text: str) -> None:
    """Leading zeros, other digits and places out of reach included."""
    with pytest.raises(MalformedAction):
        parse_spot(text)
