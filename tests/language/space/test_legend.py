from __future__ import annotations

import pytest

from accessgames.engine.grid import rectangle
from accessgames.language.space import explain_free, explain_piece
from tests.language.space.boards import CIRCLE, heard, mask

BOARD = rectangle(4, 4, upward=True)


@pytest.mark.parametrize(
    ("squares", "full"),
    [(0b1, "volno, 1 čtvereček"), (0b111, "volno, 3 čtverečky"), (0b11111, "volno, 5 čtverečků")],
)
def test_free_squares_are_counted(squares: int, full: str) -> None:
    """In the key there is no sign to count them by."""
    assert [full] == heard(explain_free(squares))
    assert ["volno"] == heard(explain_free(squares), form="brief")


def test_a_piece_is_told_with_its_squares() -> None:
    """So that the letter on the paper can be looked up, and the other way round."""
    told = explain_piece(BOARD, mask(BOARD, "a1 b1 b2"), CIRCLE)
    assert ["kruh: a1 až b1, b2"] == heard(told)
    assert ["circle: a1 to b1, b2"] == heard(told, "en")
    assert ["k"] == heard(told, form="braille")
