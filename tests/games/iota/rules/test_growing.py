"""Strings of places and the orders of a hand that fit them."""

from __future__ import annotations

from accessgames.games.iota.rules.actions import Place
from accessgames.games.iota.rules.grid import STRIDE, place_of
from accessgames.games.iota.rules.hand_index import ORDERS, HandIndex, bits_of
from accessgames.games.iota.rules.legal import refuse_laid
from accessgames.games.iota.rules.placement_search import PLAIN, strings_through, track_at, twins_of
from tests.games.iota.positions import cards, grid, spot


def through(board: str, hand: str, place: str, step: int = 1) -> dict[int, set[str]]:
    """The strings through a place: by how far below it they begin, the cards in their order."""
    around, holding = grid(board), HandIndex(cards(hand))
    anchor = place_of(spot(place))
    fits = holding.fits[around.open[anchor] & holding.held]
    track = track_at(around, anchor, step)
    line = holding.lines[track.lines[0]]
    found = strings_through(holding, track, line, fits, twins_of(around, step))
    return {
        below: {
            "".join(hand.split()[_position(hand, holding.cards[index])] for index in ORDERS[bit])
            for bit in bits_of(orders)
        }
        for below, orders in found
    }


def _position(hand: str, card: int) -> int:
    return cards(hand).index(card)


def test_two_cards_beside_a_third() -> None:
    """In both orders along its line; alone they are no strings."""
    assert {0: {"r2cr3c", "r3cr2c"}} == through("m50=r1c", "r2c r3c", "n50")


def test_a_string_begins_below_the_anchor() -> None:
    """Beside a card, across its line: at most as far as there are cards."""
    found = through("m50=r1c", "r2c g3s", "n50", STRIDE)
    assert {0, 1} == set(found)
    assert {"r2cg3s", "g3sr2c"} == found[1]


def test_only_lines_are_strings() -> None:
    """Three cards that make no line are left out, and so are two that do not go with what lies there."""
    assert {0: {"r2cr3c", "r3cr2c"}} == through("m50=r1c", "r2c r3c g3s", "n50")


def test_a_wild_card_needs_an_identity_in_both_lines() -> None:
    """Green squares 1 and 4 are allowed across; blue 2 goes with one of them, red 1 and red 2 with none."""
    board = "m50=r1c n51=g2s n52=g3s"
    assert {0: {"wb2t"}} == through(board, "w b2t", "n50")
    assert {} == through(board, "w r2c", "n50")


def test_twins_have_to_agree() -> None:
    """Two wild cards in one line: what lies beside both is looked at together."""
    board = "m50=r1c n50=w o50=w p50=g1t"
    around = grid(board)
    assert twins_of(around, 1) is not None
    assert twins_of(around, STRIDE) is None
    assert twins_of(grid("m50=w n50=r1c"), 1) is None


def test_two_cards_decide_whether_twins_agree() -> None:
    """Beside both, just what the rules allow card by card: 8 of the 12 orders that fit each alone."""
    board, hand = "m50=g1s n50=w o50=w n49=b2c o49=y2t", "y1x y1c r2c g1c"
    around, held = grid(board), cards(hand)
    orders = [order for order in ORDERS if len(order) > 1]
    laid = [
        Place(
            (spot(place), held[index])
            for place, index in zip(("n51", "o51", "p51", "q51"), order, strict=False)
        )
        for order in orders
    ]
    allowed = {
        "".join(hand.split()[index] for index in order)
        for order, action in zip(orders, laid, strict=True)
        if refuse_laid(around, action.cards) is None
    }
    assert allowed == through(board, hand, "n51")[0]
    assert 8 == len(allowed)


def test_plain_strings_are_remembered() -> None:
    """By the orders that make a line, the cards that fit, and the free places; no more than a few."""
    line = HandIndex(cards("r2c g3s b4t y1x")).alone
    assert PLAIN[line, 0b1111, 0, 3] == PLAIN[line, 0b1111, 0, 3]
    assert [] == PLAIN[line, 0b1111, 0, 0]
    assert [0, 1] == [below for below, _ in PLAIN[line, 0b0001, 1, 2]]
