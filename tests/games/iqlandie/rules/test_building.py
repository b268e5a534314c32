from __future__ import annotations

import pytest

from accessgames.engine.grid import Square
from accessgames.games.iqlandie.material import BOARDS
from accessgames.games.iqlandie.rules import rounds as rules
from accessgames.games.iqlandie.rules.actions import Place, Unplace
from accessgames.games.iqlandie.rules.events import Built, JokersAsked, Placed, RoundBegan, Unplaced
from accessgames.games.iqlandie.rules.state import EMPTY_BOARD
from tests.games.iqlandie.boards import random_board
from tests.games.iqlandie.census import census
from tests.games.iqlandie.positions import GAME, board, building, do, events_of, names, piece, refused, spot


def test_all_build_at_the_same_time() -> None:
    """Whoever has built is awaited no longer."""
    state = building(["i3r v3b", "o4p t4g"])
    assert (0, 1) == GAME.actors(state)
    state = do(state, 1, "place o4p 1 a1 1", "place t4g 2 a1 1")
    state, events = events_of(state, 1, "done")
    assert (Built(1, (0,)),) == events
    assert (0,) == GAME.actors(state)


def test_a_piece_is_laid_with_its_points() -> None:
    """Points of the exposition before and after; the hand has one piece less."""
    state = building(["i3r v3b", ""], [board({3: ("x5r c2 b3 c3 d3 c4",)}), EMPTY_BOARD])
    state, events = events_of(state, 0, "place v3b 3 b1 3")
    (placed,) = events
    assert Placed(0, piece("v3b"), spot("v3b", 3, "a2 b2 b1"), 3, 6) == placed
    assert "i3r" == names(state.table.hands[0])
    assert (piece("v3b"),) == tuple(laid.piece for laid in state.table.fresh[0])


def test_a_piece_is_taken_up_again() -> None:
    """Everything is as it was before."""
    before = building(["i3r v3b", ""])
    state, events = events_of(before, 0, "place i3r 1 b2 1", "unplace 1 b2")
    assert (Unplaced(0, piece("i3r"), spot("i3r", 1, "b2 c2 d2"), 3, 0),) == events
    assert before == state


def test_pieces_may_go_anywhere_mirrored_or_turned() -> None:
    """Eight ways for the long corner, in every exposition that holds it."""
    state = building(["l4r", ""])
    legal = [GAME.format_action(action).split() for action in GAME.legal_actions(state, 0)]
    assert set("123456") == {words[2] for words in legal}
    assert set("12345678") == {words[4] for words in legal}


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("place t4r 1 a1 1", "hand"),
        ("place i3r 7 a1 1", "outside"),
        ("place i3r 0 a1 1", "outside"),
        ("place i3r 1 d1 1", "outside"),
        ("place i3r 1 a1 3", "outside"),
        ("place i3r 1 b3 1", "covered"),
        ("unplace 1 c3", "unplace"),
        ("exchange i3r", "fits"),
        ("exchange t4r", "hand"),
        ("done", "unbuilt"),
        ("ready", "phase"),
        ("pick i3r", "phase"),
    ],
)
def test_what_cannot_be_built_is_refused(text: str, key: str) -> None:
    """Each with its own reason; nothing changes."""
    state = building(["i3r", ""], [board({1: ("x5b c2 b3 c3 d3 c4",)}), EMPTY_BOARD])
    refusal = refused(state, 0, text)
    assert refusal is not None
    assert f"iqlandie-refused-{key}" == refusal.key


def test_what_is_covered_is_told_with_its_squares() -> None:
    """The clash is a mask of the exposition."""
    state = building(["i3r", ""], [board({1: ("x5b c2 b3 c3 d3 c4",)}), EMPTY_BOARD])
    refusal = refused(state, 0, "place i3r 1 a3 1")
    assert refusal is not None
    args = dict(refusal.args)
    assert spot("i3r", 1, "a3 b3 c3") == args["spot"]
    assert spot("i3r", 1, "b3 c3 d3").mask & spot("i3r", 1, "a3 b3 c3").mask == args["covered"]


def test_the_round_ends_when_all_have_built() -> None:
    """The player to the left chooses next, and nothing can be moved any more."""
    state = do(building(["i3r", ""]), 0, "place i3r 1 a1 1", "done")
    state, events = events_of(state, 1, "done")
    assert (Built(1, ()), RoundBegan(2, 12, 1, None)) == events
    assert ("choose", 1, ((), ())) == (state.table.phase, state.table.chooser, state.table.fresh)


def test_after_the_last_round_jokers_are_asked_for() -> None:
    """Of those seats that have some."""
    state = building(["o4j", ""], last=True)
    state = do(state, 0, "place o4j 1 a1 1", "done")
    state, events = events_of(state, 1, "done")
    assert JokersAsked((0,)) == events[-1]
    assert (0,) == GAME.actors(state)


def test_an_exchange_keeps_all_pieces() -> None:
    """The piece leaves the game, the single square comes from the supply: the census stays the same."""
    full = {
        each: tuple(f"o1r {square.name}" for square in rules_board(each) if (each, square.name) != (6, "d4"))
        for each in range(1, 7)
    }
    state = building(["x5g i3b", ""], [board(full), EMPTY_BOARD])
    counted = census(state)
    after = do(state, 0, "exchange x5g")
    assert "i3b o1g" == names(after.table.hands[0])
    assert counted == census(after)
    after = do(after, 0, "place o1g 6 d4 1", "exchange i3b")
    assert "" == names(after.table.hands[0])
    assert counted == census(after)


def rules_board(number: int) -> tuple[Square, ...]:
    """Return the squares of an exposition."""
    return BOARDS[number - 1].squares(BOARDS[number - 1].mask)


def test_a_single_square_without_room_leaves_the_game() -> None:
    """It goes back to the supply, and nothing comes instead."""
    full = {each: tuple(f"o1r {square.name}" for square in rules_board(each)) for each in range(1, 7)}
    state = building(["o1g", ""], [board(full), EMPTY_BOARD])
    counted = census(state)
    state = do(state, 0, "exchange o1g")
    assert ((), counted) == (state.table.hands[0], census(state))
    assert () == state.table.removed


def test_mistakes_of_the_rules_are_loud() -> None:
    """Places and pieces that do not exist are never passed over in silence."""
    state = building(["i3r", ""])
    with pytest.raises(ValueError, match="Place"):
        rules.place(state, 0, Place(piece("i3r"), 1, Square(9, 9), 1))
    with pytest.raises(ValueError, match="Unplace"):
        rules.unplace(state, 0, Unplace(1, Square(0, 0)))


@pytest.mark.parametrize("seed", range(6))
def test_places_listed_are_all_that_is_not_refused(seed: int) -> None:
    """Every anchor and orientation in every exposition, listed or refused."""
    state = building(["t4r*", ""], [random_board(f"list {seed}", 6 + 2 * seed), EMPTY_BOARD])
    listed = set(GAME.legal_actions(state, 0))
    for exposition in range(1, 7):
        for square in rules_board(exposition):
            for orientation in range(1, 9):
                action = Place(piece("t4r*"), exposition, square, orientation)
                assert (action in listed) == (GAME.refusal(state, 0, action) is None)
