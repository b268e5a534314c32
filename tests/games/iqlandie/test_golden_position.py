"""The worked example of the rulebook: 20 + 14 + 21 + 15 + 12 + 12 + 16 + 12 = 122."""

from __future__ import annotations

from dataclasses import replace

from accessgames.games.iqlandie.material import EXPOSITIONS, MATERIAL
from accessgames.games.iqlandie.rules.placements import placement_gains_on
from accessgames.games.iqlandie.rules.scoring import board_points, items, items_of, outcome, score_of
from accessgames.games.iqlandie.rules.state import pieces_on
from tests.games.iqlandie import oracle
from tests.games.iqlandie.positions import GOLDEN, begin, board, mask, piece

RED_PURPLE = MATERIAL.conditions["a"]


def test_the_golden_position_scores_as_in_the_rulebook() -> None:
    """Every point of the example comes out, and so does their sum."""
    found = items(EXPOSITIONS, board(GOLDEN), RED_PURPLE, 6)
    assert [20, 14, 21, 15, 12, 12, 16, 12] == [item.amount for item in found]
    assert 122 == sum(item.amount for item in found)


def test_the_independent_scorer_agrees() -> None:
    """A scorer that shares no code finds the same points."""
    assert [20, 14, 21, 15, 12, 12, 16] == oracle.fixed(board(GOLDEN), RED_PURPLE, {})
    assert 110 == board_points(EXPOSITIONS, board(GOLDEN), RED_PURPLE)


def test_it_is_made_of_24_pieces() -> None:
    """12 rounds of two pieces: 13 purple, 8 red and 3 others on 93 squares."""
    laid = pieces_on(board(GOLDEN))
    assert 24 == len(laid)
    assert 93 == sum(each.spot.mask.bit_count() for each in laid)
    assert (13, 8) == tuple(sum(each.colour == name for each in laid) for name in ("purple", "red"))


def test_every_point_is_explained() -> None:
    """The items carry colours, gaps with their squares, shapes, robots, lines and pairs."""
    args = [dict(item.args) for item in items(EXPOSITIONS, board(GOLDEN), RED_PURPLE, 6)]
    assert {"exposition": 1, "colour": "purple", "count": 20} == args[0]
    assert {"exposition": 2, "colours": ("purple", "red"), "counts": (8, 7)} == args[1]
    gaps = tuple(mask(3, squares) for squares in ("d1 e1", "a2 a3", "c3", "e3", "a5", "c5", "e5"))
    assert {"exposition": 3, "count": 7, "gaps": gaps} == args[2]
    assert {"exposition": 4, "count": 5, "shapes": ("i3", "v3", "l4", "p5", "t4")} == args[3]
    links = ((mask(5, "b2"), mask(5, "c2")), (mask(5, "c2"), mask(5, "c3")))
    assert {"exposition": 5, "robots": mask(5, "b2 c2 c3"), "links": links} == args[4]
    assert {"exposition": 6, "count": 4, "rows": (0, 1), "columns": (0, 1)} == args[5]
    assert {"colours": ("red", "purple"), "counts": (8, 13), "pieces": 24} == args[6]
    assert {"count": 6} == args[7]


def test_a_match_that_ends_so_has_122_points() -> None:
    """The score of a table is the sum of the same items."""
    table = begin(2).table
    boards = (board(GOLDEN), table.boards[1])
    table = replace(table, boards=boards, conditions=("a", "b"), firsts=(6, 0), phase="over", ending="rounds")
    assert 122 == score_of(table, 0)
    assert items(EXPOSITIONS, boards[0], RED_PURPLE, 6) == items_of(table, 0)
    assert (122, 3) == outcome(table).totals
    assert (1, 2) == outcome(table).places


def test_one_more_piece_changes_what_it_should() -> None:
    """A red square that fills exposition 6 is best: four more full lines, and a pair."""
    position = board(GOLDEN)
    best = placement_gains_on(EXPOSITIONS, position, RED_PURPLE, piece("o4r"))[0]
    assert (6, mask(6, "c3 d3 c4 d4")) == (best.spot.exposition, best.spot.mask)
    assert (12, 24, 14) == (best.before, best.after, best.total)
