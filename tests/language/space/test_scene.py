from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.engine.grid import Square, rectangle
from accessgames.language import Phrase
from accessgames.language.space import Patch, Scene
from tests.language.space.boards import CIRCLE, CROSS, board, mask, scene, square

if TYPE_CHECKING:
    from accessgames.language.space.board import Stretch

BOARD = board(
    ".##.",
    "####",
    "##.#",
)


def told(stretches: tuple[Stretch, ...]) -> list[tuple[str, str, object]]:
    """First and last square of each stretch, and what is on it."""
    return [
        (one.run.first.name, one.run.last.name, one.patch.name if one.patch else None) for one in stretches
    ]


def test_free_and_covered_squares_make_up_the_outline() -> None:
    """What lies outside of it does not count."""
    on = scene(BOARD, circle="a1 a2", cross="b2")
    assert mask(BOARD, "a1 a2 b2") == on.covered
    assert mask(BOARD, "b1 d1 c2 d2 b3 c3") == on.free
    assert BOARD.mask == on.covered | on.free


def test_an_empty_scene_is_free() -> None:
    """Nothing lies on a new board."""
    assert (0, BOARD.mask) == (Scene(BOARD).covered, Scene(BOARD).free)


def test_what_lies_on_a_square() -> None:
    """The patch, or None; also outside of the rectangle."""
    on = scene(BOARD, circle="a1 a2")
    found = on.at(square("a2"))
    assert found is not None
    assert CIRCLE == found.name
    assert on.at(square("b2")) is None
    assert on.at(Square(-1, 0)) is None


def test_a_row_joins_neighbours_with_the_same_content() -> None:
    """Free squares and patches; the edge of the outline parts them."""
    on = scene(BOARD, circle="a2 b2", cross="c2")
    assert [("a2", "b2", CIRCLE), ("c2", "c2", CROSS), ("d2", "d2", None)] == told(on.row(1))
    assert [("a1", "b1", None), ("d1", "d1", None)] == told(on.row(0))


def test_a_column_joins_neighbours_with_the_same_content() -> None:
    """From row 1 on."""
    on = scene(BOARD, circle="b1 b2")
    assert [("b1", "b2", CIRCLE), ("b3", "b3", None)] == told(on.column(1))


def test_two_pieces_of_a_kind_are_two() -> None:
    """Also where they touch."""
    whole = rectangle(4, 1, upward=True)
    on = Scene(whole, (Patch(0b0011, Phrase("circle")), Patch(0b1100, Phrase("circle"))))
    assert [("a1", "b1", CIRCLE), ("c1", "d1", CIRCLE)] == told(on.row(0))


def test_a_line_outside_of_the_outline_is_empty() -> None:
    """There is nothing to tell of it."""
    assert () == Scene(board("...", "###")).row(1)
    assert () == Scene(board(".#", ".#")).column(0)
    assert () == Scene(board("#")).row(5)
