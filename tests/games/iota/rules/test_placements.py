"""The search for placements against a slow referee that tries everything."""

from __future__ import annotations

import gc

import pytest

from accessgames.games.iota.notation import CARD_NAMES, format_spot
from accessgames.games.iota.rules.actions import Place
from accessgames.games.iota.rules.grid import Grid
from accessgames.games.iota.rules.hand_index import HandIndex
from accessgames.games.iota.rules.placements import Placements, placements
from tests.games.iota import oracle
from tests.games.iota.positions import cards, grid, walk


def found_by_rules(board: Grid, hand: tuple[int, ...]) -> dict[frozenset[tuple[tuple[int, int], int]], int]:
    """The placements that the rules find, as the referee writes them."""
    points = placements(board, hand).points
    found = {
        frozenset(((place.x, place.y), card) for place, card in action.cards): each
        for action, each in points.items()
    }
    assert len(found) == len(placements(board, hand))
    return found


def found_by_trying(board: Grid, hand: tuple[int, ...]) -> dict[frozenset[tuple[tuple[int, int], int]], int]:
    """The placements that the referee finds."""
    plain = {(place.x, place.y): oracle.plain(card) for place, card in board.items()}
    return oracle.placements(plain, list(hand))


BOARDS = [
    ("m50=r1c", "r2c g3s b4t y1x"),
    ("m50=w", "r2c g3s b4t w"),
    ("m50=r1c", "w w g3s b4t"),
    ("m50=r1c n50=w o50=w", "r2s g3s b4t y1x"),
    ("m50=r1c n50=w o50=w p50=g1t", "r2s g3s b4t y1x"),
    ("m50=r1c o50=r2c m51=g1s n51=g2s o51=g3s", "r3c r4c w b1c"),
    ("m50=w n50=g1c o50=w m51=r4c o51=g1t n49=b1c", "g1x r1s y1t b3t"),
    ("m50=r1c n50=r2c o50=r3c p50=r4c", "g1c w y3s b4c"),
    ("m50=r1c n50=w m51=w n51=g1t", "g1c r4x y3s b4c"),
    ("m50=r1c m51=w m52=g1t n52=w o52=b3t", "y1c r4x y3s b4c"),
    ("l50=w m50=r1c m51=g2s m52=b3t n52=w", "y4x r2c g1x b2s"),
]


@pytest.mark.parametrize(("board", "hand"), BOARDS)
def test_placements_and_points_agree_with_the_referee(board: str, hand: str) -> None:
    """Boards with and without wild cards, gaps, lots, and wild cards beside each other."""
    assert found_by_trying(grid(board), cards(hand)) == found_by_rules(grid(board), cards(hand))


@pytest.mark.parametrize("seed", [f"placements {number}" for number in range(8)])
def test_placements_of_random_games_agree_with_the_referee(seed: str) -> None:
    """Early positions of games that prefer placing wild cards."""
    turns = [state for state, actor, _ in walk(seed) if actor >= 0]
    for state in turns[1:9:2]:
        hand = state.hands[state.table.turn][:3]
        assert found_by_trying(state.table.grid, hand) == found_by_rules(state.table.grid, hand)


def test_property_by_property_is_card_by_card() -> None:
    """The referee's own short cut: properties of wild cards can be guessed one after the other."""
    for text, _ in BOARDS:
        board = {(place.x, place.y): oracle.plain(card) for place, card in grid(text).items()}
        assert oracle.consistent(board) == oracle.consistent_by_cards(board)
    wrong = {(place.x, place.y): oracle.plain(card) for place, card in grid(BROKEN).items()}
    assert not oracle.consistent(wrong)
    assert not oracle.consistent_by_cards(wrong)


BROKEN = "m50=w n50=g1c o50=w m51=r4c o51=g1t n49=b1c m49=g1x o49=r1s"
"""Two wild cards that have no identities together."""


def test_placements_are_sorted_by_notation_and_unique() -> None:
    """As the list of legal actions has to be."""
    found = placements(grid("m50=r1c n50=w"), cards("r2c g3s b4t y1x"))
    texts = [
        " ".join(f"{format_spot(place)}={CARD_NAMES[card]}" for place, card in action.cards)
        for action in found.actions
    ]
    assert texts == sorted(set(texts))
    assert len(texts) == len(found)
    assert tuple(found.points) == found.actions


def test_a_grid_remembers_what_was_found() -> None:
    """For the same hand in any order; old hands are forgotten after a while."""
    board = grid("m50=r1c")
    found = placements(board, cards("r2c g3s"))
    assert found is placements(board, cards("g3s r2c"))
    for hand in ("b1c", "b2c", "b3c", "b4c"):
        placements(board, cards(hand))
    again = placements(board, cards("r2c g3s"))
    assert found is not again
    assert found.actions == again.actions


def test_an_empty_hand_places_nothing() -> None:
    """Nothing is listed, and nothing breaks."""
    assert () == placements(grid("m50=r1c"), ()).actions
    assert {} == placements(grid("m50=r1c"), ()).points


def test_two_wild_cards_in_hand_are_not_told_apart() -> None:
    """Each placement is listed once."""
    actions = placements(grid("m50=r1c"), cards("w w")).actions
    assert 4 == sum(len(action.cards) == 1 for action in actions)
    assert len(actions) == len(set(actions))
    assert all(isinstance(action, Place) for action in actions)


@pytest.mark.parametrize("hand", ["r2c g3s b4t y1x", "r2c r3c r4c w"])
def test_first_turns_beside_one_card(hand: str) -> None:
    """Every single card fits on all four sides, and the rest agrees with the referee."""
    actions = placements(grid("m50=r1c"), cards(hand)).actions
    assert 16 == sum(len(action.cards) == 1 for action in actions)
    assert len(found_by_trying(grid("m50=r1c"), cards(hand))) == len(actions)


def _alive() -> int:
    return sum(isinstance(one, Grid | Placements | HandIndex) for one in gc.get_objects())


def test_what_was_searched_is_freed_without_the_garbage_collector() -> None:
    """A grid, its placements and the hand point at each other in no circle: a search makes thousands."""
    gc.collect()
    gc.disable()
    try:
        before = _alive()
        board = grid("m50=r1c n50=r2c")
        found = placements(board, cards("r3c g1s w"))
        assert found.actions
        assert found.best(0.0, out=False)
        assert found.worths
        assert before < _alive()
        del board, found
        assert before == _alive()
    finally:
        gc.enable()
