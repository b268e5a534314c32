"""Places of shapes on boards."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from accessgames.engine.grid import Board, Polyomino, Square, place, placements, rectangle
from tests.engine.grid.shapes import BAR, CROSS, DOT, L4, boards, shapes

EIGHT = rectangle(8, 8, upward=True)


def test_numbers_on_an_empty_board() -> None:
    """A shape of width w and height h has (9 - w)(9 - h) places in each orientation on 8 by 8 squares."""
    assert 64 == len(placements(EIGHT, EIGHT.mask, "dot", DOT, mirror=True))
    assert 2 * 6 * 8 == len(placements(EIGHT, EIGHT.mask, "bar", BAR, mirror=True))
    assert 6 * 6 == len(placements(EIGHT, EIGHT.mask, "cross", CROSS, mirror=True))
    assert 8 * 6 * 7 == len(placements(EIGHT, EIGHT.mask, "l", L4, mirror=True))
    assert 4 * 6 * 7 == len(placements(EIGHT, EIGHT.mask, "l", L4, mirror=False))


def test_anchor_is_covered_and_first() -> None:
    """The anchor of a cross is its lowest square, which stands in the middle column."""
    found = place(EIGHT, "cross", CROSS, 1, Square(3, 0), mirror=False)
    assert found is not None
    assert "d1 c2 d2 e2 d3" == " ".join(square.name for square in EIGHT.squares(found.mask))


def test_no_place_beyond_the_edge() -> None:
    """A shape that would reach over the edge, or an orientation that does not exist, has no place."""
    assert place(EIGHT, "cross", CROSS, 1, Square(0, 0), mirror=False) is None
    assert place(EIGHT, "cross", CROSS, 2, Square(3, 0), mirror=False) is None
    assert place(EIGHT, "l", L4, 5, Square(0, 0), mirror=False) is None
    assert place(EIGHT, "bar", BAR, 1, Square(6, 0), mirror=False) is None


@given(boards, shapes, st.booleans(), st.integers(0, (1 << 64) - 1))
def test_placements_lie_on_free_squares(board: Board, shape: Polyomino, mirror: bool, free: int) -> None:
    """Each place covers free squares of the outline, looks as its orientation says, and none is missing."""
    ways = {way.number: way.shape for way in shape.orientations(mirror=mirror, upward=board.upward)}
    found = placements(board, free, "shape", shape, mirror=mirror)
    for placement in found:
        assert 0 == placement.mask & ~(board.mask & free)
        assert ways[placement.orientation] == board.shape(placement.mask)
        assert board.square(placement.mask) == placement.anchor
        assert placement == place(
            board, "shape", shape, placement.orientation, placement.anchor, mirror=mirror
        )
    everywhere = {
        board.mask_of([Square(column + left, row + up) for column, row in way.squares])
        for way in ways.values()
        for left in range(board.width - way.width + 1)
        for up in range(board.height - way.height + 1)
    }
    fitting = {mask for mask in everywhere if not mask & ~(board.mask & free)}
    assert fitting == {placement.mask for placement in found}
    assert len(fitting) == len(found)


@given(boards, shapes)
def test_placements_are_sorted(board: Board, shape: Polyomino) -> None:
    """Places come by orientation, then by the row and the column of the corner they lie in."""
    found = placements(board, board.mask, "shape", shape, mirror=True)
    keys = [(place.orientation, place.anchor.row, place.anchor.column) for place in found]
    assert sorted(keys) == keys
