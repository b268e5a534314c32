"""Lists of ways to build, against asking for every place one by one."""

from __future__ import annotations

import pytest

from accessgames.engine.grid import Square
from accessgames.games.tetrikon.rules.actions import Build, Exchange
from accessgames.games.tetrikon.rules.events import Built, Exchanged
from accessgames.games.tetrikon.rules.pieces import find_placed, fits_something, legal_builds, legal_exchanges
from tests.games.tetrikon.positions import GAME, GEAR, free_of, only, play, position, refused, square

SQUARES = [Square(column, row) for column in range(5) for row in range(4)]
PLACED = ["", "l4 1 a1", "d2 1 a1, k1 1 c1, t3 1 b3", "i4 1 a1, i4 1 a2, i4 1 a3"]


@pytest.mark.parametrize("placed", PLACED)
@pytest.mark.parametrize("mirror", ["yes", "no"])
def test_builds_are_all_legal_ways(placed: str, mirror: str) -> None:
    """Whatever is not refused is listed, in the order of the notation, and nothing else."""
    state = position(free=["l4 k1 s4 l4"], placed=[placed], options={"mirror": mirror})
    every = [
        Build(piece, orientation, anchor)
        for piece in ("k1", "l4", "s4", "x5")
        for orientation in range(10)
        for anchor in SQUARES
    ]
    expected = [action for action in every if GAME.refusal(state, 0, action) is None]
    found = list(legal_builds(GEAR, state.table, 0))
    assert sorted(map(GAME.format_action, expected)) == list(map(GAME.format_action, found))
    assert bool(expected) == fits_something(GEAR, state.table, 0)


@pytest.mark.parametrize("placed", PLACED)
def test_exchanges_are_all_legal_ways(placed: str) -> None:
    """The same for exchanges: every piece that may come out with every way to lay another."""
    state = position(free=["l4 k1 s4"], placed=[placed])
    every = [
        Exchange(removed, piece, orientation, anchor)
        for removed in SQUARES
        for piece in ("k1", "l4", "s4")
        for orientation in range(1, 9)
        for anchor in SQUARES
    ]
    expected = [action for action in every if GAME.refusal(state, 0, action) is None]
    found = list(legal_exchanges(GEAR, state.table, 0))
    assert sorted(map(GAME.format_action, expected)) == list(map(GAME.format_action, found))
    listed = [action for action in GAME.legal_actions(state, 0) if isinstance(action, Exchange)]
    assert listed == found


def test_a_piece_is_found_by_its_anchor() -> None:
    """Only by the anchor, not by another square it covers."""
    player = position(placed=["d2 1 b1"]).table.players[0]
    placement = find_placed(player, square("b1"))
    assert placement is not None
    assert "d2" == placement.shape
    assert find_placed(player, square("c1")) is None


def test_of_two_equal_pieces_one_is_laid() -> None:
    """The other stays free."""
    state, events = play(position(free=["k1 d2 k1"]), "build k1 1 a1")
    assert ("d2 k1", 11) == (free_of(state, 0), only(events, Built).left)


def test_an_exchange_tells_both_pieces() -> None:
    """What came out and what came in."""
    state, events = play(position(free=["d2"], placed=["k1 1 a1, t3 1 a2"]), "exchange a1 d2 1 a1")
    told = only(events, Exchanged)
    assert ("k1", "d2", 7) == (told.removed.shape, told.placement.shape, told.left)
    assert ["t3", "d2"] == [placement.shape for placement in state.table.players[0].placed]


def test_equal_pieces_may_change_places() -> None:
    """A second piece of the same type may come to another place: it is another piece."""
    state = position(free=["d2"], placed=["d2 1 a1"])
    assert "same" == refused(state, "exchange a1 d2 1 a1")
    assert "" == refused(state, "exchange a1 d2 1 b1")
