from __future__ import annotations

from dataclasses import replace

from accessgames.engine import SPECTATOR
from accessgames.games.iqlandie.material import BAGS, MATERIAL
from accessgames.games.iqlandie.tasks import KINDS
from tests.games.iqlandie.positions import GAME, begin, building, choosing, names, piece, taking


def test_bags_are_told_with_their_contents() -> None:
    """Different pieces with their numbers, sorted by name; order in a bag is nobody's."""
    table = begin().table
    assert [32, 64, 48] == [sum(count for _, count in table.bag(name)) for name in BAGS]
    small = table.bag("small")
    assert (piece("i3b"), 2) == small[0]
    assert sorted(names((each,)) for each, _ in small) == [names((each,)) for each, _ in small]


def test_drawn_pieces_leave_their_bags() -> None:
    """Twelve for two players."""
    table = choosing(2).table
    assert 144 - 12 == sum(count for name in BAGS for _, count in table.bag(name))


def test_offers_are_found_by_kind() -> None:
    """In the order of the kinds."""
    table = choosing(3).table
    assert list(table.offers) == [table.offer(kind) for kind in KINDS]


def test_colours_of_a_seat() -> None:
    """None until a condition is dealt, and in a practice."""
    table = replace(begin(2).table, conditions=("c", ""))
    assert MATERIAL.conditions["c"] == table.colours_of(0)
    assert None is table.colours_of(1)


def test_the_taker_is_found_by_the_order() -> None:
    """First the first one."""
    table = taking(seats=3).table
    assert (0, 1, 2) == table.order
    assert [0, 1, 2] == [replace(table, turn=turn).taker for turn in range(3)]


def test_a_view_has_short_ways() -> None:
    """To the own hand, board and run."""
    state = building(["i3r", "o4p t4g"])
    view = GAME.view(state, 1)
    assert "o4p t4g" == names(view.hand)
    assert state.table.boards[1] == view.board
    assert None is view.run
    assert () == GAME.view(state, SPECTATOR).hand
