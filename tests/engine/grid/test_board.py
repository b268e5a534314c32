"""Boards: masks, areas, neighbours, holes."""

from __future__ import annotations

import pytest
from hypothesis import given

from accessgames.engine.grid import Board, Square, parse_square, polyomino, rectangle
from tests.engine.grid.shapes import boards

EIGHT = rectangle(8, 8, upward=True)


def mask(text: str, board: Board = EIGHT) -> int:
    """The mask of squares by name."""
    squares = [parse_square(word) for word in text.split()]
    return board.mask_of([square for square in squares if square is not None])


def test_bits() -> None:
    """Bit row times width plus column stands for a square."""
    board = rectangle(5, 3, upward=False)
    assert 1 == board.bit(Square(0, 0))
    assert 1 << 11 == board.bit(Square(1, 2))


@pytest.mark.parametrize("square", [Square(-1, 0), Square(0, -1), Square(5, 0), Square(0, 3)])
def test_nothing_outside(square: Square) -> None:
    """A square outside the rectangle has no bit, is not covered, and in a set it is an error."""
    board = rectangle(5, 3, upward=False)
    assert 0 == board.bit(square)
    assert not board.covers(square)
    with pytest.raises(ValueError, match="Square"):
        board.mask_of([square])


def test_covers_the_outline_only() -> None:
    """A square of the rectangle outside the outline cannot be covered."""
    board = EIGHT.outlined(mask("a1 b1"))
    assert board.covers(Square(1, 0))
    assert not board.covers(Square(2, 0))
    assert 2 == board.size


@given(boards)
def test_squares_come_back(board: Board) -> None:
    """The squares of a mask are sorted by row, then column, and make the mask again."""
    squares = board.squares(board.mask)
    assert sorted(squares, key=lambda square: (square.row, square.column)) == list(squares)
    assert board.mask == board.mask_of(squares)
    assert board.size == len(squares)


@given(boards)
def test_spreading_reaches_the_sides(board: Board) -> None:
    """Spreading adds what lies beside, above and below, and never goes round an edge."""
    expected = {
        Square(column, row)
        for square in board.squares(board.mask)
        for column, row in (
            square,
            (square.column + 1, square.row),
            (square.column - 1, square.row),
            (square.column, square.row + 1),
            (square.column, square.row - 1),
        )
        if board.bit(Square(column, row))
    }
    assert expected == set(board.squares(board.spread(board.mask)))


def test_neighbours() -> None:
    """Neighbours touch with a side, lie inside the outline and are not part of the mask."""
    board = EIGHT.outlined(mask("a1 b1 c1 a2 c2"))
    assert mask("a1 c1") == board.neighbours(mask("b1"))
    assert mask("a1 c1 a2 c2") == board.neighbours(mask("b1 b2"))


@given(boards)
def test_regions_divide_a_mask(board: Board) -> None:
    """Regions are apart, make up the mask, hang together, and come by their first squares."""
    regions = board.regions(board.mask)
    assert board.mask == sum(regions)
    for region in regions:
        assert board.shape(region).connected
        assert 0 == board.spread(region) & board.mask & ~region
    firsts = [region & -region for region in regions]
    assert sorted(firsts) == firsts


def test_region_of_a_square() -> None:
    """The area around a square is what can be reached from it; nothing, if it is not part of the mask."""
    free = mask("a1 b1 d1 d2 e3")
    assert mask("a1 b1") == EIGHT.region(mask("b1"), free)
    assert 0 == EIGHT.region(mask("c1"), free)


def test_holes() -> None:
    """What is enclosed is a hole; what reaches the edge of the board is none."""
    ring = mask("b2 c2 d2 b3 d3 b4 c4 d4")
    assert (mask("c3"),) == EIGHT.holes(ring)
    assert () == EIGHT.holes(mask("b1 c1 d1 b2 d2"))
    assert () == EIGHT.holes(mask("a1 b1 a2"))


def test_a_corner_does_not_open_a_hole() -> None:
    """A way over a corner leads nowhere, so a hole that touches the outside there is one all the same."""
    assert (mask("c3"),) == EIGHT.holes(mask("b3 c2 d3 c4"))


def test_shape_of_a_mask() -> None:
    """A mask looks like its squares without their place."""
    assert polyomino([(0, 0), (1, 0), (1, 1)]) == EIGHT.shape(mask("f7 g7 g8"))


def test_outlined() -> None:
    """Another outline leaves the rectangle and the way of counting as they are."""
    board = Board(4, 6, upward=False, mask=3).outlined(12)
    assert Board(4, 6, upward=False, mask=12) == board
    assert (1 << 24) - 1 == board.whole


@given(boards)
def test_a_board_is_turned_like_its_shapes(board: Board) -> None:
    """What is on it looks as the same shape turned, four quarters are none, and left is three times right."""
    if not board.mask:
        return
    for quarters in range(-3, 5):
        assert board.shape(board.mask).turned(quarters, upward=board.upward) == board.turned(quarters).shape(
            board.turned(quarters).mask
        )
    assert board == board.turned(4) == board.turned(1).turned(-1) == board.turned(3).turned(1)


def test_the_lower_left_square_goes_up_when_turned_right() -> None:
    """Where rows are counted from the bottom; where they are counted from the top, a1 goes to the right."""
    assert Square(0, 2) == rectangle(3, 2, upward=True).turned_square(Square(0, 0), 1)
    assert Square(1, 0) == rectangle(3, 2, upward=False).turned_square(Square(0, 0), 1)
