"""Names of cards, places and lines, and the way back from a place to where it lies."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessgames.games.iota.naming import (
    HELD_WILD,
    WILD_CARD,
    find_spot,
    name_card,
    name_cards,
    name_drawn,
    name_hand,
    name_held,
    name_laid_cards,
    name_line,
    name_people,
    name_run,
    name_spot,
    name_within_line,
    split_listing,
)
from accessgames.games.iota.notation import parse_card
from accessgames.games.iota.rules.cards import REACH, WILD, Direction, Spot, make_card
from accessgames.language import Cell, Listing, Person, Phrase, Value, say
from tests.games.iota.wording import GAME, desk_at, language

places = st.builds(Spot, st.integers(-REACH, REACH), st.integers(-REACH, REACH))


def said(value: Value, tag: str = "cs") -> tuple[str, str]:
    """A value in its full and its Braille form."""
    line = language(tag).render(say("iota-try-move", move=value))
    return line.full, line.braille


@given(places)
def test_places_are_found_again(spot: Spot) -> None:
    """Every place that a match can reach has a name that leads back to it."""
    assert spot == find_spot(name_spot(spot))


@pytest.mark.parametrize(
    ("spot", "cell"),
    [
        (Spot(0, 0), Cell("m", 50)),
        (Spot(13, 0), Cell("z", 50)),
        (Spot(14, 1), Cell("aa", 51)),
        (Spot(-12, -1), Cell("a", 49)),
        (Spot(-13, 0), Cell("zz", 50)),
    ],
)
def test_names_of_places(spot: Spot, cell: Cell) -> None:
    """The start card lies at m50; right of z comes aa, left of a comes zz; rows count upwards."""
    assert cell == name_spot(spot)


@pytest.mark.parametrize("cell", [Cell("qq", 50), Cell("m", 0), Cell("m", 100), Cell("m", -1)])
def test_places_out_of_reach(cell: Cell) -> None:
    """A name that no card can ever lie at is no place."""
    assert find_spot(cell) is None


def test_cards() -> None:
    """A card is named by colour, shape and number; a wild card by its own name."""
    assert Phrase("triangle", ("red",), label="3") == name_card(make_card("red", "triangle", 3))
    assert ("Divoká karta", "divoká karta") == said(name_card(WILD))


@pytest.mark.parametrize(
    ("direction", "spots", "full", "braille"),
    [
        ("row", [Spot(0, 1), Spot(1, 1), Spot(2, 1)], "Řada 51, m až o", "m51-o"),
        ("row", [Spot(0, 1)], "Řada 51, m", "m51"),
        ("column", [Spot(2, -2), Spot(2, -1)], "Sloupec o, 48 až 49", "o48-49"),
        ("column", [Spot(2, -2)], "Sloupec o, 48", "o48"),
    ],
)
def test_runs(direction: Direction, spots: list[Spot], full: str, braille: str) -> None:
    """Neighbouring places are named by their line and their ends."""
    assert (full, braille) == said(name_run(direction, spots))


def test_lines() -> None:
    """A whole line is named by its row or column, with a preposition where something is in it."""
    assert ("Řada 51", "ř51") == said(name_line("row", Spot(4, 1)))
    assert ("Sloupec q", "sl q") == said(name_line("column", Spot(4, 1)))
    assert ("V řadě 51", "ř51") == said(name_within_line("row", Spot(4, 1)))
    assert ("Ve sloupci q", "sl q") == said(name_within_line("column", Spot(4, 1)))


def test_lists() -> None:
    """Several cards with their places, several people."""
    cards = name_laid_cards([(Spot(0, 1), 0), (Spot(1, 1), WILD)])
    assert ("M51 červený kruh 1 a n51 divoká karta", "m51 čk1 a n51 div") == said(cards)
    desk = replace(desk_at(GAME.initial(GAME.setup(2, {})), 1), people=(Person("Jana"), Person("Eva", "you")))
    assert ("Jana a vy", "Jana a vy") == said(name_people(desk, (0, 1)))


def test_portions() -> None:
    """Long lists are cut into lines."""
    assert (Listing((1, 2)), Listing((3,))) == split_listing((1, 2, 3), 2)
    assert () == split_listing((), 2)


def test_two_wild_cards_are_counted() -> None:
    """Two wild cards are one thing to say; a single one has its article in a hand, and none elsewhere."""
    red = Phrase("circle", ("red",), label="3")
    card = parse_card("r3c")
    assert Listing((Phrase("wild-card", count=2), red)) == name_drawn((WILD, card, WILD))
    assert Listing((red, HELD_WILD)) == name_drawn((card, WILD)) == name_hand((card, WILD))
    assert Listing((red, WILD_CARD)) == name_cards((card, WILD))
    assert ("A wild card", "a wild card") == said(HELD_WILD, "en")
    assert said(WILD_CARD) == said(HELD_WILD)


def test_a_wild_card_that_may_be_played_has_its_article() -> None:
    """What somebody draws, or could place, is "a wild card", never "wild card"."""
    assert HELD_WILD == name_held(WILD)
    assert Phrase("circle", ("red",), label="3") == name_held(parse_card("r3c"))
