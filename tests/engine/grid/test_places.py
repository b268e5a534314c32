"""The form in which searches use places: situations, tables, the order of the squares."""

from __future__ import annotations

from hypothesis import given

from accessgames.engine.grid import Board, placements, rectangle
from accessgames.engine.grid.placement import MOST_PLACES, SHAPE_BITS, Places
from tests.engine.grid.shapes import BAR, DOMINO, DOT, SQUARE, boards

SHAPES = {"1": DOT, "2": DOMINO, "3": BAR}


@given(boards)
def test_every_place_is_in_the_table_once(board: Board) -> None:
    """The table has each placement at its first square, and each comes back from it."""
    places = Places(board, SHAPES, mirror=True)
    entries = [(at, entry) for at, listed in enumerate(places.table(frozenset(SHAPES))) for entry in listed]
    for at, (mask, _, _) in entries:
        assert at == (mask & -mask).bit_length() - 1
    found = [places.placed([change])[0] for _, (_, _, change) in entries]
    expected = [
        placement
        for name, shape in SHAPES.items()
        for placement in placements(board, board.mask, name, shape, mirror=True)
    ]
    assert len(expected) == len(found)
    assert set(expected) == set(found)


@given(boards)
def test_inner_order_runs_along_the_short_side(board: Board) -> None:
    """A mask keeps its number of squares, and the order is turned where the outline lies."""
    places = Places(board, SHAPES, mirror=True)
    inner = places.inner(board.mask)
    assert board.size == inner.bit_count()
    lying = bool(board.mask) and board.shape(board.mask).width > board.shape(board.mask).height
    assert (board.height if lying else board.width) == places.width
    assert lying or inner == board.mask


def test_situation() -> None:
    """A situation has the squares that are not free and the pieces left, each in its field."""
    board = rectangle(3, 3, upward=True)
    places = Places(board, SHAPES, mirror=True)
    key = places.situation(0b111, {"1": 2, "3": 1})
    assert 0b111111000 == key & board.whole
    assert 2 == key >> places.shift["1"] & MOST_PLACES
    assert 0 == key >> places.shift["2"] & MOST_PLACES
    assert 1 == key >> places.shift["3"] & MOST_PLACES
    assert (9, 9 + SHAPE_BITS, 9 + 2 * SHAPE_BITS) == tuple(places.shift.values())


def test_laying_is_adding() -> None:
    """Adding what an entry says covers its squares and takes one piece away."""
    board = rectangle(3, 3, upward=True)
    places = Places(board, SHAPES, mirror=True)
    key = places.situation(board.mask, {"1": 2, "2": 2, "3": 2})
    for mask, field, change in places.table(frozenset(SHAPES))[0]:
        after = key + change
        assert mask == after & board.whole
        unit = field & -field
        assert (key & field) - unit == after & field


def test_what_is_of_no_use_is_left_out() -> None:
    """Shapes without pieces or larger than the region are left out, numbers beyond the need are cut."""
    places = Places(rectangle(3, 3, upward=True), {**SHAPES, "4": SQUARE}, mirror=True)
    assert {"1": 3, "2": 1} == places.usable(0b111, {"1": 50, "2": 5, "3": 0, "4": 2})
