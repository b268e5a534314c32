"""Mistakes of notation."""

from __future__ import annotations

from accessgames.engine.grid import Square
from accessgames.games.iqlandie.tasks.malformed import malformed, square_on


def test_mistake_carries_text_and_form() -> None:
    """The offending text and what would be right are arguments of the sentence."""
    mistake = malformed("abc", "xyz")
    assert ("error-malformed-action", "abc", "xyz") == (
        mistake.key,
        mistake.args_["text"],
        mistake.args_["expected"],
    )


def test_long_texts_are_cut() -> None:
    """Nobody has to hear more than 80 characters of nonsense."""
    assert len(str(malformed("a" * 500, "x").args_["text"])) == 80


def test_squares_of_small_boards() -> None:
    """A square has to lie on the board that is meant."""
    assert Square(2, 2) == square_on("c3", 3)
    assert square_on("d3", 3) is None
    assert Square(3, 2) == square_on("d3", 5)
    assert square_on("c4", 3) is None
    assert square_on("C3", 3) is None
    assert square_on("", 5) is None
