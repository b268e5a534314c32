"""Sets of squares as they are written in files."""

from __future__ import annotations

import pytest
from hypothesis import given

from accessgames.engine.grid import Board, Square, rectangle
from accessgames.games.tetrikon.material.entries import MaterialError, read_squares, write_squares
from tests.engine.grid.shapes import boards


def test_runs_and_single_squares() -> None:
    """A run is written by its ends, everything divided by blanks."""
    board = rectangle(8, 8, upward=True)
    expected = (Square(1, 0), Square(2, 0), Square(3, 0), Square(0, 1))
    assert expected == read_squares("  b1-d1   a2 ", board, 1)
    assert "b1-d1 a2" == write_squares(board, board.mask_of(expected))


@given(boards)
def test_what_is_written_is_read(board: Board) -> None:
    """Every set of squares that is not empty comes back."""
    if board.mask:
        text = write_squares(board, board.mask)
        assert board.squares(board.mask) == read_squares(text, board, 1)
    else:
        assert "" == write_squares(board, 0)


@pytest.mark.parametrize(
    "text", ["a1-", "-a1", "a1-b1-c1", "a1,b1", "A1", "1a", "a1–b1", None, 3, ["a1"], {}]
)
def test_other_things_are_no_squares(text: object) -> None:
    """Anything else is refused, with what stands there."""
    with pytest.raises(MaterialError) as caught:
        read_squares(text, rectangle(8, 8, upward=True), 9)
    assert ("tetrikon-material-squares", 9) == (caught.value.key, caught.value.args_["line"])
