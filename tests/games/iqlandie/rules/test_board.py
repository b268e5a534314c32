from __future__ import annotations

from accessgames.games.iqlandie.material import BOARDS, EXPOSITIONS, JOKER
from accessgames.games.iqlandie.rules.state import (
    EMPTY_BOARD,
    covered,
    declared,
    fits,
    free,
    jokers,
    pieces_on,
    places,
    without_piece,
)
from tests.games.iqlandie.boards import random_board
from tests.games.iqlandie.positions import board, lay, mask, piece


def test_an_empty_board_has_all_squares_free() -> None:
    """Six expositions without pieces."""
    assert [each.mask for each in BOARDS] == [free(grid, EMPTY_BOARD) for grid in EXPOSITIONS]
    assert () == pieces_on(EMPTY_BOARD)


def test_pieces_cover_squares() -> None:
    """Of their own exposition only."""
    there = board({2: ("i3r a1 b1 c1", "o4p a2 b2 a3 b3")})
    assert mask(2, "a1 b1 c1 a2 b2 a3 b3") == covered(there[1])
    assert BOARDS[0].mask == free(EXPOSITIONS[0], there)


def test_places_are_free_and_in_the_order_of_notation() -> None:
    """By exposition, then anchor, then orientation."""
    there = random_board("places", 20)
    for each in (piece("t4r"), piece("i3b*"), piece("o1g")):
        found = places(EXPOSITIONS, there, each)
        assert not any(spot.mask & covered(there[spot.exposition - 1]) for spot in found)
        order = [(spot.exposition, spot.anchor.name, spot.orientation) for spot in found]
        assert sorted(order) == order
        assert fits(EXPOSITIONS, there, each) == bool(found)


def test_a_piece_is_taken_up_again() -> None:
    """The board is as it was before."""
    before = board({5: ("v3r a1 b1 a2",)})
    after = lay(before, 5, "v3b c1 d1 d2")
    assert before == without_piece(after, after[4][1])


def test_jokers_are_found_declared_or_not() -> None:
    """In the order of the board, whatever they count as."""
    there = board({1: ("i3r a1 b1 c1", "o4j a2 b2 a3 b3"), 6: ("t4j a1 b1 c1 b2",)})
    assert ["o4", "t4"] == [laid.piece.shape for laid in jokers(there)]
    after = declared(there, jokers(there)[0], "blue")
    assert [("o4", "blue"), ("t4", JOKER)] == [(laid.piece.shape, laid.colour) for laid in jokers(after)]
    assert JOKER == jokers(after)[0].piece.colour
