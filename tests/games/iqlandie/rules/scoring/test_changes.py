from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.engine import SPECTATOR, Stream
from accessgames.games.iqlandie.material import CONDITIONS, EXPOSITIONS, MATERIAL, PIECES
from accessgames.games.iqlandie.rules.placements import placement_gains, placement_gains_on
from accessgames.games.iqlandie.rules.scoring import board_points, exposition_points
from accessgames.games.iqlandie.rules.state import Laid, places, with_piece
from tests.games.iqlandie.boards import random_board
from tests.games.iqlandie.positions import GAME, board, building, piece

if TYPE_CHECKING:
    from accessgames.engine.grid import Square
    from accessgames.games.iqlandie.material_file import Exposition

PAIR = MATERIAL.conditions["a"]


@pytest.mark.parametrize("jokers", [0, 2])
@pytest.mark.parametrize("seed", range(12))
def test_every_change_is_what_laying_the_piece_brings(seed: int, jokers: int) -> None:
    """Exposition and whole score before and after, for the places of many pieces, jokers included."""
    position = random_board(f"changes {seed}", 5 + seed, jokers)
    pair = MATERIAL.conditions[CONDITIONS[seed % 4]]
    stream = Stream(str(seed), "pieces")
    for each in stream.sample(sorted(PIECES.values()), 6):
        found = placement_gains_on(EXPOSITIONS, position, pair, each)
        assert sorted(spot.mask for spot in places(EXPOSITIONS, position, each)) == sorted(
            change.spot.mask for change in found
        )
        for change in found if len(found) < 60 else stream.sample(found, 60):
            after = with_piece(position, Laid(each, change.spot, each.colour))
            index = change.spot.exposition - 1
            assert exposition_points(EXPOSITIONS[index], position[index]) == change.before
            assert exposition_points(EXPOSITIONS[index], after[index]) == change.after
            assert (
                board_points(EXPOSITIONS, after, pair) - board_points(EXPOSITIONS, position, pair)
                == change.total
            )


@pytest.mark.parametrize("seed", range(4))
def test_the_best_place_comes_first(seed: int) -> None:
    """By the change of the whole score, then of the exposition."""
    for each in (piece("t4r"), piece("p5b*"), piece("o1p"), piece("u5j")):
        found = placement_gains_on(EXPOSITIONS, random_board(f"best {seed}", 12), PAIR, each)
        keys = [(-change.total, -change.gain) for change in found]
        assert sorted(keys) == keys


def test_a_view_tells_its_own_board_and_condition() -> None:
    """The same for a seat; a spectator lays nothing."""
    state = building(["t4r", "o4p"], [board({1: ("i3r a1 b1 c1",)}), random_board("x", 9)])
    view = GAME.view(state, 1)
    pair = state.table.colours_of(1)
    assert placement_gains_on(EXPOSITIONS, state.table.boards[1], pair, piece("o4p")) == placement_gains(
        view, piece("o4p")
    )
    assert () == placement_gains(GAME.view(state, SPECTATOR), piece("o4p"))


def test_every_change_is_a_legal_action() -> None:
    """What is listed can be done."""
    state = building(["x5g*", ""], [random_board("legal", 14), random_board("y", 3)])
    legal = set(GAME.legal_actions(state, 0))
    found = placement_gains(GAME.view(state, 0), piece("x5g*"))
    assert legal == {change.action for change in found}


def test_a_full_exposition_has_no_places() -> None:
    """And a board that is full everywhere none at all."""
    full = {each.number: tuple(f"o1r {square.name}" for square in squares(each)) for each in EXPOSITIONS}
    jammed = board({1: full[1], 3: full[3]})
    assert {2, 4, 5, 6} == {
        each.spot.exposition for each in placement_gains_on(EXPOSITIONS, jammed, PAIR, piece("x5g"))
    }
    assert () == placement_gains_on(EXPOSITIONS, board(full), PAIR, piece("o1g"))


def squares(exposition: Exposition) -> tuple[Square, ...]:
    """Return the squares of an exposition."""
    return exposition.board.squares(exposition.board.mask)
