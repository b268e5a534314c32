from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from accessgames.games.iqlandie.rules.scoring import items_of, outcome, score_of, totals
from accessgames.games.iqlandie.rules.state import EMPTY_BOARD, PlayerBoard, declared, jokers
from tests.games.iqlandie.positions import GAME, begin, board

if TYPE_CHECKING:
    from accessgames.games.iqlandie.rules.state import IqTable


def table_of(*boards: PlayerBoard, firsts: tuple[int, ...] = (), conditions: str = "abcd") -> IqTable:
    """Return the table of a finished match."""
    table = begin(len(boards)).table
    return replace(
        table,
        phase="over",
        ending="rounds",
        boards=boards,
        firsts=firsts or (0,) * len(boards),
        conditions=tuple(conditions[: len(boards)]),
    )


def painted(position: PlayerBoard, colour: str) -> PlayerBoard:
    """Return a board whose first joker is declared."""
    return declared(position, jokers(position)[0], colour)


def test_more_points_win() -> None:
    """Items add up to the totals."""
    table = table_of(board({1: ("i3r a1 b1 c1",)}), board({1: ("i4r a1 b1 c1 d1",)}))
    result = outcome(table)
    assert ((6, 7), (2, 1), "rounds") == (result.totals, result.places, result.ending)
    assert totals(table) == result.totals
    assert items_of(table, 1) == result.items[1]


def test_ties_go_to_more_points_of_the_condition() -> None:
    """First criterion: point 7."""
    pairs = board({1: ("o1r a1", "o1p b1")})
    table = table_of(board({1: ("i3b a1 b1 c1",)}), pairs, conditions="aa")
    assert (6, 6) == totals(table)
    assert (2, 1) == outcome(table).places


def test_then_to_fewer_jokers() -> None:
    """Second criterion: jokers used, declared or not."""
    wild = painted(board({1: ("i3j a1 b1 c1",)}), "blue")
    table = table_of(wild, board({1: ("i3b a1 b1 c1",)}))
    assert (6, 6) == totals(table)
    assert (2, 1) == outcome(table).places


def test_single_squares_of_jokers_are_jokers() -> None:
    """For ties, too."""
    one = painted(board({1: ("i3b a1 b1 c1", "o1j d1")}), "blue")
    two = board({1: ("i4b a1 b1 c1 d1",)})
    assert (2, 1) == outcome(table_of(one, two)).places


def test_else_the_place_is_shared() -> None:
    """Third criterion: all of them win."""
    same = board({1: ("i3b a1 b1 c1",)})
    result = outcome(table_of(same, same, EMPTY_BOARD))
    assert (1, 1, 3) == result.places
    assert (0, 1) == result.winners()


def test_a_score_is_known_at_any_time() -> None:
    """Open jokers stand for what brings most."""
    table = table_of(board({1: ("i3b a1 b1 c1", "o4j a2 b2 a3 b3")}), EMPTY_BOARD, firsts=(2, 0))
    assert 7 + 3 + 4 == score_of(table, 0)


def test_in_a_practice_firsts_alone_count() -> None:
    """There are no boards to score."""
    table = replace(begin(2, {"practice": "optics"}).table, phase="over", ending="practice", firsts=(2, 1))
    result = outcome(table)
    assert ((4, 2), "practice") == (result.totals, result.ending)
    assert ["iqlandie-item-firsts"] == [item.rule for item in result.items[0]]


def test_there_is_no_result_before_the_end() -> None:
    """The game goes on."""
    assert None is GAME.outcome(begin(2))
