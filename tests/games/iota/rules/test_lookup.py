"""What fits where, and which lines are open."""

from __future__ import annotations

import pytest

from accessgames.games.iota.rules.cards import cards_of
from accessgames.games.iota.rules.view import (
    IotaView,
    fit,
    identities,
    joined,
    open_lines,
    owner_of,
    places_for,
    recyclable,
)
from tests.games.iota.positions import GAME, cards, grid, play, position, spot, spots


def view(board: str, hand: str, other: str = "b1x") -> IotaView:
    """What seat 0 knows."""
    return GAME.view(position(board, hand, other), 0)


def test_a_fit_tells_what_is_possible_unseen_and_in_hand() -> None:
    """Of the two cards that fit, one is in hand and one elsewhere."""
    told = fit(view("m50=r1c n50=r2c", "w r3c g1s"), spot("o50"))
    assert cards("r3c r4c") == tuple(cards_of(told.cards))
    assert cards("r4c") == tuple(cards_of(told.unseen))
    assert cards("w r3c") == told.own
    assert (3, 1) == (told.row, told.column)


def test_cards_on_the_table_are_not_unseen() -> None:
    """Nor what the viewer put under the deck."""
    state = position("m50=r1c n50=r2c o51=r3c", "g1s", "b1x", bottom="r4c")
    told = fit(GAME.view(state, 0), spot("l50"))
    assert cards("r3c r4c") == tuple(cards_of(told.cards))
    assert () == tuple(cards_of(told.unseen))


@pytest.mark.parametrize("name", ["p50", "m50"])
def test_nothing_fits_away_from_the_grid_or_on_a_card(name: str) -> None:
    """Not even a wild card."""
    told = fit(view("m50=r1c n50=r2c", "w r3c"), spot(name))
    assert (0, 0, ()) == (told.cards, told.unseen, told.own)


def test_joined_is_the_line_that_would_result() -> None:
    """Over both sides of the place."""
    board = grid("m50=r1c n50=r2c p50=r4c")
    assert spots("m50 n50 o50 p50") == joined(board, spot("o50"), "row")
    assert spots("o50") == joined(board, spot("o50"), "column")


def test_open_lines_are_listed_with_their_ends() -> None:
    """The longest first; complete and blocked lines are not open."""
    board = "m50=r1c n50=r2c o50=r3c o51=g3s"
    lines = open_lines(view(board, "r4c"))
    assert [("row", "m50 n50 o50"), ("column", "o50 o51")] == [
        (line.direction, " ".join(names(line.spots))) for line in lines
    ]
    assert spots("l50 p50") == tuple(end.spot for end in lines[0].ends)
    assert cards("r1c r2c r3c") == lines[0].cards
    assert {cards("r4c")} == {tuple(cards_of(end.cards)) for end in lines[0].ends}
    assert () == open_lines(view("m50=r1c n50=r2c o50=r3c p50=r4c", "g1s"))


def names(places: tuple[tuple[int, int], ...]) -> list[str]:
    """Places in notation, near the start card."""
    return [f"{'klmnopq'[x + 2]}{y + 50}" for x, y in places]


def test_an_end_on_which_nothing_fits_is_left_out() -> None:
    """The other end may still be open."""
    board = "m50=r1c n50=r2c o51=g1s o52=g2s"
    row = next(line for line in open_lines(view(board, "b1c")) if line.direction == "row")
    assert spots("l50") == tuple(end.spot for end in row.ends)


def test_where_a_card_fits() -> None:
    """Wild cards wherever anything does."""
    seen = view("m50=r1c n50=r2c", "r3c")
    assert spots("l50 m49 m51 n49 n51 o50") == places_for(seen, cards("r3c")[0])
    assert spots("m49 m51 n49 n51") == places_for(seen, cards("g3t")[0])
    assert places_for(seen, cards("r3c")[0]) == places_for(seen, cards("w")[0])


def test_identities_of_a_wild_card() -> None:
    """Nothing for other places."""
    seen = view("m50=r1c n50=w o50=r3c", "g1s")
    assert cards("r2c r4c") == identities(seen, spot("n50"))
    assert () == identities(seen, spot("m50")) == identities(seen, spot("p50"))


def test_which_wild_cards_can_be_recycled() -> None:
    """With which cards of the own hand, in its order."""
    seen = view("m50=r1c n50=w o50=r3c", "r4c g1s r2c w")
    assert ((spot("n50"), cards("r4c r2c")),) == recyclable(seen)
    assert () == recyclable(view("m50=r1c n50=w o50=r3c", "g1s"))


def test_who_is_known_to_hold_a_card() -> None:
    """Oneself, or whoever took a wild card from the grid."""
    state = play(position("m50=r1c n50=w", "r2c g1s", "b1x"), "recycle n50=r2c", "pass")[0]
    seen = GAME.view(state, 1)
    assert (0, 1, None) == tuple(owner_of(seen, card) for card in cards("w b1x y1c"))
